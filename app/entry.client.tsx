import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { UNSENT_LINE } from "~/components/room/unsent-key";
import { namespaceOf, PageLanguage } from "~/components/words";
import { isLanguage } from "~/domain/language";
import { loadWords } from "~/languages/words";

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : "en";

/** Fetches the texts that the page was drawn with, which is nothing for English: without them it would be drawn anew in English. */
function loadPageWords(): Promise<void> {
  const namespaces = Object.values(window.__remixRouteModules).map((module) => namespaceOf(module?.handle));
  return loadWords(language, ["shell", ...namespaces.filter((namespace) => namespace !== null)]);
}

/**
 * Remix begins to read the data that came with the page when it is drawn first,
 * and that drawing then waits by throwing a promise, with no boundary around it.
 * Who presses a key meanwhile has React draw all of it at once, which it cannot
 * (its error 345). So it is read before anything is drawn: called once as a
 * plain function, `RemixBrowser` comes no further than to that promise.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    // Anything else is thrown again when it is drawn.
    if (thrown instanceof Promise) await thrown;
  }
}

/**
 * Whoever has left a consultation room, be it by the address bar or by signing out, has left what they had begun to write there:
 * the next person at this computer must not find it.
 */
function forgetRoom(): void {
  if (location.pathname.startsWith("/vr-consultation/")) return;
  try {
    sessionStorage.removeItem(UNSENT_LINE);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
forgetRoom();

void Promise.all([loadPageWords(), readPageData()]).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageLanguage.Provider value={language}>
          <RemixBrowser />
        </PageLanguage.Provider>
      </StrictMode>,
    );
  }),
);
