import { createFormStorage, readFormValues } from "~/client/form-values";
import { request } from "~/client/request";

/**
 * What was typed into step 2 and is not known to be with the server, kept until
 * it is: a reload asks for the page before the last save is sent.
 */
const kept = createFormStorage("unsaved application");

/** What was typed into step 1 and has not been sent: who somebody is, never a password. */
export const readTypedAccount = createFormStorage("unsent account");

/** Nobody waits longer than this for a save that gets no answer. */
const PATIENCE_MS = 10_000;
/** Single fetch's address of the action: what it answers is a status, and no page is drawn for it. */
const ADDRESS = "/specialist-signup.data";

/** What is not known to be saved, or `null`. */
export function readAccountDraft(): URLSearchParams | null {
  const typed = kept.read();
  return typed === null ? null : new URLSearchParams(typed);
}

export function holdAccountDraft(form: HTMLFormElement): void {
  const body = readFormValues(form);
  body.set("intent", "save");
  kept.hold(body);
}
export const clearAccountDraft = kept.forget;

/** @returns whether the server has kept it. */
async function send(options: Parameters<typeof request>[3]): Promise<boolean> {
  const sent = kept.read();
  if (sent === null) return true;
  try {
    await request("POST", ADDRESS, new URLSearchParams(sent), options);
    // What was typed since is not saved by this.
    if (kept.read() === sent) clearAccountDraft();
    return true;
  } catch {
    return false;
  }
}

let inFlight: Promise<unknown> = Promise.resolve();

/**
 * Saves what is typed by then, once the save before it has ended: an older state
 * must not arrive after a newer one and take its place.
 * @returns whether it is saved.
 */
export function save(): Promise<boolean> {
  const saved = inFlight.then(() => send({ signal: AbortSignal.timeout(PATIENCE_MS) }));
  inFlight = saved;
  return saved;
}

/**
 * Saves as the page goes, which waits for nothing. Neither the router nor a plain request outlives the page;
 * `keepalive` does.
 */
export const saveWhenLeaving = (): void => void send({ keepalive: true });

/** Waits until no save is under way: whoever reads the draft, or writes it otherwise, must come after it. */
export const waitForSaves = (): Promise<unknown> => inFlight;
