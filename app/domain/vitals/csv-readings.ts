import { csvLine, csvSteps, inOneGo, type CsvRow } from "./csv";
import { columnsFault, columnsOf, MAX_CELL, TYPE_OF, typeNamed, type Column, type ColumnKind } from "./csv-columns";
import { instantOf, numberIn, orderOf, pressuresIn, type DateOrder, type OrderSeen } from "./csv-values";
import { MAX_IMPORT_LINES } from "./import-limits";
import { readingFaults, type Measurement } from "./plausible";
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
};

/** A line, or a part of it, that was not taken; the reason never quotes it. */
export type RefusedLine = { line: number; reason: string };

export type UnderstoodFile = {
  /** Of each type and instant one, newest first. */
  readings: Measurement[];
  /** How often the file has a type and instant again; the last one counts. */
  doubles: number;
  refused: RefusedLine[];
  /** Headings that mean nothing here. */
  unused: string[];
  /** How dates like 3/4/2026 were read; `null` where there are none. */
  dates: OrderSeen | null;
  /** Weights came without a unit, so that the choice decided. */
  assumedWeightUnit: boolean;
};

/** Lines between two steps: a few milliseconds. */
const LINES = 200;
const MAX_COLUMNS = 100;

/** A cell as it is read. One that is too long is nothing that can be, and not its beginning, which might be a value. */
const readable = (cell: string) => (cell.length > MAX_CELL ? "?" : cell);

/**
 * Understands a file of readings: a column for each kind, or the long form of
 * our own export (type, value, unit, timestamp). In steps (`csvSteps`).
 * @returns what it holds, or the reason why nothing of it can be read.
 */
export function* vitalsFileSteps(
  text: string,
  choices: ImportChoices,
  now: Date,
): Generator<void, UnderstoodFile | { fault: string }> {
  const { rows, openQuote } = yield* csvSteps(text, MAX_IMPORT_LINES);
  const [head, ...lines] = rows;
  if (!head) return { fault: "The file is empty." };
  if (rows.length > MAX_IMPORT_LINES)
    return { fault: `The file has more than ${MAX_IMPORT_LINES.toLocaleString("en-US")} lines. Split it.` };
  if (head.cells.length > MAX_COLUMNS) return { fault: `The file has more than ${MAX_COLUMNS} columns.` };
  if (/^\s*(?:[<{]|\[\s*[{[])/.test(text) || text.startsWith("%PDF"))
    return { fault: "This is no table. Save or export the readings as CSV and choose that file" };
  const columns = columnsOf(head.cells);
  const fault = columnsFault(columns);
  if (fault) return { fault };
  if (lines.length === 0) return { fault: "The file names its columns, but has no line below them." };

  const at = new Map(columns.known.map((column) => [column.kind, column]));
  const cell = (row: CsvRow, kind: ColumnKind) => readable(row.cells[at.get(kind)?.index ?? -1] ?? "");
  const whenOf = (row: CsvRow): [string, string] => {
    const date = cell(row, "timestamp") || cell(row, "date");
    // A column called time may hold all of it.
    return date === "" ? [cell(row, "time"), ""] : [date, cell(row, "time")];
  };
  const dates = orderOf(lines.map((row) => whenOf(row)[0]));
  const order = choices.order ?? dates?.order ?? "month";

  const understood = { refused: [] as RefusedLine[], assumedWeightUnit: false };
  const byKey = new Map<string, Measurement>();
  let count = 0;
  for (const [index, row] of lines.entries()) {
    if (index % LINES === LINES - 1) yield;
    const refuse = (reason: string) => void understood.refused.push({ line: row.line, reason });
    const measuredAt = instantOf(...whenOf(row), { order, zone: choices.zone });
    if (!measuredAt) {
      refuse("The date or the time cannot be read");
      continue;
    }
    const values = at.has("type") && at.has("value") ? longValue(row, cell) : wideValues(row, columns.known, cell);
    if (values.length === 0) refuse("Nothing was measured in this line");
    for (const value of values) {
      if ("reason" in value) {
        refuse(value.reason);
        continue;
      }
      const unit = unitOf(value, choices);
      if (unit.assumed && value.deviceType === "body_weight") understood.assumedWeightUnit = true;
      const convert = unit.ucum === null ? null : conversionFrom(value.deviceType, unit.ucum);
      const label = VITAL_KINDS[value.deviceType].label;
      if (!convert) {
        refuse(`${label}: the unit is not known`);
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
      byKey.set(`${reading.deviceType} ${measuredAt.getTime()}`, reading);
    }
  }
  if (openQuote !== null)
    understood.refused.push({
      line: openQuote,
      reason: "A quotation mark is not closed; nothing was read from here on",
    });
  const readings = [...byKey.values()].sort((a, b) => b.measuredAt.getTime() - a.measuredAt.getTime());
  return {
    ...understood,
    readings,
    doubles: count - readings.length,
    unused: columns.unused,
    dates: dates && { ...dates, order },
  };
}

/** `vitalsFileSteps` in one go: for short files. */
export const readVitalsFile = (text: string, choices: ImportChoices, now: Date) =>
  inOneGo(vitalsFileSteps(text, choices, now));

type Value = {
  deviceType: DeviceType;
  value: number;
  diastolic: number | null;
  unit: string | null;
  /** Whether `unit` is UCUM already, from the heading. */ isUcum: boolean;
};
type CellOf = (row: CsvRow, kind: ColumnKind) => string;

/** Of temperatures without a unit the number itself tells: nobody lives at 50 °C or at 50 °F. */
const CELSIUS_BELOW = 50;

function unitOf(
  { deviceType, value, unit, isUcum }: Value,
  { weightUnit }: ImportChoices,
): { ucum: string | null; assumed: boolean } {
  if (unit !== null) return { ucum: isUcum ? unit : ucumOf(deviceType, unit), assumed: false };
  if (deviceType === "body_weight") return { ucum: weightUnit === "kg" ? "kg" : "[lb_av]", assumed: true };
  return {
    ucum: deviceType === "temperature" && value < CELSIUS_BELOW ? "Cel" : storedUnit(deviceType),
    assumed: true,
  };
}

/** The value of a line that names its type. */
function longValue(row: CsvRow, cell: CellOf): (Value | { reason: string })[] {
  const deviceType = typeNamed(cell(row, "type"));
  if (!deviceType) return [{ reason: "The type is not known" }];
  const unit = cell(row, "unit") || null;
  const value = valueIn(deviceType, cell(row, "value"), cell(row, "diastolic"), null);
  return ["reason" in value ? value : { ...value, unit: unit ?? value.unit }];
}

/** The values of a line that has a column for each kind. */
function wideValues(row: CsvRow, columns: readonly Column[], cell: CellOf): (Value | { reason: string })[] {
  return columns.flatMap(({ kind, unit }) => {
    const deviceType = TYPE_OF[kind];
    const text = cell(row, kind);
    // A diastolic pressure alone is met again at its systolic.
    if (!deviceType || kind === "diastolic" || text === "")
      return kind === "diastolic" && text !== "" && cell(row, "systolic") === "" && cell(row, "pressure") === ""
        ? [{ reason: "Blood pressure has two values, like 120/80" }]
        : [];
    return [valueIn(deviceType, text, kind === "systolic" ? cell(row, "diastolic") : "", unit)];
  });
}

function valueIn(deviceType: DeviceType, text: string, lower: string, ucum: string | null): Value | { reason: string } {
  const pressures = deviceType === "blood_pressure" ? pressuresIn(text) : null;
  const number = pressures ?? numberIn(text);
  const second = pressures ? null : lower === "" ? null : numberIn(lower);
  if (!number || (lower !== "" && !pressures && !second))
    return { reason: `${VITAL_KINDS[deviceType].label}: not a number` };
  const diastolic = pressures?.diastolic ?? second?.value ?? null;
  return {
    deviceType,
    value: number.value,
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
    diastolic === null ? String(value) : `${value}/${diastolic}`,
    VITAL_KINDS[deviceType].unit,
    measuredAt.toISOString(),
  ]);
