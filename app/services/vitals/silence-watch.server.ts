import { raiseSilence } from "db/vital-silence";
import type { AppServices } from "~/context";
import type { Jobs } from "~/services/background-tasks.server";
import { repeatJob } from "~/services/repeated-task.server";

/** The shortest silence that somebody can ask to be told of is five minutes. */
const EVERY_MS = 10_000;

/**
 * Looks for devices that have gone silent, now and every ten seconds.
 * @returns what ends it; it resolves once no look is under way.
 */
export function startSilenceWatch(
  { db, clock, live, ...watchers }: Pick<AppServices, "db" | "clock" | "live" | "log"> & { jobs?: Jobs },
  everyMs = EVERY_MS,
): () => Promise<void> {
  const look = async () => {
    for (const patientId of await raiseSilence(db, clock())) live.hint(patientId);
  };
  return repeatJob("device_silence", look, everyMs, watchers);
}
