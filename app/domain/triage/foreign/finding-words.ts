import rows from "~/content/triage/generated/finding-words";
import type { FindingId } from "../findings";

/**
 * Each finding in English words that the reader takes for it, and that can be
 * denied, be of the past or of a relative as any others. Empty where only a
 * number, a date or another finding tells it.
 */
export const FINDING_WORDS = Object.fromEntries(rows.map(({ finding, english }) => [finding, english])) as Readonly<
  Record<FindingId, string>
>;
