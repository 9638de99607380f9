import { describe, expect, test } from "vitest";
import { opened, say } from "./support/rooms";
import { roomsSite } from "./support/rooms-site";
import { siteEngines, START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const AT_ONCE = 50;

/** @returns the statuses of so many requests, and an answer that was refused. */
async function flood(times: number, work: (index: number) => Promise<Answer>) {
  const statuses = new Set<number>();
  let refused: Answer | undefined;
  for (let from = 0; from < times; from += AT_ONCE)
    for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(from + index)))) {
      statuses.add(answer.status);
      if (answer.status === 429) refused = answer;
    }
  return { statuses, refused };
}

// Limits are counted in memory, whatever the database: one engine shows them.
describe.each(siteEngines.slice(0, 1))(
  "a flood on consultation rooms on $name",
  ({ openSite }) => {
    const setting = roomsSite(openSite);

    test("what is said is counted by address as well, however many rooms it is spread over", async () => {
      const visitor = new Visitor(setting.site);
      // One after the other: all rooms of a browser share a secret, which the first one sets.
      const ids: string[] = [];
      for (let room = 0; room < 6; room++) ids.push((await opened(visitor)).roomId);
      const { statuses, refused } = await flood(2_500, (index) =>
        say(visitor, ids[index % ids.length]!, { type: "position", x: 0, y: 1, z: 0 }),
      );
      expect(statuses).toEqual(new Set([204, 429]));
      expect(Number(refused!.headers.get("retry-after"))).toBeGreaterThan(0);
      const other = new Visitor(setting.site);
      const { roomId } = await opened(other);
      expect((await say(other, roomId, { type: "position", x: 0, y: 1, z: 0 })).status).toBe(204);
    });

    test.each([
      ["the room's state", (roomId: string) => `/api/vr-sessions/${roomId}`],
      ["its relays", (roomId: string) => `/api/vr-sessions/${roomId}/ice`],
      ["its page", (roomId: string) => `/vr-consultation/${roomId}`],
    ])("reads of %s have a limit", { timeout: 240_000 }, async (_name, path) => {
      const visitor = new Visitor(setting.site);
      const { roomId } = await opened(visitor);
      const { statuses, refused } = await flood(1_250, () => visitor.get(path(roomId)));
      expect(statuses).toEqual(new Set([200, 429]));
      expect(Number(refused!.headers.get("retry-after"))).toBeGreaterThan(0);
    });
  },
  START,
);
