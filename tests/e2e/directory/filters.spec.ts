import type { APIRequestContext, Page } from "@playwright/test";
import { PAGE_SIZE } from "~/domain/providers/directory";
import { proves } from "../../support/clauses";
import { address, ascending, ids, test, type DirectoryPage } from "../support/directory-page";
import { holdRequests, isData, isScript } from "../support/slow";
import { comparedWithList, matching } from "../support/specialists";
import { expect, TOAST_REGION } from "../support/visit";

test.describe("filters and addresses", () => {
  const shared = { search: "diabetes", specialty: "Registered Dietitian", sort: "price_high" };

  async function expectShared(directory: DirectoryPage, request: APIRequestContext) {
    await directory.expectFields(shared);
    await comparedWithList(request, async (providers) => {
      const expected = matching(providers, shared);
      await directory.expectCount(expected.length);
      const rates = new Map(providers.map(({ id, hourlyRate }) => [id, Number(hourlyRate)]));
      const shown = await directory.readIds();
      expect(shown.map((id) => rates.get(id))).toEqual(
        expected
          .map(({ hourlyRate }) => Number(hourlyRate))
          .sort((a, b) => b - a)
          .slice(0, PAGE_SIZE),
      );
    });
  }

  test(
    "a shared address shows the same list, also after a reload",
    proves("DIR-07", "DIR-08", "DIR-11"),
    async ({ page, visit, directory, request }) => {
      await visit(address(shared));
      await expectShared(directory, request);
      await page.reload();
      await expectShared(directory, request);
    },
  );

  test("the address that filtering leads to can be shared", async ({ page, visit, directory, request }) => {
    await visit("/specialists");
    await directory.filter(shared);
    await visit(page.url());
    await expectShared(directory, request);
  });

  test("Back and Forward bring lists and fields back", async ({ page, visit, directory }) => {
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

  test("Clear Filters clears search, specialty and sort", proves("DIR-02"), async ({ visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      await visit(address({ ...shared, page: 1 }));
      await directory.clearFilters.click();
      await directory.expectAddress({ search: "", specialty: "", sort: "rating", page: 1 });
      await directory.expectCount(providers.length);
    });
  });

  test("a new filter starts on its first page", async ({ visit, directory }) => {
    await visit(address({ page: 3 }));
    await directory.filter({ sort: "price_low" });
    await directory.expectAddress({ sort: "price_low", page: 1 });
    await expect(directory.count).toContainText(", page 1 of ");
    await expect(directory.previous).toHaveCount(0);
  });

  test("paging leads forth and back without anybody twice @main", async ({ visit, directory, request }) => {
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

  test("what an address cannot mean is passed over", async ({ visit, directory }) => {
    await visit("/specialists");
    const usual = await directory.readIds();
    const meaningless = [
      "page=0",
      "page=-1",
      "page=abc",
      "page=1.5",
      "page=",
      "sort=nonsense",
      "specialty=Dentist",
      "specialty=endocrinologist",
      "search=",
      "search=%00",
      "unknown=1",
    ];
    for (const query of meaningless) {
      await visit(`/specialists?${query}`);
      await directory.expectFields({ search: "", specialty: "", sort: "rating" });
      expect(await directory.readIds(), query).toEqual(usual);
    }
  });

  test("the button searches, too, and so does Enter @main", async ({ page, visit, directory }) => {
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

  test(
    "the list follows without the focus or the caret moving @js",
    proves("DIR-07"),
    async ({ page, visit, directory, request }) => {
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
    },
  );

  test("it asks once the typing rests and not for every letter @js", async ({ page, visit, directory }) => {
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

  test("one typed search is one step of Back @js", async ({ page, visit, directory }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await expect(directory.cards.first()).toBeVisible();
    await directory.filter({ search: "diab" });
    await directory.filter({ search: "diabetes" });
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test("an answer that comes late neither overwrites what is typed nor what was asked for after it @js", async ({
    page,
    visit,
    directory,
    request,
  }) => {
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

  test("what was entered before the script arrived is kept @js", async ({ page, directory }) => {
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

  test("what is chosen while an earlier choice is loading is kept, whenever that comes @js", async ({
    page,
    visit,
    directory,
  }) => {
    await visit("/specialists");
    // A phone renders later than it hears of the choice.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const choices = [
      { specialty: "Fitness Coach", sort: "price_low" },
      { specialty: "Endocrinologist", sort: "experience" },
    ] as const;
    for (let pause = 0; pause <= 200; pause += 25) {
      const { specialty, sort } = choices[pause % 2]!;
      await directory.specialty.evaluate(
        async (field, { specialty, sort, pause }) => {
          const choose = (select: HTMLSelectElement, value: string) => {
            select.value = value;
            select.dispatchEvent(new Event("change", { bubbles: true }));
          };
          const form = (field as HTMLSelectElement).form!;
          choose(field as HTMLSelectElement, specialty);
          await new Promise((resolve) => setTimeout(resolve, pause));
          choose(form.elements.namedItem("sort") as HTMLSelectElement, sort);
        },
        { specialty, sort, pause },
      );
      await directory.expectAddress({ specialty, sort });
    }
  });

  test("a link chosen right after typing is followed @js", async ({ page, visit, directory }) => {
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
