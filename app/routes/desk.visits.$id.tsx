import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { VisitJoin } from "~/components/appointments/visit-join";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ActionMessage } from "~/components/messages";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { onBothClocks } from "~/domain/appointments/words";
import { joinVisitFormSchema } from "~/domain/room/room-schema";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { requireDeskAppointment } from "~/services/appointments/desk-appointment.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { requireRoomSecret } from "~/services/rooms/room-access.server";
import { currentVisitAccess, joinVisit } from "~/services/rooms/visit.server";

export const handle: TitleHandle & { private: true } = { title: "Visit · Desk", private: true };

const NOT_JOINED = {
  title: "You did not come in",
  description: "Try again in a moment.",
  variant: "destructive" as const,
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { appointment, timeZone } = await requireDeskAppointment(request, params.id, app);
  const { id, firstName, lastName, startsAt, patientZone } = appointment;
  return data(
    {
      id,
      name: `${firstName} ${lastName}`,
      startsAt,
      patientZone,
      timeZone,
      access: await respondUnavailable(() => currentVisitAccess(app, appointment)),
      now: app.clock(),
    },
    NO_STORE,
  );
}

/** `Join the visit`: opens its room where the patient has not come yet, and leads into it. */
export const action = (args: ActionFunctionArgs) => {
  const by = (request: Request, app: AppContext) => requireDeskAppointment(request, args.params.id, app);
  return formAction(
    args,
    { by, schema: joinVisitFormSchema, failed: NOT_JOINED.description },
    async (_wish, { who: { user, providerId, appointment }, app }) => {
      const { secret, headers } = await requireRoomSecret(args.request, app);
      const comer = { role: "doctor", viewer: user, secret } as const;
      const room = await joinVisit(app, appointment.id, { providerId }, comer);
      // Not open any more, or not yet: the page says so.
      return redirect(room ? `/vr-consultation/${room.roomId}` : `/desk/visits/${appointment.id}`, {
        status: 303,
        headers: setCookieHeaders(Object.values(headers)),
      });
    },
  );
};

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), NOT_JOINED);

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function DeskVisit() {
  const { id, name, startsAt, patientZone, timeZone, access, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame title={`Visit of ${name}`} lead={startsAt ? onBothClocks(startsAt, timeZone, patientZone) : undefined}>
      <div className="mt-6 max-w-2xl card p-5 sm:p-8">
        <ActionMessage message={isRejectedForm(answer) ? NOT_JOINED : undefined} />
        <VisitJoin to="" access={access} now={now} />
        {access.state === "open" && (
          <p className="mt-3 text-muted">The consultation begins when both of you are in the room.</p>
        )}
        {access.state === "over" && <p>The time of this visit is over.</p>}
        {access.state === "none" && (
          <p>There is no room for this visit: it is not agreed, was canceled, or takes place in person.</p>
        )}
        <p className="mt-4">
          <Link to={`/desk/requests/${id}`} className="inline-flex min-h-11 items-center link">
            View, move or cancel
          </Link>
        </p>
      </div>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Visit Unavailable" />;
}
