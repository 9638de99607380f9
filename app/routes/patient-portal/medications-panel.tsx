import { Form, Link } from "@remix-run/react";
import { AttendingName } from "~/components/consultation";
import { Day } from "~/components/moment";
import { PrescriptionFacts } from "~/components/prescription";
import { TellUs } from "~/components/tell-us";
import type { PanelOf, PortalRecord } from "./queries.server";

/** The Medications tab: the prescriptions, newest first (PORT-13). */
export function MedicationsPanel({ record, panel: { prescriptions } }: { record: PortalRecord; panel: PanelOf<"medications"> }) {
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
      <InteractionCheck record={record} />
    </section>
  );
}

/**
 * The way to the interaction check. What the record says to be taken now goes
 * along in the body of a post: an address would put it in histories and logs.
 */
function InteractionCheck({ record: { medications, allergies } }: { record: PortalRecord }) {
  return (
    <section aria-labelledby="check-title" className="card no-print mt-6 p-6">
      <h3 id="check-title" className="text-lg font-bold">
        Do they go together?
      </h3>
      <p className="mt-1 max-w-prose text-muted">
        Check your medicines against each other, together with what you buy without a prescription. Nothing of it is stored.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {medications.length > 0 && (
          <Form method="post" action={CHECK}>
            <input type="hidden" name="medications" value={medications.join("\n")} />
            <input type="hidden" name="allergies" value={allergies.join("\n")} />
            <button type="submit" className="btn btn-primary">
              Check My Medicines
            </button>
          </Form>
        )}
        <Link to={CHECK} className="btn btn-secondary">
          Check Others
        </Link>
      </div>
    </section>
  );
}

const CHECK = "/ai-consultation/interactions";
