/** What a consultation can be (DATA-32), in words. */
export const CONSULTATION_STATUS_WORDS = {
  completed: "Completed",
  scheduled: "Scheduled",
  "in-progress": "In progress",
  cancelled: "Cancelled",
} as const;
export type ConsultationStatus = keyof typeof CONSULTATION_STATUS_WORDS;

/** How a consultation's type is shown (DATA-31): `vr` as VR, anything else as video. */
export const consultationKind = (type: string): "VR" | "Video" => (type === "vr" ? "VR" : "Video");

/** A consultation as the API gives it (DATA-30). */
export type Consultation = {
  id: number;
  type: string;
  status: ConsultationStatus;
  /** ISO 8601, UTC, once it is JSON. */
  scheduledAt: Date;
  symptoms: string[];
  diagnosis: string;
  treatment: string;
};

/** A prescription as the API gives it (DATA-29). */
export type Prescription = {
  id: number;
  medicationName: string;
  dosage: string;
  frequency: string;
  duration: string;
  /** Left out where there are none. */
  instructions?: string;
  prescribedAt: Date;
};

/** A patient as the API gives them (DATA-28). */
export type Patient = {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  /** FHIR administrative gender. */
  gender: string | null;
  medicalRecordNumber: string;
  emergencyContact: string;
  insuranceProvider: string;
  medicalHistory: string[];
  allergies: string[];
  medications: string[];
};
