import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { countPatientsInCare, patientsInCare, type PatientInCare } from "db/care";
import { ownLimitsOf } from "db/vital-alerts";
import { latestMeasuredOf } from "db/vitals";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VisitorZone } from "~/components/zoned-time";
import { askedPage, Paging } from "~/components/paging";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { EMERGENCY_PATH } from "~/domain/emergency";
import { plural } from "~/domain/format";
import { patientSearchSchema } from "~/domain/patient-search";
import { requireSpecialist, type Specialist } from "~/services/accounts/specialist-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { auditShown } from "~/services/records/record-guard.server";
import { PatientList } from "./list";
import { PatientSearch } from "./search";

export const handle: TitleHandle & { private: true } = { title: "Patients · Desk", private: true };

/** Patients on a page: each of them is an entry in the audit log every time the list is opened. */
const PAGE_SIZE = 20;

const FAILED = "Your patients could not be searched. Try again in a moment.";

/** How many there are, and a page of them; none of them where one is looked for (`?find`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const specialist = await requireSpecialist(request, app);
  const params = new URL(request.url).searchParams;
  const page = askedPage(params);
  return respondUnavailable(async () => {
    const now = app.clock();
    const [patients, count] = await Promise.all([
      params.has("find")
        ? []
        : patientsInCare(app.db, specialist.user.id, now, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countPatientsInCare(app.db, specialist.user.id),
    ]);
    return data(
      {
        patients: await withVitals(patients, specialist, app),
        count,
        page,
        isSearch: params.has("find"),
        now,
        timeZone: specialist.timeZone,
      },
      NO_STORE,
    );
  });
}

/** Finds patients by name. */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSpecialist, schema: patientSearchSchema, failed: FAILED },
    async ({ named }, { who, app }) => {
      // One more than is shown tells whether there are more.
      const found = await patientsInCare(app.db, who.user.id, app.clock(), { limit: PAGE_SIZE + 1, offset: 0, named });
      const patients = await withVitals(found.slice(0, PAGE_SIZE), who, app);
      return data({ result: { initialValue: { named } }, patients, hasMore: found.length > PAGE_SIZE }, NO_STORE);
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not searched",
    description: FAILED,
    variant: "destructive",
  });

/**
 * What the list shows of each. It is a read of every record on it, which stands in its log before anything is shown.
 */
async function withVitals(patients: PatientInCare[], { user }: Specialist, app: AppContext) {
  await auditShown(app.db, app, user, patients, "latest vitals");
  const ids = patients.map(({ id }) => id);
  const [readings, own] = await Promise.all([latestMeasuredOf(app.db, ids), ownLimitsOf(app.db, ids)]);
  return patients.map((patient) => ({
    ...patient,
    own: own.get(patient.id)!,
    readings: readings
      .filter(({ patientId }) => patientId === patient.id)
      .map(({ patientId: _same, ...reading }) => reading),
  }));
}

export const headers = documentHeaders;

/** Searched without success, the list that stands there still holds. */
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function Patients() {
  const { patients: all, count, page, isSearch, now, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const found = answer && "patients" in answer ? answer : null;
  const patients = found?.patients ?? all;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return (
    <DeskFrame
      title="Patients in care"
      lead={
        count === 0 ? undefined : (
          <>
            {plural(count, "patient")}
            {!isSearch && <>, by last name{pages > 1 && `, page ${page} of ${pages}`}</>}. Each patient’s own log shows
            that you saw them listed.
          </>
        )
      }
    >
      {count > 0 && <PatientSearch answer={answer} />}
      {found && <Found shown={found.patients.length} hasMore={found.hasMore} />}
      {patients.length > 0 && (
        <VisitorZone asked={timeZone}>
          <PatientList patients={patients} now={now} />
        </VisitorZone>
      )}
      {isSearch ? (
        <p className="mt-6">
          <Link to="/desk/patients" className="inline-flex min-h-11 items-center link">
            All patients
          </Link>
        </p>
      ) : patients.length > 0 ? (
        <Paging
          page={page}
          pages={pages}
          to={(number) => (number > 1 ? `/desk/patients?page=${number}` : "/desk/patients")}
          words={["Previous", "Next"]}
        />
      ) : (
        <div className="mt-6 card p-8 text-center">
          <p className="text-lg">
            {count > 0
              ? "There are no patients on this page."
              : "Nobody yet. Accept a request, and once the patient has an account here, you find them on this page."}
          </p>
          <Link to={count > 0 ? "/desk/patients" : "/desk"} className="mt-5 btn btn-secondary">
            {count > 0 ? "To the first page" : "To the requests"}
          </Link>
        </div>
      )}
      <p className="mt-6">
        Urgent: need the record of someone who isn’t your patient?{" "}
        <Link to={EMERGENCY_PATH} className="inline-block py-2 link">
          Emergency access
        </Link>
      </p>
    </DeskFrame>
  );
}

/** Says how many were found, to a screen reader too. */
const Found = ({ shown, hasMore }: { shown: number; hasMore: boolean }) => (
  <p role="status" className="mt-6 font-semibold">
    {hasMore
      ? `More than ${shown} patients found. Add to the name to narrow them down.`
      : shown > 0
        ? `${plural(shown, "patient")} found`
        : "Nobody in your care has this name or record number."}
  </p>
);

export function ErrorBoundary() {
  return <ScreenError title="Patients Unavailable" />;
}
