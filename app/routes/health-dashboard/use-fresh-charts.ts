import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { LiveStart, LiveVitals } from "~/client/live/vitals-store";
import { MINUTE_MS } from "~/domain/durations";

/** Charts are drawn again for new readings, but not more often. */
const EVERY_MS = MINUTE_MS;

const newestOf = (readings: LiveStart["latest"]) =>
  (readings ?? []).reduce((newest, { timestamp }) => (timestamp > newest ? timestamp : newest), "");

/** Loads the page's data again once there are readings that its charts do not have. */
export function useFreshCharts(live: LiveVitals, start: LiveStart): void {
  const { revalidate } = useRevalidator();
  const drawnAt = useRef(0);
  const isBehind = newestOf(live.latest) > newestOf(start.latest);
  useEffect(() => void (drawnAt.current = performance.now()), [start]);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(
      () => {
        // Nobody looks; the next reading asks again.
        if (document.visibilityState !== "hidden") revalidate();
      },
      Math.max(0, drawnAt.current + EVERY_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [isBehind, live.latest, revalidate]);
}
