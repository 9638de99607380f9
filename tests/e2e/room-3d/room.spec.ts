import { timeTicks } from "~/domain/charts/time-ticks";
import { englishTranslator } from "~/locales/translator";
import { violations } from "../support/axe";
import { expect, lastPose, SEATED, test } from "../support/room-3d/room";
import { difference, takeScreenshot, spread } from "../support/room-3d/screenshot";

/* The room alone, on a page of its own, by a software renderer. */

/** three.js and the room, as a browser loads them. */
const MAX_BYTES = 130_000;
const MAX_MS = 2_000;

test("three.js comes with a click, and not before; nothing comes from elsewhere @js", async ({ ground, roomSite }) => {
  expect(roomSite.scripts.filter(({ isFirst }) => isFirst).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(
    4_000,
  );
  const scene = roomSite.scripts.find(({ name }) => name.includes("room-3d"))!;
  expect(scene.bytes).toBeLessThanOrEqual(MAX_BYTES);

  const page = await ground();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(
    await page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("room-3d")).length,
    ),
  ).toBe(0);
  await page.locator("#open").click();
  await expect.poll(() => page.evaluate(() => window.room.heard.ready)).toBe(1);
  expect(asked).toEqual([`${roomSite.url}${scene.name}`]);
});

test("the room's first frame is there within two seconds of the click, and it is a room @js", async ({
  ground,
}, info) => {
  const page = await ground();
  const times: number[] = [];
  // The best of three: what else runs on the machine is not the room's.
  for (let time = 0; time < 3 && Math.min(...times) >= MAX_MS; time++) {
    await page.reload();
    await page.locator("#open").click();
    await expect.poll(() => page.evaluate(() => window.room.heard.ready)).toBe(1);
    times.push(await page.evaluate(() => window.room.heard.readyAt - window.room.heard.clickedAt));
  }
  info.annotations.push({ type: "first frame, ms", description: times.map(Math.round).join(", ") });
  expect(Math.min(...times)).toBeLessThan(MAX_MS);
  const seen = await takeScreenshot(page);
  expect(spread(seen)).toBeGreaterThan(25);
  // As many colours as a room has.
  expect(new Set(seen.all.map((value) => value >> 4)).size).toBeGreaterThan(9);
});

test("keys walk, turn and go home; the room is named, says its keys, and lets Tab and the browser's keys go @js", async ({
  room,
}) => {
  const page = await room({ reducedMotion: true });
  const host = page.locator("#host");
  await expect(host).toHaveAccessibleName("Consultation room in 3D");
  await expect(host).toHaveAccessibleDescription(/Arrow keys or W, A, S and D walk/);
  expect(await violations(page)).toEqual([]);

  await page.locator("#open").focus();
  await page.keyboard.press("Tab");
  await expect(host).toBeFocused();
  const before = await takeScreenshot(page);
  const seated = await lastPose(page);
  expect(seated.y).toBeCloseTo(1.18);

  await page.keyboard.down("ArrowUp");
  await page.waitForTimeout(500);
  await page.keyboard.up("ArrowUp");
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.58);
  const walked = await lastPose(page);
  expect(Math.hypot(walked.x - seated.x, walked.z - seated.z)).toBeGreaterThan(0.4);
  expect(difference(before, await takeScreenshot(page))).toBeGreaterThan(8);

  await page.keyboard.down("q");
  await page.waitForTimeout(300);
  await page.keyboard.up("q");
  await expect.poll(async () => (await lastPose(page)).yaw - walked.yaw).toBeGreaterThan(0.15);

  // Fifteen a second at the most, of all that was told.
  const times = await page.evaluate(() => window.room.heard.poses.map(({ at }) => at));
  for (let index = 1; index < times.length; index++)
    expect(times[index]! - times[index - 1]!).toBeGreaterThan(1000 / 15 - 3);

  await page.keyboard.press("Home");
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.18);
  await expect.poll(async () => difference(before, await takeScreenshot(page))).toBeLessThan(1);

  await page.keyboard.press("Control+a");
  expect((await lastPose(page)).y).toBeCloseTo(1.18);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Turn left" })).toBeFocused();
});

test("buttons move who has no keys, dragging looks around, and the board can be looked at @js", async ({ room }) => {
  const page = await room({ reducedMotion: true });
  const first = await lastPose(page);
  await page.getByRole("button", { name: "Stand up" }).click();
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.58);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect.poll(async () => (await lastPose(page)).y).toBeCloseTo(1.18);

  // By a press without a pointer, as assistive technology does it.
  await page.getByRole("button", { name: "Turn right" }).press("Enter");
  await expect.poll(async () => (await lastPose(page)).yaw).toBeLessThan(first.yaw - 0.2);
  // A turn takes a moment; what follows is measured from its end.
  await expect
    .poll(async () => {
      const { yaw } = await lastPose(page);
      await page.waitForTimeout(400);
      return Math.abs((await lastPose(page)).yaw - yaw);
    })
    .toBeLessThan(0.001);

  const turned = await lastPose(page);
  const canvas = (await page.locator("#host canvas").boundingBox())!;
  await page.mouse.move(canvas.x + 300, canvas.y + 100);
  await page.mouse.down();
  await page.mouse.move(canvas.x + 400, canvas.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await lastPose(page)).yaw).toBeCloseTo(turned.yaw + 0.5, 1);

  const look = page.getByRole("button", { name: "Look at board" });
  await look.click();
  await expect(look).toHaveAttribute("aria-pressed", "true");
  // Its ground fills the middle, where walls are darker.
  await expect.poll(async () => Math.min(...(await takeScreenshot(page)).at(0.6, 0.3))).toBeGreaterThan(225);
});

test("the other appears, moves and goes; nonsense changes nothing; a room where nothing moves is not drawn @js", async ({
  page,
  room,
}) => {
  await page.addInitScript(() => {
    const { drawElements } = WebGL2RenderingContext.prototype;
    const counted = Object.assign(window, { drawn: 0 });
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      counted.drawn += 1;
      drawElements.apply(this, args);
    };
  });
  await room({ reducedMotion: true });
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const put = (pose: object | null) => page.evaluate((given) => window.room.view().peer(given as never), pose);
  const empty = await takeScreenshot(page);

  await put(SEATED);
  await expect.poll(async () => difference(empty, await takeScreenshot(page))).toBeGreaterThan(1.5);
  const seated = await takeScreenshot(page);
  await put({ ...SEATED, x: 0.2, z: -1.5, y: 1.58 });
  await expect.poll(async () => difference(seated, await takeScreenshot(page))).toBeGreaterThan(1.5);
  await page.waitForTimeout(300);
  const standing = await takeScreenshot(page);
  await put({ ...SEATED, x: Number.NaN });
  await put({ ...SEATED, yaw: Number.POSITIVE_INFINITY });
  await page.waitForTimeout(300);
  expect(difference(standing, await takeScreenshot(page))).toBeLessThan(0.2);

  const before = await drawn();
  await page.waitForTimeout(700);
  expect(await drawn()).toBe(before);

  await put(null);
  await expect.poll(async () => difference(empty, await takeScreenshot(page))).toBeLessThan(0.2);
});

test("a shared screen is on the board, whole and without a stretch, and then the values again @js", async ({
  room,
}) => {
  const page = await room({ reducedMotion: true });
  await page.getByRole("button", { name: "Look at board" }).click();
  await expect.poll(async () => Math.min(...(await takeScreenshot(page)).at(0.6, 0.3))).toBeGreaterThan(225);
  const values = await takeScreenshot(page);

  // 4 to 3 on a board of 16 to 9: dark at both sides.
  await page.evaluate(() => window.room.view().screen(window.room.screen(640, 480)));
  await expect
    .poll(async () => (await takeScreenshot(page)).at(0.36, 0.5))
    .toEqual([expect.closeTo(255, -1.4), expect.closeTo(0, -1.4), expect.closeTo(0, -1.4)]);
  const shared = await takeScreenshot(page);
  const [red, green, blue] = shared.at(0.62, 0.5);
  expect(blue).toBeGreaterThan(200);
  expect(red + green).toBeLessThan(80);
  for (const x of [0.17, 0.82]) expect(Math.max(...shared.at(x, 0.5))).toBeLessThan(60);

  await page.evaluate(() => window.room.view().screen(null));
  await expect.poll(async () => difference(values, await takeScreenshot(page))).toBeLessThan(0.5);
  await page.evaluate(() => window.room.view().board({ title: "Ana", vitals: [], weight: null }, "UTC"));
  await expect.poll(async () => difference(values, await takeScreenshot(page))).toBeGreaterThan(1);
});

test("the days on the board are those of its reader's clock, whatever the browser's is @js", async ({ page, room }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      written.push(text);
      fillText.call(this, text, ...rest);
    };
  });
  // Near midnight in Auckland, the day before in Honolulu.
  const weight = {
    unit: "kg" as const,
    points: [0, 1, 2].map((day) => ({ at: Date.UTC(2026, 2, 10 + day, 11, 30), value: 82 - day })),
  };
  const board = { title: "Ana", vitals: [], weight };
  await room({ board, zone: "Pacific/Auckland" });
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written.splice(0));
  const days = (zone: string) =>
    timeTicks(weight.points[0]!.at, weight.points[2]!.at, zone).map(({ label }) => englishTranslator.say(label));
  const [here, there] = [days("Pacific/Auckland"), days("Pacific/Honolulu")];
  const onlyHere = here.filter((label) => !there.includes(label));
  const onlyThere = there.filter((label) => !here.includes(label));
  expect(Math.min(onlyHere.length, onlyThere.length)).toBeGreaterThan(0);
  const first = await written();
  expect(first).toEqual(expect.arrayContaining(onlyHere));
  for (const label of onlyThere) expect(first).not.toContain(label);
  await page.evaluate((board) => window.room.view().board(board, "Pacific/Honolulu"), board);
  const next = await written();
  expect(next).toEqual(expect.arrayContaining(onlyThere));
  for (const label of onlyHere) expect(next).not.toContain(label);
});

test("the voice comes from where the other's head is; off, the caller plays it; a controller shakes only where it may @js", async ({
  page,
  ground,
}) => {
  await page.addInitScript(() => {
    const heard = { panners: [] as PannerNode[], elements: [] as HTMLAudioElement[], shaken: 0 };
    Object.assign(window, { heard });
    const [Panner, Element] = [PannerNode, Audio];
    window.PannerNode = class extends Panner {
      constructor(...args: ConstructorParameters<typeof PannerNode>) {
        super(...args);
        heard.panners.push(this);
      }
    };
    window.Audio = function () {
      const element = new Element();
      heard.elements.push(element);
      return element;
    } as never;
    navigator.getGamepads = () =>
      [{ vibrationActuator: { playEffect: () => Promise.resolve((heard.shaken += 1)) } }] as never;
  });
  await ground();
  await page.locator("#open").click();
  await expect.poll(() => page.evaluate(() => window.room.heard.ready)).toBe(1);
  const heard = <T>(read: (heard: { panners: PannerNode[]; elements: HTMLAudioElement[]; shaken: number }) => T) =>
    page.evaluate(`(${read.toString()})(window.heard)`) as Promise<T>;

  await page.evaluate((pose) => {
    window.room.view().voice(window.room.voice());
    window.room.view().peer(pose);
  }, SEATED);
  await expect.poll(() => heard(({ panners }) => panners[0]?.positionX.value)).toBeCloseTo(SEATED.x);
  expect(await heard(({ panners }) => [panners[0]!.panningModel, panners[0]!.positionZ.value])).toEqual([
    "HRTF",
    expect.closeTo(SEATED.z),
  ]);
  // Muted while the panner speaks: or one hears it twice.
  await expect
    .poll(() => heard(({ elements }) => [elements.length, elements[0]!.muted, elements[0]!.paused]))
    .toEqual([1, true, false]);

  await page.evaluate(() => window.room.view().spatialAudio(false));
  expect(await heard(({ elements }) => elements.map(({ srcObject, paused }) => [srcObject, paused]))).toEqual([
    [null, true],
  ]);
  await page.evaluate(() => window.room.view().spatialAudio(true));
  expect(await heard(({ elements }) => elements.length)).toBe(2);

  await page.evaluate(() => window.room.view().buzz());
  expect(await heard(({ shaken }) => shaken)).toBe(1);
  await page.evaluate(() => {
    window.room.view().haptics(false);
    window.room.view().buzz();
  });
  expect(await heard(({ shaken }) => shaken)).toBe(1);
  await page.evaluate(() => window.room.view().dispose());
  expect(await heard(({ elements }) => elements[1]!.srcObject)).toBeNull();
});
