import { addRoom } from "db/rooms";
import { documents } from "db/schema";
import { Readable } from "node:stream";
import { createLocalStore } from "~/services/documents/local-store.server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EVERYBODY, MATRIX, OWN_DOCUMENT, OWN_ROOM, READERS, type Cell, type Probe, type Somebody } from "./support/access-matrix";
import { prepareRecords, type Records } from "./support/records";
import { builtRoutes } from "./support/routes";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

/** Words that stand in the owner's record only. */
const OWN_WORDS = /MRN-OWN|Asthma|Salbutamol|Blue River Health|Mild asthma|"value":142|heart_rate,142/;

describe.each(siteEngines)("APP-11 who gets what on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => {
    site = await openSite({ 
      prepare: async (db) => {
        records = await prepareRecords(db);
        const about = { name: "Blue River Health.pdf", contentType: "application/pdf", size: 9, hash: Buffer.alloc(32), createdAt: new Date() };
        const seat = (userId: number, secret: string) => ({ name: "Ada Reyes", userId, tokenHash: Buffer.from(secret) });
        await addRoom(db, {
          ...{ roomId: OWN_ROOM, providerId: records.providers.treating, patientId: records.own, consultationId: null, isDemo: false, hapticFeedbackEnabled: true, recordingEnabled: false },
          ...{ openedAt: new Date(), startedAt: new Date(), patient: seat(records.users.owner, "of the owner"), doctor: seat(records.users.treating, "of the specialist") },
        });
        await db.insert(documents).values({ id: OWN_DOCUMENT, patientId: records.own, ...about });
      },
    });
    await createLocalStore(site.dataDir).put(OWN_DOCUMENT, Readable.from([Buffer.from("MRN-OWN..")]));
  }, START);
  afterAll(() => site?.stop());

  const visitor = (who: Somebody) => new Visitor(site, who === "nobody" ? {} : { cookie: records.cookies[who] });
  const cell = ({ status, headers }: Answer): Cell => headers.get("location") ?? status;
  const ask = (who: Somebody, { method = "GET", path, json }: Probe) => {
    const to = path(records);
    if (method === "GET") return visitor(who).get(to);
    if (method === "HEAD") return visitor(who).send(method, to, {});
    return json === undefined ? visitor(who).postForm(to, {}) : visitor(who).postJson(to, json);
  };

  test("every route is in the matrix, and every action is tried", async () => {
    const routes = await builtRoutes();
    expect(routes.map(({ id }) => id).sort()).toEqual(Object.keys(MATRIX).sort());
    const untried = routes.filter(({ id, writes }) => writes && !MATRIX[id]!.some(({ method }) => method === "POST"));
    expect(untried.map(({ id }) => id)).toEqual([]);
  });

  test("what is shown to the right ones is seen by them, so the words above do tell", async () => {
    for (const path of [`/api/patients/${records.own}`, `/patient-portal/visits/${records.visit}`]) {
      for (const who of READERS) expect((await visitor(who).get(path)).text).toMatch(OWN_WORDS);
    }
    expect((await visitor("owner").get("/patient-portal?tab=health-summary")).text).toMatch(OWN_WORDS);
  });

  test("ids walked up and down give each only what is theirs", async () => {
    for (const who of EVERYBODY) {
      const mine = { nobody: [], owner: [records.own], otherPatient: [records.empty], treating: [records.own], unrelated: [], admin: [records.own, records.empty] }[who];
      const readable: number[] = [];
      for (let id = 0; id <= 12; id++) if ((await visitor(who).get(`/api/patients/${id}`)).status === 200) readable.push(id);
      expect([who, readable]).toEqual([who, [...new Set([records.demo, ...mine])].sort((a, b) => a - b)]);
      for (const id of [`0${records.own}`, `+${records.own}`, `${records.own}.0`, `${records.own}e0`, "-1", "%31%20", "1;2", "../1"]) {
        expect([who, id, (await visitor(who).get(`/api/prescriptions/patient/${id}`)).status]).toEqual([who, id, 404]);
      }
    }
  });

  test.each(Object.keys(MATRIX))("%s", async (route) => {
    for (const probe of MATRIX[route]!) {
      const name = `${probe.method ?? "GET"} ${probe.path(records)}`;
      const answers = await Promise.all(EVERYBODY.map(async (who) => [who, await ask(who, probe)] as const));
      const expected = typeof probe.row === "function" ? probe.row(records) : probe.row;
      expect({ [name]: Object.fromEntries(answers.map(([who, answer]) => [who, cell(answer)])) }).toEqual({ [name]: expected });
      const seers = answers.filter(([, { text }]) => OWN_WORDS.test(text)).map(([who]) => who);
      expect({ [name]: seers.filter((who) => !(probe.shows ?? []).includes(who)) }, "who sees what they must not").toEqual({ [name]: [] });
    }
  });
});
