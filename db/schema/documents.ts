import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { bytea, instant } from "./columns";
import { patients } from "./records";

/**
 * The documents of a patient's record. The bytes lie in a store (local disk or
 * S3) under `id`, which says nothing of whose they are; here is what they are.
 */
export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey(),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id, { onDelete: "cascade" }),
    /** Who uploaded it. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** As its owner named it, made safe to offer as a file name. */
    name: text("name").notNull(),
    /** Found from its content, never what the browser said. */
    contentType: text("content_type").notNull(),
    /** Bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    /** SHA-256 of the content. */
    hash: bytea("hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("documents_patient_idx").on(t.patientId, t.createdAt.desc().nullsFirst(), t.id)],
);

/**
 * Requests with documents that are on their way: what of a record's space they may take up, until the documents have
 * rows of their own.
 */
export const uploads = pgTable(
  "uploads",
  {
    id: uuid("id").primaryKey(),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id, { onDelete: "cascade" }),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    beganAt: instant("began_at").notNull(),
  },
  (t) => [index("uploads_patient_idx").on(t.patientId)],
);
