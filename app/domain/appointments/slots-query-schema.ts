import { z } from "zod";
import { isIsoDate } from "../dates";
import { OFFER_DAYS } from "./offer";
import { LONGEST_SEARCH_DAYS } from "./slots";

const DAYS = `Ask for 1 to ${LONGEST_SEARCH_DAYS} days`;
/** A calendar that is counted in days from it stays within four-digit years. */
const isNearDate = (value: string) => isIsoDate(value) && value >= "1900-01-01" && value < "3000-01-01";

/** The query of a specialist's free times: from which day on (today unless given), and how many days. */
export const slotsQuerySchema = z.object({
  from: z.string().refine(isNearDate, "Use a date that exists, like 2026-03-27").optional(),
  days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(LONGEST_SEARCH_DAYS, DAYS).default(OFFER_DAYS),
});
