import { AttendingName } from "~/components/consultation";
import { Day } from "~/components/moment";
import { PrescriptionFacts } from "~/components/prescription";
import { TellUs } from "~/components/tell-us";
import type { PanelOf } from "./queries.server";

/** The Medications tab: the prescriptions, newest first (PORT-13). */
export function MedicationsPanel({ panel: { prescriptions } }: { panel: PanelOf<"medications"> }) {
  return (
    <section aria-labelledby="medications-title">
      <h2 id="medications-title" className="text-xl font-bold">
        Prescriptions
      </h2>
      {prescriptions.length === 0 ? (
        <p className="card mt-4 p-8 text-center text-lg">No prescriptions. What a specialist prescribes for you appears here.</p>
      ) : (
        <>
          <p className="mt-1 max-w-prose text-muted">Do not stop or change a medicine without asking. If one does not agree with you, call us.</p>
          <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
            {prescriptions.map(({ attending, prescribedAt, ...prescription }) => (
              <li key={prescription.id} className="card flex flex-col p-6 pb-3" data-prescription={prescription.id}>
                <h3 className="text-lg font-bold">{prescription.medicationName}</h3>
                <PrescriptionFacts prescription={prescription} />
                <p className="mt-3 text-sm text-muted">
                  Prescribed <Day at={prescribedAt} /> by <AttendingName attending={attending} />
                </p>
                <p className="mt-auto">
                  <TellUs about="prescription" />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
