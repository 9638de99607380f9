import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newRoomId } from "~/domain/room/room";
import { proves } from "../../support/clauses";
import { linkIn } from "../../support/mailbox";
import { allowStatus } from "../flows/form";
import { violations } from "../support/axe";
import { speak } from "../support/languages";
import { mailsOf, PASSWORD } from "../support/patients";
import { FAKE_DEVICES, test } from "../support/room-site";
import { brokenButtons, overflow, resizeText } from "../support/structure";
import { expectToast } from "../support/toasts";
import { expect, type Visit } from "../support/visit";

// On the server of all tests, which has the demonstration's specialists.
test.use({ deviceArgs: FAKE_DEVICES });
test.describe.configure({ timeout: 90_000 });

async function openDemo(page: Page, visit: Visit): Promise<string> {
  const roomId = newRoomId(new Date());
  const answer = await page.request.post("/api/vr-sessions", {
    data: {
      consultationId: null,
      roomId,
      patientConnected: true,
      providerConnected: false,
      hapticFeedbackEnabled: true,
      recordingEnabled: false,
    },
  });
  expect(answer.status()).toBe(201);
  await visit(`/vr-consultation/${roomId}`);
  return roomId;
}

test(
  "the demonstration: its doctor joins after three seconds, and nothing pretends @js @main",
  proves("VR-12", "VR-13", "VR-14", "VR-16", "VR-17", "VR-19", "VR-23", "VR-24", "VR-25"),
  async ({ page, visit }) => {
    const roomId = await openDemo(page, visit);
    await expect(page.locator("[data-room-id]")).toHaveText(roomId.slice(-8));
    await expect(page.locator("[data-timer]")).toHaveText("00:00");
    await expectToast(page, { title: "Doctor Connected" });
    await expect(page.locator("[data-timer]")).toHaveText("00:02", { timeout: 6_000 });
    await expect(page.locator("[data-standing]")).toHaveText("Demonstration: nobody is connected");
    await expect(page.getByText("HIPAA Secure", { exact: true })).toBeVisible();
    // Nothing of it leaves the browser, so the badge promises nothing that is not so.
    await expect(page.getByText("End-to-End Encrypted", { exact: true })).toBeVisible();
    await expect(page.getByText("Demonstration", { exact: true })).toBeVisible();
    for (const name of ["Haptics", "3D audio"])
      await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Recording" })).toHaveAttribute("aria-pressed", "false");
    for (const name of ["Haptics", "3D audio"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "false");
    }
    await expect(page.locator("[data-participant=doctor]")).toContainText("doctor");

    await expect(page.getByRole("log")).toHaveText("No messages yet");
    const posts: string[] = [];
    page.on("request", (request) => void (request.method() === "POST" && posts.push(request.url())));
    const field = page.getByLabel("Message");
    for (const empty of ["", "   "]) {
      await field.fill(empty);
      await field.press("Enter");
      await expect(page.getByRole("log")).toHaveText("No messages yet");
    }
    await field.fill("Hello?");
    await field.press("Enter");
    await expect(page.getByRole("log")).toContainText("Hello?");
    await expect(page.locator("[data-way]")).toContainText("nobody reads it");
    expect(posts).toEqual([]);
  },
);

test("an address or a word without an end in the chat makes the page no wider than the screen @js", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDemo(page, visit);
  const field = page.getByLabel("Message");
  await expect(page.locator("[data-room]")).toBeVisible();
  await field.fill(`https://example.org/${"w".repeat(1900)}`);
  await field.press("Enter");
  await expect(page.getByRole("log")).toContainText("https://example.org/");
  expect(await overflow(page)).toBe(0);
});

test("a line that is too long is not cut: it says so and stays, to be shortened", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  faults.allow(/status of 400/);
  await openDemo(page, visit);
  const field = page.getByLabel("Message");
  if (scripted) await expect(page.locator("[data-room]")).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/^Up to 2,000 characters\./);
  const long = `${"Long story. ".repeat(180)}The end`;
  await field.fill(long);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(field).toHaveAccessibleDescription(/Error: Use 2,000 characters or fewer/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue(long);
  await expect(page.getByText("Long story. ")).toHaveCount(scripted ? 0 : 1);
  await field.fill(long.slice(0, 1990));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(scripted ? page.getByRole("log") : page.locator("#chat ol")).toContainText("Long story. ");
  await expect(field).toHaveValue("");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a line that is begun outlives a reload, and goes with its sending, with the room, and with leaving it @js", async ({
  page,
  visit,
}) => {
  const roomId = await openDemo(page, visit);
  const field = page.getByLabel("Message");
  const scripted = () => expect(page.locator("[data-room]")).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const begin = async (text: string) => {
    await scripted();
    await field.fill(text);
    expect(await kept()).toContain(text);
  };
  await begin("half-a-secret");
  await page.reload();
  await scripted();
  await expect(field).toHaveValue("half-a-secret");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  expect(await kept()).not.toContain("secret");

  // Nothing of it in another room.
  await begin("another-secret");
  const other = await openDemo(page, visit);
  await scripted();
  await expect(field).toHaveValue("");
  await begin("a-third-secret");
  // By the address bar, which no script of the room hears of.
  await visit("/");
  await expect.poll(kept).not.toContain("secret");
  await visit(`/vr-consultation/${other}`);
  await scripted();
  await expect(field).toHaveValue("");

  await begin("a-fourth-secret");
  await page.getByRole("link", { name: "Kindweight" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(kept, { timeout: 2_000 }).not.toContain("secret");

  await visit(`/vr-consultation/${roomId}`);
  await begin("a-fifth-secret");
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page).toHaveURL(/\/vr-consultation$/);
  await expect.poll(kept, { timeout: 2_000 }).not.toContain("secret");
});

test("alone one records one's own side, and is told so @js", proves("VR-17", "VR-18"), async ({ page, visit }) => {
  await openDemo(page, visit);
  // One toast at a time: the doctor's comes after three seconds, over any other.
  await expectToast(page, { title: "Doctor Connected" });
  await page.getByRole("button", { name: "Turn on microphone" }).click();
  await page.getByRole("button", { name: "Join without camera" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Recording$/ })).toBeHidden();
  await page.getByRole("button", { name: "Recording" }).click();
  await expectToast(page, { title: "Recording Started" });
  await expect(page.getByRole("listitem").filter({ hasText: /^Recording$/ })).toBeVisible();
  await expect(page.getByText("Only your own side is recorded")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Recording" }).click();
  expect((await downloading).suggestedFilename()).toContain("consultation-");
  await expectToast(page, { title: "Recording Stopped" });
  await expect(page.getByRole("listitem").filter({ hasText: /^Recording$/ })).toBeHidden();
});

test("before the call camera, microphone and network can be tried, and nothing runs unasked @js", async ({
  page,
  visit,
}) => {
  await openDemo(page, visit);
  expect(await page.locator("video").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Turn on camera" }).click();
  await expect
    .poll(() => page.getByLabel("Your camera's picture").evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "Turn on microphone" }).click();
  await expect
    .poll(() => page.locator("[data-level]").evaluate((meter: HTMLMeterElement) => meter.value))
    .toBeGreaterThan(0.2);
  await page.getByRole("button", { name: "Test the connection" }).click();
  await expect(page.getByText(/Our server answers in \d+ ms/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("A direct connection can be tried. A relay for other networks")).toBeVisible();
  await page.getByRole("button", { name: "Turn off camera" }).click();
  await expect(page.getByText("Camera is off")).toBeVisible();
  await page.getByRole("button", { name: "Join without camera" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Voice and text").check();
  await expect(page.getByRole("heading", { name: "Voice and text" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a browser that makes no calls is offered text and the room, and told nothing of pictures and microphones @js", async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, "RTCPeerConnection"));
  await openDemo(page, visit);
  await expect(page.getByText("This browser makes no video calls")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Text only" })).toBeVisible();
  await expect(page.getByLabel("Text only")).toBeChecked();
  await expect(page.getByLabel("Video", { exact: true })).toHaveCount(0);
  await expect(page.getByText(/Choose Video|Your microphone is/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("no button of the room breaks within a word, in any language, at any size @js", async ({ page, visit }) => {
  test.slow();
  for (const language of ["en", "es", "ar"] as const) {
    await visit("/");
    if (language !== "en") await speak(page, language);
    await openDemo(page, visit);
    // Before the call, and in it.
    for (const step of ["before", "in"]) {
      for (const text of ["double", "normal"] as const) {
        await resizeText(page, text);
        for (const width of [360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${language}, ${step}, ${width} px, ${text}`;
          expect.soft(await brokenButtons(page), where).toEqual([]);
          expect.soft(await overflow(page), where).toBe(0);
        }
      }
      if (step === "before") await page.locator("[aria-labelledby=pre-call-title] button").last().click();
    }
  }
  // The check itself would see one.
  await page.getByRole("log").evaluate((log) => {
    const button = document.createElement("button");
    Object.assign(button.style, { display: "block", width: "2em", overflowWrap: "anywhere" });
    button.textContent = "Microphone";
    log.after(button);
  });
  expect(await brokenButtons(page)).toEqual(["“Microphone” of “Microphone”"]);
});

test("whoever confirms their address in another tab stays in the room, with what they have typed @js", async ({
  page,
  context,
  visit,
  scripted,
  faults,
}) => {
  // Between the end of the old session and the cookie of the new one the room may ask once.
  allowStatus(faults, 401);
  const email = `${randomUUID()}@example.com`;
  const account = { firstName: "Mara", lastName: "O’Neill", email, password: PASSWORD, role: "patient", phone: "" };
  const registered = await page.request.post("/api/auth/register", { data: { ...account, browserZone: "" } });
  expect(registered.status(), await registered.text()).toBe(201);
  const roomId = await openDemo(page, visit);
  await page.getByLabel("Message").fill("half a sentence");
  const [mail] = await mailsOf(email, 1, scripted);
  const mails = await context.newPage();
  await mails.goto(linkIn(mail!));
  await mails.getByLabel("Password").fill(PASSWORD);
  await mails.getByRole("button", { name: "Confirm and Sign In" }).click();
  await expect(mails.getByRole("heading", { level: 2, name: "Welcome, Mara O’Neill" })).toBeVisible();

  // Connected again, under the new session.
  await expect
    .poll(async () => (await page.request.get(`/api/vr-sessions/${roomId}`)).json() as Promise<unknown>)
    .toMatchObject({ patientConnected: true });
  await page.waitForTimeout(6_000);
  expect(await (await page.request.get(`/api/vr-sessions/${roomId}`)).json()).toMatchObject({ patientConnected: true });
  await expect(page.locator("[data-over]")).toHaveCount(0);
  await expect(page.getByLabel("Message")).toHaveValue("half a sentence");
});
