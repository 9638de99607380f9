import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { account, bookingForm, profile, register } from "./support/examples";
import { sendRaw } from "./support/raw";
import { rowCounts, siteEngines, START, type Site } from "./support/site";
import { send, Visitor, type Answer, type Body, type ErrorContract, type Headings } from "./support/visitor";

const JSON_TYPE = { "Content-Type": "application/json" };
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** A refusal of the API: its status, JSON of exactly the contract's shape, and not a word more. */
function expectContract(answer: Answer, status: number, code: string): ErrorContract["error"] {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.cookies).toEqual({});
  const body = answer.json<ErrorContract>();
  expect(Object.keys(body)).toEqual(["error"]);
  expect(["code", "message", "fields"]).toEqual(expect.arrayContaining(Object.keys(body.error)));
  expect(body.error.code).toBe(code);
  expect(body.error.message).toMatch(/\w/);
  expect(answer.text).not.toMatch(/\bat \S+:\d+|node_modules|select |insert /i);
  return body.error;
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

describe.each(siteEngines)("what the API refuses on $name", ({ openSite }) => {
  let site: Site;
  let signedIn: Visitor;
  let userId: number;
  let before: Record<string, number>;
  beforeAll(async () => {
    site = await openSite();
    signedIn = new Visitor(site);
    userId = await register(signedIn);
    before = await rowCounts(site);
  }, START);
  afterAll(() => site?.stop());

  /** Both endpoints that create something, with a caller who may and a body that would do. */
  const endpoints: [string, () => { visitor: Visitor; body: Record<string, unknown> }][] = [
    ["/api/auth/register", () => ({ visitor: new Visitor(site), body: account() })],
    ["/api/providers", () => ({ visitor: signedIn, body: profile(userId) })],
  ];

  describe.each(endpoints)("POST %s", (path, valid) => {
    const post = (body: Body | undefined, headers: Headings = JSON_TYPE) =>
      valid().visitor.postRaw(path, body, headers);
    const postChanged = (change: object) => post(JSON.stringify({ ...valid().body, ...change }));

    test("malformed JSON is 400", proves("API-16"), async () => {
      for (const body of [
        "{",
        '{"firstName":}',
        "{'a':1}",
        "",
        "undefined",
        "[1,]",
        '"\u0001"',
        nested(1_000).slice(1),
        "\ufeff{",
        "a=1&b=2",
      ]) {
        expectContract(await post(body), 400, "malformed");
      }
      expectContract(await post(undefined), 400, "malformed");
      expectContract(await post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400, "malformed");
    });

    test("JSON that is no object, or whose fields have the wrong type, is 422", proves("API-16"), async () => {
      for (const body of [
        "null",
        "7",
        '"text"',
        "true",
        "[]",
        `[${JSON.stringify(valid().body)}]`,
        "{}",
        nested(50_000),
        `{"a":${nested(20_000)}}`,
      ]) {
        expectContract(await post(body), 422, "invalid");
      }
      for (const wrong of [7, null, true, [], [[]], {}, { toString: "x" }]) {
        const { fields } = expectContract(
          await postChanged(Object.fromEntries(Object.keys(valid().body).map((name) => [name, wrong]))),
          422,
          "invalid",
        );
        expect(Object.keys(fields!).length).toBeGreaterThan(3);
      }
    });

    test("characters that cannot be stored are 422, on their field", proves("API-16"), async () => {
      for (const name of Object.keys(valid().body).filter((name) =>
        ["firstName", "lastName", "phone", "bio", "location", "licenseNumber", "certifications"].includes(name),
      )) {
        for (const sign of ["\u0000", "\u0007", "\u009f"]) {
          const { fields } = expectContract(
            await postChanged({ [name]: `enough text to be long enough${sign} and some more of it` }),
            422,
            "invalid",
          );
          expect(Object.keys(fields!)).toEqual([name]);
        }
      }
    });

    test("a text that is too long is 422, a body that is too large 413", proves("API-18"), async () => {
      const long = path === "/api/providers" ? "bio" : "firstName";
      expect(expectContract(await postChanged({ [long]: "x".repeat(5_001) }), 422, "invalid").fields).toHaveProperty(
        long,
      );
      expectContract(await postChanged({ [long]: "x".repeat(1_000_000) }), 413, "too_large");
      expectContract(await postChanged({ unknown: "x".repeat(1_000_000) }), 413, "too_large");
    });

    test("a body that is too large is 413 also when it does not say how large it is", proves("API-18"), async () => {
      const { visitor, body } = valid();
      const chunk = JSON.stringify({ ...body, bio: "x".repeat(1_000_000) });
      const answer = await sendRaw(
        site.url,
        [
          ...[
            `POST ${path} HTTP/1.1`,
            `Host: ${new URL(site.url).host}`,
            `Origin: ${site.url}`,
            "Content-Type: application/json",
          ],
          ...[`Cookie: ${cookieOf(visitor)}`, `X-Forwarded-For: ${visitor.address}`, "Transfer-Encoding: chunked"],
        ],
        `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
      );
      expect(answer.status).toBe(413);
      expect(answer.body).toContain('"too_large"');
    });

    test("a refusal before the body is read leaves the connection usable, or closes it", async () => {
      const { visitor, body } = valid();
      const large = JSON.stringify({ ...body, bio: "x".repeat(1_000_000) });
      const ways: [number, Headings][] = [
        [413, { ...JSON_TYPE, Cookie: cookieOf(visitor) }],
        [415, { "Content-Type": "application/xml", Cookie: cookieOf(visitor) }],
        [403, { ...JSON_TYPE, Origin: "https://evil.example" }],
      ];
      for (const [status, headers] of ways) {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        try {
          const first = await send(site.url + path, {
            method: "POST",
            agent,
            body: large,
            headers: { Origin: site.url, "X-Forwarded-For": visitor.address, ...headers },
          });
          expect(first.status).toBe(status);
          const next = await Promise.race([send(`${site.url}/healthz`, { agent }), sleep(5_000)]);
          expect(next, `after a ${status} the next request on the connection waits forever`).toMatchObject({
            status: 200,
          });
        } finally {
          agent.destroy();
        }
      }
    });

    test("any other content type is 415", proves("API-16"), async () => {
      const body = JSON.stringify(valid().body);
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "application/json5",
        "garbage",
      ]) {
        expectContract(await post(body, { "Content-Type": type }), 415, "unsupported_media_type");
      }
      expectContract(await post(body, {}), 415, "unsupported_media_type");
    });

    test("any other method is 405 with Allow", async () => {
      const { visitor } = valid();
      const allow = path === "/api/providers" ? "GET, HEAD, POST" : "POST";
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
        const answer = await visitor.send(method, path, { Origin: site.url });
        expectContract(answer, 405, "method_not_allowed");
        expect(answer.headers.get("allow")).toBe(allow);
      }
      if (path !== "/api/providers") expectContract(await visitor.get(path), 405, "method_not_allowed");
    });
  });

  test("a method that is not of the web's own is 405 with Allow all the same", async () => {
    const answer = await new Visitor(site).send("PROPFIND", "/api/providers", { Origin: site.url });
    expectContract(answer, 405, "method_not_allowed");
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  });

  test("an unknown address is 404, whatever the method", async () => {
    const visitor = new Visitor(site);
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/providers/1/2/3",
      "/api/auth",
      "/api/auth/login",
      "/api/users/1",
    ]) {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        expectContract(await visitor.send(method, path, { Origin: site.url }), 404, "not_found");
      }
    }
  });

  test("an address that cannot be read is 400, in the contract under /api and in a word elsewhere", async () => {
    const visitor = new Visitor(site);
    for (const path of ["/api/%E0%A4%A", "/api/providers/%", "/api/providers/%ff"]) {
      const answer = await visitor.get(path);
      expect([400, 404], path).toContain(answer.status);
      expectContract(answer, answer.status, answer.status === 400 ? "malformed" : "not_found");
    }
    const page = await visitor.get("/%E0%A4%A");
    expect([400, 404]).toContain(page.status);
    expect(page.text).not.toMatch(/\bat \S+:\d+|node_modules|URIError/);
  });

  test("a request that no browser makes is refused without a 5xx and without a stack", async () => {
    const host = new URL(site.url).host;
    const own = [`Host: ${host}`, `Origin: ${site.url}`, "Connection: close"];
    const strange: string[][] = [
      ["TRACE /api/providers HTTP/1.1", ...own],
      ["TRACE / HTTP/1.1", ...own],
      ["CONNECT / HTTP/1.1", ...own],
      ["GET /api/providers HTTP/1.1", "Host: a b", "Connection: close"],
      ["GET / HTTP/1.1", "Host: exa<mple", "Connection: close"],
      ["GET /api/providers HTTP/1.1", `Host: 127.0.0.1:99999999`, "Connection: close"],
      ["GET /specialists HTTP/1.0", "Connection: close"],
      ["GET //evil.example/ HTTP/1.1", ...own],
      ["GET /api/providers?search=%ff%fe HTTP/1.1", ...own],
      ["GET /specialists?page=%00&search=%F0%9F HTTP/1.1", ...own],
    ];
    for (const lines of strange) {
      const { status, body } = await sendRaw(site.url, lines);
      expect(status, `${lines[0]} ${lines[1]}: ${body.slice(0, 100)}`).toBeLessThan(500);
      expect(body).not.toMatch(/\bat \S+:\d+|node_modules/);
    }
    // Of two hosts a proxy may take the one and we the other (RFC 9112, 3.2).
    const twice = await sendRaw(site.url, [
      "GET /healthz HTTP/1.1",
      `Host: ${host}`,
      "Host: evil.example",
      "Connection: close",
    ]);
    expect(twice.status).toBe(400);
    // Whole addresses are how a proxy asks; a server must take them (RFC 9112, 3.2.2).
    const absolute = await sendRaw(site.url, [`GET ${site.url}/healthz HTTP/1.1`, ...own]);
    expect(absolute.status).toBe(200);
  });

  describe.each(["/book-appointment", "/specialist-signup"])("a form at %s", (path) => {
    test.each([
      ["415 for another content type", 415, { "Content-Type": "application/json" }, "{}"],
      [
        "413 when too large",
        413,
        { "Content-Type": "application/x-www-form-urlencoded" },
        `bio=${"x".repeat(200_000)}`,
      ],
      [
        "400 when it breaks off",
        400,
        { "Content-Type": "multipart/form-data; boundary=x" },
        "--x\r\nContent-Disposition",
      ],
    ])("is %s, as a page", proves("API-16", "API-18"), async (_name, status, headers, body) => {
      const answer = await new Visitor(site).postRaw(path, body, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
      expect(answer.text).toContain('id="error-title"');
      expect(answer.text).toContain("Back to Home");
    });

    test("is 405 by another method", async () => {
      const answer = await new Visitor(site).send("DELETE", path, { Origin: site.url });
      expect(answer.status).toBe(405);
    });
  });

  test("a form whose reserved fields were tampered with is refused, not a fault of ours", async () => {
    const tampered = [
      { __intent__: "garbage" },
      { __intent__: "{}" },
      { __intent__: '{"type":"validate","payload":{}}' },
      { __intent__: '{"type":"update","payload":{}}' },
      { __intent__: '{"type":"update","payload":{"name":"firstName","value":{"a":1}}}' },
      { __intent__: '{"type":"insert","payload":{"name":"firstName","index":3}}' },
      { __intent__: '{"type":"reorder","payload":{"name":"x","from":1,"to":2}}' },
      { __state__: "garbage" },
      { "a[password": "x", "[password]": "y", '{"newPassword":1}': "z", "password..code": "1" },
      {
        "firstName[0]": "x",
        "firstName[a]": "y",
        "a[b][c]": "z",
        "[": "1",
        "]": "2",
        ".": "3",
        "a..b": "4",
        __proto__: "5",
        "constructor.prototype.x": "6",
      },
    ];
    for (const fields of tampered) {
      for (const path of ["/book-appointment", "/specialist-signup", "/ai-consultation/interactions"]) {
        const answer = await new Visitor(site).postForm(path, {
          ...bookingForm({ email: "" }),
          ...(fields as unknown as Headings),
        });
        expect(answer.status, `${path} ${JSON.stringify(fields)}`).toBeLessThan(500);
      }
    }
  });

  test.each(["/reset-password", "/verify-email"])(
    "a guessed link of %s leads back to its own address, whatever signs are in it",
    async (page) => {
      for (const token of [
        "guessed",
        "%F0%9F%98%80",
        "%D8%B3",
        "a%0D%0ASet-Cookie:%20x=1",
        "..%2F..%2Fevil",
        "%5C%5Cevil.example",
        "a%3Fb%23c",
        "%25",
      ]) {
        const { status, headers, cookies } = await new Visitor(site).postForm(`${page}/${token}`, {
          password: "three secret words",
        });
        expect([token, status, headers.get("location"), cookies]).toEqual([
          token,
          303,
          `${page}/${encodeURIComponent(decodeURIComponent(token))}`,
          {},
        ]);
      }
    },
  );

  test("a form of nothing but fields is refused in no time", proves("API-18"), async () => {
    for (const fields of ["symptom=1&", "a=&"]) {
      for (const path of ["/book-appointment", "/specialist-signup", "/sign-in"]) {
        const body = fields.repeat(Math.floor(120_000 / fields.length));
        const from = performance.now();
        const answer = await new Visitor(site).postRaw(path, body, {
          "Content-Type": "application/x-www-form-urlencoded",
        });
        expect([path, answer.status]).toEqual([path, 413]);
        // Read one by one into a list that was copied for each, they kept the process from everything else for seconds.
        expect(performance.now() - from, path).toBeLessThan(1_000);
      }
    }
  });

  test("of all this nothing was stored", { ...proves("API-17"), timeout: START }, async () => {
    expect(await rowCounts(site)).toEqual(before);
  });
});
