import type { ReviewStatus, Specialty, TimeZone } from "~/domain/providers/constants";
import type { Queryable } from "../client";
import { providers, users } from "../schema";
import { pickName } from "./names";
import { PLACES } from "./places";
import { createRandom, type Random } from "./random";
import { createBioWriter } from "./text/bio";
import { licenseNumber, pickCredentials } from "./text/credentials";
import { pickAvailability } from "./weeks";

type ProviderRow = typeof providers.$inferInsert;

/** A made-up provider. Without a password hash, so nobody can sign in as them. */
export type GeneratedProvider = {
  user: { firstName: string; lastName: string; email: string; role: "provider"; phone: string };
  profile: Required<
    Omit<ProviderRow, "id" | "userId" | "createdAt" | "submittedAt" | "reviewReason" | "reviewedAt" | "reviewedBy">
  >;
};

/** Share of each specialty, range of hourly rates in dollars, and years of experience: fewest, mean, most. */
const SPECIALTY_FIGURES: Record<Specialty, { share: number; rate: [number, number]; years: [number, number, number] }> =
  {
    "Weight Loss Specialist": { share: 16, rate: [110, 240], years: [0, 12, 36] },
    "Registered Dietitian": { share: 20, rate: [65, 160], years: [0, 11, 38] },
    "Nutrition Coach": { share: 14, rate: [45, 110], years: [0, 7, 26] },
    "Fitness Coach": { share: 13, rate: [40, 115], years: [0, 8, 30] },
    "Behavioral Weight Loss Therapist": { share: 12, rate: [90, 200], years: [0, 12, 37] },
    "Bariatric Surgery Specialist": { share: 6, rate: [170, 310], years: [2, 15, 35] },
    Endocrinologist: { share: 10, rate: [180, 320], years: [0, 14, 38] },
    "Sports Nutritionist": { share: 9, rate: [65, 155], years: [0, 8, 28] },
  };
const SPECIALTY_SHARES = (Object.keys(SPECIALTY_FIGURES) as Specialty[]).map(
  (specialty) => [specialty, SPECIALTY_FIGURES[specialty].share] as const,
);
const ZONE_SHARES: [TimeZone, number][] = [
  ["America/New_York", 36],
  ["America/Chicago", 26],
  ["America/Denver", 11],
  ["America/Los_Angeles", 19],
  ["America/Anchorage", 4],
  ["Pacific/Honolulu", 4],
];

/** Languages that people learn whatever their family speaks. */
const LEARNED: [string, number][] = [
  ["Spanish", 60],
  ["American Sign Language", 14],
  ["French", 12],
  ["German", 4],
  ["Portuguese", 3],
  ["Japanese", 3],
  ["Italian", 2],
  ["Mandarin", 2],
];

function pickLanguages(random: Random, heritage: string[]): string[] {
  const own = heritage.filter((_language, index) => random.chance(index === 0 ? 0.72 : 0.5));
  const learned = random.chance(own.length > 0 ? 0.08 : 0.2) ? [random.weighted(LEARNED)] : [];
  const others = [...new Set([...own, ...learned])];
  // A few work in their own language only.
  return own.length > 0 && random.chance(0.04) ? others : ["English", ...others];
}

function pickYears(random: Random, [fewest, mean, most]: [number, number, number]): number {
  if (random.chance(0.06)) return Math.max(fewest, random.int(0, 1));
  return Math.min(most, Math.max(fewest, Math.round(random.normal(mean, mean * 0.62))));
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

function pickRate(random: Random, [low, high]: [number, number], years: number): string {
  const position = 0.12 + 0.5 * Math.min(1, years / 25) + random.normal(0.15, 0.14);
  const dollars = low + (high - low) * Math.min(1, Math.max(0, position));
  // Most people charge a multiple of five.
  return (random.chance(0.88) ? Math.round(dollars / 5) * 5 : Math.round(dollars)).toFixed(2);
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

/** The provider who answers in the VR room: id 1 of a fresh database. */
const VR_HOST = {
  specialty: "Endocrinologist",
  firstName: "Renata",
  lastName: "Halvorsen",
  years: 17,
  city: "Denver",
  languages: ["English", "Spanish"],
  certifications: [
    "Doctor of Medicine (MD)",
    "Board Certified Endocrinologist (ABIM)",
    "Diplomate of the American Board of Obesity Medicine (ABOM)",
  ],
  bio:
    "For 17 years I have looked after people with diabetes, thyroid disease and weight that doesn't do what the textbooks say. " +
    "I like to go through results line by line, and in the VR room we can take as long over them as you need. " +
    "You will know what we are testing and why, in English or Spanish, and you can change your mind at any point.",
} as const;

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
    const host = index === 0 ? VR_HOST : null;
    const specialty = host?.specialty ?? random.weighted(SPECIALTY_SHARES);
    const figures = SPECIALTY_FIGURES[specialty];
    const place =
      (host && PLACES["America/Denver"].find(({ city }) => city === host.city)) ??
      random.pick(PLACES[random.weighted(ZONE_SHARES)]);
    const { firstName, lastName, heritageLanguages } = host
      ? { ...host, heritageLanguages: [] }
      : pickName(random, place.state);
    const years = host?.years ?? pickYears(random, figures.years);
    const languages = host ? [...host.languages] : pickLanguages(random, heritageLanguages);
    const { certifications, board } = host
      ? { certifications: [...host.certifications], board: "MD" }
      : pickCredentials(random, specialty, years);
    const status: ReviewStatus = host
      ? "verified"
      : rejected[index]
        ? "rejected"
        : underReview[index]
          ? "under_review"
          : "verified";
    const isVrEnabled = host !== null || inVr[index] === true;
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
        hourlyRate: pickRate(random, figures.rate, years),
        ...(host ? { rating: "4.93", totalReviews: 214 } : pickReviews(random, years, status)),
        location: `${place.city}, ${place.state}`,
        profileImage: "",
        pictureId: null,
        isAvailable: host !== null || unavailable[index] !== true,
        isVrEnabled,
        reviewStatus: status,
        licenseNumber: licenseNumber(place.state, board, index),
        timeZone: place.zone,
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
