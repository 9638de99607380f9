/**
 * What of FHIR R4 (hl7.org/fhir/R4) the export uses, and no more. By hand,
 * because the package `@types/fhir` is here in a version that knows STU3 only;
 * the tests hold every bundle against R4's own JSON schema.
 */
export type Coding = { system: string; code: string; display: string };
type CodeableConcept = { coding?: Coding[]; text?: string };
export type Identifier = { use: "usual"; type: CodeableConcept; value?: string };
export type Reference = { reference?: string; display?: string };
type Quantity = { value: number; unit: string; system: string; code: string };
type HumanName = { use?: "official"; text?: string; family?: string; given?: string[] };

export type Patient = {
  resourceType: "Patient";
  meta?: { security: Coding[] };
  identifier: Identifier[];
  name: HumanName[];
  gender?: "male" | "female" | "other" | "unknown";
  birthDate?: string;
  contact?: { relationship: CodeableConcept[]; name: { text: string } }[];
};

type Practitioner = {
  resourceType: "Practitioner";
  name: HumanName[];
  qualification: { code: CodeableConcept }[];
};

type Coverage = { resourceType: "Coverage"; status: "active"; beneficiary: Reference; payor: Reference[] };

/** A value, or why there is none. */
export type Measured = { valueQuantity: Quantity } | { dataAbsentReason: CodeableConcept };
export type ObservationComponent = { code: CodeableConcept } & Measured;
export type Observation = {
  resourceType: "Observation";
  status: "final";
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime?: string;
  /** Why there is no time (extension `data-absent-reason`). */
  _effectiveDateTime?: { extension: { url: string; valueCode: string }[] };
} & (Measured | { component: ObservationComponent[] });

type AllergyIntolerance = {
  resourceType: "AllergyIntolerance";
  clinicalStatus: CodeableConcept;
  verificationStatus: CodeableConcept;
  code: CodeableConcept;
  patient: Reference;
};

type Condition = {
  resourceType: "Condition";
  category?: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  encounter?: Reference;
  recordedDate?: string;
};

type MedicationStatement = {
  resourceType: "MedicationStatement";
  status: "unknown";
  medicationCodeableConcept: CodeableConcept;
  subject: Reference;
};

type MedicationRequest = {
  resourceType: "MedicationRequest";
  status: "unknown";
  intent: "order";
  medicationCodeableConcept: CodeableConcept;
  subject: Reference;
  authoredOn: string;
  requester?: Reference;
  dosageInstruction: { text: string; patientInstruction?: string }[];
};

export type Encounter = {
  resourceType: "Encounter";
  status: "finished" | "in-progress" | "cancelled";
  class: Coding;
  type: CodeableConcept[];
  subject: Reference;
  participant?: { individual: Reference }[];
  period: { start: string };
  reasonCode?: CodeableConcept[];
  diagnosis?: { condition: Reference }[];
};

export type Appointment = {
  resourceType: "Appointment";
  status: "booked" | "cancelled";
  appointmentType: CodeableConcept;
  reasonCode?: CodeableConcept[];
  start: string;
  end: string;
  participant: { actor: Reference; status: "accepted" }[];
};

type CarePlan = {
  resourceType: "CarePlan";
  status: "unknown";
  intent: "plan";
  subject: Reference;
  encounter: Reference;
  description?: string;
};

type DocumentReference = {
  resourceType: "DocumentReference";
  status: "current";
  subject: Reference;
  date: string;
  content: { attachment: { contentType: string; title?: string; size: number; creation: string; url: string } }[];
};

export type FhirResource =
  | AllergyIntolerance
  | Appointment
  | CarePlan
  | Condition
  | Coverage
  | DocumentReference
  | Encounter
  | MedicationRequest
  | MedicationStatement
  | Observation
  | Patient
  | Practitioner;
