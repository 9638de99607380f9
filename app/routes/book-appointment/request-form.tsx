import { useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { FirstButton, WhenFields } from "~/components/appointments/when-fields";
import { ErrorSummary } from "~/components/form/error-summary";
import { Honeypot, SelectField, TextAreaField, TextField } from "~/components/form/field";
import { SubmitButton } from "~/components/form/submit-button";
import { ActionMessage } from "~/components/messages";
import type { DayOffer } from "~/domain/appointments/offer";
import { APPOINTMENT_TYPES, type dateLimits } from "~/domain/booking";
import { formatDollars } from "~/domain/format";
import type { Answer } from "./route";
import type { ChosenSpecialist } from "./specialist.server";

type Props = {
  specialist: ChosenSpecialist | null;
  /** The specialist's free times, of the first day that has some. */
  offer: DayOffer | null;
  /** What we know of a signed-in patient. */
  prefill: Record<string, string> | null;
  limits: ReturnType<typeof dateLimits>;
  idempotencyKey: string;
  answer: Answer | undefined;
};

/** The appointment request form. */
export function RequestForm({ specialist, offer, prefill, limits, idempotencyKey, answer }: Props) {
  const [form, fields] = useForm<Record<FieldName, string>>({
    id: "appointment",
    lastResult: answer?.result,
    ...(prefill ? { defaultValue: prefill } : {}),
  });
  // A form that is refused is still the same form, so it keeps the key it was sent with.
  const sent = answer?.result.initialValue?.idempotencyKey;
  const key = answer?.freshKey ?? (typeof sent === "string" ? sent : idempotencyKey);
  // An address of its own: a post makes the browser forget the page at its address, and without script
  // the way back would lead to a new form with a new key instead of the one that was sent.
  const action = `/book-appointment?send${specialist ? `&specialist=${specialist.id}` : ""}`;
  return (
    <section aria-labelledby="request-title" className="card p-5 sm:p-8">
      <h2 id="request-title" className="text-xl font-bold">
        Your request
      </h2>
      <p className="mb-6 text-muted">Fields are needed unless they say “optional”.</p>
      <ActionMessage message={answer?.toast} />
      <ErrorSummary fields={ORDER.map((name) => fields[name])} formErrors={form.errors} result={answer?.result} />
      <Form method="post" action={action} replace id={form.id} noValidate onSubmit={form.onSubmit} className="space-y-8">
        {specialist && <FirstButton intent={SEND} />}
        <input type="hidden" name="idempotencyKey" value={key} />
        <Honeypot />
        {specialist && <Specialist specialist={specialist} />}
        <fieldset className="min-w-0 space-y-5">
          <legend className="text-lg font-bold">About you</legend>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} />
            <TextField field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} />
          </div>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField field={fields.email} label="Email" type="email" autoComplete="email" maxLength={254} />
            <TextField field={fields.phone} label="Phone number" type="tel" autoComplete="tel" maxLength={40} />
          </div>
          <TextField
            field={fields.dateOfBirth}
            label="Date of birth"
            hint="For example 1985-03-27 or 3/27/1985"
            type="date"
            autoComplete="bday"
            min={limits.dateOfBirth.min}
            max={limits.dateOfBirth.max}
          />
        </fieldset>
        <fieldset className="min-w-0 space-y-5">
          <legend className="text-lg font-bold">Your appointment</legend>
          <SelectField
            field={fields.appointmentType}
            label="Appointment type"
            placeholder="Choose a type"
            options={APPOINTMENT_TYPES}
          />
          <WhenFields
            fields={fields}
            provider={specialist}
            offer={answer?.offer ?? offer}
            nearest={answer?.nearest}
            limits={limits.preferredDate}
            typed={answer?.result.initialValue ?? undefined}
            isShown={answer !== undefined && "shown" in answer}
          />
          <TextAreaField
            field={fields.reasonForVisit}
            label="Reason for visit"
            hint="What would you like help with? A sentence or two is enough."
            rows={5}
            maxLength={4000}
          />
        </fieldset>
        <fieldset className="min-w-0 space-y-5">
          <legend className="text-lg font-bold">In case we need it</legend>
          <TextField field={fields.insuranceProvider} label="Insurance provider" optional maxLength={200} />
          <TextField field={fields.emergencyContact} label="Emergency contact" hint="Name and phone number" optional maxLength={200} />
        </fieldset>
        <SubmitButton intent={SEND} pendingText="Submitting Request...">Request Appointment</SubmitButton>
      </Form>
    </section>
  );
}

const ORDER = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "appointmentType",
  "preferredDate",
  "preferredTime",
  "reasonForVisit",
  "insuranceProvider",
  "emergencyContact",
] as const;
type FieldName = (typeof ORDER)[number] | "patientZone";

/** What pressing the form's own button means, as opposed to those that show times. */
const SEND = "request";

function Specialist({ specialist }: { specialist: ChosenSpecialist }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-tint p-4 text-on-tint">
      <input type="hidden" name="specialist" value={specialist.id} />
      <p>
        <span className="block text-sm">With</span>
        <strong>{specialist.label}</strong>, {specialist.specialty}, {formatDollars(specialist.hourlyRate)} per hour
      </p>
      <p className="flex gap-4">
        <Link to="/specialists" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Choose another
        </Link>
        <Link to="/book-appointment" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          No preference
        </Link>
      </p>
    </div>
  );
}
