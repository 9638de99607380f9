import { addProvider } from "../db/support/rows";
import { createHash } from "node:crypto";
import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, bookingForm, profile } from "./support/examples";
import { openServerSite, type Site, START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

/** The directives of a Content-Security-Policy. */
const policyOf = ({ headers }: Answer) =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
const nonceOf = (answer: Answer) => {
  const { "script-src": sources = [] } = policyOf(answer);
  return sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1) ?? "";
};
/**
 * The inline scripts of a page that a browser runs; what is data to it, as search engines read it, needs no permission.
 */
const scriptsOf = ({ text }: Answer) =>
  Array.from(text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g), ([, attributes = "", code = ""]) => ({
    attributes,
    code,
  })).filter(({ attributes }) => attributes !== ' type="application/ld+json"');

/** Every kind of answer there is, by what it is. */
const kinds: [string, number, (visitor: Visitor) => Promise<Answer>][] = [
  ["a page", 200, (visitor) => visitor.get("/specialists")],
  ["a page that is not kept", 200, (visitor) => visitor.get("/specialist-signup")],
  ["a page's data", 200, (visitor) => visitor.get("/specialists.data")],
  ["an unknown page", 404, (visitor) => visitor.get("/nothing-here")],
  ["a redirect", 303, (visitor) => visitor.postForm("/book-appointment", bookingForm())],
  ["a refused form", 400, (visitor) => visitor.postForm("/book-appointment", { firstName: "" })],
  [
    "a form that is too large",
    413,
    (visitor) => visitor.postForm("/book-appointment", { firstName: "x".repeat(200_000) }),
  ],
  [
    "a form from another site",
    403,
    (visitor) => visitor.postForm("/book-appointment", {}, { Origin: "https://evil.example" }),
  ],
  ["an unknown asset", 404, (visitor) => visitor.get("/assets/root-XXXXXXXX.js")],
  ["a file", 200, (visitor) => visitor.get("/robots.txt")],
  ["an API answer", 200, (visitor) => visitor.get("/api/providers")],
  ["an API error", 422, (visitor) => visitor.get("/api/providers?limit=0")],
  ["an API call without a session", 401, (visitor) => visitor.postJson("/api/providers", profile(1))],
  ["an unknown API address", 404, (visitor) => visitor.get("/api/nothing")],
  [
    "an API call from another site",
    403,
    (visitor) => visitor.postJson("/api/auth/register", account(), { Origin: "null" }),
  ],
  [
    "a body that is too large",
    413,
    (visitor) => visitor.postJson("/api/auth/register", { firstName: "x".repeat(300_000) }),
  ],
  ["an address that cannot be read", 400, (visitor) => visitor.get("/%E0%A4%A")],
  ["the health check", 200, (visitor) => visitor.get("/healthz")],
  ["the readiness check", 200, (visitor) => visitor.get("/readyz")],
];

describe("every kind of answer", () => {
  let site: Site;
  beforeAll(async () => void (site = await openServerSite({ prepare: (db) => addProvider(db) })), START);
  afterAll(() => site?.stop());

  test.each(kinds)("%s (%i) has the security headers", async (_name, status, ask) => {
    const answer = await ask(new Visitor(site));
    expect(answer.status, answer.text.slice(0, 200)).toBe(status);
    const policy = policyOf(answer);
    expect(policy["default-src"]).toEqual(["'none'"]);
    for (const directive of ["base-uri", "frame-ancestors", "object-src"])
      expect(policy[directive]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["script-src"]).toContain("'strict-dynamic'");
    // By a nonce of 128 bits, or by the hashes of a page that everyone gets.
    expect(policy["script-src"]!.join(" ")).toMatch(/'nonce-[\w+/]{22}=='|'sha256-[\w+/]{43}='/);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-inline|unsafe-eval|http:/);

    expect(Object.fromEntries([...answer.headers])).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringMatching(/camera=\(self\), microphone=\(self\).*geolocation=\(\)/) as unknown,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      "server-timing": expect.stringMatching(/^app;dur=\d+(\.\d+)?$/) as unknown,
    });
    for (const telling of ["x-powered-by", "server", "strict-transport-security", "access-control-allow-origin"]) {
      expect(answer.headers.get(telling), telling).toBeNull();
    }
  });

  test.each(["/", "/specialists", "/specialists/1"])(
    "%s allows its scripts by hash, for everyone alike",
    async (path) => {
      const answers = await Promise.all([1, 2].map(() => new Visitor(site).get(path)));
      const [answer] = answers as [Answer, Answer];
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const hashes = scriptsOf(answer).map(
        ({ code }) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
      expect(hashes.length).toBeGreaterThan(2);
      expect(policyOf(answer)["script-src"]).toEqual(["'self'", ...hashes, "'strict-dynamic'"]);
    },
  );

  test.each(["/", "/specialists", "/specialists/1", "/book-appointment", "/specialist-signup", "/nothing-here"])(
    "%s has a fresh nonce for each visitor with a session, on every script of it and nowhere else",
    async (path) => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => new Visitor(site).send("GET", path, { Cookie: "session=none" })),
      );
      expect(new Set(answers.map(nonceOf)).size).toBe(3);
      for (const answer of answers) {
        const nonce = nonceOf(answer);
        const scripts = scriptsOf(answer);
        expect(scripts.length).toBeGreaterThan(0);
        for (const { attributes } of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
        for (const other of answers) if (other !== answer) expect(answer.text).not.toContain(nonceOf(other));
        // What the policy would block: styles in attributes, handlers in attributes, addresses of script.
        expect(answer.text).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
        expect(answer.text).not.toMatch(/<style\b|javascript:/);
        // The empty booking form may be kept by the one browser that has it, for the way back.
        expect(answer.headers.get("cache-control")).toBe(
          path === "/book-appointment" ? "private, no-cache" : "no-store",
        );
      }
    },
  );

  test("a booking form that was sent is never kept, whatever comes of it", async () => {
    const visitor = new Visitor(site);
    const answers = [
      await visitor.postForm("/book-appointment", { firstName: "Wilhelmina" }),
      await visitor.postForm("/book-appointment?send", { firstName: "Wilhelmina" }),
      await visitor.postForm("/book-appointment", bookingForm()),
      // With the confirmation's reference in it.
      await visitor.get("/book-appointment?requested"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 303, 200]);
    for (const answer of answers) expect(answer.headers.get("cache-control") ?? "no-store").toBe("no-store");
    expect(answers[3]!.text).toContain("Appointment Requested Successfully!");
  });

  test("assets may be kept for ever, and unknown ones are a plain 404 that a cache cannot take for a script", async () => {
    const visitor = new Visitor(site);
    const page = await visitor.get("/");
    const asset = /\/assets\/[\w-]+\.(?:js|css)/.exec(page.text)![0];
    const known = await visitor.get(asset);
    expect(known.status).toBe(200);
    expect(known.headers.get("cache-control")).toBe("public,max-age=31536000,immutable");
    for (const path of [
      "/assets/root-XXXXXXXX.js",
      "/assets/",
      "/assets/..%2f..%2fserver%2findex.js",
      `${asset}.map`,
    ]) {
      const unknown = await visitor.get(path);
      expect([unknown.status, unknown.text], path).toEqual([404, "Not found\n"]);
      expect(unknown.headers.get("content-type")).toMatch(/^text\/plain/);
    }
    for (const path of [
      "/assets/%2e%2e/%2e%2e/package.json",
      "/package.json",
      "/server.ts",
      "/.git/config",
      "/.env",
      "/..%2fpackage.json",
      "/build/server/index.js",
    ]) {
      expect((await visitor.get(path)).status, path).toBe(404);
    }
  });

  test("answers are compressed for who takes it, and caches are told", async () => {
    for (const path of ["/", "/specialists", "/api/providers", "/book-appointment"]) {
      const plain = await new Visitor(site).get(path);
      expect(plain.headers.get("content-encoding"), path).toBeNull();
      expect(plain.headers.get("vary"), path).toMatch(/accept-encoding/i);
    }
    const response = await fetch(`${site.url}/`, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    // fetch has decompressed it; that it could is the proof.
    expect(await response.text()).toContain("</html>");
  });

  test.each(["/", "/specialists", "/specialist-signup", "/nothing-here", "/book-appointment"])(
    "%s as rendered is the same in every encoding, has its length, and goes without its text for HEAD",
    async (path) => {
      const ask = (method: string, encodings: string) =>
        new Promise<{ status: number; headers: IncomingHttpHeaders; text: string; length: number }>(
          (resolve, reject) => {
            const headers = { "Accept-Encoding": encodings, Cookie: "session=none" };
            request(site.url + path, { method, headers }, (response) => {
              const chunks: Buffer[] = [];
              response.on("data", (chunk: Buffer) => chunks.push(chunk));
              response.on("end", () => {
                const bytes = Buffer.concat(chunks);
                // The answer to HEAD has the headers of the one to GET, and nothing to decompress.
                const encoding = bytes.length > 0 ? response.headers["content-encoding"] : undefined;
                const plain =
                  encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
                resolve({
                  status: response.statusCode!,
                  headers: response.headers,
                  text: plain.toString(),
                  length: bytes.length,
                });
              });
            })
              .on("error", reject)
              .end();
          },
        );
      // Each answer has a nonce of its own, and a form a key.
      const withoutKeys = (text: string) => text.replaceAll(/nonce="[^"]+"|[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
      const plain = await ask("GET", "identity");
      expect(plain.text).toMatch(/^<!DOCTYPE html><html[^]*<\/html>/);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const encoding of ["br", "gzip"]) {
        const { status, headers, text, length } = await ask("GET", encoding);
        expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([
          plain.status,
          encoding,
          String(length),
        ]);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(withoutKeys(text)).toBe(withoutKeys(plain.text));
        expect(length).toBeLessThan(plain.length / 2);
      }
      const head = await ask("HEAD", "br");
      expect([head.status, head.length, head.headers["content-type"]]).toEqual([
        plain.status,
        0,
        "text/html; charset=utf-8",
      ]);
    },
  );

  test("the health checks are for nobody to keep", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await new Visitor(site).get(path);
      expect(answer.json()).toEqual({ status: "ok" });
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("a page does not repeat what a visitor claims the host to be", async () => {
    for (const path of ["/?first", "/specialists?search=host", "/book-appointment", "/nothing-here"]) {
      const poisoned = await new Visitor(site).get(path, { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
      const next = await new Visitor(site).get(path);
      expect(poisoned.text + next.text, path).not.toContain("evil.example");
    }
  });
});

describe("with an https address in public", () => {
  let site: Site;
  beforeAll(
    async () => void (site = await openServerSite({ env: { PUBLIC_URL: "https://kindweight.example" } })),
    START,
  );
  afterAll(() => site?.stop());

  test("every answer asks for https from now on", async () => {
    for (const path of [
      "/",
      "/specialists.data",
      "/api/providers",
      "/api/nothing",
      "/nothing-here",
      "/assets/none.js",
      "/healthz",
      "/robots.txt",
    ]) {
      const { headers } = await new Visitor(site).get(path);
      const [, seconds] =
        /^max-age=(\d+); includeSubDomains$/.exec(headers.get("strict-transport-security") ?? "") ?? [];
      expect(Number(seconds), path).toBeGreaterThanOrEqual(31_536_000);
    }
  });
});
