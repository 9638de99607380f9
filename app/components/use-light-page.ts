import { useRouteLoaderData } from "@remix-run/react";

/**
 * Whether this page comes without script and foreign pictures. An error page that knows nothing of its visitor is full.
 */
export function useLightPage(): boolean {
  const data = useRouteLoaderData("root") as { light?: boolean } | undefined;
  return data?.light ?? false;
}
