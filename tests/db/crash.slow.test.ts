import { openEmbedded } from "db/client";
import { users } from "db/schema";
import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { proves } from "../support/clauses";
import { startHelper } from "./support/processes";

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "kindweight-crash-"));
  const database = await openEmbedded(dataDir, new Blob([readFileSync(inject("templates").snapshot)]));
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test(
  "the embedded database keeps every acknowledged row through ten kills in the middle of writing",
  { ...proves("API-17"), timeout: 300_000 },
  async () => {
    const acknowledged = new Set<number>();
    for (let round = 0; round < 10; round++) {
      const writer = startHelper("lock-holder.ts", dataDir, "write");
      const { stored } = (await writer.next()) as { stored: number[] };
      expect(missing(acknowledged, stored)).toEqual([]);
      // At another moment of its work each time, but never before it wrote at all.
      for (let rows = 0; rows < 20; rows++) await writer.next();
      await sleep(round * 17);
      await writer.kill();
      for (const { id } of writer.lines) if (typeof id === "number") acknowledged.add(id);
    }
    const database = await openEmbedded(dataDir);
    try {
      const stored = (await database.db.select({ id: users.id }).from(users)).map(({ id }) => id);
      expect(missing(acknowledged, stored)).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(200);
      // Of each round at most the row that was under way is there without having been acknowledged.
      expect(stored.length - acknowledged.size).toBeLessThanOrEqual(10);
    } finally {
      await database.close();
    }
  },
);

const missing = (wanted: Set<number>, stored: number[]) => {
  const there = new Set(stored);
  return [...wanted].filter((id) => !there.has(id));
};
