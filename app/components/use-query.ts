import { useEffect, useState } from "react";
import { load } from "~/client/request";

export type QueryState<T> = { data: T | null; error: Error | null };

/**
 * Keeps a screen's data, which came with the page, up to date from the address
 * `key`. What was loaded never goes stale by itself: it is not fetched again
 * when the window regains focus and not retried after a failure. It is polled
 * only if `pollMs` says so, and while the page is hidden only with `whileHidden`.
 * @param read makes the data of an answer; `null` for one that it cannot read, which is a failure.
 */
export function useQuery<T>(
  key: string,
  {
    initial,
    read,
    pollMs,
    whileHidden = false,
    on401,
  }: {
    initial: T;
    read: (answer: unknown) => T | null;
    pollMs?: number;
    whileHidden?: boolean;
    on401?: "fail" | "empty";
  },
): QueryState<T> {
  const [state, setState] = useState<QueryState<T>>({ data: initial, error: null });

  useEffect(() => {
    if (!pollMs) return;
    const controller = new AbortController();
    const poll = async () => {
      if (document.visibilityState === "hidden" && !whileHidden) return;
      try {
        const answer = await load(key, { signal: controller.signal, background: true, ...(on401 ? { on401 } : {}) });
        const data = answer === null ? null : read(answer);
        if (answer !== null && data === null) throw new Error("The answer could not be read");
        setState({ data, error: null });
      } catch (error) {
        // What was there stays on the screen; its time says how old it is.
        if (!controller.signal.aborted) setState(({ data }) => ({ data, error: error as Error }));
      }
    };
    const timer = setInterval(() => void poll(), pollMs);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [key, read, pollMs, whileHidden, on401]);

  return state;
}
