import type { APIRequestContext } from "@playwright/test";
import { PAGE_SIZE, type Sort } from "~/domain/providers/directory";
import type { PublicProvider } from "~/domain/providers/provider";
import { proves } from "../../support/clauses";
import { address, ascending, ids, test, type DirectoryPage } from "../support/directory-page";
import { comparedWithList, matching, seeded, signUpSpecialist } from "../support/specialists";
import { expect, type Visit } from "../support/visit";

test.describe("who is listed", () => {
  test(
    "exactly those who are available, on all pages together and each once",
    proves("DIR-06"),
    async ({ visit, directory, request }) => {
      test.slow();
      await comparedWithList(request, async (providers) => {
        await visit("/specialists");
        await directory.expectCount(providers.length);
        const pages = await directory.readPages();
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(PAGE_SIZE);
        const shown = pages.flat();
        expect(new Set(shown).size, "nobody twice").toBe(shown.length);
        expect(ascending(shown)).toEqual(ascending(ids(providers)));

        // The API might be wrong in the same way: compare with the demo data itself.
        const demo = [...seeded].filter(
          ([, { profile }]) => profile.isAvailable && profile.reviewStatus !== "rejected",
        );
        expect(demo.length, "some are unavailable or rejected").toBeLessThan(seeded.size);
        expect(ascending(shown.filter((id) => seeded.has(id)))).toEqual(demo.map(([id]) => id));
      });
    },
  );

  for (const { title, search } of [
    { title: "part of a word of a bio", search: "abete" },
    { title: "a bio in another case", search: "DIABETES" },
    { title: "several words in a row", search: "thyroid disease" },
    { title: "a specialty", search: "bariatric SURGERY specialist" },
    { title: "an abbreviation in a certification", search: "fnp-bc" },
    { title: "brackets", search: "(MD)" },
  ]) {
    test(`the search finds ${title}: ${search}`, proves("DIR-07"), async ({ visit, directory, request }) => {
      await comparedWithList(request, async (providers) => {
        const expected = matching(providers, { search });
        expect(expected.length, "the demo data holds some, and others").toBeGreaterThan(0);
        expect(expected.length).toBeLessThan(providers.length);
        await visit("/specialists");
        await directory.filter({ search });
        await directory.expectCount(expected.length);
        expect(ascending((await directory.readPages()).flat())).toEqual(ascending(ids(expected)));
      });
    });
  }

  test(
    "the search does not look at name, place, language or license",
    proves("DIR-07"),
    async ({ visit, directory, request }) => {
      const { id, applicant } = await signUpSpecialist(request, (token) => ({
        firstName: `First${token}`,
        lastName: `Last${token}`,
        location: `Town${token}, NY`,
        languages: ["English", `Speech${token}`],
        licenseNumber: `License${token}`,
        bio: "Nothing in these lines tells one specialist from the next, and that is what this one is here for.",
      }));
      await visit(`/specialists/${id}`);
      for (const search of [
        applicant.firstName,
        applicant.lastName,
        applicant.location.slice(0, -4),
        applicant.languages[1]!,
        applicant.licenseNumber,
        applicant.email,
      ]) {
        await visit(address({ search: search.slice(0, 100) }));
        await directory.expectCount(0);
      }
    },
  );

  test(
    "wildcards, quotes and the like are letters as any other",
    proves("DIR-07"),
    async ({ visit, directory, request }) => {
      const odd = `100%_sure "quoted" 'single' back\\slash <b>&amp; é?`;
      const { id, token } = await signUpSpecialist(request, (token) => ({
        bio: `${token} ${odd} ${token}. This bio holds every character that a search could trip over.`,
      }));
      await visit("/specialists");
      for (const search of [
        `${token} ${odd} ${token}`,
        `${token} 100%`,
        `"quoted" 'single' back\\slash <b>&amp; É? ${token}`,
      ]) {
        await directory.filter({ search });
        await directory.expectCount(1);
        expect(await directory.readIds()).toEqual([id]);
      }
      // What a pattern would match, were these wildcards: "_" any letter, "%" anything.
      for (const search of [
        `${token} 100_`,
        `${token}%${token}`,
        `${token.slice(0, -1)}_`,
        `back\\\\slash ${token}`,
        `${token}' or '1'='1`,
      ]) {
        await directory.filter({ search });
        await directory.expectCount(0);
      }
    },
  );

  test("a wildcard or quote alone finds who writes it", proves("DIR-07"), async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      for (const search of ["%", "_", "\\", "'", '"', "’"]) {
        await visit(address({ search }));
        await directory.expectCount(matching(providers, { search }).length);
      }
    });
  });

  test("spaces around the search do not count, and spaces alone find everybody", async ({
    visit,
    directory,
    request,
  }) => {
    await comparedWithList(request, async (providers) => {
      await visit(address({ search: "  thyroid  " }));
      await directory.expectCount(matching(providers, { search: "thyroid" }).length);
      await visit(address({ search: "   " }));
      await directory.expectCount(providers.length);
    });
  });

  for (const specialty of ["Nutrition Coach", "Weight Loss Specialist"]) {
    test(
      `the filter lists exactly the specialty ${specialty}`,
      proves("DIR-08"),
      async ({ visit, directory, request }) => {
        await comparedWithList(request, async (providers) => {
          await visit("/specialists");
          await directory.filter({ specialty });
          const expected = providers.filter((provider) => provider.specialty === specialty);
          await directory.expectCount(expected.length);
          expect(ascending((await directory.readPages()).flat())).toEqual(ascending(ids(expected)));
        });
      },
    );
  }

  test("search and specialty work together", proves("DIR-07", "DIR-08"), async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      const filters = { search: "diabetes", specialty: "Registered Dietitian" };
      const expected = matching(providers, filters);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(matching(providers, { search: filters.search }).length);
      await visit("/specialists");
      await directory.filter(filters);
      await directory.expectCount(expected.length);
      expect(ascending((await directory.readPages()).flat())).toEqual(ascending(ids(expected)));
    });
  });

  /** Expects the list to be in the order of `value`: the first two pages, and the last one with the smallest. */
  async function expectSorted(
    { visit, directory, request }: { visit: Visit; directory: DirectoryPage; request: APIRequestContext },
    { sort, value }: { sort: Sort; value: (one: PublicProvider) => number },
  ) {
    await comparedWithList(request, async (providers) => {
      const byId = new Map(providers.map((provider) => [provider.id, provider]));
      await visit("/specialists");
      // Rating is the order without a choice.
      if (sort !== "rating") await directory.filter({ sort });
      await directory.expectFields({ sort });
      await directory.expectCount(providers.length);
      const lastPage = Math.ceil(providers.length / PAGE_SIZE);
      const expected = providers.map(value).sort((a, b) => a - b);
      for (const page of [1, 2, lastPage]) {
        if (page > 1) await visit(address({ sort, page }));
        // With script the list follows a choice; fields and count say the same before.
        const shown = async () => (await directory.readIds()).map((id) => value(byId.get(id)!));
        await expect.poll(shown, `page ${page}`).toEqual(expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
      }
    });
  }

  test("without a choice the highest rated come first", proves("DIR-09"), ({ visit, directory, request }) =>
    expectSorted({ visit, directory, request }, { sort: "rating", value: ({ rating }) => -Number(rating) }),
  );
  test("by experience, most years come first", proves("DIR-10"), ({ visit, directory, request }) =>
    expectSorted({ visit, directory, request }, { sort: "experience", value: (one) => -one.yearsExperience }),
  );
  test("by price from low to high, hourly rates ascend", proves("DIR-11"), ({ visit, directory, request }) =>
    expectSorted({ visit, directory, request }, { sort: "price_low", value: (one) => Number(one.hourlyRate) }),
  );
  test("by price from high to low, hourly rates descend", proves("DIR-11"), ({ visit, directory, request }) =>
    expectSorted({ visit, directory, request }, { sort: "price_high", value: (one) => -Number(one.hourlyRate) }),
  );

  test("a sort holds within a filter", proves("DIR-08", "DIR-10"), async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit(address({ specialty: "Bariatric Surgery Specialist", sort: "experience" }));
      const shown = (await directory.readPages()).flat();
      const byId = new Map(providers.map((provider) => [provider.id, provider]));
      const expected = matching(providers, { specialty: "Bariatric Surgery Specialist" }).map(
        ({ yearsExperience }) => yearsExperience,
      );
      expect(shown.map((id) => byId.get(id)?.yearsExperience)).toEqual(expected.sort((a, b) => b - a));
    });
  });
});
