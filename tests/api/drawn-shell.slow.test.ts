import { eq } from "drizzle-orm";
import { users } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInPatient } from "./support/accounts";
import { openEmbeddedSite, type Site, START } from "./support/site";
import { Visitor } from "./support/visitor";

const ROLES = ["nobody", "patient", "provider", "admin"] as const;
const PAGES = [
  "/",
  "/specialists",
  "/specialists/1",
  "/book-appointment",
  "/ai-consultation",
  "/vr-consultation",
  "/health-dashboard",
  "/patient-portal",
  "/privacy",
  "/no-such-page",
];
const OF_EACH_PLACE = [
  "/",
  "/specialists",
  "/ai-consultation",
  "/vr-consultation",
  "/health-dashboard",
  "/patient-portal",
];
const KINDS: Record<string, string>[] = [
  {},
  { "Accept-Language": "es" },
  { "Accept-Language": "ar" },
  { "Save-Data": "on" },
  { "Accept-Language": "ar", "Save-Data": "on" },
];

/** Header and footer, without the rest. */
function shellOf(html: string) {
  const header = /<header [\s\S]*?<\/header>/.exec(html)?.[0];
  const footer = /<footer [\s\S]*?<\/footer>/.exec(html)?.[0];
  expect(header).toContain("<nav ");
  expect(footer).toContain("</form>");
  return { header, footer };
}

/** Two servers, since the first to ask in a position decides what the others get: whoever is first on one is last on the other. */
describe("the shell, which is drawn once for all in the same position", () => {
  const sites: Site[] = [];
  beforeAll(
    async () => void sites.push(...(await Promise.all([0, 1].map(() => openEmbeddedSite({ env: { SEED: "demo" } }))))),
    START,
  );
  afterAll(() => Promise.all(sites.map((site) => site.stop())));

  /** Somebody of that role, with a name and an address that nobody else has. */
  async function somebody(site: Site, role: (typeof ROLES)[number], name: string): Promise<Visitor> {
    if (role === "nobody") return new Visitor(site);
    const { visitor, email } = await signedInPatient(site);
    await site.database((db) =>
      db.update(users).set({ role, firstName: name, lastName: name }).where(eq(users.email, email)),
    );
    return visitor;
  }

  test(
    "it is what would have been drawn: for each role, place, language and lightness, whoever else was there before",
    { timeout: START },
    async () => {
      const seen = await Promise.all(
        sites.map(async (site, backwards) => {
          const order = <T>(list: readonly T[]) => (backwards ? [...list].reverse() : list);
          const shells: Record<string, unknown> = {};
          // The second of each role gets what was drawn for the first.
          for (const person of [1, 2]) {
            for (const role of order(ROLES)) {
              const visitor = await somebody(site, role, `Kanarienvogel-${person}-${role}`);
              for (const path of order(PAGES)) {
                for (const kind of order(KINDS)) {
                  // With a cookie of ours nothing comes from memory as a whole page.
                  const { text } = await visitor.get(path, kind);
                  shells[[person, role, path, ...Object.values(kind)].join(" ")] = shellOf(text);
                }
              }
            }
          }
          return shells;
        }),
      );
      const [first, second] = seen as [Record<string, unknown>, Record<string, unknown>];
      expect(Object.keys(first)).toHaveLength(2 * ROLES.length * PAGES.length * KINDS.length);
      expect(second).toEqual(first);
      for (const [name, shell] of Object.entries(first)) {
        expect(shell, name).toEqual(first[name.replace(/^1/, "2")]);
        expect(JSON.stringify(shell)).not.toContain("Kanarienvogel");
      }
    },
  );

  test(
    "nothing of the request that it was drawn for is in it: paths, queries, cookies and headers that would run or close it",
    { timeout: START },
    async () => {
      const evil = `<footer class="x">kanarienvogel</footer><header class="x">kanarienvogel</header>"><script>kanarienvogel</script>'`;
      const site = await openEmbeddedSite({ env: { SEED: "demo" } });
      try {
        const headers = {
          Host: "kanarienvogel.example",
          "X-Forwarded-Host": "kanarienvogel.example",
          Referer: `http://kanarienvogel.example/?${encodeURIComponent(evil)}`,
          Cookie: `language=kanarienvogel; display=kanarienvogel; session=kanarienvogel; chat=${encodeURIComponent(evil)}`,
        };
        for (const path of OF_EACH_PLACE) {
          for (const kind of KINDS) {
            const language = kind["Accept-Language"] ?? "kanarienvogel";
            // The first one draws it, so each place is first asked for in one of two ways: as its page, with a query, or as none below it.
            const query = `?search=${encodeURIComponent(evil)}&tab=${encodeURIComponent(evil)}&tz=kanarienvogel&specialist=${encodeURIComponent(evil)}`;
            const to =
              Object.keys(kind).length === 1
                ? `${path.toUpperCase()}${query}`
                : `${path === "/" ? "" : path}/${encodeURIComponent(evil)}`;
            await new Visitor(site).get(to, { ...headers, ...kind, "Accept-Language": language });
          }
        }
        for (const path of OF_EACH_PLACE) {
          for (const kind of KINDS) {
            const [attacked, clean] = await Promise.all(
              [site, sites[0]!].map(async (one) =>
                shellOf((await new Visitor(one).get(path, { Cookie: "x=1", ...kind })).text),
              ),
            );
            expect(JSON.stringify(attacked), path).not.toContain("kanarienvogel");
            expect(attacked, path).toEqual(clean);
          }
        }
      } finally {
        await site.stop();
      }
    },
  );

  test("those in different positions get different ones", async () => {
    const [site] = sites as [Site];
    const shells = new Set<string>();
    for (const role of ROLES) {
      const visitor = await somebody(site, role, "Kanarienvogel");
      for (const path of ["/health-dashboard", "/patient-portal"])
        for (const kind of KINDS) shells.add(JSON.stringify(shellOf((await visitor.get(path, kind)).text)));
    }
    // A patient's and an administrator's shell look the same.
    expect(shells.size).toBe((ROLES.length - 1) * 2 * KINDS.length);
  });
});
