import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, accountForm, bookingForm, profile, profileForm, register } from "./support/examples";
import { rowCounts, siteEngines, START, type Site } from "./support/site";
import { Visitor, send, type ErrorContract, type Headings } from "./support/visitor";

const FORM = "application/x-www-form-urlencoded";
const EVIL = "https://evil.example";

/** What another site can make a visitor's browser send, or claim. */
const attacks: [string, (own: string) => Headings][] = [
  ["Sec-Fetch-Site: cross-site", () => ({ "Sec-Fetch-Site": "cross-site", Origin: EVIL })],
  ["Sec-Fetch-Site: cross-site alone", () => ({ "Sec-Fetch-Site": "cross-site" })],
  ["Sec-Fetch-Site: cross-site with our own Origin", (own) => ({ "Sec-Fetch-Site": "cross-site", Origin: own, Referer: `${own}/` })],
  ["Sec-Fetch-Site: same-site", (own) => ({ "Sec-Fetch-Site": "same-site", Origin: own.replace("127.0.0.1", "shop.127.0.0.1") })],
  ["Sec-Fetch-Site: none", () => ({ "Sec-Fetch-Site": "none" })],
  ["a foreign Origin", () => ({ Origin: EVIL })],
  ["a foreign Origin with our own Referer", (own) => ({ Origin: EVIL, Referer: `${own}/book-appointment` })],
  ["our Origin with another port", (own) => ({ Origin: `${own}1` })],
  ["our Origin with https", (own) => ({ Origin: own.replace("http:", "https:") })],
  ["Origin: null", () => ({ Origin: "null" })],
  ["a foreign Referer", () => ({ Referer: `${EVIL}/page` })],
  ["a forwarded host that is the foreign one", () => ({ Origin: EVIL, "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" })],
];

type Target = { path: string; type: string; body: () => string };

describe.each(siteEngines)("requests from other sites on $name", ({ openSite }) => {
  let site: Site;
  let victim: Visitor;
  let userId: number;
  let before: Record<string, number>;
  beforeAll(async () => {
    site = await openSite();
    victim = new Visitor(site);
    userId = await register(victim);
    before = await rowCounts(site);
  }, START);
  afterAll(() => site?.stop());

  const form = (fields: Headings) => new URLSearchParams(fields).toString();
  const targets: Target[] = [
    { path: "/api/auth/register", type: "application/json", body: () => JSON.stringify(account()) },
    { path: "/api/providers", type: "application/json", body: () => JSON.stringify(profile(userId)) },
    { path: "/book-appointment", type: FORM, body: () => form(bookingForm()) },
    { path: "/specialist-signup", type: FORM, body: () => form(accountForm()) },
    { path: "/specialist-signup?step=2", type: FORM, body: () => form(profileForm()) },
  ].flatMap((target) => {
    const [path, query = ""] = target.path.split("?") as [string, string?];
    return [target, { ...target, path: `${path}.data${query && `?${query}`}` }];
  });
  /** Sends what the victim's browser would send: with their cookie, but with the attack's headers. */
  const attack = (path: string, body: string, headers: Headings) =>
    send(site.url + path, {
      method: "POST",
      body,
      headers: { Cookie: [...victim.cookies].map(([name, value]) => `${name}=${value}`).join("; "), "X-Forwarded-For": victim.address, ...headers },
    });

  test.each(attacks)("with %s are 403 at every address that changes something", async (_name, headers) => {
    for (const { path, type, body } of targets) {
      const answer = await attack(path, body(), { "Content-Type": type, ...headers(site.url) });
      expect(answer.status, path).toBe(403);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.cookies).toEqual({});
      if (path.startsWith("/api/")) expect(answer.json<ErrorContract>().error.code).toBe("forbidden");
    }
  });

  test("without any of these headers are 403, unless the body is JSON, which another site cannot send unasked", async () => {
    for (const { path, body } of targets) {
      for (const type of ["text/plain", "text/plain;charset=UTF-8", FORM, "multipart/form-data; boundary=x", "text/plain; application/json"]) {
        expect((await attack(path, body(), { "Content-Type": type })).status, `${path} ${type}`).toBe(403);
      }
    }
  });

  test("are 403 by every other method that changes something, at any address", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      for (const path of ["/api/providers", "/api/providers/1", "/api/nothing", "/", "/specialists"]) {
        const answer = await victim.send(method, path, { "Sec-Fetch-Site": "cross-site", Origin: EVIL });
        expect(answer.status, `${method} ${path}`).toBe(403);
      }
    }
  });

  test("may read: a link from elsewhere opens a page", async () => {
    for (const path of ["/", "/specialists", "/book-appointment", "/api/providers"]) {
      expect((await victim.get(path, { "Sec-Fetch-Site": "cross-site", Referer: EVIL })).status).toBe(200);
    }
  });

  test("nothing that changes something can be had by GET", async () => {
    const query = new URLSearchParams({ ...bookingForm(), ...accountForm() }).toString();
    for (const { path } of targets) await victim.get(`${path}${path.includes("?") ? "&" : "?"}${query}`);
  });

  test("API-17 of all this nothing was stored", async () => {
    expect(await rowCounts(site)).toEqual(before);
  }, START);

  test.each<[string, (own: string) => Headings]>([
    ["Sec-Fetch-Site: same-origin", () => ({ "Sec-Fetch-Site": "same-origin" })],
    ["an older browser's Origin", (own) => ({ Origin: own })],
    ["a still older browser's Referer", (own) => ({ Referer: `${own}/book-appointment` })],
  ])("our own pages get through with %s", async (_name, headers) => {
    const own = headers(site.url);
    const booked = await attack("/book-appointment", form(bookingForm()), { "Content-Type": FORM, ...own });
    expect([booked.status, booked.headers.get("location")]).toEqual([303, "/book-appointment?requested"]);
    const step1 = await attack("/specialist-signup", form(accountForm()), { "Content-Type": FORM, ...own });
    expect([step1.status, step1.headers.get("location")]).toEqual([303, "/specialist-signup?step=2"]);
    expect((await attack("/api/auth/register", JSON.stringify(account()), { "Content-Type": "application/json", ...own })).status).toBe(201);
  });

  test("a program without a browser's headers gets through with JSON", async () => {
    const answer = await send(`${site.url}/api/auth/register`, { method: "POST", body: JSON.stringify(account()), headers: { "Content-Type": "application/json" } });
    expect(answer.status).toBe(201);
  });
});
