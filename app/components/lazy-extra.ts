import { lazy, type ComponentType } from "react";

/**
 * A part that only improves the page, loaded after it. Should its code not come
 * (no network, a server that is being replaced), `Without` stands in its place:
 * an error while rendering would put the error page in the place of everything.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: Without })));
