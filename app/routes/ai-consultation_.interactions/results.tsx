import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { beginAt } from "~/components/messages";
import { useWords } from "~/components/words";
import type { Held } from "~/domain/interactions/between";
import type { Finding, InteractionReport, Outcome, Translated } from "~/domain/interactions/check";
import type { Severity } from "~/domain/interactions/rule";
import { LANGUAGES, type Language } from "~/domain/language";
import type { PlainMessageId } from "~/locales/messages";

/** Of the form whose list a suggestion changes. */
export const FORM_ID = "interactions";

/** A severity in a person's words. */
const SEVERITY: Record<Severity, { word: PlainMessageId<"interactions">; look: string; edge: string }> = {
  contraindicated: { word: "Do not combine", look: "bg-danger text-surface", edge: "border-s-danger" },
  major: { word: "Serious", look: "bg-danger-tint text-danger", edge: "border-s-danger" },
  moderate: { word: "Take care", look: "bg-warn-tint text-warn", edge: "border-s-warn" },
  minor: { word: "Minor", look: "bg-tint text-on-tint", edge: "border-s-action" },
};

const OUTCOME: Record<Outcome, { title: PlainMessageId<"interactions">; look: string }> = {
  found: { title: "Interactions found", look: "border-danger bg-danger-tint" },
  "none-known": { title: "No interaction known", look: "border-action bg-tint" },
  "not-checked": { title: "Not checked", look: "border-warn bg-warn-tint" },
};

/**
 * What the table says: found, nothing known, or not checked, never one for another. It takes the focus when it appears.
 */
export function Results({ report }: { report: Translated<InteractionReport> }) {
  const { t, language } = useWords("interactions");
  const top = useRef<HTMLElement>(null);
  useEffect(() => beginAt(top.current), [report]);
  const { title, look } = OUTCOME[report.outcome];
  const slight =
    report.outcome === "found" &&
    [...report.interactions, ...report.duplicates].every(
      ({ severity }) => severity === "moderate" || severity === "minor",
    );
  return (
    <section ref={top} tabIndex={-1} aria-labelledby="results-title" data-outcome={report.outcome} className="mt-6">
      <div className={`rounded-xl border-2 p-5 ${slight ? "border-warn bg-warn-tint" : look}`}>
        <h2 id="results-title" className="text-xl font-bold">
          {t(title)}
        </h2>
        <p className="mt-1">{report.summary}</p>
      </div>
      <UnknownNames report={report} />
      {report.interactions.length > 0 && (
        <ol className="mt-4 space-y-4" aria-label={t("Findings, the gravest first")}>
          {report.interactions.map((finding) => (
            <FindingCard key={`${finding.drugs.join()} ${finding.allergy ?? ""}`} finding={finding} />
          ))}
        </ol>
      )}
      {report.duplicates.length > 0 && (
        <ul className="mt-4 space-y-4" aria-label={t("Doubled medicines")}>
          {report.duplicates.map(({ kind, what, drugs, severity, management }) => (
            <li
              key={`${kind} ${what}`}
              className={`card border-s-4 p-5 ${SEVERITY[severity].edge}`}
              data-severity={severity}
            >
              <Heading badge={`${t("Doubled")}: ${t(SEVERITY[severity].word)}`} look={SEVERITY[severity].look}>
                {list(language, drugs)}
              </Heading>
              <p className="mt-2">{management}</p>
            </li>
          ))}
        </ul>
      )}
      <CheckedNames report={report} />
      <p className="mt-4 text-[0.9375rem] text-muted">{report.disclaimer}</p>
    </section>
  );
}

/** The names as a sentence has them, each shown by `show`. */
const list = (
  language: Language,
  names: readonly string[],
  show: (name: string, index: number) => ReactNode = (name) => <bdi>{name}</bdi>,
) =>
  names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && (index === names.length - 1 ? LANGUAGES[language].and(name) : `${LANGUAGES[language].comma} `)}
      {show(name, index)}
    </Fragment>
  ));

/** A name without case, accents or hamza: what differs in these alone says the same. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A drug with what was typed for it, unless that says the same. */
const named = (drug: string, typed: string) => (
  <>
    <bdi>{drug}</bdi>
    {!plain(typed).includes(plain(drug)) && (
      <>
        {" "}
        (<bdi>{typed}</bdi>)
      </>
    )}
  </>
);

function Heading({ badge, look, children }: { badge: string; look: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h3 className="text-lg font-bold wrap-anywhere">{children}</h3>
      <span className={`badge ${look}`}>{badge}</span>
    </div>
  );
}

/** What to do comes first, then what it is about. */
function FindingCard({
  finding: { drugs, typed, allergy, severity, effect, mechanism, management, source, also, holds, ifMeant },
}: {
  finding: Translated<Finding>;
}) {
  const { t, rich, language } = useWords("interactions");
  const { word, look, edge } = SEVERITY[severity];
  const show = (drug: string, index: number) => named(drug, typed[index]!);
  return (
    <li className={`card border-s-4 p-5 ${edge}`} data-severity={severity}>
      <Heading badge={t(word)} look={look}>
        {allergy
          ? rich("{drug}, with your allergy: {allergy}", { drug: show(drugs[0]!, 0), allergy: <bdi>{allergy}</bdi> })
          : list(language, drugs, show)}
      </Heading>
      <p className="mt-2 font-semibold">{management}</p>
      {ifMeant?.map(({ typed: written, meant }) => (
        <p key={written} className="mt-2 text-warn" data-if-meant>
          {rich("This holds if by {typed} you meant {name}.", {
            typed: <bdi>{written}</bdi>,
            name: <bdi>{meant}</bdi>,
          })}
        </p>
      ))}
      <HoldsFor holds={holds} />
      <dl className="mt-3 space-y-2">
        <Fact term={t("What can happen")} text={effect} />
        <Fact term={t("Why")} text={mechanism} />
        {also.map((other) => (
          <Fact
            key={other.effect + other.mechanism}
            term={t("Also ({severity})", { severity: t(SEVERITY[other.severity].word).toLowerCase() })}
            text={`${other.effect} ${other.management}`}
          >
            <HoldsFor holds={other.holds} />
          </Fact>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{t("Source: {source}", { source })}</p>
    </li>
  );
}

const Fact = ({ term, text, children }: { term: string; text: string; children?: ReactNode }) => (
  <div>
    <dt className="text-[0.9375rem] font-semibold text-muted">{term}</dt>
    <dd>
      {text}
      {children}
    </dd>
  </div>
);

/** Whether it holds for all of a kind that was named, or for which of it. */
function HoldsFor({ holds = [] }: Pick<Translated<Held>, "holds">) {
  const { t, rich, language } = useWords("interactions");
  return holds.map(({ kind, all, members }) => (
    <p key={kind} className="mt-2 text-[0.9375rem]" data-holds={all ? "all" : "some"}>
      {t("You named a kind of medicine: {kind}.", { kind })}{" "}
      {all
        ? t("This holds for all of it.")
        : rich("This holds for some of it: {names}. Enter yours by its name to know whether it is one.", {
            names: list(language, members),
          })}
    </p>
  ));
}

/** What could not be checked, each with the names it may have been meant for. */
function UnknownNames({ report: { unknown, allergies } }: { report: Translated<InteractionReport> }) {
  const { t, rich } = useWords("interactions");
  if (unknown.length + allergies.unknown.length === 0) return null;
  return (
    <div className="mt-4 rounded-xl border-2 border-warn bg-surface p-5" data-unknown>
      <h3 className="text-lg font-bold">{t("Could not be checked")}</h3>
      <p className="text-muted">{t("Nothing is said about these, neither good nor bad. Ask your pharmacist.")}</p>
      <ul className="mt-2 divide-y divide-line">
        {unknown.map(({ name, didYouMean, asksWhich }) => (
          <li key={name} className="py-2">
            <p className="font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            {didYouMean.length > 0 && (
              <p className="mt-1 flex flex-wrap items-center gap-2">
                <span>
                  {t(
                    asksWhich
                      ? "It can be one of several that act in different ways. Which one is it? For example"
                      : "Did you mean",
                  )}
                </span>
                {didYouMean.map((meant) => (
                  // Sends the form below, with the name in the place of what was typed.
                  <button
                    key={meant}
                    type="submit"
                    form={FORM_ID}
                    name="meant"
                    value={`${name}\n${meant}`}
                    className="btn btn-secondary"
                  >
                    <bdi>{meant}</bdi>
                  </button>
                ))}
              </p>
            )}
          </li>
        ))}
        {allergies.unknown.map((name) => (
          <li key={`allergy ${name}`} className="py-2">
            <p className="font-semibold wrap-anywhere">{rich("Allergy: {name}", { name: <bdi>{name}</bdi> })}</p>
            <p className="text-muted">{t("It is none that we know to concern a medicine in the table.")}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckedNames({ report: { checked, allergies } }: { report: Translated<InteractionReport> }) {
  const { t, rich, language } = useWords("interactions");
  if (checked.length === 0) return null;
  return (
    <div className="mt-4 card p-5">
      <h3 className="text-lg font-bold">{t("Checked")}</h3>
      <ul className="mt-1 list-disc ps-5">
        {checked.map(({ name, ingredients, kind }, index) => (
          <li key={`${name} ${index}`} className="wrap-anywhere">
            <bdi>{name}</bdi>
            {!sameName(name, kind ? [kind] : ingredients) && (
              <span className="text-muted">: {kind ?? ingredients.join(`${LANGUAGES[language].comma} `)}</span>
            )}
          </li>
        ))}
        {allergies.checked.map((name) => {
          const kind = allergies.kinds?.find((one) => one.name === name)?.kind;
          return (
            <li key={`allergy ${name}`} className="wrap-anywhere">
              {rich("Allergy: {name}", { name: <bdi>{name}</bdi> })}
              {kind && (
                <span className="block text-muted">
                  {t("Compared with all medicines of this kind: {kind}.", { kind })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const sameName = (name: string, [first = "", ...rest]: string[]) => rest.length === 0 && plain(name) === plain(first);
