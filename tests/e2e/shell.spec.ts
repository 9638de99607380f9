import type { Locator, Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { booking, referenceOn } from "./flows/booking";
import { input, log, NEW_CHAT, QUESTION, REPLY, send as sendMessage } from "./flows/chat";
import { send } from "./flows/form";
import { fillWithFreeTime } from "./flows/free-times";
import { account, apply, newApplicant, reachStep2 } from "./flows/signup";
import { banner, expectHighlighted, navigation, NAVIGATION } from "./support/shell";
import { expect, test, type Visit } from "./support/visit";

async function expectNotFoundPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("main")).toContainText("Did you forget to add the page to the router?");
  await expect(page).toHaveTitle(/^404 Page Not Found/);
}

test.describe("what the product is", () => {
  test(
    "the home page offers symptom analysis, a chat, VR consultations, live health data and a portal, and leads to each",
    proves("APP-02"),
    async ({ page, visit }) => {
      const analysis = page.getByRole("button", { name: "Analyze with AI" });
      const offers: [RegExp, string, string, Locator][] = [
        [/symptom analysis/i, "/ai-consultation", "AI Nutrition Coach", analysis],
        [/VR consultations/i, "/vr-consultation", "VR Consultations", page.locator("[data-vr-provider]").first()],
        [/your health, live/i, "/health-dashboard", "Health Dashboard", page.getByText(/^\d+ bpm$/).first()],
        [/progress/i, "/patient-portal", "Client Portal", page.getByRole("heading", { level: 2, name: /^Welcome, / })],
      ];
      for (const [words, path, heading, purpose] of offers) {
        await visit("/");
        await expect(page.getByRole("main")).toContainText(words);
        await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(purpose, heading).toBeVisible();
      }
      await visit("/");
      await expect(page.getByRole("main")).toContainText(/AI health assistant/i);
      await page.getByRole("main").getByRole("link", { name: "Start AI Nutrition Coach" }).first().click();
      await page.getByRole("link", { name: "Go straight to the chat" }).click();
      await expect(input(page)).toBeEditable();
    },
  );

  test(
    "it leads patients to an appointment, and dietitians, coaches and endocrinologists to joining",
    proves("APP-03"),
    async ({ page, visit }) => {
      await visit("/");
      await page.getByRole("main").getByRole("link", { name: "Find Weight Loss Specialist" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
      await expect(page.getByLabel("Appointment type")).toContainText("Medical Weight Loss");
      await visit("/specialists");
      await page.getByRole("main").getByRole("link", { name: "Join as Specialist" }).click();
      await expect(page).toHaveURL(new RegExp(`${account.path}$`));
      await reachStep2(page, visit, newApplicant());
      for (const specialty of ["Registered Dietitian", "Nutrition Coach", "Fitness Coach", "Endocrinologist"])
        await expect(page.getByLabel("Specialty").getByRole("option", { name: specialty })).toBeAttached();
    },
  );

  test(
    "a visitor finds specialists, asks the coach, enters a VR room, and sees weight, vitals and the portal; a specialist applies",
    proves("APP-04"),
    async ({ page, visit }) => {
      test.slow();
      await visit("/specialists");
      await expect(page.getByRole("article").first()).toContainText("Dr. Specialist");
      await visit(NEW_CHAT);
      await input(page).fill(QUESTION);
      await sendMessage(page).click();
      await expect(log(page)).toContainText(REPLY);
      await visit("/health-dashboard");
      await expect(page.getByText(/^\d+ bpm$/).first()).toBeVisible();
      await visit("/health-dashboard?tab=weight");
      await expect(page.locator("[data-weight-entry]").first()).toBeVisible();
      await visit("/patient-portal");
      await expect(page.getByRole("heading", { level: 2, name: /^Welcome, / })).toBeVisible();
      await visit("/vr-consultation");
      await page
        .getByRole("button", { name: /^Enter VR Room/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: "End Session" })).toBeVisible();
      await apply(page, visit, newApplicant());
    },
  );

  test("the six kinds of consultation can be asked for", proves("APP-05"), async ({ page, visit }) => {
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

  test(
    "it calls itself secure and HIPAA compliant, and the assistant powered by a third-party language model",
    proves("APP-06", "APP-07"),
    async ({ page, visit }) => {
      await visit("/");
      await expect(page.getByRole("main")).toContainText(/Secure and HIPAA compliant/i);
      await expect(page.getByRole("main")).toContainText(/powered by a third-party large language model/i);
    },
  );

  test(
    "a visitor browses specialists and books an appointment without signing in",
    proves("APP-09", "APP-10"),
    async ({ page, context, visit, scripted, request }) => {
      await visit("/");
      await page.getByRole("link", { name: "Browse Specialists" }).click();
      await page
        .getByRole("link", { name: /^View Profile/ })
        .first()
        .click();
      const label = page.getByRole("heading", { level: 1, name: /^Dr\. Specialist \d+$/ });
      const id = Number(/\d+/.exec(await label.innerText())![0]);
      await page.getByRole("main").getByRole("link", { name: "Book Consultation" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
      await expect(page.locator("input[type=password]")).toHaveCount(0);
      await fillWithFreeTime({ page, scripted, request }, id);
      await send(page, booking);
      await referenceOn(page);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(
        names.filter((name) => /session$/.test(name)),
        "no session was needed",
      ).toEqual([]);
    },
  );
});

test.describe("the fallback page", () => {
  test(
    "any address outside the route table shows it, with status 404 @main",
    proves("APP-12"),
    async ({ page, visit }) => {
      for (const path of ["/nope", "/specialists/1/edit", "/deep/er/still", "/.env", "/index.php?page=1"]) {
        await visit(path, { status: 404 });
        await expectNotFoundPage(page);
      }
    },
  );

  test("an id that no specialist has shows it, with status 404", proves("APP-12"), async ({ page, visit }) => {
    for (const id of ["0", "-1", "99999999999", "abc", "1e3", "01", "1.0", "2147483647"]) {
      await visit(`/specialists/${id}`, { status: 404 });
      await expectNotFoundPage(page);
    }
  });

  test("Back to Home leads home", proves("APP-13"), async ({ page, visit }) => {
    await visit("/nope", { status: 404 });
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
  });

  test("the shell stays around it", async ({ page, visit }) => {
    await visit("/nope", { status: 404 });
    await expectHighlighted(page, null);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test.describe("the header", () => {
  test("product name and tagline link home @main", proves("APP-14"), async ({ page, visit }) => {
    await visit("/specialists");
    const brand = banner(page).getByRole("link", { name: /^Kindweight/ });
    await expect(brand).toContainText("Weight Loss Specialists Platform");
    await brand.click();
    await expect(page).toHaveURL(/\/$/);
  });

  /** Expects an entry to lead to its screen, and to be highlighted there, by whichever way one comes. */
  async function expectToLead(
    { page, visit }: { page: Page; visit: Visit },
    { label, path, heading }: { label: string; path: string; heading: string },
  ) {
    await visit("/");
    await expectHighlighted(page, null);
    await navigation(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.mouse.move(5, 600); // a pointer on the entry would highlight it, too
    await expectHighlighted(page, label);
    await visit(path);
    await expectHighlighted(page, label);
  }

  for (const entry of [
    { label: "Find Specialists", path: "/specialists", heading: "Find your specialist" },
    { label: "AI Nutrition Coach", path: "/ai-consultation", heading: "AI Nutrition Coach" },
  ]) {
    test(
      `${entry.label} leads to ${entry.path} and is highlighted there`,
      proves("APP-15", "APP-17"),
      ({ page, visit }) => expectToLead({ page, visit }, entry),
    );
  }

  for (const entry of [
    { label: "VR Consultations", path: "/vr-consultation", heading: "VR Consultations" },
    { label: "Weight Tracking", path: "/health-dashboard", heading: "Health Dashboard" },
    { label: "Client Portal", path: "/patient-portal", heading: "Client Portal" },
  ]) {
    test(
      `${entry.label} leads to ${entry.path} and is highlighted there`,
      proves("APP-16", "APP-17"),
      ({ page, visit }) => expectToLead({ page, visit }, entry),
    );
  }

  test(
    "a profile belongs to Find Specialists; sign-up and booking belong to no entry",
    proves("APP-17"),
    async ({ page, visit }) => {
      await visit("/specialists/1");
      await expectHighlighted(page, "Find Specialists");
      for (const path of ["/specialist-signup", "/book-appointment"]) {
        await visit(path);
        await expectHighlighted(page, null);
      }
    },
  );

  test("Join as Specialist leads to the sign-up", proves("APP-18"), async ({ page, visit }) => {
    await visit("/");
    await banner(page).getByRole("link", { name: "Join as Specialist" }).click();
    await expect(page).toHaveURL(/\/specialist-signup$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Specialist Registration - Step 1 of 2");
  });

  test("everything fits at the widths where the layout changes", proves("APP-19"), async ({ page, visit }) => {
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

test("each inner screen has a Back to Home link that leads home", proves("APP-20"), async ({ page, visit }) => {
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

test("the first Tab reaches the skip link, which leads to the content", async ({ page, visit }) => {
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
