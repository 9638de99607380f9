import type { ProviderPage } from "db/providers";
import type { Specialty } from "~/domain/providers/constants";
import type { Config } from "~/services/config.server";

/** Who of them is a physician, and in which of schema.org's fields. A coach is none, and is not called one. */
const PHYSICIANS: Partial<Record<Specialty, string>> = {
  "Bariatric Surgery Specialist": "Surgical",
  Endocrinologist: "Endocrine",
};

type Shown = Pick<
  ProviderPage,
  "id" | "firstName" | "lastName" | "specialty" | "languages" | "location" | "hourlyRate"
>;

/**
 * A specialist as search engines read one (schema.org, JSON-LD): what the profile shows and nothing else. Without
 * reviews: who is rated on a site of their own is not to be rated in its results.
 */
export function structuredProfile(
  { id, firstName, lastName, specialty, languages, location, hourlyRate }: Shown,
  { publicOrigin }: Pick<Config, "publicOrigin">,
) {
  const field = PHYSICIANS[specialty];
  const address = { "@type": "PostalAddress", addressLocality: location };
  return {
    "@context": "https://schema.org",
    ...(publicOrigin ? { "@id": `${publicOrigin}/specialists/${id}`, url: `${publicOrigin}/specialists/${id}` } : {}),
    name: `${firstName} ${lastName}`,
    ...(field
      ? {
          "@type": "Physician",
          medicalSpecialty: `https://schema.org/${field}`,
          address,
          priceRange: `$${hourlyRate} per hour`,
        }
      : { "@type": "Person", jobTitle: specialty, address, knowsLanguage: languages }),
  };
}
