import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDocumentStore } from "~/services/documents/create-store.server";
import { createS3Store } from "~/services/documents/s3-store.server";
import { MissingBytesError, type DocumentStore } from "~/services/documents/store.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy";
import { startS3, type S3Server } from "../support/s3-server";

const SECRET = "the secret of the tests, longer than 32 characters";
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
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: "us-east-1",
    accessKey: "the-key",
    secretKey: "a secret",
    ...change,
  };
};
const local = () => createDocumentStore({ dataDir, documentsS3: undefined, sessionSecret: SECRET });
const bucket = () => createDocumentStore({ dataDir, documentsS3: s3Settings(), sessionSecret: SECRET });

const pathOf = (id: string) => join(dataDir, "documents", id.slice(0, 2), id.slice(2, 4), id);
/** All files below the data folder. */
const files = () =>
  existsSync(dataDir)
    ? readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
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
    for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 3_000_000]) {
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
    await expect(store.put(id, Readable.from(breaking(), { objectMode: false }))).rejects.toThrow(
      "The client has gone",
    );
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
    for (const stray of ["ab/cd/note.txt", "ab/note.txt", "note.txt"])
      writeFileSync(join(dataDir, "documents", stray), "x");
    expect(await idsOf(store)).toEqual(ids);
  });

  test("are named by an id and nothing else: no path, no other word", async () => {
    const store = await open();
    for (const id of [
      "../../escape",
      "",
      ".",
      "documents",
      `${randomUUID()}/..`,
      randomUUID().toUpperCase(),
      "00000000-0000-0000-0000-000000000000",
      `${randomUUID()}\0`,
    ]) {
      await expect(store.put(id, Readable.from([Buffer.from("x")])), id).rejects.toThrow(TypeError);
      await expect(store.open(id), id).rejects.toThrow(TypeError);
      await expect((async () => store.remove(id))(), id).rejects.toThrow(TypeError);
    }
    expect(files()).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });
});

describe("what lies in the store is sealed", () => {
  const content = Buffer.alloc(200_000, "Weight 180 lb, blood pressure 120/80. ");
  const stored = async () => {
    const id = randomUUID();
    await (await local()).put(id, Readable.from([content], { objectMode: false }));
    return id;
  };
  const read = async (id: string, store?: DocumentStore) => buffer(await (store ?? (await local())).open(id));

  test("nothing of a document is to be read in it, and the same one twice does not look alike", async () => {
    const [one, two] = [readFileSync(pathOf(await stored())), readFileSync(pathOf(await stored()))];
    for (const bytes of [one, two]) {
      expect(bytes.includes("Weight")).toBe(false);
      expect(bytes.length).toBe(content.length + 4 + 16 + 4 * 16);
    }
    expect(one.subarray(20, 2_000).equals(two.subarray(20, 2_000))).toBe(false);
  });

  test("a byte changed anywhere, a piece left out, moved or cut off, another document's bytes, another secret: an error, never something else", async () => {
    const id = await stored();
    const whole = readFileSync(pathOf(id));
    const piece = 65_536 + 16;
    const pieces = [0, 1, 2, 3].map((number) => whole.subarray(20 + number * piece, 20 + (number + 1) * piece));
    const header = whole.subarray(0, 20);
    const changed = (at: number) => Buffer.from(whole.map((byte, index) => (index === at ? byte ^ 1 : byte)));
    const broken: [string, Buffer][] = [
      ...[4, 19, 20, 70_000, whole.length - 1].map((at): [string, Buffer] => [`byte ${at}`, changed(at)]),
      ["without the second piece", Buffer.concat([header, pieces[0]!, pieces[2]!, pieces[3]!])],
      ["the second before the first", Buffer.concat([header, pieces[1]!, pieces[0]!, pieces[2]!, pieces[3]!])],
      ["without the last piece", Buffer.concat([header, ...pieces.slice(0, 3)])],
      ["cut off", whole.subarray(0, 100_000)],
      ["nothing but the mark and salt", header],
      ["something behind it", Buffer.concat([whole, Buffer.alloc(10)])],
    ];
    for (const [what, bytes] of broken) {
      writeFileSync(pathOf(id), bytes);
      await expect(read(id), what).rejects.toThrow();
    }
    writeFileSync(pathOf(id), readFileSync(pathOf(await stored())));
    await expect(read(id), "another document's").rejects.toThrow();
    writeFileSync(pathOf(id), whole);
    const other = await createDocumentStore({ dataDir, documentsS3: undefined, sessionSecret: SECRET.toUpperCase() });
    await expect(read(id, other), "another secret").rejects.toThrow();
    const later = await createDocumentStore({
      dataDir,
      documentsS3: undefined,
      sessionSecret: SECRET.toUpperCase(),
      previousSecrets: [SECRET],
    });
    expect((await read(id, later)).equals(content), "the secret was changed").toBe(true);
    expect((await read(id)).equals(content)).toBe(true);
  });

  test("what was stored before there were seals comes out as it is", async () => {
    for (const bytes of [Buffer.from("%PDF-1.7 old"), Buffer.from("x"), Buffer.alloc(0), content]) {
      const id = await stored();
      writeFileSync(pathOf(id), bytes);
      expect((await read(id)).equals(bytes)).toBe(true);
    }
  });
});

describe("the folder", () => {
  test("is two levels deep and the server's alone", async () => {
    const store = await local();
    const id = randomUUID();
    await store.put(id, Readable.from([Buffer.from("mine")]));
    expect(existsSync(pathOf(id))).toBe(true);
    expect(statSync(pathOf(id)).mode & 0o777).toBe(0o600);
    for (const folder of [pathOf(id), dirname(pathOf(id)), dirname(dirname(pathOf(id)))])
      expect(statSync(dirname(folder)).mode & 0o077).toBe(0);
  });

  test.each([
    ["a folder", local],
    ["a bucket", bucket],
  ])(
    "what a process that died was writing is removed after an hour, not before, with documents in %s",
    async (_name, open) => {
      const incoming = join(dataDir, "documents", "incoming");
      mkdirSync(incoming, { recursive: true });
      const [old, young] = [join(incoming, `${randomUUID()}.old`), join(incoming, `${randomUUID()}.young`)];
      for (const file of [old, young]) writeFileSync(file, "half");
      const twoHoursAgo = Date.now() / 1000 - 7200;
      utimesSync(old, twoHoursAgo, twoHoursAgo);
      expect(await idsOf(await open())).toEqual([]);
      expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    },
  );
});

describe("the bucket", () => {
  test("gets requests that are signed, or none are answered", async () => {
    const store = await createDocumentStore({
      dataDir,
      documentsS3: s3Settings({ accessKey: "somebody-else" }),
      sessionSecret: SECRET,
    });
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

  describe("whose server falls silent", () => {
    const SILENCE_MS = 400;
    let cable: TcpProxy;
    let store: DocumentStore;
    const content = Buffer.alloc(3_000_000, 7);
    beforeEach(async () => {
      const { hostname, port } = new URL(s3.url);
      cable = await startTcpProxy({ host: hostname, port: Number(port) });
      store = createS3Store(s3Settings({ endpoint: `http://127.0.0.1:${cable.port}` }), dataDir, {
        silenceMs: SILENCE_MS,
      });
    });
    afterEach(() => cable.close());

    const inTime = async (asked: Promise<unknown>) => {
      const from = performance.now();
      expect(
        isUnavailable(
          await asked.then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      ).toBe(true);
      expect(performance.now() - from).toBeLessThan(8 * SILENCE_MS);
    };

    test("keeps nobody waiting: storing, reading, removing and listing fail as an outage, and leave nothing", async () => {
      const id = randomUUID();
      await store.put(id, Readable.from([content]), { size: content.length });
      cable.hang();
      await inTime(store.put(randomUUID(), Readable.from([content]), { size: content.length }));
      await inTime(store.put(randomUUID(), Readable.from([content])));
      await inTime(store.open(id));
      await inTime(store.remove(id));
      await inTime(store.entries()[Symbol.asyncIterator]().next());
      expect(files()).toEqual([]);
      await cable.restore();
      expect((await buffer(await store.open(id))).equals(content)).toBe(true);
    }, 30_000);

    test("is not taken for silent because whoever reads is slow", async () => {
      const id = randomUUID();
      await store.put(id, Readable.from([content]), { size: content.length });
      let size = 0;
      let pauses = 0;
      for await (const piece of (await store.open(id)) as AsyncIterable<Buffer>) {
        size += piece.length;
        if (pauses++ < 3) await sleep(2 * SILENCE_MS);
      }
      expect(size).toBe(content.length);
    }, 30_000);

    test("breaks off what was being read, too", async () => {
      const id = randomUUID();
      await store.put(id, Readable.from([content]), { size: content.length });
      const bytes = await store.open(id);
      cable.hang();
      await expect(buffer(bytes)).rejects.toThrow();
    }, 30_000);
  });
});
