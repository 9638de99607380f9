import { useLightPage } from "~/components/use-light-page";
import type { ProviderCard } from "~/domain/providers/provider";

/** Grounds of the drawn avatars, dark enough for white letters; chosen by id, so always the same. */
const GROUNDS = [
  "fill-[#0b5d5a]",
  "fill-[#3c5a80]",
  "fill-[#6b4a78]",
  "fill-[#8a4a3b]",
  "fill-[#4d6138]",
  "fill-[#7a5a1e]",
];

/**
 * A provider's picture, or where there is none a drawn one: the initials over
 * the id (DIR-16); a light page has those alone. Decorative: the name or label always stands beside it.
 */
export function Avatar({
  provider,
  className,
}: {
  provider: Pick<ProviderCard, "id" | "initials" | "profileImage">;
  className: string;
}) {
  const { id, initials } = provider;
  const profileImage = useLightPage() ? null : provider.profileImage;
  const drawn = (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={profileImage ? "size-full" : className}
      data-avatar={profileImage ? undefined : ""}
    >
      <circle cx="32" cy="32" r="32" className={GROUNDS[id % GROUNDS.length]} />
      <text x="32" y="35" textAnchor="middle" fontSize="21" fontWeight="600" className="fill-white">
        {initials}
      </text>
      <text x="32" y="49" textAnchor="middle" fontSize="11" className="fill-white">
        {id}
      </text>
    </svg>
  );
  if (!profileImage) return drawn;
  // Over the drawn one, which is seen while the picture loads, and if it never comes: an image without
  // a text that cannot be loaded draws nothing.
  return (
    <span className={`relative inline-block ${className}`}>
      {drawn}
      <img
        src={profileImage}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full rounded-full object-cover"
      />
    </span>
  );
}
