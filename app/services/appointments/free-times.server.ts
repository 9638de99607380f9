import type { Queryable } from "db/client";
import { findBookable, heldTimes, type Bookable } from "db/appointment-slots";
import { addDays, type IsoDate } from "~/domain/dates";
import { DAY_MS } from "~/domain/durations";
import {
  freeDays,
  isFree,
  NEAREST,
  nearestSlots,
  type DayOfSlots,
  type Hours,
  type Slot,
} from "~/domain/appointments/slots";
import { wallClock } from "~/domain/zones";

/** So many days around a time that is gone are searched for others; the second only if the first have too few. */
const NEAR_DAYS = [3, 21] as const;

/** No day's slots begin outside of these two instants, whatever the zone. */
const spanOf = (from: IsoDate, days: number) => ({
  startsAt: new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS),
  endsAt: new Date(Date.parse(`${addDays(from, days)}T00:00:00Z`) + DAY_MS),
});

/** A specialist's free slots of so many days of their calendar, day by day. */
export async function freeTimes(
  db: Queryable,
  provider: Hours & { id: number },
  range: { from: IsoDate; days: number },
  now: Date,
): Promise<DayOfSlots[]> {
  return freeDays(provider, range, await heldTimes(db, provider.id, spanOf(range.from, range.days), now), now);
}

/** As `freeTimes`, by the specialist's id; `null` for an unknown one. Begins today where no date is given. */
export async function freeTimesOf(
  db: Queryable,
  providerId: number,
  { from, days }: { from?: IsoDate; days: number },
  now: Date,
): Promise<{ timeZone: Bookable["timeZone"]; days: DayOfSlots[] } | null> {
  const provider = await findBookable(db, providerId);
  if (!provider) return null;
  const range = { from: from ?? wallClock(provider.timeZone, now).date, days };
  return { timeZone: provider.timeZone, days: await freeTimes(db, provider, range, now) };
}

/** The free slots nearest to an instant, before and after it. */
export async function nearestFree(db: Queryable, provider: Bookable, at: Date, now: Date): Promise<Slot[]> {
  let nearest: Slot[] = [];
  for (const around of NEAR_DAYS) {
    const from = wallClock(provider.timeZone, new Date(Math.max(at.getTime() - around * DAY_MS, now.getTime()))).date;
    const days = await freeTimes(db, provider, { from, days: 2 * around + 1 }, now);
    nearest = nearestSlots(
      days.flatMap(({ slots }) => slots),
      at,
    );
    if (nearest.length >= NEAREST) break;
  }
  return nearest;
}

/** Whether a slot of a specialist can be taken. Only while their row is locked does it stay so. */
export const canBeTaken = async (tx: Queryable, provider: Bookable, slot: Slot, now: Date): Promise<boolean> =>
  isFree(slot, await heldTimes(tx, provider.id, slot, now), now);
