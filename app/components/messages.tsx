import { useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { ToastMessage } from "~/domain/toast";
import { toastStore } from "./ui/toast-store";
import { useWords } from "./words";

/**
 * Of what answers a form: the browser itself focuses the first such part as the
 * document arrives, wherever it stands. Without script a form that stands far
 * down would else come back with its answer out of sight. React does nothing
 * of this for a part that it draws later.
 */
export const BEGINS_PAGE = { tabIndex: -1, autoFocus: true } as const;

/**
 * Focuses what script has just put into the page, and shows its beginning. The focus alone does not see to that: of
 * what is partly in view Firefox leaves the rest where it is, be it the title of a list of errors.
 */
export function beginAt(part: HTMLElement | null): void {
  if (!part) return;
  part.focus();
  showBeginning(part);
}

/** Scrolls to the beginning of a part that is not in the upper half of the window. */
export function showBeginning(part: HTMLElement): void {
  const { top } = part.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) part.scrollIntoView();
}

/**
 * A message in the page, announced when it arrives with the page or after.
 * @param isAnswer to what was just sent.
 */
export function Notice({
  message,
  live = true,
  isAnswer = false,
}: {
  message: ToastMessage;
  live?: boolean;
  isAnswer?: boolean;
}) {
  const destructive = message.variant === "destructive";
  const { title, description, lang } = useWords().message(message);
  return (
    <div
      lang={lang}
      {...(live ? { role: destructive ? "alert" : "status" } : {})}
      {...(isAnswer ? BEGINS_PAGE : {})}
      className={`mb-8 rounded-xl border-2 p-4 ${destructive ? "border-danger bg-danger-tint" : "border-action bg-tint"}`}
    >
      <p className={`font-bold ${destructive ? "text-danger" : "text-on-tint"}`}>{title}</p>
      {description && <p className="mt-1">{description}</p>}
    </div>
  );
}

/**
 * A message that an action raised and a redirect carried here (the root's
 * flash). If it came with the document, it stays in the page: that is how it
 * reaches a browser without script, and one whose script was late. If it came
 * by client navigation, it is a toast.
 */
export function FlashMessage({ message, at }: { message: ToastMessage | null; at: string }) {
  const [initial] = useState({ message, at });
  const fresh = message !== null && message !== initial.message;
  useEffect(() => {
    if (fresh) toastStore.show(message);
  }, [fresh, message]);
  return initial.message && initial.at === at ? <Notice message={initial.message} /> : null;
}

/**
 * A message that an action answered with, without a redirect: in the page in
 * any case, since a failure must not vanish after five seconds, and with script
 * a toast as well.
 */
export function ActionMessage({ message }: { message: ToastMessage | undefined }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (message) toastStore.show(message);
  }, [message]);
  // With script the toast announces it; twice would be noise.
  return message ? <Notice message={message} live={!hydrated} isAnswer /> : null;
}
