import type { AppContext } from "~/context";
import { isUnavailable } from "./unavailable.server";

/**
 * What a screen's data holds as a promise, to be sent when it is there. It may fail before Remix comes to read it,
 * which waits for the other loaders first: a failure that nobody listens to ends the process. Remix passes it on to the
 * screen, and tells `handleError` nothing of it.
 */
export function deferData<T>(promise: Promise<T>, { log }: Pick<AppContext, "log">): Promise<T> {
  promise.catch((error: unknown) => {
    if (!(error instanceof Response) && !isUnavailable(error)) log.error(error);
  });
  return promise;
}
