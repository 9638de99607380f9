import type { Page } from "@playwright/test";
import { enter } from "../support/own-site";
import { expect, expectConnected, join, openRoom, test } from "../support/room-site";

test.describe.configure({ timeout: 120_000 });

const inRoom = (page: Page) => expect(page).toHaveURL(/\/vr-consultation\/vr-/);

test("a patient without an account and the specialist come to their visit, each from where it stands @main", async ({
  page,
  site,
  another,
}, { project }) => {
  const hasScript = !project.name.startsWith("no-js");
  const desk = await another();
  await enter(desk, site.url, site.nora);
  const doctor = await desk.newPage();

  await test.step("the patient opens the link of the email and joins", async () => {
    await page.goto(site.url + site.visit);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Visit");
    await page.getByRole("button", { name: "Join the visit" }).click();
    await inRoom(page);
  });
  await test.step("the specialist joins from today's calendar", async () => {
    await doctor.goto(`${site.url}/desk`);
    const entry = doctor.locator("#today-title + ol li").filter({ hasText: "Gus Marlowe" });
    await entry.getByRole("button", { name: "Join the visit" }).click();
    await inRoom(doctor);
    expect(new URL(doctor.url()).pathname).toBe(new URL(page.url()).pathname);
  });

  if (hasScript) {
    for (const side of [page, doctor]) await join(side, ["microphone"]);
    await expectConnected(page, doctor);
    return;
  }
  await test.step("without script they write to each other", async () => {
    await page.goto(page.url());
    await expect(page.getByText("The consultation is on")).toBeVisible();
    await page.getByLabel("Message").fill("Here I am");
    await page.getByRole("button", { name: "Send" }).click();
    await doctor.goto(doctor.url());
    await expect(doctor.getByText("Here I am")).toBeVisible();
  });
});

test("a specialist who looks elsewhere is told who has come: at the desk, and in another patient's room @js", async ({
  page,
  context,
  site,
  another,
}) => {
  const desk = await another();
  await enter(desk, site.url, site.nora);
  const [hidden, inAnotherRoom] = [await desk.newPage(), await desk.newPage()];
  await hidden.addInitScript(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await hidden.goto(`${site.url}/desk`);
  const title = await hidden.title();
  // Whom another test has left in this room is gone by now.
  const present = hidden.locator("[data-room-waiting]").filter({ hasNotText: "not connected just now" });
  await expect(present).toHaveCount(0, { timeout: 60_000 });

  const guest = await (await another()).newPage();
  await guest.goto(site.url + site.visit);
  await guest.getByRole("button", { name: "Join the visit" }).click();
  await inRoom(guest);
  await expect(hidden).toHaveTitle(/^\(\d+\) /, { timeout: 30_000 });
  expect((await hidden.title()).endsWith(title)).toBe(true);

  await inAnotherRoom.goto(new URL(guest.url()).href.replace(/\/vr-consultation\/.*/, "/desk"));
  await inAnotherRoom.getByRole("button", { name: "Join the visit of Gus Marlowe" }).click();
  await inRoom(inAnotherRoom);
  await expect(inAnotherRoom.getByRole("heading", { name: "Before you are seen and heard" })).toBeVisible();

  await enter(context, site.url, site.ada);
  const roomId = await openRoom(page, site);
  await page.goto(`${site.url}/vr-consultation/${roomId}`);
  await expect(inAnotherRoom.locator("[data-others]")).toContainText("Another patient is waiting for you.", {
    timeout: 40_000,
  });
});
