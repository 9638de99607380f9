import type { LinkProps } from "@remix-run/react";

/**
 * Of a link, or one in a navigation: the next screen is fetched ahead when the pointer or the focus reaches the link.
 *
 * Not in Firefox, which asks our policy's `default-src` (`'none'`) whether data may be fetched ahead, and reports it.
 */
export const prefetchProps: Pick<LinkProps, "prefetch"> = "mozInnerScreenX" in globalThis ? {} : { prefetch: "intent" };
