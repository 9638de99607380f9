import { beginUndo, importBatch, rememberColumns, undoBatch } from "db/vital-imports";
import { auditLog, vitalImportColumns, vitalImports, vitalReadings, vitalRollups } from "db/schema";
import { and, eq, lt } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CSV_HEAD } from "~/domain/vitals/csv-readings";
import type { Measurement } from "~/domain/vitals/plausible";
import { zipOf } from "../support/zip";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const PATH = "/health-dashboard/import";

describe.each(siteEngines)("files of readings on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
  afterAll(() => site?.stop());

  const person = (who: "owner" | "otherPatient") => new Visitor(site, { cookie: records.cookies[who] });
  const upload = (visitor: Visitor, content: string | Uint8Array, zone = "") => {
    const boundary = `----${randomUUID()}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="zone"\r\n\r\n${zone}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="scale.csv"\r\nContent-Type: text/csv\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return visitor.postRaw(PATH, body, { "Content-Type": `multipart/form-data; boundary=${boundary}` });
  };
  /** @returns the address of the preview. */
  const preview = async (visitor: Visitor, content: string | Uint8Array, zone = "") => {
    const answer = await upload(visitor, content, zone);
    expect(answer.status).toBe(303);
    return answer.headers.get("location")!;
  };
  /** Confirms and waits until it is done. @returns the page. */
  const confirm = async (visitor: Visitor, address: string) => {
    expect((await visitor.postForm(address, { intent: "confirm" })).headers.get("location")).toBe(address);
    for (let tries = 0; tries < 100; tries++) {
      const { text } = await visitor.get(address);
      if (text.includes(">Imported<")) return text;
      await sleep(100);
    }
    throw new Error("The import does not end");
  };
  const exported = async (visitor: Visitor, query = "") =>
    (await visitor.get(`/health-dashboard/export.csv${query}`)).text;
  const lines = (text: string) => text.split("\r\n").slice(1, -1);

  test("a file is understood, shown, taken in once, and comes out as it went in", async () => {
    const visitor = person("otherPatient");
    const rows = Array.from({ length: 2_500 }, (_, index) => {
      const at = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString();
      return index % 2 === 0
        ? `body_weight,${80 + (index % 50) / 10},kg,${at}`
        : `blood_pressure,${110 + (index % 20)}/75,mmHg,${at}`;
    });
    const file = CSV_HEAD + rows.map((row) => `${row}\r\n`).join("");
    const address = await preview(visitor, `${file}body_weight,heavy,kg,2024-01-01T00:00:00Z\r\n`);
    const page = (await visitor.get(address)).text.replaceAll("<!-- -->", "");
    for (const text of ["2,500 readings", "Weight: 1,250", "Blood pressure: 1,250", "Line 2,502: Weight: not a number"])
      expect(page).toContain(text);
    expect(lines(await exported(visitor))).toEqual([]);
    expect(await site.database((db) => db.select({ sealed: vitalImports.sealed }).from(vitalImports))).toHaveLength(1);

    expect(await confirm(visitor, address)).toContain("2,500 readings added");
    expect(lines(await exported(visitor)).sort()).toEqual([...rows].sort());
    expect(lines(await exported(visitor, "?what=weight&from=2024-01-02&to=2024-01-02"))).toHaveLength(12);
    // Pressed again, and the same file again, and our own export: nothing comes twice.
    expect(await confirm(visitor, address)).toContain("2,500 readings added");
    expect(await confirm(visitor, await preview(visitor, file))).toContain("0 readings added");
    expect(await site.database((db) => db.$count(vitalReadings, eq(vitalReadings.patientId, records.empty)))).toBe(
      2_500,
    );
    expect(
      await site.database(async (db) =>
        (await db.select({ sealed: vitalImports.sealed }).from(vitalImports)).filter(({ sealed }) => sealed !== null),
      ),
    ).toEqual([]);
  });

  test("one's own export adds nothing, from whatever device the readings came; a corrected file corrects", async () => {
    const visitor = person("owner");
    const own = await exported(visitor);
    expect(lines(own)).toHaveLength(1);
    expect(await confirm(visitor, await preview(visitor, own))).toContain("0 readings added");
    const file = (value: number) => `date,pulse\n2025-05-05,${value}\n`;
    expect(await confirm(visitor, await preview(visitor, file(70)))).toContain("1 reading added");
    expect(await confirm(visitor, await preview(visitor, file(71)))).toContain("1 reading added");
    expect(lines(await exported(visitor, "?to=2025-05-05"))).toEqual(["heart_rate,71,bpm,2025-05-05T16:00:00.000Z"]);
  });

  test("dates, units and zones that the file leaves open are chosen in the preview", async () => {
    const visitor = person("owner");
    const address = await preview(visitor, "date;weight\n3/4/2025 08:00;81,5\n", "Europe/Paris");
    const first = (await visitor.get(address)).text;
    for (const text of [
      "Mar 4, 2025, 8:00 AM",
      "Paris time",
      "37.0 kg",
      "81.5 lb",
      "No date in the file tells",
      "Weights came without a unit. Pounds were taken.",
    ])
      expect(first.replaceAll("<!-- -->", "")).toContain(text);
    await visitor.postForm(address, { intent: "reread", order: "day", weightUnit: "kg", zone: "America/Chicago" });
    const second = (await visitor.get(address)).text;
    for (const text of ["Apr 3, 2025, 8:00 AM", "Chicago time", "81.5 kg", "179.7 lb"]) expect(second).toContain(text);
    await confirm(visitor, address);
    expect(lines(await exported(visitor, "?what=weight"))).toEqual(["body_weight,81.5,kg,2025-04-03T13:00:00.000Z"]);
    // Who logs in kilograms means kilograms.
    expect(
      (
        await visitor.postForm("/health-dashboard?tab=weight", {
          intent: "weigh",
          weight: "81",
          unit: "kg",
          date: "",
          time: "",
          zone: "UTC",
        })
      ).status,
    ).toBe(303);
    const third = (await visitor.get(await preview(visitor, "date;weight\n3/5/2025 08:00;81,2\n"))).text;
    for (const text of ["81.2 kg", "Kilograms were taken, as in your weight log."])
      expect(third.replaceAll("<!-- -->", "")).toContain(text);
  });

  test("weights far from what was weighed around then are taken only when they are said to be right", async () => {
    const visitor = person("owner");
    const stored = async () =>
      lines(await exported(visitor, "?what=weight")).filter((line) => line.includes(",2024-05"));
    const first = "Date,Weight (kg)\n2024-05-01T07:00Z,96.3\n2024-05-02T07:00Z,96.1\n2024-05-03T07:00Z,95.9\n";
    await confirm(visitor, await preview(visitor, first));
    expect(await stored()).toHaveLength(3);

    const second = "Date,Weight (kg)\n2024-05-04T07:00Z,95.8\n2024-05-05T07:00Z,211.2\n2024-05-06T07:00Z,95.7\n";
    const address = await preview(visitor, second);
    const page = (await visitor.get(address)).text.replaceAll("<!-- -->", "");
    for (const text of ["1 weight looks wrong", "211.2 kg", "Import 2 Readings Without Them"])
      expect(page).toContain(text);
    expect((await visitor.postForm(address, { intent: "confirm" })).status).toBe(303);
    expect(await stored(), "nothing without an answer").toHaveLength(3);
    expect((await visitor.get(address)).text.replaceAll("<!-- -->", "")).toContain("1 weight looks wrong");

    await visitor.postForm(address, { intent: "confirm", doubtful: "leave" });
    expect((await visitor.get(address)).text.replaceAll("<!-- -->", "")).toContain("Line 3: This weight is far from");
    expect(await stored()).toHaveLength(5);

    // A file in the wrong unit is met as a whole, by what the record has.
    const third = await preview(visitor, "Date,Weight (kg)\n2024-05-07T07:00Z,211.2\n2024-05-08T07:00Z,211.0\n");
    const asked = (await visitor.get(third)).text.replaceAll("<!-- -->", "");
    expect(asked).toContain("2 weights look wrong");
    expect(asked).not.toContain("Without Them");
    await visitor.postForm(third, { intent: "confirm", doubtful: "take" });
    expect(await stored()).toHaveLength(7);
  });

  test("a patient says what the columns of a file are, and need not say it again", async () => {
    const visitor = person("owner");
    const file = (day: string) => `Kdy;Kolik;Tep\n2024-07-${day} 07:00;211,2;64\n`;
    const choices = { order: "day", weightUnit: "lb", zone: "UTC" };
    const address = await preview(visitor, file("01"));
    const page = (await visitor.get(address)).text.replaceAll("<!-- -->", "");
    for (const text of ["No column with the date was found", "Column 2: ", "Kolik", "“211,2”", "Not used:"])
      expect(page).toContain(text);
    expect((await visitor.postForm(address, { intent: "confirm" })).status).toBe(303);
    expect(lines(await exported(visitor, "?from=2024-07-01&to=2024-07-31"))).toEqual([]);
    await visitor.postForm(address, {
      intent: "reread",
      ...choices,
      column0: "timestamp",
      column1: "weight kg",
      column2: "none",
    });
    expect((await visitor.get(address)).text).toContain("211.2 kg");
    await confirm(visitor, address);
    // The next one, and only of this patient.
    const next = await preview(visitor, file("02"), "UTC");
    expect((await visitor.get(next)).text).toContain("211.2 kg");
    await confirm(visitor, next);
    const stored = async () => lines(await exported(visitor, "?from=2024-07-01&to=2024-07-31")).sort();
    expect(await stored()).toEqual([
      "body_weight,211.2,kg,2024-07-01T07:00:00.000Z",
      "body_weight,211.2,kg,2024-07-02T07:00:00.000Z",
    ]);
    const other = person("otherPatient");
    expect((await other.get(await preview(other, file("02")))).text).toContain("No column with the date was found");
    // Said otherwise, the new answer holds.
    const third = await preview(visitor, file("03"), "UTC");
    await visitor.postForm(third, {
      intent: "reread",
      ...choices,
      column0: "timestamp",
      column1: "none",
      column2: "pulse",
    });
    await confirm(visitor, third);
    await confirm(visitor, await preview(visitor, file("04"), "UTC"));
    expect((await stored()).filter((line) => line.startsWith("heart_rate"))).toHaveLength(2);
    // So many tables of one patient are remembered, and no more.
    const ref = { patientId: records.own, columns: ["date" as const], now: new Date() };
    const kept = await site.database(async (db) => {
      for (let index = 0; index < 25; index++) await rememberColumns(db, { ...ref, headingsStamp: `table ${index}` });
      return db.$count(vitalImportColumns, eq(vitalImportColumns.patientId, records.own));
    });
    expect(kept).toBe(20);
  });

  test("weights that were read in the wrong unit are put right by the same file read in the other", async () => {
    const visitor = person("owner");
    const file = "date,weight\n2023-03-04 08:00,180\n2023-03-05 08:00,181\n";
    await confirm(visitor, await preview(visitor, file, "UTC"));
    const stored = async () =>
      lines(await exported(visitor, "?what=weight")).filter((line) => line.includes("2023-03"));
    const first = await stored();
    expect(first).toHaveLength(2);
    const isKg = first.some((line) => line.includes(",180,"));
    const again = await preview(visitor, file, "UTC");
    await visitor.postForm(again, { intent: "reread", order: "month", weightUnit: isKg ? "lb" : "kg", zone: "UTC" });
    await confirm(visitor, again);
    const second = await stored();
    expect(second).toHaveLength(2);
    expect(second.some((line) => line.includes(",180,"))).toBe(!isKg);
  });

  test("an import is undone: what it added goes, what it replaced comes back, what was changed since stays", async () => {
    const visitor = person("owner");
    const sums = () =>
      site.database((db) =>
        db
          .select()
          .from(vitalRollups)
          .where(and(eq(vitalRollups.patientId, records.own), lt(vitalRollups.startsAt, new Date("2023-01-01"))))
          .orderBy(vitalRollups.deviceType, vitalRollups.span, vitalRollups.startsAt),
      );
    const stored = async () => lines(await exported(visitor, "?to=2022-12-31")).sort();
    const [empty, emptySums] = [await stored(), await sums()];
    const first = await preview(
      visitor,
      "date,pulse,systolic,diastolic\n2022-05-01T08:00Z,70,120,80\n2022-05-02T08:00Z,71,,\n2022-05-03T08:00Z,72,,\n",
    );
    await confirm(visitor, first);
    const [before, beforeSums] = [await stored(), await sums()];
    expect(before).toHaveLength(empty.length + 4);

    // Replaces two, adds one, and has one that is there with the same value.
    const second = await preview(
      visitor,
      "date,pulse,systolic,diastolic\n2022-05-01T08:00Z,170,125,85\n2022-05-02T08:00Z,71,,\n2022-05-04T08:00Z,74,,\n",
    );
    const done = await confirm(visitor, second);
    for (const text of ["3 readings added", "1 was in your record already.", "Undo This Import"])
      expect(done.replaceAll("<!-- -->", "")).toContain(text);
    expect((await visitor.get(PATH)).text, "it is found again").toContain(second);
    const other = person("otherPatient");
    expect((await other.postForm(second, { intent: "undo" })).status).toBe(404);
    expect((await other.get(PATH)).text).not.toContain(second);
    expect((await visitor.postForm(second, { intent: "undo" })).headers.get("location")).toBe(second);
    expect((await visitor.get(second)).text).toContain("3 readings taken back");
    expect([await stored(), await sums()]).toEqual([before, beforeSums]);
    // A second click undoes nothing more, and a late "Discard" from another tab neither.
    await visitor.postForm(second, { intent: "undo" });
    expect((await visitor.postForm(second, { intent: "discard" })).headers.get("location")).toBe(second);
    expect([await stored(), await sums()]).toEqual([before, beforeSums]);

    // Of the first, one reading has another value by now.
    const third = await preview(visitor, "date,pulse\n2022-05-03T08:00Z,99\n");
    await confirm(visitor, third);
    await visitor.postForm(first, { intent: "undo" });
    const page = (await visitor.get(first)).text;
    for (const text of ["3 readings taken back", "changed since then stays"]) expect(page).toContain(text);
    expect(await stored()).toEqual([...empty, "heart_rate,99,bpm,2022-05-03T08:00:00.000Z"].sort());
    // What the third replaced belongs to an import that is undone: it comes back all the same, and goes with nothing.
    await visitor.postForm(third, { intent: "undo" });
    expect(await stored()).toEqual([...empty, "heart_rate,72,bpm,2022-05-03T08:00:00.000Z"].sort());
    expect(await sums()).not.toEqual(emptySums);
    expect(
      await site.database((db) =>
        db.$count(auditLog, and(eq(auditLog.subject, "vitals from a file"), eq(auditLog.action, "delete"))),
      ),
    ).toBe(3);
  });

  test("an undo goes on after a crash, with two at once, and ends with nothing of the import left", async () => {
    const ref = { id: randomUUID(), patientId: records.empty };
    const readings: Measurement[] = Array.from({ length: 1_100 }, (_, index) => ({
      deviceType: "temperature",
      value: 36.5,
      diastolic: null,
      measuredAt: new Date(Date.UTC(2021, 0, 1) + index * 60_000),
    }));
    const now = new Date();
    await site.database(async (db) => {
      await db.insert(vitalImports).values({
        ...ref,
        state: "importing",
        sealed: Buffer.from("x"),
        refused: [],
        total: readings.length,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 1e6),
      });
      while ((await importBatch(db, ref, readings, now)).more);
      const count = () =>
        db.$count(
          vitalReadings,
          and(eq(vitalReadings.patientId, records.empty), eq(vitalReadings.deviceType, "temperature")),
        );
      expect(await count()).toBe(1_100);
      expect(await beginUndo(db, ref)).toBe(true);
      expect(await undoBatch(db, ref, now)).toEqual({ more: true, told: true });
      const goOn = async () => {
        while ((await undoBatch(db, ref, now)).more);
      };
      await Promise.all([goOn(), goOn()]);
      const [row] = await db.select().from(vitalImports).where(eq(vitalImports.id, ref.id));
      expect(row).toMatchObject({ state: "undone", added: 1_100, takenBack: 1_100 });
      expect(await count()).toBe(0);
    });
  });

  test("what is no such file says so in its form; what is discarded, or somebody else's, is not there", async () => {
    const visitor = person("owner");
    for (const [content, message] of [
      ["", "The file is empty."],
      ["just words", "No column with the date was found"],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "This archive cannot be read"],
      [Buffer.from([0x41, 0, 0, 0]), "This is no text"],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 0x61), "The file has more than 5 MB"],
    ] as const) {
      const answer = await upload(visitor, content);
      expect([answer.status, answer.text.includes(message)]).toEqual([400, true]);
    }
    expect((await upload(visitor, Buffer.alloc(7 * 1024 * 1024, 0x61))).text).toContain("The file has more than 5 MB");
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("date\tpulse\n2025-06-01\t64\n", "utf16le")]);
    const address = await preview(visitor, utf16);
    expect((await visitor.get(address)).text).toContain("1 reading");
    const other = person("otherPatient");
    expect((await other.get(address)).status).toBe(404);
    expect((await other.postForm(address, { intent: "confirm" })).status).toBe(404);
    await other.postForm(address, { intent: "discard" });
    expect((await visitor.get(address)).status).toBe(200);
    await visitor.postForm(address, { intent: "discard" });
    expect((await visitor.get(address)).status).toBe(404);
    expect((await visitor.postForm(address, { intent: "confirm" })).status).toBe(404);
    expect(site.logs()).not.toContain("just words");
  });

  test("Apple Health's archive is read while it comes in, within limits of size, ratio and number", async () => {
    const visitor = person("owner");
    const xml = (records: number) =>
      Buffer.from(
        `<?xml version="1.0"?>\n<!DOCTYPE HealthData []>\n<HealthData locale="de_DE">\n${Array.from(
          { length: records },
          (_, index) =>
            `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="${index * 7919}" unit="kg" startDate="2024-09-01 ${String(7 + index).padStart(2, "0")}:00:00 +0200" value="81.${index}"/>\n`,
        ).join("")}</HealthData>`,
      );
    const walk = { name: "apple_health_export/workout-routes/route.gpx", content: Buffer.from("<gpx/>") };
    const named = (content: Buffer, said?: number) => ({
      name: "apple_health_export/Exportieren.xml",
      content,
      ...(said === undefined ? {} : { said }),
    });
    const address = await preview(visitor, zipOf([walk, { name: "a/export_cda.xml", content: xml(9) }, named(xml(3))]));
    await confirm(visitor, address);
    const stored = async () => lines(await exported(visitor, "?from=2024-09-01&to=2024-09-02")).sort();
    const expected = [0, 1, 2].map(
      (index) => `body_weight,81${index === 0 ? "" : `.${index}`},kg,2024-09-01T0${5 + index}:00:00.000Z`,
    );
    expect(await stored()).toEqual(expected);
    // Unpacked before it is sent, it is the same.
    expect(await confirm(visitor, await preview(visitor, xml(3)))).toContain("0 readings added");

    const bomb = Buffer.concat([xml(1), Buffer.alloc(3_000_000, 0x20)]);
    for (const [archive, message] of [
      [zipOf([walk]), "This archive has no export of Apple Health"],
      [zipOf([named(bomb)]), "This archive is too large to be read"],
      [zipOf([named(bomb, 1_000)]), "This archive cannot be read"],
      [
        zipOf(Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}`, content: Buffer.from("") }))),
        "This archive is too large",
      ],
      [zipOf([named(Buffer.from("<HealthData/>"))]), "It holds no readings that are kept here"],
      [zipOf([named(xml(3))]).subarray(0, 200), "This archive cannot be read"],
    ] as const) {
      const answer = await upload(visitor, archive);
      expect([answer.status, answer.text.includes(message)], message).toEqual([400, true]);
    }
    expect(await stored()).toEqual(expected);
  });

  test("after a crash, and with two at once, each reading is taken once and counted once", async () => {
    const ref = { id: randomUUID(), patientId: records.empty };
    const readings: Measurement[] = Array.from({ length: 3_300 }, (_, index) => ({
      deviceType: "oxygen_sat",
      value: 97,
      diastolic: null,
      measuredAt: new Date(Date.UTC(2023, 0, 1) + index * 60_000),
    }));
    const now = new Date();
    await site.database(async (db) => {
      await db.insert(vitalImports).values({
        ...ref,
        state: "importing",
        sealed: Buffer.from("x"),
        refused: [],
        total: readings.length,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 1e6),
      });
      expect(await importBatch(db, ref, readings, now)).toEqual({ more: true, told: true });
      // Whoever went on is gone; two go on from there.
      const goOn = async () => {
        while ((await importBatch(db, ref, readings, now)).more);
      };
      await Promise.all([goOn(), goOn()]);
      const [row] = await db.select().from(vitalImports).where(eq(vitalImports.id, ref.id));
      expect(row).toMatchObject({ state: "done", added: 3_300, duplicates: 0, sealed: null });
    });
  });
});
