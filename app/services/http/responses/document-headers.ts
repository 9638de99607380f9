import type { HeadersFunction } from "@remix-run/node";

/**
 * The `headers` of every screen with a loader or an action: what they say about
 * trying again, and about keeping the page, reaches the document. Remix asks the deepest route only, and
 * takes nothing over by itself.
 */
export const documentHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, loaderHeaders }) => {
  const headers = new Headers();
  for (const source of [errorHeaders, actionHeaders, loaderHeaders]) {
    const retryAfter = source?.get("Retry-After");
    if (retryAfter) headers.set("Retry-After", retryAfter);
  }
  const cacheControl = errorHeaders ? null : loaderHeaders.get("Cache-Control");
  if (cacheControl) headers.set("Cache-Control", cacheControl);
  return headers;
};

/**
 * For a loader of personal data: no cache may keep what it answers. A document
 * is never kept unless its loader says so; the data of a client navigation is.
 */
export const NO_STORE = { headers: { "Cache-Control": "no-store" } };
