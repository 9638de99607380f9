import type { ServerBuild } from "@remix-run/node";

/** Remix's own fetch for the data of `/`. */
const ROOT_DATA = "/_root.data";

/**
 * Remix ranks all routes anew for each request, three times for a page: with eighty
 * of them an eighth of what a page costs. So what answers an address is given those routes only
 * that begin with the address's first segment, or with no particular one; and where the address is no longer than that, those
 * that are no longer either: of a screen and five more below it, it tries the five first.
 *
 * @param make what answers, from the routes it is given; called twice for each first segment that routes begin with,
 *   and once with all routes, for the addresses that begin otherwise (written in capitals, say, which match as well).
 * @returns what answers a path.
 */
export function byFirstSegment<Answerer>(
  build: ServerBuild,
  make: (build: ServerBuild) => Answerer,
): (path: string) => Answerer {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  /** The route below the root that a route is, or stands in. */
  const branchOf = (route: (typeof routes)[number]): (typeof routes)[number] => {
    const parent = route.parentId ? build.routes[route.parentId] : undefined;
    return parent?.parentId ? branchOf(parent) : route;
  };
  const beginningOf = (route: (typeof routes)[number]) => {
    const branch = branchOf(route);
    if (branch.index && !branch.path) return "/";
    const first = branch.path?.split("/")[0] ?? "";
    return /^[a-z]+(?:-[a-z]+)*$/.test(first) ? first : null;
  };
  /** The segments that an address must have to come to a route: neither those that may be missing nor a rest of any length. */
  const leastSegments = ({ path, parentId }: (typeof routes)[number]): number => {
    const own = path?.split("/").filter((part) => part !== "" && part !== "*" && !part.endsWith("?")).length ?? 0;
    const parent = parentId ? build.routes[parentId] : undefined;
    return own + (parent ? leastSegments(parent) : 0);
  };
  const answererOf = (some: typeof routes) =>
    make({ ...build, routes: Object.fromEntries(some.map((route) => [route.id, route])) });
  const beginnings = new Map(routes.map((route) => [route, beginningOf(route)]));
  const answerers = new Map<string, { alone: Answerer; longer: Answerer }>();
  for (const beginning of new Set(beginnings.values())) {
    if (beginning === null) continue;
    const own = routes.filter((route) => [beginning, null].includes(beginnings.get(route)!));
    answerers.set(beginning, {
      alone: answererOf(own.filter((route) => leastSegments(route) <= 1)),
      longer: answererOf(own),
    });
  }
  const all = make(build);
  return (path) => {
    if (path === "/" || path === ROOT_DATA) return answerers.get("/")?.alone ?? all;
    const [, first, ...rest] = path.split("/");
    const found = answerers.get(first!.replace(/\.data$/, ""));
    return (rest.length === 0 ? found?.alone : found?.longer) ?? all;
  };
}
