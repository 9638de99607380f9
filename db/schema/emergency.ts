import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { bytea, instant } from "./columns";
import { patients } from "./records";

/**
 * Emergency access: a specialist reads, for an hour, the record of somebody whom they do not treat. A grant outlives
 * its hour for good: it is what administrators review, and why the audit log's entries under it came about. So neither
 * account nor record can be deleted with it.
 */
export const emergencyGrants = pgTable(
  "emergency_grants",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    patientId: integer("patient_id")
      .notNull()
      .references(() => patients.id),
    /** Why, in the specialist's words, sealed (AES-256-GCM): it tells of the patient. */
    sealedReason: bytea("sealed_reason").notNull(),
    grantedAt: instant("granted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When the specialist ended it before its time. */
    endedAt: instant("ended_at"),
    /** When an administrator looked at it, and who. */
    reviewedAt: instant("reviewed_at"),
    reviewedBy: integer("reviewed_by").references(() => users.id),
  },
  // Asked with each request for a record: whether this viewer has one for this patient.
  (t) => [index("emergency_grants_user_idx").on(t.userId, t.patientId, t.expiresAt)],
);
