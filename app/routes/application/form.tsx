import {
  BioField,
  CertificationsField,
  LicenseField,
  LocationField,
  SpecialtyField,
  YearsField,
} from "~/components/form/practice-fields";
import { SmallForm } from "~/components/form/small-form";
import { RESUBMISSION_FIELDS, type Resubmission } from "~/domain/providers/review";
import type { RejectedForm } from "~/domain/rejected-form";

/** What a rejected applicant may change, filled in as it stands. */
export function ResubmissionForm({
  application,
  answer,
}: {
  application: Resubmission;
  answer: RejectedForm | undefined;
}) {
  const { specialty, licenseNumber, bio, certifications, yearsExperience, location } = application;
  const defaults = {
    specialty,
    licenseNumber,
    bio,
    certifications: certifications.join(", "),
    yearsExperience: String(yearsExperience),
    location,
  };
  return (
    <SmallForm
      id="application"
      order={RESUBMISSION_FIELDS}
      answer={answer}
      defaults={defaults}
      button="Send It Again"
      pending="Sending..."
    >
      {(fields) => (
        <>
          <SpecialtyField field={fields.specialty} />
          <LicenseField field={fields.licenseNumber} />
          <BioField field={fields.bio} />
          <CertificationsField field={fields.certifications} />
          <YearsField field={fields.yearsExperience} />
          <LocationField field={fields.location} />
        </>
      )}
    </SmallForm>
  );
}
