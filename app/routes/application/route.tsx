import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { ownApplication } from "db/review";
import type { ReactNode } from "react";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { LocalTime } from "~/components/local-time";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { mayUseDesk } from "~/domain/policy";
import { resubmissionSchema } from "~/domain/providers/review-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { resubmit } from "~/services/review/decision.server";
import { setFlash } from "~/services/sessions/flash.server";
import { ResubmissionForm } from "./form";

export const handle: TitleHandle & { private: true } = { title: "My Application", private: true };

const FAILED = "Your application could not be sent. Try again in a moment.";
const RESUBMITTED: ToastMessage = {
  title: "Application sent again",
  description: "It is under review. You'll receive an email once it is decided.",
};
const NOT_OPEN: ToastMessage = {
  title: "There is nothing to answer",
  description: "How your application stands, you read below.",
};

/**
 * The application of the signed-in specialist.
 * @throws {Response} to the sign-up for one who has not applied yet, 403 for anybody who is no specialist.
 */
async function requireApplication(request: Request, app: AppContext) {
  const user = await requireRole(request, app, "provider");
  const application = await respondUnavailable(() => ownApplication(app.db, user.id));
  if (application) return { user, application };
  const signup: Response = redirect("/specialist-signup", { status: 303 });
  throw signup;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { application } = await requireApplication(request, appContext(context));
  return data({ application }, NO_STORE);
}

const back = async (toast: ToastMessage, app: AppContext): Promise<Response> =>
  redirect("/application", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });

/**
 * As `requireApplication`, for its answer: a page from before the decision, or from before it was sent again, is led
 * back.
 */
async function requireRejected(request: Request, app: AppContext) {
  const { user, application } = await requireApplication(request, app);
  if (application.status !== "rejected") throw await back(NOT_OPEN, app);
  return user;
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireRejected, schema: resubmissionSchema, failed: FAILED },
    async (change, { who: user, app }) => back((await resubmit(user, change, app)) ? RESUBMITTED : NOT_OPEN, app),
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not sent",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function MyApplication() {
  const { application } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { id, status, reason, submittedAt, reviewedAt, timeZone } = application;
  if (status === "under_review") {
    return (
      <NarrowScreen title="My Application" lead="Under review">
        <p>
          Your application has been under review since <LocalTime iso={submittedAt.toISOString()} zone={timeZone} />. We
          check your license next. That usually takes 2-3 business days, and we write to you as soon as it is done.
        </p>
        {mayUseDesk(application) ? (
          <>
            <p className="mt-3">
              You were approved before and have changed something since, so your desk and your patients stay with you
              meanwhile.
            </p>
            <ToDesk />
          </>
        ) : (
          <p className="mt-3">
            <Link to="/profile-picture" className="inline-flex min-h-11 items-center link">
              Profile picture
            </Link>
          </p>
        )}
      </NarrowScreen>
    );
  }
  if (status === "verified") {
    return (
      <NarrowScreen title="My Application" lead="Approved">
        <p>We have checked your license, and your profile is marked as verified.</p>
        <ToDesk>
          <Link to={`/specialists/${id}`} className="btn btn-secondary">
            See My Profile
          </Link>
        </ToDesk>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title="My Application"
      lead={
        <>
          Not accepted as it is
          {reviewedAt && (
            <>
              , decided <LocalTime iso={reviewedAt.toISOString()} zone={timeZone} />
            </>
          )}
        </>
      }
    >
      <h2 className="text-xl font-bold">Our reason</h2>
      <blockquote className="mt-3 border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
        {reason || "None was given. Call us, and we will tell you."}
      </blockquote>
      <h2 className="mt-8 text-xl font-bold">Your answer</h2>
      <p className="mt-1 mb-5 text-muted">
        Correct what is below and send it again. Someone on our team will review it again.
      </p>
      <ResubmissionForm application={application} answer={answer} />
    </NarrowScreen>
  );
}

const ToDesk = ({ children }: { children?: ReactNode }) => (
  <p className="mt-5 flex flex-wrap gap-3">
    <Link to="/desk" className="btn btn-primary">
      Open My Desk
    </Link>
    {children}
  </p>
);

export function ErrorBoundary() {
  return <ScreenError title="Application Unavailable" />;
}
