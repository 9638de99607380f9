import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPatient } from "./support/accounts";
import { openEmbeddedSite, type Site, START } from "./support/site";
import { Visitor } from "./support/visitor";

/**
 * All that a first visit may weigh, compressed, in bytes: of a light page, and of a full one where one browses and
 * books.
 */
const MAX_BYTES = { light: 40_000, full: 150_000 };
const BROWSE_AND_BOOK = ["/", "/specialists", "/specialists/1", "/book-appointment", "/specialist-signup"];
const SIGNED_IN = [
  "/account",
  "/patient-portal",
  "/patient-portal?tab=appointments",
  "/patient-portal/details",
  "/patient-portal/accesses",
  "/health-dashboard",
  "/health-dashboard?tab=trends",
  "/health-dashboard?tab=weight",
  "/health-dashboard/import",
  "/health-dashboard/devices",
  "/health-dashboard/limits",
  "/book-appointment",
];
const SCREENS = [
  "/",
  "/specialists",
  "/specialists/1",
  "/book-appointment",
  "/specialist-signup",
  "/ai-consultation",
  "/vr-consultation",
  "/health-dashboard",
  "/patient-portal",
  "/sign-in",
  "/privacy",
  "/accessibility",
  "/no-such-page",
];

describe("light pages", () => {
  let site: Site;
  beforeAll(async () => void (site = await openEmbeddedSite({ env: { SEED: "demo" } })), START);
  afterAll(() => site?.stop());

  const hasScript = (html: string) => /<script|modulepreload/.test(html);

  /** What a page and all that it names weigh on the wire. */
  async function weigh(path: string, more: Record<string, string>) {
    const headers = { "Accept-Encoding": "br", ...more };
    // Not `fetch`, which takes the compression off: the length that was sent is not to be had by it.
    const sent = async (address: string) => {
      const [answer] = (await once(get(site.url + address, { headers }), "response")) as [IncomingMessage];
      const bytes = await buffer(answer);
      // As they were made by the build: nothing that can be compressed goes out otherwise.
      if (/\.(?:js|css)$/.test(address)) expect(answer.headers["content-encoding"], address).toBe("br");
      return {
        bytes: bytes.length,
        body: (answer.headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes).toString(),
      };
    };
    const page = await sent(path);
    const named = [
      ...new Set([...page.body.matchAll(/"(\/(?:assets\/[\w.-]+|favicon\.svg))\\?"/g)].map(([, address]) => address!)),
    ];
    const files = await Promise.all(named.map(sent));
    return {
      page,
      named,
      bytes: files.reduce((sum, file) => sum + file.bytes, page.bytes),
      foreign: /<(?:img|video|iframe)[^>]+src="https?:/.test(page.body),
    };
  }

  test.each(SCREENS)(
    "%s weighs no more than 40 kB for who saves data, everything included, and has no script and no foreign picture",
    async (path) => {
      const { page, named, bytes, foreign } = await weigh(path, { "Save-Data": "on" });
      expect(bytes, named.join(", ")).toBeLessThanOrEqual(MAX_BYTES.light);
      expect(named.filter((address) => address.endsWith(".css"))).toHaveLength(1);
      expect(hasScript(page.body)).toBe(false);
      expect(foreign).toBe(false);
    },
  );

  test("no more for who is signed in, on any of their screens", async () => {
    const { visitor } = await signedInPatient(site);
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const path of SIGNED_IN) {
      const { page, named, bytes } = await weigh(path, { "Save-Data": "on", Cookie });
      expect(page.body, path).toContain('href="/account"');
      expect(bytes, `${path}: ${named.join(", ")}`).toBeLessThanOrEqual(MAX_BYTES.light);
      expect(hasScript(page.body), path).toBe(false);
    }
  });

  test.each(BROWSE_AND_BOOK)("in full %s weighs no more than 150 kB, page, scripts, style and icon", async (path) => {
    const { named, bytes } = await weigh(path, {});
    // The page names all that it loads: React at the least.
    expect(named.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(5);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes, named.join(", ")).toBeLessThanOrEqual(MAX_BYTES.full);
  });

  test("Save-Data and a slow connection ask for one, and nothing else does; kept pages do not get mixed up", async () => {
    const visitor = new Visitor(site);
    const cases: [Record<string, string>, boolean][] = [
      [{}, false],
      [{ "Save-Data": "on" }, true],
      [{ "Save-Data": "off" }, false],
      [{ ECT: "2g" }, true],
      [{ ECT: "slow-2g" }, true],
      [{ ECT: "4g" }, false],
      [{}, false],
    ];
    for (const path of ["/", "/specialists", "/sign-in"]) {
      for (const [headers, light] of cases) {
        const answer = await visitor.get(path, headers);
        expect(hasScript(answer.text), `${path} ${JSON.stringify(headers)}`).toBe(!light);
        expect(answer.headers.get("vary")).toMatch(/save-data/i);
        // A cached page is asked for again before it is shown, except on the way back to it.
        expect(answer.headers.get("vary")).not.toMatch(/\bect\b/i);
        expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store/);
      }
    }
  });

  test("a visitor's own choice goes before what the browser says, stays, and leads back to the page where it was made", async () => {
    const visitor = new Visitor(site);
    const chosen = await visitor.postForm(
      "/display",
      { display: "light" },
      { Referer: `${site.url}/specialists?search=sleep` },
    );
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/specialists?search=sleep"]);
    expect(hasScript((await visitor.get("/specialists")).text)).toBe(false);
    expect((await visitor.get("/specialists")).text).toContain("Full version");
    await visitor.postForm("/display", { display: "full" }, { Referer: `${site.url}/sign-in` });
    expect(hasScript((await visitor.get("/specialists", { "Save-Data": "on" })).text)).toBe(true);
  });

  test("the choice leads to no other site", async () => {
    for (const referer of [
      "https://evil.example/",
      `${site.url}//evil.example`,
      `${site.url}/.//evil.example`,
      "//evil.example",
      "/",
      "",
      "nothing",
    ]) {
      const answer = await new Visitor(site).postForm("/display", { display: "light" }, { Referer: referer });
      expect(answer.headers.get("location"), referer).toBe("/");
    }
  });
});
