/**
 * The address of the page that a request is for, as its visitor sees it: without what Remix adds for its own fetches.
 */
export function pagePath(request: Request): { pathname: string; search: string } {
  const { pathname, search } = new URL(request.url);
  return { pathname: pathname.replace(/\.data$/, ""), search: search.replace(/[?&]_routes=[^&]*/, "") };
}
