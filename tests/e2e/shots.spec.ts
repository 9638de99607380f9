import { test } from "./support/dashboard-site";
import { enter } from "./support/own-site";
import { speak } from "./support/languages";
const P = "/health-dashboard";
test.use({ javaScriptEnabled: true });
test("shots @js", async ({ page, context, site }) => {
  test.setTimeout(300_000);
  await page.goto(site.url + P);
  const goal = async () => {
    await page.goto(`${site.url}${P}?tab=weight`);
    await page.getByLabel("Goal", { exact: true }).fill("72");
    await page.getByLabel("By when").fill("2027-11-11");
    await page.getByRole("button", { name: "Store My Goal" }).click();
    await page.waitForTimeout(800);
  };
  for (const who of ["demo", "ada"] as const) {
    if (who === "ada") { await enter(context, site.url, site.ada.cookie); await speak(page, "en"); await goal(); }
    for (const language of ["es", "ar"] as const) {
      await speak(page, language);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const paths = who === "demo" ? ["?tab=trends", "?tab=consultations", "?tab=prescriptions", "/limits"] : ["", "?tab=weight", "?tab=trends", "/devices", "/import", "/limits"];
        for (const path of paths) {
          await page.goto(site.url + P + path);
          await page.waitForTimeout(500);
          await page.screenshot({ path: `/tmp/shots/${who}-${language}-${width}-${path.replace(/\W+/g, "_") || "live"}.png`, fullPage: true });
        }
      }
    }
  }
});
