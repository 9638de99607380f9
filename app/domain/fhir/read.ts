import type { FieldErrors } from "../errors";
import { MAX_READINGS } from "../vitals/ingest-schema";
import { readingFaults, type Measurement, type ReadingFault } from "../vitals/plausible";
import { VITAL_KINDS, type DeviceType } from "../vitals/types";
import { conversionFrom, unitsOf } from "../vitals/units";

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";
const SYSTOLIC = "8480-6";
const DIASTOLIC = "8462-4";

/** LOINC codes of the vital-signs profile to our types; of a pulse oximeter the one that goes with the profile's, too. */
const TYPES = new Map<string, DeviceType>([
  ...Object.values(VITAL_KINDS).map(({ loinc, deviceType }) => [loinc, deviceType] as const),
  ["59408-5", "oxygen_sat"],
]);

/** Vital signs of the profile that are not kept: panel, breathing rate, height, BMI, head. In a bundle they are passed over. */
const NOT_KEPT = new Set(["85353-1", "9279-1", "8302-2", "8306-3", "39156-5", "9843-4"]);

/** What an observation may be to count. */
const STATUSES = new Set(["final", "amended", "corrected"]);
const MESSAGES = {
  status: "An observation counts when it is final, amended or corrected",
  code: `A LOINC code of ${[...TYPES.keys()].join(", ")} is needed`,
  time: "A time is like 2026-03-10T08:20:00Z, with its zone, or a day",
  quantity: "A quantity has a value and a UCUM code",
};

/** What a body of FHIR holds: readings, those that replace an earlier value, and how many resources were passed over. */
export type FhirReadings = { readings: Measurement[]; corrections: Measurement[]; skipped: number };

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a body is FHIR by what it says of itself. */
export const isFhir = (body: unknown): boolean => isObject(body) && "resourceType" in body;

/**
 * Reads an Observation or a Bundle of FHIR R4 (vital-signs profile). Whose it is
 * says the address; a subject is not looked at. All or nothing: one observation
 * that is wrong, and there are only errors.
 * @returns the readings, or the messages by FHIR path.
 */
export function readFhir(body: unknown, now: Date): { found: FhirReadings } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const found: FhirReadings = { readings: [], corrections: [], skipped: 0 };
  const refuse = (path: string, message: string) => void (errors[path] ??= []).push(message);
  const take = (resource: Json, at: string) => {
    const result = readObservation(resource, now, (path, message) => refuse(at + path, message));
    if (result === null) return;
    if (result.isCorrection) found.corrections.push(result.reading);
    else found.readings.push(result.reading);
  };

  const root = isObject(body) ? body : {};
  if (root.resourceType === "Observation") {
    take(root, "");
  } else if (root.resourceType === "Bundle") {
    if (!Array.isArray(root.entry)) refuse("entry", "The bundle has no entries");
    for (const [index, entry] of listOf(root.entry).entries()) {
      const resource = isObject(entry) ? entry.resource : undefined;
      if (!isObject(resource)) refuse(`entry.${index}.resource`, "The entry has no resource");
      else if (resource.resourceType !== "Observation" || isPassedOver(resource)) found.skipped++;
      else take(resource, `entry.${index}.resource.`);
      if (found.readings.length + found.corrections.length > MAX_READINGS) {
        refuse("entry", `Send ${MAX_READINGS} readings at a time at the most`);
        break;
      }
    }
    const count = found.readings.length + found.corrections.length;
    if (count === 0 && Object.keys(errors).length === 0)
      refuse("entry", "The bundle holds no reading that is kept here");
  } else {
    refuse("resourceType", "An Observation or a Bundle of them is needed");
  }
  return Object.keys(errors).length > 0 ? { errors } : { found };
}

const codesOf = (concept: unknown): string[] =>
  listOf(isObject(concept) ? concept.coding : undefined).flatMap((coding) =>
    isObject(coding) && coding.system === LOINC && typeof coding.code === "string" ? [coding.code] : [],
  );

/** A vital sign that is not kept, or one without a value. */
function isPassedOver(observation: Json): boolean {
  const codes = codesOf(observation.code);
  return (
    isObject(observation.dataAbsentReason) ||
    (codes.some((code) => NOT_KEPT.has(code)) && !codes.some((code) => TYPES.has(code)))
  );
}

type Refuse = (path: string, message: string) => void;
const FIELD_PATHS: Record<"one" | "panel", Record<ReadingFault["field"], string>> = {
  one: { value: "valueQuantity", diastolic: "valueQuantity", timestamp: "effectiveDateTime" },
  panel: { value: "component", diastolic: "component", timestamp: "effectiveDateTime" },
};

function readObservation(
  observation: Json,
  now: Date,
  refuse: Refuse,
): { reading: Measurement; isCorrection: boolean } | null {
  const status = typeof observation.status === "string" ? observation.status : "";
  if (!STATUSES.has(status)) refuse("status", MESSAGES.status);
  const measuredAt = instantOf(observation);
  if (!measuredAt) refuse("effectiveDateTime", MESSAGES.time);
  const types = new Set(codesOf(observation.code).flatMap((code) => TYPES.get(code) ?? []));
  const [deviceType] = types;
  if (!deviceType || types.size > 1) {
    refuse("code", MESSAGES.code);
    return null;
  }
  const isPanel = deviceType === "blood_pressure";
  const numbers = isPanel
    ? pressuresOf(observation, refuse)
    : quantityOf(observation.valueQuantity, deviceType, "valueQuantity", refuse);
  if (!measuredAt || numbers === null || !STATUSES.has(status)) return null;
  const reading: Measurement = {
    deviceType,
    ...(typeof numbers === "number" ? { value: numbers, diastolic: null } : numbers),
    measuredAt,
  };
  const faults = readingFaults(reading, now);
  for (const { field, message } of faults) refuse(FIELD_PATHS[isPanel ? "panel" : "one"][field], message);
  return faults.length > 0 ? null : { reading, isCorrection: status !== "final" };
}

/** A quantity in the unit its type is stored in, or `null` after saying why not. */
function quantityOf(quantity: unknown, deviceType: DeviceType, path: string, refuse: Refuse): number | null {
  if (
    !isObject(quantity) ||
    typeof quantity.value !== "number" ||
    !Number.isFinite(quantity.value) ||
    typeof quantity.code !== "string" ||
    quantity.system !== UCUM
  ) {
    refuse(path, MESSAGES.quantity);
    return null;
  }
  const convert = conversionFrom(deviceType, quantity.code);
  if (!convert) refuse(`${path}.code`, `The unit is ${unitsOf(deviceType)}, by its UCUM code`);
  return convert ? convert(quantity.value) : null;
}

function pressuresOf(observation: Json, refuse: Refuse): { value: number; diastolic: number } | null {
  const part = (code: string) =>
    listOf(observation.component).find((component) => isObject(component) && codesOf(component.code).includes(code)) as
      Json | undefined;
  const [systolic, diastolic] = [part(SYSTOLIC), part(DIASTOLIC)];
  if (!systolic || !diastolic) {
    refuse("component", `Blood pressure has two components, ${SYSTOLIC} and ${DIASTOLIC}`);
    return null;
  }
  const value = quantityOf(systolic.valueQuantity, "blood_pressure", "component", refuse);
  const lower = quantityOf(diastolic.valueQuantity, "blood_pressure", "component", refuse);
  return value === null || lower === null ? null : { value, diastolic: lower };
}

const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** When it was measured; of a period its end. A day alone (which the profile allows) is its noon in UTC: the same day nearly everywhere. */
function instantOf({ effectiveDateTime, effectiveInstant, effectivePeriod }: Json): Date | null {
  const period = isObject(effectivePeriod) ? (effectivePeriod.end ?? effectivePeriod.start) : undefined;
  const text = effectiveDateTime ?? effectiveInstant ?? period;
  if (typeof text !== "string" || !DATE_TIME.test(text)) return null;
  const instant = new Date(text.length === 10 ? `${text}T12:00:00Z` : text);
  // `2026-02-30` becomes the second of March, where the parser lets it.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ||
    Number.isNaN(day.getTime()) ||
    day.toISOString().slice(0, 10) !== text.slice(0, 10)
    ? null
    : instant;
}
