import { and, asc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { IsoDate } from "~/domain/dates";
import type { Queryable } from "./client";
import { consultations, patients, providers } from "./schema";

/** A patient as the list of those in care shows them. */
export type PatientInCare = {
  id: number;
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate | null;
  medicalRecordNumber: string;
  isDemo: boolean;
  /**
   * The last consultation that took place with this specialist, and the next one that is agreed; `null` where there is
   * none.
   */
  last: Date | null;
  next: Date | null;
};

/** Of a specialist's own account: nobody else's patients are ever among them, nor who called off all there was. */
const own = (userId: number) => and(eq(providers.userId, userId), ne(consultations.status, "cancelled"));
const tookPlace = sql`${consultations.status} in ('completed', 'in-progress')`;

/**
 * Letters as they are found: Núñez by "nunez", O’Brien by "o'brien" and by "obrien". Letters that are no other one with
 * a mark stand by what people type without their keyboard: Łukasz by "lukasz", Sørensen by "sorensen", Weiß by "weiss".
 * In both cases, because `lower` leaves them as they are in a database whose locale is C.
 */
export const folded = (text: SQL) => {
  const bare = sql`regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f''’‘\`´ʼ-]', '', 'g')`;
  const letters = sql`translate(${bare}, 'łŁøØıđĐðÐħĦŧŦ', 'llooiddddhhtt')`;
  return Object.entries({ ß: "ss", ẞ: "ss", æ: "ae", Æ: "ae", œ: "oe", Œ: "oe", þ: "th", Þ: "th" }).reduce(
    (so, [letter, typed]) => sql`replace(${so}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${typed}'`)})`,
    letters,
  );
};

/**
 * Patients whose name or record's number holds each word of `named`, in whatever order; nobody where it has no letter
 * and no figure.
 */
function areNamed(named: string): SQL {
  const words = named.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const whole = folded(
    sql`${patients.firstName} || ' ' || ${patients.lastName} || ' ' || ${patients.medicalRecordNumber}`,
  );
  return words.length === 0
    ? sql`false`
    : and(...words.map((word) => sql`strpos(${whole}, ${folded(sql`${word}::text`)}) > 0`))!;
}

/**
 * A specialist's patients in care, those with a consultation with them that
 * was not called off, as the policy has it: by last name, then by first.
 * @param page.named only those who are called so; everybody without it.
 */
export function patientsInCare(
  db: Queryable,
  userId: number,
  now: Date,
  { limit, offset, named }: { limit: number; offset: number; named?: string },
): Promise<PatientInCare[]> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return db
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dateOfBirth: patients.dateOfBirth,
      medicalRecordNumber: patients.medicalRecordNumber,
      isDemo: patients.isDemo,
      last: sql<Date | null>`max(${consultations.scheduledAt}) filter (where ${tookPlace})`.mapWith(
        consultations.scheduledAt,
      ),
      next: sql<Date | null>`min(${consultations.scheduledAt}) filter (where ${consultations.status} = 'scheduled' and ${consultations.scheduledAt} > ${instant})`.mapWith(
        consultations.scheduledAt,
      ),
    })
    .from(consultations)
    .innerJoin(providers, eq(providers.id, consultations.providerId))
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .where(and(own(userId), named === undefined ? undefined : areNamed(named)))
    .groupBy(patients.id)
    .orderBy(sql`lower(${patients.lastName})`, sql`lower(${patients.firstName})`, asc(patients.id))
    .limit(limit)
    .offset(offset);
}

/** How many patients a specialist has in care. */
export async function countPatientsInCare(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${consultations.patientId})::int` })
    .from(consultations)
    .innerJoin(providers, eq(providers.id, consultations.providerId))
    .where(own(userId));
  return row!.count;
}
