import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countPatientsInCare, patientsInCare } from "db/care";
import { latestReadingsOf } from "db/vitals";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { VisitorZone } from "~/components/moment";
import { askedPage, Paging } from "~/components/paging";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext } from "~/context";
import { plural } from "~/domain/format";
import { requireSpecialist } from "~/services/accounts/require-specialist.server";
import { documentHeaders, NOT_KEPT } from "~/services/http/document-headers";
import { duringOutage503 } from "~/services/http/outage.server";
import { auditShown } from "~/services/http/record-guard.server";
import { PatientList } from "./list";

export const handle: TitleHandle & { private: true } = { title: "Patients · Desk", private: true };

/** Patients on a page: each of them is an entry in the audit log every time the list is opened. */
const PAGE_SIZE = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, timeZone } = await requireSpecialist(request, app);
  const page = askedPage(new URL(request.url).searchParams);
  return duringOutage503(async () => {
    const now = app.clock();
    const [patients, count] = await Promise.all([
      patientsInCare(app.db, user.id, now, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countPatientsInCare(app.db, user.id),
    ]);
    // Before anything is shown, as with a record that is opened.
    await auditShown(app.db, app, user, patients, "latest vitals");
    const readings = await latestReadingsOf(app.db, patients.map(({ id }) => id));
    const shown = patients.map((patient) => ({
      ...patient,
      readings: readings.filter(({ patientId }) => patientId === patient.id).map(({ patientId: _same, ...reading }) => reading),
    }));
    return data({ patients: shown, count, page, now, timeZone }, NOT_KEPT);
  });
}

export const headers = documentHeaders;

export default function Patients() {
  const { patients, count, page, now, timeZone } = useLoaderData<typeof loader>();
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return (
    <DeskFrame
      title="Patients in care"
      lead={
        count === 0 ? undefined : (
          <>
            {plural(count, "patient")}, by last name{pages > 1 && `, page ${page} of ${pages}`}. That you looked at this list stands in each patient’s own log.
          </>
        )
      }
    >
      {patients.length > 0 ? (
        <VisitorZone asked={timeZone}>
          <PatientList patients={patients} now={now} />
        </VisitorZone>
      ) : (
        <div className="card mt-6 p-8 text-center">
          <p className="text-lg">{count > 0 ? "This page lies behind the last one." : "Nobody yet. Accept a request, and once the patient has an account here, you find them on this page."}</p>
          <Link to={count > 0 ? "/desk/patients" : "/desk"} className="btn btn-secondary mt-5">
            {count > 0 ? "To the first page" : "To the requests"}
          </Link>
        </div>
      )}
      {patients.length > 0 && <Paging page={page} pages={pages} to={(number) => (number > 1 ? `/desk/patients?page=${number}` : "/desk/patients")} words={["Previous", "Next"]} />}
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Patients Unavailable" />;
}
