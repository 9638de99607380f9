import type { Database } from "db/client";
import * as schema from "db/schema";
import { conversations, emergencyGrants, mails, parkedForms, rooms, vitalImports } from "db/schema";
import { getTableColumns, is, isNotNull } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { AppContext } from "~/context";
import { readConversation } from "~/services/assistant/conversation.server";
import { reasonOf } from "~/services/emergency/emergency.server";
import { MAIL_SEAL } from "~/services/mail/outbox.server";
import { readLines } from "~/services/rooms/events.server";
import { createSeal, type Seal } from "~/services/seal.server";
import { viewImport } from "~/services/vitals/import.server";
import { CHOICES, FIGURES, patternOf } from "./canary";
import { SESSION_SECRET } from "./secret";

/**
 * What tells that a column was marked: a word, unless it holds figures. A sealed one is read as the product reads it.
 */
type Sign = { holds: RegExp; read?: (db: Database, seal: Seal) => Promise<unknown> };

const WORD = /canary[a-z]/;
const word: Sign = { holds: WORD };
const figure = (...told: (string | object)[]): Sign => ({ holds: patternOf(told) });
const { imported, limits } = FIGURES;

const conversationsOf = async (db: Database, seal: Seal) =>
  Promise.all(
    (await db.select().from(conversations)).map((conversation) => readConversation(conversation, { db, seal })),
  );

/**
 * Every column that holds what somebody has told about themselves or about a patient, and the mark that the walk leaves
 * there.
 */
export const PERSONAL: Record<string, Sign> = {
  "appointment_requests.first_name": word,
  "appointment_requests.last_name": word,
  "appointment_requests.email": word,
  "appointment_requests.phone": figure(FIGURES.phone),
  "appointment_requests.date_of_birth": figure(FIGURES.born),
  "appointment_requests.preferred_date": figure(CHOICES.day),
  "appointment_requests.reason_for_visit": word,
  "appointment_requests.insurance_provider": word,
  "appointment_requests.emergency_contact": word,
  "appointment_requests.patient_zone": figure(CHOICES.zone),
  "appointment_requests.provider_note": word,
  "consultations.symptoms": word,
  "consultations.diagnosis": word,
  "consultations.treatment": word,
  "conversations.sealed_context": {
    holds: WORD,
    read: async (db, seal) => (await conversationsOf(db, seal)).map(({ context }) => context),
  },
  "conversation_messages.sealed": {
    holds: WORD,
    read: async (db, seal) => (await conversationsOf(db, seal)).map(({ messages }) => messages),
  },
  "documents.name": word,
  "emergency_grants.sealed_reason": {
    holds: WORD,
    read: async (db, seal) => (await db.select().from(emergencyGrants)).map((grant) => reasonOf(grant, { seal })),
  },
  // Emptied when it is sent: what is left is a reminder of an appointment.
  "mails.sealed": {
    holds: WORD,
    read: async (db, seal) =>
      (await db.select().from(mails).where(isNotNull(mails.sealed))).map(({ sealed }) => seal.open(MAIL_SEAL, sealed!)),
  },
  "parked_forms.sealed_fields": {
    holds: WORD,
    read: async (db, seal) =>
      (await db.select().from(parkedForms)).map(({ userId, path, sealedFields }) =>
        seal.open(`parked form ${userId} ${path}`, sealedFields),
      ),
  },
  "patients.medical_record_number": word,
  "patients.first_name": word,
  "patients.last_name": word,
  "patients.date_of_birth": figure(FIGURES.born),
  "patients.gender": figure(CHOICES.gender),
  "patients.height_cm": figure(FIGURES.height),
  "patients.emergency_contact": word,
  "patients.insurance_provider": word,
  "patients.medical_history": word,
  "patients.allergies": word,
  "patients.medications": word,
  "prescriptions.medication_name": word,
  "prescriptions.dosage": word,
  "prescriptions.frequency": word,
  "prescriptions.duration": word,
  "prescriptions.instructions": word,
  "providers.bio": word,
  "providers.certifications": word,
  "providers.languages": word,
  "providers.location": word,
  "providers.license_number": word,
  "providers.review_reason": word,
  "providers.search_text": word,
  "room_events.sealed": {
    holds: WORD,
    read: async (db, seal) => Promise.all((await db.select().from(rooms)).map(({ id }) => readLines(db, seal, id))),
  },
  "room_members.name": word,
  "search_pairs.pair": word,
  "search_words.word": word,
  "signup_drafts.account": word,
  "signup_drafts.profile": word,
  "users.email": word,
  "users.first_name": word,
  "users.last_name": word,
  "users.phone": word,
  "users.time_zone": figure(CHOICES.zone),
  "users.browser_zone": figure(CHOICES.zone),
  "vital_alerts.value": figure(FIGURES.pulse),
  "vital_alerts.diastolic": figure(FIGURES.diastolic),
  "vital_devices.name": word,
  "vital_events.data": figure(FIGURES.pressure),
  "vital_imported_readings.value": figure(imported.then[0]),
  "vital_imported_readings.diastolic": figure(imported.then[1]),
  "vital_imported_readings.old_value": figure(imported.first[0]),
  "vital_imported_readings.old_diastolic": figure(imported.first[1]),
  "vital_imports.sealed": {
    ...figure(FIGURES.waiting),
    read: async (db, seal) =>
      Promise.all(
        (await db.select().from(vitalImports)).map((ref) =>
          viewImport({ db, seal, clock: () => new Date() } as AppContext, ref),
        ),
      ),
  },
  "vital_latest.value": figure(FIGURES.weight),
  "vital_latest.diastolic": figure(FIGURES.diastolic),
  "vital_limits.low": figure(limits.low),
  "vital_limits.high": figure(limits.high),
  "vital_limits.critical_low": figure(limits.criticalLow),
  "vital_limits.critical_high": figure(limits.criticalHigh),
  "vital_limits.diastolic_high": figure(limits.diastolicHigh),
  "vital_limits.critical_diastolic_high": figure(limits.criticalDiastolicHigh),
  "vital_readings.value": figure(FIGURES.pulse),
  "vital_readings.diastolic": figure(FIGURES.diastolic),
  "vital_rollups.sum": figure(FIGURES.weight),
  "vital_rollups.low": figure(FIGURES.pulse),
  "vital_rollups.high": figure(FIGURES.pulse),
  "vital_rollups.diastolic_sum": figure(FIGURES.diastolic),
  "vital_rollups.diastolic_low": figure(FIGURES.diastolic),
  "vital_rollups.diastolic_high": figure(FIGURES.diastolic),
  "weight_plans.goal_kg": figure(FIGURES.goal),
  "weight_plans.goal_on": figure(CHOICES.goalOn),
  "weight_plans.start_kg": figure(FIGURES.weight),
};

/**
 * Every other column that could hold words or figures, by why none of a person's stand there. No mark may ever be found
 * in one.
 */
export const IMPERSONAL: Record<string, readonly string[]> = {
  "a secret, or the hash of one": [
    "appointment_requests.payload_hash",
    "conversations.token_hash",
    "documents.hash",
    "one_time_tokens.token_hash",
    "parked_forms.token_hash",
    "recovery_codes.code_hash",
    "room_members.token_hash",
    "second_factors.sealed_secret",
    "sessions.token_hash",
    "signup_drafts.token_hash",
    "signup_drafts.password_hash",
    "users.password_hash",
    "vital_devices.token_hash",
    "vital_import_columns.headings_stamp",
  ],
  "one of a few words or numbers of ours": [
    "appointment_requests.reference",
    "appointment_requests.preferred_time",
    "appointment_requests.language",
    "audit_log.subject",
    "refusal_repeats.subject",
    "read_repeats.subject",
    "consultations.type",
    "conversation_messages.language",
    "data_versions.name",
    "documents.content_type",
    "mails.once_key",
    "parked_forms.path",
    "provider_pairs.numbers",
    "provider_words.numbers",
    "provider_totals.rating_sum",
    "room_members.connected_by",
    "room_members.x",
    "room_members.y",
    "room_members.z",
    "rooms.room_id",
    "sessions.device",
    "users.language",
    "vital_devices.device_types",
    "vital_import_columns.columns",
    "vital_imports.refused",
    "weight_plans.unit",
  ],
  "calculated from entries that are looked through themselves": [
    "audit_seals.digest",
    "audit_seals.marks",
    "audit_seals.stamp",
  ],
  "a name that a page makes up": [
    "appointment_requests.idempotency_key",
    "conversations.session_id",
    "room_events.message_id",
    "room_members.seat",
  ],
  "the directory's, of a specialist": [
    "provider_pairs.rating",
    "provider_pairs.hourly_rate",
    "provider_words.rating",
    "provider_words.hourly_rate",
    "providers.hourly_rate",
    "providers.rating",
    "providers.profile_image",
    "providers.picture_id",
    "provider_pictures.id",
    "provider_pictures.image",
    "provider_pictures.source",
    "providers.availability",
  ],
  "the day on which something was told": ["weight_plans.start_on"],
  "an address of the network, looked for by itself": [
    "audit_log.address",
    "refusal_repeats.address",
    "read_repeats.address",
  ],
};

const TELLING = /^Pg(?:Text|Varchar|Char|Array|Json|Jsonb|CustomColumn|Date|DateString|DoublePrecision|Real|Numeric)$/;
const isTable = (entity: unknown): entity is PgTable => is(entity, PgTable);
/** A choice of a list of ours is no words of anybody's. */
const columnsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).filter(
    ([, { columnType, enumValues }]) => TELLING.test(columnType) && !enumValues?.length,
  );
const tables = Object.values(schema as Record<string, unknown>).filter(isTable);
const nameOf = (table: PgTable, column: string) => `${getTableConfig(table).name}.${column}`;

/** The names of all columns that could hold words or figures of somebody's. */
export const tellingColumns = (): string[] =>
  tables.flatMap((table) => columnsOf(table).map(([, { name }]) => nameOf(table, name))).sort();

/** What a column holds as it lies in the database, as one text: bytes as their letters. */
const textOf = (value: unknown): string =>
  value === null
    ? ""
    : value instanceof Uint8Array
      ? Buffer.from(value).toString("latin1")
      : typeof value === "string"
        ? value
        : JSON.stringify(value);

/** Each column and what it holds: as it lies there, and as the product reads it where that is something else. */
async function* columnsIn(
  db: Database,
): AsyncGenerator<{ column: string; sign: Sign | undefined; stored: string[]; told: string[] }> {
  const seal = createSeal(SESSION_SECRET);
  for (const table of tables) {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    for (const [key, { name }] of columnsOf(table)) {
      const column = nameOf(table, name);
      const sign = PERSONAL[column];
      const stored = rows.map((row) => textOf(row[key]));
      yield { column, sign, stored, told: sign?.read ? [JSON.stringify(await sign.read(db, seal))] : stored };
    }
  }
}

/**
 * Looks through a database for what the walk has told.
 * @returns the personal columns without their mark, and those where one lies that must not: in a column that is
 * nobody's, or unsealed in a sealed one.
 */
export async function lookThrough(db: Database): Promise<{ unmarked: string[]; wrong: string[] }> {
  const [unmarked, wrong]: [string[], string[]] = [[], []];
  for await (const { column, sign, stored, told } of columnsIn(db)) {
    if (sign && !told.some((text) => sign.holds.test(text))) unmarked.push(column);
    if ((!sign || sign.read) && stored.some((text) => WORD.test(text))) wrong.push(column);
  }
  return { unmarked, wrong };
}

/** The columns that hold something, sealed or not. */
export async function columnsWith(db: Database, something: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const { column, told } of columnsIn(db)) if (told.some((text) => something.test(text))) found.push(column);
  return found.sort();
}
