import { AttendingName, type Attending } from "~/components/consultation";
import { Day } from "~/components/zoned-time";
import { ReportProblemLink } from "~/components/report-problem-link";
import { useWords } from "~/components/words";
import type { Prescription } from "~/domain/consultations";

/** How a medicine is to be taken (DATA-29). */
export function PrescriptionFacts({ prescription }: { prescription: Omit<Prescription, "prescribedAt"> }) {
  const { t } = useWords<"portal" | "dashboard">();
  const { dosage, frequency, duration, instructions } = prescription;
  const facts = [
    { term: t("Dosage"), text: dosage },
    { term: t("Frequency"), text: frequency },
    { term: t("Duration"), text: duration },
  ];
  return (
    <>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-medium">
              <bdi lang="en">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {instructions && (
        <p lang="en" dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
          {instructions}
        </p>
      )}
    </>
  );
}

type Prescribed = Prescription & { attending: Attending | null };

/** A patient's own prescriptions, newest first (PORT-13). */
export function PrescriptionList({ prescriptions }: { prescriptions: Prescribed[] }) {
  const { t, rich } = useWords<"portal" | "dashboard">();
  if (prescriptions.length === 0)
    return (
      <p className="mt-4 card p-8 text-center text-lg">
        {t("No prescriptions. What a specialist prescribes for you appears here.")}
      </p>
    );
  return (
    <>
      <p className="mt-1 max-w-prose text-muted">
        {t("Do not stop or change a medicine without asking. If one does not agree with you, call us.")}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {prescriptions.map(({ attending, prescribedAt, ...prescription }) => (
          <li key={prescription.id} className="flex flex-col card p-6 pb-3" data-prescription={prescription.id}>
            <h3 className="text-lg font-bold">
              <bdi lang="en">{prescription.medicationName}</bdi>
            </h3>
            <PrescriptionFacts prescription={prescription} />
            <p className="mt-3 text-sm text-muted">
              {rich("Prescribed {day} by {specialist}", {
                day: <Day at={prescribedAt} />,
                specialist: <AttendingName attending={attending} />,
              })}
            </p>
            <p className="mt-auto">
              <ReportProblemLink about="prescription" />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
