import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDocumentStore } from "~/services/documents/create-store.server";
import { MissingBytesError, type DocumentStore } from "~/services/documents/store.server";
import { startS3, type S3Server } from "../support/s3-server";

let dataDir: string;
let s3: S3Server;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "kindweight-store-"));
  s3 = await startS3();
});
afterEach(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const s3Settings = (change = {}) => {
  const { origin, pathname } = new URL(s3.url);
  return { endpoint: origin, bucket: pathname.slice(1), region: "us-east-1", accessKey: "the-key", secretKey: "a secret", ...change };
};
const local = () => createDocumentStore({ dataDir, documentsS3: undefined });
const bucket = () => createDocumentStore({ dataDir, documentsS3: s3Settings() });

const pathOf = (id: string) => join(dataDir, "documents", id.slice(0, 2), id.slice(2, 4), id);
/** All files below the data folder. */
const files = () => (existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : []);
const idsOf = async (store: DocumentStore) => {
  const ids: string[] = [];
  for await (const { id, storedAt } of store.entries()) {
    expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    ids.push(id);
  }
  return ids.sort();
};

async function* breaking() {
  yield Buffer.alloc(200_000, 1);
  await Promise.resolve();
  throw new Error("The client has gone");
}

describe.each([
  ["a folder", local],
  ["a bucket", bucket],
])("documents in %s", (_name, open) => {
  test("come out as they went in, whether the length was known or not", async () => {
    const store = await open();
    for (const size of [0, 1, 70_000, 3_000_000]) {
      const content = Buffer.alloc(size, "0123456789abcdef\n");
      for (const options of [{}, { size }]) {
        const id = randomUUID();
        await store.put(id, Readable.from([content], { objectMode: false }), options);
        expect((await buffer(await store.open(id))).equals(content), `${size}`).toBe(true);
      }
    }
    expect(s3.refused).toEqual([]);
  });

  test("are not there at all when their stream breaks", async () => {
    const store = await open();
    const id = randomUUID();
    await expect(store.put(id, Readable.from(breaking(), { objectMode: false }))).rejects.toThrow("The client has gone");
    await expect(store.open(id)).rejects.toThrow(MissingBytesError);
    expect(files()).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });

  test("are gone once removed, and removing what is not there is no error", async () => {
    const store = await open();
    const id = randomUUID();
    await store.put(id, Readable.from([Buffer.from("x")]));
    await store.remove(id);
    await expect(store.open(id)).rejects.toThrow(MissingBytesError);
    await store.remove(id);
    await store.remove(randomUUID());
    expect(files()).toEqual([]);
  });

  test("are listed, all of them and nothing else", async () => {
    const store = await open();
    expect(await idsOf(store)).toEqual([]);
    const ids = Array.from({ length: 7 }, () => randomUUID()).sort();
    for (const id of ids) await store.put(id, Readable.from([Buffer.from(id)]));
    s3.objects.set("documents/readme.txt", { bytes: Buffer.from("x"), storedAt: new Date() });
    s3.objects.set("other/thing", { bytes: Buffer.from("x"), storedAt: new Date() });
    mkdirSync(join(dataDir, "documents", "ab", "cd"), { recursive: true });
    for (const stray of ["ab/cd/note.txt", "ab/note.txt", "note.txt"]) writeFileSync(join(dataDir, "documents", stray), "x");
    expect(await idsOf(store)).toEqual(ids);
  });

  test("are named by an id and nothing else: no path, no other word", async () => {
    const store = await open();
    for (const id of ["../../escape", "", ".", "documents", `${randomUUID()}/..`, randomUUID().toUpperCase(), "00000000-0000-0000-0000-000000000000", `${randomUUID()}\0`]) {
      await expect(store.put(id, Readable.from([Buffer.from("x")])), id).rejects.toThrow(TypeError);
      await expect(store.open(id), id).rejects.toThrow(TypeError);
      await expect((async () => store.remove(id))(), id).rejects.toThrow(TypeError);
    }
    expect(files()).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });
});

describe("the folder", () => {
  test("is two levels deep and the server's alone", async () => {
    const store = await local();
    const id = randomUUID();
    await store.put(id, Readable.from([Buffer.from("mine")]));
    expect(readFileSync(pathOf(id), "utf8")).toBe("mine");
    expect(statSync(pathOf(id)).mode & 0o777).toBe(0o600);
    for (const folder of [pathOf(id), dirname(pathOf(id)), dirname(dirname(pathOf(id)))]) expect(statSync(dirname(folder)).mode & 0o077).toBe(0);
  });

  test.each([
    ["a folder", local],
    ["a bucket", bucket],
  ])("what a process that died was writing is removed after an hour, not before, with documents in %s", async (_name, open) => {
    const incoming = join(dataDir, "documents", "incoming");
    mkdirSync(incoming, { recursive: true });
    const [old, young] = [join(incoming, `${randomUUID()}.old`), join(incoming, `${randomUUID()}.young`)];
    for (const file of [old, young]) writeFileSync(file, "half");
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    expect(await idsOf(await open())).toEqual([]);
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});

describe("the bucket", () => {
  test("gets requests that are signed, or none are answered", async () => {
    const store = await createDocumentStore({ dataDir, documentsS3: s3Settings({ accessKey: "somebody-else" }) });
    await expect(store.put(randomUUID(), Readable.from([Buffer.from("x")]))).rejects.toThrow();
    expect(s3.refused).toHaveLength(1);
    expect(s3.objects.size).toBe(0);
    expect(files()).toEqual([]);
  });

  test("is addressed by its path, each document below one prefix, and leaves nothing on the disk", async () => {
    const id = randomUUID();
    await (await bucket()).put(id, Readable.from([Buffer.from("x")]));
    expect([...s3.objects.keys()]).toEqual([`documents/${id}`]);
    expect(files()).toEqual([]);
  });
});
