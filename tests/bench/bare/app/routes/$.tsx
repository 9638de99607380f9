import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAt } from "../captured.server";

export const loader = ({ request }: LoaderFunctionArgs) => pageAt(new URL(request.url).pathname);

export default function Page() {
  const { html } = useLoaderData<typeof loader>();
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
