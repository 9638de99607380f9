import { and, desc, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "~/domain/durations";
import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import type { Emergency } from "~/domain/emergency";
import type { Viewer } from "~/domain/policy";
import { SHOWN_ALERTS } from "~/domain/vitals/alarms";
import type { StoredReading } from "~/domain/vitals/reading";
import type { DeviceType } from "~/domain/vitals/types";
import { rowsOf, type Queryable } from "./client";
import { preparedQuery, selectAll } from "./prepared-query";
import { emergencyUntil, MOMENT, NOBODY, treats } from "./patients";
import { consultations, patients, prescriptions, providers, users } from "./schema";
import { limitsByType, selectLimits, type PatientLimits } from "./vital-alerts";
import { measuredAmong, selectLatest, toStoredReading } from "./vitals";

/**
 * Whose record, and for whom: each query here asks again whether the viewer may read it, whatever was checked before.
 */
export type RecordReader = {
  patientId: number;
  viewer: Viewer;
  /** Where it is open by emergency access alone. Without it no grant is looked for. */ emergency?: Emergency;
};

const PATIENT = sql.placeholder("patientId");
const VIEWER = sql.placeholder("viewerId");
// Asked for as by a query, so that a plan for one role is no simpler than one for all, which is made once.
const ROLE = sql`(select ${sql.placeholder("role")}::text)`;

/** The record, if the viewer may read it: `mayReadRecord` of the policy as a condition on `patients`, for `toRead`. */
const READABLE = and(
  eq(patients.id, PATIENT),
  or(
    eq(patients.isDemo, true),
    eq(patients.userId, VIEWER),
    sql`${ROLE} = 'admin'`,
    sql`${ROLE} = 'provider' and ${treats(sql`${VIEWER}`, sql`${PATIENT}`)}`,
    sql`${ROLE} = 'provider' and ${emergencyUntil(sql`${VIEWER}`, sql`${PATIENT}`, MOMENT)} is not null`,
  ),
);

/** When every grant is over. */
const AFTER_ALL = new Date("9999-12-31T00:00:00Z");

type ToRead = { patientId: number; viewerId: number; role: string; at: Date };
/** What `READABLE` asks for. */
export const toRead = ({ patientId, viewer, emergency }: RecordReader): ToRead => ({
  patientId,
  viewerId: viewer?.id ?? NOBODY,
  role: viewer?.role ?? "",
  at: emergency?.at ?? AFTER_ALL,
});

const selectPatient = (db: Queryable) =>
  db
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
    .where(READABLE);
const queryPatient = preparedQuery<ToRead, Patient[]>(selectPatient);

/** How a patient is named, if the viewer may read the record, for `toRead`. */
export const selectName = (db: Queryable) =>
  db
    .select({
      firstName: patients.firstName,
      lastName: patients.lastName,
      medicalRecordNumber: patients.medicalRecordNumber,
    })
    .from(patients)
    .where(READABLE);

/** A patient, or `null` where there is none for this viewer. */
export const findPatient = async (db: Queryable, record: RecordReader): Promise<Patient | null> =>
  (await queryPatient(db, toRead(record)))[0] ?? null;

/** The rows that a patient `p` has in a table, as one text. */
const rowsAsText = (table: string, order: string, limit = "") =>
  sql.raw(
    `(select string_agg(r::text, ';') from (select * from ${table} t where t.patient_id = p.id order by t.${order}${limit}) r)`,
  );

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
 * All that is shown of a fictional patient's record, specialists' names included, as one short text: equal means that
 * it is the same.
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
type Attending = { id: number; name: string; specialty: string; isListed: boolean };

const attendingColumns = {
  providerId: providers.id,
  firstName: users.firstName,
  lastName: users.lastName,
  specialty: providers.specialty,
  isListed: providers.isListed,
};

type AttendingRow = {
  providerId: number | null;
  firstName: string | null;
  lastName: string | null;
  specialty: string | null;
  isListed: boolean | null;
};

/** Takes the specialist's columns of a row together; `null` where none is known any more. */
function withAttending<Row extends AttendingRow>({
  providerId,
  firstName,
  lastName,
  specialty,
  isListed,
  ...row
}: Row) {
  const attending: Attending | null =
    providerId === null
      ? null
      : { id: providerId, name: `${firstName} ${lastName}`, specialty: specialty!, isListed: isListed === true };
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

const queryConsultations = preparedQuery<ToRead, Consultation[]>((db) =>
  db
    .select(consultationColumns)
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .where(READABLE)
    .orderBy(...newestConsultationFirst),
);

/** All consultations of a record, newest first. */
export const listConsultations = (db: Queryable, record: RecordReader): Promise<Consultation[]> =>
  queryConsultations(db, toRead(record));

export type Appointment = Consultation & { attending: Attending | null };

const selectAppointments = (db: Queryable) =>
  db
    .select({ ...consultationColumns, ...attendingColumns })
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .leftJoin(providers, eq(providers.id, consultations.providerId))
    .leftJoin(users, eq(users.id, providers.userId));

const selectPage = (db: Queryable) =>
  selectAppointments(db)
    .where(READABLE)
    .orderBy(...newestConsultationFirst)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
const queryPage = preparedQuery(selectPage);

/** Some of a record's consultations with their specialists, newest first. */
export const pageOfConsultations = async (
  db: Queryable,
  record: RecordReader,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Appointment[]> => (await queryPage(db, { ...toRead(record), limit, offset })).map(withAttending);

const queryOverview = preparedQuery((db) =>
  selectAll(db, {
    patient: selectPatient(db),
    latest: selectLatest(db, PATIENT),
    limits: selectLimits(db, PATIENT),
    recent: selectPage(db),
  }),
);

/**
 * A patient with the newest measured reading of each type, their own limits and some of the newest consultations, or
 * `null` where there is none for this viewer.
 */
export async function readOverview(
  db: Queryable,
  record: RecordReader,
  { recent: limit }: { recent: number },
): Promise<{
  patient: Patient;
  readings: StoredReading[];
  own: Map<DeviceType, PatientLimits>;
  recent: Appointment[];
} | null> {
  const [found] = await queryOverview(db, { ...toRead(record), limit, offset: 0 });
  const {
    patient: [patient],
    latest,
    limits,
    recent,
  } = found!;
  if (!patient) return null;
  const readings = await measuredAmong(db, () => patient.id, latest.map(toStoredReading));
  return { patient, readings, own: limitsByType(limits), recent: recent.map(withAttending) };
}

const queryCount = preparedQuery<ToRead, { count: number }[]>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(consultations)
    .innerJoin(patients, eq(patients.id, consultations.patientId))
    .where(READABLE),
);

/** How many consultations a record has. */
export const countConsultations = async (db: Queryable, record: RecordReader): Promise<number> =>
  (await queryCount(db, toRead(record)))[0]!.count;

export type Prescribed = Prescription & { attending: Attending | null };

const queryPrescriptions = (condition?: SQL) =>
  preparedQuery((db) =>
    db
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
      .where(and(READABLE, condition))
      .orderBy(desc(prescriptions.prescribedAt), desc(prescriptions.id)),
  );
type PrescriptionRow = Awaited<ReturnType<ReturnType<typeof queryPrescriptions>>>[number];

const toPrescribed = (row: PrescriptionRow): Prescribed => {
  const { instructions, ...prescribed } = withAttending(row);
  return { ...prescribed, ...(instructions ? { instructions } : {}) };
};

const queryAllPrescriptions = queryPrescriptions();

/** The prescriptions of a record with who prescribed them, newest first. */
export const listPrescriptions = async (db: Queryable, record: RecordReader): Promise<Prescribed[]> =>
  (await queryAllPrescriptions(db, toRead(record))).map(toPrescribed);

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

const queryVisit = preparedQuery((db) =>
  selectAppointments(db).where(
    and(READABLE, eq(consultations.id, sql.placeholder("consultationId")), eq(consultations.status, "completed")),
  ),
);
const queryPrescribedAt = queryPrescriptions(
  and(
    eq(prescriptions.providerId, sql.placeholder("providerId")),
    gte(prescriptions.prescribedAt, sql.param(sql.placeholder("from"), prescriptions.prescribedAt)),
    lt(prescriptions.prescribedAt, sql.param(sql.placeholder("to"), prescriptions.prescribedAt)),
  ),
);

/**
 * A completed consultation of a record with what was prescribed at it, or
 * `null`. Prescriptions do not name their consultation: those count that the
 * same specialist wrote for the patient within a day of its beginning.
 */
export async function findVisit(db: Queryable, record: RecordReader, consultationId: number): Promise<Visit | null> {
  const [row] = await queryVisit(db, { ...toRead(record), consultationId });
  if (!row) return null;
  const visit = withAttending(row);
  const { attending, scheduledAt } = visit;
  if (!attending) return { ...visit, prescriptions: [] };
  const within = { providerId: attending.id, from: scheduledAt, to: new Date(scheduledAt.getTime() + AFTER_VISIT_MS) };
  return { ...visit, prescriptions: (await queryPrescribedAt(db, { ...toRead(record), ...within })).map(toPrescribed) };
}
