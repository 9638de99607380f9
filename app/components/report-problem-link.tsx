import type { PlainMessageId } from "~/locales/messages";
import { useBrand } from "./use-brand";
import { useWords } from "./words";

/** What can be wrong, for a screen reader. The names are our own words, for whoever reads the mail. */
const ABOUT = {
  "medical history": "about this medical history",
  allergies: "about these allergies",
  medications: "about these medications",
  insurance: "about this insurance",
  appointment: "about this appointment",
  request: "about this request",
  prescription: "about this prescription",
  visit: "about this visit",
  access: "about this access",
} as const satisfies Record<string, PlainMessageId<"portal" | "dashboard">>;

/** The way to say that something recorded is wrong. The mail's address holds no personal data. */
export function ReportProblemLink({ about }: { about: keyof typeof ABOUT }) {
  const { supportEmail } = useBrand();
  const { t } = useWords<"portal" | "dashboard">();
  return (
    <a
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Something is wrong in my record (${about})`)}`}
      className="no-print inline-flex min-h-11 items-center text-[0.9375rem] link"
    >
      {t("Something wrong? Tell us")}
      <span className="sr-only"> {t(ABOUT[about])}</span>
    </a>
  );
}
