import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { agenda } from "db/agenda";
import { countOpenRequests, openRequests } from "db/appointment-desk";
import { EmergencyGrants } from "~/components/desk/emergency-grants";
import { DeskFrame } from "~/components/desk/frame";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ActionMessage } from "~/components/messages";
import type { TitleHandle } from "~/components/document-title";
import { VisitorZone } from "~/components/zoned-time";
import { askedPage, Paging } from "~/components/paging";
import { ScreenError } from "~/components/screen-error";
import { appContext } from "~/context";
import { addDays, dateIn } from "~/domain/dates";
import { formatDay } from "~/domain/moments";
import { zoneCity } from "~/domain/time-words";
import { instantAt } from "~/domain/zones";
import { joinFormSchema } from "~/domain/room/room-schema";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { grantsOf } from "~/services/emergency/emergency.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { requireRoomSecret } from "~/services/rooms/room-access.server";
import { joinRoom } from "~/services/rooms/seats.server";
import { waitingFor } from "~/services/rooms/waiting-rooms.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { setFlash } from "~/services/sessions/flash.server";
import { Agenda } from "./agenda";
import { Requests } from "./requests";
import { WaitingRooms } from "./waiting";

export const handle: TitleHandle & { private: true } = { title: "Today · Desk", private: true };

/** Requests on a page. */
const PAGE_SIZE = 20;
/** Of what lies ahead, so much on a page. */
const AHEAD_SIZE = 30;
/** A day has no more half hours than this. */
const MAX_TODAY = 48;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, providerId, timeZone } = await requireSpecialist(request, app);
  const params = new URL(request.url).searchParams;
  const [page, aheadPage] = [askedPage(params), askedPage(params, "ahead")];
  return respondUnavailable(async () => {
    const now = app.clock();
    const date = dateIn(timeZone, now);
    const [from, to] = [0, 1].map((days) => instantAt(timeZone, addDays(date, days), "00:00")) as [Date, Date];
    const [today, ahead, requests, count, waiting, grants] = await Promise.all([
      agenda(app.db, user.id, { from, to }, { cancelled: true, limit: MAX_TODAY }),
      // One more than is shown tells whether there is another page.
      agenda(
        app.db,
        user.id,
        { from: to },
        { cancelled: false, limit: AHEAD_SIZE + 1, offset: (aheadPage - 1) * AHEAD_SIZE },
      ),
      openRequests(app.db, providerId, { now, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      countOpenRequests(app.db, providerId, now),
      waitingFor(app, providerId),
      grantsOf(user, app),
    ]);
    const shown = requests.map(
      ({ id, status, startsAt, holdUntil, firstName, lastName, appointmentType, patientZone, createdAt }) => ({
        id,
        status,
        startsAt,
        holdUntil,
        firstName,
        lastName,
        appointmentType,
        patientZone,
        createdAt,
      }),
    );
    return data(
      {
        name: user.lastName,
        now,
        today,
        ahead: ahead.slice(0, AHEAD_SIZE),
        aheadPage,
        aheadPages: aheadPage + (ahead.length > AHEAD_SIZE ? 1 : 0),
        waiting,
        grants,
        requests: shown,
        count,
        page,
        pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
        timeZone,
      },
      NO_STORE,
    );
  });
}

const NOT_JOINED = {
  title: "You did not come in",
  description: "Try again in a moment.",
  variant: "destructive" as const,
};

/** `Join room`: the consultation begins, and leads into its room. */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSpecialist, schema: joinFormSchema, failed: NOT_JOINED.description },
    async ({ room }, { who: specialist, app }) => {
      const { secret, headers } = await requireRoomSecret(args.request, app);
      const joined = await joinRoom(app, specialist, room, secret);
      if (joined === "joined")
        return redirect(`/vr-consultation/${room}`, { status: 303, headers: setCookieHeaders(Object.values(headers)) });
      const toast = {
        title: "That room is not open any more",
        description: "The patient has left it, or has opened another one.",
      };
      return redirect("/desk", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), NOT_JOINED);

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

/** The desk with both of its lists turned to a page, at one of them. */
function deskPath({ page, ahead }: { page: number; ahead: number }, at: string): string {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(ahead > 1 ? { ahead: String(ahead) } : {}),
  });
  return `/desk${query.size > 0 ? `?${query}` : ""}#${at}`;
}

export default function Desk() {
  const { now, today, ahead, aheadPage, aheadPages, timeZone, waiting, grants, ...open } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame title="Today" lead={`${formatDay(now, timeZone)}, on your clock in ${zoneCity(timeZone)}.`}>
      <VisitorZone asked={timeZone}>
        <ActionMessage message={isRejectedForm(answer) ? NOT_JOINED : undefined} />
        <WaitingRooms waiting={waiting} now={now} />
        <EmergencyGrants grants={grants} now={now} />
        <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2">
          <div className="min-w-0 space-y-10">
            <Agenda
              id="today"
              title="Consultations today"
              entries={today}
              waiting={waiting}
              timeZone={timeZone}
              now={now}
              empty="Nothing today."
            />
            <div>
              <Agenda
                id="ahead"
                title="Coming days"
                entries={ahead}
                timeZone={timeZone}
                now={now}
                withDay
                empty={aheadPage > 1 ? "Nothing later than this." : "No upcoming appointments."}
              />
              <Paging
                page={aheadPage}
                pages={aheadPages}
                to={(ahead) => deskPath({ page: open.page, ahead }, "ahead-title")}
                words={["Sooner", "Later"]}
              />
            </div>
          </div>
          <Requests
            {...open}
            to={(page) => deskPath({ page, ahead: aheadPage }, "requests")}
            timeZone={timeZone}
            now={now}
          />
        </div>
      </VisitorZone>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Desk Unavailable" />;
}
