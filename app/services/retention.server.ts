import type { DatabaseConnection } from "db/client";
import { deleteExpired, type DeletedCounts } from "db/retention";
import { EVENTS_KEPT_MS } from "db/vital-events";
import { ensurePartitions } from "db/vital-partitions";
import type { AppServices } from "~/context";
import { RETENTION_MS } from "~/domain/retention";
import { unmonitoredJobs, type Jobs, type Task } from "~/services/background-tasks.server";

const EVERY_MS = 6 * 60 * 60 * 1000;

/** Forgets what has been kept for long enough. Any number of processes may do so at once. */
export async function sweepOld({ db, clock, log }: Pick<AppServices, "db" | "clock" | "log">): Promise<DeletedCounts> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const forgotten = await deleteExpired(db, now, {
    mails: ago(RETENTION_MS.mails),
    sessions: ago(RETENTION_MS.sessions),
    vitalEvents: ago(EVENTS_KEPT_MS),
    simulated: ago(RETENTION_MS.simulated),
    rooms: ago(RETENTION_MS.rooms),
    uploads: ago(RETENTION_MS.uploads),
    guestRooms: ago(RETENTION_MS.guestRooms),
    unconfirmed: ago(RETENTION_MS.unconfirmed),
  });
  if (Object.values(forgotten).some((count) => count > 0)) log.event("old rows were removed", forgotten);
  return forgotten;
}

type Needs = Pick<AppServices, "db" | "clock" | "log"> & Pick<DatabaseConnection, "exclusively"> & { jobs?: Jobs };

/**
 * Sweeps now and every six hours, and makes room for next year's readings: a
 * process that runs for longer than that must not be the one that has none.
 * @returns what ends it; it resolves once no sweep is under way.
 */
export function startSweeps(services: Needs, everyMs = EVERY_MS): () => Promise<void> {
  const { db, clock, log, exclusively, jobs = unmonitoredJobs } = services;
  let sweeping: Promise<unknown> = Promise.resolve();
  const one = (task: Task, work: () => Promise<unknown>) => {
    sweeping = sweeping.then(() => jobs.run(task, work)).catch((error: unknown) => log.error(error));
  };
  const sweep = () => {
    one("partitions", () => exclusively("partitions", () => ensurePartitions(db, clock())));
    one("retention", () => sweepOld(services));
  };
  jobs.repeats("partitions", everyMs);
  jobs.repeats("retention", everyMs);
  sweep();
  const timer = setInterval(sweep, everyMs);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
