import { lazyComponent, WithScript } from "./lazy-component";

const SessionWatch = lazyComponent(() => import("./session-watch"));

/** Watches over the session's end. Its code comes only to those who are signed in. */
export function SessionWatchHost() {
  return (
    <WithScript>
      <SessionWatch />
    </WithScript>
  );
}
