import { Form } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { BrowserZoneField } from "~/components/form/browser-zone-field";
import { Honeypot } from "~/components/form/field";
import {
  BioField,
  CertificationsField,
  LanguagesField,
  LicenseField,
  LocationField,
  PictureField,
  RateField,
  SpecialtyField,
  TimeZoneField,
  VrField,
  YearsField,
} from "~/components/form/practice-fields";
import { SubmitButton, usePending } from "~/components/form/submit-button";
import { useFields } from "~/components/form/use-fields";
import { ActionMessage } from "~/components/messages";
import type { ProfileField } from "~/domain/providers/signup-form";
import { useAutosave } from "./use-autosave";
import type { RejectedForm } from "~/domain/rejected-form";

const AUTOSAVE_TEXT = {
  resting: "",
  saved: "Draft saved",
  failed: "Not saved yet: we could not be reached. What you typed is still here, and will be sent again.",
} as const;

/** Step 2: the professional profile. What is typed is kept on the server, by the way and by `Back`. */
export function ProfileForm({
  profile,
  canGoBack,
  answer,
}: {
  profile: Record<ProfileField, string> | null;
  canGoBack: boolean;
  answer: RejectedForm | null | undefined;
}) {
  const { fields, formErrors } = useFields<ProfileField>("profile", answer?.result, profile);
  const { state, attach, follow, settle } = useAutosave();
  const goingBack = usePending("back");
  // As they stand on the page.
  const order = [
    fields.specialty,
    fields.licenseNumber,
    fields.bio,
    fields.certifications,
    fields.languages,
    fields.yearsExperience,
    fields.hourlyRate,
    fields.timeZone,
    fields.location,
    fields.profileImage,
  ];
  return (
    <section aria-labelledby="step-title">
      <h2 id="step-title" className="mt-2 mb-6 text-xl text-muted">
        Complete your professional profile
      </h2>
      <ActionMessage message={answer?.toast} />
      <ErrorSummary fields={order} formErrors={formErrors} result={answer?.result} />
      <Form
        ref={attach}
        method="post"
        id="profile"
        noValidate
        onSubmit={settle}
        onInput={follow}
        className="space-y-5 card p-5 sm:p-8"
      >
        <Honeypot />
        <BrowserZoneField />
        <div className="field-pair">
          <SpecialtyField field={fields.specialty} />
          <LicenseField field={fields.licenseNumber} />
        </div>
        <BioField field={fields.bio} />
        <CertificationsField field={fields.certifications} />
        <LanguagesField field={fields.languages} />
        <div className="field-pair">
          <YearsField field={fields.yearsExperience} />
          <RateField field={fields.hourlyRate} />
          <TimeZoneField field={fields.timeZone} />
          <LocationField field={fields.location} />
        </div>
        <PictureField field={fields.profileImage} />
        <VrField field={fields.isVrEnabled} />
        {/* Submit comes first in the document: it is what the Enter key presses. */}
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:justify-end">
          <SubmitButton intent="submit" pendingText="Submitting...">
            Submit Application
          </SubmitButton>
          {canGoBack && (
            <button
              type="submit"
              name="intent"
              value="back"
              disabled={goingBack}
              className="btn w-full btn-secondary sm:w-auto"
            >
              Back
            </button>
          )}
        </div>
        <p role="status" className="min-h-6 text-[0.9375rem] text-muted">
          {AUTOSAVE_TEXT[state]}
        </p>
      </Form>
    </section>
  );
}
