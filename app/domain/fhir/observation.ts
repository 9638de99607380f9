import type { Coding, Measured, Observation, ObservationComponent, Reference } from "./r4";
import type { StoredReading } from "../vitals/reading";
import { VITAL_KINDS, type DeviceType } from "../vitals/types";
import type { Entry, Names } from "./build";

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";

const loinc = (code: string, display: string): Coding => ({ system: LOINC, code, display });

const VITAL_SIGNS = [
  {
    coding: [
      {
        system: "http://terminology.hl7.org/CodeSystem/observation-category",
        code: "vital-signs",
        display: "Vital Signs",
      },
    ],
  },
];

/** What the vital-signs profile wants besides the table's code: a pulse oximeter's reading is told apart from a blood gas. */
const FURTHER: Partial<Record<DeviceType, Coding>> = {
  oxygen_sat: loinc("59408-5", "Oxygen saturation in Arterial blood by Pulse oximetry"),
};
/** LOINC's own names. */
const DISPLAY: Record<DeviceType, string> = {
  heart_rate: "Heart rate",
  blood_pressure: "Blood pressure panel with all children optional",
  oxygen_sat: "Oxygen saturation in Arterial blood",
  temperature: "Body temperature",
  body_weight: "Body weight",
};

/** A measured value, or why there is none: JSON has no NaN and no infinity, and a cuff sometimes no diastolic pressure. */
function measured(value: number | null, unit: string, code: string): Measured {
  if (value !== null && Number.isFinite(value)) return { valueQuantity: { value, unit, system: UCUM, code } };
  const reason =
    value === null ? { code: "unknown", display: "Unknown" } : { code: "not-a-number", display: "Not a Number (NaN)" };
  return {
    dataAbsentReason: {
      coding: [{ system: "http://terminology.hl7.org/CodeSystem/data-absent-reason", ...reason }],
    },
  };
}

/**
 * A reading as a vital sign (FHIR R4, vital-signs profile): LOINC code, UCUM
 * unit; blood pressure as a panel of two components.
 * @param subject the patient, made once: there may be a hundred thousand readings.
 */
export function observation(reading: StoredReading, names: Names, subject: Reference): Entry {
  const { deviceType, value, diastolic, measuredAt } = reading;
  const kind = VITAL_KINDS[deviceType];
  const further = FURTHER[deviceType];
  const component = (code: string, display: string, part: number | null): ObservationComponent => ({
    code: { coding: [loinc(code, display)] },
    ...measured(part, kind.unit, kind.ucum),
  });
  const resource: Observation = {
    resourceType: "Observation",
    status: "final",
    category: VITAL_SIGNS,
    code: { coding: [loinc(kind.loinc, DISPLAY[deviceType]), ...(further ? [further] : [])], text: kind.label },
    subject,
    effectiveDateTime: measuredAt.toISOString(),
    ...(deviceType === "blood_pressure"
      ? {
          component: [
            component("8480-6", "Systolic blood pressure", value),
            component("8462-4", "Diastolic blood pressure", diastolic),
          ],
        }
      : measured(value, kind.unit, kind.ucum)),
  };
  return names.entry("Observation", reading.id, resource);
}

/** The height that the record holds. The profile asks when it was measured, which is not known. */
export const heightObservation = (heightCm: number, names: Names, patientId: number): Entry =>
  names.entry("Height", patientId, {
    resourceType: "Observation",
    status: "final",
    category: VITAL_SIGNS,
    code: { coding: [loinc("8302-2", "Body height")], text: "Height" },
    subject: names.refer("Patient", patientId),
    _effectiveDateTime: {
      extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }],
    },
    ...measured(heightCm, "cm", "cm"),
  });
