import type { Page } from "@playwright/test";
import { banner, expectHighlighted, navigation, NAVIGATION } from "./support/shell";
import { expect, test } from "./support/visit";

async function expectNotFoundPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("main")).toContainText("Did you forget to add the page to the router?");
  await expect(page).toHaveTitle(/^404 Page Not Found/);
}

test.describe("what the product says that it is", () => {
  test("APP-01 APP-02 APP-03 APP-04 the home page presents the platform, what it offers and for whom", async ({
    page,
    visit,
  }) => {
    await visit("/");
    const main = page.getByRole("main");
    await expect(banner(page)).toContainText("Weight Loss Specialists Platform");
    for (const offer of [
      /specialist/i,
      /symptom analysis/i,
      /AI health assistant/i,
      /VR consultations/i,
      /your health, live/i,
      /meal plan/i,
    ]) {
      await expect(main).toContainText(offer);
    }
    // Where each offer is to be had: for patients and visitors, and for specialists who want to join.
    const ways = [
      "/specialists",
      "/ai-consultation",
      "/vr-consultation",
      "/health-dashboard",
      "/patient-portal",
      "/book-appointment",
      "/specialist-signup",
    ];
    for (const path of ways) await expect(page.locator(`a[href="${path}"]`).first(), path).toBeAttached();
  });

  test("APP-05 the six kinds of consultation can be asked for", async ({ page, visit }) => {
    await visit("/book-appointment");
    const kinds = page.getByLabel("Appointment type").locator("option:not([value=''])");
    const values = await kinds.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual([
      "ai-consultation",
      "vr-consultation",
      "video-consultation",
      "in-person",
      "weight-loss",
      "follow-up",
    ]);
  });

  test("APP-06 APP-07 labels: secure and HIPAA compliant, powered by a third-party language model", async ({
    page,
    visit,
  }) => {
    await visit("/");
    await expect(page.getByRole("main")).toContainText(/Secure and HIPAA compliant/i);
    await expect(page.getByRole("main")).toContainText(/powered by a third-party large language model/i);
  });

  test("APP-09 APP-10 APP-11 anybody browses and reaches booking, and nobody is asked to sign in", async ({
    page,
    context,
    visit,
  }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await page
      .getByRole("link", { name: /^View Profile/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dr\. Specialist \d+$/);
    await page.getByRole("main").getByRole("link", { name: "Book Consultation" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
    await expect(page.getByLabel("First name")).toBeEditable();
    await expect(page.locator("input[type=password]")).toHaveCount(0);
    expect(await context.cookies(), "no session is needed").toEqual([]);
  });
});

test.describe("the fallback page", () => {
  test("APP-12 an address outside the route table: 404", async ({ page, visit }) => {
    for (const path of ["/nope", "/specialists/1/edit", "/deep/er/still", "/.env", "/index.php?page=1"]) {
      await visit(path, { status: 404 });
      await expectNotFoundPage(page);
    }
  });

  test("APP-12 an id that no specialist has: 404", async ({ page, visit }) => {
    for (const id of ["0", "-1", "99999999999", "abc", "1e3", "01", "1.0", "2147483647"]) {
      await visit(`/specialists/${id}`, { status: 404 });
      await expectNotFoundPage(page);
    }
  });

  test("APP-13 Back to Home leads home", async ({ page, visit }) => {
    await visit("/nope", { status: 404 });
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
  });

  test("APP-12 APP-14 the shell stays around it", async ({ page, visit }) => {
    await visit("/nope", { status: 404 });
    await expectHighlighted(page, null);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test.describe("the header", () => {
  test("APP-14 product name and tagline link home", async ({ page, visit }) => {
    await visit("/specialists");
    const brand = banner(page).getByRole("link", { name: /^Kindweight/ });
    await expect(brand).toContainText("Weight Loss Specialists Platform");
    await brand.click();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const { label, path, clauses } of NAVIGATION) {
    test(`${clauses} APP-17 ${label} leads to ${path} and is highlighted there`, async ({ page, visit }) => {
      await visit("/");
      await expectHighlighted(page, null);
      await navigation(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
      await page.mouse.move(5, 600); // a pointer on the entry would highlight it, too
      await expectHighlighted(page, label);
      await visit(path);
      await expectHighlighted(page, label);
    });
  }

  test("APP-17 a profile belongs to Find Specialists; sign-up and booking belong to no entry", async ({
    page,
    visit,
  }) => {
    await visit("/specialists/1");
    await expectHighlighted(page, "Find Specialists");
    for (const path of ["/specialist-signup", "/book-appointment"]) {
      await visit(path);
      await expectHighlighted(page, null);
    }
  });

  test("APP-18 Join as Specialist leads to the sign-up", async ({ page, visit }) => {
    await visit("/");
    await banner(page).getByRole("link", { name: "Join as Specialist" }).click();
    await expect(page).toHaveURL(/\/specialist-signup$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Specialist Registration - Step 1 of 2");
  });

  test("APP-14 APP-15 everything fits at the widths where the layout changes", async ({ page, visit }) => {
    for (const width of [1280, 1279, 1024, 768, 640, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await visit("/");
      const links = width >= 1280;
      expect(await navigation(page).isVisible(), `navigation in the header at ${width}`).toBe(links);
      expect(await banner(page).locator("summary").isVisible(), `menu button at ${width}`).toBe(!links);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `overflow at ${width}`).toBe(0);
    }
  });
});

test("APP-20 each inner screen has a Back to Home link that leads home", async ({ page, visit }) => {
  const screens = [
    ...NAVIGATION.map(({ path }) => path),
    "/specialist-signup",
    "/book-appointment",
    "/emergency",
    "/privacy",
    "/accessibility",
  ];
  for (const path of screens) {
    await visit(path);
    const back = page.getByRole("main").getByRole("link", { name: "Back to Home" });
    await expect(back, path).toBeVisible();
    await expect(back, path).toHaveAttribute("href", "/");
  }
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("APP-14 the first Tab reaches the skip link, which leads to the content", async ({ page, visit }) => {
  await visit("/specialists");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/specialists#main$/);
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused, "the next Tab is inside the content").toHaveText(/Back to Home/);
});
