import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { cancelSchema } from "~/domain/appointments/answer-schema";
import { statusAfter } from "~/domain/appointments/lifecycle";
import { onBothClocks } from "~/domain/appointments/words";
import type { RejectedForm } from "~/domain/rejected-form";
import { cancelAppointment } from "~/services/appointments/changes.server";
import { requireDeskAppointment } from "~/services/appointments/desk-appointment.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & { private: true } = { title: "Cancel an Appointment · Desk", private: true };

const FAILED = "The appointment could not be cancelled. Try again in a moment.";

/** Asks once more before an agreed appointment is cancelled; one that cannot be leads back to its page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { appointment, timeZone } = await requireDeskAppointment(request, params.id, app);
  const { id, status, startsAt, firstName, lastName, patientZone, sequence } = appointment;
  if (startsAt === null || statusAfter({ status, startsAt }, "provider", "cancel", app.clock()) === null)
    return redirect(`/desk/requests/${id}`, 303);
  return data({ id, startsAt, name: `${firstName} ${lastName}`, patientZone, sequence, timeZone }, NO_STORE);
}

export const action = (args: ActionFunctionArgs) => {
  const by = (request: Request, app: AppContext) => requireDeskAppointment(request, args.params.id, app);
  return formAction(
    args,
    { by, schema: cancelSchema, failed: FAILED },
    async ({ seen }, { who: { providerId, appointment }, app }) => {
      const { id } = appointment;
      const { outcome } = await cancelAppointment(app, { providerId }, id, { seen });
      const toast =
        outcome === "done"
          ? { title: "Appointment cancelled", description: "The patient is told by email." }
          : {
              title: "Not cancelled",
              description: "It has changed since you opened it. How it stands now, you read below.",
              variant: "destructive" as const,
            };
      return redirect(outcome === "done" ? "/desk" : `/desk/requests/${id}`, {
        status: 303,
        headers: { "Set-Cookie": await setFlash({ toast }, app) },
      });
    },
  );
};

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not cancelled",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate: ShouldRevalidateFunction = skipRevalidationWhenRejected;

export default function CancelAppointment() {
  const { id, name, startsAt, patientZone, timeZone, sequence } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  return (
    <DeskFrame title="Cancel this appointment?">
      <div className="mt-6 max-w-2xl card p-5 sm:p-8">
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="mt-1">{onBothClocks(startsAt, timeZone, patientZone)}</p>
        <p className="mt-4 mb-5 text-muted">
          It will not take place. The patient is told by email at once; this cannot be taken back.
        </p>
        <SmallForm id="cancel" order={["seen"]} answer={answer} button="Cancel the Appointment" pending="Cancelling...">
          {(fields) => (
            <VersionField field={fields.seen} name="seen" now={String(sequence)} isRefused={answer !== undefined} />
          )}
        </SmallForm>
        <p className="mt-3">
          <Link to={`/desk/requests/${id}`} className="inline-flex min-h-11 items-center link">
            Keep it
          </Link>
        </p>
      </div>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Appointment Unavailable" />;
}
