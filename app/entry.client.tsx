import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { MESSAGE_DRAFT_KEY } from "~/client/room/message-draft-key";
import { PageLanguage } from "~/components/words";
import { isLanguage } from "~/domain/language";
import { NAMESPACE_NAMES } from "~/locales/messages";
import { loadMessages } from "~/locales/translate";

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";

/**
 * Fetches the texts that the page was rendered with, which is nothing for English: without them React would render it
 * again in English.
 */
const loadPageWords = (): Promise<void> =>
  loadMessages(
    language,
    NAMESPACE_NAMES.filter((part) => part === "shell" || part === document.body.dataset.namespace),
  );

/**
 * The events by which a visitor uses a page, and for which React would render a page that it has not taken over yet at
 * once.
 */
const INPUT_EVENTS =
  "auxclick change click compositionend compositionstart contextmenu copy cut dblclick dragend dragstart drop input keydown keypress keyup mousedown mouseup paste pointercancel pointerdown pointerup reset submit touchcancel touchend touchstart";

/**
 * Keeps the events of the page from React until it has taken the page over: links, forms and fields work as they do
 * without script. While the page's data is being read, `RemixBrowser` suspends without a boundary, and an event in that
 * time makes React fail (its error 345).
 * @returns ends it.
 */
function leaveEventsToBrowser(): () => void {
  // React listens on the document, behind this.
  const stop = (event: Event) => event.stopPropagation();
  const types = INPUT_EVENTS.split(" ");
  for (const type of types) addEventListener(type, stop, true);
  return () => {
    for (const type of types) removeEventListener(type, stop, true);
  };
}

/** Calls back once React has taken the page over. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A visitor who has left a consultation room, by the address bar or by signing out, has left the message that they had
 * begun to write there: the next person at this computer must not find it.
 */
function forgetRoom(): void {
  if (location.pathname.startsWith("/vr-consultation/")) return;
  try {
    sessionStorage.removeItem(MESSAGE_DRAFT_KEY);
  } catch {
    // Storage that is switched off contains nothing.
  }
}
forgetRoom();

void loadPageWords().then(() => {
  const giveEventsBack = leaveEventsToBrowser();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageLanguage.Provider value={language}>
          <RemixBrowser />
          <Hydrated onHydrated={giveEventsBack} />
        </PageLanguage.Provider>
      </StrictMode>,
    );
  });
});
