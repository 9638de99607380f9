import type { Locator, Page } from "@playwright/test";
import { holdRequests, isScript } from "./support/slow";
import { expect, test, TOAST_REGION } from "./support/visit";

const NAVIGATION = [
  { label: "Find Specialists", path: "/specialists", clauses: "APP-15" },
  { label: "AI Nutrition Coach", path: "/ai-consultation", clauses: "APP-15" },
  { label: "VR Consultations", path: "/vr-consultation", clauses: "APP-16" },
  { label: "Weight Tracking", path: "/health-dashboard", clauses: "APP-16" },
  { label: "Client Portal", path: "/patient-portal", clauses: "APP-16" },
];
const PHONE = { width: 360, height: 740 };

const banner = (page: Page) => page.getByRole("banner");
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectNotFoundPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("main")).toContainText("Did you forget to add the page to the router?");
  await expect(page).toHaveTitle(/^404 Page Not Found/);
}

/** The current entry is marked and looks different from all others. */
async function expectHighlighted(page: Page, label: string | null) {
  const entries = navigation(page).getByRole("link");
  await expect(entries).toHaveText(NAVIGATION.map((entry) => entry.label));
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(label === null ? [] : [label]);
  const grounds = await Promise.all((await entries.all()).map(background));
  const current = NAVIGATION.findIndex((entry) => entry.label === label);
  const others = new Set(grounds.filter((_ground, index) => index !== current));
  expect(others.size, "all other entries look the same").toBe(1);
  if (label !== null) expect(others).not.toContain(grounds[current]);
}

test.describe("what the product says that it is", () => {
  test("APP-01 APP-02 APP-03 APP-04 the home page presents the platform, what it offers and for whom", async ({ page, visit }) => {
    await visit("/");
    const main = page.getByRole("main");
    await expect(banner(page)).toContainText("Weight Loss Specialists Platform");
    for (const offer of [/specialist/i, /symptom analysis/i, /AI health assistant/i, /VR consultations/i, /your health, live/i, /meal plan/i]) {
      await expect(main).toContainText(offer);
    }
    // Where each offer is to be had: for patients and visitors, and for specialists who want to join.
    const ways = ["/specialists", "/ai-consultation", "/vr-consultation", "/health-dashboard", "/patient-portal", "/book-appointment", "/specialist-signup"];
    for (const path of ways) await expect(page.locator(`a[href="${path}"]`).first(), path).toBeAttached();
  });

  test("APP-05 the six kinds of consultation can be asked for", async ({ page, visit }) => {
    await visit("/book-appointment");
    const kinds = page.getByLabel("Appointment type").locator("option:not([value=''])");
    const values = await kinds.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["ai-consultation", "vr-consultation", "video-consultation", "in-person", "weight-loss", "follow-up"]);
  });

  test("APP-06 APP-07 labels: secure and HIPAA compliant, powered by a third-party language model", async ({ page, visit }) => {
    await visit("/");
    await expect(page.getByRole("main")).toContainText(/Secure and HIPAA compliant/i);
    await expect(page.getByRole("main")).toContainText(/powered by a third-party large language model/i);
  });

  test("APP-09 APP-10 APP-11 anybody browses and reaches booking, and nobody is asked to sign in", async ({ page, context, visit }) => {
    await visit("/");
    await page.getByRole("link", { name: "Browse Specialists" }).click();
    await page.getByRole("link", { name: /^View Profile/ }).first().click();
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

  test("APP-17 a profile belongs to Find Specialists; sign-up and booking belong to no entry", async ({ page, visit }) => {
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
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, `overflow at ${width}`).toBe(0);
    }
  });
});

test("APP-20 each inner screen has a Back to Home link that leads home", async ({ page, visit }) => {
  const screens = [...NAVIGATION.map(({ path }) => path), "/specialist-signup", "/book-appointment", "/emergency"];
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

test.describe("the slide-out panel of small screens", () => {
  test.use({ viewport: PHONE });
  const button = (page: Page) => banner(page).locator("summary");
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  /** Opens the panel; with script it is a dialog, without the open `<details>`. */
  async function openPanel(page: Page, scripted: boolean) {
    await expect(navigation(page)).toBeHidden();
    await expect(button(page)).toHaveAccessibleName("Menu");
    await button(page).click();
    await expect(navigation(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(scripted ? 1 : 0);
  }

  test("APP-19 APP-18 it opens on the right, with every entry and the Join button", async ({ page, visit, scripted }) => {
    await visit("/vr-consultation");
    await openPanel(page, scripted);
    await expectHighlighted(page, "VR Consultations");
    await expect(page.getByRole("link", { name: "Join as Specialist" }).first()).toHaveAttribute("href", "/specialist-signup");
    const panel = scripted ? dialog(page) : page.locator("details[open] > div");
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box && { right: box.x + box.width, top: box.y, height: box.height, atLeftEdge: box.x <= 0 };
      })
      .toEqual({ right: PHONE.width, top: 0, height: PHONE.height, atLeftEdge: false });
  });

  for (const { label, path } of NAVIGATION) {
    test(`APP-19 APP-15 APP-16 choosing ${label} goes there and closes it`, async ({ page, visit, scripted }) => {
      await visit("/");
      await openPanel(page, scripted);
      await navigation(page).getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(navigation(page)).toBeHidden();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("APP-19 choosing the entry of the page one is on closes it, too", async ({ page, visit, scripted }) => {
    await visit("/specialists");
    await openPanel(page, scripted);
    await navigation(page).getByRole("link", { name: "Find Specialists" }).click();
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("APP-19 APP-18 choosing Join as Specialist goes there and closes it", async ({ page, visit, scripted }) => {
    await visit("/");
    await openPanel(page, scripted);
    const panel = scripted ? dialog(page) : page.locator("details[open]");
    await panel.getByRole("link", { name: "Join as Specialist" }).click();
    await expect(page).toHaveURL(/\/specialist-signup$/);
    await expect(navigation(page)).toBeHidden();
  });

  test("APP-19 without script the button opens and closes it, by pointer and by keyboard @no-js", async ({ page, visit }) => {
    await visit("/specialists");
    await openPanel(page, false);
    await button(page).click();
    await expect(navigation(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(navigation(page)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(navigation(page)).toBeHidden();
  });

  test("APP-19 the focus goes into the dialog, stays there, and returns to the button on Escape @js", async ({ page, visit }) => {
    await visit("/specialists");
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    const focusIsInside = () => dialog(page).evaluate((panel) => panel.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    const reached = new Set<string>();
    for (const key of [...Array<string>(9).fill("Tab"), ...Array<string>(9).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      expect(await focusIsInside(), `after ${key}`).toBe(true);
      reached.add(await page.locator(":focus").evaluate((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim()));
    }
    expect([...reached].sort()).toEqual(["Close menu", "Join as Specialist", "Sign In", ...NAVIGATION.map(({ label }) => label)].sort());
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test("APP-19 its close button and a tap beside it close it, and the page can be used again @js", async ({ page, visit }) => {
    await visit("/specialists");
    await openPanel(page, true);
    await dialog(page).getByRole("button", { name: "Close menu" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await openPanel(page, true);
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY), "the page scrolls again").toBeGreaterThan(0);
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("APP-19 while it is open the page behind it does not scroll @js", async ({ page, visit }) => {
    await visit("/specialists");
    await openPanel(page, true);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("APP-19 opened before the script was there, it still closes when the button is pressed or an entry chosen @js", async ({ page }) => {
    for (const way of ["button", "entry"] as const) {
      const release = await holdRequests(page, isScript);
      await page.goto("/specialists", { waitUntil: "commit" });
      await button(page).click();
      await expect(navigation(page)).toBeVisible();
      release();
      await expect(page.locator(TOAST_REGION)).toBeAttached();
      if (way === "button") await button(page).click();
      else await navigation(page).getByRole("link", { name: "Weight Tracking" }).first().click();
      await expect(navigation(page), `closed by the ${way}`).toBeHidden();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await expect(page).toHaveURL(/\/health-dashboard$/);
  });
});

test("APP-19 APP-27 code that does not come takes nothing away: the menu opens, the tooltip's text is there @js", async ({ page, visit, faults }) => {
  faults.allow(/net::ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route(/\/(menu-dialog|tooltip)-[^/]*\.js$/, (route) => route.abort());
  await visit("/specialists");
  await page.getByRole("button", { name: "About verified experts" }).hover();
  const tip = page.getByRole("main").locator("details").first();
  await tip.locator("summary").click();
  await expect(tip.locator("p")).toBeVisible();
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Find Specialists" }).last()).toBeVisible();
});
