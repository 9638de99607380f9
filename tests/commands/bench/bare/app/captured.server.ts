import { readFileSync } from "node:fs";
import type { Captured } from "../../capture";
import { parseHtml, type Drawn } from "./parse-html";

const { pages, api } = JSON.parse(readFileSync(process.env.BARE_CAPTURED!, "utf8")) as Captured;

/** The text of `GET /api/providers`. */
export const apiText = api;

/**
 * A page's loader data, and with it the page's HTML (or, for the variant
 * `drawn`, its elements), which is not enumerable: the page is rendered from it,
 * and the browser does not get it a second time as data. So the answer is as
 * long as ours, part by part.
 */
const loaderData = new Map(
  Object.entries(pages).map(([path, { html, loaderData }]) => {
    const data = { captured: loaderData } as { captured: unknown; html: string; elements: Drawn[] | null };
    const elements = process.env.BARE_VARIANT === "drawn" ? parseHtml(html) : null;
    return [path, Object.defineProperties(data, { html: { value: html }, elements: { value: elements } })];
  }),
);

/** @throws 404 for a path that was not captured. */
export function pageAt(path: string) {
  const page = loaderData.get(path);
  if (!page) throw new Response("Not Found", { status: 404 });
  return page;
}
