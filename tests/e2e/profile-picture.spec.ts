import sharp from "sharp";
import { addProviders, addUser } from "../db/support/rows";
import { proves } from "../support/clauses";
import { allowStatus, summaryOf } from "./flows/form";
import { violations } from "./support/axe";
import { enter, sessionOf, withOwnSite, WORKERS_OWN } from "./support/own-site";
import { expect, test as base } from "./support/visit";

/** `test` with a server of its own, a specialist and an administrator. */
const test = base.extend<object, { site: { url: string; specialist: string; admin: string } }>({
  site: [
    ({}, use) =>
      withOwnSite(async (db) => {
        const admin = await addUser(db, { role: "admin", firstName: "Rosa", lastName: "Lind" });
        const specialist = await addUser(db, { firstName: "Nora", lastName: "Okafor" });
        await addProviders(db, [{ userId: specialist, reviewStatus: "verified", reviewedAt: new Date() }]);
        return { admin: await sessionOf(db, admin), specialist: await sessionOf(db, specialist) };
      }, use),
    WORKERS_OWN,
  ],
});

test(
  "a specialist uploads a picture, a reviewer approves it, and the avatar is the image @main",
  proves("DIR-16"),
  async ({ page, context, visit, scripted, faults, site }) => {
    allowStatus(faults, 400);
    const sound = async () => expect(scripted ? await violations(page) : []).toEqual([]);
    const avatar = page.getByRole("article").locator("svg[data-avatar]");
    await enter(context, site.url, site.specialist);
    await visit(`${site.url}/desk/profile`);
    await page.getByRole("link", { name: "Upload or remove your picture" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Picture");
    await page.getByRole("button", { name: "Upload Picture" }).click();
    await expect(summaryOf(page)).toContainText("Choose a picture first");
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0b5d5a" } })
      .jpeg()
      .toBuffer();
    await page.getByLabel("Picture", { exact: true }).setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "Upload Picture" }).click();
    await expect(page.getByText("Picture uploaded").first()).toBeVisible();
    await expect(page.getByRole("figure")).toHaveText("Under review");
    await sound();
    await visit(`${site.url}/specialists`);
    await expect(avatar).toHaveCount(1);

    await context.clearCookies();
    await enter(context, site.url, site.admin);
    await visit(`${site.url}/review`);
    await sound();
    await page.getByRole("link", { name: "Nora Okafor" }).click();
    await expect(page.getByRole("figure")).toHaveText("Waits for a review");
    await sound();
    await page.getByRole("button", { name: "Approve the Picture" }).click();
    await expect(page.getByText("Picture approved").first()).toBeVisible();
    await expect(page.getByRole("figure")).toHaveText("Visitors see this picture");

    await context.clearCookies();
    await visit(`${site.url}/specialists`);
    const image = page.getByRole("article").locator("img");
    await expect(image).toHaveAttribute("src", /^\/pictures\/[\w-]+$/);
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), "it is drawn")
      .toBe(256);
    await expect(avatar).toHaveCount(0);
    // Below it, for a picture that does not come: an empty circle says nothing.
    await expect(page.getByRole("article").locator("svg:has(~ img) text").last()).toHaveText(/^\d+$/);
  },
);

for (const width of [360, 1280]) {
  test(`the page of the picture is whole at ${width} pixels`, async ({ page, context, visit, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(context, site.url, site.specialist);
    await visit(`${site.url}/profile-picture`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
}
