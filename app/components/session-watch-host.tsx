import { Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { lazyExtra } from "./lazy-extra";

const SessionWatch = lazyExtra(() => import("./session-watch"));

/** Watches over the session's end. Its code comes only to those who are signed in. */
export function SessionWatchHost() {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <SessionWatch />
    </Suspense>
  ) : null;
}
