import { CheckboxField } from "~/components/form/field";
import {
  BioField,
  CertificationsField,
  LanguagesField,
  LocationField,
  PictureField,
  RateField,
  VrField,
} from "~/components/form/practice-fields";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { Link } from "~/components/ui/link";
import { PRACTICE_FIELDS, practiceAsForm, type Practice } from "~/domain/providers/practice";
import type { RejectedForm } from "~/domain/rejected-form";

/** What a specialist may change of their profile, filled in as it stands. */
export function ProfileForm({
  practice,
  version,
  answer,
}: {
  practice: Practice;
  version: string;
  answer: RejectedForm | undefined;
}) {
  return (
    <div className="mt-6 max-w-3xl card p-5 sm:p-8">
      <SmallForm
        id="profile"
        order={[...PRACTICE_FIELDS, "version"]}
        answer={answer}
        defaults={practiceAsForm(practice)}
        button="Save Profile"
        pending="Saving..."
      >
        {(fields) => (
          <>
            <VersionField field={fields.version} name="version" now={version} isRefused={answer !== undefined} />
            <BioField field={fields.bio} />
            <CertificationsField
              field={fields.certifications}
              note="We check a new one: until then your profile is marked Under review."
            />
            <LanguagesField field={fields.languages} />
            <div className="field-pair">
              <RateField field={fields.hourlyRate} />
              <LocationField field={fields.location} note="We check another one too, because a license is a state’s." />
            </div>
            <PictureField field={fields.profileImage} />
            <p>
              <Link to="/profile-picture" className="inline-flex min-h-11 items-center link">
                Upload or remove your picture
              </Link>
            </p>
            <VrField field={fields.isVrEnabled} />
            <CheckboxField
              field={fields.isAvailable}
              label="List me in the directory"
              hint="Not listed, you get no new requests. Those that you have, your appointments and your patients stay with you."
            />
          </>
        )}
      </SmallForm>
    </div>
  );
}
