import { allReadings } from "db/health-record";
import type { AppContext } from "~/context";
import { CSV_HEAD, readingLine } from "~/domain/vitals/csv-readings";
import type { ExportQuery } from "~/domain/vitals/export-query";

/** Without it spreadsheets take UTF-8 for something older, and a degree sign for two others. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Readings as comma-separated text, a page at a time; the same form as the import takes. */
export async function* vitalsCsv(
  { db }: Pick<AppContext, "db">,
  patientId: number,
  some: ExportQuery,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + CSV_HEAD;
  for await (const page of allReadings(db, patientId, some)) yield page.map(readingLine).join("");
}
