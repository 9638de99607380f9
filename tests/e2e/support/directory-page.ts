import type { Locator, Page } from "@playwright/test";
import type { PublicProvider } from "~/domain/providers/provider";
import { test as base } from "./empty-site";
import { expect } from "./visit";

/** What a card shows, read off the page. */
export type ShownCard = {
  id: number;
  label: string;
  /** the lines of the card's head: label, badge, specialty, rating */
  text: string;
  badge: string;
  bio: string;
  /** years, location, rate and perhaps VR */
  facts: string[];
  languages: string[];
  certifications: string[];
  links: { name: string; href: string }[];
};

/** The directory as a visitor uses it, with script and without. */
export class DirectoryPage {
  readonly search: Locator;
  readonly specialty: Locator;
  readonly sort: Locator;
  readonly searchButton: Locator;
  readonly clearFilters: Locator;
  readonly viewAll: Locator;
  readonly lastPage: Locator;
  /** The announced number of specialists found. */
  readonly count: Locator;
  readonly cards: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly skeletonCards: Locator;

  constructor(
    private readonly page: Page,
    private readonly scripted: boolean,
  ) {
    const main = page.getByRole("main");
    this.search = main.getByRole("searchbox", { name: "Search" });
    this.specialty = main.getByRole("combobox", { name: "Specialty" });
    this.sort = main.getByRole("combobox", { name: "Sort by" });
    this.searchButton = main.getByRole("button", { name: "Search" });
    this.clearFilters = main.getByRole("link", { name: "Clear Filters" });
    this.lastPage = main.getByRole("link", { name: "Go to the Last Page" });
    this.viewAll = main.getByRole("link", { name: "View All Specialists" });
    this.count = main.getByRole("status").filter({ hasText: "found" });
    this.cards = main.getByRole("article");
    this.next = main.getByRole("link", { name: "Next" });
    this.previous = main.getByRole("link", { name: "Previous" });
    this.skeletonCards = main.locator("[data-skeleton-card]");
  }

  /** Fills in what is given; without script the button has to be pressed. Returns once the page is of these filters. */
  async filter({ search, specialty, sort }: { search?: string; specialty?: string; sort?: string }): Promise<void> {
    if (search !== undefined) await this.search.fill(search);
    if (specialty !== undefined) await this.specialty.selectOption(specialty);
    if (sort !== undefined) await this.sort.selectOption(sort);
    if (!this.scripted) await this.searchButton.click();
    await this.expectAddress({
      ...(search === undefined ? {} : { search: search.trim() }),
      ...(specialty === undefined ? {} : { specialty }),
      ...(sort === undefined ? {} : { sort }),
    });
  }

  /** The address says so, and the fields do. What the address leaves out is at its default. */
  async expectAddress(expected: { search?: string; specialty?: string; sort?: string; page?: number }): Promise<void> {
    await expect
      .poll(() => {
        const { pathname, searchParams } = new URL(this.page.url());
        const shown: Record<string, unknown> = { pathname };
        if ("search" in expected) shown.search = (searchParams.get("search") ?? "").trim();
        if ("specialty" in expected) shown.specialty = searchParams.get("specialty") ?? "";
        if ("sort" in expected) shown.sort = searchParams.get("sort") ?? "rating";
        if ("page" in expected) shown.page = Number(searchParams.get("page") ?? 1);
        return shown;
      })
      .toEqual({ pathname: "/specialists", ...expected });
    await this.expectFields(expected);
  }

  async expectFields({
    search,
    specialty,
    sort,
  }: {
    search?: string;
    specialty?: string;
    sort?: string;
  }): Promise<void> {
    if (search !== undefined) await expect.poll(async () => (await this.search.inputValue()).trim()).toBe(search);
    if (specialty !== undefined) await expect(this.specialty).toHaveValue(specialty);
    if (sort !== undefined) await expect(this.sort).toHaveValue(sort);
  }

  /** Waits until the announced count is this one. */
  async expectCount(count: number): Promise<void> {
    const text = `${count.toLocaleString("en-US")} specialist${count === 1 ? "" : "s"} found`;
    await expect(this.count).toHaveText(new RegExp(`^${text}(, page \\d+ of \\d+)?$`));
  }

  /** The cards of this page, in order. */
  readCards(): Promise<ShownCard[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const texts = (selector: string) =>
          [...card.querySelectorAll(selector)].map((element) =>
            (element.textContent ?? "").trim().replace(/\s+/g, " "),
          );
        const label = texts("h2")[0] ?? "";
        return {
          id: Number(/\d+$/.exec(label)?.[0]),
          label,
          text: (card.firstElementChild?.textContent ?? "").replace(/\s+/g, " "),
          badge: texts(".badge")[0] ?? "",
          bio: texts(":scope > p")[0] ?? "",
          facts: texts(":scope > ul:not([aria-label]) > li"),
          languages: texts("[aria-label=Languages] > li"),
          certifications: texts("[aria-label=Certifications] > li"),
          links: [...card.querySelectorAll("a")].map((link) => ({
            name: (link.textContent ?? "").trim(),
            href: link.getAttribute("href") ?? "",
          })),
        };
      }),
    );
  }

  async readIds(): Promise<number[]> {
    return (await this.readCards()).map(({ id }) => id);
  }

  /** Follows `Next` from this page to the last one; the ids of each page. */
  async readPages(): Promise<number[][]> {
    const pages: number[][] = [];
    for (let number = Number(new URL(this.page.url()).searchParams.get("page") ?? 1); ; number++) {
      pages.push(await this.readIds());
      if ((await this.next.count()) === 0) return pages;
      await this.next.click();
      await expect(this.count).toContainText(`, page ${number + 1} of `);
    }
  }
}

/** `test` with the directory's page, and with a server that lists nobody. */
export const test = base.extend<{ directory: DirectoryPage }>({
  directory: async ({ page, scripted }, use) => use(new DirectoryPage(page, scripted)),
});

export const ids = (providers: readonly PublicProvider[]) => providers.map(({ id }) => id);
export const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The directory's address with these filters. */
export const address = (params: Record<string, string | number>) =>
  `/specialists?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()}`;
