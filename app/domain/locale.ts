/** A day by its names and numbers: `Tuesday`, `November`, `3`, `2026`. */
export type DateParts = { weekday: string; day: string; month: string; year: string };

/**
 * What differs by language besides the texts. Each language has one, in `app/locales/<language>/locale.ts`. Orders of
 * dates stand there and not in `Intl`, because engines differ by spaces: a page must say in the browser what it said on
 * the server.
 */
export type Locale = {
  /** The language's name in itself. */
  name: string;
  direction: "ltr" | "rtl";
  /**
   * What `Intl` is asked for: the digits of all languages are those of phone numbers and prices in the United States.
   */
  intl: string;
  /** As Open Graph writes it. */
  openGraph: string;
  comma: string;
  /** What stands before the last of several, spaces included; it may depend on what follows. */
  and: (next: string) => string;
  /** The halves of the day, before and after noon: all languages use the clock of twelve hours that the country has. */
  dayHalves: readonly [string, string];
  /** The midnight with which a day ends. */
  midnight: string;
  /** A date: `March 14, 1980`. */
  date: (parts: DateParts) => string;
  /** A date with its weekday, as short as is usual: `Tue, Nov 3, 2026`. */
  day: (parts: DateParts) => string;
  /** The same in full: `Tuesday, November 3, 2026`. */
  fullDay: (parts: DateParts) => string;
  /** A weekday beside a time. */
  weekday: (name: string) => string;
  /** A zone's clock by the name of its city. */
  cityTime: (city: string) => string;
  /** Universal time, as it is called beside a time of day. */
  universalTime: string;
  /** Whose clock it is where no zone is known. */
  ownClock: string;
  /**
   * The names of the offered zones, by their IANA names. Of a zone that is not among them the English name is shown.
   */
  zones: Readonly<Record<string, { city: string; label: string }>>;
};
