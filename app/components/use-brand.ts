import { useRouteLoaderData } from "@remix-run/react";

export type Brand = { name: string; supportPhone: string; supportEmail: string };

/** Until the root's data is there, which only an error page has to do without. */
const FALLBACK: Brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };

/** The configured brand, with the phone number as a link target. */
export function useBrand(): Brand & { phoneHref: string } {
  const data = useRouteLoaderData("root") as { brand?: Brand } | undefined;
  const brand = data?.brand ?? FALLBACK;
  return { ...brand, phoneHref: `tel:${brand.supportPhone.replace(/[^\d+]/g, "")}` };
}
