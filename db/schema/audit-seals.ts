import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns";

/**
 * The audit log's entries, sealed in the order of their ids, some hundreds at a time: each seal takes in the one
 * before, so that the last vouches for the whole log. Rows are only ever added here, too.
 */
export const auditSeals = pgTable("audit_seals", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** The last entry that it covers; the first is the one after the seal before. */
  upTo: bigint("up_to", { mode: "number" }).notNull().unique(),
  /** Of each entry 16 bytes: its id, and the beginning of its SHA-256. They tell which entry is not what it was. */
  marks: bytea("marks").notNull(),
  /** SHA-256 over the digest of the seal before and those of the entries, in hexadecimal digits. */
  digest: text("digest").notNull(),
  /**
   * HMAC of where it stands and of the digest with the installation's secret, which is not in the database: who has
   * only that seals nothing again.
   */
  stamp: text("stamp").notNull(),
  sealedAt: instant("sealed_at").notNull(),
});
