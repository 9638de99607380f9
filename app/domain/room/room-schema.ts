import { z } from "zod";
import { requiredText, text, UNREADABLE } from "../fields";
import { MAX_CHAT, MAX_SDP, type RoomSaid } from "./messages";
import { ROOM_ID } from "./room";

/** Metres from the table's middle that an avatar may stray. */
export const ROOM_REACH = 10;
/** Characters of an ICE candidate: the longest that are seen have about 250. */
const MAX_CANDIDATE = 1_000;
/** Bytes of anything that is said: with the longest session description it is 50 kB. */
export const MAX_SAID_BYTES = 64 * 1024;

const roomIdField = z
  .string("Give the room id")
  .regex(ROOM_ID, "Use vr-, the time in digits, and 4 to 64 letters, digits, hyphens or underscores");
const rowId = z.number().int().min(1).max(2_147_483_647);

/**
 * The body of `POST /api/vr-sessions` (DATA-25). Who is connected is for the
 * server to know: what the client says of it is taken and not used.
 */
export const vrSessionSchema = z.object({
  consultationId: rowId
    .nullish()
    .transform((id) => id ?? null)
    .describe("A consultation of one's own that is agreed; its specialist is met, and it is the one that is completed"),
  providerId: rowId
    .nullish()
    .transform((id) => id ?? null)
    .describe("Whom to meet. Left out: the consultation's specialist, or without one the demonstration's"),
  roomId: roomIdField
    .describe(
      "Made by the client: vr-, the time in digits, and 4 to 64 letters, digits, hyphens or underscores by chance",
    )
    .meta({ examples: ["vr-1773130800000-0a1b2c3d4e5f6g7h8i9j0k1l2m"] }),
  patientConnected: z.boolean().default(false),
  providerConnected: z.boolean().default(false),
  hapticFeedbackEnabled: z.boolean().default(true),
  recordingEnabled: z.boolean().default(false),
});
export type VrSession = z.output<typeof vrSessionSchema>;

/** Which page of a member's: its own name for itself. */
const seatField = z
  .string()
  .regex(/^[\w-]{8,64}$/, "Use 8 to 64 letters, digits, hyphens or underscores")
  .meta({ examples: ["seat-of-the-patient"] });
const metres = z.number().min(-ROOM_REACH).max(ROOM_REACH);

const signalSchema = z.union([
  z.object({
    description: z.object({
      type: z.enum(["offer", "answer", "pranswer", "rollback"]),
      sdp: z.string().max(MAX_SDP).default(""),
    }),
  }),
  z.object({
    candidate: z
      .object({
        candidate: z.string().max(MAX_CANDIDATE),
        sdpMid: z.string().max(100).nullable().default(null),
        sdpMLineIndex: z.number().int().min(0).max(1_000).nullable().default(null),
        usernameFragment: z.string().max(256).nullable().default(null),
      })
      .nullable(),
  }),
]);

/** A line of the chat; one of blanks is none (VR-24). */
const chatLine = requiredText(1, "Write a message", MAX_CHAT);

/** What a member's page may say (`RoomSaid`), by the WebSocket or by POST. */
export const roomSaidSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("hello"), seat: seatField }),
  z.object({ type: z.literal("signal"), seat: seatField, to: seatField, signal: signalSchema }),
  z.object({ type: z.literal("position"), x: metres, y: metres, z: metres }),
  z.object({ type: z.literal("message"), id: z.uuid("Use a UUID"), text: chatLine }),
]) satisfies z.ZodType<RoomSaid, unknown>;

/** The list's form: whom to meet. The room's id is made by script when it is sent, else by the server. */
export const enterFormSchema = z.object({
  provider: text(20),
  roomId: z
    .string()
    .default("")
    .refine((id) => id === "" || ROOM_ID.test(id), UNREADABLE),
});

/** The forms of the room's own page. */
export const roomFormSchema = z.discriminatedUnion("intent", [
  /** An empty line is ignored (VR-24). The id is made with the page: sent twice, it is one line. */
  z.object({ intent: z.literal("message"), id: z.uuid(), text: text(MAX_CHAT) }),
  z.object({ intent: z.literal("end") }),
  /** Of a member at another browser than before: from now on this one is theirs. */
  z.object({ intent: z.literal("here") }),
]);

/** The form of a visit: into its room. */
export const joinVisitFormSchema = z.object({ intent: z.literal("join") });

/** The desk's form: into a room in which somebody waits. */
export const joinFormSchema = z.object({ intent: z.literal("join"), room: text(60) });
