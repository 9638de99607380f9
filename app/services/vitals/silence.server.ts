import { raiseSilence } from "db/vital-silence";
import type { AppServices } from "~/context";

/** The shortest silence that somebody can ask to be told of is five minutes. */
const EVERY_MS = 10_000;

/** Looks for devices that have gone silent, now and every ten seconds. @returns what ends it; it resolves once no look is under way. */
export function startSilenceWatch({ db, clock, live, log }: Pick<AppServices, "db" | "clock" | "live" | "log">, everyMs = EVERY_MS): () => Promise<void> {
  let looking: Promise<unknown> | null = null;
  const look = () => {
    // A slow database is not asked again before it has answered.
    looking ??= raiseSilence(db, clock())
      .then((patients) => patients.forEach((patientId) => live.hint(patientId)))
      .catch((error: unknown) => log.error(error))
      .finally(() => (looking = null));
  };
  look();
  const timer = setInterval(look, everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
