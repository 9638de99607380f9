import type { DeviceType } from "./types";
import { ucumOf } from "./units";

/** What a column holds. */
export type ColumnKind =
  | "timestamp"
  | "date"
  | "time"
  | "type"
  | "value"
  | "unit"
  | "weight"
  | "pulse"
  | "pressure"
  | "systolic"
  | "diastolic"
  | "oxygen"
  | "temperature";

export type Column = { index: number; kind: ColumnKind; /** UCUM, where the heading says it. */ unit: string | null };

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("₂", "2")
    // Without accents, hamza and vowel signs, as many write it.
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}0-9]/gu, "");

/** Headings as programs write them, without unit, case and marks, in the languages that we speak. */
const HEADINGS: Record<ColumnKind, readonly string[]> = {
  timestamp: [
    "timestamp",
    "datetime",
    "dateandtime",
    "measuredat",
    "measurementtime",
    "recordedat",
    "recorded",
    "startdate",
    "effectivedatetime",
    "measurementdate",
    "fechayhora",
    "fechahora",
    "التاريخوالوقت",
  ],
  date: ["date", "day", "datum", "fecha", "dia", "التاريخ", "تاريخ", "اليوم"],
  time: ["time", "timeofday", "clock", "hora", "الوقت", "الساعة"],
  type: ["type", "devicetype", "measurement", "kind", "vital", "tipo", "النوع"],
  value: ["value", "reading", "result", "valor", "القيمة", "القراءة"],
  unit: ["unit", "units", "unidad", "unidades", "الوحدة"],
  weight: ["weight", "bodyweight", "bodymass", "mass", "peso", "pesocorporal", "الوزن", "وزن"],
  pulse: [
    "heartrate",
    "pulse",
    "pulserate",
    "hr",
    "bpm",
    "pulso",
    "frecuenciacardiaca",
    "ritmocardiaco",
    "النبض",
    "نبض",
    "معدلضرباتالقلب",
    "ضرباتالقلب",
  ],
  pressure: ["bloodpressure", "bp", "presionarterial", "tensionarterial", "ضغطالدم", "الضغط"],
  systolic: [
    "systolic",
    "sys",
    "systolicpressure",
    "systolicbloodpressure",
    "bloodpressuresystolic",
    "sbp",
    "sistolica",
    "presionsistolica",
    "tensionsistolica",
    "الانقباضي",
    "الضغطالانقباضي",
  ],
  diastolic: [
    "diastolic",
    "dia",
    "diastolicpressure",
    "diastolicbloodpressure",
    "bloodpressurediastolic",
    "dbp",
    "diastolica",
    "presiondiastolica",
    "tensiondiastolica",
    "الانبساطي",
    "الضغطالانبساطي",
  ],
  oxygen: [
    "oxygen",
    "oxygensaturation",
    "oxygensat",
    "spo2",
    "o2sat",
    "o2",
    "bloodoxygen",
    "oxigeno",
    "saturacion",
    "saturaciondeoxigeno",
    "الأكسجين",
    "تشبعالأكسجين",
  ],
  temperature: [
    "temperature",
    "bodytemperature",
    "temp",
    "temperatura",
    "temperaturacorporal",
    "الحرارة",
    "درجةالحرارة",
    "حرارة",
  ],
};
const KINDS = new Map(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.map((name) => [plainName(name), kind as ColumnKind] as const),
  ),
);

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
  for (const [name, unit] of [
    [heading, null],
    ...(inside === undefined ? [] : [[outside, inside] as const]),
    ...(last === undefined ? [] : [[before, last] as const]),
  ] as const) {
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
  if (!has("timestamp") && !has("date") && !has("time"))
    return "No column with the date was found. The first line has to name the columns, one of them date, time or timestamp.";
  const isLong = has("type") && has("value");
  const isWide =
    known.some(({ kind }) => TYPE_OF[kind] && kind !== "systolic" && kind !== "diastolic") ||
    (has("systolic") && has("diastolic"));
  return isLong || isWide
    ? null
    : "No column with readings was found. The first line has to name the columns, like weight, heart rate, systolic and diastolic, oxygen, temperature; or type and value.";
}
