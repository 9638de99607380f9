import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countConsultations, findPatient, listPrescriptions, pageOfConsultations } from "db/records";
import { ownLimits } from "db/vital-alerts";
import { latestMeasured } from "db/vitals";
import { EmergencyBanner } from "~/components/desk/emergency-grants";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { VisitorZone } from "~/components/zoned-time";
import { askedPage } from "~/components/paging";
import { RecordEntries } from "~/components/record-entries";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { Vitals } from "~/components/vitals";
import { appContext } from "~/context";
import { EMERGENCY_PATH } from "~/domain/emergency";
import { ApiError } from "~/domain/errors";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { grantsOf } from "~/services/emergency/emergency.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { requireRecord } from "~/services/records/record-guard.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { Consultations, Prescriptions } from "./history";
import { Person } from "./person";

export const handle: TitleHandle & { private: true } = { title: "Patient · Desk", private: true };

/** Consultations on a page. */
const PAGE_SIZE = 20;

/** A patient's record for the specialist who treats them, or has emergency access to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, timeZone } = await requireSpecialist(request, app);
  return withErrorScreens(request, async () => {
    const open = await requireRecord(request, params.id, app, "whole record");
    const page = askedPage(new URL(request.url).searchParams);
    const [patient, readings, own, consultations, count, prescriptions, grants] = await Promise.all([
      findPatient(app.db, open),
      latestMeasured(app.db, open.patientId),
      ownLimits(app.db, open.patientId),
      pageOfConsultations(app.db, open, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countConsultations(app.db, open),
      listPrescriptions(app.db, open),
      open.emergency ? grantsOf(user, app, open.patientId) : [],
    ]);
    if (!patient) throw new ApiError("not_found", "There is no such patient");
    return data(
      {
        patient,
        readings,
        own,
        consultations,
        count,
        page,
        pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
        prescriptions,
        isSample: open.isDemo,
        grant: grants.at(-1) ?? null,
        now: app.clock(),
        timeZone,
      },
      NO_STORE,
    );
  });
}

export const headers = documentHeaders;

export default function PatientRecord() {
  const { patient, readings, own, prescriptions, isSample, grant, now, timeZone, ...history } =
    useLoaderData<typeof loader>();
  return (
    <DeskFrame title={`${patient.firstName} ${patient.lastName}`}>
      <VisitorZone asked={timeZone}>
        {grant && <EmergencyBanner grant={grant} now={now} />}
        {isSample && (
          <p className="mt-4 rounded-xl bg-warn-tint p-4 text-warn">
            This is a sample, of a person who does not exist.
          </p>
        )}
        <Person patient={patient} now={now} timeZone={timeZone} />
        <div className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3">
          {/* First: it is what must not be overlooked. */}
          <RecordEntries id="allergies" title="Allergies" entries={patient.allergies} />
          <RecordEntries id="current-medications" title="Current medications" entries={patient.medications} />
          <RecordEntries id="history" title="Medical history" entries={patient.medicalHistory} />
        </div>
        <section aria-labelledby="vitals-title" className="mt-8">
          <h2 id="vitals-title" className="text-xl font-bold">
            Latest vitals
          </h2>
          {/* A sample's limits are nobody's to change, and emergency access is for reading. */}
          {!isSample && !grant && (
            <p>
              <Link
                to={`/health-dashboard/limits?patient=${patient.id}`}
                className="inline-flex min-h-11 items-center link"
              >
                When alerts are raised
              </Link>
            </p>
          )}
          {readings.length > 0 ? (
            <Vitals readings={readings} own={own} now={now} />
          ) : (
            <p className="mt-3 card p-6 text-muted">No readings yet</p>
          )}
        </section>
        <Prescriptions prescriptions={prescriptions} />
        <Consultations patientId={patient.id} {...history} />
        <p className="mt-8 text-muted">
          That you opened this record stands in the patient’s own log{grant && ", as emergency access"}.{" "}
          <Link to="/desk/patients" className="inline-block py-2 link">
            All patients in care
          </Link>
        </p>
      </VisitorZone>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Record Unavailable" shut={<InAnEmergency />} />;
}

/** Who is sent away at the end of an hour may still need the record. */
const InAnEmergency = () => (
  <p className="mt-3">
    If you are a specialist and this is an emergency, you can open the record for an hour:{" "}
    <Link to={EMERGENCY_PATH} className="inline-block py-1 link">
      Emergency access
    </Link>
  </p>
);
