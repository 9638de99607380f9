import type { Page } from "@playwright/test";

/** What the room shows, small: red, green and blue of 64 by 36 places, row by row. */
export type Screenshot = { at(x: number, y: number): [number, number, number]; all: number[] };

const [WIDTH, HEIGHT] = [64, 36];

/** Looks at the room as the browser shows it (a WebGL canvas cannot be read once its frame is shown). */
export async function takeScreenshot(page: Page): Promise<Screenshot> {
  const shot = await page.locator("#host canvas").screenshot();
  const all = await page.evaluate(
    async ({ base64, width, height }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0, width, height);
      return Array.from(context.getImageData(0, 0, width, height).data).filter((_, index) => index % 4 !== 3);
    },
    { base64: shot.toString("base64"), width: WIDTH, height: HEIGHT },
  );
  return {
    all,
    /** Shares of width and height. */
    at: (x, y) => {
      const first = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 3;
      return [all[first]!, all[first + 1]!, all[first + 2]!];
    },
  };
}

/** How far the brightness of a picture spreads, 0 to 255: a blank one has none. */
export function spread({ all }: Screenshot): number {
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  return Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length);
}

/** How far two pictures differ, 0 to 255, on the average. */
export const difference = (a: Screenshot, b: Screenshot): number =>
  a.all.reduce((sum, value, index) => sum + Math.abs(value - b.all[index]!), 0) / a.all.length;
