import { data, replace, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { randomUUID } from "node:crypto";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { keepWhenRefused, sendOrKeep } from "~/components/form/refusal";
import { ScreenError } from "~/components/screen-error";
import { appContext } from "~/context";
import { dateLimits } from "~/domain/booking";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import type { Refused } from "~/domain/refused";
import { documentHeaders } from "~/services/http/document-headers";
import { readForm } from "~/services/http/body.server";
import { idParam } from "~/services/http/endpoint.server";
import { guardForm } from "~/services/http/form-guard.server";
import { isOutage, OUTAGE_RETRY_SECONDS } from "~/services/http/outage.server";
import { parseForm } from "~/services/http/parse-form.server";
import type { ToastMessage } from "~/domain/toast";
import { readFlash, setFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { RequestForm } from "./request-form";
import { chosenSpecialist } from "./specialist.server";
import { AppointmentTypeCards, Confirmation, Contact, NetworkInformation } from "./parts";
import { submitRequest } from "./submit.server";

export const handle: TitleHandle = { title: "Book an Appointment" };

export const meta: MetaFunction = () => [
  { name: "description", content: "Ask for an appointment with a weight care specialist. We confirm within 24 hours." },
];

const PATH = "/book-appointment";

const REQUESTED = {
  title: "Appointment Requested Successfully!",
  description: "Our specialist matching team will contact you within 24 hours to confirm your appointment.",
};
const FAILED = {
  title: "Error",
  description: "Failed to submit appointment request. Please try again.",
  variant: "destructive" as const,
};

/** A refused request; `freshKey` in place of a key that is used up. */
export type Answer = Refused & { freshKey?: string };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const flash = await readFlash(request, app);
  const form = {
    specialist: await chosenSpecialist(new URL(request.url).searchParams, app),
    limits: dateLimits(app.clock()),
    // One key per form: sent twice, it books once.
    idempotencyKey: randomUUID(),
    confirmation: flash?.reference ? { reference: flash.reference, ...REQUESTED } : null,
  };
  // The empty form may be kept, so that the way back leads to the same form with the same key.
  return flash ? data(form) : data(form, { headers: { "Cache-Control": "private, no-cache" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const app = appContext(context);
  const form = await readForm(request);
  const submission = await parseForm(form, appointmentRequestSchema(app.clock()));
  const refuse = (
    status: number,
    formErrors: string[] = [],
    { headers = {}, ...extra }: { headers?: Record<string, string>; freshKey?: string; toast?: ToastMessage } = {},
  ) => data<Answer>({ refused: true, result: submission.reply({ formErrors }), toast: undefined, ...extra }, { status, headers });

  const refusal = await guardForm(form, app);
  if (refusal) return refuse(refusal.status, [refusal.message], { headers: refusal.headers });
  if (submission.status !== "success") return refuse(400);

  try {
    const submitted = await submitRequest(app, submission.value, {
      key: String(form.get("idempotencyKey") ?? ""),
      specialist: idParam(String(form.get("specialist") ?? "")),
      userId: (await sessionUser(request, app))?.id ?? null,
    });
    switch (submitted.outcome) {
      case "refused":
        return refuse(submitted.refusal.status, [submitted.refusal.message], { headers: submitted.refusal.headers });
      case "unknown specialist":
        return refuse(422, ["This specialist takes no requests any more. Choose another one, or send it without a specialist."]);
      case "conflict":
        // A fresh key in the answer: with script a refusal loads nothing else anew.
        return refuse(
          409,
          [`This form was sent before, with other details (reference ${submitted.reference}). To ask for another appointment, send it again.`],
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
    app.log.error(error);
    const outage = isOutage(error);
    return refuse(outage ? 503 : 500, [FAILED.description], {
      toast: FAILED,
      headers: outage ? { "Retry-After": String(OUTAGE_RETRY_SECONDS) } : {},
    });
  }
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(request, () => serverAction<typeof action>(), FAILED);

export const headers = documentHeaders;
export const shouldRevalidate = keepWhenRefused;

export default function BookAppointment() {
  const { specialist, limits, idempotencyKey, confirmation } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">Book an Appointment</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        Tell us when suits you and what it is about. A person reads your request and calls you back.
      </p>
      <Contact />
      {confirmation && <Confirmation confirmation={confirmation} />}
      <AppointmentTypeCards />
      <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* A new confirmation is a new form: the fields start over. */}
        <RequestForm
          key={confirmation?.reference ?? "first"}
          {...{ specialist, limits, idempotencyKey, answer }}
        />
        <NetworkInformation />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Booking Unavailable" />;
}
