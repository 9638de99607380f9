import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { isRefused } from "~/components/form/refusal";

/** How long typing rests before the draft is sent. */
const REST_MS = 1_500;

export type AutosaveState = "resting" | "saved" | "failed";

function draftOf(form: HTMLFormElement): FormData {
  const draft = new FormData(form);
  draft.set("intent", "save");
  return draft;
}

/**
 * Sends the form to be kept as a draft whenever typing rests, and when the page
 * is left in the middle of it. Without script the same happens at `Back` and at
 * `Submit Application`.
 * @returns `follow` for the form's input, and `settle` for when it is sent as a whole.
 */
export function useAutosave() {
  const fetcher = useFetcher<unknown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The form, while it holds something that was not sent. */
  const unsent = useRef<HTMLFormElement>(undefined);

  const settle = () => {
    clearTimeout(timer.current);
    unsent.current = undefined;
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    settle();
    unsent.current = form;
    timer.current = setTimeout(() => {
      settle();
      fetcher.submit(draftOf(form), { method: "post" });
    }, REST_MS);
  };

  useEffect(() => {
    // Neither the router nor a plain fetch outlives the page; `keepalive` does.
    const flush = () => {
      const form = unsent.current;
      settle();
      if (!form) return;
      const body = new URLSearchParams([...draftOf(form)].map(([name, value]) => [name, String(value)]));
      void fetch("/specialist-signup", { method: "POST", body, keepalive: true }).catch(() => {});
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  const state: AutosaveState =
    fetcher.state !== "idle" || fetcher.data === undefined ? "resting" : isRefused(fetcher.data) ? "failed" : "saved";
  return { state, follow, settle };
}
