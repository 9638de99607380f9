import type { Page } from "@playwright/test";
import { expect, lastPose, open, test } from "../support/room-3d/room";

/* The room in a headset that iwer pretends. */

const immersive = (page: Page) => page.evaluate(() => window.room.heard.immersive);

async function putOn(page: Page, height: number): Promise<void> {
  await page.evaluate(async (y) => {
    const device = await window.room.headset();
    device.position.set(0.2, y, 0.1);
  }, height);
  await open(page);
  expect(await page.evaluate(() => window.room.view().canEnterVr())).toBe(true);
  await page.evaluate(() => window.room.view().enterVr());
  await expect.poll(() => immersive(page)).toEqual([true]);
}

test("who wears a headset enters, moves by head and by thumbstick, and leaves @js", async ({ ground }) => {
  const page = await ground();
  await putOn(page, 1.2);
  // In the chair, at the height at which they sit.
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.2);
  await expect.poll(async () => (await lastPose(page)).x).toBeCloseTo(0.97);
  const seated = await lastPose(page);

  await page.evaluate(() => void window.room.device!.position.set(0.2, 1.35, 0));
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.35);
  const leaned = await lastPose(page);
  expect(Math.hypot(leaned.x - seated.x, leaned.z - seated.z)).toBeCloseTo(0.1);

  // A push to the right turns by thirty degrees, once.
  await page.evaluate(() => window.room.device!.controllers.right!.updateAxes("thumbstick", 1, 0));
  await expect.poll(async () => leaned.yaw - (await lastPose(page)).yaw).toBeCloseTo(Math.PI / 6);
  await page.waitForTimeout(400);
  expect(leaned.yaw - (await lastPose(page)).yaw).toBeCloseTo(Math.PI / 6);

  await page.evaluate(() => {
    window.room.device!.controllers.right!.updateAxes("thumbstick", 0, 0);
    window.room.device!.controllers.left!.updateAxes("thumbstick", 0, 1);
  });
  await expect
    .poll(async () => Math.hypot((await lastPose(page)).x - leaned.x, (await lastPose(page)).z - leaned.z), {
      timeout: 10_000,
    })
    .toBeGreaterThan(0.8);
  await page.evaluate(() => window.room.device!.controllers.left!.updateAxes("thumbstick", 0, 0));

  await page.evaluate(() => window.room.view().leaveVr());
  await expect.poll(() => immersive(page)).toEqual([true, false]);
  // Back on the page: in the chair, drawn in its place, and the keys work.
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.18);
  await expect(page.locator("#host canvas")).toHaveCount(1);
  expect(
    await page.locator("#host canvas").evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]),
  ).toEqual([640, 360]);
  await page.locator("#host").focus();
  await page.keyboard.press("c");
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.58);
});

test("who stands begins beside the chair; the headset's own way out is heard; one can come again, and what is let go ends the session @js", async ({
  ground,
}) => {
  const page = await ground();
  await putOn(page, 1.7);
  await expect.poll(async () => (await lastPose(page)).x).toBeCloseTo(1.2);
  await page.evaluate(() => window.room.device!.activeSession!.end());
  await expect.poll(() => immersive(page)).toEqual([true, false]);

  await page.evaluate(() => window.room.view().enterVr());
  await expect.poll(() => immersive(page)).toEqual([true, false, true]);
  await page.evaluate(() => window.room.view().dispose());
  await expect.poll(() => page.evaluate(() => window.room.device!.activeSession === undefined)).toBe(true);
  await expect(page.locator("#host *")).toHaveCount(0);
});

test("without a headset nothing is offered, and asking is refused with a reason @js", async ({ room }) => {
  const page = await room();
  expect(await page.evaluate(() => window.room.view().canEnterVr())).toBe(false);
  expect(
    await page.evaluate(() =>
      window.room
        .view()
        .enterVr()
        .then(
          () => "entered",
          (error: Error) => error.message,
        ),
    ),
  ).not.toBe("entered");
  expect(await immersive(page)).toEqual([]);
});
