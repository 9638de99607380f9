import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import type { Cast } from "../support/screens/cast";
import { EVERY_SCREEN } from "../support/screens/list";
import { builtRoutes } from "./support/routes";

/** Has every number and every text that an address of the cast's asks for. */
const anybody: unknown = new Proxy(() => "1", {
  get: (target, key): unknown =>
    key === Symbol.toPrimitive ? () => "1" : key in target ? Reflect.get(target, key) : anybody,
});

test("every page of the build is among the screens that are looked at, in each state", async () => {
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage).map(({ id }) => id);
  const looked = new Set(EVERY_SCREEN.map(({ route }) => route));
  expect(
    pages.filter((id) => !looked.has(id)),
    "pages that nobody looks at: give each a screen in tests/support/screens",
  ).toEqual([]);
  expect(
    [...looked].filter((id) => !pages.includes(id)),
    "screens of no page",
  ).toEqual([]);
});

test("every screen’s address leads to the page that it is said to be of, and its name is its own", async () => {
  const routes = (await builtRoutes()).map(({ id, path }) => ({ id, path }));
  const strayed = EVERY_SCREEN.flatMap(({ name, path, route }) => {
    const address = typeof path === "string" ? path : path(anybody as Cast);
    const found = matchRoutes(routes, new URL(address, "http://localhost"))?.at(-1)?.route.id;
    return found === route ? [] : [`${name}: ${address} is of ${found}`];
  });
  expect(strayed).toEqual([]);
  const names = EVERY_SCREEN.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
