import { PAGE_SIZE } from "~/domain/providers/directory";
import type { PublicProvider } from "~/domain/providers/provider";
import { address, ascending, ids, test } from "../support/directory-page";
import { comparedWithList, matching, seeded, signUpSpecialist } from "../support/specialists";
import { expect } from "../support/visit";

const SORTS = [
  {
    clauses: "DIR-09 DIR-12",
    sort: "rating",
    text: "the highest rated come first",
    value: (one: PublicProvider) => -Number(one.rating || 0),
  },
  {
    clauses: "DIR-10 DIR-12",
    sort: "experience",
    text: "most years come first",
    value: (one: PublicProvider) => -(one.yearsExperience || 0),
  },
  {
    clauses: "DIR-11 DIR-12",
    sort: "price_low",
    text: "hourly rates ascend",
    value: (one: PublicProvider) => Number(one.hourlyRate || 0),
  },
  {
    clauses: "DIR-11 DIR-12",
    sort: "price_high",
    text: "hourly rates descend",
    value: (one: PublicProvider) => -Number(one.hourlyRate || 0),
  },
] as const;

test.describe("who is listed", () => {
  test("DIR-06 exactly those who are available, on all pages together and each once", async ({
    visit,
    directory,
    request,
  }) => {
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
      const demo = [...seeded].filter(([, { profile }]) => profile.isAvailable && profile.reviewStatus !== "rejected");
      expect(demo.length, "some are unavailable or rejected").toBeLessThan(seeded.size);
      expect(ascending(shown.filter((id) => seeded.has(id)))).toEqual(demo.map(([id]) => id));
    });
  });

  for (const { title, search } of [
    { title: "part of a word of a bio", search: "abete" },
    { title: "a bio in another case", search: "DIABETES" },
    { title: "several words in a row", search: "thyroid disease" },
    { title: "a specialty", search: "bariatric SURGERY specialist" },
    { title: "an abbreviation in a certification", search: "fnp-bc" },
    { title: "brackets", search: "(MD)" },
  ]) {
    test(`DIR-07 the search finds ${title}: ${search}`, async ({ visit, directory, request }) => {
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

  test("DIR-07 the search does not look at name, place, language or license", async ({ visit, directory, request }) => {
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
  });

  test("DIR-07 wildcards, quotes and the like are letters as any other", async ({ visit, directory, request }) => {
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
  });

  test("DIR-07 a wildcard or quote alone finds who writes it", async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      for (const search of ["%", "_", "\\", "'", '"', "’"]) {
        await visit(address({ search }));
        await directory.expectCount(matching(providers, { search }).length);
      }
    });
  });

  test("DIR-07 spaces around the search do not count, and spaces alone find everybody", async ({
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
    test(`DIR-08 the filter lists exactly the specialty ${specialty}`, async ({ visit, directory, request }) => {
      await comparedWithList(request, async (providers) => {
        await visit("/specialists");
        await directory.filter({ specialty });
        const expected = providers.filter((provider) => provider.specialty === specialty);
        await directory.expectCount(expected.length);
        expect(ascending((await directory.readPages()).flat())).toEqual(ascending(ids(expected)));
      });
    });
  }

  test("DIR-07 DIR-08 search and specialty work together", async ({ visit, directory, request }) => {
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

  for (const { clauses, sort, text, value } of SORTS) {
    test(`${clauses} by ${sort} ${text}`, async ({ visit, directory, request }) => {
      await comparedWithList(request, async (providers) => {
        const byId = new Map(providers.map((provider) => [provider.id, provider]));
        await visit("/specialists");
        // Rating is what nobody has to choose.
        if (sort !== "rating") await directory.filter({ sort });
        await directory.expectFields({ sort });
        await directory.expectCount(providers.length);
        // The first two pages and the last one, where the missing values are.
        const lastPage = Math.ceil(providers.length / PAGE_SIZE);
        const expected = providers.map(value).sort((a, b) => a - b);
        for (const page of [1, 2, lastPage]) {
          if (page > 1) await visit(address({ sort, page }));
          // With script the list follows a choice; fields and count say the same before.
          const shown = async () => (await directory.readIds()).map((id) => value(byId.get(id)!));
          await expect.poll(shown, `page ${page}`).toEqual(expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
        }
      });
    });
  }

  test("DIR-08 DIR-10 a sort holds within a filter", async ({ visit, directory, request }) => {
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
