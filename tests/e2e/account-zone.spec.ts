import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { leftInEnglish, leftInLatin, speak } from "./support/languages";
import { becomePatient } from "./support/patients";
import { cutTexts, headingLevels, overflow, skippedLevels, smallTargets } from "./support/structure";
import { expect, test } from "./support/visit";

test.use({ timezoneId: "Asia/Tokyo" });

const zone = (page: Page) => page.getByRole("region", { name: "Time zone" });
const session = (page: Page, city: string) =>
  page.getByRole("main").getByText(new RegExp(`^Since .*\\(${city} time\\)`));

async function choose(page: Page, name: string) {
  await zone(page).getByLabel("Your time zone").selectOption(name);
  await zone(page).getByRole("button", { name: "Change Time Zone" }).click();
  await expect(page.getByText("Your time zone is changed").first()).toBeVisible();
}

test("times are on the browser's clock, or without script on one that is chosen; a choice comes first everywhere @main", async ({
  page,
  visit,
  scripted,
}) => {
  test.slow();
  await becomePatient({ page, visit, scripted });
  await visit("/account");
  await expect(zone(page)).toContainText(
    scripted ? "Your browser last said: Tokyo." : "We do not know yours yet, so emails and files say UTC.",
  );
  await expect(session(page, scripted ? "Tokyo" : "New York")).toBeVisible();

  await choose(page, "America/Denver");
  await expect(session(page, "Denver")).toBeVisible();
  await visit("/health-dashboard/import");
  await expect(page.getByRole("main")).toContainText(
    "A day begins at midnight, Denver time, and the last one is included.",
  );
  await visit("/patient-portal/accesses");
  await expect(page.getByRole("main")).toContainText("(Denver time)");
  await expect(page.getByRole("main")).not.toContainText("(Tokyo time)");
  await visit("/");
  const reading = page.locator("[data-vital] time, section time").first();
  const part = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "America/Denver", ...options }).format(at);
  const at = new Date((await reading.getAttribute("datetime"))!);
  await expect(reading).toContainText(
    part({ hour: "2-digit", minute: "2-digit", hourCycle: scripted ? "h12" : "h23" }, at).replace(/^0|\s?[AP]M$/g, ""),
  );
  expect(await (await page.request.get("/patient-portal/record.txt")).text()).toContain("Times: Denver time");

  await visit("/account");
  await expect(zone(page).getByLabel("Your time zone")).toHaveValue("America/Denver");
  await choose(page, "");
  await expect(session(page, scripted ? "Tokyo" : "New York")).toBeVisible();
});

test("the choice of a zone is sound at every width and in every language", async ({
  page,
  visit,
  scripted,
  context,
}) => {
  test.slow();
  await becomePatient({ page, visit, scripted });
  await visit("/account");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (scripted) expect(await violations(page), colorScheme).toEqual([]);
  }
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      [
        await overflow(page),
        await smallTargets(page, 24),
        await cutTexts(page),
        skippedLevels(await headingLevels(page)),
      ],
      `${width} px`,
    ).toEqual([0, [], [], []]);
  }
  const english = await context.newPage();
  await english.goto("/account");
  for (const language of ["es", "ar"] as const) {
    await speak(page, language);
    await visit("/account");
    expect(language === "es" ? await leftInEnglish(page, english) : await leftInLatin(page)).toEqual([]);
  }
});
