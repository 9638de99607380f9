import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { DeskFrame } from "~/components/desk/frame";
import { VisitJoin } from "~/components/appointments/visit-join";
import { RequestBadge } from "~/components/desk/request-badge";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext, type AppContext } from "~/context";
import { answerSchema } from "~/domain/appointments/answer-schema";
import { isOver, openSteps } from "~/domain/appointments/lifecycle";
import { visitAccess } from "~/domain/appointments/visit";
import { addDays, dateIn, isIsoDate } from "~/domain/dates";
import type { AppointmentStatus } from "~/domain/booking";
import { formatMoment } from "~/domain/moments";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { answerRequest, requireDeskAppointment } from "~/services/appointments/desk-appointment.server";
import { freeTimesOf } from "~/services/appointments/free-times.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { setFlash } from "~/services/sessions/flash.server";
import { Facts } from "./facts";
import { AnswerForms } from "./forms";

export const handle: TitleHandle & { private: true } = { title: "Appointment Request · Desk", private: true };

const FAILED = "Your answer could not be stored. Try again in a moment.";

/** Days whose free times are offered at once; a link leads on to later ones. */
const DAYS = 14;
const LAST_DAYS_AHEAD = 366;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { providerId, timeZone, appointment } = await requireDeskAppointment(request, params.id, app);
  const now = app.clock();
  const today = dateIn(timeZone, now);
  const asked = new URL(request.url).searchParams.get("from") ?? "";
  const from = isIsoDate(asked) && asked > today && asked <= addDays(today, LAST_DAYS_AHEAD) ? asked : today;
  const steps = openSteps(appointment, "provider", now);
  const free = steps.includes("move")
    ? await respondUnavailable(() => freeTimesOf(app.db, providerId, { from, days: DAYS }, now))
    : null;
  const days = (free?.days ?? []).map(({ date, slots }) => ({ date, times: slots.map(({ startsAt }) => startsAt) }));
  return data(
    {
      appointment,
      timeZone,
      now,
      isOver: isOver(appointment, now),
      access: visitAccess(appointment, now),
      steps,
      days,
      from: from === today ? null : from,
      later: addDays(from, DAYS),
    },
    NO_STORE,
  );
}

const DONE: Record<"accept" | "propose" | "decline", ToastMessage> = {
  accept: { title: "Appointment accepted", description: "The patient is told by email." },
  propose: { title: "Time proposed", description: "It is held for the patient, who is asked by email." },
  decline: { title: "Request declined", description: "The patient is told by email, with your reason." },
};
const CHANGED =
  "This request has changed since you opened it. Read it again before you answer; what you typed is still below.";
const NO_TIME = "This request holds no time that could be accepted. Propose one instead.";

export const action = (args: ActionFunctionArgs) => {
  const by = (request: Request, app: AppContext) => requireDeskAppointment(request, args.params.id, app);
  return formAction(
    args,
    { by, schema: answerSchema, failed: FAILED },
    async (answer, { who: { providerId, timeZone, appointment }, refuse, app }) => {
      const { id } = appointment;
      const to = async (path: string, toast: ToastMessage) =>
        redirect(path, { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
      const changed = await answerRequest(app, { providerId, id }, answer);
      switch (changed.outcome) {
        case "done":
          return to("/desk", DONE[answer.intent]);
        case "taken":
          return answer.intent === "propose"
            ? refuse(409, {
                fields: {
                  startsAt: [
                    taken(
                      changed.nearest.map(({ startsAt }) => startsAt),
                      timeZone,
                    ),
                  ],
                },
              })
            : refuse(409, NO_TIME);
        case "same time":
          return refuse(409, {
            fields: {
              startsAt: [
                changed.status === "requested"
                  ? "That is the time that was asked for. Accept it, or choose another."
                  : "That is the time that it has already.",
              ],
            },
          });
        case "too late":
          // Still open, so in another shape; else there is nothing to answer, and the page says how it stands.
          return !changed.isOver && isAnswerable(changed.status)
            ? refuse(409, CHANGED)
            : to(`/desk/requests/${id}`, tooLate(changed));
        case "unknown":
          throw new Response("Not Found", { status: 404, statusText: "Not Found" });
      }
    },
  );
};

const isAnswerable = (status: AppointmentStatus) =>
  status === "requested" || status === "proposed" || status === "accepted";

const tooLate = ({ status, isOver }: { status: AppointmentStatus; isOver: boolean }): ToastMessage => ({
  title: isOver ? "Its time has come" : `Already ${status}`,
  description: "Your answer was not stored. How it stands now, you read below.",
  variant: "destructive",
});

const taken = (nearest: Date[], zone: string) =>
  nearest.length === 0
    ? "That time is not free any more, and no other is near it. Look for a later day."
    : `That time is not free any more. Free and near it: ${nearest.map((at) => formatMoment(at, zone)).join("; ")}`;

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was stored",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;

// A refused form changes nothing, except where it was refused because something else has changed.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

export default function Request() {
  const { appointment, timeZone, now, isOver, access, steps, ...times } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { id, firstName, lastName, status, sequence, patientZone } = appointment;
  return (
    <DeskFrame
      title={`${firstName} ${lastName}`}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          <RequestBadge status={status} />{" "}
          {isOver && <span>Its time has come: nothing about it can be changed any more.</span>}
        </span>
      }
    >
      <div className="mt-5 empty:hidden">
        <VisitJoin to={`/desk/visits/${id}`} access={access} now={now} />
      </div>
      <Facts appointment={appointment} timeZone={timeZone} now={now} />
      {steps.length > 0 && (
        // Another shape of the request is another form.
        <AnswerForms
          key={sequence}
          steps={steps}
          seen={sequence}
          answer={answer}
          timeZone={timeZone}
          patientZone={patientZone}
          {...times}
          id={id}
          isAgreed={status === "accepted"}
        />
      )}
      <p className="mt-8">
        <Link to="/desk" className="inline-flex min-h-11 items-center font-medium link">
          All requests
        </Link>
      </p>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Request Unavailable" />;
}
