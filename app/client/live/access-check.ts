import { load, RequestError } from "~/client/request";

const TRIES = 4;
const AGAIN_MS = 1_000;

/**
 * Whether something is still open to this browser whose session has ended: whoever confirms their address or signs in
 * again in another tab has a new session, whose cookie may come a moment after the end of the old one.
 * @param address of what is looked at, which answers 401 without a session.
 */
export async function isStillAccessible(address: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      await load(address, { background: true });
      return true;
    } catch (error) {
      const status = error instanceof RequestError ? error.status : 0;
      // Without an answer it is not known; whoever connects again is told.
      if (status !== 401) return status !== 403 && status !== 404;
      if (attempt === TRIES) return false;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
