import { documents, uploads } from "db/schema";
import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOCUMENT_QUOTA, MAX_BYTES_UNDER_WAY, MAX_UPLOADS_AT_ONCE, REFUSALS } from "~/domain/documents";
import { pdf, txt } from "../support/example-files";
import { documentsAt, filler, JSON_ONLY, PATH, preparePeople, SMALL, type People } from "./support/documents";
import { multipart } from "./support/multipart";
import { siteEngines, START, type Site } from "./support/site";
import type { ErrorContract } from "./support/visitor";

describe.each(siteEngines)("the space for documents on $name", ({ openSite }) => {
  let site: Site;
  let people: People;
  let as: ReturnType<typeof documentsAt>["as"];
  let upload: ReturnType<typeof documentsAt>["upload"];
  let stored: ReturnType<typeof documentsAt>["stored"];
  let expectWhole: ReturnType<typeof documentsAt>["expectWhole"];
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (people = await preparePeople(db)) });
    ({ as, upload, stored, expectWhole } = documentsAt(site, people));
  }, START);
  afterAll(() => site?.stop());

  test("twenty uploads at once do not exceed what a record may hold", async () => {
    for (const [who, fits] of [
      ["nearlyFull", 5],
      ["manyDocuments", 3],
    ] as const) {
      const before = stored().length;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_item, index) =>
          upload(as(who), [{ name: `${index}.txt`, content: SMALL }], JSON_ONLY),
        ),
      );
      for (const { status, text } of answers) expect([201, 409], text).toContain(status);
      const taken = () => stored().length - before;
      expect(taken()).toBe(answers.filter(({ status }) => status === 201).length);
      expect(taken()).toBeLessThanOrEqual(fits);
      // Who had to wait for others comes again, and gets what is left; then it is full.
      while (taken() < fits)
        expect((await upload(as(who), [{ name: "again.txt", content: SMALL }], JSON_ONLY)).status).toBe(201);
      const over = await upload(as(who), [{ name: "over.txt", content: SMALL }], JSON_ONLY);
      expect([over.status, over.json<ErrorContract>().error.message]).toEqual([409, REFUSALS.full]);
      expect(stored()).toHaveLength(before + fits);
    }
  }, 90_000);

  /** Sends all of an upload but its end; the server has begun to take it in. */
  async function begun(who: keyof People, bytes: number, send: number, { declared = true } = {}) {
    const { body, headers } = multipart({ name: "slow.txt", content: txt("s".repeat(bytes)) });
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => void (answer += chunk.toString()));
    const length = declared ? `Content-Length: ${body.length}` : "Transfer-Encoding: chunked";
    const lines = [
      `POST ${PATH} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Origin: ${site.url}`,
      "Sec-Fetch-Site: same-origin",
      "Accept: application/json",
      `Cookie: ${people[who].cookie.split(";")[0]}`,
      `Content-Type: ${headers["Content-Type"]}`,
      length,
    ];
    const part = body.subarray(0, send);
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    socket.write(
      declared ? part : Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]),
    );
    return {
      rest: () => void socket.write(body.subarray(send)),
      answer: () => answer,
      end: () => void socket.destroy(),
    };
  }
  const inFlight = () => site.database((db) => db.select().from(uploads));
  /** What of all files lies on the disk. */
  const onDisk = () => {
    const folder = join(site.dataDir, "documents");
    return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
      (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
      0,
    );
  };

  test("of a record's space no upload gets what another has been promised, and nothing beyond it reaches the disk", async () => {
    const space = DOCUMENT_QUOTA.bytes - 3_000_000;
    await site.database((db) => db.insert(documents).values(filler(people.slow.patientId, space)));
    const before = onDisk();
    // Two of a megabyte are on their way; a third has a megabyte left, less what surrounds the others' files.
    const [first, second] = [await begun("slow", 1_000_000, 500_000), await begun("slow", 1_000_000, 500_000)];
    await expect.poll(async () => (await inFlight()).length, { timeout: 20_000 }).toBe(2);
    const busy = await upload(as("slow"), [{ name: "third.txt", content: txt("t".repeat(1_500_000)) }], JSON_ONLY);
    expect([busy.status, busy.json<ErrorContract>().error.message]).toEqual([409, REFUSALS.busy]);
    expect(
      (await upload(as("slow"), [{ name: "small.txt", content: txt("t".repeat(500_000)) }], JSON_ONLY)).status,
    ).toBe(201);
    // Without a length it gets what is left, and is cut off there.
    const endless = await begun("slow", 9_000_000, 8_000_000, { declared: false });
    await expect.poll(async () => (await inFlight()).length, { timeout: 20_000 }).toBe(3);
    expect(onDisk() - before).toBeLessThan(3_100_000);
    endless.end();
    second.end();
    await expect.poll(async () => (await inFlight()).length, { timeout: 20_000 }).toBe(1);
    // Nothing is promised any more to whoever has gone.
    expect(
      (await upload(as("slow"), [{ name: "third.txt", content: txt("t".repeat(1_400_000)) }], JSON_ONLY)).status,
    ).toBe(201);
    first.rest();
    await expect.poll(first.answer, { timeout: 20_000 }).toContain("201 Created");
    const full = await upload(as("slow"), [{ name: "fourth.txt", content: txt("t".repeat(500_000)) }], JSON_ONLY);
    expect([full.status, full.json<ErrorContract>().error.message]).toEqual([409, REFUSALS.full]);
    expect([await inFlight(), onDisk() - before < 3_100_000]).toEqual([[], true]);
  }, 90_000);

  test(
    "one that a process left behind when it died counts for a quarter of an hour only",
    async () => {
      const { patientId } = people.slow;
      const left = (minutes: number) =>
        site.database((db) =>
          db.insert(uploads).values(
            Array.from({ length: MAX_UPLOADS_AT_ONCE }, () => ({
              id: randomUUID(),
              patientId,
              bytes: 1,
              beganAt: new Date(Date.now() - minutes * 60_000),
            })),
          ),
        );
      await site.database((db) =>
        db.delete(documents).where(and(eq(documents.name, "old.pdf"), eq(documents.patientId, patientId))),
      );
      const one = () => upload(as("slow"), [{ name: "one.txt", content: SMALL }], JSON_ONLY);
      await left(16);
      expect((await one()).status).toBe(201);
      await left(1);
      expect((await one()).json<ErrorContract>().error.message).toBe(REFUSALS.busy);
      await site.database((db) => db.delete(uploads));
    },
    START,
  );

  test(
    "while very much is on its way from everybody, the next is told to come back",
    async () => {
      await site.database((db) =>
        db.insert(uploads).values({
          id: randomUUID(),
          patientId: people.other.patientId,
          bytes: MAX_BYTES_UNDER_WAY,
          beganAt: new Date(),
        }),
      );
      const answer = await upload(as("owner"), [{ name: "one.txt", content: SMALL }], JSON_ONLY);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      const owner = as("owner");
      expect((await upload(owner, [{ name: "one.txt", content: SMALL }])).status).toBe(303);
      expect((await owner.get("/patient-portal")).text).toContain("Many files are on their way");
      await site.database((db) => db.delete(uploads));
    },
    START,
  );

  test("an upload whose sender goes away leaves nothing, the files before it neither", async () => {
    const before = stored().sort();
    const { body, headers } = multipart(
      { name: "whole.pdf", content: pdf() },
      { name: "half.pdf", content: pdf({ padding: 3_000_000 }) },
    );
    const { hostname, port } = new URL(site.url);
    for (const part of [0.4, 0.9]) {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      const lines = [
        `POST ${PATH} HTTP/1.1`,
        `Host: ${hostname}:${port}`,
        `Origin: ${site.url}`,
        "Sec-Fetch-Site: same-origin",
        `Cookie: ${people.owner.cookie.split(";")[0]}`,
        `Content-Type: ${headers["Content-Type"]}`,
        `Content-Length: ${body.length}`,
      ];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      socket.write(body.subarray(0, Math.floor(body.length * part)));
      await expect.poll(() => stored().length).toBeGreaterThan(before.length);
      socket.destroy();
      await expect.poll(() => stored().sort()).toEqual(before);
    }
  });
  test(
    "after all of this each row has its bytes and all bytes have a row, and no record is over its quota",
    async () => {
      expect(await expectWhole()).toBeGreaterThan(8);
    },
    START,
  );
});
