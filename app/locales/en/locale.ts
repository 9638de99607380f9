import type { Locale } from "~/domain/locale";

export default {
  name: "English",
  direction: "ltr",
  intl: "en-US",
  openGraph: "en_US",
  comma: ",",
  and: () => " and ",
  dayHalves: ["AM", "PM"],
  midnight: "midnight",
  date: ({ day, month, year }) => `${month} ${day}, ${year}`,
  day: ({ weekday, day, month, year }) => `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${year}`,
  fullDay: ({ weekday, day, month, year }) => `${weekday}, ${month} ${day}, ${year}`,
  weekday: (name) => name.slice(0, 3),
  cityTime: (city) => `${city} time`,
  universalTime: "UTC",
  ownClock: "on your own clock",
  // English is what they are called where they are offered.
  zones: {},
} as const satisfies Locale;
