import type { ReviewStatus } from "~/domain/providers/constants";
import type { Queryable } from "../client";
import { providers, users } from "../schema";
import { createBioWriter } from "./bios";
import { licenseNumber, pickCredentials } from "./credentials";
import cities from "./data/generated/cities";
import learnedLanguages from "./data/generated/learned-languages";
import specialties from "./data/generated/specialties";
import timeZones from "./data/generated/time-zones";
import hosts from "./data/generated/vr-host";
import { pickName } from "./names";
import { createRandom, pickByShare, type Random } from "./random";
import { pickAvailability } from "./weeks";

type ProviderRow = typeof providers.$inferInsert;

/** A made-up provider. Without a password hash, so nobody can sign in as them. */
export type GeneratedProvider = {
  user: { firstName: string; lastName: string; email: string; role: "provider"; phone: string };
  profile: Required<
    Omit<ProviderRow, "id" | "userId" | "createdAt" | "submittedAt" | "reviewReason" | "reviewedAt" | "reviewedBy">
  >;
};

function pickLanguages(random: Random, heritage: string[]): string[] {
  const own = heritage.filter((_language, index) => random.chance(index === 0 ? 0.72 : 0.5));
  const learned = random.chance(own.length > 0 ? 0.08 : 0.2) ? [pickByShare(random, learnedLanguages).language] : [];
  const others = [...new Set([...own, ...learned])];
  // A few work in their own language only.
  return own.length > 0 && random.chance(0.04) ? others : ["English", ...others];
}

type SpecialtyFigures = (typeof specialties)[number];

function pickYears(random: Random, { fewestYears, meanYears, mostYears }: SpecialtyFigures): number {
  if (random.chance(0.06)) return Math.max(fewestYears, random.int(0, 1));
  return Math.min(mostYears, Math.max(fewestYears, Math.round(random.normal(meanYears, meanYears * 0.62))));
}

/** Reviews in keeping with the years, and a rating that so many whole stars can average to. */
function pickReviews(random: Random, years: number, status: ReviewStatus): { rating: string; totalReviews: number } {
  // Nobody can be reviewed before being verified; some are good and simply new here.
  const reviewed = status === "verified" && !random.chance(0.05);
  const spread = Math.floor((years + 0.5) * Math.pow(random.next(), 1.6) * 16);
  const totalReviews = reviewed ? Math.min(460, years === 0 ? spread : spread + 3) : 0;
  if (totalReviews === 0) return { rating: "0", totalReviews };
  const mean = Math.min(4.96, Math.max(3.6, random.normal(4.6, 0.27)));
  return { rating: (Math.round(mean * totalReviews) / totalReviews).toFixed(2), totalReviews };
}

function pickRate(random: Random, { lowestRate, highestRate }: SpecialtyFigures, years: number): string {
  const position = 0.12 + 0.5 * Math.min(1, years / 25) + random.normal(0.15, 0.14);
  const dollars = lowestRate + (highestRate - lowestRate) * Math.min(1, Math.max(0, position));
  // Most people charge a multiple of five.
  return (random.chance(0.88) ? Math.round(dollars / 5) * 5 : Math.round(dollars)).toFixed(2);
}

function pickCity(random: Random): (typeof cities)[number] {
  const { timeZone } = pickByShare(random, timeZones);
  return random.pick(cities.filter((city) => city.timeZone === timeZone));
}

/** The letters of an address: without accents, apostrophes and spaces. */
const addressPart = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/[^a-z-]/g, "");

/** `exactly` so many of the places hold `true`, in random order: shares hold for small counts, too. */
const quota = (random: Random, count: number, share: number) =>
  random.shuffle(Array.from({ length: count }, (_item, index) => index < Math.round(count * share)));

/**
 * Makes up providers: the same count and seed give the same people. Around 10%
 * are under review, 1.4% rejected, 8% not available and 22% meet in VR. The
 * first is a verified, available, VR-enabled endocrinologist.
 */
export function generateProviders(count: number, seed = 20_261_121): GeneratedProvider[] {
  const random = createRandom(seed);
  const writeBio = createBioWriter(random);
  const addresses = new Map<string, number>();
  const rejected = quota(random, count, 0.014);
  const underReview = quota(random, count, 0.1);
  const unavailable = quota(random, count, 0.08);
  const inVr = quota(random, count, 0.22);

  const person = (index: number): GeneratedProvider => {
    const host = index === 0 ? hosts[0] : undefined;
    const figures = host
      ? specialties.find(({ specialty }) => specialty === host.specialty)!
      : pickByShare(random, specialties);
    const { specialty } = figures;
    const place = host ? cities.find(({ city }) => city === host.city)! : pickCity(random);
    const { firstName, lastName, heritageLanguages } = host
      ? { ...host, heritageLanguages: [] }
      : pickName(random, place.state);
    const years = host?.years ?? pickYears(random, figures);
    const languages = host?.languages ?? pickLanguages(random, heritageLanguages);
    const { certifications, licenseLetters } = host ?? pickCredentials(random, specialty, years);
    const status: ReviewStatus = host
      ? "verified"
      : rejected[index]
        ? "rejected"
        : underReview[index]
          ? "under_review"
          : "verified";
    const isVrEnabled = host !== undefined || inVr[index] === true;
    const facts = { specialty, years, city: place.city, state: place.stateName, languages, isVrEnabled };

    const address = `${addressPart(firstName)}.${addressPart(lastName)}`;
    const sameName = addresses.get(address) ?? 0;
    addresses.set(address, sameName + 1);

    return {
      user: {
        firstName,
        lastName,
        email: `${address}${sameName === 0 ? "" : sameName + 1}@example.org`,
        role: "provider",
        // 555-0100 to 555-0199 are kept free for made-up people.
        phone: `(${place.areaCode}) 555-01${String(random.int(0, 99)).padStart(2, "0")}`,
      },
      profile: {
        specialty,
        bio: host?.bio ?? writeBio(facts),
        certifications,
        languages,
        yearsExperience: years,
        hourlyRate: pickRate(random, figures, years),
        ...(host ? { rating: host.rating, totalReviews: host.totalReviews } : pickReviews(random, years, status)),
        location: `${place.city}, ${place.state}`,
        profileImage: "",
        pictureId: null,
        isAvailable: host !== undefined || unavailable[index] !== true,
        isVrEnabled,
        reviewStatus: status,
        licenseNumber: licenseNumber(place.state, licenseLetters, index),
        timeZone: place.timeZone,
        availability: pickAvailability(random),
      },
    };
  };
  return Array.from({ length: count }, (_item, index) => person(index));
}

/** Rows per statement: a few thousand parameters, where PostgreSQL takes 65,535. */
const BATCH = 250;

/**
 * Stores made-up providers and their accounts, in their order, so that in a
 * fresh database their ids count up from 1. Not a transaction by itself.
 */
export async function insertProviders(db: Queryable, generated: readonly GeneratedProvider[]): Promise<void> {
  for (let start = 0; start < generated.length; start += BATCH) {
    const batch = generated.slice(start, start + BATCH);
    const accounts = await db
      .insert(users)
      .values(batch.map(({ user }) => user))
      .returning({ id: users.id, email: users.email });
    // SQL promises no order for what is returned.
    const ids = new Map(accounts.map(({ id, email }) => [email, id]));
    await db.insert(providers).values(
      batch.map(({ user, profile }): ProviderRow => {
        const userId = ids.get(user.email);
        if (userId === undefined) throw new Error("An account was not stored");
        return { ...profile, userId };
      }),
    );
  }
}
