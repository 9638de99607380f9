import { eq } from "drizzle-orm";
import { patients, providers } from "db/schema";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServerDatabase } from "../support/databases";
import { startServer } from "../support/server";
import { patientForm, signedInPatient } from "./support/accounts";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { send, Visitor } from "./support/visitor";

/** A visitor with a cookie of ours is answered by rendering. */
const RENDERED = { Cookie: "session=none" };
const KINDS: [name: string, headers: Record<string, string>, lang: string][] = [
  ["in English", {}, "en"],
  ["in Spanish, asked for by the browser", { "Accept-Language": "es-MX,es;q=0.9,en;q=0.5" }, "es"],
  ["in Arabic, chosen by the visitor", { "Accept-Language": "en", Cookie: "language=ar" }, "ar"],
  ["in Spanish and light", { "Accept-Language": "es", "Save-Data": "on" }, "es"],
];

describe.each(siteEngines)("the pages that are kept in memory, on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite({ env: { SEED: "demo" } })), START);
  afterAll(() => site?.stop());

  /** Of the sample patient's screens the charts and the moment differ, too. */
  const withoutMoments = (path: string, text: string) =>
    /portal|dashboard/.test(path) ? text.replaceAll(/\p{Nd}+(?:[.٫]\p{Nd}+)?/gu, "0") : text;

  async function page(path: string, headers: Record<string, string>) {
    const { status, text, headers: answered } = await send(site.url + path, { headers });
    expect(status).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    // How old a reading is, in minutes, is the one thing that differs by the moment.
    return {
      nonce,
      text: nonce ? text.replaceAll(nonce, "NONCE") : text,
      language: answered.get("content-language"),
      vary: answered.get("vary") ?? "",
    };
  }

  test.each([
    "/specialists",
    "/specialists?search=diet&page=2",
    "/specialists/1",
    "/",
    "/privacy",
    "/emergency",
    "/patient-portal",
    "/patient-portal?tab=documents",
    "/health-dashboard",
    "/health-dashboard?tab=weight",
  ])(
    "%s is the same as rendered for one visitor, in each language, light and full, whoever asked before",
    async (path) => {
      for (let round = 0; round < 2; round++) {
        for (const [name, headers, lang] of KINDS) {
          const both = async () =>
            [
              await page(path, headers),
              await page(path, { ...headers, Cookie: [headers.Cookie, RENDERED.Cookie].filter(Boolean).join("; ") }),
            ] as const;
          const isSame = ([kept, rendered]: Awaited<ReturnType<typeof both>>) =>
            withoutMoments(path, kept.text) === withoutMoments(path, rendered.text);
          let asked = await both();
          // Between the two a minute may have passed, and "1 minute" become "2 minutes".
          if (!isSame(asked)) asked = await both();
          const [kept, rendered] = asked;
          expect(isSame(asked), `${name}: the same text`).toBe(true);
          expect(kept.language, name).toBe(lang);
          expect(kept.text, name).toContain(`<html lang="${lang}"`);
          expect(kept.vary).toMatch(/Accept-Language/);
          if (kept.nonce) expect(kept.nonce).not.toBe(rendered.nonce);
        }
      }
    },
  );

  test.each([
    ["gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0.5, gzip", "gzip"],
    ["br", "br"],
    ["identity", "identity"],
  ])(
    "for who takes %s it comes as %s, first and from memory, the same bytes for everyone, and caches are told",
    async (encodings, best) => {
      const lengths: number[] = [];
      const bodies: string[] = [];
      for (let round = 0; round < 3; round++) {
        const response = await fetch(`${site.url}/specialists?search=${encodeURIComponent(encodings)}`, {
          headers: { "Accept-Encoding": encodings },
        });
        expect(response.status).toBe(200);
        expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
        expect(response.headers.get("content-encoding") ?? "identity").toBe(best);
        lengths.push(Number(response.headers.get("content-length")));
        // fetch takes the compression off: it throws where the checksum or the length is wrong.
        bodies.push(await response.text());
      }
      expect(new Set(bodies).size).toBe(1);
      // It is compressed once, and its length is told.
      expect(new Set(lengths).size).toBe(1);
      expect(lengths[0]).toBeGreaterThan(0);
    },
  );

  test("a change of a profile shows in the next answer, in each language", async () => {
    for (const [, headers] of KINDS) await page("/specialists/1", headers);
    await site.database((db) =>
      db.update(providers).set({ location: "Ultima Thule, Alaska" }).where(eq(providers.id, 1)),
    );
    for (const [name, headers] of KINDS)
      expect((await page("/specialists/1", headers)).text, name).toContain("Ultima Thule, Alaska");
  });

  test("what a visitor does on the sample patient's dashboard shows in the next answer, and so does what changes in the record", async () => {
    const { text: before } = await page("/health-dashboard", {});
    const simulated = await new Visitor(site).postJson("/api/health-monitoring/simulate/1", {});
    expect(simulated.status, simulated.text).toBe(201);
    const values = simulated.json<{ readings: { value: string }[] }>().readings.map(({ value }) => value);
    const { text } = await page("/health-dashboard", {});
    for (const value of values) expect(text).toContain(value);
    expect(text).not.toBe(before);
    await page("/patient-portal", {});
    await site.database((db) => db.update(patients).set({ firstName: "Wilhelmina" }).where(eq(patients.id, 1)));
    for (const path of ["/patient-portal", "/health-dashboard"])
      expect((await page(path, {})).text, path).toContain("Wilhelmina");
  });

  test("the clock of the sample patient's screens is a second behind at the most", async () => {
    const newest = ({ text }: { text: string }) =>
      Math.max(
        ...[...text.matchAll(/\b1[789]\d{11}\b/g)]
          .map(([moment]) => Number(moment))
          .filter((moment) => moment <= Date.now()),
      );
    for (let round = 0; round < 4; round++) {
      const asked = Date.now();
      // Asked often enough to be kept meanwhile.
      for (let time = 0; time < 3; time++)
        expect(asked - newest(await page("/health-dashboard", {}))).toBeLessThan(1_000);
      await sleep(400);
    }
  });

  test("a signed-in patient is never answered from memory, and nobody from what they were shown", async () => {
    await page("/health-dashboard", {});
    const { visitor } = await signedInPatient(site);
    for (const path of ["/patient-portal", "/health-dashboard"]) {
      expect((await visitor.get(path)).text, path).toContain(patientForm().lastName);
      expect((await page(path, {})).text, path).not.toContain(patientForm().lastName);
    }
    const headerOf = (text: string) => /<header.*?<\/header>/s.exec(text)![0];
    for (const path of ["/", "/specialists", "/specialists/1", "/privacy", "/emergency"]) {
      for (let round = 0; round < 2; round++) {
        expect(headerOf((await visitor.get(path)).text), path).toContain('href="/account"');
        expect(headerOf((await page(path, {})).text), path).not.toContain('href="/account"');
      }
    }
  });
});

test(
  "of two processes neither shows what the other has changed since, with nothing between them but the database",
  async () => {
    const database = await openServerDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "kindweight-kept-"));
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ dataDir, env: { DATABASE_URL: database.url!, SESSION_SECRET, SEED: "demo" } })),
    );
    try {
      const addresses = servers.map(({ url }) => url);
      const shown = (path: string) => Promise.all(addresses.map(async (url) => (await send(url + path, {})).text));
      for (const [place, path] of [
        ["Ultima Thule, Alaska", "/specialists/1"],
        ["Nuuk, Greenland", "/specialists/1?tz=Asia/Tokyo"],
        ["Hamilton, Bermuda", "/specialists/1"],
      ] as const) {
        // Kept by both, before.
        for (let round = 0; round < 3; round++)
          expect((await shown(path)).some((text) => text.includes(place))).toBe(false);
        await database.db.update(providers).set({ location: place }).where(eq(providers.id, 1));
        for (const text of await shown(path)) expect(text, path).toContain(place);
      }
      // What is simulated at one shows at the other.
      await shown("/health-dashboard");
      const simulated = await new Visitor(servers[0]!).postJson("/api/health-monitoring/simulate/1", {});
      const values = simulated.json<{ readings: { value: string }[] }>().readings.map(({ value }) => value);
      for (const text of await shown("/health-dashboard")) for (const value of values) expect(text).toContain(value);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  START,
);
