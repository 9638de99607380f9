import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { findPatient } from "db/records";
import { ownLimits } from "db/vital-alerts";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { RejectedForm } from "~/domain/rejected-form";
import { LIMIT_TYPES, limitsAsForm } from "~/domain/vitals/alert-limits";
import { limitsSchema } from "~/domain/vitals/alert-limits-schema";
import { requireSignedIn } from "~/services/accounts/session-guard.server";
import { conflictErrors } from "~/services/conflict.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { recordInView, requireRecord } from "~/services/records/record-guard.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { setFlash } from "~/services/sessions/flash.server";
import { limitsVersion, storeLimits } from "~/services/vitals/limits.server";
import { LimitFields, LimitTable } from "./fields";

export const handle: TitleHandle & TranslatedHandle<"dashboard"> & { private: true } = {
  namespace: "dashboard",
  title: "Alert Limits",
  private: true,
};

const SUBJECT = "alert limits";
const FAILED = "The limits could not be stored. Try again in a moment.";

/** Whose limits: a specialist names the patient, everybody else means the record in view. */
const patientOf = async (request: Request, app: AppContext) =>
  new URL(request.url).searchParams.get("patient") ?? (await recordInView(request, app));

export function loader({ request, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => {
    const app = appContext(context);
    const open = await requireRecord(request, await patientOf(request, app), app, SUBJECT);
    const [patient, own] = await Promise.all([findPatient(app.db, open), ownLimits(app.db, open.patientId)]);
    if (!patient) throw new ApiError("not_found", "There is no such patient");
    const isOwn = open.viewer?.role === "patient";
    return data(
      {
        limits: limitsAsForm(own),
        version: limitsVersion(own),
        isDemo: open.isDemo,
        mayWrite: !open.isDemo && !open.emergency && open.viewer?.role !== "admin",
        name: isOwn ? null : `${patient.firstName} ${patient.lastName}`,
      },
      NO_STORE,
    );
  });
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSignedIn, schema: limitsSchema, failed: FAILED },
    (wanted, { who: user, refuse, app }) =>
      withErrorScreens(args.request, async () => {
        const record = await requireRecord(args.request, await patientOf(args.request, app), app, SUBJECT, "update");
        const result = await storeLimits(app, record, wanted);
        if (result.outcome === "conflict") {
          const stored = limitsAsForm(result.stored);
          return refuse(409, { fields: conflictErrors(Object.keys(stored), stored, limitsAsForm(wanted.limits)) });
        }
        const toast =
          result.outcome === "changed"
            ? { title: "The limits are stored", description: "They apply from your next reading." }
            : { title: "Nothing was changed" };
        const to = user.role === "patient" ? "/health-dashboard" : `/desk/patients/${record.patientId}`;
        return redirect(to, { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
      }),
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not stored",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
// Refused because they have changed meanwhile, the form needs to know their new state.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

export default function AlertLimits() {
  const { limits, version, isDemo, mayWrite, name } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { search } = useLocation();
  const { t, rich } = useWords("dashboard");
  return (
    <NarrowScreen
      title={t("Alert Limits")}
      lead={
        name
          ? rich("When a reading of {name} raises an alert. Where a field is empty, the usual limit holds.", {
              name: <bdi>{name}</bdi>,
            })
          : t("When a reading raises an alert. Where a field is empty, the usual limit holds.")
      }
      after={
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/health-dashboard">
            {t("Back to the Health Dashboard")}
          </Link>
        </p>
      }
    >
      {mayWrite ? (
        <SmallForm
          id="limits"
          order={Object.keys(limits)}
          answer={answer}
          defaults={limits}
          action={`/health-dashboard/limits${search}`}
          button={t("Save limits")}
          pending={t("Storing…")}
        >
          {(fields) => (
            <>
              <VersionField field={fields.version!} name="version" now={version} isRefused={answer !== undefined} />
              {LIMIT_TYPES.map((type) => (
                <LimitFields key={type} type={type} fields={fields} />
              ))}
            </>
          )}
        </SmallForm>
      ) : (
        <>
          <LimitTable limits={limits} />
          {isDemo && (
            <p className="mt-6">
              {t("This is a sample: nothing can be written here.")}{" "}
              <Link to="/sign-in?next=/health-dashboard/limits" className="link">
                {t("Sign in to set your own")}
              </Link>
              .
            </p>
          )}
        </>
      )}
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Limits Unavailable" />;
}
