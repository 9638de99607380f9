import type { FieldMetadata } from "@conform-to/react";
import { SPECIALTIES } from "~/domain/providers/constants";
import { PROFILE_LIMITS } from "~/domain/providers/signup-form";
import { SelectField, TextAreaField, TextField } from "./field";

type Props = { field: FieldMetadata<unknown> };

/*
 * The fields that the sign-up and the answer to a rejected application share:
 * the same words and limits in both.
 */

const SPECIALTY_OPTIONS = SPECIALTIES.map((value) => ({ value, label: value }));

export const SpecialtyField = ({ field }: Props) => (
  <SelectField field={field} label="Specialty" placeholder="Choose a specialty" options={SPECIALTY_OPTIONS} />
);

export const LicenseField = ({ field }: Props) => <TextField field={field} label="License number" maxLength={PROFILE_LIMITS.licenseNumber} />;

export const BioField = ({ field }: Props) => (
  <TextAreaField
    field={field}
    label="Bio"
    hint="At least 50 characters. How do you work, and with whom? Patients read this first."
    rows={6}
    maxLength={PROFILE_LIMITS.bio}
  />
);

export const CertificationsField = ({ field }: Props) => (
  <TextField
    field={field}
    label="Certifications"
    hint="Separate them with commas, for example: RDN, CDCES"
    maxLength={PROFILE_LIMITS.certifications}
  />
);

export const YearsField = ({ field }: Props) => <TextField field={field} label="Years of experience" inputMode="numeric" maxLength={10} />;

export const LocationField = ({ field }: Props) => (
  <TextField field={field} label="Location" hint="City and state" autoComplete="address-level2" maxLength={PROFILE_LIMITS.location} />
);
