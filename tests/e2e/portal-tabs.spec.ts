import { proves } from "../support/clauses";
import { holdDeferredData, holdRequests } from "./support/slow";
import { addressOf, banner, main, openPortal, panel, tab, TABS, type TabName } from "./support/portal";
import { expect, test } from "./support/visit";

test.describe("its tabs", () => {
  test(
    "are five, each an address of its own, and Back works @main",
    proves("PORT-06"),
    async ({ page, visit, scripted }) => {
      await openPortal({ page, visit, scripted });
      const all = scripted
        ? page.getByRole("tab")
        : page.getByRole("navigation", { name: "Your record" }).getByRole("link");
      await expect(all).toHaveText([...TABS]);
      const marked = (name: TabName) =>
        scripted
          ? expect(tab(page, scripted, name)).toHaveAttribute("aria-selected", "true")
          : expect(tab(page, scripted, name)).toHaveAttribute("aria-current", "page");
      await marked("Overview");
      for (const name of TABS.slice(1)) {
        await tab(page, scripted, name).click();
        await expect(page).toHaveURL((url) => url.pathname + url.search === addressOf(name));
        await marked(name);
        await expect(page).toHaveTitle(`${name} · Client Portal · Kindweight`);
      }
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname + url.search === addressOf("Medications"));
      await marked("Medications");
      await expect(panel(page).getByRole("heading", { name: "Prescriptions" })).toBeVisible();
    },
  );

  test("with script: no reload, one request each, focus and banner stay @js", async ({ page, visit, scripted }) => {
    await openPortal({ page, visit, scripted });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/patient-portal"))
        asked.push(new URL(request.url()).searchParams.get("tab") ?? "");
    });
    await tab(page, true, "Medications").click();
    await expect(panel(page).getByRole("heading", { name: "Prescriptions" })).toBeVisible();
    await expect(tab(page, true, "Medications")).toBeFocused();
    await expect(panel(page)).toHaveAttribute("aria-labelledby", "tab-medications");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(asked).toEqual(["medications"]);
    // The chosen one once more asks for nothing.
    await tab(page, true, "Medications").click();
    expect(asked).toHaveLength(1);
  });

  test("by keyboard: arrows, Home and End move, Enter and Space open @js", async ({ page, visit, scripted }) => {
    await openPortal({ page, visit, scripted });
    await tab(page, true, "Overview").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, true, "Health Summary")).toBeFocused();
    await expect(tab(page, true, "Overview")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?tab=health-summary$/);
    await page.keyboard.press("End");
    await expect(tab(page, true, "Documents")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, true, "Overview"), "round the end").toBeFocused();
    await page.keyboard.press("ArrowLeft");
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?tab=documents$/);
    // The address changes before the tab does: a key pressed in between would leave the list from the old one.
    await expect(tab(page, true, "Documents")).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => scrollY), "Space does not scroll as well").toBe(scrolled);
    await page.keyboard.press("Home");
    await expect(tab(page, true, "Overview")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(tab(page, true, "Documents"), "the list is one stop, at the open tab").toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeFocused();
  });

  test(
    "while a tab is loading: a skeleton of 3 or 5 rows, the banner stays @js",
    proves("APP-36"),
    async ({ page, visit, scripted }) => {
      await openPortal({ page, visit, scripted });
      const release = await holdRequests(page, (url) => url.pathname === "/patient-portal.data");
      const rows = page.locator("[data-skeleton-row]");
      await tab(page, true, "Appointments").click();
      await expect(rows).toHaveCount(5);
      await expect(main(page).getByRole("status")).toHaveText("Loading appointments…");
      await expect(banner(page)).toBeVisible();
      await tab(page, true, "Health Summary").click();
      await expect(rows).toHaveCount(3);
      release();
      await expect(page.getByRole("region", { name: "Allergies" })).toBeVisible();
      await expect(rows).toHaveCount(0);
    },
  );

  test(
    "on the way to the portal: a skeleton of 3 rows, then the record @js",
    proves("APP-36"),
    async ({ page, visit }) => {
      const release = await holdDeferredData(page);
      await visit("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Client Portal" }).click();
      await expect(page.locator("[data-skeleton-row]")).toHaveCount(3);
      await release();
      await expect(banner(page)).toBeVisible();
      await expect(page.locator("[data-skeleton-row]")).toHaveCount(0);
    },
  );

  test("a tab that cannot be loaded says so and can be retried @js", async ({ page, visit, scripted, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await openPortal({ page, visit, scripted });
    await page.route(
      (url) => url.pathname === "/patient-portal.data",
      (route) => route.abort("internetdisconnected"),
    );
    await tab(page, true, "Medications").click();
    await expect(panel(page).getByRole("heading", { name: "Portal Unavailable" })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await panel(page).getByRole("link", { name: "Retry" }).click();
    await expect(panel(page).getByRole("heading", { name: "Prescriptions" })).toBeVisible();
  });

  test("a page that comes from the server is whole, without an inline style", async ({ request }) => {
    for (const name of TABS) {
      const html = await (await request.get(addressOf(name))).text();
      expect(html).not.toContain("data-skeleton-row");
      expect(html).not.toMatch(/<[^>]* style=/);
    }
  });
});
