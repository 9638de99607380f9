/**
 * What was typed into step 2 and is not known to be with the server, kept until
 * it is. Its copy in this tab's own storage outlives a reload, which asks for
 * the page before the last save is sent; the other copy serves where there is
 * no storage. Both are a form as it is sent (`application/x-www-form-urlencoded`).
 */
const KEY = "unsaved application";
let held: string | null = null;

/** Nobody waits longer than this for a save that gets no answer. */
const PATIENCE_MS = 10_000;
/** Single fetch's address of the action: what it answers is a status, and no page is drawn for it. */
const ADDRESS = "/specialist-signup.data";

/** What is not known to be saved, or `null`. */
export function readUnsaved(): URLSearchParams | null {
  try {
    held ??= sessionStorage.getItem(KEY);
  } catch {
    // Storage that is switched off holds nothing.
  }
  return held === null ? null : new URLSearchParams(held);
}

/** @param typed everything that stands in the form, or `null` for nothing. */
function hold(typed: string | null): void {
  held = typed;
  try {
    if (typed === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, typed);
  } catch {
    // Full or switched off: there is the other copy.
  }
}

export const holdUnsaved = (form: HTMLFormElement): void => hold(bodyOf(form).toString());
export const forgetUnsaved = (): void => hold(null);

function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  body.set("intent", "save");
  return body;
}

/** @returns whether the server has kept it. */
async function send(init: RequestInit): Promise<boolean> {
  const body = readUnsaved();
  if (!body) return true;
  const sent = held;
  try {
    const { ok } = await fetch(ADDRESS, { method: "POST", body, ...init });
    // What was typed since is not saved by this.
    if (ok && held === sent) forgetUnsaved();
    return ok;
  } catch {
    return false;
  }
}

let underWay: Promise<unknown> = Promise.resolve();

/**
 * Saves what is typed by then, once the save before it has ended: an older state
 * must not arrive after a newer one and take its place.
 * @returns whether it is saved.
 */
export function save(): Promise<boolean> {
  const saved = underWay.then(() => send({ signal: AbortSignal.timeout(PATIENCE_MS) }));
  underWay = saved;
  return saved;
}

/** Saves as the page goes, which waits for nothing. Neither the router nor a plain fetch outlives the page; `keepalive` does. */
export const saveLeaving = (): void => void send({ keepalive: true });

/** Waits until no save is under way: whoever reads the draft, or writes it otherwise, must come after it. */
export const savesEnded = (): Promise<unknown> => underWay;
