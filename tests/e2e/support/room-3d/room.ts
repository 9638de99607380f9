import type { Page } from "@playwright/test";
import type { RoomViewOptions } from "~/components/room-3d/view";
import { WORKERS_OWN } from "../own-site";
import { test as base, expect } from "../visit";
import { serveRoom, type RoomSite } from "./site";

type Opened = Partial<Omit<RoomViewOptions, "on" | "words">>;

type Fixtures = {
  /** Opens the page with the room's button, and nothing clicked yet. */
  ground(): Promise<Page>;
  /** Opens the room on it, and waits for its first frame. */
  room(options?: Opened): Promise<Page>;
};

export const test = base.extend<Fixtures, { roomSite: RoomSite }>({
  roomSite: [
    async ({}, use) => {
      const site = await serveRoom();
      await use(site);
      await site.close();
    },
    WORKERS_OWN,
  ],
  ground: async ({ page, roomSite }, use) => {
    await use(async () => {
      await page.goto(roomSite.url);
      return page;
    });
  },
  room: async ({ page, ground }, use) => {
    await use(async (options = {}) => {
      if (!page.url().startsWith("http")) await ground();
      await open(page, options);
      return page;
    });
  },
});

/** Mounts the room, and waits for its first frame. */
export async function open(page: Page, options: Opened = {}): Promise<void> {
  const before = await page.evaluate(() => window.room.heard.ready);
  await page.evaluate((given) => window.room.open(given), options);
  await expect.poll(() => page.evaluate(() => window.room.heard.ready)).toBe(before + 1);
}

/** The last pose that was told. */
export const lastPose = (page: Page) => page.evaluate(() => window.room.heard.poses.at(-1)!);

export { expect };

/** Where the one who sits on the left has their head. */
export const SEATED = { x: -0.97, y: 1.18, z: -0.4, yaw: -1.95, pitch: 0 };
