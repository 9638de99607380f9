import type { Appointment, Coding, Encounter, FhirResource, Patient } from "./r4";
import { consultationName, type HealthRecord } from "../health-record";
import {
  createNames,
  fhirText,
  list,
  medicalRecordNumber,
  text,
  words,
  type Entry,
  type Names,
  type UuidOf,
} from "./build";
import { heightObservation } from "./observation";
import { MINUTE_MS } from "~/domain/durations";

const GENDERS = ["male", "female", "other", "unknown"] as const;
/** How long a booked slot is; an appointment with a beginning must have an end (R4, invariant app-2). */
const SLOT_MINUTES = 30;

const coded = (system: string, code: string, display: string): { coding: Coding[] } => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code, display }],
});

/** The names of a record's things; the readings need them as well. */
export const namesOf = ({ patient }: HealthRecord, uuidOf: UuidOf): Names =>
  createNames(patient.medicalRecordNumber, uuidOf);

/**
 * A record in FHIR R4 without its readings. References lead to entries of the
 * same bundle. What the record does not tell (whether an illness is over,
 * whether a medicine is still taken) is left out or `unknown`, never guessed.
 * @param now decides whether a cancelled consultation is a visit that was, or one that would have been.
 * @param origin where documents can be downloaded, without a slash at the end.
 */
export function recordEntries(
  record: HealthRecord,
  { names, now, origin }: { names: Names; now: Date; origin: string },
): Entry[] {
  const { patient } = record;
  const subject = names.refer("Patient", patient.id);
  const known = new Map(
    record.providers.map((provider) => [provider.id, `${provider.firstName} ${provider.lastName}`]),
  );
  const practitioner = (id: number | null) =>
    id !== null && known.has(id) ? names.refer("Practitioner", id, known.get(id)) : undefined;
  /** Entries of a list of the patient's that has texts and no numbers. */
  const listed = (kind: string, texts: readonly string[], make: (value: string) => FhirResource) =>
    texts.flatMap((value, index) =>
      fhirText(value) === undefined ? [] : [names.entry(kind, `${patient.id}-${index}`, make(value))],
    );

  return [
    names.entry("Patient", patient.id, patientResource(patient)),
    ...record.providers.map(({ id, firstName, lastName, specialty }) =>
      names.entry("Practitioner", id, {
        resourceType: "Practitioner",
        name: [
          {
            ...text("family", lastName),
            ...text("text", `${firstName} ${lastName}`),
            ...list("given", given(firstName)),
          },
        ],
        qualification: [{ code: words(specialty) }],
      }),
    ),
    ...(patient.heightCm === null ? [] : [heightObservation(patient.heightCm, names, patient.id)]),
    ...(fhirText(patient.insuranceProvider) === undefined
      ? []
      : [
          names.entry("Coverage", patient.id, {
            resourceType: "Coverage",
            status: "active",
            beneficiary: subject,
            payor: [text("display", patient.insuranceProvider)],
          }),
        ]),
    ...listed("AllergyIntolerance", patient.allergies, (value) => ({
      resourceType: "AllergyIntolerance",
      clinicalStatus: coded("allergyintolerance-clinical", "active", "Active"),
      verificationStatus: coded("allergyintolerance-verification", "unconfirmed", "Unconfirmed"),
      code: words(value),
      patient: subject,
    })),
    ...listed("Condition", patient.medicalHistory, (value) => ({
      resourceType: "Condition",
      code: words(value),
      subject,
    })),
    ...listed("MedicationStatement", patient.medications, (value) => ({
      resourceType: "MedicationStatement",
      status: "unknown",
      medicationCodeableConcept: words(value),
      subject,
    })),
    ...record.consultations.flatMap((consultation) =>
      consultationEntries(consultation, {
        names,
        now,
        subject: patient.id,
        practitioner: practitioner(consultation.providerId),
      }),
    ),
    ...record.prescriptions.map((prescription) => {
      const requester = practitioner(prescription.providerId);
      return names.entry("MedicationRequest", prescription.id, {
        resourceType: "MedicationRequest",
        status: "unknown",
        intent: "order",
        medicationCodeableConcept: words(prescription.medicationName),
        subject,
        authoredOn: prescription.prescribedAt.toISOString(),
        ...(requester ? { requester } : {}),
        dosageInstruction: [
          {
            text: words(
              [prescription.dosage, prescription.frequency, prescription.duration]
                .filter((part) => fhirText(part))
                .join(", "),
            ).text,
            ...text("patientInstruction", prescription.instructions),
          },
        ],
      });
    }),
    ...record.documents.map(({ id, name, contentType, size, createdAt }) =>
      names.entry("DocumentReference", id, {
        resourceType: "DocumentReference",
        status: "current",
        subject,
        date: createdAt.toISOString(),
        content: [
          {
            attachment: {
              contentType,
              ...text("title", name),
              size,
              creation: createdAt.toISOString(),
              url: `${origin}/patient-portal/documents/${id}`,
            },
          },
        ],
      }),
    ),
  ];
}

const given = (firstName: string) => {
  const plain = fhirText(firstName);
  return plain === undefined ? [] : [plain];
};

function patientResource(patient: HealthRecord["patient"]): Patient {
  const gender =
    GENDERS.find((known) => known === patient.gender?.toLowerCase()) ?? (patient.gender ? "other" : undefined);
  const contact = fhirText(patient.emergencyContact);
  return {
    resourceType: "Patient",
    // The fictional record must not be taken for a person's elsewhere.
    ...(patient.isDemo
      ? {
          meta: {
            security: [
              {
                system: "http://terminology.hl7.org/CodeSystem/v3-ActReason",
                code: "HTEST",
                display: "test health data",
              },
            ],
          },
        }
      : {}),
    identifier: [medicalRecordNumber(patient.medicalRecordNumber)],
    name: [
      {
        use: "official",
        ...text("family", patient.lastName),
        ...text("text", `${patient.firstName} ${patient.lastName}`),
        ...list("given", given(patient.firstName)),
      },
    ],
    ...(gender ? { gender } : {}),
    ...(patient.dateOfBirth ? { birthDate: patient.dateOfBirth } : {}),
    ...(contact === undefined
      ? {}
      : { contact: [{ relationship: [coded("v2-0131", "C", "Emergency Contact")], name: { text: contact } }] }),
  };
}

type ConsultationContext = {
  names: Names;
  now: Date;
  subject: number;
  practitioner: ReturnType<Names["refer"]> | undefined;
};

/**
 * Scheduled, or called off before it was due: an Appointment. What took place or should have: an Encounter, with what
 * came of it.
 */
function consultationEntries(
  consultation: HealthRecord["consultations"][number],
  { names, now, subject, practitioner }: ConsultationContext,
): Entry[] {
  const { id, type, status, scheduledAt, symptoms, diagnosis, treatment } = consultation;
  const patient = names.refer("Patient", subject);
  const isAhead = status === "scheduled" || (status === "cancelled" && scheduledAt > now);
  const reasonCode = symptoms.filter((symptom) => fhirText(symptom)).map(words);
  if (isAhead) {
    const appointment: Appointment = {
      resourceType: "Appointment",
      status: status === "cancelled" ? "cancelled" : "booked",
      appointmentType: words(consultationName(type)),
      ...list("reasonCode", reasonCode),
      start: scheduledAt.toISOString(),
      end: new Date(scheduledAt.getTime() + SLOT_MINUTES * MINUTE_MS).toISOString(),
      participant: [
        { actor: patient, status: "accepted" },
        ...(practitioner ? [{ actor: practitioner, status: "accepted" as const }] : []),
      ],
    };
    return [names.entry("Appointment", id, appointment)];
  }
  const finding = fhirText(diagnosis) !== undefined;
  const visit: Encounter = {
    resourceType: "Encounter",
    status: status === "completed" ? "finished" : status === "cancelled" ? "cancelled" : "in-progress",
    class:
      type === "in-person"
        ? { system: "http://terminology.hl7.org/CodeSystem/v3-ActCode", code: "AMB", display: "ambulatory" }
        : { system: "http://terminology.hl7.org/CodeSystem/v3-ActCode", code: "VR", display: "virtual" },
    type: [words(consultationName(type))],
    subject: patient,
    ...(practitioner ? { participant: [{ individual: practitioner }] } : {}),
    period: { start: scheduledAt.toISOString() },
    ...list("reasonCode", reasonCode),
    ...(finding ? { diagnosis: [{ condition: names.refer("Diagnosis", id) }] } : {}),
  };
  const encounter = names.refer("Encounter", id);
  return [
    names.entry("Encounter", id, visit),
    ...(finding
      ? [
          names.entry("Diagnosis", id, {
            resourceType: "Condition",
            category: [coded("condition-category", "encounter-diagnosis", "Encounter Diagnosis")],
            code: words(diagnosis),
            subject: patient,
            encounter,
            recordedDate: scheduledAt.toISOString(),
          }),
        ]
      : []),
    ...(fhirText(treatment) === undefined
      ? []
      : [
          names.entry("CarePlan", id, {
            resourceType: "CarePlan",
            status: "unknown",
            intent: "plan",
            subject: patient,
            encounter,
            ...text("description", treatment),
          }),
        ]),
  ];
}
