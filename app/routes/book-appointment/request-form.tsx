import { Form } from "@remix-run/react";
import { useState } from "react";
import { FirstButton, WhenFields } from "~/components/appointments/when-fields";
import { ErrorSummary } from "~/components/form/error-summary";
import { Honeypot, SelectField, TextAreaField, TextField } from "~/components/form/field";
import { FormOwner, SavedDraftNotice, useSavedDraft } from "~/components/form/saved-draft";
import { SubmitButton } from "~/components/form/submit-button";
import { useFields } from "~/components/form/use-fields";
import { ActionMessage, Notice } from "~/components/messages";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { DayOffer, OfferedTime } from "~/domain/appointments/offer";
import { APPOINTMENT_TYPES, type dateLimits } from "~/domain/booking";
import { formatDollars } from "~/domain/format";
import { FORM_OWNER } from "~/domain/saved-draft";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastText } from "~/locales/messages";
import type { ChosenSpecialist } from "./specialist.server";

/** What the form is given back with: the free times of its day, and perhaps others in place of one that is gone. */
type Times = { offer: DayOffer | null; nearest?: OfferedTime[] };
/** A refused request; `freshKey` in place of a key that is used up. */
export type Answer = (RejectedForm & Times & { freshKey?: string }) | Shown;
/** The form as it was typed, with the free times that were asked for. */
type Shown = Times & { shown: true; result: RejectedForm["result"]; toast?: undefined; freshKey?: undefined };

type Props = {
  specialist: ChosenSpecialist | null;
  /** The specialist's free times, of the first day that has some. */
  offer: DayOffer | null;
  /** One was chosen, but cannot be had right now. */
  isSpecialistAway: boolean;
  /** What we know of a signed-in patient. */
  prefill: Record<string, string> | null;
  /** Whoever is there has a session, but what we know of them cannot be had right now. */
  isPrefillAway: boolean;
  limits: ReturnType<typeof dateLimits>;
  idempotencyKey: string;
  answer: Answer | undefined;
};

/** The appointment request form. */
export function RequestForm({
  specialist,
  offer,
  isSpecialistAway,
  prefill,
  isPrefillAway,
  limits,
  idempotencyKey,
  answer,
}: Props) {
  const { t } = useWords("booking");
  // What a patient had typed when the session ended, whichever of the form's buttons was pressed then.
  const [sentThen, shownThen] = [useSavedDraft(SEND), useSavedDraft()];
  const [savedDraft] = useState(sentThen ?? shownThen);
  // Said for as long as the form stands: what is known later is not filled in any more.
  const [isNotFilledIn] = useState(isPrefillAway);
  const { fields, formErrors } = useFields<FieldName>("appointment", answer?.result, savedDraft?.fields ?? prefill);
  // A form that is refused is still the same form, so it keeps the key it was sent with.
  const sent = answer?.result.initialValue?.idempotencyKey;
  const key = answer?.freshKey ?? (typeof sent === "string" ? sent : idempotencyKey);
  // An address of its own: a post makes the browser forget the page at its address, and without script
  // the way back would lead to a new form with a new key instead of the one that was sent.
  const action = `/book-appointment?send${specialist ? `&specialist=${specialist.id}` : ""}`;
  return (
    <section aria-labelledby="request-title" className="no-print card p-5 sm:p-8">
      <h2 id="request-title" className="text-xl font-bold">
        {t("Your request")}
      </h2>
      <p className="mb-6 text-muted">{t("Fields are needed unless they say “optional”.")}</p>
      <ActionMessage message={answer?.toast} />
      {isSpecialistAway && <Notice message={NO_SPECIALIST} />}
      {isNotFilledIn && !answer && <Notice message={NOT_FILLED_IN} />}
      {savedDraft && !answer && <SavedDraftNotice savedDraft={savedDraft} />}
      <ErrorSummary fields={ORDER.map((name) => fields[name])} formErrors={formErrors} result={answer?.result} />
      <Form
        method="post"
        action={action}
        replace
        id="appointment"
        noValidate
        className="space-y-8"
        {...(savedDraft ? { "data-unsent": "" } : {})}
      >
        {specialist && <FirstButton intent={SEND} />}
        <input type="hidden" name="idempotencyKey" value={key} />
        <Honeypot />
        <FormOwner sent={answer?.result.initialValue?.[FORM_OWNER]} />
        {specialist && <Specialist specialist={specialist} />}
        <fieldset className="min-w-0 space-y-5">
          <legend className="max-w-full text-lg font-bold">{t("About you")}</legend>
          <div className="field-pair">
            <TextField field={fields.firstName} label={t("First name")} autoComplete="given-name" maxLength={100} />
            <TextField field={fields.lastName} label={t("Last name")} autoComplete="family-name" maxLength={100} />
          </div>
          <div className="field-pair">
            <TextField field={fields.email} label={t("Email")} type="email" autoComplete="email" maxLength={254} />
            <TextField field={fields.phone} label={t("Phone number")} type="tel" autoComplete="tel" maxLength={40} />
          </div>
          <TextField
            field={fields.dateOfBirth}
            label={t("Date of birth")}
            hint={t("For example 1985-03-27 or 3/27/1985")}
            type="date"
            autoComplete="bday"
            min={limits.dateOfBirth.min}
            max={limits.dateOfBirth.max}
          />
        </fieldset>
        <fieldset className="min-w-0 space-y-5">
          <legend className="max-w-full text-lg font-bold">{t("Your appointment")}</legend>
          <SelectField
            field={fields.appointmentType}
            label={t("Appointment type")}
            placeholder={t("Choose a type")}
            options={APPOINTMENT_TYPES.map(({ value, label }) => ({ value, label: t(label) }))}
          />
          <WhenFields
            fields={fields}
            provider={specialist}
            offer={answer?.offer ?? offer}
            nearest={answer?.nearest}
            limits={limits.preferredDate}
            typed={answer?.result.initialValue ?? savedDraft?.fields}
            isShown={answer !== undefined && "shown" in answer}
          />
          <TextAreaField
            field={fields.reasonForVisit}
            label={t("Reason for visit")}
            hint={t("What would you like help with? A sentence or two is enough.")}
            rows={5}
            maxLength={4000}
          />
        </fieldset>
        <fieldset className="min-w-0 space-y-5">
          <legend className="text-lg font-bold">{t("In case we need it")}</legend>
          <TextField field={fields.insuranceProvider} label={t("Insurance provider")} optional maxLength={200} />
          <TextField
            field={fields.emergencyContact}
            label={t("Emergency contact")}
            hint={t("Name and phone number")}
            optional
            maxLength={200}
          />
        </fieldset>
        <SubmitButton intent={SEND} pendingText={t("Submitting Request...")}>
          {t("Request Appointment")}
        </SubmitButton>
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

const NO_SPECIALIST = {
  title: "The specialist you chose cannot be shown right now",
  description:
    "Sent as it is, your request asks for no particular specialist. To ask for this one, open this page again in a minute.",
} as const satisfies ToastText<"booking">;

const NOT_FILLED_IN = {
  title: "Your details cannot be filled in right now",
  description: "Enter them here, or open this page again in a minute.",
} as const satisfies ToastText<"booking">;

function Specialist({ specialist }: { specialist: ChosenSpecialist }) {
  const { t, rich } = useWords("booking");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-tint p-4 text-on-tint">
      <input type="hidden" name="specialist" value={specialist.id} />
      <p className="min-w-0">
        <span className="block text-sm">{t("With")}</span>
        {rich("{specialist}, {specialty}, {amount} per hour", {
          specialist: <strong>{t("Dr. Specialist {id}", { id: specialist.id })}</strong>,
          specialty: t(specialist.specialty),
          amount: formatDollars(specialist.hourlyRate),
        })}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Link
          to="/specialists"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("Choose another")}
        </Link>
        <Link
          to="/book-appointment"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t("No preference")}
        </Link>
      </p>
    </div>
  );
}
