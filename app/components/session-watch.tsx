import * as Dialog from "@radix-ui/react-dialog";
import { Form, useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { WARNING_SECONDS } from "~/domain/session";
import { isNumber, isObject } from "~/domain/type-guards";
import { request } from "~/client/request";
import { saveDrafts } from "~/client/saved-draft";
import { useRole } from "./shell/account-link";
import { useWords } from "./words";

/** Asks the server how long the session lasts; `POST` also says that somebody is here. `null` without an answer. */
async function remaining(method: "GET" | "POST"): Promise<number | null> {
  try {
    const response = await request(method, "/session");
    const answer: unknown = await response.json();
    return isObject(answer) && isNumber(answer.remainingSeconds) ? answer.remainingSeconds : null;
  } catch {
    return null;
  }
}

/** Asked again after this where there was no answer, or where it is not known yet who is there. */
const RETRY_SECONDS = 20;

/**
 * Says in time that the session is about to end (WCAG 2.2.1), to a screen
 * reader too, and puts it off at a press. The server decides: another tab, in
 * which somebody works, keeps this one signed in as well. When it has ended,
 * pages of the record are left, so that they do not stay on the screen, and what
 * was typed there waits for its owner; on all others it stays.
 *
 * Where the page came while nobody could tell who is there, it is loaded again as soon as that is known.
 */
export default function SessionWatch() {
  const { t } = useWords();
  const [warned, setWarned] = useState(false);
  const { key } = useLocation();
  const isPrivate = useMatches().some(({ handle }) => (handle as { private?: boolean } | undefined)?.private);
  const { revalidate } = useRevalidator();
  const isUnknown = useRole() === "unknown";
  // To load again takes an answered form's words away, which may be all that is left of what was typed: then the next
  // step does.
  const isAnswered = useRef(false);
  isAnswered.current = Boolean(useContext(RouterState)?.actionData);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const stay = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);

  const leave = useCallback(() => {
    if (!isPrivate) return revalidate();
    // The address bar's, which a screen may have replaced without the router: a chat does with its first message.
    const { pathname, search } = location;
    void saveDrafts(pathname).finally(() =>
      location.replace(`/sign-in?ended&next=${encodeURIComponent(pathname + search)}`),
    );
  }, [isPrivate, revalidate]);

  const look = useCallback(
    async (method: "GET" | "POST") => {
      const seconds = await remaining(method);
      clearTimeout(timer.current);
      if (seconds === 0) return leave();
      const ending = seconds !== null && seconds <= WARNING_SECONDS;
      setWarned((before) => ending || (seconds === null && before));
      if (isUnknown && seconds !== null && !isAnswered.current) revalidate();
      const wait = seconds === null || isUnknown ? RETRY_SECONDS : ending ? seconds + 1 : seconds - WARNING_SECONDS;
      timer.current = setTimeout(() => void look("GET"), wait * 1000);
    },
    [leave, isUnknown, revalidate],
  );

  // A step in the app is activity that the server knows of.
  useEffect(() => {
    void look("GET");
    // A laptop that was closed: its timers stood still, the session did not.
    const onVisible = () => {
      if (document.visibilityState === "visible") void look("GET");
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [look, key]);

  return (
    <Dialog.Root open={warned}>
      <Dialog.Portal>
        <div className="dialog-backdrop" />
        <Dialog.Content
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            before.current = document.activeElement;
            stay.current?.focus();
          }}
          // Nothing of the page has opened it, so Radix knows of nothing to give the focus back to.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
          onEscapeKeyDown={() => void look("POST")}
          className="fixed top-1/2 left-1/2 z-50 max-h-[94vh] w-[min(28rem,90vw)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto card p-6"
        >
          <Dialog.Title className="text-xl font-bold">{t("Are you still there?")}</Dialog.Title>
          <Dialog.Description className="mt-2">
            {t(
              "To protect your record you will be signed out in two minutes, because nothing has happened here for a while.",
            )}
          </Dialog.Description>
          <button ref={stay} type="button" className="mt-5 btn w-full btn-primary" onClick={() => void look("POST")}>
            {t("Stay Signed In")}
          </button>
          <Form method="post" action="/sign-out">
            <button className="mt-3 btn w-full btn-secondary">{t("Sign Out")}</button>
          </Form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
