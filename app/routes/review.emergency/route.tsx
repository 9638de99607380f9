import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { allGrants, countUnreviewed } from "db/emergency";
import type { TitleHandle } from "~/components/document-title";
import { ErrorSummary } from "~/components/form/error-summary";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { PageLinks } from "~/components/ui/page-links";
import { appContext, type AppContext } from "~/context";
import { EMERGENCY_REVIEW_PATH } from "~/domain/emergency";
import { emergencyReviewSchema } from "~/domain/emergency-schema";
import { plural } from "~/domain/format";
import type { RejectedForm } from "~/domain/rejected-form";
import { requireRole } from "~/services/accounts/session-guard.server";
import { reasonOf, reviewEmergency } from "~/services/emergency/emergency.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { auditShown } from "~/services/records/record-guard.server";
import { setFlash } from "~/services/sessions/flash.server";
import { GrantList } from "./list";

export const handle: TitleHandle & { private: true } = { title: "Emergency Accesses", private: true };

/** Grants on a page. */
const PAGE_SIZE = 20;

const FAILED = "It could not be noted that you looked at it. Try again in a moment.";

const requireAdmin = (request: Request, app: AppContext) => requireRole(request, app, "admin");

/**
 * Who opened whose record in an emergency, and why. It names patients, each of whose logs says so before it is shown.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const admin = await requireAdmin(request, app);
  const before = idParam(new URL(request.url).searchParams.get("before") ?? undefined) ?? undefined;
  return respondUnavailable(async () => {
    const [found, unreviewed] = await Promise.all([
      allGrants(app.db, { limit: PAGE_SIZE + 1, before }),
      countUnreviewed(app.db),
    ]);
    const shown = found.slice(0, PAGE_SIZE);
    const patients = new Map(shown.map(({ patientId: id, isDemo }) => [id, { id, isDemo }]));
    await auditShown(app.db, app, admin, [...patients.values()], "emergency accesses");
    const grants = shown.map(({ sealedReason, isDemo: _none, ...grant }) => ({
      ...grant,
      reason: reasonOf({ sealedReason }, app),
    }));
    return data(
      {
        grants,
        unreviewed,
        next: found.length > PAGE_SIZE ? shown.at(-1)!.id : null,
        isFirstPage: before === undefined,
        now: app.clock(),
      },
      NO_STORE,
    );
  });
}

/** Notes that an administrator has looked at one. */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireAdmin, schema: emergencyReviewSchema, failed: FAILED },
    async ({ grant }, { who: admin, app }) => {
      const toast = (await reviewEmergency(Number(grant), admin, app))
        ? { title: "Noted as reviewed" }
        : { title: "It had been reviewed already" };
      const { search } = new URL(args.request.url);
      return redirect(EMERGENCY_REVIEW_PATH + search, {
        status: 303,
        headers: { "Set-Cookie": await setFlash({ toast }, app) },
      });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was noted",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function EmergencyAccesses() {
  const { grants, unreviewed, next, isFirstPage, now } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  return (
    <div className="wrap max-w-4xl pt-6">
      <Link to="/account" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link">
        <span aria-hidden="true">←</span> Account
      </Link>
      <h1 className="mt-4 text-title font-bold">Emergency Accesses</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">
        {unreviewed === 0 ? "All are reviewed." : `${plural(unreviewed, "access", "accesses")} to be reviewed.`}{" "}
        Specialists who opened the record of somebody whom they do not treat. Each patient’s own log shows that you saw
        them named here.
      </p>
      <div className="mt-6">
        <ErrorSummary
          fields={[]}
          formErrors={answer?.result.error?.[""] ?? answer?.result.error?.grant ?? undefined}
          result={answer?.result}
        />
      </div>
      {grants.length === 0 ? (
        <p className="mt-6 card p-8 text-center">
          {isFirstPage ? "Nobody has used emergency access." : "There are no more."}
        </p>
      ) : (
        <GrantList grants={grants} now={now} />
      )}
      <PageLinks
        first={isFirstPage ? null : { to: EMERGENCY_REVIEW_PATH, label: "Newest" }}
        next={next === null ? null : { to: `${EMERGENCY_REVIEW_PATH}?before=${next}`, label: "Older" }}
      />
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Emergency Accesses Unavailable" />;
}
