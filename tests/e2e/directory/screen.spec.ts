import type { Page } from "@playwright/test";
import { SPECIALTIES } from "~/domain/providers/constants";
import { PAGE_SIZE } from "~/domain/providers/directory";
import { proves } from "../../support/clauses";
import { address, test, type DirectoryPage } from "../support/directory-page";
import { holdDeferredData, holdRequests } from "../support/slow";
import { comparedWithList, matching } from "../support/specialists";
import { expect } from "../support/visit";

test.describe("the screen", () => {
  test("has a back link, a title and the filters", proves("DIR-01", "DIR-02"), async ({ page, visit, directory }) => {
    await visit("/specialists");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your specialist");
    await expect(page).toHaveTitle(/^Find Specialists/);
    await expect(directory.search).toBeEditable();
    await expect(directory.specialty.locator("option")).toHaveText(["All specialties", ...SPECIALTIES]);
    await expect(directory.sort.locator("option")).toHaveText([
      "Highest rated",
      "Most experienced",
      "Price: low to high",
      "Price: high to low",
    ]);
    await expect(directory.clearFilters).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("the call to action leads specialists to the sign-up", proves("DIR-15"), async ({ page, visit }) => {
    await visit("/specialists");
    const call = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Are you a weight loss specialist?", exact: true }) });
    await call.getByRole("link", { name: /^Join/ }).click();
    await expect(page).toHaveURL(/\/specialist-signup$/);
  });

  for (const { title, path } of [
    { title: "all", path: "/specialists" },
    { title: "those that a filter finds", path: address({ specialty: "Endocrinologist", search: "diabetes" }) },
    { title: "none", path: address({ search: "nobody writes this" }) },
  ]) {
    test(
      `the four figures are over all specialists while ${title} are shown`,
      proves("DIR-03", "DIR-04"),
      async ({ page, visit, request }) => {
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
      },
    );
  }
});

test.describe("nothing to list", () => {
  test(
    "View All Specialists clears search and specialty and keeps the sort",
    proves("DIR-13", "DIR-14"),
    async ({ page, visit, directory, request }) => {
      await comparedWithList(request, async (providers) => {
        await visit("/specialists");
        await directory.filter({ search: "nobody writes this", specialty: "Fitness Coach", sort: "price_low" });
        await directory.expectCount(0);
        await expect(page.getByRole("heading", { name: "No specialists found", exact: true })).toBeVisible();
        await expect(directory.cards).toHaveCount(0);
        await directory.viewAll.click();
        await directory.expectAddress({ search: "", specialty: "", sort: "price_low", page: 1 });
        await directory.expectCount(providers.length);
        await expect(page.getByRole("heading", { name: "No specialists found", exact: true })).toHaveCount(0);
      });
    },
  );

  test("behind the last page, with a way back", async ({ page, visit, directory, request }) => {
    await comparedWithList(request, async (providers) => {
      const specialty = "Endocrinologist";
      const count = matching(providers, { specialty }).length;
      await visit(address({ specialty, page: Math.ceil(count / PAGE_SIZE) + 1 }));
      await expect(page.getByRole("heading", { name: "No specialists on this page" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "No specialists found", exact: true })).toHaveCount(0);
      await expect(directory.count).toContainText(`${count} specialists found`);
      await expect(directory.next).toHaveCount(0);
      const robots = page.locator("meta[name=robots]");
      await expect(robots, "nothing for a search engine").toHaveAttribute("content", "noindex");
      await directory.lastPage.click();
      await expect(directory.cards.first()).toBeVisible();
      await expect(robots).toHaveCount(0);
      await directory.expectAddress({ specialty, page: Math.ceil(count / PAGE_SIZE) });
    });
  });

  test("from far behind the last page the way back does not lead into the void again", async ({ visit, directory }) => {
    await visit(address({ specialty: "Endocrinologist", page: 30 }));
    await directory.lastPage.click();
    await expect(directory.cards.first()).toBeVisible();
  });

  test(
    "a network without any specialist says so, with figures of 0",
    proves("DIR-03", "DIR-13"),
    async ({ page, visit, directory, emptySite }) => {
      await visit(`${emptySite}/specialists`);
      await directory.expectCount(0);
      await expect(page.getByRole("heading", { name: "No specialists found", exact: true })).toBeVisible();
      await expect(page.getByRole("main").locator("dl dd")).toHaveText(["0", "0", "0", "0.0"]);
    },
  );
});

test.describe("while the list is loading", () => {
  async function expectSkeleton(directory: DirectoryPage, page: Page) {
    await expect(directory.skeletonCards).toHaveCount(6);
    await expect(directory.skeletonCards.first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Loading specialists…");
    await expect(directory.cards.filter({ visible: true })).toHaveCount(0);
  }

  test(
    "slow records show a skeleton of 6 cards, then the specialists @js",
    proves("DIR-05"),
    async ({ page, visit, directory }) => {
      const release = await holdDeferredData(page);
      await visit("/");
      await page.getByRole("link", { name: "Browse Specialists" }).click();
      await expectSkeleton(directory, page);
      await release();
      await expect(directory.cards).toHaveCount(PAGE_SIZE);
      await expect(directory.skeletonCards).toHaveCount(0);
    },
  );

  test(
    "a slow network shows a skeleton of 6 cards, then the specialists @js",
    proves("DIR-05"),
    async ({ page, visit, directory }) => {
      await visit("/");
      const release = await holdRequests(page, (url) => url.pathname === "/specialists.data");
      await page.getByRole("link", { name: "Browse Specialists" }).click();
      await expectSkeleton(directory, page);
      release();
      await expect(directory.cards).toHaveCount(PAGE_SIZE);
      await expect(directory.skeletonCards).toHaveCount(0);
    },
  );

  test("a page that comes from the server is whole", async ({ request, page, visit, directory }) => {
    const html = await (await request.get("/specialists")).text();
    expect(html).not.toContain("data-skeleton-card");
    expect(html.match(/<article /g)).toHaveLength(PAGE_SIZE);
    await visit("/specialists");
    await expect(directory.cards).toHaveCount(PAGE_SIZE);
    await expect(page.getByText("Loading specialists…")).toHaveCount(0);
  });

  test(
    "a list that cannot be loaded says so, is not asked for again, and can be retried @js",
    proves("APP-34"),
    async ({ page, visit, directory, faults }) => {
      faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await visit("/");
      let asked = 0;
      await page.route(
        (url) => url.pathname === "/specialists.data",
        (route) => {
          asked++;
          return route.abort("internetdisconnected");
        },
      );
      // Without a pointer on it, which would fetch the data ahead of the click.
      await page.getByRole("link", { name: "Browse Specialists" }).dispatchEvent("click");
      await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
      expect(asked).toBe(1);
      await page.unrouteAll({ behavior: "wait" });
      await page.getByRole("link", { name: "Retry" }).click();
      await expect(directory.cards).toHaveCount(PAGE_SIZE);
    },
  );
});
