import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createVersionedCache } from "~/services/versioned-cache.server";

const MB = 1024 * 1024;
const made = (body: string) => vi.fn(() => Promise.resolve({ body }));

test("makes a value once per version", async () => {
  const cache = createVersionedCache(MB);
  const first = made("one");
  expect(await cache.get("key", 1, first)).toEqual({ body: "one" });
  expect(await cache.get("key", 1, made("other"))).toEqual({ body: "one" });
  expect(await cache.get("key", 2, made("two"))).toEqual({ body: "two" });
  expect(await cache.get("key", 2, made("other"))).toEqual({ body: "two" });
  expect(first).toHaveBeenCalledTimes(1);
});

test("keeps keys apart", async () => {
  const cache = createVersionedCache(MB);
  await cache.get("a", 1, made("a"));
  expect(await cache.get("b", 1, made("b"))).toEqual({ body: "b" });
  expect(await cache.get("a", 1, made("other"))).toEqual({ body: "a" });
});

test("makes a value once for all who ask at the same time", async () => {
  const cache = createVersionedCache(MB);
  let finish!: (value: { body: string }) => void;
  const make = vi.fn(() => new Promise<{ body: string }>((resolve) => (finish = resolve)));
  const asked = Array.from({ length: 20 }, () => cache.get("key", 1, make));
  finish({ body: "one" });
  expect(new Set((await Promise.all(asked)).map(({ body }) => body))).toEqual(new Set(["one"]));
  expect(make).toHaveBeenCalledTimes(1);
});

test("does not keep an error; all who waited for it see it, the next one tries again", async () => {
  const cache = createVersionedCache(MB);
  const failing = vi.fn(() => Promise.reject(new Error("away")));
  const asked = await Promise.allSettled([cache.get("key", 1, failing), cache.get("key", 1, failing)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.get("key", 1, made("back"))).toEqual({ body: "back" });
});

test("an error of an older version does not throw away the newer value", async () => {
  const cache = createVersionedCache(MB);
  let fail!: (error: Error) => void;
  const older = cache.get("key", 1, () => new Promise<{ body: string }>((_resolve, reject) => (fail = reject)));
  await cache.get("key", 2, made("two"));
  fail(new Error("away"));
  await expect(older).rejects.toThrow("away");
  expect(await cache.get("key", 2, made("other"))).toEqual({ body: "two" });
});

test("what is given out is never older than the version that was asked for", async () => {
  const step = fc.oneof(fc.constant("write"), fc.tuple(fc.constantFrom("a", "b"), fc.nat(3)));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = createVersionedCache(MB);
      let current = 0;
      const asked: Promise<void>[] = [];
      for (const step of steps) {
        if (typeof step === "string") {
          current++;
          continue;
        }
        const [key, wait] = step;
        const version = current;
        // As the app does: the version is read first, the data some time later.
        const make = async () => {
          for (let turn = 0; turn < wait; turn++) await Promise.resolve();
          return { body: String(current) };
        };
        asked.push(
          cache.get(key, version, make).then(({ body }) => expect(Number(body)).toBeGreaterThanOrEqual(version)),
        );
        await Promise.resolve();
      }
      await Promise.all(asked);
    }),
    { numRuns: 300 },
  );
});

test("holds no more text than it was allowed to", async () => {
  const cache = createVersionedCache(10_000);
  const make = vi.fn(() => Promise.resolve({ body: "x".repeat(1_000) }));
  for (let key = 0; key < 20; key++) await cache.get(String(key), 1, make);
  expect(make).toHaveBeenCalledTimes(20);
  for (let key = 0; key < 20; key++) await cache.get(String(key), 1, make);
  // Four of them fit at two bytes a character; the others were made again.
  expect(make.mock.calls.length).toBeGreaterThanOrEqual(36);
  const huge = vi.fn(() => Promise.resolve({ body: "x".repeat(20_000) }));
  expect((await cache.get("huge", 1, huge)).body).toHaveLength(20_000);
});

test("reads a version once for all who ask while another read is under way, and never one begun before", async () => {
  const cache = createVersionedCache(MB);
  let current = 1;
  const finish: (() => void)[] = [];
  const read = vi.fn(() => {
    const seen = current;
    return new Promise<number>((resolve) => finish.push(() => resolve(seen)));
  });
  const first = [cache.version("v", read), cache.version("v", read)];
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  current = 2;
  const waiting = Array.from({ length: 20 }, () => cache.version("v", read));
  expect(read).toHaveBeenCalledTimes(1);
  finish[0]!();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  finish[1]!();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([2]));
});

test("a version that cannot be read is an error for those who asked, and read anew for the next", async () => {
  const cache = createVersionedCache(MB);
  const failing = vi.fn(() => Promise.reject<number>(new Error("away")));
  const asked = await Promise.allSettled([cache.version("v", failing), cache.version("v", failing)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.version("v", () => Promise.resolve(3))).toBe(3);
});

test("a read that hangs holds up nobody for long", async () => {
  const cache = createVersionedCache(MB);
  const hanging = vi.fn(() => new Promise<number>(() => {}));
  void cache.version("v", hanging);
  await vi.waitFor(() => expect(hanging).toHaveBeenCalled());
  expect(await cache.version("v", () => Promise.resolve(3))).toBe(3);
  expect(await cache.version("v", () => Promise.resolve(4))).toBe(4);
});

test("a version is never older than what was current when it was asked for", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.constant("write"), fc.nat(4)), { maxLength: 40 }), async (steps) => {
      const cache = createVersionedCache(MB);
      let current = 0;
      const asked: Promise<void>[] = [];
      for (const step of steps) {
        if (step === "write") {
          current++;
          continue;
        }
        const atLeast = current;
        const read = async () => {
          const seen = current;
          for (let turn = 0; turn < Number(step); turn++) await Promise.resolve();
          return seen;
        };
        asked.push(cache.version("v", read).then((version) => expect(version).toBeGreaterThanOrEqual(atLeast)));
        await Promise.resolve();
      }
      await Promise.all(asked);
    }),
    { numRuns: 300 },
  );
});
