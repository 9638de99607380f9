import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { proves } from "../../support/clauses";
import { violations } from "../support/axe";
import { expect, expectConnected, join, meet, received, test } from "../support/room-site";
import { expectToast } from "../support/toasts";

test.describe.configure({ timeout: 120_000 });

const badge = (page: Page) => page.getByText("End-to-End Encrypted", { exact: true });
const log = (page: Page) => page.getByRole("log");
const write = async (page: Page, text: string) => {
  await page.getByLabel("Message").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
};

test(
  "two meet: voice, picture and chat go between their browsers, and end for both @js @main",
  proves("VR-19", "VR-21", "VR-22", "VR-24", "VR-25", "VR-26"),
  async ({ page, context, site, another }) => {
    const { patient, doctor } = await meet({ page, context, site, another });
    await expectToast(patient, { title: "Doctor Connected" });
    for (const side of [patient, doctor]) await join(side, ["camera", "microphone"]);
    await expectConnected(patient, doctor);
    for (const side of [patient, doctor]) {
      await expect(badge(side)).toBeVisible();
      await expect(side.getByText("HIPAA Secure", { exact: true })).toBeVisible();
      await expect(side.locator('[data-participant="doctor"]')).toContainText("Nora Okafor");
      await expect(side.locator('[data-participant="doctor"]')).toContainText("doctor");
      await expect(side.locator("[data-provider]")).toContainText("MD-48213");
      await expect(side.locator("[data-provider]")).toContainText("12 years");
      await expect(side.locator("[data-provider]")).toContainText("Nutrition Coach");
    }

    await test.step("each sees and hears the other", async () => {
      for (const side of [patient, doctor]) {
        const before = await received(side);
        await expect.poll(async () => (await received(side)).frames).toBeGreaterThan(before.frames + 5);
        await expect.poll(async () => (await received(side)).energy).toBeGreaterThan(before.energy);
        const picture = side.getByLabel(/^Picture of/);
        await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
        // Played, not only received.
        expect(
          await side.locator("audio[data-voice]").evaluate((audio: HTMLAudioElement) => [audio.paused, audio.muted]),
        ).toEqual([false, false]);
      }
    });

    await test.step("both timers say the same", async () => {
      const seconds = async (side: Page) => {
        const [minutes, rest] = (await side.locator("[data-timer]").innerText()).split(":").map(Number);
        return minutes! * 60 + rest!;
      };
      await expect.poll(() => seconds(patient)).toBeGreaterThan(0);
      const [one, other] = await Promise.all([seconds(patient), seconds(doctor)]);
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    });

    await test.step("the chat goes straight to the other page", async () => {
      await expect(log(doctor)).toHaveText("No messages yet");
      await expect(patient.locator("[data-way]")).toHaveAttribute("data-way", "peer");
      await write(patient, "   ");
      await write(patient, "Can you <hear> me?");
      await expect(log(doctor)).toContainText("Can you <hear> me?");
      await write(doctor, "Yes, well");
      await expect(log(patient)).toContainText("Yes, well");
      await expect(log(patient).getByRole("listitem")).toHaveCount(2);
      await expect(log(patient)).not.toContainText("on its way");
    });

    await test.step("both read the same code", async () => {
      const codes: string[] = [];
      for (const side of [patient, doctor]) {
        await side.getByText("Compare the connection").click();
        codes.push(await side.locator("[data-code]").innerText());
      }
      expect(codes[0]).toBe(codes[1]);
      expect(codes[0]!.replace(/\D/g, "")).toMatch(/^\d{40}$/);
    });

    await test.step("nothing is wrong for who uses a screen reader", async () => {
      expect(await violations(patient)).toEqual([]);
    });

    await test.step("either ends it, and everything is let go", async () => {
      await patient.getByRole("button", { name: "End Session" }).click();
      await expect(patient).toHaveURL(/\/vr-consultation$/);
      await expectToast(patient, { title: "Consultation Ended" });
      await expect(patient.locator("[data-vr-provider]")).toHaveCount(1);
      await expect(doctor.getByRole("heading", { name: "The consultation has ended" })).toBeVisible();
      await expect(badge(doctor)).toBeHidden();
      const states = await doctor.evaluate(() =>
        (window as unknown as { keptConnections: RTCPeerConnection[] }).keptConnections.map(
          ({ connectionState }) => connectionState,
        ),
      );
      expect(new Set(states)).toEqual(new Set(["closed"]));
    });
  },
);

test(
  "a shared screen is seen by the other, until it is shared no longer @js",
  proves("VR-20"),
  async ({ page, context, site, another }) => {
    const { patient, doctor } = await meet({ page, context, site, another });
    for (const side of [patient, doctor]) await join(side, []);
    await expectConnected(patient, doctor);
    await expect(patient.getByText("Nora Okafor has camera and microphone off")).toBeVisible();
    const share = doctor.getByRole("button", { name: "Share Screen" });
    await share.click();
    await expect(share).toHaveAttribute("aria-pressed", "true");
    const screen = patient.getByLabel("The screen that Nora Okafor shares");
    await expect(screen).toBeVisible();
    await expect
      .poll(() => screen.evaluate((video: HTMLVideoElement) => video.videoWidth), { timeout: 20_000 })
      .toBeGreaterThan(600);
    await share.click();
    await expect(screen).toBeHidden();
    await expect(share).toHaveAttribute("aria-pressed", "false");
  },
);

test(
  "a recording is asked for, seen by both while it runs, and offered as a file to who made it @js",
  proves("VR-17", "VR-18"),
  async ({ page, context, site, another }) => {
    const { patient, doctor } = await meet({ page, context, site, another });
    for (const side of [patient, doctor]) await join(side, ["camera", "microphone"]);
    await expectConnected(patient, doctor);
    const button = doctor.getByRole("button", { name: "Recording" });
    const runs = (side: Page) => side.getByRole("listitem").filter({ hasText: /^Recording$/ });

    await button.click();
    await expect(patient.getByRole("alertdialog")).toContainText("May Nora Okafor record this?");
    for (const side of [patient, doctor]) await expect(runs(side)).toBeHidden();
    await patient.getByRole("button", { name: "Don’t allow" }).click();
    await expectToast(doctor, { title: "Recording Not Allowed" });
    await expect(button).toHaveAttribute("aria-pressed", "false");

    await button.click();
    await patient.getByRole("button", { name: "Allow recording" }).click();
    await expectToast(doctor, { title: "Recording Started" });
    await expectToast(patient, { title: "Recording Started", description: "Nora Okafor is recording." });
    for (const side of [patient, doctor]) await expect(runs(side)).toBeVisible();
    await doctor.waitForTimeout(2_500);

    const downloading = doctor.waitForEvent("download");
    await button.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^consultation-.*\.(webm|mp4)$/);
    await expectToast(doctor, { title: "Recording Stopped" });
    for (const side of [patient, doctor]) await expect(runs(side)).toBeHidden();

    // It plays, elsewhere: the page's own policy lets nobody load it there.
    const file = readFileSync(await download.path());
    expect(file.byteLength).toBeGreaterThan(20_000);
    const player = await context.newPage();
    const played = await player.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const video = document.createElement("video");
      video.src = URL.createObjectURL(new Blob([bytes]));
      await new Promise((resolve) => (video.onloadeddata = video.onerror = resolve));
      const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
      return {
        width: video.videoWidth,
        seconds: sound.duration,
        peak: sound.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      };
    }, file.toString("base64"));
    expect(played.width).toBe(640);
    expect(played.seconds).toBeGreaterThan(1.5);
    expect(played.peak).toBeGreaterThan(0.01);
  },
);

test(
  "in the 3D room one's moves go straight to the other, and the room is left again @js",
  proves("VR-15"),
  async ({ page, context, site, another }) => {
    const { patient, doctor } = await meet({ page, context, site, another });
    await expectConnected(patient, doctor);
    const mode = doctor.getByRole("button", { name: "VR/3D mode" });
    await mode.click();
    await expectToast(doctor, { title: "VR Mode Enabled" });
    await expect(doctor.locator("[data-room-3d] canvas")).toBeVisible({ timeout: 20_000 });
    await doctor.getByRole("button", { name: "Stand up" }).click();
    const before = await received(patient);
    await doctor.locator("[data-room-3d] canvas").click();
    await doctor.keyboard.down("ArrowLeft");
    await expect.poll(async () => (await received(patient)).poses).toBeGreaterThan(before.poses + 5);
    await doctor.keyboard.up("ArrowLeft");
    await mode.click();
    await expectToast(doctor, { title: "VR Mode Disabled" });
    await expect(doctor.locator("[data-room-3d]")).toHaveCount(0);
  },
);
