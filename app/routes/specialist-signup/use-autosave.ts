import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { restoreFormValues } from "~/client/form-values";
import { holdAccountDraft, readAccountDraft, save, saveWhenLeaving } from "./profile-draft";

/** How long typing rests before the draft is sent. */
const REST_MS = 1_500;
/** When a save that failed is tried again, unless the connection says sooner that it is back. */
const RETRY_MS = 15_000;

export type AutosaveState = "resting" | "saved" | "failed";

/**
 * Sends the form to be kept as a draft whenever typing rests, and when it is
 * left in the middle of it; what does not arrive is tried again, and is there
 * when the form is opened again in this tab. Without script the draft is kept at
 * `Back` and at `Submit Application`.
 * @returns `attach` for the form's ref, `follow` for its input, and `settle` for when it is sent as a whole.
 */
export function useAutosave() {
  const [state, setState] = useState<AutosaveState>("resting");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether something waits to be sent. */
  const waiting = useRef(false);
  const form = useRef<HTMLFormElement | null>(null);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = false;
  }, []);
  const sendIn = useCallback(
    (ms: number) => {
      settle();
      waiting.current = true;
      timer.current = setTimeout(() => {
        settle();
        void save().then((saved) => {
          setState(saved ? "saved" : "failed");
          if (!saved && !waiting.current && form.current) sendIn(RETRY_MS);
        });
      }, ms);
    },
    [settle],
  );
  const follow = (event: FormEvent<HTMLFormElement>) => {
    holdAccountDraft(event.currentTarget);
    setState("resting");
    sendIn(REST_MS);
  };
  const attach = useCallback(
    (attached: HTMLFormElement | null) => {
      form.current = attached;
      const unsaved = attached && readAccountDraft();
      if (!unsaved) return;
      restoreFormValues(attached, unsaved);
      sendIn(REST_MS);
    },
    [sendIn],
  );

  useEffect(() => {
    const leave = () => {
      if (waiting.current) saveWhenLeaving();
      settle();
    };
    const reconnect = () => {
      if (waiting.current) sendIn(0);
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", reconnect);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", reconnect);
      if (waiting.current) void save();
      settle();
    };
  }, [sendIn, settle]);

  return { state, attach, follow, settle };
}
