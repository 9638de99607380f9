import type { DateParts, Locale } from "~/domain/locale";

const date = ({ day, month, year }: DateParts) => `${day} ${month} ${year}`;
const dayAndDate = (parts: DateParts) => `${parts.weekday}، ${date(parts)}`;

export default {
  name: "العربية",
  direction: "rtl",
  intl: "ar-u-nu-latn",
  openGraph: "ar_AR",
  comma: "،",
  and: () => " و",
  dayHalves: ["ص", "م"],
  midnight: "منتصف الليل",
  date,
  day: dayAndDate,
  fullDay: dayAndDate,
  weekday: (name) => name,
  cityTime: (city) => `بتوقيت ${city}`,
  universalTime: "بالتوقيت العالمي المنسق",
  ownClock: "بتوقيتك المحلي",
  zones: {
    "America/New_York": { city: "نيويورك", label: "التوقيت الشرقي (نيويورك)" },
    "America/Chicago": { city: "شيكاغو", label: "التوقيت الأوسط (شيكاغو)" },
    "America/Denver": { city: "دنفر", label: "التوقيت الجبلي (دنفر)" },
    "America/Phoenix": { city: "فينيكس", label: "أريزونا (فينيكس)" },
    "America/Los_Angeles": { city: "لوس أنجلوس", label: "توقيت المحيط الهادئ (لوس أنجلوس)" },
    "America/Anchorage": { city: "أنكوراج", label: "توقيت ألاسكا (أنكوراج)" },
    "Pacific/Honolulu": { city: "هونولولو", label: "توقيت هاواي (هونولولو)" },
  },
} as const satisfies Locale;
