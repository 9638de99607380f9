import { latinDigits } from "../digits";
import { parseCsv, SEPARATORS, separatorOf, type CsvRow, type Separator } from "./csv";
import { columnsFault, columnsOf, MAX_CELL } from "./csv-columns";
import { KNOWN_FILES } from "./csv-headings";
import { MAX_COLUMNS } from "./import-limits";
import { ucumOf } from "./units";

/** Lines that are looked through for the headings: titles, comments and settings stand above them. */
const HEAD_LINES = 30;

/** What stands above a table's readings. */
export type Head = {
  separator: Separator;
  headings: string[];
  /** The line that the headings are on, counted from 1. */
  line: number;
  /** UCUM of weights without a unit, where a line above or the program says it; `"?"` for a unit that is not known. */
  weightUnit: string | null;
  /** The zone that the program writes its times in. */
  zone: string | null;
};

/** The cells of a line as headings; Libra's begin with the sign of a comment. */
const headingsIn = ({ cells }: CsvRow): string[] =>
  cells.map((cell, index) => (index === 0 ? cell.replace(/^#\s*/, "") : cell));

/** A setting like `#Units:kg`, alone on its line. */
const UNITS_LINE = /^#?\s*(?:weight\s*)?units?\s*[:=]\s*(\S{1,20})\s*$/i;

/**
 * Finds the headings of a table: the first line that names a date and a reading, in whatever separator it does so.
 * Where there is none it is the line with the most cells, for a person to say what its columns are. `null` for what has
 * no lines.
 */
export function headOf(text: string): Head | null {
  const beginning = text.slice(0, HEAD_LINES * MAX_CELL * 10);
  const guessed = tableOf(beginning);
  const tables = [guessed, ...SEPARATORS.map((separator) => tableOf(beginning, separator))];
  for (const { rows, separator } of tables) {
    const row = rows.find(
      (one) => one.cells.length <= MAX_COLUMNS && columnsFault(columnsOf(headingsIn(one))) === null,
    );
    if (row) return headAt(row, rows, separator);
  }
  const { rows, separator } = guessed;
  const widest = Math.max(...rows.map(({ cells }) => cells.length));
  const row = rows.find(({ cells }) => cells.length === widest);
  return row ? headAt(row, rows, separator) : null;
}

function tableOf(text: string, separator?: Separator): { rows: CsvRow[]; separator: Separator } {
  const used = separator ?? separatorOf(text);
  return { rows: parseCsv(text, HEAD_LINES, used).rows, separator: used };
}

function headAt(row: CsvRow, rows: readonly CsvRow[], separator: Separator): Head {
  const headings = headingsIn(row).map(latinDigits);
  const above = rows.slice(0, rows.indexOf(row)).map(({ cells }) => cells.filter((cell) => cell !== ""));
  const firstLine = above[0]?.[0] ?? "";
  const known = KNOWN_FILES.find((file) =>
    "firstLine" in file ? file.firstLine.test(firstLine) : file.headings.every((name) => headings.includes(name)),
  );
  const said = above.flatMap(([cell, ...others]) =>
    others.length > 0 ? [] : (UNITS_LINE.exec(cell ?? "")?.[1] ?? []),
  )[0];
  return {
    separator,
    headings,
    line: row.line,
    weightUnit: said === undefined ? (known?.weightUnit ?? null) : (ucumOf("body_weight", said) ?? "?"),
    zone: known?.zone ?? null,
  };
}
