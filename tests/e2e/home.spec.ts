import type { Locator, Page } from "@playwright/test";
import { withUnit, type HealthReading } from "~/domain/vitals/reading";
import { proves } from "../support/clauses";
import { test } from "./support/empty-site";
import { LATEST, liveSection, vital, vitals, VITALS } from "./support/home";
import { holdDeferredData } from "./support/slow";
import { expect, type Visit } from "./support/visit";

const buttonTo = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test.describe("the landing page", () => {
  test("has its seven sections in order @main", proves("HOME-01", "HOME-02"), async ({ page, visit }) => {
    await visit("/");
    await expect(page).toHaveTitle("Kindweight");
    const main = page.getByRole("main");
    // One thing that stands in each section, so that the order is that of what is seen.
    const sections: [string, Locator][] = [
      ["hero", main.getByRole("heading", { level: 1 })],
      ["AI feature grid", main.locator("[data-feature-card]").first()],
      ["live health dashboard", vitals(page).first()],
      ["telemedicine and innovations", buttonTo(page, "Join VR Room")],
      ["testimonials", main.locator("[data-testimonial]").first()],
      ["closing call to action", buttonTo(page, "Find Weight Loss Specialist")],
      ["footer", page.getByRole("contentinfo")],
    ];
    const tops: number[] = [];
    for (const [name, locator] of sections) {
      await expect(locator, name).toBeVisible();
      tops.push((await locator.boundingBox())!.y);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(await main.locator("section").count(), "and no other section").toBe(6);
  });

  test("its sun is bright in dark colors, too", async ({ page, visit }) => {
    await visit("/");
    const sun = page.locator("svg circle[r='46']");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const fill = await sun.evaluate((circle) => getComputedStyle(circle).fill);
      const [red, green, blue] = fill.match(/[\d.]+/g)!.map(Number) as [number, number, number];
      // Brown is a dark yellow: it is the lightness that makes a sun of it.
      expect(0.2126 * red + 0.7152 * green + 0.0722 * blue, `${colorScheme}: ${fill}`).toBeGreaterThan(170);
    }
  });

  test("has six AI features and three testimonials of patients", proves("HOME-03"), async ({ page, visit }) => {
    await visit("/");
    const features = page.getByRole("main").locator("[data-feature-card]");
    await expect(features).toHaveCount(6);
    const titles = await features.getByRole("heading").allTextContents();
    expect(new Set(titles).size).toBe(6);
    const testimonials = page.getByRole("main").locator("[data-testimonial]");
    await expect(testimonials).toHaveCount(3);
    for (const one of await testimonials.all()) {
      await expect(one.locator("blockquote")).toHaveText(/^“.{40,}”$/);
      await expect(one.locator("figcaption")).toHaveText(/\w/);
    }
  });

  test("the copy presents both halves of the product", proves("HOME-04", "HOME-05"), async ({ page, visit }) => {
    await visit("/");
    const text = await page.getByRole("main").innerText();
    const weightLoss = ["specialist", "AI meal planning", "progress tracking", "virtual consultation", "meal plan"];
    const telemedicine = ["VR consultations", "Smart-device monitoring", "AI health assistant", "Provider dashboard"];
    for (const phrase of [...weightLoss, ...telemedicine])
      expect.soft(text.toLowerCase()).toContain(phrase.toLowerCase());
    expect(text).toMatch(/weight/i);
    expect(text).toMatch(/nutrition/i);
  });

  test("makes the five claims", proves("HOME-06"), async ({ page, visit }) => {
    await visit("/");
    const claims = page.getByRole("main").locator("dl").first().locator("> div");
    const shown = await claims.evaluateAll((items) =>
      items.map((item) => [item.querySelector("dd")?.textContent, item.querySelector("dt")?.textContent]),
    );
    expect(shown).toEqual([
      ["25K+", "success stories"],
      ["500+", "specialists"],
      ["89%", "goal achievement"],
      ["50+", "languages"],
      ["24/7", "availability"],
    ]);
  });
});

test.describe("where its buttons lead", () => {
  async function expectToLead(
    { page, visit }: { page: Page; visit: Visit },
    name: string,
    path: string,
    times: number,
  ) {
    await visit("/");
    await expect(buttonTo(page, name)).toHaveCount(times);
    for (let nth = 0; nth < times; nth++) {
      await visit("/");
      await buttonTo(page, name).nth(nth).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
    }
  }

  test("both Start AI Nutrition Coach go to the assistant", proves("HOME-07"), ({ page, visit }) =>
    expectToLead({ page, visit }, "Start AI Nutrition Coach", "/ai-consultation", 2),
  );
  test("Find Weight Loss Specialist goes to the booking", proves("HOME-08"), ({ page, visit }) =>
    expectToLead({ page, visit }, "Find Weight Loss Specialist", "/book-appointment", 1),
  );
  test("Browse Specialists goes to the directory", proves("HOME-09"), ({ page, visit }) =>
    expectToLead({ page, visit }, "Browse Specialists", "/specialists", 1),
  );
  test("Join VR Room goes to the consultation room", proves("HOME-11"), ({ page, visit }) =>
    expectToLead({ page, visit }, "Join VR Room", "/vr-consultation", 1),
  );
  test("Start Virtual Consultation goes to the consultation room", proves("HOME-11"), ({ page, visit }) =>
    expectToLead({ page, visit }, "Start Virtual Consultation", "/vr-consultation", 1),
  );

  test("the footer's lists lead to the screens that they name", proves("HOME-10"), async ({ page, visit, request }) => {
    await visit("/");
    const footer = page.getByRole("contentinfo");
    const lists: Record<string, Record<string, string>> = {
      "AI Services": {
        "AI Nutrition Coach": "/ai-consultation",
        "Symptom Analysis": "/ai-consultation",
        "Health Insights": "/health-dashboard",
      },
      Platform: {
        "Find Specialists": "/specialists",
        "Book an Appointment": "/book-appointment",
        "VR Consultations": "/vr-consultation",
        "Client Portal": "/patient-portal",
        "Join as Specialist": "/specialist-signup",
      },
    };
    for (const [list, expected] of Object.entries(lists)) {
      const links = await footer.getByRole("navigation", { name: list }).getByRole("link").all();
      const shown = await Promise.all(
        links.map(async (link) => [await link.textContent(), await link.getAttribute("href")]),
      );
      expect(Object.fromEntries(shown)).toEqual(expected);
      for (const path of Object.values(expected)) expect((await request.get(path)).status(), path).toBe(200);
    }
    await footer.getByRole("link", { name: "Client Portal" }).click();
    await expect(page).toHaveURL(/\/patient-portal$/);
  });
});

test.describe("the live dashboard", () => {
  test(
    "shows four vitals with the latest values of the sample patient @main",
    proves("HOME-12"),
    async ({ page, visit, request }) => {
      const response = await request.get(LATEST);
      expect(response.status(), `${LATEST} answers`).toBe(200);
      const latest = new Map(((await response.json()) as HealthReading[]).map((one) => [one.deviceType, one]));
      await visit("/");
      await expect(vitals(page)).toHaveCount(VITALS.length);
      expect(await vitals(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-vital")))).toEqual(
        VITALS.map(({ key }) => key),
      );
      for (const { key, type, label } of VITALS) {
        const { value, unit, timestamp } = latest.get(type)!;
        await expect(vital(page, key).locator("dt")).toContainText(label);
        await expect(vital(page, key).locator("dd").first()).toHaveText(withUnit(value, unit));
        await expect(vital(page, key).locator("time")).toHaveAttribute("datetime", timestamp);
        await expect(vital(page, key), "marked as what it is").toContainText("Sample");
      }
    },
  );

  test.describe("in another time zone", () => {
    test.use({ timezoneId: "Asia/Tokyo" });
    test("the time of a reading is the visitor's own, and says UTC where it is not known", async ({
      page,
      visit,
      scripted,
    }) => {
      await visit("/");
      const time = vital(page, "heartRate").locator("time");
      const measured = new Date((await time.getAttribute("datetime"))!);
      const zone = scripted ? "Asia/Tokyo" : "UTC";
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options }).format(measured);
      const clock = part({ hour: "2-digit", minute: "2-digit", hourCycle: scripted ? "h12" : "h23" }).replace(/^0/, "");
      await expect(time).toHaveText(new RegExp(clock.replace(/\s/g, "\\s")));
      await expect(time).toHaveText(scripted ? /[AP]M$/ : /UTC$/);
      await expect(time).toContainText(part({ day: "numeric" }));
    });
  });

  test(
    "skeletons stand in for the four vitals while they are loading @js",
    proves("HOME-13"),
    async ({ page, visit }) => {
      const release = await holdDeferredData(page);
      await visit("/specialists");
      await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
      const skeletons = liveSection(page).locator("[data-vital-skeleton]");
      await expect(skeletons).toHaveCount(VITALS.length);
      await expect(skeletons.first()).toBeVisible();
      await expect(vitals(page)).toHaveCount(0);
      await release();
      await expect(vitals(page)).toHaveCount(VITALS.length);
      await expect(skeletons).toHaveCount(0);
    },
  );

  test("a page that comes from the server is whole", async ({ request, page, visit }) => {
    expect(await (await request.get("/")).text()).not.toContain("data-vital-skeleton");
    await visit("/");
    await expect(vitals(page)).toHaveCount(VITALS.length);
  });

  test("shows two dashes for each vital without a value", proves("HOME-14"), async ({ page, visit, emptySite }) => {
    await visit(`${emptySite}/`);
    await expect(vitals(page)).toHaveCount(VITALS.length);
    for (const { key } of VITALS) {
      await expect(vital(page, key).locator("dd").first().locator("[aria-hidden]")).toHaveText("--");
      await expect(vital(page, key)).toContainText("no value");
      await expect(vital(page, key).locator("time")).toHaveCount(0);
    }
  });
});
