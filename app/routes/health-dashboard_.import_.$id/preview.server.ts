import type { ImportView } from "~/services/vitals/import.server";
import { VALUE_COLUMNS } from "~/domain/vitals/csv-columns";
import { DEVICE_TYPES, type WeightUnit } from "~/domain/vitals/types";

/** Rows, refused lines and doubtful weights that a preview shows. */
const SHOWN = 8;
const SHOWN_REFUSED = 20;
const SHOWN_DOUBTS = 10;

/**
 * What a person needs to see of a file to say that it was understood rightly.
 * @param loggedIn the unit that they log their weight in, if they have yet.
 */
export function previewOf(
  { file, doubts, choices }: Extract<ImportView, { state: "preview" }>,
  loggedIn: WeightUnit | null,
) {
  const { readings, refused, doubles, dates, assumedWeightUnit } =
    "fault" in file ? { readings: [], refused: [], doubles: 0, dates: null, assumedWeightUnit: false } : file;
  return {
    fault: "fault" in file ? file.fault : null,
    total: readings.length,
    counts: DEVICE_TYPES.map((type) => ({
      type,
      count: readings.filter(({ deviceType }) => deviceType === type).length,
    })).filter(({ count }) => count > 0),
    newest: readings[0]?.measuredAt ?? null,
    oldest: readings.at(-1)?.measuredAt ?? null,
    first: readings.slice(0, SHOWN),
    refused: refused.slice(0, SHOWN_REFUSED),
    refusedCount: refused.length,
    doubts: doubts
      .slice(-SHOWN_DOUBTS)
      .reverse()
      .map(({ one, from }) => ({ at: one.reading.measuredAt, kg: one.value, farFromKg: from.value })),
    doubtCount: doubts.length,
    doubles,
    columns: file.columns ?? [],
    valueColumns: VALUE_COLUMNS.flatMap(({ choices }) => choices),
    dates,
    assumedWeightUnit,
    isLoggedUnit: choices.weightUnit === loggedIn,
    choices,
  };
}
export type PreviewData = ReturnType<typeof previewOf>;
