import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mails } from "db/schema";
import { account, accountForm, bookingForm, profile, profileForm, register } from "./support/examples";
import { addProvider } from "../db/support/rows";
import { handshake } from "./support/live";
import { PEOPLE, prepareRecords, type Records } from "./support/records";
import { runConcurrently } from "../support/concurrently";
import { sessionBody } from "./support/rooms";
import { addressOf, builtRoutes, type BuiltRoute } from "./support/routes";
import { contentsOf, siteEngines, START, type Site } from "./support/site";
import { Visitor, send, type Answer, type ErrorContract, type Headings } from "./support/visitor";

const FORM = "application/x-www-form-urlencoded";
const JSON_BODY = "application/json";
const EVIL = "https://evil.example";
/** What the refusal says, by which it is told from any other 403. */
const REFUSED = /from another site/;

/** What another site can make a visitor's browser send, or claim. */
const attacks: [string, (own: string) => Headings][] = [
  ["Sec-Fetch-Site: cross-site", () => ({ "Sec-Fetch-Site": "cross-site", Origin: EVIL })],
  ["Sec-Fetch-Site: cross-site alone", () => ({ "Sec-Fetch-Site": "cross-site" })],
  [
    "Sec-Fetch-Site: cross-site with our own Origin",
    (own) => ({ "Sec-Fetch-Site": "cross-site", Origin: own, Referer: `${own}/` }),
  ],
  [
    "Sec-Fetch-Site: same-site",
    (own) => ({ "Sec-Fetch-Site": "same-site", Origin: own.replace("127.0.0.1", "shop.127.0.0.1") }),
  ],
  ["Sec-Fetch-Site: none", () => ({ "Sec-Fetch-Site": "none" })],
  ["a foreign Origin that claims the same origin", () => ({ "Sec-Fetch-Site": "same-origin", Origin: EVIL })],
  ["a foreign Origin", () => ({ Origin: EVIL })],
  ["a foreign Origin with our own Referer", (own) => ({ Origin: EVIL, Referer: `${own}/book-appointment` })],
  ["our Origin as the beginning of another", (own) => ({ Origin: `${own}.evil.example` })],
  ["our Origin with another port", (own) => ({ Origin: `${own}1` })],
  ["our Origin with https", (own) => ({ Origin: own.replace("http:", "https:") })],
  ["Origin: null", () => ({ Origin: "null" })],
  ["a foreign Referer", () => ({ Referer: `${EVIL}/page` })],
  [
    "a forwarded host that is the foreign one",
    () => ({ Origin: EVIL, "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" }),
  ],
  [
    "a method that is put in another's place",
    () => ({ Origin: EVIL, "X-HTTP-Method-Override": "GET", "X-HTTP-Method": "GET", "X-Method-Override": "GET" }),
  ],
];
/** A browser names the page's origin with every handshake of a WebSocket, so that a Referer alone is no browser's. */
const handshakes = attacks.filter(([, headers]) => "Origin" in headers("") || "Sec-Fetch-Site" in headers(""));

type Target = { route: BuiltRoute; path: string; type: string; body: string };

const form = (fields: Headings) => new URLSearchParams(fields).toString();

describe.each(siteEngines)("requests from other sites on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let demoProvider: number;
  let applicant: number;
  /** Whose browser it is that another site drives: everybody with a session. */
  let cookies: Record<string, string>;
  let targets: Target[];
  let before: Record<string, string>;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        demoProvider = await addProvider(db, { isVrEnabled: true });
      },
    });
    const visitor = new Visitor(site);
    applicant = await register(visitor);
    const jar = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    cookies = {
      applicant: jar,
      ...Object.fromEntries(PEOPLE.map((who) => [who, records.cookies[who].split(";")[0]!])),
    };
    // The first look makes the key that is shown; it is in force only once the form has been sent.
    await send(`${site.url}/account/second-factor`, { headers: { Cookie: cookies.owner! } });
    targets = (await builtRoutes()).filter(({ writes }) => writes).flatMap(targetsOf);
    // The worker marks a mail as sent in its own time, which is no request's doing.
    await vi.waitFor(
      async () => expect(await site.database((db) => db.$count(mails, eq(mails.status, "queued")))).toBe(0),
      { timeout: 10_000 },
    );
    before = await contentsOf(site);
  }, START);
  afterAll(() => site?.stop());

  /** What would change something if it were let through; of a route that is not here, all fields that we know. */
  const bodies = (): Record<string, object> => ({
    "routes/api.auth.register": account(),
    "routes/api.providers": profile(applicant),
    "routes/api.vr-sessions": sessionBody({ providerId: demoProvider }),
    "routes/api.health-monitoring.simulate.$patientId": {},
    "routes/book-appointment": bookingForm(),
    "routes/vr-consultation": { provider: String(demoProvider), roomId: "" },
    "routes/display": { display: "light" },
  });
  function targetsOf(route: BuiltRoute): Target[] {
    const fields = bodies()[route.id] ?? { ...profileForm(), ...bookingForm(), ...accountForm() };
    const isApi = route.path.startsWith("/api/");
    const ownPath = addressOf(route, [String(records.own)]);
    const target = {
      route,
      type: isApi ? JSON_BODY : FORM,
      body: isApi ? JSON.stringify(fields) : form(fields as Headings),
    };
    const paths = route.id === "routes/specialist-signup" ? [ownPath, `${ownPath}?step=2`] : [ownPath];
    return paths.flatMap((path) => {
      const [bare = "", query = ""] = path.split("?") as [string, string?];
      // A page's action can be called for its data alone, as our own script does.
      return [
        { ...target, path },
        ...(route.isPage ? [{ ...target, path: `${bare === "/" ? "/_root" : bare}.data${query && `?${query}`}` }] : []),
      ];
    });
  }

  /** Sends what a browser would send: with somebody's cookie, and with the attack's headers. */
  const attack = (
    { path, body, type }: Pick<Target, "path" | "body" | "type">,
    headers: Headings,
    { who = "owner", method = "POST" } = {},
  ) => send(site.url + path, { method, body, headers: { Cookie: cookies[who]!, "Content-Type": type, ...headers } });

  function expectRefused(answer: Answer, what: string) {
    expect([what, answer.status]).toEqual([what, 403]);
    expect(answer.text, what).toMatch(REFUSED);
    expect(answer.headers.get("cache-control"), what).toBe("no-store");
    expect(answer.cookies, what).toEqual({});
  }

  /** RFC 9110, 15.5.6: the address has no such method, for nobody, and says which it has. Nothing was done. */
  function expectNoSuchMethod(answer: Answer, what: string) {
    expect([what, answer.status, answer.headers.get("allow"), answer.headers.get("cache-control")]).toEqual([
      what,
      405,
      "GET, HEAD, POST",
      "no-store",
    ]);
    expect(answer.cookies, what).toEqual({});
  }

  test("are tried at every action of the build", () => {
    const ids = targets.map(({ route }) => route.id);
    for (const known of [
      "routes/book-appointment",
      "routes/account",
      "routes/sign-out",
      "routes/api.providers",
      "routes/health-dashboard_.devices",
      "routes/desk.requests.$id_.cancel",
      "routes/api.ai.chat",
      "routes/display",
      "routes/$",
    ]) {
      expect(ids).toContain(known);
    }
    expect(targets.length).toBeGreaterThan(100);
  });

  test.each(attacks)(
    "with %s are 403 at every address that changes something",
    async (_name, headers) => {
      await runConcurrently(targets, async (target) => {
        const answer = await attack(target, headers(site.url));
        expectRefused(answer, target.path);
        if (target.path.startsWith("/api/")) expect(answer.json<ErrorContract>().error.code).toBe("forbidden");
      });
    },
    START,
  );

  test(
    "are 403 whosever browser it is",
    async () => {
      for (const who of Object.keys(cookies)) {
        await runConcurrently(targets, async (target) =>
          expectRefused(
            await attack(target, { "Sec-Fetch-Site": "cross-site", Origin: EVIL }, { who }),
            `${who} ${target.path}`,
          ),
        );
      }
    },
    START,
  );

  test(
    "without any of these headers are 403, unless the body is JSON, which another site cannot send unasked",
    async () => {
      for (const type of [
        "text/plain",
        "text/plain;charset=UTF-8",
        FORM,
        "multipart/form-data; boundary=x",
        "text/plain; application/json",
        "",
      ]) {
        await runConcurrently(targets, async (target) =>
          expectRefused(await attack({ ...target, type }, {}), `${target.path} ${type}`),
        );
      }
    },
    START,
  );

  test(
    "are refused by every other method that changes something, at any address: 403 by the API, 405 by what is a screen's",
    async () => {
      const addresses = [
        ...targets,
        ...["/api/providers/1", "/api/nothing", "/", "/specialists"].map((path) => ({ path, type: FORM, body: "" })),
      ];
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        await runConcurrently(addresses, async (target) => {
          const answer = await attack(target, { "Sec-Fetch-Site": "cross-site", Origin: EVIL }, { method });
          if (target.path.startsWith("/api/")) expectRefused(answer, `${method} ${target.path}`);
          else expectNoSuchMethod(answer, `${method} ${target.path}`);
        });
      }
    },
    START,
  );

  test("a method that no screen answers is 405 with Allow, whoever asks and with whatever headers", async () => {
    for (const method of ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "OPTIONS"]) {
      for (const headers of [
        {},
        { "Sec-Fetch-Site": "same-origin", Origin: site.url },
        { "Sec-Fetch-Site": "cross-site", Origin: EVIL },
      ] as Headings[]) {
        for (const path of ["/", "/account", "/specialists.data", "/nothing-here"])
          expectNoSuchMethod(await send(site.url + path, { method, headers }), `${method} ${path}`);
      }
      if (method === "TRACE" || method === "PROPFIND") {
        const answer = await send(`${site.url}/api/providers`, { method });
        expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD, POST"]);
      }
    }
  });

  test.each(handshakes)(
    "with %s open no WebSocket, of a record or a room, whosever browser it is",
    async (_name, headers) => {
      const refused = await Promise.all(
        Object.values(cookies).map((cookie) =>
          handshake(site, { patientId: records.own, cookie, headers: headers(site.url) }),
        ),
      );
      refused.push(await handshake(site, { patientId: records.demo, headers: headers(site.url) }));
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
      for (const { body } of refused) expect(body).toMatch(REFUSED);
    },
  );

  test("of all this nothing was stored or changed", { timeout: START }, async () => {
    expect(await contentsOf(site)).toEqual(before);
  });

  test("may read: a link from elsewhere opens a page", async () => {
    const visitor = new Visitor(site);
    for (const path of ["/", "/specialists", "/book-appointment", "/api/providers"]) {
      expect((await visitor.get(path, { "Sec-Fetch-Site": "cross-site", Referer: EVIL })).status).toBe(200);
    }
  });

  test("may ask for the head of a page's data, which is no action and no fault of ours, whatever host it names", async () => {
    for (const [method, status] of [
      ["HEAD", 200],
      ["OPTIONS", 405],
    ] as const) {
      for (const headers of [
        { Origin: EVIL },
        { Origin: "null" },
        { Origin: site.url, Host: "evil.example" },
      ] as Headings[]) {
        const answer = await new Visitor(site).send(method, "/emergency.data", headers);
        expect([method, headers, answer.status]).toEqual([method, headers, status]);
      }
    }
    expect(site.logs()).not.toContain('"level":50');
  });

  test(
    "nothing that changes something can be had by GET, whatever method it claims to stand for",
    async () => {
      const unwatched = ({
        auditLog: _seen,
        readRepeats: _seenAgain,
        sessions: _lastSeen,
        ...watched
      }: Record<string, string>) => watched;
      await runConcurrently(targets, async ({ route, path, body }) => {
        if (route.isStream) return;
        const query = route.path.startsWith("/api/") ? form(JSON.parse(body) as Headings) : body;
        const address = `${path}${path.includes("?") ? "&" : "?"}_method=POST&${query}`;
        const answer = await attack(
          { path: address, type: FORM, body: "" },
          { Origin: EVIL, "X-HTTP-Method-Override": "POST", "X-HTTP-Method": "DELETE" },
          { method: "GET" },
        );
        expect(answer.status, address).toBeLessThan(500);
      });
      expect(unwatched(await contentsOf(site))).toEqual(unwatched(before));
    },
    START,
  );

  test.each<[string, (own: string) => Headings]>([
    ["Sec-Fetch-Site: same-origin", () => ({ "Sec-Fetch-Site": "same-origin" })],
    ["an older browser's Origin", (own) => ({ Origin: own })],
    ["a still older browser's Referer", (own) => ({ Referer: `${own}/book-appointment` })],
  ])("our own pages get through with %s", async (_name, headers) => {
    const own = { ...headers(site.url), "X-Forwarded-For": new Visitor(site).address };
    const booked = await attack({ path: "/book-appointment", type: FORM, body: form(bookingForm()) }, own, {
      who: "applicant",
    });
    expect([booked.status, booked.headers.get("location")]).toEqual([303, "/book-appointment?requested"]);
    const step1 = await attack({ path: "/specialist-signup", type: FORM, body: form(accountForm()) }, own, {
      who: "applicant",
    });
    expect([step1.status, step1.headers.get("location")]).toEqual([303, "/specialist-signup?step=2"]);
    const registered = await attack(
      { path: "/api/auth/register", type: JSON_BODY, body: JSON.stringify(account()) },
      own,
      { who: "applicant" },
    );
    expect(registered.status).toBe(201);
  });

  test(
    "our own pages get through to every action, so that it is by these headers that they are told apart",
    async () => {
      for (const target of targets) {
        const answer = await attack(target, {
          Origin: site.url,
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": new Visitor(site).address,
        });
        expect(answer.text, target.path).not.toMatch(REFUSED);
        expect(answer.status, target.path).toBeLessThan(500);
      }
      const welcome = await handshake(site, {
        patientId: records.demo,
        headers: { Origin: site.url, "Sec-Fetch-Site": "same-origin" },
      });
      expect(welcome.status).toBe(101);
    },
    START,
  );

  test("a program without a browser's headers gets through with JSON", async () => {
    const answer = await send(`${site.url}/api/auth/register`, {
      method: "POST",
      body: JSON.stringify(account()),
      headers: { "Content-Type": JSON_BODY },
    });
    expect(answer.status).toBe(201);
  });
});
