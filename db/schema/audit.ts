import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgEnum, pgTable, text, unique } from "drizzle-orm/pg-core";
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from "~/domain/audit";
import { userRole } from "./accounts";
import { instant } from "./columns";

export const auditAction = pgEnum("audit_action", AUDIT_ACTIONS);
export const auditOutcome = pgEnum("audit_outcome", AUDIT_OUTCOMES);

/**
 * Who did what to whose record, when, from where and with what outcome. Rows
 * are only ever added: triggers refuse the rest. No foreign keys, so that no
 * deletion elsewhere has to touch it.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** The signed-in user; null for nobody. */
    actorId: integer("actor_id"),
    actorRole: userRole("actor_role"),
    /** Whose record; null where it is about an account and not a record. */
    patientId: integer("patient_id"),
    /**
     * Whose account, where it is about somebody else's than the actor's: of a decision, and of what an operator did.
     */
    accountId: integer("account_id"),
    action: auditAction("action").notNull(),
    /** What of it, in our own words, like `prescriptions`. */
    subject: text("subject").notNull(),
    outcome: auditOutcome("outcome").notNull(),
    /** The network address the request came from. */
    address: text("address").notNull(),
    /** Of emergency access: that it began or ended, was tried in vain, or what was read by it alone. */
    isEmergency: boolean("is_emergency").notNull().default(false),
    /** How many times it happened: more than once only of what `refusal_repeats` and `read_repeats` have counted. */
    count: integer("count").notNull().default(1),
  },
  (t) => [
    index("audit_log_patient_idx").on(t.patientId, t.id.desc().nullsFirst()),
    index("audit_log_actor_idx").on(t.actorId, t.id.desc().nullsFirst()),
    // Few rows are about somebody else's account.
    index("audit_log_account_idx")
      .on(t.accountId, t.id.desc().nullsFirst())
      .where(sql`${t.accountId} is not null`),
    // Fewer still are of an emergency.
    index("audit_log_emergency_idx")
      .on(t.id.desc().nullsFirst())
      .where(sql`${t.isEmergency}`),
    // Rows come in the order of their time, so a range of days needs only a few words per block.
    index("audit_log_at_idx").using("brin", t.at),
  ],
);

/**
 * What came again within the hour after it was entered in the log. It is counted here, and at the hour's end becomes
 * one entry with the number, so that nobody fills the log by asking again and again.
 */
const repeatsTable = (name: string) =>
  pgTable(
    name,
    {
      id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
      firstAt: instant("first_at").notNull(),
      lastAt: instant("last_at").notNull(),
      actorId: integer("actor_id"),
      actorRole: userRole("actor_role"),
      patientId: integer("patient_id"),
      action: auditAction("action").notNull(),
      subject: text("subject").notNull(),
      address: text("address").notNull(),
      isEmergency: boolean("is_emergency").notNull().default(false),
      repeats: integer("repeats").notNull().default(0),
    },
    (t) => [
      unique(`${name}_same`)
        .on(t.actorId, t.address, t.patientId, t.action, t.subject, t.isEmergency)
        .nullsNotDistinct(),
      index(`${name}_first_at_idx`).on(t.firstAt),
    ],
  );

/** Of whoever was refused. */
export const refusalRepeats = repeatsTable("refusal_repeats");
/** Of patients who read their own record: the only record that an account which anybody can make can read. */
export const readRepeats = repeatsTable("read_repeats");
