import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startProxiedServer, type ProxiedServer } from "../support/proxied-server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { ASKING, AWAY, awayAddress, NOT_KNOWN, panelOf, wrongAway, type Asking } from "./support/unavailable";
import { prepareRecords, type Person, type Records } from "./support/records";
import { builtRoutes, type BuiltRoute } from "./support/routes";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const PERSON = { patient: "owner", specialist: "treating", admin: "admin" } as const satisfies Record<
  Exclude<Asking, "nobody">,
  Person
>;
const TYPED = "Kanarienvogel & <Sons>";
const TYPED_HTML = "Kanarienvogel &amp; &lt;Sons&gt;";

/** Forms of a button alone: there is nothing in them to be given back. */
const NOTHING_TYPED = [
  "routes/sign-out",
  "routes/ai-consultation_.conversations",
  "routes/patient-portal_.documents_.$id_.delete",
];

/** Screens that show a skeleton within the app, until their data is there. */
const LATE = [
  "routes/_index",
  "routes/specialists._index",
  "routes/vr-consultation",
  "routes/health-dashboard",
  "routes/patient-portal",
];

// On PostgreSQL alone: the embedded database cannot be away while the server is there.
describe("every page while the database is away", () => {
  let database: TestDatabase;
  let cabled: ProxiedServer;
  let records: Records;
  let pages: BuiltRoute[];
  beforeAll(async () => {
    database = await openServerDatabase();
    records = await prepareRecords(database.db);
    cabled = await startProxiedServer(database.url!, { SESSION_SECRET });
    pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  }, START);
  afterAll(async () => {
    await cabled?.stop();
    await database?.close();
  });
  afterEach(() => cabled.heal());

  const as = (asking: Asking) =>
    new Visitor(cabled.server, asking === "nobody" ? {} : { cookie: records.cookies[PERSON[asking]] });
  const withShell = (text: string) => /<header [\s\S]*?<\/header>/.exec(text)?.[0];
  /** Asks each page as each of them. @returns what is wrong, a line each. */
  async function wrongOf(
    routes: BuiltRoute[],
    judge: (route: BuiltRoute, asking: Asking) => Promise<string | null>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const route of routes) {
      const found = await Promise.all(ASKING.map(async (asking) => [asking, await judge(route, asking)] as const));
      for (const [asking, what] of found) if (what !== null) wrong.push(`${awayAddress(route)} as ${asking}: ${what}`);
    }
    return wrong;
  }

  test("every page of the build is in the list, and nothing else", () => {
    expect(pages.map(({ id }) => id).sort()).toEqual(Object.keys(AWAY).sort());
  });

  test(
    "each says so in its own panel with 503 and Retry-After, or needs no database; and its header takes nobody for signed out",
    { timeout: START },
    async () => {
      await cabled.cable.cut();
      expect(
        await wrongOf(pages, async (route, asking) =>
          wrongAway(route, asking, await as(asking).get(awayAddress(route))),
        ),
      ).toEqual([]);
    },
  );

  test(
    "its data alone, as our script asks for it, has the same status and says when to come again; and no part of it that comes later ends the process",
    { timeout: START },
    async () => {
      await cabled.cable.cut();
      const wrong = await wrongOf(pages, async (route, asking) => {
        const page = await as(asking).get(awayAddress(route));
        const data = await as(asking).get(awayAddress(route).replace(/^\/$/, "/_root").concat(".data"));
        // A redirect is one for the script to follow.
        if (page.status >= 300 && page.status < 400) return null;
        // What is late comes with 200, and the screen says in its place that it did not.
        if (LATE.includes(route.id)) return data.status === 200 ? null : String(data.status);
        const told = ({ status, headers }: Answer) => `${status} with Retry-After ${headers.get("retry-after")}`;
        return told(data) === told(page) ? null : `${told(data)} instead of ${told(page)}`;
      });
      expect(wrong).toEqual([]);
      expect((await as("nobody").get("/healthz")).status).toBe(200);
      expect(cabled.server.logs()).not.toContain("nobody has caught");
    },
  );

  test(
    "a form whose page cannot be drawn is answered 503, whatever its action found, and holds what was typed",
    { timeout: START },
    async () => {
      await cabled.cable.cut();
      const panels = new Set<string>();
      const wrong = await wrongOf(
        pages.filter(({ writes }) => writes),
        async (route, asking) => {
          const answer = await as(asking).postForm(awayAddress(route), { website: "", words: TYPED });
          const panel = panelOf(answer);
          if (answer.status >= 500 && answer.status !== 503) return String(answer.status);
          if (answer.status === 503 && !(Number(answer.headers.get("retry-after")) > 0))
            return "503 without Retry-After";
          if (panel === null || answer.status === 404) return null;
          panels.add(route.id);
          if (answer.status !== 503) return `${answer.status} with the panel “${panel}”`;
          if (answer.headers.get("cache-control") !== "no-store") return "may be kept";
          return NOTHING_TYPED.includes(route.id) || answer.text.includes(`name="words" value="${TYPED_HTML}"`)
            ? null
            : "what was typed is lost";
        },
      );
      expect(wrong).toEqual([]);
      expect(panels.size, "forms whose page cannot be drawn").toBeGreaterThan(15);
    },
  );

  test.each<[name: string, asking: Asking, path: string, fields: Record<string, string>, panel: string]>([
    [
      "a new password that is too short",
      "nobody",
      "/reset-password/guessed",
      { password: "short" },
      "This page is unavailable",
    ],
    ["a weight that is none", "nobody", "/health-dashboard", { intent: "note", words: TYPED }, "Dashboard Unavailable"],
    ["a sign-in without an address", "patient", "/sign-in", { email: "", words: TYPED }, "Sign In Unavailable"],
    [
      "a confirmation without a password",
      "nobody",
      "/verify-email/guessed",
      { password: "", words: TYPED },
      "Confirmation Unavailable",
    ],
  ])(
    "%s, refused without the database, comes in the panel with 503 and is sent again from there; its answer to a script keeps the action’s own status",
    async (_name, asking, path, fields, panel) => {
      await cabled.cable.cut();
      const form = { website: "", ...fields };
      const away = await as(asking).postForm(path, form);
      expect([away.status, panelOf(away), away.headers.get("retry-after")]).toEqual([503, panel, "5"]);
      expect(away.text).toContain("can be sent again from here");
      expect(away.text).toMatch(/<title>Error: /);
      if ("words" in fields) expect(away.text).toContain(`name="words" value="${TYPED_HTML}"`);
      expect(away.text).not.toContain("short");
      // A script has its page still, which shows what is wrong at each field.
      const fetched = await as(asking).postForm(`${path}.data`, form);
      expect(fetched.status).toBe(400);
      await cabled.heal();
      expect((await as(asking).postForm(path, form)).status, "judged as ever").toBeLessThan(500);
    },
    60_000,
  );

  test(
    "the header neither offers to sign in nor names anybody, in each language and at each place, to each who is signed in; and knows them again afterwards",
    { timeout: START },
    async () => {
      const WORDS = {
        en: NOT_KNOWN,
        es: "En este momento no podemos ver si ha iniciado sesión.",
        ar: "لا يمكننا الآن معرفة",
      };
      for (const away of [true, false]) {
        if (away) await cabled.cable.cut();
        else await cabled.heal();
        for (const path of ["/emergency", "/book-appointment", "/ai-consultation"]) {
          for (const [language, words] of Object.entries(WORDS)) {
            const shells = await Promise.all(
              ASKING.map(async (asking) =>
                withShell((await as(asking).get(path, { "Accept-Language": language })).text)!,
              ),
            );
            expect(
              shells.map((shell) => shell.includes(words)),
              `${path} in ${language}`,
            ).toEqual(ASKING.map((asking) => away && asking !== "nobody"));
            expect(shells.map((shell) => /href="\/sign-in"/.test(shell))).toEqual([true, false, false, false]);
            expect(shells.map((shell) => /href="\/account"/.test(shell))).toEqual(
              ASKING.map((asking) => !away && asking !== "nobody"),
            );
          }
        }
      }
    },
  );

  test(
    "what was drawn for somebody unknown is nobody else's: neither while it lasts, nor from memory afterwards",
    { timeout: START },
    async () => {
      await cabled.cable.cut();
      const paths = ["/emergency", "/privacy", "/accessibility"];
      for (const path of paths) {
        expect((await as("patient").get(path)).text).toContain(NOT_KNOWN);
        for (let time = 0; time < 2; time++) expect((await as("nobody").get(path)).text).not.toContain(NOT_KNOWN);
      }
      // A cookie that nobody has signed is no session, and needs no database to be known as none.
      const forged = new Visitor(cabled.server, { cookie: "session=forged" });
      expect(withShell((await forged.get("/emergency")).text)).toContain('href="/sign-in"');
      await cabled.heal();
      for (const path of paths)
        for (const asking of ASKING) expect((await as(asking).get(path)).text).not.toContain(NOT_KNOWN);
    },
  );

  test(
    "the booking form says that it is not filled in, and to whom there is nothing to fill in it does not; and that the chosen specialist is not in it",
    { timeout: START },
    async () => {
      const SAYS = "Your details cannot be filled in right now";
      const WITHOUT = "The specialist you chose cannot be shown right now";
      const withSpecialist = `/book-appointment?specialist=${records.providers.treating}`;
      expect((await as("patient").get("/book-appointment")).text).not.toContain(SAYS);
      await cabled.cable.cut();
      for (const asking of ASKING) {
        const { text } = await as(asking).get("/book-appointment");
        expect(text.includes(SAYS), asking).toBe(asking !== "nobody");
        expect(text).not.toContain(WITHOUT);
      }
      const sent = await as("nobody").postForm(withSpecialist, { specialist: String(records.providers.treating) });
      for (const page of [await as("nobody").get(withSpecialist), sent]) {
        expect(page.text).toContain(WITHOUT);
        expect(page.text).not.toContain('name="specialist"');
      }
      await cabled.heal();
      const { text } = await as("patient").get(withSpecialist);
      expect(text).toContain("Blue River Health");
      expect(text).toContain('name="specialist"');
      for (const said of [SAYS, WITHOUT]) expect(text).not.toContain(said);
    },
  );

  test("signing out cannot be done without the database, and says so", async () => {
    await cabled.cable.cut();
    const away = await as("patient").postForm("/sign-out", {});
    expect([away.status, panelOf(away)]).toEqual([503, "You Could Not Be Signed Out"]);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(away.cookies.session, "nobody believes to be signed out who is not").toBeUndefined();
  }, 60_000);
});
