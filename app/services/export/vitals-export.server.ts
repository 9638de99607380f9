import { allReadings } from "db/health-record";
import type { AppContext } from "~/context";
import { CSV_HEAD, readingLine } from "~/domain/vitals/csv-readings";
import type { ExportQuery } from "~/domain/vitals/export-query";

/** Readings as comma-separated text, a page at a time; the same form as the import takes. */
export async function* vitalsCsv(
  { db }: Pick<AppContext, "db">,
  patientId: number,
  some: ExportQuery,
): AsyncGenerator<string> {
  yield CSV_HEAD;
  for await (const page of allReadings(db, patientId, some)) yield page.map(readingLine).join("");
}
