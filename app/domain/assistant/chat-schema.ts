import { z } from "zod";
import { list, text } from "~/domain/fields";
import { LONGEST_SYMPTOM, LONGEST_TEXT, MOST_SYMPTOMS } from "~/domain/triage/schema";
import { ENGINES, MAX_MESSAGE, MAX_REPLY, REMEMBERED_MESSAGES } from "./chat";
import { askedLanguage, writtenLanguage } from "./language-field";

const told = list(text(LONGEST_SYMPTOM), MOST_SYMPTOMS, `Use ${MOST_SYMPTOMS} entries or fewer`)
  .default([])
  .transform((items) => items.filter(Boolean));

/** What a patient told about themselves, as much as an analysis takes. An age that is none counts as not told. */
export const patientContextSchema = z
  .object({
    age: z.coerce.number().int().min(0).max(130).nullable().catch(null).default(null),
    gender: text(40),
    currentSymptoms: told,
    medicalHistory: told,
  })
  .refine(
    ({ currentSymptoms, medicalHistory }) => [...currentSymptoms, ...medicalHistory].join("").length <= LONGEST_TEXT,
    { path: ["medicalHistory"], message: "Please say it in fewer words." },
  );

export const messageText = text(MAX_MESSAGE).pipe(z.string().min(1, "Write a message"));

/** Messages of a conversation that a request may bring along. */
const MAX_TURNS = 200;

/** The name of a conversation, made by the client (CHAT-04). */
export const sessionIdField = z
  .string("Give the session id")
  .regex(/^[\w.-]{8,80}$/, "Use 8 to 80 letters, digits, dots, hyphens or underscores")
  .meta({ examples: ["chat-12345678"] });

/** The client's own name for a message: sent again under it, it is the same message. */
const messageIdField = z.uuid("Use a UUID");

/**
 * The body of `POST /api/ai/consultation` (API-02). `patientId` is taken and
 * not used: whose conversation it is follows from the cookies, and no record is
 * read. `conversationHistory` counts only where the server has none itself.
 */
export const consultationRequestSchema = z.object({
  message: messageText,
  sessionId: sessionIdField.optional().describe("Left out, it is a new conversation; the answer has its name"),
  messageId: messageIdField.optional(),
  patientId: z
    .union([z.number(), z.string().max(80)])
    .nullish()
    .catch(null),
  conversationHistory: list(
    z.object({ role: z.enum(["user", "assistant"]), content: text(MAX_MESSAGE) }),
    MAX_TURNS,
    `Send ${MAX_TURNS} messages or fewer`,
  )
    .default([])
    .transform((turns) => turns.slice(-REMEMBERED_MESSAGES)),
  formOwner: z
    .string()
    .max(500)
    .optional()
    .describe("As a page of ours has it: for whom it was made. Only under that person's session is the message taken"),
  patientContext: patientContextSchema.nullish().transform((context) => context ?? null),
  language: askedLanguage,
});
export type ConsultationRequest = z.output<typeof consultationRequestSchema>;

/** The body of `POST /api/ai/chat`: the same, and the message must have an id of its own. */
export const chatRequestSchema = consultationRequestSchema.extend({ messageId: messageIdField });

/** The body of `POST /api/ai/stop`: which reply is to end where. */
export const stopRequestSchema = z.object({
  sessionId: sessionIdField,
  messageId: messageIdField,
  after: z
    .number("Use a number")
    .int("Use a whole number")
    .min(1, "Use 1 or more")
    .max(2 * MAX_REPLY, `Use ${2 * MAX_REPLY} or less`)
    .describe("So many characters (UTF-16 units) of the reply were shown; the rest of it is not kept"),
});
export type StopRequest = z.output<typeof stopRequestSchema>;

/** The answer of `POST /api/ai/stop`. */
export const stopReplySchema = z.object({
  stopped: z.boolean().describe("False where there is no reply to that message, and none was being written"),
});

const MAX_CALLS = 10;
const callSchema = z.object({ label: z.string(), href: z.string() });
/** Whom to call before anything else. */
export const emergencySchema = z.object({
  title: z.string(),
  text: z.string(),
  calls: list(callSchema, MAX_CALLS, `Name ${MAX_CALLS} numbers or fewer`)
    .refine((calls) => calls.length > 0, "Name whom to call")
    .meta({ minItems: 1 }),
  language: writtenLanguage,
});
export type Emergency = z.output<typeof emergencySchema>;

/** The answer of `POST /api/ai/consultation`. */
export const consultationReplySchema = z.object({
  response: z.string().describe("The reply, plain text"),
  engine: z.enum(ENGINES).describe("Who wrote it: a third party's language model, or the built-in rules"),
  disclaimer: z.string().describe("The application's own, to be shown with every reply"),
  emergency: emergencySchema.nullable().describe("If not null: to be shown before anything else"),
  sessionId: z.string(),
  messageId: z.string(),
  language: writtenLanguage,
});
export type ConsultationReply = z.output<typeof consultationReplySchema>;
