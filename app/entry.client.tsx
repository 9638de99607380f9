import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { namespaceOf } from "~/components/words";
import { isLanguage } from "~/domain/language";
import { loadWords } from "~/languages/words";

/** Fetches the texts that the page was drawn with, which is nothing for English: without them it would be drawn anew in English. */
function loadPageWords(): Promise<void> {
  const { lang } = document.documentElement;
  const namespaces = Object.values(window.__remixRouteModules).map((module) => namespaceOf(module?.handle));
  return isLanguage(lang) ? loadWords(lang, ["shell", ...namespaces.filter((namespace) => namespace !== null)]) : Promise.resolve();
}

void loadPageWords().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
