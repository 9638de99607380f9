import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ALARM_KINDS, ALARM_SEVERITIES, DIRECTIONS } from "~/domain/vitals/alarms";
import type { ColumnChoice } from "~/domain/vitals/csv-columns";
import type { StoredRefusal } from "~/domain/vitals/csv-readings";
import { IMPORT_STATES } from "~/domain/vitals/import-states";
import type { LiveData } from "~/domain/vitals/live";
import { ROLLUP_SPANS } from "~/domain/vitals/series";
import { DEVICE_TYPES, type DeviceType, type WeightUnit } from "~/domain/vitals/types";
import { users } from "./accounts";
import { bytea, instant } from "./columns";
import { patients } from "./records";

export const deviceType = pgEnum("device_type", DEVICE_TYPES);
export const rollupSpan = pgEnum("rollup_span", ROLLUP_SPANS);
export const alarmKind = pgEnum("alarm_kind", ALARM_KINDS);
export const alarmSeverity = pgEnum("alarm_severity", ALARM_SEVERITIES);
export const vitalImportState = pgEnum("vital_import_state", IMPORT_STATES);
export const alarmDirection = pgEnum("alarm_direction", DIRECTIONS);

const patientId = () =>
  integer("patient_id")
    .notNull()
    .references(() => patients.id, { onDelete: "cascade" });

/**
 * Partitioned by the year of the measurement (`db/vital-partitions.ts`). The
 * primary key is what a range of a type is read by, and what makes sending the
 * same reading twice harmless.
 */
export const vitalReadings = pgTable(
  "vital_readings",
  {
    /** Its name to the outside. Not an identity column: before PostgreSQL 17 partitions cannot have one. */
    id: bigint("id", { mode: "number" })
      .notNull()
      .default(sql`nextval('vital_reading_ids')`),
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    measuredAt: instant("measured_at").notNull(),
    /** The device that sent it (`vital_devices`), or a `READING_SOURCES` number. */
    deviceId: integer("device_id").notNull().default(0),
    /** In the unit of `VITAL_KINDS`; of blood pressure the systolic. */
    value: doublePrecision("value").notNull(),
    /** Diastolic pressure in mm[Hg]; of blood pressure only, and null where it could not be measured. */
    diastolic: doublePrecision("diastolic"),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.deviceType, t.measuredAt, t.deviceId] }),
    // The few that the sweep looks for among all (`READING_SOURCES.simulated`).
    index("vital_readings_simulated_idx")
      .on(t.measuredAt)
      .where(sql`${t.deviceId} = -2`),
    check(
      "vital_readings_diastolic_of_blood_pressure",
      sql`${t.diastolic} is null or ${t.deviceType} = 'blood_pressure'`,
    ),
  ],
);

/**
 * The newest reading of each type of each patient, once more: asking the
 * partitions takes longer to plan than to run. Triggers on `vital_readings` keep
 * it (migration 0011), whoever writes; nothing else writes here. What no trigger
 * sees is a partition detached, dropped or truncated, so whoever does that
 * deletes the rows here that came from it.
 */
export const vitalLatest = pgTable(
  "vital_latest",
  {
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    id: bigint("id", { mode: "number" }).notNull(),
    measuredAt: instant("measured_at").notNull(),
    deviceId: integer("device_id").notNull(),
    value: doublePrecision("value").notNull(),
    diastolic: doublePrecision("diastolic"),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.deviceType] })],
);

/**
 * How many readings of each type a patient has: a record has a total (`domain/vitals/totals`), and counting up to a
 * million rows for each write would take too long. Triggers on `vital_readings` maintain it (migration 0031), so that
 * what a process of the previous version writes is counted as well.
 */
export const vitalCounts = pgTable(
  "vital_counts",
  {
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    measured: integer("measured").notNull(),
    simulated: integer("simulated").notNull(),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.deviceType] })],
);

/**
 * Readings summed up by hour and by day (UTC), for charts of long ranges. Kept by `db/vital-writer.ts` in the
 * transaction of the readings.
 */
export const vitalRollups = pgTable(
  "vital_rollups",
  {
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    span: rollupSpan("span").notNull(),
    startsAt: instant("starts_at").notNull(),
    count: integer("count").notNull(),
    sum: doublePrecision("sum").notNull(),
    low: doublePrecision("low").notNull(),
    high: doublePrecision("high").notNull(),
    diastolicSum: doublePrecision("diastolic_sum"),
    diastolicLow: doublePrecision("diastolic_low"),
    diastolicHigh: doublePrecision("diastolic_high"),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.deviceType, t.span, t.startsAt] })],
);

/**
 * One row a patient: the number of the newest event. Whoever writes readings or
 * alerts of a patient locks it first, so events are numbered in the order in
 * which they are committed and nobody who reads up to a number misses a lower one.
 */
export const vitalChannels = pgTable("vital_channels", {
  patientId: patientId().primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull().default(0),
});

/** What live clients are told, kept for a day: for those who come back. */
export const vitalEvents = pgTable(
  "vital_events",
  {
    patientId: patientId(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    at: instant("at").notNull(),
    data: jsonb("data").$type<LiveData>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.seq] }), index("vital_events_at_idx").using("brin", t.at)],
);

/** A device that may send readings of one patient. It has a secret, the table its hash. */
export const vitalDevices = pgTable(
  "vital_devices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    patientId: patientId(),
    name: text("name").notNull(),
    tokenHash: bytea("token_hash").notNull().unique(),
    /** Which types it may send. Text: the driver reads no lists of an enum. */
    deviceTypes: text("device_types").array().$type<DeviceType[]>().notNull(),
    /** Of the form that added it: sent again as it was, it is the same device. Null: it was added without one. */
    formId: uuid("form_id"),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("vital_devices_patient_idx").on(t.patientId)],
);

/** Where a patient's limits differ from everybody's (`domain/vitals/alarms`). Null: the usual limit. */
export const vitalLimits = pgTable(
  "vital_limits",
  {
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    low: doublePrecision("low"),
    high: doublePrecision("high"),
    criticalLow: doublePrecision("critical_low"),
    criticalHigh: doublePrecision("critical_high"),
    diastolicHigh: doublePrecision("diastolic_high"),
    criticalDiastolicHigh: doublePrecision("critical_diastolic_high"),
    /** Without a reading for so long, an alert says so. Null: never. */
    silentMinutes: integer("silent_minutes"),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.deviceType] })],
);

/** An alert as it was raised, and what became of it. Open while it is not cleared. */
export const vitalAlerts = pgTable(
  "vital_alerts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    patientId: patientId(),
    deviceType: deviceType("device_type").notNull(),
    kind: alarmKind("kind").notNull(),
    severity: alarmSeverity("severity").notNull(),
    /** Of `out_of_range`. */
    direction: alarmDirection("direction"),
    /** The reading that it comes from; of `no_data` the last one. */
    value: doublePrecision("value").notNull(),
    diastolic: doublePrecision("diastolic"),
    measuredAt: instant("measured_at").notNull(),
    raisedAt: instant("raised_at").notNull(),
    clearedAt: instant("cleared_at"),
    acknowledgedAt: instant("acknowledged_at"),
    /** Null with a time: somebody who is not signed in, which only the demo record allows. */
    acknowledgedBy: integer("acknowledged_by").references(() => users.id, { onDelete: "set null" }),
    /** Of made-up readings, which raise and clear alerts among themselves. */
    isSimulated: boolean("is_simulated").notNull().default(false),
  },
  (t) => [
    index("vital_alerts_patient_idx").on(t.patientId, t.id.desc().nullsFirst()),
    // Whatever writes here: of one thing there is one open alert.
    uniqueIndex("vital_alerts_open_idx")
      .on(t.patientId, t.deviceType, t.kind, t.isSimulated)
      .where(sql`${t.clearedAt} is null`),
  ],
);

/** Until when alerts of a level make no noise for a patient. They are raised and shown all the same. */
export const vitalSnoozes = pgTable(
  "vital_snoozes",
  {
    patientId: patientId(),
    severity: alarmSeverity("severity").notNull(),
    until: instant("until").notNull(),
    by: integer("by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.severity] })],
);

/** What a patient is working towards, and in which unit they think. */
export const weightPlans = pgTable(
  "weight_plans",
  {
    patientId: patientId().primaryKey(),
    unit: text("unit").$type<WeightUnit>().notNull(),
    goalKg: doublePrecision("goal_kg"),
    goalOn: date("goal_on", { mode: "string" }),
    /** Where and when the plan began, for the share of the way that is done. */
    startKg: doublePrecision("start_kg"),
    startOn: date("start_on", { mode: "string" }),
  },
  (t) => [
    check(
      "weight_plans_goal",
      sql`(${t.goalKg} is null) = (${t.startKg} is null) and (${t.goalKg} is null) = (${t.startOn} is null) and (${t.goalOn} is null or ${t.goalKg} is not null)`,
    ),
  ],
);

/** A file of readings that was understood and waits to be confirmed, or is being taken in. */
export const vitalImports = pgTable(
  "vital_imports",
  {
    id: uuid("id").primaryKey(),
    patientId: patientId(),
    state: vitalImportState("state").notNull(),
    /** The readings as JSON, sealed; null once they are in. */
    sealed: bytea("sealed"),
    /** The lines that were refused; never what they hold. */
    refused: jsonb("refused").$type<StoredRefusal[]>().notNull(),
    total: integer("total").notNull(),
    /** How far it has come: `added` and `duplicates` make up what is done. */
    added: integer("added").notNull().default(0),
    duplicates: integer("duplicates").notNull().default(0),
    /** Of what was added, how much an undo has taken back; what was changed since stays. */
    takenBack: integer("taken_back").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("vital_imports_patient_idx").on(t.patientId), index("vital_imports_expiry_idx").on(t.expiresAt)],
);

/**
 * What a patient has said that the columns of a table are, for the next file with the same headings. The headings
 * themselves are not kept: somebody wrote them.
 */
export const vitalImportColumns = pgTable(
  "vital_import_columns",
  {
    patientId: patientId(),
    /** A stamp of the line of headings (`seal.server.ts`). */
    headingsStamp: text("headings_stamp").notNull(),
    columns: text("columns").array().$type<ColumnChoice[]>().notNull(),
    usedAt: instant("used_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.headingsStamp] })],
);

/** What an import wrote and what stood there before it, for as long as it can be undone. */
export const vitalImportedReadings = pgTable(
  "vital_imported_readings",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => vitalImports.id, { onDelete: "cascade" }),
    deviceType: deviceType("device_type").notNull(),
    measuredAt: instant("measured_at").notNull(),
    value: doublePrecision("value").notNull(),
    diastolic: doublePrecision("diastolic"),
    /** Null: nothing of an import stood there. */
    oldValue: doublePrecision("old_value"),
    oldDiastolic: doublePrecision("old_diastolic"),
  },
  (t) => [primaryKey({ columns: [t.importId, t.deviceType, t.measuredAt] })],
);
