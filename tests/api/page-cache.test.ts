import { eq } from "drizzle-orm";
import { providers } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteEngines, START, type Site } from "./support/site";
import { send } from "./support/visitor";

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

  async function page(path: string, headers: Record<string, string>) {
    const { status, text, headers: answered } = await send(site.url + path, { headers });
    expect(status).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
    // How old a reading is, in minutes, is the one thing that differs by the moment.
    return { nonce, text: nonce ? text.replaceAll(nonce, "NONCE") : text, language: answered.get("content-language"), vary: answered.get("vary") ?? "" };
  }

  test.each(["/specialists", "/specialists?search=diet&page=2", "/specialists/1", "/"])("%s is the same as rendered for one visitor, in each language, light and full, whoever asked before", async (path) => {
    for (let round = 0; round < 2; round++) {
      for (const [name, headers, lang] of KINDS) {
        const kept = await page(path, headers);
        const rendered = await page(path, { ...headers, Cookie: [headers.Cookie, RENDERED.Cookie].filter(Boolean).join("; ") });
        expect(kept.text === rendered.text, `${name}: the same text`).toBe(true);
        expect(kept.language, name).toBe(lang);
        expect(kept.text, name).toContain(`<html lang="${lang}"`);
        expect(kept.vary).toMatch(/Accept-Language/);
        if (kept.nonce) expect(kept.nonce).not.toBe(rendered.nonce);
      }
    }
  });

  test.each(["gzip", "gzip, deflate, br", "br;q=0.5, gzip", "br", "identity"])("for who takes %s it comes as that, first and from memory, with a nonce of its own, and caches are told", async (encodings) => {
    const bodies: string[] = [];
    const nonces: string[] = [];
    for (let round = 0; round < 3; round++) {
      const response = await fetch(`${site.url}/specialists?search=${encodeURIComponent(encodings)}`, { headers: { "Accept-Encoding": encodings } });
      expect(response.status).toBe(200);
      expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
      const encoding = response.headers.get("content-encoding") ?? "identity";
      expect(encodings).toContain(encoding);
      // fetch takes the compression off: it throws where the checksum or the length is wrong.
      const text = await response.text();
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy")!)![1]!;
      expect(text.split(`nonce="${nonce}"`).length, "scripts with this answer's nonce").toBeGreaterThan(2);
      nonces.push(nonce);
      bodies.push(text.replaceAll(nonce, ""));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(new Set(nonces).size).toBe(3);
  });

  test("a change of a profile shows in the next answer, in each language", async () => {
    for (const [, headers] of KINDS) await page("/specialists/1", headers);
    await site.database((db) => db.update(providers).set({ location: "Ultima Thule, Alaska" }).where(eq(providers.id, 1)));
    for (const [name, headers] of KINDS) expect((await page("/specialists/1", headers)).text, name).toContain("Ultima Thule, Alaska");
  });
});
