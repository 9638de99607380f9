import { expect, test } from "../support/room-3d/room";

test("frames that stay slow make the picture coarser first, and then the room says so, once @js", async ({ room }) => {
  const page = await room();
  // Noted in the page: on a busy machine the second may be over before a test can ask.
  const widths = await page.locator("#host canvas").evaluateHandle((canvas: HTMLCanvasElement) => {
    const seen = [canvas.width];
    setInterval(() => seen.at(-1) !== canvas.width && seen.push(canvas.width), 20);
    return seen;
  });
  await page.evaluate(() => {
    window.room.sway();
    window.room.slow(70);
  });
  await expect.poll(() => widths.jsonValue(), { timeout: 16_000 }).toEqual([640, 480, 320]);
  expect(await page.evaluate(() => window.room.heard.tooSlow)).toBe(0);
  await expect.poll(() => page.evaluate(() => window.room.heard.tooSlow), { timeout: 10_000 }).toBe(1);
});

test("a still room is never too slow, on however slow a machine; drawing taken away is @js", async ({ room }) => {
  const page = await room({ reducedMotion: true });
  const end = await page.evaluateHandle(() => window.room.slow(70));
  await page.waitForTimeout(4_000);
  await end.evaluate((stop) => stop());
  expect(await page.evaluate(() => window.room.heard.tooSlow)).toBe(0);
  await page.evaluate(() =>
    document.querySelector("canvas")!.getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext(),
  );
  await expect.poll(() => page.evaluate(() => window.room.heard.tooSlow)).toBe(1);
});

test("without WebGL nothing is put there, and the page is told @js", async ({ page, ground, faults }) => {
  faults.allow(/THREE\.WebGLRenderer/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await ground();
  await page.locator("#open").click();
  await expect.poll(() => page.evaluate(() => window.room.heard.tooSlow)).toBe(1);
  await expect(page.locator("#host *")).toHaveCount(0);
  expect(await page.evaluate(() => window.room.view().canEnterVr())).toBe(false);
  await page.evaluate(() => window.room.view().dispose());
});
