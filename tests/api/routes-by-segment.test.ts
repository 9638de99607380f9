import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { byFirstSegment } from "~/services/http/routes-by-segment.server";
import { addressOf, builtRoutes } from "./support/routes";

type Route = { id: string; parentId?: string; path?: string; index?: boolean };

/** What answers is which route it is, with its parents, and what its parameters are. */
function matcher({ routes }: ServerBuild) {
  const below = (parent: string | undefined): Parameters<typeof matchRoutes>[0] =>
    Object.values(routes as Record<string, Route>)
      .filter(({ parentId }) => parentId === parent)
      // A route without children may be an index and have a path: that of a list, say.
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: below(id) }));
  const tree = below(undefined);
  return Object.assign(
    (path: string) => matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params]) ?? null,
    { routes: Object.keys(routes).length },
  );
}

const buildOf = (routes: Route[]) =>
  ({ routes: Object.fromEntries(routes.map((route) => [route.id, route])) }) as unknown as ServerBuild;
/** The path that Remix matches for an address, which for its own fetch for data has an end of its own. */
const matched = (path: string) => path.replace(/\.data$/, "").replace(/^\/_root$/, "/");

describe("routes by the first segment of an address", async () => {
  const site = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const built = await builtRoutes();
  const all = matcher(site);
  const at = byFirstSegment(site, matcher);

  const segment = fc.oneof(
    fc.constantFrom(...new Set(built.flatMap(({ path }) => path.split("/")))),
    fc.constantFrom(
      "",
      ".",
      "..",
      "1",
      "API",
      "Desk",
      "%61pi",
      "api.data",
      "_root.data",
      "constructor",
      "%",
      "é",
      "specialists.data",
    ),
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll("/", "")),
  );
  const address = fc.oneof(
    fc.constantFrom(...built.map((route) => addressOf(route))),
    fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`),
  );

  test("any address comes to the same route, with the same parameters, as with all routes", () => {
    fc.assert(
      fc.property(address, fc.constantFrom("", "/", ".data"), (start, end) => {
        const path = start + end;
        expect(at(path)(matched(path))).toEqual(all(matched(path)));
      }),
      { numRuns: 2_000 },
    );
  });

  test("a page's are a few of them", () => {
    for (const path of ["/", "/_root.data", "/patient-portal", "/health-dashboard.data", "/specialists/1"])
      expect(at(path).routes, path).toBeLessThan(built.length / 5);
  });

  test("what stands in a layout comes along with it, wherever the layout stands", () => {
    const nested = buildOf([
      { id: "root", path: "" },
      { id: "layout", parentId: "root" },
      { id: "a", parentId: "layout", path: "a" },
      { id: "desk", parentId: "root", path: "desk" },
      { id: "desk.index", parentId: "desk", index: true },
      { id: "desk.b", parentId: "desk", path: "b" },
      { id: "other", parentId: "root", path: "other" },
      { id: "named", parentId: "root", path: ":name/c" },
      { id: "list", parentId: "root", path: "list", index: true },
      { id: "rest", parentId: "root", path: "*" },
    ]);
    const [every, own] = [matcher(nested), byFirstSegment(nested, matcher)];
    for (const path of ["/", "/a", "/desk", "/desk/b", "/desk/c", "/other", "/other/c", "/x/c", "/x", "/list"])
      expect(own(path)(path), path).toEqual(every(path));
    expect(own("/other/c").routes).toBe(6);
    expect(own("/other").routes, "what is named with two segments cannot be meant").toBe(5);
  });
});
