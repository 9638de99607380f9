import { Logo } from "~/components/logo";
import { DisplayPreference, LanguagePreference } from "~/components/shell/preferences";
import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { useWords } from "~/components/words";
import type { PlainMessageId } from "~/locales/messages";

const LISTS = [
  {
    title: "AI Services",
    links: [
      { to: "/ai-consultation", label: "AI Nutrition Coach" },
      { to: "/ai-consultation", label: "Symptom Analysis" },
      { to: "/health-dashboard", label: "Health Insights" },
    ],
  },
  {
    title: "Platform",
    links: [
      { to: "/specialists", label: "Find Specialists" },
      { to: "/book-appointment", label: "Book an Appointment" },
      { to: "/vr-consultation", label: "VR Consultations" },
      { to: "/patient-portal", label: "Client Portal" },
      { to: "/specialist-signup", label: "Join as Specialist" },
    ],
  },
] as const satisfies readonly { title: PlainMessageId; links: readonly { to: string; label: PlainMessageId }[] }[];

const HELP = [
  { to: "/emergency", label: "In an emergency" },
  { to: "/privacy", label: "Privacy and security" },
  { to: "/accessibility", label: "Accessibility" },
] as const satisfies readonly { to: string; label: PlainMessageId }[];

/** The site's footer: the two link lists (HOME-10), help, and what we do and do not promise. */
export function Footer() {
  const brand = useBrand();
  const { t } = useWords();
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="wrap grid grid-cols-1 gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div>
          <p className="flex items-center gap-3 text-lg font-bold">
            <Logo className="size-9" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-sm text-sm text-muted">
            {t("Weight care with real specialists, at your pace. Secure and HIPAA compliant.")}
          </p>
        </div>
        {LISTS.map((list) => (
          <nav key={list.title} aria-labelledby={`footer-${list.title.replace(" ", "-")}`}>
            <h2 id={`footer-${list.title.replace(" ", "-")}`} className="text-sm font-bold">
              {t(list.title)}
            </h2>
            <ul className="mt-2">
              {list.links.map(({ to, label }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="inline-flex min-h-10 items-center text-[0.9375rem] text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="text-sm font-bold">{t("Help")}</h2>
          <ul className="mt-2 text-[0.9375rem] text-muted">
            <li>
              <a
                className="inline-flex min-h-10 items-center wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
                href={brand.phoneHref}
              >
                <bdi>{brand.supportPhone}</bdi>
              </a>
            </li>
            <li>
              <a
                className="inline-flex min-h-10 items-center wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
                href={`mailto:${brand.supportEmail}`}
              >
                <bdi>{brand.supportEmail}</bdi>
              </a>
            </li>
            {HELP.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-10 items-center wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap border-t border-line py-6 text-sm text-muted">
        <p>
          {t("{brand} does not replace emergency care. If your life may be in danger, call 911 now.", {
            brand: brand.name,
          })}
        </p>
        <LanguagePreference />
        <DisplayPreference />
      </div>
    </footer>
  );
}
