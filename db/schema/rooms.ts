import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { appointmentRequests } from "./appointments";
import { bytea, instant } from "./columns";
import { providers } from "./providers";
import { consultations, patients } from "./records";

export const roomRole = pgEnum("room_role", ["patient", "doctor"]);

/** A consultation room. Its row is also its lock: whoever adds an event raises `seq` first. */
export const rooms = pgTable(
  "rooms",
  {
    /** Its name among our own: the outside has `roomId`. */
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    roomId: text("room_id").notNull().unique(),
    providerId: integer("provider_id")
      .notNull()
      .references(() => providers.id, { onDelete: "cascade" }),
    /** Null in a demonstration without an account, and in the visit of a patient who has none. */
    patientId: integer("patient_id").references(() => patients.id, { onDelete: "cascade" }),
    /** Named when it was opened, or begun when the doctor joined. */
    consultationId: integer("consultation_id").references(() => consultations.id, { onDelete: "set null" }),
    /** The appointment whose visit it is, if any. */
    appointmentId: integer("appointment_id").references(() => appointmentRequests.id, { onDelete: "cascade" }),
    isDemo: boolean("is_demo").notNull(),
    hapticFeedbackEnabled: boolean("haptic_feedback_enabled").notNull(),
    recordingEnabled: boolean("recording_enabled").notNull(),
    openedAt: instant("opened_at").notNull(),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    /** The number of the newest event. */
    seq: bigint("seq", { mode: "number" }).notNull().default(0),
    /**
     * How many events of it are stored, lines of the chat among them, and their bytes: each has a limit
     * (`ROOM_TOTALS`).
     */
    keptEvents: integer("kept_events").notNull().default(0),
    keptLines: integer("kept_lines").notNull().default(0),
    keptBytes: integer("kept_bytes").notNull().default(0),
  },
  (t) => [
    // Whatever writes here: of one patient and one specialist one room waits.
    uniqueIndex("rooms_waiting_key")
      .on(t.providerId, t.patientId)
      .where(sql`${t.startedAt} is null and ${t.endedAt} is null`),
    // A visit has one room: both sides may come first.
    uniqueIndex("rooms_visit_key")
      .on(t.appointmentId)
      .where(sql`${t.endedAt} is null`),
    index("rooms_open_idx")
      .on(t.openedAt)
      .where(sql`${t.endedAt} is null`),
    index("rooms_ended_idx").on(t.endedAt),
    index("rooms_patient_idx").on(t.patientId),
    index("rooms_appointment_idx").on(t.appointmentId),
    check("rooms_nobody_is_demo", sql`${t.patientId} is not null or ${t.appointmentId} is not null or ${t.isDemo}`),
  ],
);

/** The two who are invited. Nobody else comes in. */
export const roomMembers = pgTable(
  "room_members",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer("room_id")
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    role: roomRole("role").notNull(),
    name: text("name").notNull(),
    /** Of the secret in their browser's cookie. Null: the seat has not been taken. */
    tokenHash: bytea("token_hash"),
    /** The account that the seat is for; null for nobody in particular, and for the demonstration's doctor. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    isConnected: boolean("is_connected").notNull().default(false),
    /** The process that their newest connection came to. */
    connectedBy: text("connected_by"),
    /** The last sign of life; what is older than `PRESENT_MS` is none. */
    seenAt: instant("seen_at"),
    /** When they were given a page of the room that no connection has come from: it may have no script. */
    pageAt: instant("page_at"),
    /** Which page of theirs is in the room. */
    seat: text("seat"),
    x: doublePrecision("x").notNull(),
    y: doublePrecision("y").notNull(),
    z: doublePrecision("z").notNull(),
  },
  (t) => [
    unique("room_members_role").on(t.roomId, t.role),
    index("room_members_user_idx").on(t.userId),
    index("room_members_token_idx").on(t.tokenHash),
  ],
);

/** What members are told, while the room is open. */
export const roomEvents = pgTable(
  "room_events",
  {
    roomId: integer("room_id")
      .notNull()
      .references(() => rooms.id, { onDelete: "cascade" }),
    seq: bigint("seq", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
    /** Of a line of the chat: sent twice, it is there once. */
    messageId: text("message_id"),
    /** A signal or a line, sealed (AES-256-GCM). Null: the room's state has changed; what it is now is told. */
    sealed: bytea("sealed"),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    unique("room_events_message").on(t.roomId, t.messageId),
    check("room_events_message_sealed", sql`${t.messageId} is null or ${t.sealed} is not null`),
  ],
);
