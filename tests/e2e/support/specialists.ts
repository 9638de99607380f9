import { randomUUID } from "node:crypto";
import { generateProviders, type GeneratedProvider } from "db/seed/providers";
import type { APIRequestContext } from "@playwright/test";
import type { PublicProvider } from "~/domain/providers/provider";
import { expect } from "./visit";

/** The demo directory as it was made up, by id: what the records should say, unavailable ones included. */
export const seeded: ReadonlyMap<number, GeneratedProvider> = new Map(
  generateProviders(500).map((provider, index) => [index + 1, provider]),
);

/** All listed providers, from the API. */
export async function listed(request: APIRequestContext): Promise<PublicProvider[]> {
  const response = await request.get("/api/providers?limit=1000");
  expect(response.status()).toBe(200);
  const providers = (await response.json()) as PublicProvider[];
  expect(providers.length, "the demo data is there, and all of it fits into one answer").toBeGreaterThan(400);
  expect(response.headers().link, "the list has no second page").toBeUndefined();
  return providers;
}

/**
 * Compares a page with all listed providers. Other tests sign specialists up at
 * the same time; only if the list has changed meanwhile is a failure tried again.
 */
export async function comparedWithList(
  request: APIRequestContext,
  compare: (providers: PublicProvider[]) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const providers = await listed(request);
    try {
      return await compare(providers);
    } catch (error) {
      const now = await listed(request);
      if (attempt === 5 || JSON.stringify(now) === JSON.stringify(providers)) throw error;
    }
  }
}

/** Every keyboard's apostrophe is the same one. */
const plain = (text: string) => text.toLowerCase().replace(/['’‘ʼ´`]/g, "'");

/** The rule of DIR-07 and DIR-08, written down a second time. */
export function matching(
  providers: readonly PublicProvider[],
  { search = "", specialty }: { search?: string; specialty?: string },
): PublicProvider[] {
  const wanted = plain(search);
  return providers.filter(
    (provider) =>
      (!specialty || provider.specialty === specialty) &&
      [provider.bio, provider.specialty, ...provider.certifications].some((text) => plain(text).includes(wanted)),
  );
}

export type Applicant = {
  firstName: string;
  lastName: string;
  email: string;
  licenseNumber: string;
  specialty: string;
  yearsExperience: number;
  bio: string;
  certifications: string[];
  languages: string[];
  hourlyRate: string;
  timeZone: string;
  location: string;
  isVrEnabled: boolean;
  profileImage: string;
};

/**
 * Signs a specialist up through the API, so that a test has one whose every
 * detail it knows. `token` is a word that nobody else's profile holds.
 */
export async function signUpSpecialist(
  request: APIRequestContext,
  details: (token: string) => Partial<Applicant> = () => ({}),
): Promise<{ id: number; token: string; applicant: Applicant }> {
  const token = `zq${randomUUID().replaceAll("-", "").slice(0, 14)}`;
  const applicant: Applicant = {
    firstName: "Quentin",
    lastName: "Zephyr",
    email: `${token}@example.org`,
    licenseNumber: `LICENSE-${token}`,
    specialty: "Nutrition Coach",
    yearsExperience: 3,
    bio: `I was signed up by a browser test, which knows me by the word ${token} and by nothing else.`,
    certifications: ["Certified Test Subject"],
    languages: ["English"],
    hourlyRate: "75",
    timeZone: "America/New_York",
    location: "Albany, NY",
    isVrEnabled: false,
    profileImage: "",
    ...details(token),
  };
  const { firstName, lastName, email, ...profile } = applicant;
  const account = await request.post("/api/auth/register", {
    data: { firstName, lastName, email, password: `password of ${token}`, role: "provider", phone: "" },
  });
  expect(account.status(), await account.text()).toBe(201);
  const { id: userId } = (await account.json()) as { id: number };
  const created = await request.post("/api/providers", { data: { ...profile, userId } });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  return { id, token, applicant };
}
