import type { DeviceType } from "./types";
import { ucumOf } from "./units";

/** What a column holds. */
export type ColumnKind = "timestamp" | "date" | "time" | "type" | "value" | "unit" | "weight" | "pulse" | "pressure" | "systolic" | "diastolic" | "oxygen" | "temperature";

export type Column = { index: number; kind: ColumnKind; /** UCUM, where the heading says it. */ unit: string | null };

/** Headings as programs write them, without unit, case and marks. */
const HEADINGS: Record<ColumnKind, readonly string[]> = {
  timestamp: ["timestamp", "datetime", "dateandtime", "measuredat", "measurementtime", "recordedat", "recorded", "startdate", "effectivedatetime", "measurementdate"],
  date: ["date", "day", "datum"],
  time: ["time", "timeofday", "clock"],
  type: ["type", "devicetype", "measurement", "kind", "vital"],
  value: ["value", "reading", "result"],
  unit: ["unit", "units"],
  weight: ["weight", "bodyweight", "bodymass", "mass"],
  pulse: ["heartrate", "pulse", "pulserate", "hr", "bpm"],
  pressure: ["bloodpressure", "bp"],
  systolic: ["systolic", "sys", "systolicpressure", "systolicbloodpressure", "bloodpressuresystolic", "sbp"],
  diastolic: ["diastolic", "dia", "diastolicpressure", "diastolicbloodpressure", "bloodpressurediastolic", "dbp"],
  oxygen: ["oxygen", "oxygensaturation", "oxygensat", "spo2", "o2sat", "o2", "bloodoxygen"],
  temperature: ["temperature", "bodytemperature", "temp"],
};
const KINDS = new Map(Object.entries(HEADINGS).flatMap(([kind, names]) => names.map((name) => [name, kind as ColumnKind] as const)));

/** The type of reading that a column of values is of. */
export const TYPE_OF: Partial<Record<ColumnKind, DeviceType>> = {
  weight: "body_weight",
  pulse: "heart_rate",
  pressure: "blood_pressure",
  systolic: "blood_pressure",
  diastolic: "blood_pressure",
  oxygen: "oxygen_sat",
  temperature: "temperature",
};

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("₂", "2")
    .replace(/[^a-z0-9]/g, "");

/** The type of reading that a cell names (`Heart rate`, `body_weight`, `SpO2`), or `null`. */
export function typeNamed(name: string): DeviceType | null {
  const kind = KINDS.get(plainName(name));
  return (kind && kind !== "systolic" && kind !== "diastolic" && TYPE_OF[kind]) || null;
}

/** Characters of a heading or a cell that are read at the most. What is longer means nothing here, and could take hours to be found so. */
export const MAX_CELL = 200;

/** A heading with its unit: `Weight (lb)`, `Temp [°C]`, `weight_kg`, `Systolic mmHg`. */
function columnOf(heading: string, index: number): Column | null {
  if (heading.length > MAX_CELL) return null;
  const [, outside = "", inside] = /^(.*?)[([]([^)\]]*)[)\]]?\s*$/.exec(heading) ?? [];
  const [, before = "", last] = /^(.+)[ _]([^ _]+)$/.exec(heading) ?? [];
  for (const [name, unit] of [[heading, null], ...(inside === undefined ? [] : [[outside, inside] as const]), ...(last === undefined ? [] : [[before, last] as const])] as const) {
    const kind = KINDS.get(plainName(name));
    const type = kind && TYPE_OF[kind];
    if (!kind || (unit !== null && !type)) continue;
    return { index, kind, unit: unit === null ? null : ucumOf(type!, unit) };
  }
  return null;
}

export type Columns = { known: Column[]; /** Headings that mean nothing here. */ unused: string[] };

/** Which columns a file has, by its first line. Of two of a kind the first counts. */
export function columnsOf(headings: readonly string[]): Columns {
  const known: Column[] = [];
  const unused: string[] = [];
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading, index);
    if (column && !known.some(({ kind }) => kind === column.kind)) known.push(column);
    else if (heading !== "") unused.push(heading);
  }
  return { known, unused };
}

/** What keeps a file from being read at all, or `null`. */
export function columnsFault({ known }: Columns): string | null {
  const has = (kind: ColumnKind) => known.some((column) => column.kind === kind);
  if (!has("timestamp") && !has("date") && !has("time")) return "No column with the date was found. The first line has to name the columns, one of them date, time or timestamp.";
  const isLong = has("type") && has("value");
  const isWide = known.some(({ kind }) => TYPE_OF[kind] && kind !== "systolic" && kind !== "diastolic") || (has("systolic") && has("diastolic"));
  return isLong || isWide ? null : "No column with readings was found. The first line has to name the columns, like weight, heart rate, systolic and diastolic, oxygen, temperature; or type and value.";
}
