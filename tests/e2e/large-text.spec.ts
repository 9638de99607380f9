import { cutChoices } from "./support/structure";
import { expect, test } from "./support/visit";

// 320 by 640 with text of twice the size: a page's own units, and its widths by them, are half as many then.
test.use({ viewport: { width: 160, height: 320 } });

test("@js on a phone with large text a list shows all of what is chosen, however long it is", async ({
  page,
  visit,
}) => {
  test.slow();
  const seen: string[] = [];
  for (const path of [
    "/specialists",
    "/book-appointment?specialist=1",
    "/ai-consultation",
    "/patient-portal?tab=appointments",
    "/health-dashboard",
  ]) {
    await visit(path);
    if ((await page.locator("select:visible").count()) > 0) seen.push(path);
    expect.soft(await cutChoices(page), path).toEqual([]);
  }
  expect(seen.length, "screens with such lists").toBeGreaterThan(2);
  // The check itself would see a box of one line.
  await visit("/book-appointment?specialist=1");
  await page
    .locator("select:visible")
    .evaluateAll((lists) => lists.forEach((list) => list.style.setProperty("appearance", "auto")));
  expect(await cutChoices(page)).not.toEqual([]);
});
