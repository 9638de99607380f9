import type { ImportView } from "~/services/vitals/import.server";
import { DEVICE_TYPES, type WeightUnit } from "~/domain/vitals/types";

/** Rows and refused lines that a preview shows. */
const SHOWN = 8;
const SHOWN_REFUSED = 20;
const SHOWN_HEADINGS = 20;
const HEADING_LENGTH = 40;

/**
 * What a person needs to see of a file to say that it was understood rightly.
 * @param loggedIn the unit that they log their weight in, if they have yet.
 */
export function previewOf({ file, choices }: Extract<ImportView, { state: "preview" }>, loggedIn: WeightUnit | null) {
  const { readings, refused, doubles, unused, dates, assumedWeightUnit } = file;
  return {
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
    doubles,
    unused: unused.slice(0, SHOWN_HEADINGS).map((heading) => heading.slice(0, HEADING_LENGTH)),
    dates,
    assumedWeightUnit,
    isLoggedUnit: choices.weightUnit === loggedIn,
    choices,
  };
}
export type PreviewData = ReturnType<typeof previewOf>;
