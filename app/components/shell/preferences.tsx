import type { ReactNode } from "react";
import { useLightPage } from "~/components/use-light-page";
import { useWords } from "~/components/words";
import { LANGUAGE_CODES, LANGUAGES } from "~/domain/language";

/** A choice that is kept for all pages; a form of the plain kind, because its page is to be loaded again. */
const Choice = ({ action, label, children }: { action: string; label?: string; children: ReactNode }) => (
  <form method="post" action={action}>
    <div {...(label ? { role: "group", "aria-label": label } : {})} className="flex flex-wrap items-center gap-x-3">
      {children}
    </div>
  </form>
);

/** The way between the light pages and the full ones. */
export function DisplayPreference() {
  const isLight = useLightPage();
  const { t } = useWords();
  return (
    <Choice action="/display">
      <button name="display" value={isLight ? "full" : "light"} className="inline-flex min-h-11 items-center link">
        {isLight ? t("Full version") : t("Light version")}
      </button>
      <span>
        {isLight
          ? t("You see the light version: it loads less data, and everything works.")
          : t("Loads less data, for slow or costly connections; everything works.")}
      </span>
    </Choice>
  );
}

/** The way to the other languages, each by its own name. */
export function LanguagePreference() {
  const { t, language } = useWords();
  return (
    <Choice action="/language" label={t("Language")}>
      {LANGUAGE_CODES.map((code) =>
        code === language ? (
          <span key={code} aria-current="true" className="inline-flex min-h-11 items-center font-semibold text-ink">
            {LANGUAGES[code].name}
          </span>
        ) : (
          <button
            key={code}
            name="language"
            value={code}
            lang={code}
            dir={LANGUAGES[code].direction}
            className="inline-flex min-h-11 items-center link"
          >
            {LANGUAGES[code].name}
          </button>
        ),
      )}
    </Choice>
  );
}
