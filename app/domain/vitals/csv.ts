/** A record of a file: the line it begins on, counted from 1, and its cells. */
export type CsvRow = { line: number; cells: string[] };

export type CsvTable = {
  rows: CsvRow[];
  /** The line of a quotation mark that is never closed; what follows it is not read. */
  openQuote: number | null;
};

/** Semicolons and tabs first: a list of decimal commas has as many commas as semicolons, or nearly. */
export const SEPARATORS = [";", "\t", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What the first line says by itself that the separator is, as spreadsheets write it: `sep=;`. */
const SAID = /^(?:\uFEFF)?"?sep=([,;\t])"?[ \t]*(?:\r\n|\n|\r)/i;

/** The separator that the first line names or has most of, outside of quotation marks. */
export function separatorOf(text: string): Separator {
  const said = SAID.exec(text)?.[1];
  if (said) return said as Separator;
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "\n" || character === "\r")) break;
    else if (!quoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return [...SEPARATORS].sort((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}

/** Cells between two steps: a millisecond or two. */
const CELLS = 4_000;

/**
 * Reads comma-separated text (RFC 4180): quoted cells may hold separators, line
 * ends and doubled quotation marks. Semicolons and tabs separate as well, a byte
 * order mark is no text, lines end with LF, CR LF or CR, empty ones are passed
 * over. Throws at nothing, and takes time in proportion to the length. In steps,
 * so that whoever reads megabytes can let others have their turn.
 * @param most rows are read at the most, and one more, by which it is known that there are more.
 */
export function* csvSteps(
  text: string,
  most = Infinity,
  separator: Separator = separatorOf(text),
): Generator<void, CsvTable> {
  const plain = text.replace(/^\uFEFF/, "");
  const ends = new RegExp(`[${separator}\\r\\n]`, "g");
  const rows: CsvRow[] = [];
  let [at, line, cells] = [0, 1, 0];
  let row: CsvRow = { line, cells: [] };
  while (at < plain.length && rows.length <= most) {
    if (++cells % CELLS === 0) yield;
    let quoted = "";
    if (plain[at] === '"') {
      const close = closingQuote(plain, at + 1);
      if (close === -1) return { rows, openQuote: line };
      quoted = plain.slice(at + 1, close).replaceAll('""', '"');
      line += quoted.match(/\r\n|\n|\r/g)?.length ?? 0;
      at = close + 1;
    }
    ends.lastIndex = at;
    const end = ends.exec(plain)?.index ?? plain.length;
    // Blanks and the like behind a closing quotation mark belong to the cell: nothing of a value is dropped silently.
    row.cells.push((quoted + plain.slice(at, end)).trim());
    at = end + 1;
    if (plain[end] === separator) {
      if (at < plain.length) continue;
      row.cells.push("");
    } else if (plain[end] === "\r" && plain[at] === "\n") {
      at++;
    }
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
    row = { line: ++line, cells: [] };
  }
  return { rows, openQuote: null };
}

/** Where a quoted cell ends, past doubled quotation marks; -1 if nowhere. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/** All steps of a reader at once. */
export function inOneGo<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const parseCsv = (text: string, most?: number, separator?: Separator): CsvTable =>
  inOneGo(csvSteps(text, most, separator));

/**
 * A line of comma-separated text. What a spreadsheet would take for a formula
 * (OWASP, CSV injection) begins with an apostrophe and is text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
