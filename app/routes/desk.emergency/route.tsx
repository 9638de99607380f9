import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { EmergencyGrants } from "~/components/desk/emergency-grants";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VisitorZone } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext } from "~/context";
import { EMERGENCY_CLOSED, EMERGENCY_PATH, NO_SUCH_RECORD } from "~/domain/emergency";
import { emergencySchema } from "~/domain/emergency-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { endEmergency, grantsOf, openInEmergency } from "~/services/emergency/emergency.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { setFlash } from "~/services/sessions/flash.server";
import { EmergencyForm } from "./form";

export const handle: TitleHandle & { private: true } = { title: "Emergency Access · Desk", private: true };

const FAILED = "Nothing was opened or ended. Try again in a moment.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, timeZone, underReview } = await requireSpecialist(request, app);
  return respondUnavailable(async () =>
    data({ grants: await grantsOf(user, app), isOpen: !underReview, now: app.clock(), timeZone }, NO_STORE),
  );
}

/**
 * Opens a record, which it leads to, or ends a grant. What names the patient is in the form alone: no address holds it.
 */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSpecialist, schema: emergencySchema, failed: FAILED },
    async (wish, { who: { user, underReview }, refuse, app }) => {
      const to = async (path: string, toast: { title: string; description?: string }) =>
        redirect(path, { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
      if (wish.intent === "end") {
        const isEnded = await endEmergency(Number(wish.grant), user, app);
        return to(
          EMERGENCY_PATH,
          isEnded
            ? { title: "Emergency access ended", description: "The record is not open to you any more." }
            : { title: "That access was over already" },
        );
      }
      if (underReview) return refuse(403, EMERGENCY_CLOSED);
      const opened = await openInEmergency(wish, user, app);
      if (!opened) return refuse(404, NO_SUCH_RECORD);
      const toast = opened.isNew
        ? { title: "Record open for one hour", description: "All administrators have been told." }
        : { title: "This record is open to you already" };
      return to(`/desk/patients/${opened.patientId}`, toast);
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was done",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function EmergencyAccess() {
  const { grants, isOpen, now, timeZone } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  return (
    <DeskFrame
      title="Emergency access"
      lead="To read the record of somebody whom you do not treat, when it cannot wait. It opens for one hour, for reading only."
    >
      <VisitorZone asked={timeZone}>
        <EmergencyGrants grants={grants} now={now} />
        <section aria-labelledby="open-title" className="mt-6 max-w-2xl card p-5 sm:p-8">
          <h2 id="open-title" className="text-xl font-bold">
            Open a record
          </h2>
          {isOpen ? <EmergencyForm answer={answer} /> : <p className="mt-3">{EMERGENCY_CLOSED}</p>}
        </section>
      </VisitorZone>
      <p className="mt-6">
        <Link to="/desk/patients" className="inline-flex min-h-11 items-center link">
          Patients in care
        </Link>
      </p>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Emergency Access Unavailable" />;
}
