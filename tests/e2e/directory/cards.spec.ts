import { PAGE_SIZE } from "~/domain/providers/directory";
import type { PublicProvider } from "~/domain/providers/provider";
import { proves } from "../../support/clauses";
import { address, test, type ShownCard } from "../support/directory-page";
import { comparedWithList, seeded, signUpSpecialist } from "../support/specialists";
import { expect } from "../support/visit";

test.describe("the cards", () => {
  const dollars = (rate: string) =>
    Number(rate).toLocaleString("en-US", { style: "currency", currency: "USD" }).replace(/\.00$/, "");

  function expectCard(card: ShownCard, provider: PublicProvider) {
    expect(card.label).toBe(`Dr. Specialist ${provider.id}`);
    expect(card.text, "specialty").toContain(provider.specialty);
    const rating = /Rated (\d\.\d) of 5, \((\d+) reviews?\)/.exec(card.text);
    expect(
      Math.abs(Number(rating?.[1]) - Number(provider.rating)),
      `rating ${rating?.[1]} of ${provider.rating}`,
    ).toBeLessThan(0.0501);
    expect(Number(rating?.[2]), "reviews").toBe(provider.totalReviews);
    expect(card.badge).toBe(provider.isVerified ? "Verified" : "Under review");
    expect(card.bio).toBe(provider.bio.replace(/\s+/g, " "));
    expect(card.facts).toEqual([
      `${provider.yearsExperience} year${provider.yearsExperience === 1 ? "" : "s"} of experience`,
      provider.location,
      `${dollars(provider.hourlyRate)} per hour`,
      ...(provider.isVrEnabled ? ["VR Consultations Available"] : []),
    ]);
    expect(card.languages).toEqual(provider.languages.slice(0, 2));
    expect(card.certifications).toEqual(provider.certifications.slice(0, 2));
    expect(card.links).toEqual([
      {
        name: `Book Consultation with Dr. Specialist ${provider.id}`,
        href: `/book-appointment?specialist=${provider.id}`,
      },
      { name: `View Profile of Dr. Specialist ${provider.id}`, href: `/specialists/${provider.id}` },
    ]);
  }

  test(
    "each shows its specialist and nobody else @main",
    proves("DIR-17", "DIR-18", "DIR-19", "DIR-20", "DIR-21", "DIR-22", "DIR-23", "DIR-24"),
    async ({ visit, directory, request }) => {
      await comparedWithList(request, async (providers) => {
        const byId = new Map(providers.map((provider) => [provider.id, provider]));
        const seen: PublicProvider[] = [];
        for (const page of [1, 8, Math.ceil(providers.length / PAGE_SIZE)]) {
          await visit(address({ page }));
          const cards = await directory.readCards();
          expect(cards.length).toBeGreaterThan(0);
          for (const card of cards) {
            const provider = byId.get(card.id);
            expect(provider, card.label).toBeDefined();
            expectCard(card, provider!);
            seen.push(provider!);
          }
        }
        // Otherwise one half of the rules above was never tried.
        const both = (property: (provider: PublicProvider) => boolean) => new Set(seen.map(property)).size === 2;
        expect(both(({ isVerified }) => isVerified)).toBe(true);
        expect(both(({ isVrEnabled }) => isVrEnabled)).toBe(true);
        expect(both(({ languages }) => languages.length > 2)).toBe(true);
        expect(both(({ certifications }) => certifications.length > 2)).toBe(true);
      });
    },
  );

  test("a long bio is clamped to 3 lines", proves("DIR-20"), async ({ page, visit, request }) => {
    const { token } = await signUpSpecialist(request, (token) => ({
      bio: `${token} ${"a long story about weight and kindness ".repeat(30)}`,
    }));
    await visit(address({ search: token }));
    const bio = page.getByRole("article").locator("p", { hasText: token });
    const { lines, cut } = await bio.evaluate((element) => ({
      lines: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      cut: element.scrollHeight > element.clientHeight,
    }));
    expect(lines).toBeCloseTo(3, 1);
    expect(cut).toBe(true);
  });

  test(
    "without an image the avatar shows initials and the id",
    proves("DIR-16"),
    async ({ page, visit, directory }) => {
      await visit("/specialists");
      await expect(page.getByRole("article").locator("img")).toHaveCount(0);
      const shown = await directory.cards
        .locator("svg[data-avatar]")
        .evaluateAll((avatars) =>
          avatars.map((avatar) => [...avatar.querySelectorAll("text")].map((text) => text.textContent)),
        );
      const expected = (await directory.readIds()).map((id) => {
        const { firstName, lastName } = seeded.get(id)!.user;
        return [`${[...firstName][0]}${[...lastName][0]}`.toUpperCase(), String(id)];
      });
      expect(shown).toHaveLength(PAGE_SIZE);
      expect(shown).toEqual(expected);
    },
  );

  test(
    "Book Consultation opens the booking form with the specialist @main",
    proves("DIR-24"),
    async ({ page, visit, directory }) => {
      await visit(address({ sort: "experience" }));
      const [id] = await directory.readIds();
      await directory.cards.first().getByRole("link", { name: "Book Consultation" }).click();
      await expect(page).toHaveURL(new RegExp(`/book-appointment\\?specialist=${id}$`));
      await expect(page.getByRole("main")).toContainText(`Dr. Specialist ${id}`);
    },
  );

  test(
    "View Profile opens the profile, and back leads to the same list",
    proves("DIR-24"),
    async ({ page, visit, directory }) => {
      await visit(address({ sort: "experience", page: 2 }));
      const before = await directory.readIds();
      await directory.cards.nth(3).getByRole("link", { name: "View Profile" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dr. Specialist ${before[3]}`);
      await page.goBack();
      await directory.expectAddress({ sort: "experience", page: 2 });
      await expect.poll(() => directory.readIds()).toEqual(before);
    },
  );
});
