import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { pictureState } from "db/pictures";
import { findApplication } from "db/review";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { LocalTime } from "~/components/local-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { formatWait } from "~/domain/moments";
import { DECIDED } from "~/domain/providers/review";
import { decisionSchema } from "~/domain/providers/review-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { decidePicture } from "~/services/pictures/pictures.server";
import { decide } from "~/services/review/decision.server";
import { setFlash } from "~/services/sessions/flash.server";
import { ApplicationFacts } from "./facts";
import { DecisionForms } from "./forms";
import { PictureReview } from "./picture";

export const handle: TitleHandle & { private: true } = { title: "Review an Application", private: true };

const FAILED = "Your decision could not be stored. Try again in a moment.";
const CHANGED = "The applicant has changed the application since you opened it. Read it again before you decide.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  await requireRole(request, app, "admin");
  const application = await requireApplication(params.id, app);
  const pictures = await respondUnavailable(() => pictureState(app.db, { providerId: application.id }));
  return data({ application, pictures, waited: formatWait(application.submittedAt, app.clock()) }, NO_STORE);
}

export const action = (args: ActionFunctionArgs) => {
  const by = (request: Request, app: AppContext) => requireRole(request, app, "admin");
  return formAction(
    args,
    { by, schema: decisionSchema, failed: FAILED },
    async (decision, { who: reviewer, app, refuse }) => {
      const { id } = await requireApplication(args.params.id, app);
      if (!("submittedAt" in decision))
        return to(`/review/${id}`, await decidePicture(decision, { providerId: id, user: reviewer }, app), app);
      const decided = await decide(id, decision, reviewer, app);
      if (decided !== "too late") {
        const toast: ToastMessage = {
          title: decision.intent === "approve" ? "Application approved" : "Application rejected",
          description: `The applicant is told by email.${decided.next === null ? "" : " Here is the next one."}`,
        };
        return to(decided.next === null ? "/review" : `/review/${decided.next}`, toast, app);
      }
      const now = await requireApplication(args.params.id, app);
      if (now.status === "under_review") return refuse(409, CHANGED);
      const toast: ToastMessage = {
        title: `Already ${DECIDED[now.status]}`,
        description:
          "Your decision was not stored: this application has been decided meanwhile. By whom, and when, stands below.",
        variant: "destructive",
      };
      return to(`/review/${id}`, toast, app);
    },
  );
};

/** @throws {Response} 404 where there is no such application. */
async function requireApplication(param: string | undefined, { db }: AppContext) {
  const id = idParam(param);
  const application = id === null ? null : await respondUnavailable(() => findApplication(db, id));
  if (!application) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return application;
}

const to = async (path: string, toast: ToastMessage, app: AppContext) =>
  redirect(path, { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was decided",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;

// A refused form changes nothing, except where it was refused because the application has changed.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

export default function ReviewApplication() {
  const { application, pictures, waited } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { id, status, reason, reviewer, reviewedAt, submittedAt } = application;
  return (
    <div className="wrap max-w-4xl pt-6">
      <Link
        to={status === "under_review" ? "/review" : `/review?status=${status}`}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link"
      >
        <span aria-hidden="true">←</span> All applications
      </Link>
      <h1 className="mt-4 text-title font-bold wrap-anywhere">
        {application.firstName} {application.lastName}
      </h1>
      <p className="mt-2 text-lg text-muted">
        Application {id}, submitted <LocalTime iso={submittedAt.toISOString()} />
        {status === "under_review" && `, waiting ${waited}`}
      </p>
      {reviewedAt && (
        <section aria-labelledby="decision-title" className="mt-6 card p-5">
          <h2 id="decision-title" className="text-xl font-bold">
            {status === "under_review"
              ? reason
                ? "Submitted again after a rejection"
                : "Changed after an approval"
              : status === "verified"
                ? "Approved"
                : "Rejected"}
          </h2>
          <p className="mt-1 text-muted">
            {status === "under_review" ? (reason ? "Rejected by " : "Approved by ") : "By "}
            {reviewer ?? "a deleted account"}, <LocalTime iso={reviewedAt.toISOString()} />
          </p>
          {reason && (
            <blockquote className="mt-3 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
              {reason}
            </blockquote>
          )}
        </section>
      )}
      <ApplicationFacts application={application} />
      {pictures && <PictureReview key={`picture ${id}`} pictures={pictures} />}
      {/* Another application is another form: what was typed for one must not stand in the next. */}
      {status === "under_review" && <DecisionForms key={id} submittedAt={submittedAt.toISOString()} answer={answer} />}
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Application Unavailable" />;
}
