import { useWords } from "./words";
import type { ProviderCard } from "~/domain/providers/provider";

/** `Verified` once the license has been checked, `Under review` until then. */
export function VerifiedBadge({ isVerified }: Pick<ProviderCard, "isVerified">) {
  const { t } = useWords("directory");
  return isVerified ? (
    <span className="badge bg-tint text-on-tint">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-none stroke-current stroke-[2.5]">
        <path d="M3 8.5 6.5 12 13 4.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {t("Verified")}
    </span>
  ) : (
    <span className="badge bg-warn-tint text-warn">{t("Under review")}</span>
  );
}

/** Rating and number of reviews. */
export function Rating({ rating, totalReviews }: Pick<ProviderCard, "rating" | "totalReviews">) {
  const { t, rich, count } = useWords("directory");
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4.5 fill-[#c98a1b]">
        <path d="m10 1.8 2.5 5.3 5.8.7-4.3 4 1.2 5.7L10 14.6l-5.2 2.9L6 11.8l-4.3-4 5.8-.7z" />
      </svg>
      <span>
        {rich("{rated} {rating} {of5} {reviews}", {
          rated: <span className="sr-only">{t("Rated")}</span>,
          rating: <strong>{Number(rating).toFixed(1)}</strong>,
          of5: <span className="sr-only">{t("of 5,")}</span>,
          reviews: <span className="text-muted">({count("review", totalReviews)})</span>,
        })}
      </span>
    </span>
  );
}
