import { isIsoDate, type IsoDate } from "~/domain/dates";
import type { Language } from "~/domain/language";
import { formatDay } from "~/domain/moments";
import { isInstant, isListOf, isNumber, isObjectOf, isText } from "~/domain/type-guards";
import type { DayOfSlots } from "./slots";

/** A free time as it is offered: the specialist's clock, and the instant for any other. */
export type OfferedTime = { date: IsoDate; time: string; startsAt: Date };

/** What a form offers of a day. */
export type DayOffer = {
  date: IsoDate;
  times: OfferedTime[];
  /** The next days that have free times, should this one have none that suits. */
  others: IsoDate[];
};

/** So many days are looked through from the day that is asked for. */
export const OFFER_DAYS = 14;
const OTHERS = 3;

/** Of free times day by day what to offer of one of the days. */
export const offerOf = (days: readonly DayOfSlots[], date: IsoDate): DayOffer => ({
  date,
  times: (days.find((day) => day.date === date)?.slots ?? []).map(({ time, startsAt }) => ({ date, time, startsAt })),
  others: days
    .filter((day) => day.date > date && day.slots.length > 0)
    .map((day) => day.date)
    .slice(0, OTHERS),
});

/** A day of the calendar as it is spoken of: `Tue, Nov 24, 2026`. */
export const dayInWords = (date: IsoDate, language: Language = "en") =>
  formatDay(new Date(`${date}T12:00:00Z`), "UTC", language);

/** What a press on one of the form's buttons asks to be shown: a day, and with it perhaps one of its times. */
export function readShow(value: unknown): { date: IsoDate | null; time: string | null } | null {
  if (typeof value !== "string" || value === "") return null;
  const [, date = "", time = null] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d [AP]M))?$/.exec(value) ?? [];
  return isIsoDate(date) ? { date, time } : { date: null, time: null };
}

/** `GET /api/providers/{id}/slots`: free times day by day. */
export type SlotsAnswer = {
  /** The specialist's zone, whose calendar and clock the dates and times are on. */
  timeZone: string;
  slotMinutes: number;
  days: { date: IsoDate; slots: { time: string; startsAt: string }[] }[];
};

type SlotsDay = SlotsAnswer["days"][number];
const isDate = (value: unknown): value is IsoDate => isText(value) && isIsoDate(value);
export const isSlotsAnswer = isObjectOf<SlotsAnswer>({
  timeZone: isText,
  slotMinutes: isNumber,
  days: isListOf(
    isObjectOf<SlotsDay>({
      date: isDate,
      slots: isListOf(isObjectOf<SlotsDay["slots"][number]>({ time: isText, startsAt: isInstant })),
    }),
  ),
});

/** Such an answer as the offer of a day. */
export const offerOfAnswer = ({ days }: SlotsAnswer, date: IsoDate): DayOffer =>
  offerOf(
    days.map((day) => ({
      date: day.date,
      slots: day.slots.map(({ time, startsAt }) => ({
        date: day.date,
        time,
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt),
      })),
    })),
    date,
  );
