import { forgetOld, type Forgotten } from "db/retention";
import type { AppServices } from "~/context";
import { RETENTION_MS } from "~/domain/retention";

const EVERY_MS = 6 * 60 * 60 * 1000;

/** Forgets what has been kept for long enough. Any number of processes may do so at once. */
export async function sweepOld({ db, clock, log }: Pick<AppServices, "db" | "clock" | "log">): Promise<Forgotten> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const forgotten = await forgetOld(db, now, { mails: ago(RETENTION_MS.mails), sessions: ago(RETENTION_MS.sessions) });
  if (Object.values(forgotten).some((count) => count > 0)) log.event("old rows were removed", forgotten);
  return forgotten;
}

/** Sweeps now and every six hours. @returns what ends it; it resolves once no sweep is under way. */
export function startSweeps(services: Pick<AppServices, "db" | "clock" | "log">, everyMs = EVERY_MS): () => Promise<void> {
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping.then(() => sweepOld(services)).catch((error: unknown) => services.log.error(error));
  };
  sweep();
  const timer = setInterval(sweep, everyMs);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
