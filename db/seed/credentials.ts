import type { Specialty } from "~/domain/providers/constants";
import certifications from "./data/generated/certifications";
import qualifications from "./data/generated/qualifications";
import { pickByShare, type Random } from "./random";

/** One to four certifications that belong together, and the letters for the license. */
export function pickCredentials(
  random: Random,
  specialty: Specialty,
  years: number,
): { certifications: string[]; licenseLetters: string } {
  const way = pickByShare(
    random,
    qualifications.filter((one) => one.specialty === specialty),
  );
  const open = way.furtherCertifications
    .flatMap((group) => certifications.filter((one) => one.group === group))
    .filter(({ fromYears }) => years >= fromYears)
    .map(({ certification }) => certification);
  const count = random.int(0, Math.min(4 - way.certifications.length, years < 3 ? 1 : 3));
  return { certifications: [...way.certifications, ...random.sample(open, count)], licenseLetters: way.licenseLetters };
}

/**
 * A license number like `CO-MD-0148213`. No state writes them so, hence it is
 * nobody's real one. Different for each of the first 900,000 indexes.
 */
export function licenseNumber(state: string, letters: string, index: number): string {
  // 7919 is prime to 900,000: neighbors look unrelated, and none repeats.
  return `${state}-${letters}-${String(100_000 + ((index * 7_919 + 48_213) % 900_000)).padStart(7, "0")}`;
}
