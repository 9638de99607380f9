import type { Coding, Measured, Observation, ObservationComponent, Reference } from "./r4";
import { SERVER_KINDS } from "../vitals/kinds";
import type { Loinc } from "../vitals/kinds/kind";
import type { StoredReading } from "../vitals/reading";
import { VITAL_KINDS } from "../vitals/types";
import type { Entry, Names } from "./build";

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";

const loinc = ({ code, display }: Loinc): Coding => ({ system: LOINC, code, display });

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

/**
 * A measured value, or why there is none: JSON has no NaN and no infinity, and a cuff sometimes no diastolic pressure.
 */
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
  const { label, unit } = VITAL_KINDS[deviceType];
  const kind = SERVER_KINDS[deviceType];
  const component = (code: Loinc, part: number | null): ObservationComponent => ({
    code: { coding: [loinc(code)] },
    ...measured(part, unit, kind.ucum),
  });
  const resource: Observation = {
    resourceType: "Observation",
    status: "final",
    category: VITAL_SIGNS,
    code: { coding: [kind.loinc, ...(kind.furtherLoinc ? [kind.furtherLoinc] : [])].map(loinc), text: label },
    subject,
    effectiveDateTime: measuredAt.toISOString(),
    ...(kind.diastolic
      ? { component: [component(kind.diastolic.systolicLoinc, value), component(kind.diastolic.loinc, diastolic)] }
      : measured(value, unit, kind.ucum)),
  };
  return names.entry("Observation", reading.id, resource);
}

/** The height that the record holds. The profile asks when it was measured, which is not known. */
export const heightObservation = (heightCm: number, names: Names, patientId: number): Entry =>
  names.entry("Height", patientId, {
    resourceType: "Observation",
    status: "final",
    category: VITAL_SIGNS,
    code: { coding: [loinc({ code: "8302-2", display: "Body height" })], text: "Height" },
    subject: names.refer("Patient", patientId),
    _effectiveDateTime: {
      extension: [{ url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" }],
    },
    ...measured(heightCm, "cm", "cm"),
  });
