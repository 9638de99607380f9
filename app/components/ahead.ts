import { matchRoutes, type LinkProps } from "@remix-run/react";
import type { SyntheticEvent } from "react";

/** As Remix waits for the other browsers, in milliseconds. */
const HESITATION_MS = 100;

/** Of the link that is pointed at: there is one at a time. */
let hesitating: ReturnType<typeof setTimeout> | undefined;

/**
 * Firefox asks our policy's `default-src` whether data may be fetched ahead,
 * which is to stay `'none'`, and would not use what it fetched: none of it may
 * be kept. The screen's script is what it can have before the press.
 */
function scriptAhead({ currentTarget: { pathname } }: SyntheticEvent<HTMLAnchorElement>) {
  clearTimeout(hesitating);
  hesitating = setTimeout(() => {
    for (const { route } of matchRoutes(window.__remixRouter.routes, pathname) ?? []) {
      const { module, imports = [] } = window.__remixManifest.routes[route.id!]!;
      for (const href of [module, ...imports]) {
        if (document.head.querySelector(`link[rel=modulepreload][href="${href}"]`)) continue;
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      }
    }
  }, HESITATION_MS);
}

/** Passed over on the way to something else. */
const left = () => clearTimeout(hesitating);

/** Of a link, or one in a navigation: once it is pointed at, the next screen is fetched ahead. */
export const AHEAD: Pick<LinkProps, "onFocus" | "onBlur" | "onMouseEnter" | "onMouseLeave" | "onTouchStart"> & {
  prefetch?: "intent";
} =
  "mozInnerScreenX" in globalThis
    ? { onFocus: scriptAhead, onMouseEnter: scriptAhead, onTouchStart: scriptAhead, onBlur: left, onMouseLeave: left }
    : { prefetch: "intent" };
