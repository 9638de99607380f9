import { message } from "../message";
import type { Availability } from "./availability";
import type { Specialty, TimeZone } from "./constants";

/**
 * A provider as anyone may see it (DATA-14 to DATA-16). `hourlyRate` (US
 * dollars an hour) and `rating` (0 to 5) are text that holds a number.
 * `userId` and `licenseNumber` keep their place in the shape but are given to
 * nobody on public addresses: they are for the owner and the reviewers.
 */
export type PublicProvider = {
  id: number;
  userId: number | null;
  specialty: Specialty;
  bio: string;
  certifications: string[];
  languages: string[];
  yearsExperience: number;
  hourlyRate: string;
  rating: string;
  totalReviews: number;
  location: string;
  profileImage: string;
  isAvailable: boolean;
  isVerified: boolean;
  isVrEnabled: boolean;
  licenseNumber: string | null;
  timeZone: TimeZone;
  availability: Availability;
};

/** What a card of the directory shows. */
export type ProviderCard = Omit<PublicProvider, "userId" | "licenseNumber" | "timeZone" | "availability"> & {
  /** For the avatar of a provider without a picture. */
  initials: string;
};

/** Figures over all listed providers (DIR-03, DIR-04). */
export type DirectoryTotals = {
  total: number;
  verified: number;
  vrEnabled: number;
  /** Mean rating with one decimal; a missing rating counts as 0. */
  averageRating: string;
};

/** The first letters of a first and a last name, upper case. */
export function initialsOf(firstName: string, lastName: string): string {
  const first = (name: string) => [...name.trim()][0]?.toLocaleUpperCase("en") ?? "";
  return first(firstName) + first(lastName);
}

/** The label every provider carries (DIR-17). */
export const providerLabel = (id: number) => message("Dr. Specialist {id}", { id });
