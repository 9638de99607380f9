import type { Fault } from "./faults";
import type { Mails, Writes } from "./found";
import type { Load } from "./load";
import type { Pages } from "./pages";
import type { Heard } from "./watchers";

/** How long live clients may take to have all events, once the load has ended. */
export const LIVE_PATIENCE_MS = 120_000;

/** What was found after a fault. */
export type Findings = {
  fault: Pick<Fault, "name" | "healsIn" | "mayFail">;
  load: Pick<Load, "failed">;
  pages: Pages | null;
  /**
   * Seconds until bookings and readings were taken again, and until every live client had all events. Null: not in
   * time.
   */
  recovered: number | null;
  caughtUp: number | null;
  writes: Writes;
  heard: Heard;
  mails: Mails;
};

/**
 * What must never be, in words; none is right. Where nothing was promised nothing can be lost, so that is wrong as
 * well.
 */
export function wrongIn({ fault, load, writes, mails, heard, pages, recovered, caughtUp }: Findings): string[] {
  const counts: [number, string][] = [
    [writes.lost, "acknowledged writes are lost"],
    [mails.lost, "mails are lost"],
    [mails.twice, "mails came twice"],
    [heard.missed, "events were missed"],
    [heard.doubled, "events came twice"],
  ];
  const found = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  if (fault.mayFail !== null && load.failed > fault.mayFail)
    found.push(`${load.failed} requests failed, of which ${fault.mayFail} may`);
  const proofs: [number, string][] = [
    [writes.acknowledged, "no write was acknowledged"],
    [mails.promised, "no mail was promised"],
    [heard.events, "no event was told"],
  ];
  for (const [count, what] of proofs) if (count === 0) found.push(`${what}, so nothing is proven`);
  if (recovered === null) found.push(`not healed after ${fault.healsIn} s`);
  if (caughtUp === null) found.push(`live clients without all events after ${LIVE_PATIENCE_MS / 1000} s`);
  return [...found, ...(pages?.wrong ?? [])].map((line) => `${fault.name}: ${line}`);
}
