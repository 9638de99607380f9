import { unmonitoredJobs, type Jobs, type Task } from "~/services/background-tasks.server";
import type { Log } from "~/services/log.server";

type Watchers = { log: Pick<Log, "error">; jobs?: Jobs };

/**
 * Does work now and again and again, never twice at once: what is slow is not
 * asked again before it has answered. What fails is logged, and tried at the next turn.
 * @param everyMs from turn to turn, in milliseconds.
 * @returns what ends it; it resolves once nothing is under way.
 */
export function repeatJob(
  task: Task,
  work: () => Promise<unknown>,
  everyMs: number,
  { log, jobs = unmonitoredJobs }: Watchers,
): () => Promise<void> {
  jobs.repeats(task, everyMs);
  let running: Promise<unknown> | null = null;
  const turn = () => {
    running ??= jobs
      .run(task, work)
      .catch((error: unknown) => log.error(error))
      .finally(() => (running = null));
  };
  turn();
  const timer = setInterval(turn, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
