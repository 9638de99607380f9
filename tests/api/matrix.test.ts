import { addRoom } from "db/rooms";
import { documents } from "db/schema";
import { Readable } from "node:stream";
import { createLocalStore } from "~/services/documents/local-store.server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import {
  EVERYBODY,
  MATRIX,
  OWN_DOCUMENT,
  OWN_ROOM,
  READERS,
  type Cell,
  type Probe,
  type Somebody,
} from "./support/access-matrix";
import { prepareRecords, type Records } from "./support/records";
import { builtRoutes } from "./support/routes";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

/** Words that stand in the owner's record only. */
const OWN_WORDS = /MRN-OWN|Asthma|Salbutamol|Blue River Health|Mild asthma|"value"[:,](?:142|"142")[,}]|heart_rate,142/;

/** Where an address's data alone can be had, as our script asks for it. */
const dataOf = (path: string) => path.replace(/^\/(?=\?|$)/, "/_root").replace(/(?=\?|$)/, ".data");

describe.each(siteEngines)("who gets what on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        const about = {
          name: "Blue River Health.pdf",
          contentType: "application/pdf",
          size: 9,
          hash: Buffer.alloc(32),
          createdAt: new Date(),
        };
        const seat = (userId: number, secret: string) => ({
          name: "Ada Reyes",
          userId,
          tokenHash: Buffer.from(secret),
        });
        await addRoom(db, {
          ...{
            roomId: OWN_ROOM,
            providerId: records.providers.treating,
            patientId: records.own,
            consultationId: null,
            isDemo: false,
            hapticFeedbackEnabled: true,
            recordingEnabled: false,
          },
          ...{
            openedAt: new Date(),
            startedAt: new Date(),
            patient: seat(records.users.owner, "of the owner"),
            doctor: seat(records.users.treating, "of the specialist"),
          },
        });
        await db.insert(documents).values({ id: OWN_DOCUMENT, patientId: records.own, ...about });
      },
    });
    await createLocalStore(site.dataDir).put(OWN_DOCUMENT, Readable.from([Buffer.from("MRN-OWN..")]));
  }, START);
  afterAll(() => site?.stop());

  const visitor = (who: Somebody) => new Visitor(site, who === "nobody" ? {} : { cookie: records.cookies[who] });
  const cell = ({ status, headers }: Answer): Cell => headers.get("location") ?? status;
  const ask = (who: Somebody, { method = "GET", path, json }: Probe, form = (address: string) => address) => {
    const to = form(path(records));
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
      for (const who of READERS)
        for (const address of [path, dataOf(path)])
          expect((await visitor(who).get(address)).text, address).toMatch(OWN_WORDS);
    }
    for (const path of ["/patient-portal?tab=health-summary", `/api/health-monitoring/${records.own}/latest`]) {
      for (const address of [path, dataOf(path)])
        expect((await visitor("owner").get(address)).text, address).toMatch(OWN_WORDS);
    }
  });

  test("ids walked up and down give each only what is theirs", proves("APP-11"), async () => {
    for (const who of EVERYBODY) {
      const mine = {
        nobody: [],
        owner: [records.own],
        otherPatient: [records.empty],
        treating: [records.own],
        unrelated: [],
        admin: [records.own, records.empty],
      }[who];
      const readable: number[] = [];
      for (let id = 0; id <= 12; id++)
        if ((await visitor(who).get(`/api/patients/${id}`)).status === 200) readable.push(id);
      expect([who, readable]).toEqual([who, [...new Set([records.demo, ...mine])].sort((a, b) => a - b)]);
      for (const id of [
        `0${records.own}`,
        `+${records.own}`,
        `${records.own}.0`,
        `${records.own}e0`,
        "-1",
        "%31%20",
        "1;2",
        "../1",
      ]) {
        expect([who, id, (await visitor(who).get(`/api/prescriptions/patient/${id}`)).status]).toEqual([
          who,
          id,
          // The last one is another address, where there is nothing.
          who === "nobody" && id !== "../1" ? 401 : 404,
        ]);
      }
    }
  });

  test.each(Object.keys(MATRIX))(
    "%s answers each visitor, patient, specialist and administrator as the matrix says",
    proves("APP-11"),
    async (route) => {
      for (const probe of MATRIX[route]!) {
        const name = `${probe.method ?? "GET"} ${probe.path(records)}`;
        const answers = await Promise.all(EVERYBODY.map(async (who) => [who, await ask(who, probe)] as const));
        const expected = typeof probe.row === "function" ? probe.row(records) : probe.row;
        expect({ [name]: Object.fromEntries(answers.map(([who, answer]) => [who, cell(answer)])) }).toEqual({
          [name]: expected,
        });
        expectUnseen(name, probe, answers);
        if (probe.method === "HEAD") continue;

        // Another way to the same route. Remix says in its own form what came of it, so that only the words that it
        // must not hold can be compared.
        const data = await Promise.all(EVERYBODY.map(async (who) => [who, await ask(who, probe, dataOf)] as const));
        expectUnseen(`${name} as data`, probe, data);
        expect(
          { [name]: data.filter(([, { status }]) => status >= 500).map(([who]) => who) },
          "whom its data is a fault to",
        ).toEqual({ [name]: [] });
      }
    },
  );

  /** Nobody sees of the owner's record who is not said to. */
  function expectUnseen(name: string, { shows = [] }: Probe, answers: readonly (readonly [Somebody, Answer])[]) {
    const seers = answers.filter(([, { text }]) => OWN_WORDS.test(text)).map(([who]) => who);
    expect({ [name]: seers.filter((who) => !shows.includes(who)) }, "who sees what they must not").toEqual({
      [name]: [],
    });
  }
});
