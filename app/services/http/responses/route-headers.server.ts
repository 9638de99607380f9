import type { HeadersFunction, ServerBuild } from "@remix-run/node";
import { documentHeaders } from "./document-headers";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** What says something of the bytes that a resource sends. Its data address sends others, in Remix's own form. */
const OF_THE_BODY = /^(?:content-(?!security-policy).*|etag|last-modified|accept-ranges|transfer-encoding)$/;
/** What Remix takes over by itself, whatever a route's `headers` say. */
const TAKEN_OVER = "set-cookie";

/** The `headers` of a resource: all that its answer says, but for what is said of its bytes. */
const resourceHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, loaderHeaders }) => {
  const headers = new Headers();
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    for (const [name, value] of source ?? [])
      if (name !== TAKEN_OVER && !OF_THE_BODY.test(name)) headers.set(name, value);
  }
  return headers;
};

const draws = ({ module }: Route) => "default" in module;
const answers = ({ module }: Route) => "loader" in module || "action" in module;

/**
 * Gives each route a say in the headers of its data. A route's data can be had
 * by itself (`….data`, as our script asks for it), a resource's too, and there
 * Remix keeps nothing of what the route's answer says besides cookies unless
 * the route has `headers`: a record came without `Cache-Control: no-store`, a
 * 429 without `Retry-After`. Here and not route by route: one that is added has it without a word.
 */
export function withRouteHeaders(build: ServerBuild): ServerBuild {
  const told = (route: Route): Route =>
    answers(route) && !("headers" in route.module)
      ? { ...route, module: { ...route.module, headers: draws(route) ? documentHeaders : resourceHeaders } }
      : route;
  return {
    ...build,
    routes: Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route && told(route)])),
  };
}
