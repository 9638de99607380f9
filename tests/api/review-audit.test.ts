import { auditLog, users } from "db/schema";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

describe.each(siteEngines)("the audit log on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let admin: Visitor;
  const entries = (page: string) => [...page.matchAll(/data-entry="(\d+)"/g)].map(([, id]) => Number(id));
  const at = (day: number) => new Date(Date.UTC(2025, 5, day, 23, 59, 59));
  let own: number;
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (records = await prepareRecords(db)) });
    admin = new Visitor(site, { cookie: records.cookies.admin });
    own = records.own;
    await site.database((db) =>
      db.insert(auditLog).values(
        Array.from({ length: 120 }, (_, index) => ({
          at: at(1 + Math.floor(index / 12)),
          actorId: index % 2 ? records.users.treating : null,
          actorRole: index % 2 ? ("provider" as const) : null,
          patientId: index % 3 ? own : null,
          action: index % 4 ? ("read" as const) : ("update" as const),
          subject: `test entry ${index}`,
          outcome: index % 2 ? ("done" as const) : ("denied" as const),
          address: "203.0.113.9",
        })),
      ),
    );
  }, START);
  afterAll(() => site?.stop());

  const found = async (query: Record<string, string>) => {
    const page = (await admin.get(`/review/audit?${new URLSearchParams(query).toString()}`)).text;
    return [...page.matchAll(/test entry (\d+)/g)]
      .map(([, index]) => Number(index))
      .filter((index, place, all) => all.indexOf(index) === place);
  };
  const those = (which: (index: number) => boolean) =>
    Array.from({ length: 120 }, (_, index) => 119 - index).filter(which);

  test("is searched by patient, user, action, outcome and days, all of them together", async () => {
    const june = { from: "2025-06-01", to: "2025-06-10" };
    expect(await found({ ...june, patient: String(own), outcome: "denied" })).toEqual(
      those((index) => index % 3 !== 0 && index % 2 === 0),
    );
    expect(await found({ ...june, action: "update" })).toEqual(those((index) => index % 4 === 0));
    expect(await found({ from: "2025-06-03", to: "2025-06-04" })).toEqual(those((index) => index >= 24 && index < 48));
    expect(await found({ from: "6/10/2025", to: "2025-06-10" })).toEqual(those((index) => index >= 108));
    expect(await found({ to: "2025-06-01" })).toEqual(those((index) => index < 12));
    const both = {
      ...june,
      user: String(records.users.treating),
      patient: String(own),
      action: "read",
      outcome: "done",
    };
    expect(await found(both)).toEqual(those((index) => index % 2 === 1 && index % 3 !== 0));
    expect(await found({ ...june, patient: "999999" })).toEqual([]);
  });

  test("is shown fifty a page, the newest first, to its end", async () => {
    let path: string | undefined = "/review/audit?from=2025-06-01&to=2025-06-10";
    const sizes: number[] = [];
    const all: number[] = [];
    while (path) {
      const { text } = await admin.get(path);
      sizes.push(entries(text).length);
      all.push(...entries(text));
      path = /rel="next"[^>]* href="([^"]+)"|href="([^"]+)"[^>]* rel="next"/
        .exec(text)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll("&amp;", "&");
      if (path) expect(path).toContain("from=2025-06-01");
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  });

  test("a user is found by email address, which stands in no address of a page", async () => {
    const email = await site.database(async (db) => {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, records.users.treating));
      return user!.email;
    });
    const answer = await admin.postForm("/review/audit", { email: email.toUpperCase() });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/review/audit?user=${records.users.treating}`,
    ]);
    const unknown = await admin.postForm("/review/audit", { email: "nobody@example.com" });
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain("There is no account with this email address");
    expect(unknown.text).toContain('value="nobody@example.com"');
  });

  test("a search that cannot be meant is said so, and finds nothing", async () => {
    for (const query of [
      "patient=abc",
      "user=-1",
      "action=burn",
      "outcome=x",
      "from=2025-02-30",
      "from=2025-06-02&to=2025-06-01",
      "patient=99999999999999",
    ]) {
      const answer = await admin.get(`/review/audit?${query}`);
      expect([query, answer.status, entries(answer.text)]).toEqual([query, 400, []]);
      expect(answer.text).toContain("There is a problem");
    }
  });

  test(
    "each look at it is an entry of its own, of the patient that was looked for",
    async () => {
      const looks = (patientId: number) =>
        site.database((db) =>
          db
            .select({ id: auditLog.id, actorId: auditLog.actorId, action: auditLog.action })
            .from(auditLog)
            .where(and(eq(auditLog.subject, "audit log"), eq(auditLog.patientId, patientId))),
        );
      await admin.get("/review/audit?patient=77001");
      await admin.get("/review/audit?patient=77001&before=5");
      expect(await looks(77001)).toMatchObject([
        { actorId: records.users.admin, action: "read" },
        { actorId: records.users.admin, action: "read" },
      ]);
    },
    START,
  );
});
