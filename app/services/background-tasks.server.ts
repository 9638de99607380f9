/**
 * What a process does that nobody waits for. The first of them are done again and again; the live ones as long as
 * somebody listens, the last two where a patient has begun them.
 */
export const TASKS = [
  "mail_outbox",
  "device_silence",
  "abandoned_rooms",
  "audit_seals",
  "retention",
  "partitions",
  "document_sweep",
  "live_vitals",
  "live_rooms",
  "live_access",
  "room_presence",
  "vitals_import",
  "vitals_import_undo",
] as const;
export type Task = (typeof TASKS)[number];

/** Who does such work says so here, for whoever watches over the process. */
export type Jobs = {
  /** Does one turn of a task. @returns or throws what the work does. */
  run<T>(task: Task, work: () => Promise<T>): Promise<T>;
  /** Says that a task is done again and again. @param everyMs from turn to turn, at the most. */
  repeats(task: Task, everyMs: number): void;
};

/** Where nobody watches. */
export const unmonitoredJobs: Jobs = { run: (_task, work) => work(), repeats: () => {} };

/** What a request may be long at. How many are at it right now is kept here, by whoever begins and ends it. */
export type InFlight = Record<"documentUploads" | "assistantStreams" | "healthExports" | "healthExportsRead", number>;
export const createInFlight = (): InFlight => ({
  documentUploads: 0,
  assistantStreams: 0,
  healthExports: 0,
  healthExportsRead: 0,
});
