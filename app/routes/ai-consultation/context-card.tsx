import type { ReactNode } from "react";
import { useWords } from "~/components/words";
import type { PatientContext } from "~/domain/assistant/chat";
import { AnalysisField, GENDER_WORDS } from "./symptom-form";

/** What the assistant knows of the patient: what the form tells, and nothing else. */
export function ContextCard({
  context: { age, gender, currentSymptoms, medicalHistory },
}: {
  context: PatientContext;
}) {
  const { t } = useWords("assistant");
  const own = (texts: readonly string[]): ReactNode =>
    texts.length > 0 ? <bdi>{texts.join(", ")}</bdi> : t("none told");
  const known = Object.entries(GENDER_WORDS).find(([value]) => value === gender);
  const facts = [
    [t("Age"), age === null ? t("not told") : String(age)],
    [t("Gender"), known ? t(known[1]) : gender || t("not told")],
    [t("Symptoms"), own(currentSymptoms)],
    [t("Medical history"), own(medicalHistory)],
  ] as const;
  return (
    <div className="mt-4 rounded-xl bg-sunken p-4" role="group" aria-labelledby="context-title">
      <h3 id="context-title" className="font-bold">
        {t("What the assistant knows about you")}
      </h3>
      <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term} className="wrap-anywhere">
            <dt className="inline text-muted">{term}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The same as hidden fields, and the analysis that stands on the page, for a form that is sent without script. */
export function ContextFields({
  context: { age, gender, currentSymptoms, medicalHistory },
  carried,
}: {
  context: PatientContext;
  carried: string | undefined;
}) {
  return (
    <>
      <AnalysisField carried={carried} />
      <input type="hidden" name="age" value={age ?? ""} />
      <input type="hidden" name="gender" value={gender} />
      <input type="hidden" name="medicalHistory" value={medicalHistory.join(", ")} />
      {currentSymptoms.map((symptom) => (
        <input key={symptom} type="hidden" name="symptom" value={symptom} />
      ))}
    </>
  );
}
