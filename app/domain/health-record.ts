import { APPOINTMENT_TYPES } from "./booking";
import { consultationKind, type Consultation } from "./consultations";
import type { DocumentView } from "./documents";
import type { PatientDetails } from "./patient-details";

/** A patient's whole record apart from the readings, of which there may be too many to hold at once. */
export type HealthRecord = {
  patient: PatientDetails & {
    id: number;
    medicalRecordNumber: string;
    medicalHistory: string[];
    allergies: string[];
    medications: string[];
    isDemo: boolean;
  };
  /** Those whom a consultation or a prescription names. */
  providers: { id: number; firstName: string; lastName: string; specialty: string }[];
  consultations: (Consultation & { providerId: number | null })[];
  prescriptions: {
    id: number;
    providerId: number | null;
    medicationName: string;
    dosage: string;
    frequency: string;
    duration: string;
    instructions: string | null;
    prescribedAt: Date;
  }[];
  documents: DocumentView[];
};

/**
 * What a record that is taken along calls a consultation: it has no screen beside it, so a visit in person is called
 * one.
 */
export const consultationName = (type: string): string =>
  APPOINTMENT_TYPES.find(({ value }) => value === type)?.label ?? consultationKind(type);
