import type { Appointment, Prescribed } from "db/records";
import { AttendingName, ConsultationFacts, ConsultationHead } from "~/components/consultation";
import { Day } from "~/components/zoned-time";
import { Paging } from "~/components/paging";
import { PrescriptionFacts } from "~/components/prescription";
import { Link } from "~/components/ui/link";
import { plural } from "~/domain/format";

/** What has been prescribed, newest first. */
export function Prescriptions({ prescriptions }: { prescriptions: Prescribed[] }) {
  return (
    <section aria-labelledby="prescriptions-title" className="mt-8">
      <h2 id="prescriptions-title" className="text-xl font-bold">
        Prescriptions
      </h2>
      {prescriptions.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">None recorded</p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-2">
          {prescriptions.map(({ attending, prescribedAt, ...prescription }) => (
            <li key={prescription.id} className="card p-6">
              <h3 className="text-lg font-bold">{prescription.medicationName}</h3>
              <PrescriptionFacts prescription={prescription} />
              <p className="mt-3 text-sm text-muted">
                Prescribed <Day at={prescribedAt} /> by <AttendingName attending={attending} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The consultations with whomever, newest first. */
export function Consultations({
  patientId,
  consultations,
  count,
  page,
  pages,
}: {
  patientId: number;
  consultations: Appointment[];
  count: number;
  page: number;
  pages: number;
}) {
  const to = (number: number) => `/desk/patients/${patientId}${number > 1 ? `?page=${number}` : ""}#consultations`;
  return (
    <section id="consultations" aria-labelledby="consultations-title" className="mt-8">
      <h2 id="consultations-title" className="text-xl font-bold">
        Consultations
      </h2>
      {consultations.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">
          {count === 0 ? (
            "None recorded"
          ) : (
            <Link to={to(1)} className="link">
              To the newest
            </Link>
          )}
        </p>
      ) : (
        <>
          <p className="mt-1 text-muted">
            {plural(count, "consultation")}, newest first{pages > 1 && `, page ${page} of ${pages}`}
          </p>
          <ol className="mt-3 space-y-4">
            {consultations.map((consultation) => (
              <li key={consultation.id} className="card p-6" data-consultation={consultation.id}>
                <ConsultationHead consultation={consultation} titleClass="text-lg" />
                <ConsultationFacts consultation={consultation} />
              </li>
            ))}
          </ol>
        </>
      )}
      {consultations.length > 0 && <Paging page={page} pages={pages} to={to} words={["Newer", "Older"]} />}
    </section>
  );
}
