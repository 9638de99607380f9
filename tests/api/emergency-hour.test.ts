import type { Database } from "db/client";
import { emergencyGrants } from "db/schema";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "~/domain/durations";
import { addProviders, addUser } from "../db/support/rows";
import { startSession } from "../db/support/sessions";
import { engines, type TestDatabase } from "../support/databases";
import { openApplication } from "./support/in-process";
import { prepareRecords, type Records } from "./support/records";
import { START } from "./support/site";
import { SESSION_SECRET } from "./support/secret";

const REASON = "Brought in unconscious by ambulance; we need the allergies.";

describe.each(engines)("the hour of emergency access on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let records: Records;
  let application: Awaited<ReturnType<typeof openApplication>>;
  let helper: number;
  /** What the application takes for now. */
  let now = new Date();
  beforeAll(async () => {
    database = await open();
    db = database.db;
    records = await prepareRecords(db);
    helper = await addUser(db, { firstName: "Idris", lastName: "Bell" });
    await addProviders(db, [{ userId: helper, reviewStatus: "verified", reviewedAt: now, timeZone: "America/Denver" }]);
    application = await openApplication(db, () => now);
  }, START);
  afterAll(async () => {
    application?.close();
    await database?.close();
  });

  /**
   * Asked for as somebody who has just signed in, by the application's own clock: a session is over sooner than the
   * hour.
   */
  async function ask(path: string, form?: Record<string, string>) {
    const cookie = (await startSession(db, helper, SESSION_SECRET, false, now)).split(";")[0]!;
    const headers = { cookie, "Content-Type": "application/x-www-form-urlencoded" };
    return application.answer(
      path,
      form ? { method: "POST", headers, body: new URLSearchParams(form).toString() } : { headers: { cookie } },
    );
  }
  const openRecord = () => ask("/desk/emergency", { intent: "open", recordNumber: "MRN-OWN", reason: REASON });
  const paths = () => [
    `/desk/patients/${records.own}`,
    `/desk/patients/${records.own}.data`,
    `/api/patients/${records.own}`,
    `/patient-portal/visits/${records.visit}`,
  ];
  const reads = async () =>
    Promise.all(paths().map(async (path) => /Asthma|Salbutamol/.test(await (await ask(path)).text())));
  const [open4, closed4] = [Array(4).fill(true), Array(4).fill(false)];

  test(
    "is judged with each request by the clock: open to its last millisecond, closed from then on, and opened anew by a grant of its own",
    async () => {
      const start = now.getTime();
      const at = (ms: number) => (now = new Date(start + ms));
      expect(await reads()).toEqual(closed4);
      expect((await openRecord()).headers.get("location")).toBe(`/desk/patients/${records.own}`);
      for (const minute of [0, 20, 40, 59]) {
        at(minute * MINUTE_MS);
        expect([minute, await reads()]).toEqual([minute, open4]);
      }
      at(60 * MINUTE_MS - 1);
      expect(await reads()).toEqual(open4);
      // Asking again before the hour is over does not make it longer.
      expect((await openRecord()).status).toBe(303);
      at(60 * MINUTE_MS);
      expect(await reads()).toEqual(closed4);
      expect((await ask(`/desk/patients/${records.own}`)).status).toBe(403);
      expect(await (await ask("/desk/emergency")).text()).not.toContain("data-grant");
      expect(await db.$count(emergencyGrants)).toBe(1);
      expect((await openRecord()).status).toBe(303);
      expect(await reads()).toEqual(open4);
      expect(await db.$count(emergencyGrants)).toBe(2);
    },
    START,
  );

  test(
    "what is watched live ends with it, and is not opened again",
    async () => {
      // An hour of its own: whatever the test before has left is over.
      const start = now.getTime() + 120 * MINUTE_MS;
      now = new Date(start);
      expect((await openRecord()).status).toBe(303);
      const stream = `/api/health-monitoring/${records.own}/stream`;
      // Half a minute before: only the hour's own end can end it in time, not the minute after which each connection is
      // looked at again.
      now = new Date(start + 59.5 * MINUTE_MS);
      const opened = await ask(stream);
      expect(opened.headers.get("content-type")).toContain("text/event-stream");
      let hasEnded = false;
      const end = opened.body!.pipeTo(new WritableStream()).then(() => void (hasEnded = true));
      now = new Date(start + 60 * MINUTE_MS - 1);
      await setTimeout(1_500);
      expect(hasEnded).toBe(false);
      now = new Date(start + 60 * MINUTE_MS);
      await expect.poll(() => hasEnded).toBe(true);
      await end;
      expect((await ask(stream)).status).toBe(403);
    },
    START,
  );
});
