import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * A part that only improves the page, loaded after it. Should its code not come
 * (no network, a server that is being replaced), `Without` stands in its place:
 * an error while rendering would put the error page in the place of everything.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: Without })));

/**
 * What is of use with script only, there from when the page is hydrated and the code has come. A
 * component of its own: whoever asks `useHydrated` is drawn again at that moment, all such in one
 * go, and a page's charts in one go are felt on an old phone.
 */
export const WithScript = ({ children }: { children: ReactNode }) =>
  useHydrated() ? <Suspense fallback={null}>{children}</Suspense> : null;
