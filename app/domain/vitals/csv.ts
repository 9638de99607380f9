/** A record of a file: the line it begins on, counted from 1, and its cells. */
export type CsvRow = { line: number; cells: string[] };

export type CsvTable = {
  rows: CsvRow[];
  /** The line of a quotation mark that is never closed; what follows it is not read. */
  openQuote: number | null;
};

const SEPARATORS = [",", ";", "\t"] as const;

/** The separator that the first line has most of, outside of quotation marks. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "\n" || character === "\r")) break;
    else if (!quoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  // A list of decimal commas has as many commas as semicolons, or nearly.
  return [";", "\t", ","].sort((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}

/**
 * Reads comma-separated text (RFC 4180): quoted cells may hold separators, line
 * ends and doubled quotation marks. Semicolons and tabs separate as well, a byte
 * order mark is no text, lines end with LF, CR LF or CR, empty ones are passed
 * over. Throws at nothing.
 * @param most rows are read at the most, and one more, by which it is known that there are more.
 */
export function parseCsv(text: string, most = Infinity): CsvTable {
  const plain = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(plain);
  // One cell: quoted, or up to the next separator or line end; then what ends it.
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"([^${separator}\\r\\n]*)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, "y");
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let at = 0;
  while (at < plain.length && rows.length <= most) {
    cell.lastIndex = at;
    const [whole, quoted, behind, bare, end] = cell.exec(plain) ?? [""];
    if (end === undefined || (quoted === undefined && bare!.startsWith('"'))) return { rows, openQuote: line };
    // Blanks and the like behind a closing quotation mark belong to the cell: nothing of a value is dropped silently.
    row.cells.push(quoted === undefined ? bare!.trim() : (quoted.replaceAll('""', '"') + behind!).trim());
    at += whole.length;
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === separator && at < plain.length) continue;
    if (end === separator) row.cells.push("");
    if (row.cells.some((text) => text !== "")) rows.push(row);
    row = { line, cells: [] };
  }
  return { rows, openQuote: null };
}

/**
 * A line of comma-separated text. What a spreadsheet would take for a formula
 * (OWASP, CSV injection) begins with an apostrophe and is text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
