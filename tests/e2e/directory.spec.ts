import type { APIRequestContext, Page } from "@playwright/test";
import { SPECIALTIES } from "~/domain/providers/constants";
import { PAGE_SIZE } from "~/domain/providers/directory";
import type { PublicProvider } from "~/domain/providers/provider";
import { DirectoryPage, type ShownCard } from "./support/directory-page";
import { test as base } from "./support/empty-site";
import { holdDeferredData, holdRequests, isData, isScript } from "./support/slow";
import { comparedWithList, matching, seeded, signUpSpecialist } from "./support/specialists";
import { expect, PICTURES, TOAST_REGION } from "./support/visit";

const test = base.extend<{ directory: DirectoryPage }>({
  directory: async ({ page, scripted }, use) => use(new DirectoryPage(page, scripted)),
});

const ids = (providers: readonly PublicProvider[]) => providers.map(({ id }) => id);
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const address = (params: Record<string, string | number>) =>
  `/specialists?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()}`;

const SORTS = [
  { clauses: "DIR-09 DIR-12", sort: "rating", text: "the highest rated come first", value: (one: PublicProvider) => -Number(one.rating || 0) },
  { clauses: "DIR-10 DIR-12", sort: "experience", text: "most years come first", value: (one: PublicProvider) => -(one.yearsExperience || 0) },
  { clauses: "DIR-11 DIR-12", sort: "price_low", text: "hourly rates ascend", value: (one: PublicProvider) => Number(one.hourlyRate || 0) },
  { clauses: "DIR-11 DIR-12", sort: "price_high", text: "hourly rates descend", value: (one: PublicProvider) => -Number(one.hourlyRate || 0) },
] as const;

test.describe("the screen", () => {
  test("DIR-01 DIR-02 a back link, a title and the filters", async ({ page, visit, directory }) => {
    await visit("/specialists");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your specialist");
    await expect(page).toHaveTitle(/^Find Specialists/);
    await expect(directory.search).toBeEditable();
    await expect(directory.specialty.locator("option")).toHaveText(["All specialties", ...SPECIALTIES]);
    await expect(directory.sort.locator("option")).toHaveText(["Highest rated", "Most experienced", "Price: low to high", "Price: high to low"]);
    await expect(directory.clearFilters).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("DIR-15 the call to action leads specialists to the sign-up", async ({ page, visit }) => {
    await visit("/specialists");
    const call = page.locator("section").filter({ has: page.getByRole("heading", { name: "Are you a weight loss specialist?" }) });
    await call.getByRole("link", { name: /^Join/ }).click();
    await expect(page).toHaveURL(/\/specialist-signup$/);
  });

  for (const { title, path } of [
    { title: "all", path: "/specialists" },
    { title: "those that a filter finds", path: address({ specialty: "Endocrinologist", search: "diabetes" }) },
    { title: "none", path: address({ search: "nobody writes this" }) },
  ]) {
    test(`DIR-03 DIR-04 the four figures are over all specialists while ${title} are shown`, async ({ page, visit, request }) => {
      await comparedWithList(request, async (providers) => {
        await visit(path);
        const figures = page.getByRole("main").locator("dl > div");
        const shown = await figures.evaluateAll((cards) =>
          cards.map((card) => [
            (card.querySelector("dt")?.firstChild?.textContent ?? "").trim().toLowerCase(),
            (card.querySelector("dd")?.textContent ?? "").trim(),
          ]),
        );
        // In hundredths, where the sum is exact.
        const hundredths = providers.reduce((sum, { rating }) => sum + Math.round(Number(rating || 0) * 100), 0);
        expect(shown).toEqual([
          ["total specialists", String(providers.length)],
          ["verified experts", String(providers.filter(({ isVerified }) => isVerified).length)],
          ["vr enabled", String(providers.filter(({ isVrEnabled }) => isVrEnabled).length)],
          ["average rating", (Math.round(hundredths / providers.length / 10) / 10).toFixed(1)],
        ]);
      });
    });
  }
});

test.describe("who is listed", () => {
  test("DIR-06 exactly those who are available, on all pages together and each once", async ({ visit, directory, request }) => {
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
    for (const search of [applicant.firstName, applicant.lastName, applicant.location.slice(0, -4), applicant.languages[1]!, applicant.licenseNumber, applicant.email]) {
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
    for (const search of [`${token} ${odd} ${token}`, `${token} 100%`, `"quoted" 'single' back\\slash <b>&amp; É? ${token}`]) {
      await directory.filter({ search });
      await directory.expectCount(1);
      expect(await directory.readIds()).toEqual([id]);
    }
    // What a pattern would match, were these wildcards: "_" any letter, "%" anything.
    for (const search of [`${token} 100_`, `${token}%${token}`, `${token.slice(0, -1)}_`, `back\\\\slash ${token}`, `${token}' or '1'='1`]) {
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

  test("DIR-07 spaces around the search do not count, and spaces alone find everybody", async ({ visit, directory, request }) => {
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
          const shown = (await directory.readIds()).map((id) => value(byId.get(id)!));
          expect(shown, `page ${page}`).toEqual(expected.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
        }
      });
    });
  }

  test("DIR-08 DIR-10 a sort holds within a filter", async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit(address({ specialty: "Bariatric Surgery Specialist", sort: "experience" }));
      const shown = (await directory.readPages()).flat();
      const byId = new Map(providers.map((provider) => [provider.id, provider]));
      const expected = matching(providers, { specialty: "Bariatric Surgery Specialist" }).map(({ yearsExperience }) => yearsExperience);
      expect(shown.map((id) => byId.get(id)?.yearsExperience)).toEqual(expected.sort((a, b) => b - a));
    });
  });
});

test.describe("the cards", () => {
  const dollars = (rate: string) => Number(rate).toLocaleString("en-US", { style: "currency", currency: "USD" }).replace(/\.00$/, "");

  function expectCard(card: ShownCard, provider: PublicProvider) {
    expect(card.label).toBe(`Dr. Specialist ${provider.id}`);
    expect(card.text, "specialty").toContain(provider.specialty);
    const rating = /Rated (\d\.\d) of 5, \((\d+) reviews?\)/.exec(card.text);
    expect(Math.abs(Number(rating?.[1]) - Number(provider.rating)), `rating ${rating?.[1]} of ${provider.rating}`).toBeLessThan(0.0501);
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
      { name: `Book Consultation with Dr. Specialist ${provider.id}`, href: `/book-appointment?specialist=${provider.id}` },
      { name: `View Profile of Dr. Specialist ${provider.id}`, href: `/specialists/${provider.id}` },
    ]);
  }

  test("DIR-17 DIR-18 DIR-19 DIR-20 DIR-21 DIR-22 DIR-23 DIR-24 each shows its specialist and nobody else", async ({ visit, directory, request }) => {
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
  });

  test("DIR-20 a long bio is clamped to 3 lines", async ({ page, visit, request }) => {
    const { token } = await signUpSpecialist(request, (token) => ({ bio: `${token} ${"a long story about weight and kindness ".repeat(30)}` }));
    await visit(address({ search: token }));
    const bio = page.getByRole("article").locator("p", { hasText: token });
    const { lines, cut } = await bio.evaluate((element) => ({
      lines: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      cut: element.scrollHeight > element.clientHeight,
    }));
    expect(lines).toBeCloseTo(3, 1);
    expect(cut).toBe(true);
  });

  test("DIR-16 the avatar is the image where there is one", async ({ page, visit, request }) => {
    const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
    await page.route(`${PICTURES}**`, (route) => route.fulfill({ contentType: "image/png", body: pixel }));
    const { token, applicant } = await signUpSpecialist(request, (token) => ({ profileImage: `${PICTURES}${token}.png` }));
    await visit(address({ search: token }));
    const image = page.getByRole("article").locator("img");
    await expect(image).toHaveAttribute("src", applicant.profileImage);
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), "it is drawn").toBe(1);
    await expect(page.getByRole("article").locator("svg[data-avatar]")).toHaveCount(0);
    // Below it, for a picture that does not come: an empty circle says nothing.
    await expect(page.getByRole("article").locator("img ~ svg text, svg:has(~ img) text").last()).toHaveText(/^\d+$/);
  });

  test("DIR-16 without an image the avatar shows initials and the id", async ({ page, visit, directory }) => {
    await visit("/specialists");
    await expect(page.getByRole("article").locator("img")).toHaveCount(0);
    const shown = await directory.cards.locator("svg[data-avatar]").evaluateAll((avatars) =>
      avatars.map((avatar) => [...avatar.querySelectorAll("text")].map((text) => text.textContent)),
    );
    const expected = (await directory.readIds()).map((id) => {
      const { firstName, lastName } = seeded.get(id)!.user;
      return [`${[...firstName][0]}${[...lastName][0]}`.toUpperCase(), String(id)];
    });
    expect(shown).toHaveLength(PAGE_SIZE);
    expect(shown).toEqual(expected);
  });

  test("DIR-24 Book Consultation opens the booking form with the specialist", async ({ page, visit, directory }) => {
    await visit(address({ sort: "experience" }));
    const [id] = await directory.readIds();
    await directory.cards.first().getByRole("link", { name: "Book Consultation" }).click();
    await expect(page).toHaveURL(new RegExp(`/book-appointment\\?specialist=${id}$`));
    await expect(page.getByRole("main")).toContainText(`Dr. Specialist ${id}`);
  });

  test("DIR-24 View Profile opens the profile, and back leads to the same list", async ({ page, visit, directory }) => {
    await visit(address({ sort: "experience", page: 2 }));
    const before = await directory.readIds();
    await directory.cards.nth(3).getByRole("link", { name: "View Profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dr. Specialist ${before[3]}`);
    await page.goBack();
    await directory.expectAddress({ sort: "experience", page: 2 });
    await expect.poll(() => directory.readIds()).toEqual(before);
  });
});

test.describe("nothing to list", () => {
  test("DIR-13 DIR-14 View All Specialists clears search and specialty and keeps the sort", async ({ page, visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit("/specialists");
      await directory.filter({ search: "nobody writes this", specialty: "Fitness Coach", sort: "price_low" });
      await directory.expectCount(0);
      await expect(page.getByRole("heading", { name: "No specialists found" })).toBeVisible();
      await expect(directory.cards).toHaveCount(0);
      await directory.viewAll.click();
      await directory.expectAddress({ search: "", specialty: "", sort: "price_low", page: 1 });
      await directory.expectCount(providers.length);
      await expect(page.getByRole("heading", { name: "No specialists found" })).toHaveCount(0);
    });
  });

  test("DIR-13 behind the last page, with a way back", async ({ page, visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      const specialty = "Endocrinologist";
      const count = matching(providers, { specialty }).length;
      await visit(address({ specialty, page: Math.ceil(count / PAGE_SIZE) + 1 }));
      await expect(page.getByRole("heading", { name: "No specialists found" })).toBeVisible();
      await expect(directory.count).toContainText(`${count} specialists found`);
      await expect(directory.next).toHaveCount(0);
      await expect(directory.previous, "leads to the last page that there is").toBeVisible();
      await directory.previous.click();
      await expect(directory.cards.first()).toBeVisible();
    });
  });

  test("DIR-13 from far behind the last page Previous does not lead into the void again", async ({ visit, directory }) => {
    await visit(address({ specialty: "Endocrinologist", page: 30 }));
    await directory.previous.click();
    await expect(directory.cards.first()).toBeVisible();
  });

  test("DIR-03 DIR-04 DIR-13 a network without any specialist", async ({ page, visit, directory, emptySite }) => {
    await visit(`${emptySite}/specialists`);
    await directory.expectCount(0);
    await expect(page.getByRole("heading", { name: "No specialists found" })).toBeVisible();
    await expect(page.getByRole("main").locator("dl dd")).toHaveText(["0", "0", "0", "0.0"]);
  });
});

test.describe("filters and addresses", () => {
  const shared = { search: "diabetes", specialty: "Registered Dietitian", sort: "price_high" };

  async function expectShared(directory: DirectoryPage, request: APIRequestContext) {
    await directory.expectFields(shared);
    await comparedWithList(request, async (providers) => {
      const expected = matching(providers, shared);
      await directory.expectCount(expected.length);
      const rates = new Map(providers.map(({ id, hourlyRate }) => [id, Number(hourlyRate)]));
      const shown = await directory.readIds();
      expect(shown.map((id) => rates.get(id))).toEqual(expected.map(({ hourlyRate }) => Number(hourlyRate)).sort((a, b) => b - a).slice(0, PAGE_SIZE));
    });
  }

  test("DIR-02 DIR-07 DIR-08 DIR-11 a shared address shows the same list, also after a reload", async ({ page, visit, directory, request }) => {
    await visit(address(shared));
    await expectShared(directory, request);
    await page.reload();
    await expectShared(directory, request);
  });

  test("DIR-02 the address that filtering leads to can be shared", async ({ page, visit, directory, request }) => {
    await visit("/specialists");
    await directory.filter(shared);
    await visit(page.url());
    await expectShared(directory, request);
  });

  test("DIR-02 Back and Forward bring lists and fields back", async ({ page, visit, directory }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await directory.expectAddress({ page: 1 });
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
    const first = await directory.readIds();
    await directory.next.click();
    await directory.expectAddress({ page: 2 });
    await expect(directory.count).toContainText(", page 2 of ");
    const second = await directory.readIds();
    await page.goBack();
    await directory.expectAddress({ page: 1 });
    await expect.poll(() => directory.readIds()).toEqual(first);
    await page.goForward();
    await directory.expectAddress({ page: 2 });
    await expect.poll(() => directory.readIds()).toEqual(second);
    await directory.filter({ specialty: "Endocrinologist" });
    await directory.expectAddress({ specialty: "Endocrinologist", page: 1 });
    await directory.cards.first().getByRole("link", { name: "View Profile" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dr\./);
    await page.goBack();
    await directory.expectAddress({ specialty: "Endocrinologist" });
  });

  test("DIR-02 Clear Filters clears search, specialty and sort", async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit(address({ ...shared, page: 1 }));
      await directory.clearFilters.click();
      await directory.expectAddress({ search: "", specialty: "", sort: "rating", page: 1 });
      await directory.expectCount(providers.length);
    });
  });

  test("DIR-02 a new filter starts on its first page", async ({ visit, directory }) => {
    await visit(address({ page: 3 }));
    await directory.filter({ sort: "price_low" });
    await directory.expectAddress({ sort: "price_low", page: 1 });
    await expect(directory.count).toContainText(", page 1 of ");
    await expect(directory.previous).toHaveCount(0);
  });

  test("DIR-02 paging leads forth and back without anybody twice", async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      const specialty = "Registered Dietitian";
      const expected = matching(providers, { specialty });
      const lastPage = Math.ceil(expected.length / PAGE_SIZE);
      // Prices have many ties: an order that did not settle them would show one twice and leave one out.
      await visit(address({ specialty, sort: "price_low" }));
      await expect(directory.previous).toHaveCount(0);
      const pages = await directory.readPages();
      expect(pages).toHaveLength(lastPage);
      expect(ascending(pages.flat())).toEqual(ascending(ids(expected)));
      await directory.expectAddress({ specialty, sort: "price_low", page: lastPage });
      for (let page = lastPage - 1; page >= 1; page--) {
        await directory.previous.click();
        await expect(directory.count).toContainText(`, page ${page} of ${lastPage}`);
        expect(await directory.readIds()).toEqual(pages[page - 1]);
      }
    });
  });

  test("DIR-02 DIR-09 what an address cannot mean is passed over", async ({ visit, directory }) => {
    await visit("/specialists");
    const usual = await directory.readIds();
    const meaningless = ["page=0", "page=-1", "page=abc", "page=1.5", "page=", "sort=nonsense", "specialty=Dentist", "specialty=endocrinologist", "search=", "search=%00", "unknown=1"];
    for (const query of meaningless) {
      await visit(`/specialists?${query}`);
      await directory.expectFields({ search: "", specialty: "", sort: "rating" });
      expect(await directory.readIds(), query).toEqual(usual);
    }
  });

  test("DIR-02 the button searches, too, and so does Enter", async ({ page, visit, directory }) => {
    await visit("/specialists");
    await directory.search.fill("menopause");
    await directory.searchButton.click();
    await directory.expectAddress({ search: "menopause" });
    await directory.search.fill("thyroid");
    await page.keyboard.press("Enter");
    await directory.expectAddress({ search: "thyroid" });
    await expect(directory.cards.first()).toContainText(/thyroid/i);
  });
});

test.describe("typing filters live", () => {
  const dataRequests = (page: Page) => {
    const searches: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (isData(url) && url.pathname.startsWith("/specialists")) searches.push(url.searchParams.get("search") ?? "");
    });
    return searches;
  };

  test("DIR-02 DIR-07 the list follows without the focus or the caret moving @js", async ({ page, visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit("/specialists");
      await directory.search.click();
      await page.keyboard.type("dibetes", { delay: 20 });
      await directory.expectCount(0);
      // Into the middle, where a caret that jumps to the end would show.
      for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
      await page.keyboard.type("a");
      await directory.expectCount(matching(providers, { search: "diabetes" }).length);
      await expect(directory.search).toBeFocused();
      await expect(directory.search).toHaveValue("diabetes");
      expect(await directory.search.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(3);
      await directory.expectAddress({ search: "diabetes" });
    });
  });

  test("DIR-02 it asks once the typing rests and not for every letter @js", async ({ page, visit, directory }) => {
    await page.clock.install();
    await visit("/specialists");
    const searches = dataRequests(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await directory.search.focus();
    for (const letter of "menopause") {
      await page.keyboard.type(letter);
      await page.clock.runFor(60);
    }
    expect(searches).toEqual([]);
    await page.clock.runFor(300);
    await expect.poll(() => searches).toEqual(["menopause"]);
    await page.clock.resume();
    await directory.expectAddress({ search: "menopause" });
  });

  test("DIR-02 one typed search is one step of Back @js", async ({ page, visit, directory }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await expect(directory.cards.first()).toBeVisible();
    await directory.filter({ search: "diab" });
    await directory.filter({ search: "diabetes" });
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test("DIR-02 an answer that comes late neither overwrites what is typed nor what was asked for after it @js", async ({ page, visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit("/specialists");
      const release = await holdRequests(page, (url) => isData(url) && url.searchParams.get("search") === "meno");
      const asked = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get("search") === "meno");
      await directory.search.focus();
      await page.keyboard.type("meno");
      await asked;
      await page.keyboard.type("pause");
      await directory.expectCount(matching(providers, { search: "menopause" }).length);
      release();
      await page.unrouteAll({ behavior: "wait" });
      await expect(directory.search).toHaveValue("menopause");
      await directory.expectAddress({ search: "menopause" });
      await directory.expectCount(matching(providers, { search: "menopause" }).length);
    });
  });

  test("DIR-02 what was entered before the script arrived is kept @js", async ({ page, directory }) => {
    const release = await holdRequests(page, isScript);
    await page.goto("/specialists", { waitUntil: "commit" });
    await directory.search.fill("diabetes");
    await directory.specialty.selectOption("Endocrinologist");
    release();
    await expect(page.locator(TOAST_REGION)).toBeAttached();
    await directory.expectFields({ search: "diabetes", specialty: "Endocrinologist" });
    await directory.searchButton.click();
    await directory.expectAddress({ search: "diabetes", specialty: "Endocrinologist" });
  });

  test("DIR-02 a link chosen right after typing is followed @js", async ({ page, visit, directory }) => {
    await visit("/specialists");
    const release = await holdRequests(page, (url) => isData(url) && url.pathname.startsWith("/specialists/"));
    await directory.search.fill("thyroid");
    await directory.cards.first().getByRole("link", { name: "View Profile" }).click();
    // Longer than typing has to rest.
    await page.waitForTimeout(600);
    release();
    await expect(page).toHaveURL(/\/specialists\/\d+$/);
  });
});

test.describe("while the list is loading", () => {
  async function expectSkeleton(directory: DirectoryPage, page: Page) {
    await expect(directory.skeletonCards).toHaveCount(6);
    await expect(directory.skeletonCards.first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading specialists…");
    await expect(directory.cards.filter({ visible: true })).toHaveCount(0);
  }

  test("DIR-05 DIR-06 slow records: a skeleton of 6 cards, then the specialists @js", async ({ page, visit, directory }) => {
    const release = await holdDeferredData(page);
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await expectSkeleton(directory, page);
    await release();
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
    await expect(directory.skeletonCards).toHaveCount(0);
  });

  test("DIR-05 DIR-06 slow network: a skeleton of 6 cards, then the specialists @js", async ({ page, visit, directory }) => {
    await visit("/");
    const release = await holdRequests(page, (url) => url.pathname === "/specialists.data");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await expectSkeleton(directory, page);
    release();
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
    await expect(directory.skeletonCards).toHaveCount(0);
  });

  test("DIR-05 a page that comes from the server is whole", async ({ request, page, visit, directory }) => {
    const html = await (await request.get("/specialists")).text();
    expect(html).not.toContain("data-skeleton-card");
    expect(html.match(/<article /g)).toHaveLength(PAGE_SIZE);
    await visit("/specialists");
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
    await expect(page.getByText("Loading specialists…")).toHaveCount(0);
  });

  test("APP-34 a list that cannot be loaded says so, is not asked for again, and can be retried @js", async ({ page, visit, directory, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await visit("/");
    let asked = 0;
    await page.route((url) => url.pathname === "/specialists.data", (route) => {
      asked++;
      return route.abort("internetdisconnected");
    });
    // Without a pointer on it, which would fetch the data ahead of the click.
    await page.getByRole("link", { name: "Browse Specialists" }).dispatchEvent("click");
    await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
    expect(asked).toBe(1);
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
  });
});
