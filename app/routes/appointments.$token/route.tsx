import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
  useSearchParams,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { VisitJoin } from "~/components/appointments/visit-join";
import { nextStep, AppointmentStatusBadge } from "~/components/appointments/status-badge";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { readShow } from "~/domain/appointments/offer";
import type { AppointmentStatus } from "~/domain/booking";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import {
  acceptProposal,
  cancelAppointment,
  confirmRequest,
  moveAppointment,
  type Changed,
} from "~/services/appointments/changes.server";
import { isConfirmation } from "~/services/appointments/appointment-link.server";
import { dayOffer } from "~/services/appointments/day-offer.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { languageOf } from "~/services/pages/language.server";
import { setFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { BrokenLink } from "~/components/appointments/broken-link";
import { Facts } from "./facts";
import { MoveForm, type Answer } from "./move-form";
import { loadAppointment, openAppointment } from "./queries.server";
import { changeSchema } from "./schema.server";

export const handle: TitleHandle & TranslatedHandle<"booking"> = {
  title: "Your Appointment",
  missing: "This appointment link does not work",
  namespace: "booking",
};

// The address is a key. It is given to nobody: pages of other sites never get it as a referrer (`same-origin`,
// for all pages), and search engines are told to forget it.
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

const FAILED = "Nothing has been changed. Please try again in a moment." satisfies PlainMessageId<"booking">;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  respondUnavailable(async () =>
    data(await loadAppointment(params.token, appContext(context), languageOf(request)), NO_STORE),
  );

export const action = (args: ActionFunctionArgs) => {
  const by = (_request: Request, app: AppContext) => openAppointment(args.params.token, app);
  const schema = (_who: unknown, app: AppContext) => changeSchema(app.clock());
  return formAction(
    args,
    { by, schema, failed: FAILED },
    async (wish, { who: { appointment, provider }, refuse, app, form }) => {
      const user = await sessionUser(args.request, app);
      const by = {
        reference: appointment.reference,
        viewer: user && { id: user.id, role: user.role },
        language: languageOf(args.request),
      };
      const offer = (asked: string) => (provider ? dayOffer(app, provider, asked) : null);

      if (wish.intent === "show") {
        const show = readShow(wish.show);
        const date = show?.date ?? String(form.get("preferredDate") ?? "");
        const shown = await offer(date);
        const initialValue = {
          preferredDate: date || (shown?.date ?? ""),
          preferredTime: show?.time ?? (show?.date ? "" : String(form.get("preferredTime") ?? "")),
          patientZone: String(form.get("patientZone") ?? ""),
        };
        return data<Answer>({ shown: true, result: { initialValue }, toast: undefined, offer: shown });
      }

      if (wish.intent === "confirm") {
        // The page has its own link; only the emails have what confirms it.
        if (!isConfirmation(app.seal, appointment.reference, wish.proof)) return refuse(403, WRONG_PROOF);
        const outcome = await confirmRequest(app, appointment.id, appointment.reference);
        return redirect(`/appointments/${args.params.token ?? ""}`, {
          status: 303,
          headers: { "Set-Cookie": await setFlash({ toast: CONFIRMED[outcome] }, app) },
        });
      }

      const changed: Changed =
        wish.intent === "accept"
          ? await acceptProposal(app, by, appointment.id)
          : wish.intent === "cancel"
            ? await cancelAppointment(app, by, appointment.id)
            : await moveAppointment(app, by, appointment.id, wish.startsAt(provider));
      if (changed.outcome === "taken") {
        const refused = refuse(409, {
          fields: { preferredTime: ["That time was just taken. Choose one of the free times"] },
        });
        return data<Answer>(
          { ...refused.data, offer: await offer(String(form.get("preferredDate") ?? "")), nearest: changed.nearest },
          refused.init ?? {},
        );
      }
      // Asked for twice, it is held as it was the first time.
      const isDone = changed.outcome === "done" || (changed.outcome === "same time" && changed.status === "requested");
      const toast = isDone ? DONE[wish.intent] : unchanged(changed);
      return redirect(`/appointments/${args.params.token ?? ""}`, {
        status: 303,
        headers: { "Set-Cookie": await setFlash({ toast }, app) },
      });
    },
  );
};

const WRONG_PROOF =
  "This link does not confirm the request. Open the one in our email." satisfies PlainMessageId<"booking">;

const CONFIRMED = {
  confirmed: {
    title: "Thank you for confirming your request",
    description: "The time is held for you. We’ll contact you within 24 hours to confirm it.",
  },
  taken: {
    title: "That time has been taken",
    description: "Your request was not confirmed within 30 minutes. Choose another time.",
    variant: "destructive",
  },
  "too late": {
    title: "Nothing has been changed",
    description: "This request is over. You can ask for another appointment.",
    variant: "destructive",
  },
} as const satisfies Record<string, ToastText<"booking">>;

const DONE = {
  accept: { title: "Appointment confirmed", description: "We have sent you an email with the details." },
  move: { title: "Another time is held for you", description: "We’ll contact you within 24 hours to confirm it." },
  cancel: { title: "Appointment cancelled", description: "We have sent you an email to confirm it." },
} as const satisfies Record<string, ToastText<"booking">>;

const SINCE: Record<AppointmentStatus, PlainMessageId<"booking">> = {
  requested: "It is waiting for the specialist’s answer.",
  proposed: "Another time has been proposed in the meantime.",
  accepted: "It is confirmed already.",
  declined: "It has been declined in the meantime.",
  cancelled: "It is cancelled already.",
};

const unchanged = (changed: Changed): ToastText<"booking"> => ({
  title: "Nothing has been changed",
  description: why(changed),
  variant: "destructive",
});

function why(changed: Changed): PlainMessageId<"booking"> {
  if (changed.outcome === "same time")
    return changed.status === "proposed"
      ? "That is the time that was proposed. Accept it if it suits you."
      : "That is the time that it has already.";
  if (changed.outcome !== "too late") return FAILED;
  return changed.isOver ? "The time of this appointment has come." : SINCE[changed.status];
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing changed",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !isShown(change.actionResult) && skipRevalidationWhenRejected(change);
const isShown = (answer: unknown) => typeof answer === "object" && answer !== null && "shown" in answer;

export default function YourAppointment() {
  const { appointment, steps, visit, offer, limits } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const [params] = useSearchParams();
  const { t } = useWords("booking");
  const { status, when, isHeld, isOver, isUnconfirmed } = appointment;
  const proof = params.get("confirm");
  // Of several forms of the page each gets what is said to it; times are shown to the one that moves.
  const answerTo = (intent: "accept" | "cancel" | "confirm" | "move") =>
    answer && (answer.result.initialValue?.intent ?? "move") === intent ? answer : undefined;

  if (params.has("cancel") && steps.includes("cancel")) {
    return (
      <NarrowScreen title={t("Cancel This Appointment?")} lead={when}>
        <p>
          {isHeld
            ? t("This time will be released. You can ask for another one whenever you like.")
            : t("You can ask for another one whenever you like.")}
        </p>
        <div className="mt-6 space-y-3">
          <SmallForm
            id="cancel"
            order={[]}
            answer={answerTo("cancel")}
            action="?cancel"
            intent="cancel"
            button={t("Yes, cancel it")}
            pending={t("Cancelling…")}
          >
            {() => null}
          </SmallForm>
          <Link to="?" className="btn w-full btn-secondary sm:w-auto">
            {t("Keep it")}
          </Link>
        </div>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Your Appointment")}
      lead={
        <>
          <AppointmentStatusBadge status={status} />{" "}
          <span className="block pt-2">{t(nextStep(status, { isHeld, isOver }))}</span>
        </>
      }
      after={
        steps.includes("cancel") && (
          <Link to="?cancel" className="inline-flex min-h-11 items-center font-medium link">
            {t("Cancel this appointment")}
          </Link>
        )
      }
    >
      <Facts appointment={appointment} />
      <div className="no-print mt-6 empty:hidden">
        <VisitJoin {...visit} />
      </div>
      {isUnconfirmed && !isOver && (
        <section aria-labelledby="confirm-title" className="no-print mt-6">
          <h2 id="confirm-title" className="text-lg font-bold">
            {t("Not confirmed yet")}
          </h2>
          <p className="mt-1">
            {!isHeld
              ? t("Your request was not confirmed within 30 minutes, and its time has been taken. Choose another time.")
              : proof
                ? t("Confirm that this request is yours. Otherwise its time is released 30 minutes after you sent it.")
                : t(
                    "Confirm it with the link in our email. Otherwise its time is released 30 minutes after you sent it.",
                  )}
          </p>
          {proof && isHeld && (
            <div className="mt-4">
              <SmallForm
                id="confirm"
                order={[]}
                answer={answerTo("confirm")}
                action={`?${new URLSearchParams({ confirm: proof }).toString()}`}
                intent="confirm"
                button={t("Confirm my request")}
                pending={t("Confirming…")}
              >
                {() => <input type="hidden" name="proof" value={proof} />}
              </SmallForm>
            </div>
          )}
        </section>
      )}
      {steps.includes("accept") && (
        <div className="mt-6">
          <SmallForm
            id="accept"
            order={[]}
            answer={answerTo("accept")}
            action="?"
            intent="accept"
            button={t("Accept this time")}
            pending={t("Accepting…")}
          >
            {() => null}
          </SmallForm>
        </div>
      )}
      {(status === "accepted" || status === "proposed") && !isOver && (
        <p className="mt-4">
          <a href={appointment.calendar} className="inline-flex min-h-11 items-center font-medium link">
            {t("Add it to your calendar")}
          </a>
        </p>
      )}
      {appointment.provider && steps.includes("move") && (
        <section aria-labelledby="move-title" className="no-print mt-8 border-t border-line pt-6">
          <h2 id="move-title" className="text-lg font-bold">
            {t("Choose another time")}
          </h2>
          {/* With another time it is another form: what was chosen is done. */}
          <MoveForm
            key={appointment.sequence}
            {...{ appointment, provider: appointment.provider, offer, limits, answer: answerTo("move") }}
          />
        </section>
      )}
      {steps.length === 0 && (
        <p className="mt-6">
          <Link to="/book-appointment" className="btn btn-primary">
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
  return <ScreenError title="Appointment Unavailable" />;
}
