import type { FieldErrors } from "../errors";
import { toFormError, type FormError } from "../form-error";
import { MAX_READINGS } from "../vitals/ingest-schema";
import { SERVER_KINDS } from "../vitals/kinds";
import { serverKind as bloodPressure } from "../vitals/kinds/blood-pressure";
import { readingFaults, type Measurement, type ReadingFault } from "../vitals/plausible";
import { DEVICE_TYPES, type DeviceType } from "../vitals/types";
import { conversionFrom, unitsOf } from "../vitals/units";

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";
/** A panel's two parts. */
const [SYSTOLIC, DIASTOLIC] = [bloodPressure.diastolic.systolicLoinc.code, bloodPressure.diastolic.loinc.code];

/**
 * LOINC codes of the vital-signs profile to our types; of a pulse oximeter the one that goes with the profile's, too.
 */
const TYPES = new Map<string, DeviceType>([
  ...DEVICE_TYPES.map((type) => [SERVER_KINDS[type].loinc.code, type] as const),
  ...DEVICE_TYPES.flatMap((type) => {
    const { furtherLoinc } = SERVER_KINDS[type];
    return furtherLoinc ? [[furtherLoinc.code, type] as const] : [];
  }),
]);

/** What an observation may be to count. */
const STATUSES = new Set(["final", "amended", "corrected"]);
const MESSAGES = {
  status: "An observation counts when it is final, amended or corrected",
  code: `A LOINC code of ${[...TYPES.keys()].join(", ")} is needed`,
  time: "A time is like 2026-03-10T08:20:00Z, with its zone, or a day",
  quantity: "A quantity has a value and a UCUM code",
  modifier: "A modifier that is not known here could change what the observation says",
  absent: "The observation says that there is no value",
  comparator: "A value with a comparator, like less than, is no reading",
};

/**
 * What a body of FHIR holds: readings, those that replace an earlier value, and how many resources were passed over.
 */
export type FhirReadings = { readings: Measurement[]; corrections: Measurement[]; skipped: number };

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a body is FHIR by what it says of itself. */
export const isFhir = (body: unknown): boolean => isObject(body) && "resourceType" in body;

/**
 * Reads an Observation or a Bundle of FHIR R4 (vital-signs profile). Whose it is
 * says the address; a subject is not looked at. In a bundle, what is no reading
 * of ours is passed over and counted. Of the readings it is all or nothing: one
 * that is wrong, and there are only errors.
 * @returns the readings, or the messages by FHIR path.
 */
export function readFhir(body: unknown, now: Date): { found: FhirReadings } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const found: FhirReadings = { readings: [], corrections: [], skipped: 0 };
  const refuse: Refuse = (path, problem) => void (errors[path] ??= []).push(toFormError(problem));
  const take = (resource: Json, at: string) => {
    const unusable = whyUnusable(resource);
    if (unusable && root.resourceType === "Bundle") return void found.skipped++;
    if (unusable) return refuse(...unusable);
    const result = readObservation(resource, now, (path, message) => refuse(at + path, message));
    if (result === null) return;
    if (result.isCorrection) found.corrections.push(result.reading);
    else found.readings.push(result.reading);
  };

  const root = isObject(body) ? body : {};
  if (root.resourceType === "Observation") {
    take(root, "");
  } else if (root.resourceType === "Bundle") {
    if (hasModifier(root)) refuse("implicitRules", MESSAGES.modifier);
    if (!Array.isArray(root.entry)) refuse("entry", "The bundle has no entries");
    for (const [index, entry] of listOf(root.entry).entries()) {
      const resource = isObject(entry) ? entry.resource : undefined;
      if (!isObject(resource)) refuse(`entry.${index}.resource`, "The entry has no resource");
      else if (resource.resourceType !== "Observation" || hasModifier(entry as Json)) found.skipped++;
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

/** Elements by which FHIR lets a sender change the meaning of all that stands beside them. */
const hasModifier = (element: Json): boolean =>
  listOf(element.modifierExtension).length > 0 || typeof element.implicitRules === "string";

/** The parts of an observation that we read, itself included. */
const partsOf = (observation: Json): Json[] => [observation, ...listOf(observation.component).filter(isObject)];

/**
 * Why an observation holds no plain reading of ours, whatever its numbers: its path and a message. `null` where it may.
 */
function whyUnusable(observation: Json): [path: string, message: string] | null {
  const parts = partsOf(observation);
  if (parts.some(hasModifier)) return ["modifierExtension", MESSAGES.modifier];
  if (parts.some(({ valueQuantity }) => isObject(valueQuantity) && valueQuantity.comparator !== undefined))
    return ["valueQuantity.comparator", MESSAGES.comparator];
  if (!codesOf(observation.code).some((code) => TYPES.has(code))) return ["code", MESSAGES.code];
  if (typeof observation.status !== "string" || !STATUSES.has(observation.status)) return ["status", MESSAGES.status];
  if (isObject(observation.dataAbsentReason) || isObject(componentOf(observation, SYSTOLIC)?.dataAbsentReason))
    return ["dataAbsentReason", MESSAGES.absent];
  return null;
}

type Refuse = (path: string, problem: FormError) => void;
const FIELD_PATHS: Record<"one" | "panel", Record<ReadingFault["field"], string>> = {
  one: { value: "valueQuantity", diastolic: "valueQuantity", timestamp: "effectiveDateTime" },
  panel: { value: "component", diastolic: "component", timestamp: "effectiveDateTime" },
};

function readObservation(
  observation: Json,
  now: Date,
  refuse: Refuse,
): { reading: Measurement; isCorrection: boolean } | null {
  const measuredAt = instantOf(observation);
  if (!measuredAt) refuse("effectiveDateTime", MESSAGES.time);
  const types = new Set(codesOf(observation.code).flatMap((code) => TYPES.get(code) ?? []));
  const [deviceType] = types;
  if (!deviceType || types.size > 1) {
    refuse("code", MESSAGES.code);
    return null;
  }
  const isPanel = SERVER_KINDS[deviceType].diastolic !== undefined;
  const numbers = isPanel
    ? pressuresOf(observation, refuse)
    : quantityOf(observation.valueQuantity, deviceType, "valueQuantity", refuse);
  if (!measuredAt || numbers === null) return null;
  const reading: Measurement = {
    deviceType,
    ...(typeof numbers === "number" ? { value: numbers, diastolic: null } : numbers),
    measuredAt,
  };
  const faults = readingFaults(reading, now);
  for (const { field, message } of faults) refuse(FIELD_PATHS[isPanel ? "panel" : "one"][field], message);
  return faults.length > 0 ? null : { reading, isCorrection: observation.status !== "final" };
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

const componentOf = (observation: Json, code: string): Json | undefined =>
  listOf(observation.component)
    .filter(isObject)
    .find((component) => codesOf(component.code).includes(code));

/** Both pressures, or the systolic alone where the diastolic is said to be absent. */
function pressuresOf(observation: Json, refuse: Refuse): { value: number; diastolic: number | null } | null {
  const [systolic, diastolic] = [componentOf(observation, SYSTOLIC), componentOf(observation, DIASTOLIC)];
  if (!systolic || !diastolic) {
    refuse("component", `Blood pressure has two components, ${SYSTOLIC} and ${DIASTOLIC}`);
    return null;
  }
  const value = quantityOf(systolic.valueQuantity, "blood_pressure", "component", refuse);
  if (isObject(diastolic.dataAbsentReason)) return value === null ? null : { value, diastolic: null };
  const lower = quantityOf(diastolic.valueQuantity, "blood_pressure", "component", refuse);
  return value === null || lower === null ? null : { value, diastolic: lower };
}

const DATE_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * When it was measured; of a period its end. A day alone (which the profile allows) is its noon in UTC: the same day
 * nearly everywhere.
 */
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
