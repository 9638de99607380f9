import { expect, open, SEATED, test } from "../support/room-3d/room";

test("let go twenty times, nothing of it is left @js", async ({ page, ground }) => {
  test.setTimeout(60_000);
  await page.addInitScript(() => {
    const kinds = ["Buffer", "Texture", "Program", "Shader", "VertexArray", "Framebuffer", "Renderbuffer"] as const;
    const living: Record<string, Set<unknown>> = {};
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const kind of kinds) {
      const all = (living[kind] = new Set());
      const [create, remove] = [prototype[`create${kind}`]!, prototype[`delete${kind}`]!];
      prototype[`create${kind}`] = function (...args) {
        const made = create.apply(this, args);
        all.add(made);
        return made;
      };
      prototype[`delete${kind}`] = function (thing, ...args) {
        all.delete(thing);
        return remove.call(this, thing, ...args);
      };
    }
    const contexts = new Set<unknown>();
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context = getContext.apply(this, args as never) as unknown;
      if (args[0] === "webgl2" && context) contexts.add(context);
      return context;
    } as never;
    Object.defineProperty(window, "contexts", { get: () => Array.from(contexts) });
    Object.assign(window, { living: () => Object.fromEntries(kinds.map((kind) => [kind, living[kind]!.size])) });
  });
  await ground();
  const before = await page.locator("#host").evaluate((host) => host.outerHTML);
  const living = () => page.evaluate(() => (window as unknown as { living(): Record<string, number> }).living());
  const left: Record<string, number>[] = [];
  for (let time = 0; time < 20; time++) {
    await open(page);
    await page.evaluate((pose) => {
      const view = window.room.view();
      view.peer(pose);
      view.screen(window.room.screen(64, 36));
      view.dispose();
      view.dispose();
      // What still comes in afterwards does nothing.
      view.peer(pose);
      view.buzz();
    }, SEATED);
    left.push(await living());
  }
  // three.js keeps four empty textures and three framebuffers of its own, until the context itself is lost.
  left.forEach((things, time) =>
    expect(things).toEqual({
      Buffer: 0,
      Texture: 4 * (time + 1),
      Program: 0,
      Shader: 0,
      VertexArray: 0,
      Framebuffer: 3 * (time + 1),
      Renderbuffer: 0,
    }),
  );
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts.filter(
          (context) => !context.isContextLost(),
        ).length,
    ),
  ).toBe(0);
  expect(await page.locator("canvas, video, audio").count()).toBe(0);
  expect(await page.locator("#host").evaluate((host) => host.outerHTML)).toBe(before);
  expect(await page.evaluate(() => window.room.heard.tooSlow)).toBe(0);
});
