import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ScreenError } from "~/components/screen-error";
import type { TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { roomFormSchema } from "~/domain/room/room-schema";
import { CONSULTATION_ENDED } from "~/domain/room/words";
import type { PlainMessageId } from "~/locales/messages";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { requireSignedIn } from "~/services/accounts/session-guard.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { createErrorScreen, withErrorScreens } from "~/services/http/responses/error-screen.server";
import { findRoomAccess, memberIn, requireRoomSecret, type RoomAccess } from "~/services/rooms/room-access.server";
import { endRoom } from "~/services/rooms/room-end.server";
import { sendMessages, findSender } from "~/services/rooms/messages.server";
import { joinRoom, moveSeat } from "~/services/rooms/seats.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { setFlash } from "~/services/sessions/flash.server";
import { EndedRoom, ForTwo, SeatElsewhere } from "./closed";
import { loadRoom } from "./queries.server";
import { RoomHost } from "./room-host";

export const handle: TitleHandle & TranslatedHandle<"rooms"> & { private: true } = {
  title: "Consultation Room",
  namespace: "rooms",
  private: true,
};

const FAILED = "That could not be done. Try again in a moment." satisfies PlainMessageId<"rooms">;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  withErrorScreens(request, () => loadRoom(request, params.roomId, appContext(context)));

/** Whom a form of the room comes from: a member, or somebody whose seat another browser has. */
const lookedInto =
  (roomId: string | undefined) =>
  async (request: Request, app: AppContext): Promise<RoomAccess> => {
    const look = await findRoomAccess(request, roomId, app).catch((error: unknown) => {
      throw error instanceof ApiError ? createErrorScreen(error) : error;
    });
    // What was typed comes back after the sign-in.
    if (!look.member && look.hasEnded) await requireSignedIn(request, app);
    if (!look.member && !look.elsewhere) throw new Response(null, { status: 403, statusText: "Forbidden" });
    return look;
  };

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: lookedInto(args.params.roomId), schema: roomFormSchema, failed: FAILED },
    async (wish, { who: look, refuse, app }) => {
      const { request } = args;
      const { room, viewer } = look;
      const here = `/vr-consultation/${room.roomId}`;
      if (wish.intent === "here") return redirect(here, { status: 303, headers: await comeHere(request, look, app) });
      if (!look.member) return refuse(403, "Another browser has this seat. Go on here first.");

      const { member } = await memberIn(look, app);
      if (wish.intent === "end") {
        await endRoom(app, room.id, viewer);
        return redirect(member.role === "doctor" ? "/desk" : "/vr-consultation", {
          status: 303,
          headers: { "Set-Cookie": await setFlash({ toast: CONSULTATION_ENDED }, app) },
        });
      }
      if (wish.text !== "") {
        try {
          await sendMessages(app, findSender({ room, member }, app), { type: "message", id: wish.id, text: wish.text });
        } catch (error) {
          if (error instanceof ApiError && error.code === "conflict") return refuse(409, error.message);
          throw error;
        }
      }
      return redirect(`${here}#chat`, { status: 303 });
    },
  );

/** Gives this browser the seat of its user. @returns the cookies for it. */
async function comeHere(
  request: Request,
  { room, viewer, elsewhere }: RoomAccess,
  app: AppContext,
): Promise<[string, string][]> {
  const { secret, headers } = await requireRoomSecret(request, app);
  if (elsewhere?.role === "doctor") await joinRoom(app, await requireSpecialist(request, app), room.roomId, secret);
  else if (elsewhere && viewer) await moveSeat(app, room, elsewhere, viewer, secret);
  return setCookieHeaders(Object.values(headers));
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "That could not be done",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function RoomPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = isRejectedForm(answer) ? answer : undefined;
  switch (loaded.state) {
    case "open":
      return (
        <RoomHost start={loaded.start} nextLine={loaded.nextLine} showsEarlier={loaded.showsEarlier} answer={refused} />
      );
    case "ended":
      return <EndedRoom self={loaded.self} seconds={loaded.seconds} />;
    case "elsewhere":
      return <SeatElsewhere isFirst={loaded.isFirst} />;
  }
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 403) return <ForTwo />;
  return <ScreenError title="Room Unavailable" />;
}
