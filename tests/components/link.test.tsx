import { Link as RouterLink, NavLink as RouterNavLink } from "@remix-run/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { describe, expect, test } from "vitest";
import { Link, NavLink } from "~/components/ui/link";

/** What the server sends at an address, its attributes in an order of their own. */
async function html(at: string, element: ReactNode): Promise<string> {
  const routes = [{ path: "*", element }];
  const context = await createStaticHandler(routes).query(new Request(`http://kindweight.example${at}`));
  if (context instanceof Response) throw new Error("The page answered with a response");
  const text = renderToString(
    <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />,
  );
  return text.replace(
    /<a ([^>]*)>/,
    (_, attributes: string) =>
      `<a ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)]
        .map(([one]) => one)
        .sort()
        .join(" ")}>`,
  );
}

const part = fc.oneof(
  fc.constantFrom("specialists", "a b", "%20", "é", "..", ".", "", "؟", "O'Neill & <b>", "\\", ":", "\n"),
  fc.string({ maxLength: 6 }),
);
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
const to = fc.oneof(
  fc
    .tuple(path, fc.option(part, { nil: null }), fc.option(part, { nil: null }))
    .map(
      ([pathname, search, hash]) =>
        `${pathname}${search === null ? "" : `?${search}`}${hash === null ? "" : `#${hash}`}`,
    ),
  fc.constantFrom(
    "",
    "?",
    "#",
    "?cancel",
    "#main",
    "details",
    "../up",
    "//elsewhere.example/x",
    "https://elsewhere.example/",
    "mailto:care@kindweight.example",
  ),
);
const flags = fc.record(
  {
    prefetch: fc.constantFrom<"none" | "intent">("none", "intent"),
    discover: fc.constantFrom<"render" | "none">("render", "none"),
    reloadDocument: fc.boolean(),
    replace: fc.boolean(),
    preventScrollReset: fc.boolean(),
    state: fc.constant({ from: "here" }),
    className: fc.constantFrom("link", ""),
    rel: fc.constant("next"),
    target: fc.constant("_blank"),
    onClick: fc.constant(() => {}),
  },
  { requiredKeys: [] },
);
const address = fc.constantFrom(
  "/",
  "/specialists",
  "/specialists/1?a=b",
  "/desk",
  "/desk/patients/3",
  "/Desk/Patients",
  "/deskside",
);

describe("a link", () => {
  test("from the root asks no router on the server", () => {
    for (const to of ["/", "/book-appointment?specialist=1", "/ai-consultation?conversation=2#chat"])
      expect(renderToString(<Link to={to}>There</Link>)).toContain(`href="${to}"`);
    expect(() => renderToString(<Link to="?cancel">There</Link>)).toThrow();
  });

  test("is written by the server as the router writes it in the browser", async () => {
    await fc.assert(
      fc.asyncProperty(address, to, flags, async (at, to, props) => {
        expect(
          await html(
            at,
            <Link to={to} {...props}>
              There
            </Link>,
          ),
        ).toBe(
          await html(
            at,
            <RouterLink to={to} {...props}>
              There
            </RouterLink>,
          ),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test("says that it leads to where one is when the router would", async () => {
    const place = fc.constantFrom(
      "/",
      "/desk",
      "/desk/patients",
      "/desk/",
      "/Desk",
      "/specialists",
      "/specialists?a=b",
      "/desk/patients/3",
      "patients",
    );
    await fc.assert(
      fc.asyncProperty(address, place, fc.boolean(), flags, async (at, to, end, props) => {
        const named = { to, end, ...props };
        expect(await html(at, <NavLink {...named}>There</NavLink>)).toBe(
          await html(at, <RouterNavLink {...named}>There</RouterNavLink>),
        );
      }),
      { numRuns: 300 },
    );
    expect(
      await html(
        "/desk/patients",
        <NavLink to="/desk" className="tab">
          Today
        </NavLink>,
      ),
    ).toBe('<a aria-current="page" class="tab active" data-discover="true" href="/desk">Today</a>');
  });
});
