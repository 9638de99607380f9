import type { BrowserContext, Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { violations } from "./support/axe";
import { allowStatus } from "./flows/form";
import { enter } from "./support/own-site";
import { holdDeferredData } from "./support/slow";
import { cutTexts, headingLevels, overflow, skippedLevels, smallTargets } from "./support/structure";
import { expectToast } from "./support/toasts";
import { expect } from "./support/visit";
import { test } from "./support/vr-site";

const card = (page: Page, id: number) => page.locator(`[data-vr-provider="${id}"]`);
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const enterRoom = (page: Page, id: number) =>
  card(page, id)
    .getByRole("button", { name: /^Enter VR Room/ })
    .click();

/** What is asked of every screen: axe where it can run, and at the narrowest width how the page is built. */
async function sound(page: Page, scripted: boolean) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (scripted) expect(await violations(page), colorScheme).toEqual([]);
  }
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 800 });
  const levels = await headingLevels(page);
  expect([levels.filter((level) => level === 1).length, skippedLevels(levels)]).toEqual([1, []]);
  expect([await overflow(page), await smallTargets(page, 24), await cutTexts(page)]).toEqual([0, [], []]);
  await page.setViewportSize({ width, height });
}

test.describe("the list", () => {
  test(
    "the screen, what a room offers, and what is recommended for it",
    proves("VR-01", "VR-02", "VR-07"),
    async ({ page, visit, scripted, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      await expect(title(page)).toHaveText("VR Consultations");
      await expect(page).toHaveTitle(/^VR Consultations/);
      await expect(page.locator("[data-vr-feature] h3")).toHaveText([
        "Immersive 3D Environment",
        "Haptic Feedback",
        "HD Spatial Audio",
        "Real-time Collaboration",
      ]);
      const requirements = page.getByRole("region", { name: "System requirements" });
      for (const text of [
        "VR headsets of the major families",
        "Mixed-reality headsets",
        "Any browser with WebXR",
        "At least 50 Mbps (minimum recommended)",
        "End-to-end encrypted, HIPAA-compliant sessions",
      ]) {
        await expect(requirements).toContainText(text);
      }
      await sound(page, scripted);
    },
  );

  test(
    "whom one can meet: VR-enabled and available, with label, bio, years and the way in @main",
    proves("VR-03", "VR-04"),
    async ({ page, visit, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      const cards = page.locator("[data-vr-provider]");
      await expect(cards).toHaveCount(2);
      await expect(cards.getByRole("heading")).toHaveText(["Dr. Endocrinologist", "Dr. Registered Dietitian"]);
      await expect(card(page, vr.noraId)).toContainText("I listen first, then we plan.");
      await expect(card(page, vr.noraId)).toContainText("11 years of experience");
      await expect(cards.getByRole("button", { name: /^Enter VR Room/ })).toHaveCount(2);
      // Who is a demonstration is said before anybody goes in.
      await expect(card(page, vr.demoId)).toContainText("Demo:");
      await expect(card(page, vr.noraId)).not.toContainText("Demo:");
    },
  );

  test("four cards stand for those who are loading @js", proves("VR-05"), async ({ page, visit, vr }) => {
    const release = await holdDeferredData(page);
    await visit(`${vr.url}/`);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "VR Consultations" }).click();
    await expect(page.locator("[data-skeleton-card]")).toHaveCount(4);
    await release();
    await expect(page.locator("[data-vr-provider]")).toHaveCount(2);
    await expect(page.locator("[data-skeleton-card]")).toHaveCount(0);
  });

  test("without anybody it says so", proves("VR-06"), async ({ page, visit, emptySite }) => {
    await visit(`${emptySite}/vr-consultation`);
    await expect(page.getByText("No VR-enabled providers available at the moment", { exact: true })).toBeVisible();
    await expect(page.locator("[data-vr-provider]")).toHaveCount(0);
  });

  test(
    "a session that cannot be made says so, and the list stays",
    proves("VR-11"),
    async ({ page, context, visit, scripted, faults, vr }) => {
      allowStatus(faults, 403);
      // A specialist cannot be another's patient.
      await enter(context, vr.url, vr.nora);
      await visit(`${vr.url}/vr-consultation`);
      await enterRoom(page, vr.noraId);
      const failed = { title: "Connection Failed", description: "Failed to start VR consultation. Please try again." };
      if (scripted) await expectToast(page, { ...failed, variant: "destructive" });
      await expect(page.getByRole("main")).toContainText(failed.title);
      await expect(page.getByRole("main")).toContainText(failed.description);
      await expect(page.locator("[data-vr-provider]")).toHaveCount(2);
    },
  );

  test("without an answer, too @js", proves("VR-11"), async ({ page, visit, faults, vr }) => {
    faults.allow(/Failed to load resource/);
    await visit(`${vr.url}/vr-consultation`);
    await page.route(/vr-consultation/, (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await enterRoom(page, vr.demoId);
    await expectToast(page, {
      title: "Connection Failed",
      description: "Failed to start VR consultation. Please try again.",
      variant: "destructive",
    });
    await expect(page.locator("[data-vr-provider]")).toHaveCount(2);
  });
});

test.describe("the demonstration", () => {
  test(
    "a chosen provider's room opens, under an id that is the client's to make",
    proves("VR-08", "VR-09", "VR-10"),
    async ({ page, visit, scripted, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      let sent = "";
      page.on("request", (request) => {
        if (request.method() === "POST") sent = request.postData() ?? "";
      });
      const before = Date.now();
      await enterRoom(page, vr.demoId);
      await expect(page).toHaveURL(/\/vr-consultation\/vr-\d{13}-[0-9a-z]{26}$/);
      const roomId = page.url().split("/").at(-1)!;
      const at = Number(roomId.split("-")[1]);
      expect(at).toBeGreaterThanOrEqual(before - 1_000);
      expect(at).toBeLessThanOrEqual(Date.now() + 1_000);
      expect(sent.includes(roomId)).toBe(scripted);
      const opened = { title: "Room Opened", description: "Your connection to the doctor is underway." };
      if (scripted) await expectToast(page, opened);
      else await expect(page.getByRole("status")).toContainText(opened.description);
    },
  );

  test(
    "the room without script: its id, who is in it, the provider's card @no-js",
    proves("VR-13", "VR-21", "VR-22"),
    async ({ page, visit, scripted, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      await enterRoom(page, vr.demoId);
      const roomId = page.url().split("/").at(-1)!;
      await expect(page.getByText(roomId.slice(-8), { exact: true })).toBeVisible();
      await expect(page.locator("[data-participant=doctor]")).toContainText("doctor");
      await expect(page.locator("[data-participant=patient]")).toContainText("Guest (you)");
      const about = page.getByRole("region", { name: "Dr. Endocrinologist" });
      await expect(about).toContainText("7 years of experience");
      await expect(about).toContainText("EN-77120");
      await expect(page.getByText("Demonstration: nobody listens")).toBeVisible();
      await expect(page.getByText("HIPAA Secure", { exact: true })).toBeVisible();
      // Never said where it is not so.
      await expect(page.getByText("End-to-End Encrypted")).toHaveCount(0);
      await expect(page.getByRole("region", { name: "On the board: Sample record" })).toContainText("Heart rate");
      await expect(page.getByRole("main").getByRole("link", { name: /^Call / })).toHaveAttribute("href", /^tel:\d+$/);
      await sound(page, scripted);
    },
  );

  test(
    "without script the doctor is there after three seconds, and the timer with them @no-js",
    proves("VR-12", "VR-14"),
    async ({ page, visit, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      await enterRoom(page, vr.demoId);
      await expect(page.getByText("Waiting for your doctor.", { exact: true })).toBeVisible();
      await expect(page.locator("[data-participant=doctor]")).toContainText("Not here");
      await expect(page.getByRole("main")).not.toContainText("as of now");
      await expect(async () => {
        await page.getByRole("link", { name: "Look again" }).click();
        await expect(page.locator("[data-participant=doctor]")).toContainText(/· doctorSimulated/, { timeout: 200 });
      }).toPass({ timeout: 8_000 });
      await expect(page.getByRole("main")).toContainText(/00:0\d as of now/);
    },
  );

  test(
    "without script the chat is a form; an empty message is ignored @no-js",
    proves("VR-24", "VR-25"),
    async ({ page, visit, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      await enterRoom(page, vr.demoId);
      const chat = page.getByRole("region", { name: "Session chat" });
      await expect(chat).toContainText("No messages yet");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat).toContainText("No messages yet");
      await chat.getByLabel("Message").fill("   ");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat).toContainText("No messages yet");
      await chat.getByLabel("Message").fill("Good morning");
      await chat.getByRole("button", { name: "Send" }).click();
      await expect(chat.getByRole("listitem")).toHaveText([/You\s*Good morning/]);
    },
  );

  test(
    "End Session leads back to the list and says so; the room stays closed @no-js",
    proves("VR-26"),
    async ({ page, visit, vr }) => {
      await visit(`${vr.url}/vr-consultation`);
      await enterRoom(page, vr.demoId);
      const room = page.url();
      // Who goes elsewhere finds the way back.
      await visit(`${vr.url}/vr-consultation`);
      await page.getByRole("link", { name: "Back to the Room" }).click();
      await expect(page).toHaveURL(room);
      await page.getByRole("button", { name: "End Session" }).click();
      await expect(page).toHaveURL(/\/vr-consultation$/);
      await expect(page.getByRole("status")).toContainText("Consultation Ended");
      await expect(page.locator("[data-vr-provider]")).toHaveCount(2);
      await expect(page.getByRole("link", { name: "Back to the Room" })).toHaveCount(0);
      await visit(room);
      await expect(title(page)).toHaveText("The consultation has ended");
    },
  );
});

test.describe("a real specialist", () => {
  test.describe.configure({ mode: "default" });

  const person = async (context: BrowserContext, vr: { url: string }, cookie: string): Promise<Page> => {
    await enter(context, vr.url, cookie);
    return context.newPage();
  };

  test("who is not signed in is asked to, and comes back", async ({ page, visit, vr }) => {
    await visit(`${vr.url}/vr-consultation`);
    await enterRoom(page, vr.noraId);
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fvr-consultation$/);
  });

  test("two meet: the patient waits, the desk shows it, the timer starts for both, a third is refused @no-js @main", async ({
    browser,
    page,
    context,
    visit,
    faults,
    vr,
  }) => {
    test.slow();
    allowStatus(faults, 403);
    await enter(context, vr.url, vr.ada);
    await visit(`${vr.url}/vr-consultation`);
    await enterRoom(page, vr.noraId);
    const room = page.url();
    await expect(page.getByText("Waiting for your doctor. They are told that you are here.")).toBeVisible();

    const options = { javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": "10.3.2.1" } };
    const [desk, other] = [await browser.newContext(options), await browser.newContext(options)];
    try {
      const doctor = await person(desk, vr, vr.nora);
      await doctor.goto(`${vr.url}/desk`);
      const waiting = doctor.locator("[data-room-waiting]");
      await expect(waiting).toHaveCount(1);
      await expect(waiting).toContainText("Ada Marlowe");
      await sound(doctor, false);
      await waiting.getByRole("button", { name: /^Join room/ }).click();
      await expect(doctor).toHaveURL(room);
      await expect(doctor.getByText("The consultation is on")).toBeVisible();
      await expect(doctor.locator("[data-participant=doctor]")).toContainText("Nora Okafor (you)");
      await expect(doctor.locator("[data-participant=patient]")).toContainText("In the room");

      await page.getByRole("link", { name: "Look again" }).click();
      await expect(page.getByText("The consultation is on")).toBeVisible();

      await page.getByLabel("Message").fill("I slept badly");
      await page.getByRole("button", { name: "Send" }).click();
      await doctor.getByRole("link", { name: "Look again" }).click();
      await expect(doctor.getByRole("region", { name: "Session chat" })).toContainText("I slept badly");

      const third = await person(other, vr, vr.ben);
      expect((await third.goto(room))!.status()).toBe(403);
      await expect(title(third)).toHaveText("This room is for two");
      await expect(third.getByRole("main")).not.toContainText("Ada");
      await sound(third, false);

      await doctor.getByRole("button", { name: "End Session" }).click();
      await expect(doctor).toHaveURL(/\/desk$/);
      await expect(doctor.getByText("Nobody is waiting in a room.")).toBeVisible();
      await page.getByRole("link", { name: "Look again" }).click();
      await expect(title(page)).toHaveText("The consultation has ended");
    } finally {
      await Promise.all([desk.close(), other.close()]);
    }
  });

  test("one's own seat, taken from another browser: said, and given back @no-js", async ({
    browser,
    page,
    context,
    visit,
    faults,
    vr,
  }) => {
    allowStatus(faults, 403);
    await enter(context, vr.url, vr.ben);
    await visit(`${vr.url}/vr-consultation`);
    await enterRoom(page, vr.noraId);
    const room = page.url();
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { "X-Forwarded-For": "10.3.2.2" },
    });
    try {
      const there = await person(phone, vr, vr.ben);
      expect((await there.goto(room))!.status()).toBe(403);
      await expect(title(there)).toHaveText("You are in this room elsewhere");
      await there.getByRole("button", { name: "Use this window" }).click();
      await expect(title(there)).toHaveText("Consultation Room");
      await visit(room, { status: 403 });
      await expect(title(page)).toHaveText("You are in this room elsewhere");
    } finally {
      await phone.close();
    }
  });

  test("a desk that is left open shows who comes @js", async ({ browser, page, context, visit, vr }) => {
    await enter(context, vr.url, vr.nora);
    await visit(`${vr.url}/desk`);
    const patient = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.3.2.3" } });
    try {
      const theirs = await person(patient, vr, vr.ada);
      await theirs.goto(`${vr.url}/vr-consultation`);
      await enterRoom(theirs, vr.noraId);
      await expect(theirs).toHaveURL(/\/vr-consultation\/vr-/);
      await expect(page.locator('[data-room-waiting="Ada Marlowe"]')).toBeVisible({ timeout: 15_000 });
    } finally {
      await patient.close();
    }
  });
});
