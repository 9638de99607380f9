import type { PatientContext } from "~/domain/assistant/chat";

/** What the assistant knows of the patient: what the form tells, and nothing else. */
export function ContextCard({ context: { age, gender, currentSymptoms, medicalHistory } }: { context: PatientContext }) {
  const facts = [
    ["Age", age === null ? "not told" : String(age)],
    ["Gender", gender || "not told"],
    ["Symptoms", currentSymptoms.join(", ") || "none told"],
    ["Medical history", medicalHistory.join(", ") || "none told"],
  ] as const;
  return (
    <div className="mt-4 rounded-xl bg-sunken p-4" role="group" aria-labelledby="context-title">
      <h3 id="context-title" className="font-bold">
        What the assistant knows about you
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

/** The same as hidden fields, for a form that is sent without script. */
export function ContextFields({ context: { age, gender, currentSymptoms, medicalHistory } }: { context: PatientContext }) {
  return (
    <>
      <input type="hidden" name="age" value={age ?? ""} />
      <input type="hidden" name="gender" value={gender} />
      <input type="hidden" name="medicalHistory" value={medicalHistory.join(", ")} />
      {currentSymptoms.map((symptom) => (
        <input key={symptom} type="hidden" name="symptom" value={symptom} />
      ))}
    </>
  );
}
