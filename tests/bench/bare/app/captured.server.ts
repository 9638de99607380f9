import { readFileSync } from "node:fs";
import type { Captured } from "../../capture";

const { pages, api } = JSON.parse(readFileSync(process.env.BARE_CAPTURED!, "utf8")) as Captured;

/** The text of `GET /api/providers`. */
export const apiText = api;

/**
 * A page's loader data, and with it the page's HTML, which is not enumerable:
 * the page is rendered from it, and the browser does not get it a second time
 * as data. So the answer is as long as ours, part by part.
 */
const loaderData = new Map(
  Object.entries(pages).map(([path, { html, loaderData }]) => {
    const data = { captured: loaderData } as { captured: unknown; html: string };
    return [path, Object.defineProperty(data, "html", { value: html, enumerable: false })];
  }),
);

/** @throws 404 for a path that was not captured. */
export function pageAt(path: string) {
  const page = loaderData.get(path);
  if (!page) throw new Response("Not Found", { status: 404 });
  return page;
}
