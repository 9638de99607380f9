import type { IsoDate } from "./dates";
import type { DocumentView } from "./documents";

/** A patient's whole record apart from the readings, of which there may be too many to hold at once. */
export type HealthRecord = {
  patient: {
    id: number;
    medicalRecordNumber: string;
    firstName: string;
    lastName: string;
    dateOfBirth: IsoDate | null;
    gender: string | null;
    heightCm: number | null;
    emergencyContact: string;
    insuranceProvider: string;
    medicalHistory: string[];
    allergies: string[];
    medications: string[];
    isDemo: boolean;
  };
  /** Those whom a consultation or a prescription names. */
  providers: { id: number; firstName: string; lastName: string; specialty: string }[];
  consultations: {
    id: number;
    providerId: number | null;
    type: string;
    status: "completed" | "scheduled" | "in-progress" | "cancelled";
    scheduledAt: Date;
    symptoms: string[];
    diagnosis: string;
    treatment: string;
  }[];
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
