import { eq, sql, type SQL } from "drizzle-orm";
import type { RecordAccess } from "~/domain/policy";
import type { Queryable } from "./client";
import { preparedQuery } from "./prepared-query";
import { emergencyGrants, patients } from "./schema";

/** The user that nobody is. Not `null`: a plan for that would be simpler than one for everybody, which is made once. */
export const NOBODY = 0;

/**
 * Whether a user is a specialist who treats a patient: they have a consultation that was not called off, and the desk
 * is open to them (`mayUseDesk`, which this says in SQL). Whose application was rejected reads no record any more.
 *
 * Written out: in a select from one table drizzle leaves the table's name away, and a bare "id" would belong to the
 * subquery.
 */
export const treats = (viewerId: SQL, patientId: SQL) => sql<boolean>`exists (
  select 1 from consultations c join providers p on p.id = c.provider_id
  where c.patient_id = ${patientId} and p.user_id = ${viewerId} and c.status <> 'cancelled'
    and (p.review_status = 'verified' or (p.review_status = 'under_review' and p.reviewed_at is not null and p.review_reason = ''))
)`;

/** A moment that is given later, as a condition on grants takes it. */
export const MOMENT = sql`${sql.param(sql.placeholder("at"), emergencyGrants.expiresAt)}`;

/**
 * Until when a user has emergency access to a patient's record at a moment: a grant that is neither over nor ended, of
 * a specialist who is verified. Null without one.
 */
export const emergencyUntil = (viewerId: SQL, patientId: SQL, at: SQL) =>
  sql<Date | null>`(
  select max(g.expires_at) from emergency_grants g join providers p on p.user_id = g.user_id
  where g.user_id = ${viewerId} and g.patient_id = ${patientId} and g.ended_at is null and g.expires_at > ${at} and p.review_status = 'verified'
)`.mapWith(emergencyGrants.expiresAt);

const VIEWER = sql`${sql.placeholder("viewerId")}::int`;
const accessColumns = {
  isDemo: patients.isDemo,
  ownerId: patients.userId,
  treatedByViewer: treats(VIEWER, sql`patients.id`),
};
const queryAccess = preparedQuery<{ patientId: number; viewerId: number; at: Date }, RecordAccess[]>((db) =>
  db
    .select({ ...accessColumns, emergencyUntil: emergencyUntil(VIEWER, sql`patients.id`, MOMENT) })
    .from(patients)
    .where(eq(patients.id, sql.placeholder("patientId"))),
);
type OwnAccess = Omit<RecordAccess, "emergencyUntil"> & { patientId: number };
const queryOwnOr = preparedQuery<{ userId: number; otherwise: number; viewerId: number }, OwnAccess[]>((db) =>
  db
    .select({ patientId: patients.id, ...accessColumns })
    .from(patients)
    .where(
      eq(
        patients.id,
        sql`coalesce((select own.id from patients own where own.user_id = ${sql.placeholder("userId")}::int), ${sql.placeholder("otherwise")}::int)`,
      ),
    ),
);

/**
 * What decides who may read a patient's record, or `null` if there is no such
 * patient.
 * @param viewerId the signed-in user, if any: tells whether they treat the patient.
 * @param at now: tells whether they have emergency access.
 */
export async function recordAccess(
  db: Queryable,
  patientId: number,
  viewerId: number | null,
  at: Date,
): Promise<RecordAccess | null> {
  const [found] = await queryAccess(db, { patientId, viewerId: viewerId ?? NOBODY, at });
  return found ?? null;
}

/**
 * The same for the record of a user who is a patient, and for another one where there is no such user or record: in one
 * question. Emergency access is to a record that is asked for by its patient, and is left out here.
 */
export async function ownRecordAccess(
  db: Queryable,
  { userId, viewerId, otherwise }: Record<"userId" | "viewerId", number | null> & { otherwise: number },
): Promise<(RecordAccess & { patientId: number }) | null> {
  const [found] = await queryOwnOr(db, { userId: userId ?? NOBODY, viewerId: viewerId ?? NOBODY, otherwise });
  return found ? { ...found, emergencyUntil: null } : null;
}

const queryOwn = preparedQuery<{ userId: number }, { id: number }[]>((db) =>
  db
    .select({ id: patients.id })
    .from(patients)
    .where(eq(patients.userId, sql.placeholder("userId"))),
);

/** The patient that a user is, or `null` for a user without a record. */
export const ownPatientId = async (db: Queryable, userId: number): Promise<number | null> =>
  (await queryOwn(db, { userId }))[0]?.id ?? null;

/** Creates the record of a patient and returns its id. */
export async function createPatient(
  db: Queryable,
  patient: { userId: number; medicalRecordNumber: string; firstName: string; lastName: string; createdAt: Date },
): Promise<number> {
  const [created] = await db
    .insert(patients)
    .values({ ...patient, medicalHistory: [], allergies: [], medications: [] })
    .returning({ id: patients.id });
  return created!.id;
}
