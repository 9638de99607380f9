import { data, replace, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { ScreenError } from "~/components/screen-error";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { toFormError } from "~/domain/form-error";
import { message } from "~/domain/message";
import { readShow, type OfferedTime } from "~/domain/appointments/offer";
import { dateLimits } from "~/domain/booking";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import { parseDate } from "~/domain/dates";
import type { ToastMessage } from "~/domain/toast";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { isOwnersForm } from "~/services/accounts/session-guard.server";
import { offerAgain } from "~/services/appointments/day-offer.server";
import { submitRequest } from "~/services/appointments/requests.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { readForm } from "~/services/http/requests/body.server";
import { idParam } from "~/services/http/responses/endpoint.server";
import { guardForm, SESSION_CHANGED } from "~/services/http/forms/form-guard.server";
import { causeOf, isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { parseForm } from "~/services/http/forms/parse-form.server";
import { languageOf } from "~/services/pages/language.server";
import { readFlash, setFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { confirmationOf } from "./confirmation.server";
import { prefillOf } from "./prefill.server";
import { RequestForm, type Answer } from "./request-form";
import { chosenSpecialist } from "./specialist.server";
import { AppointmentTypeCards, Confirmation, Contact, NetworkInformation } from "./information";

/** Private where somebody is signed in: it came filled in with their record, and is left with the session. */
export const handle: TitleHandle & TranslatedHandle<"booking"> & { private: true } = {
  title: "Book an Appointment",
  namespace: "booking",
  private: true,
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(matches, "Ask for an appointment with a weight care specialist. We confirm within 24 hours.");

const PATH = "/book-appointment";

const REQUESTED = {
  title: "Appointment Requested Successfully!",
  description: "Our specialist matching team will contact you within 24 hours to confirm your appointment.",
} as const satisfies ToastText<"booking">;
const TAKEN = "That time was just taken. Choose one of the free times" satisfies PlainMessageId<"booking">;
const FAILED = {
  title: "Error",
  description: "Failed to submit appointment request. Please try again.",
  variant: "destructive",
} as const satisfies ToastText<"booking">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const flash = await readFlash(request, app);
  const [chosen, prefill, confirmed] = await Promise.all([
    chosenSpecialist(new URL(request.url).searchParams, app),
    prefillOf(request, app),
    flash?.reference ? confirmationOf(flash.reference, app, languageOf(request)) : null,
  ]);
  const form = {
    specialist: chosen === "away" ? null : (chosen?.specialist ?? null),
    offer: chosen === "away" ? null : (chosen?.offer ?? null),
    isSpecialistAway: chosen === "away",
    prefill: prefill === "away" ? null : prefill,
    isPrefillAway: prefill === "away",
    limits: dateLimits(app.clock()),
    // One key per form: sent twice, it books once.
    idempotencyKey: randomUUID(),
    confirmation: confirmed && { ...confirmed, description: REQUESTED.description },
  };
  if (form.prefill) return data(form, NO_STORE);
  // The empty form may be kept, so that the way back leads to the same form with the same key.
  return flash ? data(form) : data(form, { headers: { "Cache-Control": "private, no-cache" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const app = appContext(context);
  const form = await readForm(request);
  const specialist = idParam(String(form.get("specialist") ?? ""));
  const submission = await parseForm(
    form,
    appointmentRequestSchema(app.clock(), { withSpecialist: specialist !== null }),
  );
  const refuse = async (
    status: number,
    formErrors: string[] = [],
    { headers = {}, fieldErrors = {}, ...extra }: Refusing = {},
  ) => {
    const result = submission.reply({ formErrors, fieldErrors });
    const offer = await offerAgain(app, specialist, String(form.get("preferredDate") ?? ""));
    return data<Answer>({ refused: true, result, toast: undefined, offer, ...extra }, { status, headers });
  };

  const refusal = await guardForm(form, app);
  if (refusal) return refuse(refusal.status, [refusal.message], { headers: refusal.headers });

  try {
    // A patient's form is sent under their session or not at all: else the request would be nobody's, or somebody
    // else's.
    if (!(await isOwnersForm(request, form, app))) return await refuse(409, [SESSION_CHANGED]);
    const show = readShow(form.get("show"));
    if (show) return await showTimes(app, form, specialist, show);
    if (submission.status !== "success") return await refuse(400);
    const user = await sessionUser(request, app);
    const submitted = await submitRequest(app, submission.value, {
      key: String(form.get("idempotencyKey") ?? ""),
      specialist,
      userId: user?.id ?? null,
      isProven: user?.addressProven ?? false,
      language: languageOf(request),
    });
    switch (submitted.outcome) {
      case "refused":
        return await refuse(submitted.refusal.status, [submitted.refusal.message], {
          headers: submitted.refusal.headers,
        });
      case "unknown specialist":
        return await refuse(422, [
          "This specialist takes no requests any more. Choose another one, or send it without a specialist.",
        ]);
      case "taken":
        return await refuse(409, [], { fieldErrors: { preferredTime: [TAKEN] }, nearest: submitted.nearest });
      case "conflict":
        // A fresh key in the answer: with script a refusal loads nothing else again.
        return await refuse(
          409,
          [
            toFormError(
              message(
                "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.",
                { reference: submitted.reference },
              ),
            ),
          ],
          { freshKey: randomUUID() },
        );
      default:
        // Another address, or the answer would take the form's place in the browser's cache. `replace`: with
        // script the way back leads past the form, which starts over.
        return replace(`${PATH}?requested`, {
          status: 303,
          headers: { "Set-Cookie": await setFlash({ toast: REQUESTED, reference: submitted.reference }, app) },
        });
    }
  } catch (error) {
    // The form stays as it was typed: an outage must not cost anybody their words.
    const outage = isUnavailable(error);
    if (error instanceof Response && !outage) throw error;
    app.log.error(causeOf(error));
    return refuse(outage ? 503 : 500, [FAILED.description], {
      toast: FAILED,
      headers: outage ? { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) } : {},
    });
  }
}

type Refusing = {
  headers?: Record<string, string>;
  fieldErrors?: Record<string, string[]>;
  freshKey?: string;
  toast?: ToastMessage;
  nearest?: OfferedTime[];
};

/** Gives the form back as it was typed, with the free times of a day: the typed one, or that of the button. */
async function showTimes(
  app: AppContext,
  form: FormData,
  specialist: number | null,
  show: NonNullable<ReturnType<typeof readShow>>,
) {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const initialValue = { ...typed, ...(show.date ? { preferredDate: show.date, preferredTime: show.time ?? "" } : {}) };
  const offer = await offerAgain(app, specialist, show.date ?? typed.preferredDate ?? "");
  // Nothing typed that could be read as a date: then the first day with free times.
  if (offer && !parseDate(initialValue.preferredDate ?? "")) initialValue.preferredDate = offer.date;
  return data<Answer>({ shown: true, result: { initialValue }, offer });
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), FAILED);

export const headers = documentHeaders;
/** Times that are shown have changed nothing either, and the form keeps its key. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !isShown(change.actionResult) && skipRevalidationWhenRejected(change);
const isShown = (answer: unknown) => typeof answer === "object" && answer !== null && "shown" in answer;

export default function BookAppointment() {
  const { specialist, offer, isSpecialistAway, prefill, isPrefillAway, limits, idempotencyKey, confirmation } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { t } = useWords("booking");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("Book an Appointment")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t("Tell us what you need and when works for you. A person reads your request and calls you back.")}
      </p>
      <Contact />
      {confirmation && <Confirmation confirmation={confirmation} />}
      <AppointmentTypeCards />
      <div className="no-print mt-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* A new confirmation is a new form: the fields start over. */}
        <RequestForm
          key={confirmation?.reference ?? "first"}
          {...{ specialist, offer, isSpecialistAway, prefill, isPrefillAway, limits, idempotencyKey, answer }}
        />
        <NetworkInformation />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Booking Unavailable" />;
}
