import { auditLog } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProvider } from "../db/support/rows";
import { prepareRecords, type Records } from "./support/records";
import { addressOf, builtRoutes, type BuiltRoute } from "./support/routes";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

/** What an answer says that does not depend on its bytes. */
const TOLD = ["cache-control", "retry-after", "allow", "www-authenticate", "link", "vary", "x-content-type-options"];

describe.each(siteEngines)("a resource's data, at its own address with .data, on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let resources: BuiltRoute[];
  let streams: BuiltRoute[];
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        await addProvider(db);
      },
    });
    const routes = await builtRoutes();
    resources = routes.filter(({ isPage, isStream }) => !isPage && !isStream);
    streams = routes.filter(({ isStream }) => isStream);
  }, START);
  afterAll(() => site?.stop());

  const told = (headers: Headers) => Object.fromEntries(TOLD.map((name) => [name, headers.get(name)]));
  const withoutEncoding = ({ vary, ...rest }: Record<string, string | null>) => ({
    ...rest,
    vary: vary?.replace(/,? ?Accept-Encoding/i, "") || null,
  });

  test(
    "says all that the resource says, of every resource of the build, to its owner and to nobody",
    async () => {
      expect(resources.length).toBeGreaterThan(25);
      for (const route of resources) {
        const address = addressOf(route, [String(records.own)]);
        for (const visitor of [new Visitor(site, { cookie: records.cookies.owner }), new Visitor(site)]) {
          const [own, data] = [await visitor.get(address), await visitor.get(`${address}.data`)];
          // A redirect is one for the script to follow, and a validator is of the resource's own bytes.
          if (own.status < 300 || own.status >= 400) expect([address, data.status]).toEqual([address, own.status]);
          expect([address, withoutEncoding(told(data.headers))]).toEqual([address, withoutEncoding(told(own.headers))]);
          expect([address, data.headers.get("etag")]).toEqual([address, null]);
        }
      }
    },
    START,
  );

  test(
    "is kept by nobody else, as the resource is, and says when to come again",
    async () => {
      const owner = new Visitor(site, { cookie: records.cookies.owner });
      const patient = await owner.get(`/api/patients/${records.own}.data`);
      expect([patient.status, patient.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      const visitor = new Visitor(site);
      for (let time = 0; time < 60; time++)
        await visitor.send("POST", `/api/health-monitoring/simulate/${records.demo}.data`, {
          "Sec-Fetch-Site": "same-origin",
          Origin: site.url,
        });
      const refused = await visitor.send("POST", `/api/health-monitoring/simulate/${records.demo}.data`, {
        "Sec-Fetch-Site": "same-origin",
        Origin: site.url,
      });
      expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    },
    START,
  );

  test(
    "of a stream there is none: data is told once it is whole, which a stream never is; nothing is opened, and nothing is logged as read",
    async () => {
      expect(streams.length).toBeGreaterThanOrEqual(2);
      const looks = () => site.database((db) => db.$count(auditLog));
      const before = await looks();
      for (const route of streams) {
        for (const visitor of [new Visitor(site, { cookie: records.cookies.owner }), new Visitor(site)]) {
          for (const method of ["GET", "HEAD"]) {
            const address = `${addressOf(route, [String(records.own)])}.data`;
            const answer = await visitor.send(method, address, {});
            expect([method, address, answer.status, answer.headers.get("cache-control")]).toEqual([
              method,
              address,
              404,
              "no-store",
            ]);
          }
        }
      }
      expect(await looks()).toBe(before);
      // What is sent as it is written has an end; as data it would come all at once, in a form of Remix's own.
      const said = await new Visitor(site).postJson("/api/ai/chat.data", {
        message: "How can I sleep better?",
        sessionId: "chat-12345678",
        patientContext: null,
      });
      expect(said.status).toBe(404);
    },
    START,
  );
});
