import { openServer, type Database } from "../../../db/client";
import { createRandom } from "../../../db/seed/random";
import { readSeries } from "../../../db/vital-series";
import { latestReadings } from "../../../db/vitals";
import { sql } from "drizzle-orm";
import { step } from "../../../app/services/steps.mjs";
import { keepResults, mark, printTable, printTitle, whole } from "./report";
import { Opened, openPostgres } from "./servers";
import { percentile } from "./stats";

const SIZES = [100_000, 10_000_000];
const PATIENTS = 10_000;
/**
 * Patients whose last ninety days are the same at every size: four readings a day. What is asked for must not grow with
 * the table.
 */
const ASKED = 50;
const DAYS = 90;
const PER_DAY = 4;
/** p95 in ms, and how much of it may be due to the hundredfold table. */
const GOALS = { nothing: Infinity, latest: 2, "90 days": 20, ratio: 1.5 };
/** With fewer, the slowest twentieth of what is measured is the program itself being compiled. */
const WARM_UP = 500;

type Sized = { size: number; db: Database };

/** The newest readings and a ninety-day series, with 100,000 and with 10,000,000 readings of 10,000 patients. */
export async function benchVitals({ runs }: { runs: number }): Promise<void> {
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    const sized: Sized[] = [];
    const now = new Date();
    for (const size of SIZES) {
      const connection = await openServer(await databases.create(), { silenceMs: 600_000 });
      opened.onClose(() => connection.close());
      await step(`${whole(size)} readings`, async (say) => {
        say("tables");
        await connection.migrate();
        await fill(connection.db, size, now, say);
      });
      sized.push({ size, db: connection.db });
    }
    report(sized, await measure(sized, runs, now), runs);
  } finally {
    await opened.close();
  }
}

/**
 * Those who are asked about have their ninety days; all have the rest of the
 * readings before that, quarter of an hour after quarter of an hour, each
 * patient at another time of the last five years. Days are summed up, hours are
 * not: neither question reads them.
 */
async function fill(db: Database, size: number, now: Date, say: (text: string) => void): Promise<void> {
  const rest = size - ASKED * DAYS * PER_DAY;
  const each = Math.floor(rest / PATIENTS / 5);
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into patients (medical_record_number, first_name, last_name, medical_history, allergies, medications)
      select 'B-' || i, 'Ada', 'Reyes', '{}', '{}', '{}' from generate_series(1, ${PATIENTS}::int) as i`);
    say("readings");
    // Ten million look-ups of the patient are no part of what is measured. Triggers sleep, too: sums and newest are
    // made below.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into vital_readings (patient_id, device_type, measured_at, device_id, value, diastolic)
      select p, t, ${at} - interval '100 days' - (p * 7919 % 1700) * interval '1 day' + i * interval '15 minutes', 1, 60 + (i * 31 + p) % 40, case when t = 'blood_pressure' then 50 end
      from generate_series(1, ${PATIENTS}::int) as p, unnest(enum_range(null::device_type)) as t, generate_series(1, ${each}::int) as i`);
    await tx.execute(sql`insert into vital_readings (patient_id, device_type, measured_at, device_id, value)
      select p, 'heart_rate', ${at} - i * interval '6 hours', 1, 60 + i % 40
      from generate_series(1, ${ASKED}::int) as p, generate_series(1, ${DAYS * PER_DAY}::int) as i`);
    say("sums");
    await tx.execute(sql`insert into vital_rollups (patient_id, device_type, span, starts_at, count, sum, low, high, diastolic_sum, diastolic_low, diastolic_high)
      select patient_id, device_type, 'day', date_trunc('day', measured_at, 'UTC'), count(*), sum(value), min(value), max(value), sum(diastolic), min(diastolic), max(diastolic)
      from vital_readings group by 1, 2, 4`);
    await tx.execute(sql`insert into vital_latest (patient_id, device_type, id, measured_at, device_id, value, diastolic)
      select n.* from generate_series(1, ${PATIENTS}::int) as p cross join unnest(enum_range(null::device_type)) as t cross join lateral (
        select patient_id, device_type, id, measured_at, device_id, value, diastolic from vital_readings r
        where r.patient_id = p and r.device_type = t order by measured_at desc, device_id desc limit 1) n`);
  });
  say("vacuum");
  await db.execute(sql`vacuum analyze`);
}

const QUESTIONS = {
  // What the machine itself takes for a question and an answer.
  nothing: (db: Database) => db.execute(sql`select 1`),
  latest: (db: Database, patientId: number) => latestReadings(db, patientId),
  "90 days": (db: Database, patientId: number, now: Date) =>
    readSeries(db, { patientId, deviceType: "heart_rate", from: new Date(now.getTime() - DAYS * 86_400_000), to: now }),
} as const;
type Question = keyof typeof QUESTIONS;
type Times = Map<Sized, Record<Question, number[]>>;

/** Asks everything at every size equally often, in random order: what slows the machine meets them alike. */
async function measure(sized: Sized[], runs: number, now: Date): Promise<Times> {
  const pairs = sized.flatMap((one) => (Object.keys(QUESTIONS) as Question[]).map((question) => ({ one, question })));
  const random = createRandom(1);
  const patient = () => 1 + Math.floor(random.next() * ASKED);
  for (const { one, question } of pairs)
    for (let run = 0; run < WARM_UP; run++) await QUESTIONS[question](one.db, patient(), now);
  const times: Times = new Map(sized.map((one) => [one, { nothing: [], latest: [], "90 days": [] }]));
  await step("Questions", async () => {
    for (const { one, question } of random.shuffle(Array.from({ length: runs }, () => pairs).flat())) {
      const patientId = patient();
      const started = performance.now();
      await QUESTIONS[question](one.db, patientId, now);
      times.get(one)![question].push(performance.now() - started);
    }
  });
  return times;
}

function report(sized: Sized[], times: Times, runs: number): void {
  const results = (Object.keys(QUESTIONS) as Question[]).map((name) => {
    const [p50, p95] = [0.5, 0.95].map((share) => sized.map((one) => percentile(times.get(one)![name], share))) as [
      number[],
      number[],
    ];
    return { name, p50, p95, growth: p50.at(-1)! / p50[0]! };
  });
  printTitle(`Readings on PostgreSQL: p50 / p95 in ms, ${runs} runs of each in random order`);
  printTable(
    ["", ...SIZES.map(whole), "growth p50", `< ${GOALS.ratio}`, "p95 goal"],
    results.map(({ name, p50, p95, growth }) => [
      name,
      ...p50.map((value, index) => `${value.toFixed(2)} / ${p95[index]!.toFixed(2)}`),
      growth.toFixed(2),
      mark(growth < GOALS.ratio),
      name === "nothing" ? "" : `${mark(p95.at(-1)! < GOALS[name])} < ${GOALS[name]} ms`,
    ]),
  );
  console.log(
    `The newest of each type, and ${DAYS} days of one type (${DAYS * PER_DAY} readings), of ${whole(PATIENTS)} patients.`,
  );
  keepResults("vitals", { runs, goals: GOALS, sizes: SIZES, results });
}
