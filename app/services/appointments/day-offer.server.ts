import { findBookable } from "db/appointment-slots";
import type { AppContext } from "~/context";
import { OFFER_DAYS, offerOf, type DayOffer } from "~/domain/appointments/offer";
import { LONGEST_SEARCH_DAYS, type Hours } from "~/domain/appointments/slots";
import { dateIn, parseDate } from "~/domain/dates";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { freeTimes } from "./free-times.server";

type Needs = Pick<AppContext, "db" | "clock">;

/**
 * The free times that a form offers with a specialist.
 * @param asked the day, as it was typed; where it is none, the first with a free time.
 */
export async function dayOffer(
  { db, clock }: Needs,
  provider: Hours & { id: number },
  asked: string,
): Promise<DayOffer> {
  const now = clock();
  const today = dateIn(provider.timeZone, now);
  const date = parseDate(asked);
  if (date) {
    const from = date < today ? today : date;
    return offerOf(await freeTimes(db, provider, { from, days: OFFER_DAYS }, now), date);
  }
  const days = await freeTimes(db, provider, { from: today, days: LONGEST_SEARCH_DAYS }, now);
  return offerOf(days, days.find(({ slots }) => slots.length > 0)?.date ?? today);
}

/** As `dayOffer`, for a form that is given back: `null` for whom nothing can be asked for, and in an outage. */
export async function offerAgain(
  app: Needs & Pick<AppContext, "log">,
  specialist: number | null,
  asked: string,
): Promise<DayOffer | null> {
  if (specialist === null) return null;
  try {
    const provider = await findBookable(app.db, specialist);
    return provider?.isListed ? await dayOffer(app, provider, asked) : null;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    return null;
  }
}
