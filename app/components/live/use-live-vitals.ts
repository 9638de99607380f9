import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { Snoozed } from "~/domain/vitals/snooze";
import { initialVitalsState, createVitalsStore, type LiveStart, type LiveVitals } from "~/client/live/vitals-store";

/** Keeps a page's vitals live. On the server, and until the page is hydrated, they are what the page came with. */
export function useLiveVitals(
  patientId: number,
  start: LiveStart,
  on: { alert?: (alert: VitalAlert, snoozed: Snoozed) => void } = {},
): LiveVitals {
  const [state, setState] = useState(() => initialVitalsState(start));
  const live = useRef<ReturnType<typeof createVitalsStore>>();
  const latest = useRef({ start, on });
  useEffect(() => {
    latest.current = { start, on };
  });

  useEffect(() => {
    const kept = createVitalsStore({
      patientId,
      start: latest.current.start,
      page: location,
      lines: window,
      // A value that arrives may wait for a tap on the page, and is drawn in pieces that let one through.
      on: {
        change: (changed) => startTransition(() => setState(changed)),
        alert: (...told) => latest.current.on.alert?.(...told),
      },
    });
    live.current = kept;
    // Opening a connection takes an old phone a while: in a task of its own, after the page's.
    const beginning = setTimeout(kept.begin);
    const onVisible = () => void (document.visibilityState === "visible" && kept.wake());
    // A page with an open connection is not kept for the way back; one that comes back has lost its own.
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && kept.retry());
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", kept.wake);
    window.addEventListener("offline", kept.wake);
    window.addEventListener("pagehide", kept.stop);
    window.addEventListener("pageshow", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", kept.wake);
      window.removeEventListener("offline", kept.wake);
      window.removeEventListener("pagehide", kept.stop);
      window.removeEventListener("pageshow", onShow);
      clearTimeout(beginning);
      kept.stop();
    };
  }, [patientId]);
  useEffect(() => live.current?.renew(start), [start]);

  const retry = useCallback(() => live.current?.retry(), []);
  const refetch = useCallback(async () => live.current?.refetch(), []);
  return { ...state, retry, refetch };
}
