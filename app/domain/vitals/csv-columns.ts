import { message, type Message } from "../message";
import { HEADINGS, HEADING_PREFIX } from "./csv-headings";
import { SERVER_KINDS, type ValueColumn } from "./kinds";
import { DEVICE_TYPES, type DeviceType } from "./types";
import { ucumOf } from "./units";

/** What a column holds. */
export type ColumnKind = GeneralKind | ValueColumn["kind"];
type GeneralKind = keyof typeof HEADINGS;

/** The columns that hold values; weight comes first, because most files hold it. */
export const VALUE_COLUMNS = DEVICE_TYPES.flatMap((deviceType) =>
  SERVER_KINDS[deviceType].columns.map((column) => ({ ...column, deviceType })),
).sort((one, other) => Number(other.kind === "weight") - Number(one.kind === "weight"));

export type Column = {
  index: number;
  kind: ColumnKind;
  /** UCUM, where the heading or a person says it; of a column of units `null`. */
  unit: string | null;
  /** Of a column of units: the index of the column whose values they belong to, or `null` for the one called value. */
  of?: number | null;
  /** Of a column of stones: the index of the one with the pounds. */
  pounds?: number;
};

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("₂", "2")
    .replace(/[^\p{L}\p{M}0-9]/gu, "");
/** Without accents, hamza and vowel signs, as many write it. */
const bareName = (name: string) => plainName(name).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

type Meaning = { kind: ColumnKind; /** The better, the lower. */ rank: number };
/** How much less a name counts that is written without its accents: `Día` is a day, `DIA` a pressure. */
const UNACCENTED = 100;
const NAMES = [
  ...(Object.entries(HEADINGS) as [GeneralKind, string][]),
  ...VALUE_COLUMNS.map(({ kind, headings }) => [kind, headings] as const),
];
/** Every name with what it can mean, and the same names without their accents. */
const MEANINGS = new Map<string, Meaning[]>();
for (const [kind, names] of NAMES) {
  for (const [rank, name] of names.split(/[,\n]/).map(plainName).filter(Boolean).entries()) {
    const add = (key: string, worse: number) =>
      MEANINGS.set(key, [...(MEANINGS.get(key) ?? []), { kind, rank: rank + worse }]);
    add(name, 0);
    if (bareName(name) !== name) add(bareName(name), UNACCENTED);
  }
}
const meaningsOf = (name: string): Meaning[] => MEANINGS.get(plainName(name)) ?? MEANINGS.get(bareName(name)) ?? [];

/** The type of reading that a column of values is of. */
export const TYPE_OF: Partial<Record<ColumnKind, DeviceType>> = Object.fromEntries(
  VALUE_COLUMNS.map(({ kind, deviceType }) => [kind, deviceType]),
);
/** Columns that hold whole readings, without the two pressures. */
const WHOLE = new Set<ColumnKind>(VALUE_COLUMNS.filter(({ isPart }) => !isPart).map(({ kind }) => kind));

/** The type of reading that a cell names (`Heart rate`, `body_weight`, `SpO2`), or `null`. */
export function typeNamed(name: string): DeviceType | null {
  const kinds = meaningsOf(name.replace(HEADING_PREFIX, "")).map(({ kind }) => kind);
  const kind = kinds.find((one) => WHOLE.has(one));
  return (kind && TYPE_OF[kind]) ?? null;
}

/**
 * Characters of a heading or a cell that are read at the most. What is longer means nothing here, and could take hours
 * to be found so.
 */
export const MAX_CELL = 200;

type Candidate = Meaning & { index: number; unit: string | null; unitOf?: DeviceType };

/**
 * The longest that an app writes has 50 characters. Each line whose cells are words may be a heading, and is read as
 * one.
 */
const LONGEST_HEADING = 80;

/**
 * What a heading can mean: a name that is known as a whole, or one with a unit of it behind it: `Weight (lb)`, `Temp
 * [°C]`, `weight_kg`, `Systolic mmHg`. A part that is not understood makes it mean nothing: a heart rate variability is
 * no heart rate, and a weight in an unknown unit no weight that we could name.
 */
function candidatesOf(written: string, index: number): Candidate[] {
  if (written.length > LONGEST_HEADING) return [];
  const heading = written.replace(HEADING_PREFIX, "");
  const whole = meaningsOf(heading).map((meaning) => ({ ...meaning, index, unit: null }));
  if (whole.length > 0) return whole;
  const ofUnit = VALUE_COLUMNS.find(({ unitHeadings }) => unitHeadings?.includes(heading.toLowerCase()));
  if (ofUnit) return [{ kind: ofUnit.kind, rank: 50, index, unit: ucumOf(ofUnit.deviceType, heading) }];
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- of LONGEST_HEADING characters
  const [, outside = "", inside] = /^(.*?)[([{]([^)\]}]*)[)\]}]?\s*$/.exec(heading) ?? [];
  const [, before = "", last] = /^(.+)[ _,:/-]([^ _,:/-]+)$/.exec(heading) ?? [];
  return [
    ...(inside === undefined ? [] : [[outside, inside] as const]),
    ...(last === undefined ? [] : [[before, last] as const]),
  ].flatMap(([name, behind]) =>
    meaningsOf(name).flatMap(({ kind, rank }): Candidate[] => {
      const type = TYPE_OF[kind];
      if (!type) return [];
      if (meaningsOf(behind).some((meaning) => meaning.kind === "unit"))
        return [{ kind: "unit", rank, index, unit: null, unitOf: type }];
      const unit = ucumOf(type, behind);
      return unit === null ? [] : [{ kind, rank, index, unit }];
    }),
  );
}

/** Which columns a file has, by its headings. Of two of a kind the best match counts, then the first. */
export function columnsOf(headings: readonly string[]): Column[] {
  const all = headings.flatMap(candidatesOf);
  const has = (wanted: ColumnKind) => all.some(({ kind }) => kind === wanted);
  const isDated = all.some(({ kind, rank }) => rank < UNACCENTED && (kind === "date" || kind === "timestamp"));
  // A lower pressure without an upper one is a day in Spanish, or nothing.
  const hasDiastolic = has("systolic") || (has("value") && isDated);
  const found: Candidate[] = [];
  for (const candidate of all
    .filter(({ kind }) => kind !== "diastolic" || hasDiastolic)
    .sort((one, other) => one.rank - other.rank || one.index - other.index))
    if (
      found.every(({ index }) => index !== candidate.index) &&
      (candidate.kind === "unit" || found.every(({ kind }) => kind !== candidate.kind))
    )
      found.push(candidate);
  return joined(
    found.sort((one, other) => one.index - other.index),
    all,
  );
}

/**
 * Joins columns that belong together. A column of units belongs to the values that its heading names, else to the ones
 * nearest before it; a weight in pounds to one in stones: 12 stones and 9 pounds are no 12 stones.
 */
function joined(found: readonly Candidate[], all: readonly Candidate[]): Column[] {
  const values = found.filter(({ kind, unit }) => TYPE_OF[kind] && unit === null);
  const ofColumn = ({ index, unitOf }: Candidate) =>
    unitOf
      ? values.find(({ kind }) => TYPE_OF[kind] === unitOf)
      : (values.findLast((one) => one.index < index) ?? values.find((one) => one.index > index));
  return found.map((candidate) => {
    const { index, kind, unit } = candidate;
    const pounds =
      unit === "[stone_av]" ? all.find((other) => other.kind === kind && other.unit === "[lb_av]") : undefined;
    return {
      index,
      kind,
      unit,
      ...(kind === "unit" ? { of: ofColumn(candidate)?.index ?? null } : {}),
      ...(pounds ? { pounds: pounds.index } : {}),
    };
  });
}

/** What a person can say that a column is: its kind, with the UCUM unit of its values where there are several. */
export type ColumnChoice = "none" | GeneralKind | ValueColumn["choices"][number]["value"];
export const COLUMN_CHOICES: readonly ColumnChoice[] = [
  "none",
  ...(Object.keys(HEADINGS) as GeneralKind[]),
  ...VALUE_COLUMNS.flatMap(({ choices }) => choices.map(({ value }) => value)),
];

/** What a column was taken for, as a person would choose it. */
export function choiceOf(column: Column | undefined): ColumnChoice {
  if (!column) return "none";
  const { kind, unit } = column;
  return COLUMN_CHOICES.find((choice) => choice === `${kind} ${unit}`) ?? kind;
}

/**
 * The columns that a person has named, in the units of their headings where they named none; of two of a kind the first
 * counts.
 */
export function chosenColumns(choices: readonly ColumnChoice[], headings: readonly string[]): Column[] {
  const read = columnsOf(headings);
  const found = choices.flatMap((choice, index): Candidate[] => {
    const [kind, unit = null] = choice.split(" ") as [ColumnKind | "none", string?];
    if (kind === "none") return [];
    const inHeading = read.find((column) => column.index === index && column.kind === kind)?.unit ?? null;
    return [{ index, kind, unit: unit ?? inHeading, rank: 0 }];
  });
  const isFirst = ({ kind }: Candidate, position: number) =>
    kind === "unit" || found.findIndex((other) => other.kind === kind) === position;
  return joined(found.filter(isFirst), found);
}

/** What keeps a table from being read at all, or `null`. */
export function columnsFault(columns: readonly Column[]): Message | null {
  const has = (...kinds: ColumnKind[]) => columns.some(({ kind }) => kinds.includes(kind));
  if (!has("timestamp", "date", "time"))
    return message(
      "No column with the date was found. The first line has to name the columns, one of them date, time or timestamp.",
    );
  const isLong = has("type") && has("value");
  const isWide = has(...WHOLE) || (has("systolic") && has("diastolic"));
  return isLong || isWide
    ? null
    : message(
        "No column with readings was found. The first line has to name the columns, like weight, heart rate, systolic and diastolic, oxygen, temperature; or type and value.",
      );
}
