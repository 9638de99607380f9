import { toFormError, type FormError } from "~/domain/form-error";
import { z } from "zod";
import { list } from "../fields";
import { SERVER_KINDS } from "./kinds";
import { readingFaults, TWO_PRESSURES, type Measurement } from "./plausible";
import { DEVICE_TYPES, type DeviceType } from "./types";
import { conversionFrom, storedUnit, ucumOf, unitsOf } from "./units";

/** A reading of a type as a device sends it: fields in JSON, without the time. */
export const exampleOf = (deviceType: DeviceType): string =>
  `"deviceType": "${deviceType}", ${SERVER_KINDS[deviceType].example}`;

/** Readings of one request at the most. */
export const MAX_READINGS = 1_000;

const NUMBER = /^\d{1,4}(?:\.\d{1,6})?$/;
const PRESSURES = /^(\d{1,3}(?:\.\d{1,6})?)\s*\/\s*(\d{1,3}(?:\.\d{1,6})?)$/;

/** A person may write a type with spaces. */
const deviceTypeSchema = z.preprocess(
  (value) => (typeof value === "string" ? value.replaceAll(" ", "_") : value),
  z.enum(DEVICE_TYPES, { error: `A type is one of ${DEVICE_TYPES.join(", ")}` }),
);

const plainReading = z.object({
  deviceType: deviceTypeSchema,
  value: z
    .union([z.number(), z.string().max(20)], { error: "A value is a number, or like 120/80 for blood pressure" })
    .describe("A number, also as text; of blood pressure `120/80`, or the systolic")
    .meta({ examples: [72] }),
  diastolic: z.number({ error: "A number" }).nullish().describe("Of blood pressure, where the value does not hold it"),
  unit: z
    .string({ error: "A unit is text" })
    .max(20, "There is no such unit")
    .optional()
    .describe("UCUM or as people write it; the usual one of the type unless given"),
  timestamp: z.iso.datetime({ offset: true, error: "A time is like 2026-03-10T08:20:00Z, with its zone" }),
  // `/latest` says so of what nobody measured.
  simulated: z.literal(false, { error: "Made-up values are not taken" }).optional(),
});

/** The two numbers of a value as it was sent, or `null` where it is none. */
function numbersOf({
  deviceType,
  value,
  diastolic,
}: z.output<typeof plainReading>): { value: number; diastolic: number | null } | null {
  if (typeof value === "number") return { value, diastolic: diastolic ?? null };
  const plain = value.trim();
  const pressures = SERVER_KINDS[deviceType].diastolic ? PRESSURES.exec(plain) : null;
  if (pressures) return { value: Number(pressures[1]), diastolic: Number(pressures[2]) };
  return NUMBER.test(plain) ? { value: Number(plain), diastolic: diastolic ?? null } : null;
}

/** A unit's conversion, by its UCUM code or as people write it. */
function conversionOf(deviceType: DeviceType, unit: string | undefined) {
  if (unit === undefined) return conversionFrom(deviceType, storedUnit(deviceType));
  const direct = conversionFrom(deviceType, unit);
  if (direct) return direct;
  const ucum = ucumOf(deviceType, unit);
  return ucum === null ? null : conversionFrom(deviceType, ucum);
}

/** One reading in our own form, into the unit it is stored in. */
const readingSchema = (now: Date) =>
  plainReading.transform((sent, context): Measurement => {
    const refuse = (field: string, problem: FormError) => {
      context.addIssue({ code: "custom", path: [field], message: toFormError(problem) });
      return z.NEVER;
    };
    const hasTwo = SERVER_KINDS[sent.deviceType].diastolic !== undefined;
    const numbers = numbersOf(sent);
    if (!numbers) return refuse("value", hasTwo ? "Blood pressure is like 120/80" : "A value is a number");
    const convert = conversionOf(sent.deviceType, sent.unit);
    if (!convert) return refuse("unit", `The unit is ${unitsOf(sent.deviceType)}`);
    const reading: Measurement = {
      deviceType: sent.deviceType,
      value: convert(numbers.value),
      diastolic: numbers.diastolic === null ? null : convert(numbers.diastolic),
      measuredAt: new Date(sent.timestamp),
    };
    if (hasTwo && numbers.diastolic === null) refuse("diastolic", TWO_PRESSURES);
    for (const { field, message } of readingFaults(reading, now)) refuse(field, message);
    return reading;
  });

/** A body in our own form: one reading, or a list of them. */
export const readingsSchema = (now: Date) =>
  z.object({
    readings: list(readingSchema(now), MAX_READINGS, `Send ${MAX_READINGS} readings at a time at the most`)
      .refine((readings) => readings.length > 0, "Send a reading")
      .meta({ minItems: 1 }),
  });
export const oneReadingSchema = readingSchema;

/** Whether a body has the form with a list. */
export const isList = (body: unknown): body is { readings: unknown } =>
  typeof body === "object" && body !== null && "readings" in body;

const OBSERVATION = {
  resourceType: "Observation",
  status: "final",
  code: { coding: [{ system: "http://loinc.org", code: "29463-7" }] },
  effectiveDateTime: "2026-03-10T08:20:00Z",
  valueQuantity: { value: 82, system: "http://unitsofmeasure.org", code: "kg" },
} as const;
/** `domain/fhir/read` reads it; this is for the description alone. */
const observation = z
  .looseObject({
    resourceType: z.literal("Observation"),
    status: z.enum(["final", "amended", "corrected"]),
    code: z.looseObject({}).describe("With a LOINC code of the vital-signs profile"),
  })
  .describe(
    "FHIR R4, vital-signs profile: with a time (`effectiveDateTime`, `effectiveInstant` or `effectivePeriod`) and a `valueQuantity` in UCUM, of blood pressure two `component`s",
  )
  .meta({ examples: [OBSERVATION] });

/** For the API's description: what may be sent, FHIR included. */
export const readingsRequestSchema = z.union([
  plainReading,
  z.object({ readings: z.array(plainReading).min(1).max(MAX_READINGS) }),
  observation,
  z
    .looseObject({
      resourceType: z.literal("Bundle"),
      entry: z.array(z.looseObject({ resource: z.looseObject({ resourceType: z.string() }) })).min(1),
    })
    .describe("FHIR R4: observations, at least one of them kept here; other resources are passed over")
    .meta({ examples: [{ resourceType: "Bundle", type: "collection", entry: [{ resource: OBSERVATION }] }] }),
]);
