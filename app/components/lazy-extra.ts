import { lazy, type ComponentType } from "react";

/**
 * A part that only improves the page, loaded after it. Should its code not come
 * (no network, a server that is being replaced), the page does without: an
 * error while rendering would put the error page in the place of everything.
 */
export const lazyExtra = (load: () => Promise<{ default: ComponentType }>) => lazy(() => load().catch(() => ({ default: () => null })));
