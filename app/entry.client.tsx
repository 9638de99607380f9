import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
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

void loadPageWords().then(() =>
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
