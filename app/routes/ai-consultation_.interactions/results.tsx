import { useEffect, useRef } from "react";
import type { Finding, InteractionReport, Outcome } from "~/domain/interactions/check";
import type { Severity } from "~/domain/interactions/rule";

/** Of the form whose list a suggestion changes. */
export const FORM_ID = "interactions";

/** A severity in a person's words. */
const SEVERITY: Record<Severity, { word: string; look: string; edge: string }> = {
  contraindicated: { word: "Do not combine", look: "bg-danger text-surface", edge: "border-l-danger" },
  major: { word: "Serious", look: "bg-danger-tint text-danger", edge: "border-l-danger" },
  moderate: { word: "Take care", look: "bg-warn-tint text-warn", edge: "border-l-warn" },
  minor: { word: "Minor", look: "bg-tint text-on-tint", edge: "border-l-action" },
};

const OUTCOME: Record<Outcome, { title: string; look: string }> = {
  found: { title: "Interactions found", look: "border-danger bg-danger-tint" },
  "none-known": { title: "No interaction known", look: "border-action bg-tint" },
  "not-checked": { title: "Not checked", look: "border-warn bg-warn-tint" },
};

/** What the table says: found, nothing known, or not checked, never one for another. It takes the focus when it appears. */
export function Results({ report }: { report: InteractionReport }) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), [report]);
  const { title, look } = OUTCOME[report.outcome];
  const slight = report.outcome === "found" && report.interactions.every(({ severity }) => severity === "moderate" || severity === "minor");
  return (
    <section ref={top} tabIndex={-1} aria-labelledby="results-title" data-outcome={report.outcome} className="mt-6">
      <div className={`rounded-xl border-2 p-5 ${slight ? "border-warn bg-warn-tint" : look}`}>
        <h2 id="results-title" className="text-xl font-bold">
          {title}
        </h2>
        <p className="mt-1">{report.summary}</p>
      </div>
      <UnknownNames report={report} />
      {report.interactions.length > 0 && (
        <ol className="mt-4 space-y-4" aria-label="Findings, the gravest first">
          {report.interactions.map((finding) => (
            <FindingCard key={`${finding.drugs.join()} ${finding.allergy ?? ""}`} finding={finding} />
          ))}
        </ol>
      )}
      {report.duplicates.length > 0 && (
        <ul className="mt-4 space-y-4" aria-label="Doubled medicines">
          {report.duplicates.map(({ kind, what, drugs, management }) => (
            <li key={`${kind} ${what}`} className="card border-l-4 border-l-warn p-5">
              <Heading badge="Doubled" look="bg-warn-tint text-warn">
                {list(drugs)}
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

/** The drugs' names as a sentence has them. */
const list = (names: string[]) => (names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/** A drug with what was typed for it, unless that says the same. */
const named = (drug: string, typed: string) => (typed.toLowerCase().includes(drug.toLowerCase()) ? drug : `${drug} (${typed})`);

function Heading({ badge, look, children }: { badge: string; look: string; children: string }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h3 className="text-lg font-bold wrap-anywhere">{children}</h3>
      <span className={`badge ${look}`}>{badge}</span>
    </div>
  );
}

/** What to do comes first, then what it is about. */
function FindingCard({ finding: { drugs, typed, allergy, severity, effect, mechanism, management, source, also } }: { finding: Finding }) {
  const { word, look, edge } = SEVERITY[severity];
  const names = drugs.map((drug, index) => named(drug, typed[index]!));
  return (
    <li className={`card border-l-4 p-5 ${edge}`} data-severity={severity}>
      <Heading badge={word} look={look}>
        {allergy ? `${names[0]!}, with your allergy: ${allergy}` : list(names)}
      </Heading>
      <p className="mt-2 font-semibold">{management}</p>
      <dl className="mt-3 space-y-2">
        <Fact term="What can happen" text={effect} />
        <Fact term="Why" text={mechanism} />
        {also.map((other) => (
          <Fact key={other.effect + other.mechanism} term={`Also (${SEVERITY[other.severity].word.toLowerCase()})`} text={`${other.effect} ${other.management}`} />
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">Source: {source}</p>
    </li>
  );
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="text-[0.9375rem] font-semibold text-muted">{term}</dt>
    <dd>{text}</dd>
  </div>
);

/** What could not be checked, each with the names it may have been meant for. */
function UnknownNames({ report: { unknown, allergies } }: { report: InteractionReport }) {
  if (unknown.length + allergies.unknown.length === 0) return null;
  return (
    <div className="mt-4 rounded-xl border-2 border-warn bg-surface p-5" data-unknown>
      <h3 className="text-lg font-bold">Could not be checked</h3>
      <p className="text-muted">Nothing is said about these, neither good nor bad. Ask your pharmacist.</p>
      <ul className="mt-2 divide-y divide-line">
        {unknown.map(({ name, didYouMean }) => (
          <li key={name} className="py-2">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {didYouMean.length > 0 && (
              <p className="mt-1 flex flex-wrap items-center gap-2">
                <span>Did you mean</span>
                {didYouMean.map((meant) => (
                  // Sends the form below, with the name in the place of what was typed.
                  <button key={meant} type="submit" form={FORM_ID} name="meant" value={`${name}\n${meant}`} className="btn btn-secondary">
                    {meant}
                  </button>
                ))}
              </p>
            )}
          </li>
        ))}
        {allergies.unknown.map((name) => (
          <li key={`allergy ${name}`} className="py-2">
            <p className="font-semibold wrap-anywhere">Allergy: {name}</p>
            <p className="text-muted">It is none that we know to concern a medicine in the table.</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckedNames({ report: { checked, allergies } }: { report: InteractionReport }) {
  if (checked.length === 0) return null;
  return (
    <div className="card mt-4 p-5">
      <h3 className="text-lg font-bold">Checked</h3>
      <ul className="mt-1 list-disc pl-5">
        {checked.map(({ name, ingredients }, index) => (
          <li key={`${name} ${index}`} className="wrap-anywhere">
            {name}
            {!sameName(name, ingredients) && <span className="text-muted">: {ingredients.join(", ")}</span>}
          </li>
        ))}
        {allergies.checked.map((name) => (
          <li key={`allergy ${name}`} className="wrap-anywhere">
            Allergy: {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const sameName = (name: string, [first, ...rest]: string[]) => rest.length === 0 && name.toLowerCase() === first?.toLowerCase();
