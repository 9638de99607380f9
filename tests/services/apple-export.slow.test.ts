import { once } from "node:events";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setInterval, clearInterval } from "node:timers";
import { setTimeout } from "node:timers/promises";
import { createDeflateRaw, crc32 } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { AppContext } from "~/context";
import { createRateLimits } from "~/services/http/limits/rate-limits.server";
import { createInFlight } from "~/services/background-tasks.server";
import { readAppleArchive } from "~/services/vitals/apple-export.server";
import { receiveImport } from "~/services/vitals/import-upload.server";
import { MAX_ARCHIVE_BYTES } from "~/domain/vitals/import-limits";

const MB = 1024 * 1024;
const BLOCKS = 1_024;

/** Some readings of a watch as Apple writes them, a megabyte: a few pulses among many steps. */
function block(): Buffer {
  const records = Array.from({ length: 4_000 }, (_, index) => {
    const [type, unit] = index % 20 === 0 ? ["HeartRate", "count/min"] : ["StepCount", "count"];
    const at = new Date(Date.UTC(2024, 0, 1) + index * 97_000).toISOString();
    const when = `${at.slice(0, 10)} ${at.slice(11, 19)} +0000`;
    return `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch" sourceVersion="10.${index % 7}" device="&lt;&lt;HKDevice: 0x28${(index * 7_919).toString(16)}&gt;, name:Apple Watch&gt;" unit="${unit}" creationDate="${when}" startDate="${when}" endDate="${when}" value="${40 + (index % 90)}"/>\n`;
  }).join("");
  return Buffer.from(records.slice(0, MB - 1).padEnd(MB, " "));
}

/** Writes an archive of one file of a gigabyte. */
async function writeArchive(file: FileHandle): Promise<void> {
  const name = Buffer.from("apple_health_export/export.xml");
  const deflate = createDeflateRaw({ level: 1 });
  let at = 30 + name.length;
  const written = (async () => {
    for await (const piece of deflate as AsyncIterable<Buffer>)
      at += (await file.write(piece, 0, piece.length, at)).bytesWritten;
  })();
  const piece = block();
  let sum = 0;
  for (let index = 0; index < BLOCKS; index++) {
    sum = crc32(piece, sum);
    if (!deflate.write(piece)) await once(deflate, "drain");
  }
  deflate.end();
  await written;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(sum, 10);
  common.writeUInt32LE(at - 30 - name.length, 14);
  common.writeUInt32LE(BLOCKS * MB, 18);
  common.writeUInt16LE(name.length, 22);
  await file.write(Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, name]), 0, 30 + name.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(46 + name.length, 8);
  end.writeUInt32LE(at, 12);
  const tail = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"),
    common,
    Buffer.alloc(14),
    name,
    Buffer.from("PK\u0005\u0006", "latin1"),
    end,
  ]);
  await file.write(tail, 0, tail.length, at);
}

test(
  "an export of a gigabyte is read within 150 MB of memory, and others have their turn meanwhile",
  { timeout: 300_000 },
  async () => {
    const path = join(tmpdir(), `apple-export-${process.pid}`);
    const file = await open(path, "wx+");
    try {
      await writeArchive(file);
      const { size } = await file.stat();
      expect(size, "such an archive may be sent").toBeLessThan(MAX_ARCHIVE_BYTES);
      const before = process.memoryUsage().rss;
      const begun = performance.now();
      let [most, last, longest] = [before, begun, 0];
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last - 10);
        last = performance.now();
        most = Math.max(most, process.memoryUsage().rss);
      }, 10);
      const found = await readAppleArchive(file);
      clearInterval(timer);
      expect(found).toMatchObject({ text: expect.stringContaining("heart_rate") as string });
      expect(most - before).toBeLessThan(150 * MB);
      // A share, because a busy machine takes longer for all of it.
      expect(longest).toBeLessThan((performance.now() - begun) / 20);
    } finally {
      await file.close();
      await unlink(path);
    }
  },
);

const app = (change = {}) =>
  ({
    closed: new AbortController().signal,
    inFlight: { ...createInFlight(), ...change },
    limits: createRateLimits(),
    clientAddress: "192.0.2.1",
  }) as AppContext;
const sent = (content: Buffer | string, headers: Record<string, string> = {}) => {
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
    Buffer.from(content),
    Buffer.from("\r\n--x--\r\n"),
  ]);
  return new Request("http://localhost/", {
    method: "POST",
    body,
    headers: { "content-type": "multipart/form-data; boundary=x", ...headers },
  });
};

test("what is declared too large is refused before it is read, and a fourth archive is told when to come again", async () => {
  await expect(receiveImport(sent("date,pulse", { "content-length": String(110 * MB) }), app())).rejects.toMatchObject({
    status: 413,
  });
  expect(await receiveImport(sent(Buffer.from("PK\u0003\u0004", "latin1")), app({ healthExports: 3 }))).toMatchObject({
    file: { fault: expect.stringContaining("Other large files") as string, status: 503, retryAfterSeconds: 60 },
  });
  expect(await receiveImport(sent("date,pulse\n2026-03-01,64"), app())).toMatchObject({
    file: { text: "date,pulse\n2026-03-01,64" },
  });
});

const ARCHIVE = Buffer.from("PK\u0003\u0004", "latin1");

test("an archive waits until another one is read, and ten an hour come from one address", async () => {
  const services = app({ healthExportsRead: 1 });
  let isOver = false;
  const first = receiveImport(sent(ARCHIVE), services).finally(() => (isOver = true));
  await setTimeout(300);
  expect([isOver, services.inFlight.healthExports]).toEqual([false, 1]);
  services.inFlight.healthExportsRead = 0;
  expect(await first).toMatchObject({ file: { fault: expect.stringContaining("cannot be read") as string } });
  for (let count = 1; count < 10; count++) await receiveImport(sent(ARCHIVE), services);
  expect(await receiveImport(sent(ARCHIVE), services)).toMatchObject({ file: { status: 429 } });
  expect(await receiveImport(sent(ARCHIVE), { ...services, clientAddress: "192.0.2.2" })).toMatchObject({
    file: { fault: expect.stringContaining("cannot be read") as string },
  });
  expect(services.inFlight).toEqual(createInFlight());
});

test("an archive that arrives too slowly gives its place up, one that is slow in between does not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    /** Sends 128 kB, and after each wait, in seconds, as much again. @returns when its place was free, in seconds. */
    const placeOf = async (waits: readonly number[]) => {
      const services = app();
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
      const received = receiveImport(
        new Request("http://localhost/", {
          method: "POST",
          body,
          duplex: "half",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        } as RequestInit),
        services,
      );
      controller.enqueue(Buffer.concat([Buffer.from(head), ARCHIVE, Buffer.alloc(128 * 1024)]));
      let [seconds, free] = [0, null as number | null];
      for (const wait of waits) {
        for (let second = 0; second < wait; second++, seconds++) {
          await vi.advanceTimersByTimeAsync(1_000);
          // What arrives goes to the disk, which keeps its own time.
          await setTimeout(10);
          if (services.inFlight.healthExports === 0) free ??= seconds;
        }
        controller.enqueue(new Uint8Array(128 * 1024));
      }
      controller.enqueue(Buffer.from("\r\n--x--\r\n"));
      controller.close();
      return { free, file: (await received).file };
    };
    const stalled = await placeOf([25]);
    expect(stalled).toMatchObject({ file: { fault: expect.stringContaining("too slow") as string } });
    expect(stalled.free).toBeGreaterThanOrEqual(14);
    expect(stalled.free).toBeLessThanOrEqual(20);
    expect(await placeOf([12, 1, 1, 1, 1, 1, 1])).toMatchObject({
      free: null,
      file: { fault: expect.stringContaining("cannot be read") as string },
    });
  } finally {
    vi.useRealTimers();
  }
});

test("a body in pieces of a byte is read in time in proportion to its length", { timeout: 120_000 }, async () => {
  const timeFor = async (length: number) => {
    const whole = Buffer.from(await sent("date,pulse\n".padEnd(length, "x")).arrayBuffer());
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (at < whole.length ? controller.enqueue(whole.subarray(at, ++at)) : controller.close()),
    });
    const request = new Request("http://localhost/", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit);
    const begun = performance.now();
    expect(await receiveImport(request, app())).toMatchObject({ file: { left: 0 } });
    return performance.now() - begun;
  };
  const short = await timeFor(30_000);
  // Ten times as long; each byte looked at with all before it would be a hundred times.
  expect(await timeFor(300_000)).toBeLessThan(30 * short);
});
