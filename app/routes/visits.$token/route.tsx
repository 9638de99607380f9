import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  type ClientActionFunctionArgs,
} from "@remix-run/react";
import { findBookable } from "db/appointment-slots";
import { BrokenLink } from "~/components/appointments/broken-link";
import { VisitJoin } from "~/components/appointments/visit-join";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ActionMessage } from "~/components/messages";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { readFormError } from "~/domain/form-error";
import { mayJoinVisit } from "~/domain/policy";
import { joinVisitFormSchema } from "~/domain/room/room-schema";
import type { PlainMessageId, ToastText } from "~/locales/messages";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { redirectToScreen } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { languageOf } from "~/services/pages/language.server";
import { requireRoomSecret } from "~/services/rooms/room-access.server";
import { joinVisit } from "~/services/rooms/visit.server";
import { sessionUser } from "~/services/sessions/session.server";
import { loadVisit, openVisit, visitOwner } from "./queries.server";

export const handle: TitleHandle & TranslatedHandle<"booking"> = {
  title: "Your Visit",
  missing: "This appointment link does not work",
  namespace: "booking",
};

// The address is a key, as that of an appointment is.
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

const FAILED = "Nothing has been changed. Please try again in a moment." satisfies PlainMessageId<"booking">;
const NOT_JOINED = {
  title: "You did not come in",
  description: FAILED,
  variant: "destructive",
} as const satisfies ToastText<"booking">;
const NOT_YOURS =
  "This visit belongs to another account. Sign out, and sign in with the account that asked for it." satisfies PlainMessageId<"booking">;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  respondUnavailable(async () =>
    data(await loadVisit(request, params.token, appContext(context), languageOf(request)), NO_STORE),
  );

/** `Join the visit`: opens its room where there is none yet, and leads into it. */
export const action = (args: ActionFunctionArgs) => {
  const here = `/visits/${args.params.token ?? ""}`;
  const by = (_request: Request, app: AppContext) => openVisit(args.params.token, app);
  return formAction(
    args,
    { by, schema: joinVisitFormSchema, failed: FAILED },
    async (_wish, { who: { id, reference, ...appointment }, refuse, app }) => {
      const viewer = await sessionUser(args.request, app);
      // A patient's link, opened by the specialist: their own seat is at the desk.
      const provider = appointment.providerId === null ? null : await findBookable(app.db, appointment.providerId);
      if (viewer && viewer.id === provider?.userId) return redirect(`/desk/visits/${id}`, 303);
      const decision = mayJoinVisit(viewer, { userId: await visitOwner(app, { id, reference, ...appointment }) });
      if (decision === "unauthenticated") throw redirectToScreen(`/sign-in?next=${encodeURIComponent(here)}`);
      if (decision === "forbidden") return refuse(403, NOT_YOURS);
      const { secret, headers } = await requireRoomSecret(args.request, app);
      const room = await joinVisit(app, id, { reference }, { role: "patient", viewer, secret });
      // Not open any more, or not yet: the page says so.
      return redirect(room ? `/vr-consultation/${room.roomId}` : here, {
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

export default function YourVisit() {
  const { when, type, specialist, access, mayJoin, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t, translate, say } = useWords("booking");
  const refused = isRejectedForm(answer) ? answer : undefined;
  const reason = refused?.result.error?.[""]?.[0];
  return (
    <NarrowScreen
      title={t("Your Visit")}
      lead={
        <>
          <strong className="text-ink">{when}</strong>
          <span className="block">
            {specialist
              ? t("{type} with {specialist}", { type: translate(type), specialist: say(specialist) })
              : translate(type)}
          </span>
        </>
      }
    >
      <ActionMessage message={refused && NOT_JOINED} />
      {reason && reason !== FAILED && <p className="mb-5 font-semibold text-danger">{say(readFormError(reason))}</p>}
      {access.state === "open" && mayJoin === "forbidden" && !reason && <p>{t(NOT_YOURS)}</p>}
      {access.state === "open" && mayJoin !== "forbidden" && (
        <p className="mb-5">
          {mayJoin === "unauthenticated"
            ? t("The room is open. You will be asked to sign in, so that nobody but you comes in.")
            : t("The room is open. You can talk by video, by voice or in writing.")}
        </p>
      )}
      {mayJoin !== "forbidden" && <VisitJoin to="" access={access} now={now} className="btn w-full btn-primary" />}
      {access.state === "early" && (
        <p className="mt-5">
          <a href="" className="btn btn-secondary">
            {t("Check again")}
          </a>
        </p>
      )}
      {access.state === "over" && <p>{t("The time of this visit is over.")}</p>}
      {access.state === "none" && (
        <p>
          {t(
            "There is no room for this visit: it is not confirmed, was canceled, or takes place in person. Our newest email about it says how it stands.",
          )}
        </p>
      )}
      {(access.state === "over" || access.state === "none") && (
        <p className="mt-6">
          <Link to="/book-appointment" className="btn btn-secondary">
            {t("Ask for another appointment")}
          </Link>
        </p>
      )}
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <BrokenLink />;
  return <ScreenError title="Visit Unavailable" />;
}
