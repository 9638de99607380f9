import { z } from "zod";
import { CONSULTATION_STATUS_WORDS, type ConsultationStatus } from "~/domain/consultations";
import { ERROR_STATUS, type ErrorCode } from "~/domain/errors";
import { availabilitySchema } from "~/domain/providers/availability-schema";
import { SPECIALTIES, TIME_ZONES } from "~/domain/providers/constants";
import { ALARM_KINDS, ALARM_SEVERITIES } from "~/domain/vitals/alarms";
import { ROLLUP_SPANS } from "~/domain/vitals/series";
import { DEVICE_TYPES } from "~/domain/vitals/types";

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const numberAsText = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .describe("A number as text");
const instant = z.iso.datetime();
const texts = z.array(z.string());
const reading = z.object({
  id: z.int(),
  deviceType: z.enum(DEVICE_TYPES),
  value: z.string().describe("`120/80` for blood pressure, else a number as text"),
  unit: z.string(),
  timestamp: instant,
  simulated: z.literal(true).optional().describe("Made up, measured by nobody"),
});

const message = z
  .object({ id: z.string(), values: z.record(z.string(), z.unknown()).optional() })
  .describe("A text for a reader of any language: the id of a message, and what stands in its braces");

const alert = z.object({
  id: z.int(),
  deviceType: z.enum(DEVICE_TYPES),
  kind: z.enum(ALARM_KINDS),
  severity: z.enum(ALARM_SEVERITIES),
  title: z.string(),
  message: z.string(),
  value: z.string().describe("With its unit"),
  text: z
    .object({ title: message, advice: message, amount: z.union([z.string(), message]) })
    .describe("`title`, `message` and `value`, which are in English, as messages"),
  simulated: z.literal(true).optional().describe("Of a made-up reading"),
  measuredAt: instant,
  raisedAt: instant,
  clearedAt: instant.nullable().describe("Null while it is open"),
  acknowledgedAt: instant.nullable(),
  acknowledgedBy: z.string().nullable(),
});

const roomState = z.object({
  roomId: z.string(),
  isDemo: z.boolean().describe("The seeded demonstration: its doctor joins by the clock, and is nobody"),
  participants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(["patient", "doctor"]),
      isConnected: z.boolean(),
      avatarPosition: z
        .object({ x: z.number(), y: z.number(), z: z.number() })
        .describe("Metres from the table's middle"),
      seat: z.string().nullable().describe("Which page of theirs is in the room"),
    }),
  ),
  openedAt: instant,
  startedAt: instant
    .nullable()
    .describe("When the doctor joined, and the timer started; of a demonstration it may lie ahead"),
  endedAt: instant.nullable(),
  now: instant.describe("The server's clock"),
});

/** The shapes of answers that no request is parsed with: what the queries and `app/domain` give, as JSON. */
export const answers = {
  Error: z.object({
    error: z.object({
      code: z.enum(keys<ErrorCode>(ERROR_STATUS)),
      message: z.string(),
      fields: z.record(z.string(), texts).optional(),
    }),
  }),
  Provider: z.object({
    id: z.int(),
    userId: z.int().nullable().describe("Given to the owner only"),
    specialty: z.enum(SPECIALTIES),
    bio: z.string(),
    certifications: texts,
    languages: texts,
    yearsExperience: z.int(),
    hourlyRate: numberAsText,
    rating: numberAsText,
    totalReviews: z.int(),
    location: z.string(),
    profileImage: z
      .string()
      .describe(
        "The address of the approved picture on this site, or empty; to the owner, in the answer to POST, as it was sent",
      ),
    isAvailable: z.boolean(),
    isVerified: z.boolean(),
    isVrEnabled: z.boolean(),
    licenseNumber: z.string().nullable().describe("Given to the owner only"),
    timeZone: z.enum(TIME_ZONES.map(({ value }) => value)),
    availability: availabilitySchema,
  }),
  Slots: z.object({
    timeZone: z.string(),
    slotMinutes: z.int(),
    days: z.array(z.object({ date: z.iso.date(), slots: z.array(z.object({ time: z.string(), startsAt: instant })) })),
  }),
  Account: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.email({ pattern: z.regexes.html5Email }),
    role: z.enum(["provider", "patient"]),
  }),
  Patient: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: z.iso.date().nullable(),
    gender: z.string().nullable(),
    medicalRecordNumber: z.string(),
    emergencyContact: z.string(),
    insuranceProvider: z.string(),
    medicalHistory: texts,
    allergies: texts,
    medications: texts,
  }),
  Prescription: z.object({
    id: z.int(),
    medicationName: z.string(),
    dosage: z.string(),
    frequency: z.string(),
    duration: z.string(),
    instructions: z.string().optional(),
    prescribedAt: instant,
  }),
  Consultation: z.object({
    id: z.int(),
    type: z.string().describe("`vr`, or anything else, which is shown as video"),
    status: z.enum(keys<ConsultationStatus>(CONSULTATION_STATUS_WORDS)),
    scheduledAt: instant,
    symptoms: texts,
    diagnosis: z.string(),
    treatment: z.string(),
  }),
  Reading: reading,
  Ingested: z.object({
    added: z.int(),
    duplicates: z.int().describe("Were there already"),
    skipped: z.int().describe("Resources of a bundle that are no reading kept here"),
    readings: z.array(reading).describe("Those that were added"),
  }),
  Insights: z.object({
    trends: texts,
    recommendations: texts,
    text: z
      .object({ trends: z.array(message), recommendations: z.array(message) })
      .describe("`trends` and `recommendations`, which are in English, as messages"),
    riskLevel: z.enum(["low", "medium", "high"]),
    isEmpty: z.literal(true).optional().describe("There was no reading to analyze"),
  }),
  Alert: alert,
  Alerts: z.object({
    alerts: z.array(alert),
    snoozed: z.partialRecord(z.enum(ALARM_SEVERITIES), instant).describe("Until when a level is silent"),
  }),
  Series: z.object({
    type: z.enum(DEVICE_TYPES),
    unit: z.string(),
    from: instant,
    to: instant,
    of: z.enum(["readings", ...ROLLUP_SPANS]).describe("Single readings, or the means of hours or days"),
    points: z.array(
      z.object({
        timestamp: instant,
        value: z.number().describe("Of blood pressure the systolic"),
        diastolic: z.number().optional(),
        low: z.number().optional().describe("The least in the hour or day"),
        high: z.number().optional().describe("The most in the hour or day"),
        diastolicHigh: z.number().optional().describe("The highest diastolic pressure in the hour or day"),
      }),
    ),
  }),
  LiveMessage: z.object({
    type: z.enum(["vitals_response", "vitals_update"]),
    seq: z.int().describe("Counts the patient's events; of a `vitals_response` the newest that it takes account of"),
    data: z.looseObject({}).describe("`readings`, `alert`, `acknowledged`, `changed`; empty: nothing is new"),
  }),
  VrSession: z.object({
    roomId: z.string(),
    consultationId: z.int().nullable(),
    providerId: z.int(),
    patientConnected: z.boolean(),
    providerConnected: z.boolean(),
    hapticFeedbackEnabled: z.boolean(),
    recordingEnabled: z.boolean(),
    path: z.string().describe("Where its page is"),
    room: roomState,
  }),
  IceServers: z.object({
    iceServers: z.array(z.object({ urls: texts, username: z.string(), credential: z.string() })),
  }),
  RoomMessage: z.object({
    type: z.enum(["room_response", "room_update"]),
    seq: z.int().describe("Counts the room's events; of a `room_response` the newest that it takes account of"),
    data: z
      .object({
        room: roomState.optional(),
        signal: z.looseObject({}).optional(),
        message: z.looseObject({}).optional(),
      })
      .describe("One of the three; empty: nothing is new"),
  }),
  InteractionReport: z.looseObject({
    outcome: z.enum(["found", "none-known", "not-checked"]),
    summary: z.string(),
    interactions: z.array(z.looseObject({})),
    duplicates: z.array(z.looseObject({})),
    checked: z.array(
      z.object({
        name: z.string(),
        ingredients: texts,
        kind: z
          .string()
          .optional()
          .describe("A kind of medicine that was named in the place of one; `ingredients` are all of it"),
      }),
    ),
    unknown: z
      .array(
        z.object({
          name: z.string(),
          didYouMean: texts,
          asksWhich: z.boolean().optional().describe("A word for several medicines; `didYouMean` are examples"),
        }),
      )
      .describe("Not recognised and therefore not checked"),
    allergies: z.object({
      checked: texts,
      unknown: texts,
      kinds: z
        .array(z.object({ name: z.string(), kind: z.string() }))
        .optional()
        .describe("Of those checked, which were compared with all medicines of a kind"),
    }),
    disclaimer: z.string(),
  }),
  Prediction: z.looseObject({
    outcome: z.enum(["predicted", "not enough data", "refused"]),
    predictions: z
      .record(z.string(), z.looseObject({ source: z.string() }))
      .describe("By model; each names its source"),
    notComputed: z.array(z.looseObject({})),
    warnings: texts,
    assumptions: texts,
    disclaimer: z.string(),
  }),
} as const;
