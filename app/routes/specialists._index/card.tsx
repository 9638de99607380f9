import type { ReactNode } from "react";
import { Avatar } from "~/components/avatar";
import { Rating, VerifiedBadge } from "~/components/provider-badges";
import { SpokenLanguage } from "~/components/spoken-language";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { formatDollars } from "~/domain/format";
import type { ProviderCard } from "~/domain/providers/provider";

/** Badges of each kind on a card at the most (DIR-23). */
const BADGES = 2;

/** One specialist of the directory (DIR-16 to DIR-24). */
export function Card({ provider }: { provider: ProviderCard }) {
  const { t, rich, count } = useWords("directory");
  const label = t("Dr. Specialist {id}", { id: provider.id });
  return (
    <article aria-labelledby={`provider-${provider.id}`} className="flex w-full flex-col card p-6">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar provider={provider} className="size-16 shrink-0" />
        <div className="min-w-0 flex-1 basis-[9rem]">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <h2 id={`provider-${provider.id}`} className="font-bold">
              {label}
            </h2>
            <VerifiedBadge isVerified={provider.isVerified} />
          </div>
          <p className="text-[0.9375rem] text-muted">{t(provider.specialty)}</p>
          <Rating rating={provider.rating} totalReviews={provider.totalReviews} />
        </div>
      </div>
      <p lang="en" dir="auto" className="mt-4 line-clamp-3 text-[0.9375rem]">
        {provider.bio}
      </p>
      <ul className="mt-4 space-y-1 text-[0.9375rem]">
        <li>{count("yearOfExperience", provider.yearsExperience)}</li>
        <li>
          <bdi lang="en">{provider.location}</bdi>
        </li>
        <li>{rich("{amount} per hour", { amount: <strong>{formatDollars(provider.hourlyRate)}</strong> })}</li>
        {provider.isVrEnabled && <li className="font-medium text-action">{t("VR Consultations Available")}</li>}
      </ul>
      <Badges label={t("Languages")} values={provider.languages} className="bg-sunken text-ink">
        {(name) => <SpokenLanguage name={name} />}
      </Badges>
      <Badges label={t("Certifications")} values={provider.certifications} className="border border-line text-ink">
        {(name) => <bdi lang="en">{name}</bdi>}
      </Badges>
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        <Link to={`/book-appointment?specialist=${provider.id}`} className="btn grow px-3 btn-primary">
          {t("Book Consultation")}
          <span className="sr-only"> {t("with {label}", { label })}</span>
        </Link>
        <Link to={`/specialists/${provider.id}`} className="btn grow btn-secondary px-3">
          {t("View Profile")}
          <span className="sr-only"> {t("of {label}", { label })}</span>
        </Link>
      </div>
    </article>
  );
}

function Badges({
  label,
  values,
  className,
  children,
}: {
  label: string;
  values: string[];
  className: string;
  children: (value: string) => ReactNode;
}) {
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {values.slice(0, BADGES).map((value) => (
        <li key={value} className={`badge max-w-full font-medium ${className}`}>
          <span className="min-w-0">{children(value)}</span>
        </li>
      ))}
    </ul>
  );
}
