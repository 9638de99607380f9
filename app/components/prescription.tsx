import type { Prescription } from "~/domain/consultations";

/** How a medicine is to be taken (DATA-29). */
export function PrescriptionFacts({ prescription }: { prescription: Omit<Prescription, "prescribedAt"> }) {
  const { dosage, frequency, duration, instructions } = prescription;
  const facts = [
    { term: "Dosage", text: dosage },
    { term: "Frequency", text: frequency },
    { term: "Duration", text: duration },
  ];
  return (
    <>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      {instructions && <p className="mt-3 max-w-prose whitespace-pre-line">{instructions}</p>}
    </>
  );
}
