import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageAt } from "../captured.server";
import { draw } from "../parse-html";

export const loader = ({ request }: LoaderFunctionArgs) => pageAt(new URL(request.url).pathname);

export default function Page() {
  const { html, elements } = useLoaderData<typeof loader>();
  if (elements) return <div>{...draw(elements)}</div>;
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
