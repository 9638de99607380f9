import { and, desc, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "~/domain/durations";
import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import type { Viewer } from "~/domain/policy";
import { SHOWN_ALERTS } from "~/domain/vitals/alarms";
import { rowsOf, type Queryable } from "./client";
import { consultations, patients, prescriptions, providers, users } from "./schema";

/** Whose record, and for whom: each query here asks again whether the viewer may read it, whatever was checked before. */
export type RecordReader = { patientId: number; viewer: Viewer };

/** The record, if the viewer may read it: `mayReadRecord` of the policy as a condition on `patients`. */
function readable({ patientId, viewer }: RecordReader): SQL | undefined {
  const own = eq(patients.id, patientId);
  if (viewer?.role === "admin") return own;
  const treated =
    viewer?.role === "provider"
      ? sql`exists (
          select 1 from consultations c join providers p on p.id = c.provider_id
          where c.patient_id = ${patientId} and p.user_id = ${viewer.id} and c.status <> 'cancelled'
        )`
      : undefined;
  return and(own, or(eq(patients.isDemo, true), viewer ? eq(patients.userId, viewer.id) : undefined, treated));
}

/** A patient, or `null` where there is none for this viewer. */
export async function findPatient(db: Queryable, record: RecordReader): Promise<Patient | null> {
  const [found] = await db
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dateOfBirth: patients.dateOfBirth,
      gender: patients.gender,
      medicalRecordNumber: patients.medicalRecordNumber,
      emergencyContact: patients.emergencyContact,
      insuranceProvider: patients.insuranceProvider,
      medicalHistory: patients.medicalHistory,
      allergies: patients.allergies,
      medications: patients.medications,
    })
    .from(patients)
    .where(readable(record));
  return found ?? null;
}

/** The rows that a patient `p` has in a table, as one text. */
const rowsAsText = (table: string, order: string, limit = "") =>
  sql.raw(`(select string_agg(r::text, ';') from (select * from ${table} t where t.patient_id = p.id order by t.${order}${limit}) r)`);

/** Of older readings there is the number of the newest event, which whatever changes them raises (`withChannel`). */
const SHOWN_ROWS = sql.join(
  [
    rowsAsText("vital_channels", "seq"),
    rowsAsText("vital_latest", "device_type"),
    rowsAsText("vital_limits", "device_type"),
    rowsAsText("vital_snoozes", "severity"),
    rowsAsText("vital_alerts", "id desc", ` limit ${SHOWN_ALERTS}`),
    rowsAsText("weight_plans", "patient_id"),
    rowsAsText("consultations", "id"),
    rowsAsText("prescriptions", "id"),
    rowsAsText("documents", "id"),
  ],
  sql`, '|', `,
);

/**
 * All that is shown of a fictional patient's record, specialists' names included, as one short text: equal means that it
 * is the same.
 * @returns "" for a real person: of their record not even this is made.
 */
export async function demoRecordStamp(db: Queryable, patientId: number): Promise<string> {
  const [row] = rowsOf<{ stamp: string }>(
    await db.execute(sql`
      select md5(concat(p::text, (select version from data_versions where name = 'providers'), '|', ${SHOWN_ROWS})) as stamp
      from patients p where p.id = ${patientId} and p.is_demo`),
  );
  return row?.stamp ?? "";
}

/** The specialist of a consultation or a prescription, as a patient sees them. */
export type Attending = { id: number; name: string; specialty: string; isListed: boolean };

const attendingColumns = {
  providerId: providers.id,
  firstName: users.firstName,
  lastName: users.lastName,
  specialty: providers.specialty,
  isListed: providers.isListed,
};

type AttendingRow = { providerId: number | null; firstName: string | null; lastName: string | null; specialty: string | null; isListed: boolean | null };

/** Takes the specialist's columns of a row together; `null` where none is known any more. */
function withAttending<Row extends AttendingRow>({ providerId, firstName, lastName, specialty, isListed, ...row }: Row) {
  const attending: Attending | null =
    providerId === null ? null : { id: providerId, name: `${firstName} ${lastName}`, specialty: specialty!, isListed: isListed === true };
  return { ...row, attending };
}

const consultationColumns = {
  id: consultations.id,
  type: consultations.type,
  status: consultations.status,
  scheduledAt: consultations.scheduledAt,
  symptoms: consultations.symptoms,
  diagnosis: consultations.diagnosis,
  treatment: consultations.treatment,
};
const newestConsultationFirst = [desc(consultations.scheduledAt), desc(consultations.id)];

/** All consultations of a record, newest first. */
export const listConsultations = (db: Queryable, record: RecordReader): Promise<Consultation[]> =>
  db
    .select(consultationColumns)
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .where(readable(record))
    .orderBy(...newestConsultationFirst);

export type Appointment = Consultation & { attending: Attending | null };

/** Some of a record's consultations with their specialists, newest first. */
export async function pageOfConsultations(
  db: Queryable,
  record: RecordReader,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Appointment[]> {
  const rows = await db
    .select({ ...consultationColumns, ...attendingColumns })
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .leftJoin(providers, eq(providers.id, consultations.providerId))
    .leftJoin(users, eq(users.id, providers.userId))
    .where(readable(record))
    .orderBy(...newestConsultationFirst)
    .limit(limit)
    .offset(offset);
  return rows.map(withAttending);
}

/** How many consultations a record has. */
export async function countConsultations(db: Queryable, record: RecordReader): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .where(readable(record));
  return row!.count;
}

export type Prescribed = Prescription & { attending: Attending | null };

/** The prescriptions of a record with who prescribed them, newest first. */
export const listPrescriptions = (db: Queryable, record: RecordReader): Promise<Prescribed[]> => prescriptionsWhere(db, readable(record));

async function prescriptionsWhere(db: Queryable, condition: SQL | undefined): Promise<Prescribed[]> {
  const rows = await db
    .select({
      id: prescriptions.id,
      medicationName: prescriptions.medicationName,
      dosage: prescriptions.dosage,
      frequency: prescriptions.frequency,
      duration: prescriptions.duration,
      instructions: prescriptions.instructions,
      prescribedAt: prescriptions.prescribedAt,
      ...attendingColumns,
    })
    .from(prescriptions)
    .innerJoin(patients, eq(patients.id, prescriptions.patientId))
    .leftJoin(providers, eq(providers.id, prescriptions.providerId))
    .leftJoin(users, eq(users.id, providers.userId))
    .where(condition)
    .orderBy(desc(prescriptions.prescribedAt), desc(prescriptions.id));
  return rows.map(withAttending).map(({ instructions, ...row }) => ({ ...row, ...(instructions ? { instructions } : {}) }));
}

/** Whose completed consultation this is, or `null`: only those have a summary. */
export async function patientOfVisit(db: Queryable, consultationId: number): Promise<number | null> {
  const [found] = await db
    .select({ patientId: consultations.patientId })
    .from(consultations)
    .where(and(eq(consultations.id, consultationId), eq(consultations.status, "completed")));
  return found?.patientId ?? null;
}

/** What a visit led to is written down within a day of it. */
const AFTER_VISIT_MS = DAY_MS;

export type Visit = Appointment & { prescriptions: Prescribed[] };

/**
 * A completed consultation of a record with what was prescribed at it, or
 * `null`. Prescriptions do not name their consultation: those count that the
 * same specialist wrote for the patient within a day of its beginning.
 */
export async function findVisit(db: Queryable, record: RecordReader, consultationId: number): Promise<Visit | null> {
  const [row] = await db
    .select({ ...consultationColumns, ...attendingColumns })
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .leftJoin(providers, eq(providers.id, consultations.providerId))
    .leftJoin(users, eq(users.id, providers.userId))
    .where(and(readable(record), eq(consultations.id, consultationId), eq(consultations.status, "completed")));
  if (!row) return null;
  const visit = withAttending(row);
  const { attending, scheduledAt } = visit;
  if (!attending) return { ...visit, prescriptions: [] };
  const prescribed = await prescriptionsWhere(
    db,
    and(
      readable(record),
      eq(prescriptions.providerId, attending.id),
      gte(prescriptions.prescribedAt, scheduledAt),
      lt(prescriptions.prescribedAt, new Date(scheduledAt.getTime() + AFTER_VISIT_MS)),
    ),
  );
  return { ...visit, prescriptions: prescribed };
}
