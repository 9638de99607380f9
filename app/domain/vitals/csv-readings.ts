import { latinDigits } from "../digits";
import { message, type Message } from "../message";
import { csvLine, csvSteps, inOneGo, type CsvRow } from "./csv";
import {
  choiceOf,
  chosenColumns,
  columnsFault,
  columnsOf,
  MAX_CELL,
  TYPE_OF,
  typeNamed,
  type Column,
  type ColumnChoice,
  type ColumnKind,
} from "./csv-columns";
import { headOf, type Head } from "./csv-head";
import {
  instantOf,
  numberIn,
  orderOf,
  poundsOfStones,
  pressuresIn,
  zoneIn,
  type DateOrder,
  type OrderSeen,
} from "./csv-values";
import { MAX_COLUMNS, MAX_IMPORT_LINES } from "./import-limits";
import { SERVER_KINDS } from "./kinds";
import { LB_PER_STONE } from "./kinds/body-weight";
import { readingFaults, TWO_PRESSURES, type Measurement } from "./plausible";
import type { StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType, type WeightUnit } from "./types";
import { conversionFrom, storedUnit, ucumOf } from "./units";

/** How a file is to be read where it does not say so itself. */
export type ImportChoices = {
  /** `null`: as the dates themselves tell. */
  order: DateOrder | null;
  /** Of times without one. */
  zone: string;
  /** Of weights without one. */
  weightUnit: WeightUnit;
  /** What a person has said that each column is; missing or `null`: as the headings tell. */
  columns?: readonly ColumnChoice[] | null;
};

/** A line, or a part of it, that was not taken; the reason never quotes it. */
export type RefusedLine = { line: number; reason: Message };

/**
 * The same as it is stored: in English, and as a message, which what was stored by an earlier version does not have.
 */
export type StoredRefusal = { line: number; reason: string; text?: Message };

/** A column as a person is asked about it: its heading, what it was taken for, and some of what stands in it. */
export type ColumnView = { heading: string; choice: ColumnChoice; values: string[] };

export type UnderstoodFile = {
  /** Of each type and instant one, newest first. */
  readings: Measurement[];
  /** The line that each reading is on. */
  lines: ReadonlyMap<Measurement, number>;
  /** How often the file has a type and instant again; the last one counts. */
  doubles: number;
  refused: RefusedLine[];
  columns: ColumnView[];
  /** How dates like 3/4/2026 were read; `null` where there are none. */
  dates: OrderSeen | null;
  /** Weights came without a unit, so that the choice decided. */
  assumedWeightUnit: boolean;
};

/** Why nothing of a file can be read; with its columns where a person could say what they are. */
export type FileFault = { fault: Message; columns?: ColumnView[] };

/** Cells between two steps: a few milliseconds. Lines have from one to a hundred. */
const CELLS = 1_000;
/** Values of a column that are shown where a person is asked what they are, and characters of each. */
const [SHOWN_VALUES, SHOWN_LENGTH] = [3, 40];

/** A cell as it is read. One that is too long is nothing that can be, and not its beginning, which might be a value. */
const readable = (cell: string) => (cell.length > MAX_CELL ? "?" : latinDigits(cell.replace(/\s+/g, " ")));

/**
 * Understands a file of readings: a column for each kind, or the long form of
 * our own export (type, value, unit, timestamp). In steps (`csvSteps`).
 * @returns what it holds, or the reason why nothing of it can be read.
 */
export function* vitalsFileSteps(
  text: string,
  choices: ImportChoices,
  now: Date,
): Generator<void, UnderstoodFile | FileFault> {
  const head = headOf(text);
  if (!head) return { fault: message("The file is empty.") };
  const { rows, openQuote } = yield* csvSteps(text, MAX_IMPORT_LINES, head.separator);
  if (rows.length > MAX_IMPORT_LINES)
    return {
      fault: message("The file has more than {lines} lines. Split it.", {
        lines: MAX_IMPORT_LINES.toLocaleString("en-US"),
      }),
    };
  if (head.headings.length > MAX_COLUMNS)
    return { fault: message("The file has more than {columns} columns.", { columns: MAX_COLUMNS }) };
  if (/^\s*(?:[<{]|\[\s*[{[])/.test(text) || text.startsWith("%PDF"))
    return { fault: message("This is no table. Save or export the readings as CSV and choose that file") };
  const columns = choices.columns ? chosenColumns(choices.columns, head.headings) : columnsOf(head.headings);
  const below = rows.slice(rows.findIndex(({ line }) => line === head.line) + 1);
  const views = columnViews(head, columns, below);
  const fault = columnsFault(columns);
  if (fault) return { fault, ...(views.length > 1 && below.length > 0 ? { columns: views } : {}) };

  const zone = head.zone ?? choices.zone;
  let table = tableReader(columns);
  const isDated = (row: CsvRow, order: DateOrder) => instantOf(...table.whenOf(row), { order, zone }) !== null;
  const first = rows.find(({ line }) => line === head.line)!;
  // A person can name the columns of a table without headings: then its first line is a reading.
  const lines = choices.columns && isDated(first, choices.order ?? "day") ? [first, ...below] : below;
  if (lines.length === 0) return { fault: message("The file names its columns, but has no line below them.") };
  const dates = orderOf(lines.map((row) => table.whenOf(row)[0]));
  const order = choices.order ?? dates?.order ?? "month";

  const refused: RefusedLine[] = [];
  let assumedWeightUnit = false;
  const byKey = new Map<string, { reading: Measurement; line: number }>();
  let count = 0;
  let isOtherTable = false;
  let cells = 0;
  for (const row of lines) {
    cells += row.cells.length;
    if (cells > CELLS) {
      yield;
      cells = 0;
    }
    const refuse = (reason: Message) => void refused.push({ line: row.line, reason });
    // Fitbit and Omron write several tables one below the other: the columns of another hold something else.
    const others = headingsOfAnother(row);
    if (others) {
      isOtherTable = columnsFault(others) !== null;
      if (isOtherTable) refuse(message("Another table begins here, without readings; it was not read"));
      else table = tableReader(others);
      continue;
    }
    if (isOtherTable) continue;
    const own = table.cell(row, "zone");
    const inZone = own === "" ? zone : zoneIn(own);
    const measuredAt = inZone === null ? null : instantOf(...table.whenOf(row), { order, zone: inZone });
    if (!measuredAt) {
      refuse(message("The date or the time cannot be read"));
      continue;
    }
    const values = table.valuesOf(row);
    if (values.length === 0) refuse(message("Nothing was measured in this line"));
    for (const value of values) {
      if ("reason" in value) {
        refuse(value.reason);
        continue;
      }
      const unit = unitOf(value, head.weightUnit, choices);
      if (unit.assumed && value.deviceType === "body_weight") assumedWeightUnit = true;
      const convert = unit.ucum === null ? null : conversionFrom(value.deviceType, unit.ucum);
      if (!convert) {
        refuse(message("{label}: the unit is not known", { label: message(VITAL_KINDS[value.deviceType].label) }));
        continue;
      }
      const reading = {
        deviceType: value.deviceType,
        value: convert(value.value),
        diastolic: value.diastolic === null ? null : convert(value.diastolic),
        measuredAt,
      };
      const faults = readingFaults(reading, now);
      if (faults.length > 0) {
        refuse(faults[0]!.message);
        continue;
      }
      count++;
      byKey.set(`${reading.deviceType} ${measuredAt.getTime()}`, { reading, line: row.line });
    }
  }
  if (openQuote !== null)
    refused.push({
      line: openQuote,
      reason: message("A quotation mark is not closed; nothing was read from here on"),
    });
  const found = [...byKey.values()].sort((a, b) => b.reading.measuredAt.getTime() - a.reading.measuredAt.getTime());
  return {
    readings: found.map(({ reading }) => reading),
    lines: new Map(found.map(({ reading, line }) => [reading, line])),
    doubles: count - found.length,
    refused,
    columns: views,
    dates: dates && { ...dates, order },
    assumedWeightUnit,
  };
}

/** `vitalsFileSteps` in one go: for short files. */
export const readVitalsFile = (text: string, choices: ImportChoices, now: Date) =>
  inOneGo(vitalsFileSteps(text, choices, now));

function columnViews({ headings }: Head, columns: readonly Column[], rows: readonly CsvRow[]): ColumnView[] {
  return headings.map((heading, index) => ({
    heading: heading.slice(0, SHOWN_LENGTH),
    choice: choiceOf(columns.find((column) => column.index === index)),
    values: valuesIn(rows, index),
  }));
}

/** Some different values of a column, from the top. */
function valuesIn(rows: readonly CsvRow[], index: number): string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[index]?.slice(0, SHOWN_LENGTH) ?? "";
    if (value !== "") found.add(value);
    if (found.size === SHOWN_VALUES) break;
  }
  return [...found];
}

/** The columns of a line that is the head of another table: it names a date, and nothing in it is a number. */
function headingsOfAnother({ cells }: CsvRow): Column[] | null {
  if (cells.length < 2 || cells.length > MAX_COLUMNS || cells.some((cell) => /^[\d٠-٩۰-۹]/.test(cell))) return null;
  const columns = columnsOf(cells);
  return columns.some(({ kind }) => kind === "date" || kind === "timestamp") ? columns : null;
}

type Value = {
  deviceType: DeviceType;
  value: number;
  diastolic: number | null;
  unit: string | null;
  /** Whether `unit` is UCUM already, from the heading. */ isUcum: boolean;
};

/** How the lines of a table are read whose columns are known. */
function tableReader(columns: readonly Column[]) {
  const at = new Map(columns.map((column) => [column.kind, column]));
  const cellAt = (row: CsvRow, index: number | undefined) => readable(row.cells[index ?? -1] ?? "");
  const cell = (row: CsvRow, kind: ColumnKind) => cellAt(row, at.get(kind)?.index);
  const isLong = at.has("type") && at.has("value");
  const unitColumns = columns.filter(({ kind }) => kind === "unit");
  const unitCell = (row: CsvRow, index: number | null) =>
    cellAt(row, unitColumns.find((column) => column.of === index)?.index) || null;

  /** The value of a line that names its type. */
  function longValue(row: CsvRow): (Value | { reason: Message })[] {
    const deviceType = typeNamed(cell(row, "type"));
    if (!deviceType) return [{ reason: message("The type is not known") }];
    const value = valueIn(deviceType, cell(row, "value"), cell(row, "diastolic"), null);
    return ["reason" in value ? value : { ...value, unit: cellAt(row, unitColumns[0]?.index) || value.unit }];
  }

  /** The values of a line that has a column for each kind. */
  function wideValues(row: CsvRow): (Value | { reason: Message })[] {
    return columns.flatMap(({ index, kind, unit, pounds }) => {
      const deviceType = TYPE_OF[kind];
      const text = cellAt(row, index);
      // A diastolic pressure alone is met again at its systolic.
      if (!deviceType || kind === "diastolic" || text === "")
        return kind === "diastolic" && text !== "" && cell(row, "systolic") === "" && cell(row, "pressure") === ""
          ? [{ reason: TWO_PRESSURES }]
          : [];
      const value = valueIn(deviceType, text, kind === "systolic" ? cell(row, "diastolic") : "", unit);
      if ("reason" in value) return [value];
      if (pounds !== undefined) return [withPounds(value, cellAt(row, pounds))];
      const own = unitCell(row, index);
      return [value.unit === null && own !== null ? { ...value, unit: own } : value];
    });
  }

  return {
    cell,
    valuesOf: isLong ? longValue : wideValues,
    whenOf(row: CsvRow): [string, string] {
      const date = cell(row, "timestamp") || cell(row, "date");
      // A column called time may hold all of it.
      return date === "" ? [cell(row, "time"), ""] : [date, cell(row, "time")];
    },
  };
}

const notNumber = (deviceType: DeviceType) => ({
  reason: message("{label}: not a number", { label: message(VITAL_KINDS[deviceType].label) }),
});

/**
 * A weight in stones with the pounds of the column beside it; where these are more than a stone, they are the whole
 * weight.
 */
function withPounds(stones: Value, text: string): Value | { reason: Message } {
  if (text === "") return stones;
  const pounds = numberIn(text);
  if (!pounds) return notNumber("body_weight");
  const whole = pounds.value < LB_PER_STONE ? stones.value * LB_PER_STONE + pounds.value : pounds.value;
  return { ...stones, value: whole, unit: "[lb_av]", isUcum: true };
}

function unitOf(
  { deviceType, value, unit, isUcum }: Value,
  fileUnit: string | null,
  { weightUnit }: ImportChoices,
): { ucum: string | null; assumed: boolean } {
  if (unit !== null) return { ucum: isUcum ? unit : ucumOf(deviceType, unit), assumed: false };
  if (deviceType === "body_weight")
    return fileUnit === null
      ? { ucum: weightUnit === "kg" ? "kg" : "[lb_av]", assumed: true }
      : { ucum: fileUnit, assumed: false };
  return { ucum: SERVER_KINDS[deviceType].assumeUnit?.(value) ?? storedUnit(deviceType), assumed: true };
}

function valueIn(
  deviceType: DeviceType,
  text: string,
  lower: string,
  ucum: string | null,
): Value | { reason: Message } {
  const stones = deviceType === "body_weight" ? poundsOfStones(text) : null;
  if (stones !== null) return { deviceType, value: stones, diastolic: null, unit: "[lb_av]", isUcum: true };
  const { diastolic: hasTwo, mayBeFraction } = SERVER_KINDS[deviceType];
  const pressures = hasTwo ? pressuresIn(text) : null;
  const number = pressures ?? numberIn(text);
  const second = pressures ? null : lower === "" ? null : numberIn(lower);
  if (!number || (lower !== "" && !pressures && !second)) return notNumber(deviceType);
  const diastolic = pressures?.diastolic ?? second?.value ?? null;
  if (hasTwo && diastolic === null && !pressures) return { reason: TWO_PRESSURES };
  return {
    deviceType,
    value: mayBeFraction && number.value <= 1 ? Math.round(number.value * 10_000) / 100 : number.value,
    diastolic,
    unit: number.unit ?? ucum,
    isUcum: number.unit === null && ucum !== null,
  };
}

/** The first line of what the export writes. */
export const CSV_HEAD = csvLine(["type", "value", "unit", "timestamp"]);

/** A reading as a line of the export: the number as it is stored, so that it comes back as the same. */
export const readingLine = ({ deviceType, value, diastolic, measuredAt }: Omit<StoredReading, "id">): string =>
  csvLine([
    deviceType,
    // "118/" is a systolic pressure whose diastolic is known to be absent.
    SERVER_KINDS[deviceType].diastolic ? `${value}/${diastolic ?? ""}` : String(value),
    VITAL_KINDS[deviceType].unit,
    measuredAt.toISOString(),
  ]);
