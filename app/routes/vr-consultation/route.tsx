import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { DeferredPart } from "~/components/deferred-data";
import { ActionMessage } from "~/components/messages";
import { askedPage } from "~/components/paging";
import { PanelError, ScreenError, shownLater } from "~/components/screen-error";
import { Say, describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { readFormError } from "~/domain/form-error";
import { ApiError } from "~/domain/errors";
import { newRoomId } from "~/domain/room/room";
import { enterFormSchema } from "~/domain/room/room-schema";
import { CONNECTING, CONNECTION_FAILED } from "~/domain/room/words";
import { allowAnyone, redirectToScreen } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { deferData } from "~/services/http/responses/deferred-data.server";
import { requireRoomSecret } from "~/services/rooms/room-access.server";
import { openRoom, roomToReturnTo } from "~/services/rooms/open-room.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { setFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { Features, Requirements } from "./about";
import { Hosts, HostsSkeleton } from "./hosts";
import { loadList } from "./queries.server";

export const handle: TitleHandle & TranslatedHandle<"rooms"> = { title: "VR Consultations", namespace: "rooms" };

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "Meet a specialist in a virtual consultation room: with a headset, on your screen, by video or by voice.",
  );

const SCREEN = "/vr-consultation";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const list = respondUnavailable(() => loadList(request, app, askedPage(new URL(request.url).searchParams)));
  // A page waits, so that it is whole; a navigation within the app shows the skeleton meanwhile.
  return data({ list: app.isDataRequest ? deferData(list, app) : await list, now: app.clock() }, NO_STORE);
}

/** Within the app the screen is there at once, and its skeleton for as long as the network takes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return { list: shownLater(serverLoader<typeof loader>().then(({ list }) => list)), now: new Date() };
}

/** `Enter VR Room`: opens the room, and leads into it (VR-08, VR-10). */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: enterFormSchema, failed: CONNECTION_FAILED.description },
    async (wish, { refuse, app }) => {
      const { request } = args;
      const [viewer, { secret, headers }] = [await sessionUser(request, app), await requireRoomSecret(request, app)];
      try {
        const [roomId, providerId] = [wish.roomId || newRoomId(app.clock()), idParam(wish.provider) ?? 0];
        const begun = await roomToReturnTo(app, viewer, providerId);
        const { room } = begun
          ? { room: begun }
          : await openRoom(
              app,
              { viewer, secret },
              { roomId, providerId, consultationId: null, hapticFeedbackEnabled: true, recordingEnabled: false },
            );
        const cookies = [...Object.values(headers), await setFlash({ toast: CONNECTING }, app)];
        return redirect(`${SCREEN}/${room.roomId}`, { status: 303, headers: setCookieHeaders(cookies) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Whoever is not signed in can be, and comes back here.
        if (error.code === "unauthenticated") throw redirectToScreen(`/sign-in?next=${encodeURIComponent(SCREEN)}`);
        const [message = error.message] = Object.values(error.details.fields ?? {}).flat();
        return refuse(error.status, message);
      }
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), CONNECTION_FAILED);

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function VrConsultation() {
  const { list, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords("rooms");
  const refused = isRejectedForm(answer) ? answer : undefined;
  const reason = refused?.result.error?.[""]?.[0];
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("VR Consultations")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t(
          "Sit down with a specialist in a quiet room, wherever you are. With a headset you are in it; without one you see it on your screen, or you talk by video or voice.",
        )}
      </p>
      <div className="mt-6">
        <ActionMessage message={refused && CONNECTION_FAILED} />
        {reason && reason !== CONNECTION_FAILED.description && (
          <p className="mb-8 font-semibold text-danger">
            <Say message={readFormError(reason)} />
          </p>
        )}
      </div>
      <Features />
      <DeferredPart
        of={list}
        skeleton={<HostsSkeleton />}
        failed={
          <PanelError title="Specialists Unavailable" text="The list of specialists cannot be loaded right now." />
        }
      >
        {(loaded) => <Hosts list={loaded} now={now} />}
      </DeferredPart>
      <Requirements />
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="VR Consultations Unavailable" />;
}
