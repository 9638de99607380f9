import { lazyExtra, Scripted } from "./lazy-extra";

const SessionWatch = lazyExtra(() => import("./session-watch"));

/** Watches over the session's end. Its code comes only to those who are signed in. */
export function SessionWatchHost() {
  return (
    <Scripted>
      <SessionWatch />
    </Scripted>
  );
}
