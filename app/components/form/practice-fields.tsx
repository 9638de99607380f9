import { SPECIALTIES, TIME_ZONES } from "~/domain/providers/constants";
import { PROFILE_LIMITS } from "~/domain/providers/signup-form";
import { CheckboxField, SelectField, TextAreaField, TextField } from "./field";
import type { Field } from "./use-fields";

type Props = { field: Field; /** Besides what the field says of itself. */ note?: string };

/*
 * The fields that the sign-up, the answer to a rejected application and the
 * profile editor share: the same words and limits in all of them.
 */

const withNote = (hint: string, note?: string) => (note ? `${hint}. ${note}` : hint);

const SPECIALTY_OPTIONS = SPECIALTIES.map((value) => ({ value, label: value }));

export const SpecialtyField = ({ field }: Props) => (
  <SelectField field={field} label="Specialty" placeholder="Choose a specialty" options={SPECIALTY_OPTIONS} />
);

export const LicenseField = ({ field }: Props) => (
  <TextField field={field} label="License number" maxLength={PROFILE_LIMITS.licenseNumber} />
);

export const BioField = ({ field }: Props) => (
  <TextAreaField
    field={field}
    label="Bio"
    hint="At least 50 characters. How do you work, and with whom? Patients read this first."
    rows={6}
    maxLength={PROFILE_LIMITS.bio}
  />
);

export const CertificationsField = ({ field, note }: Props) => (
  <TextField
    field={field}
    label="Certifications"
    hint={withNote("Separate them with commas, for example: RDN, CDCES", note)}
    maxLength={PROFILE_LIMITS.certifications}
  />
);

export const YearsField = ({ field }: Props) => (
  <TextField field={field} label="Years of experience" inputMode="numeric" maxLength={10} />
);

export const LocationField = ({ field, note }: Props) => (
  <TextField
    field={field}
    label="Location"
    hint={withNote("City and state", note)}
    autoComplete="address-level2"
    maxLength={PROFILE_LIMITS.location}
  />
);

export const LanguagesField = ({ field }: Props) => (
  <TextField field={field} label="Languages" hint="Separate them with commas" maxLength={PROFILE_LIMITS.languages} />
);

export const RateField = ({ field }: Props) => (
  <TextField field={field} label="Hourly rate in US dollars" inputMode="decimal" maxLength={12} />
);

export const PictureField = ({ field }: Props) => (
  <TextField
    field={field}
    label="Profile picture"
    hint="The address of a picture on the web, starting with https://. We copy it once, when we review it."
    optional
    type="url"
    maxLength={PROFILE_LIMITS.profileImage}
  />
);

export const VrField = ({ field }: Props) => (
  <CheckboxField
    field={field}
    label="I offer VR consultations"
    hint="You do not need a headset of your own to start."
  />
);

export const TimeZoneField = ({ field, hint }: Props & { hint?: string }) => (
  <SelectField
    field={field}
    label="Time zone"
    placeholder="Choose a time zone"
    options={TIME_ZONES}
    {...(hint ? { hint } : {})}
  />
);
