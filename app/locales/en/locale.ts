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
  zones: {
    "America/New_York": { city: "New York", label: "Eastern (New York)" },
    "America/Chicago": { city: "Chicago", label: "Central (Chicago)" },
    "America/Denver": { city: "Denver", label: "Mountain (Denver)" },
    "America/Phoenix": { city: "Phoenix", label: "Arizona (Phoenix)" },
    "America/Los_Angeles": { city: "Los Angeles", label: "Pacific (Los Angeles)" },
    "America/Anchorage": { city: "Anchorage", label: "Alaska (Anchorage)" },
    "Pacific/Honolulu": { city: "Honolulu", label: "Hawaii (Honolulu)" },
  },
} as const satisfies Locale;
