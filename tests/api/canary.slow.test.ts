import { documents, emergencyGrants, users } from "db/schema";
import { eq } from "drizzle-orm";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namesOf } from "../commands/fuzz/names";
import { mailsIn } from "../support/mailbox";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";
import { runConcurrently } from "../support/concurrently";
import { runAdmin } from "./support/admin";
import {
  CHOICES,
  FIGURES,
  of,
  patternOf,
  prepareWalk,
  Watched,
  mark,
  type Cast,
  type Seen,
  type Walk,
} from "./support/canary";
import { walk } from "./support/canary-walk";
import { columnsWith, IMPERSONAL, lookThrough, PERSONAL, tellingColumns } from "./support/personal-columns";
import { addressOf, builtRoutes } from "./support/routes";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const METRICS_TOKEN = "a token of the tests for figures";
/** A folder that the server runs in may be called so, too. */
const ANY = /canary[a-z]/i;
const MARAS = /canarymara/i;
const HER_FIGURES = patternOf(FIGURES);
/** What a specialist tells for the directory stands in its pages' descriptions, and may. */
const PRIVATE = /canary(?!(?:otto|rita)(?:first|last|bio|certificate|location|tongue))/i;

test("every column that can hold words or figures is named: as personal, with the mark that is looked for there, or with why it is not", () => {
  expect([...Object.keys(PERSONAL), ...Object.values(IMPERSONAL).flat()].sort()).toEqual(tellingColumns());
});

describe.each(siteEngines)("what a patient tells, on $name", ({ openSite }) => {
  let site: Site;
  let model: OpenAiServer;
  let people: Walk;
  let cast: Cast;
  let found: Awaited<ReturnType<typeof lookThrough>>;
  const seen: Seen[] = [];
  beforeAll(async () => {
    model = await startOpenAi();
    site = await openSite({
      env: { LOG_LEVEL: "trace", ...model.env, METRICS_TOKEN },
      prepare: async (db) => void (people = await prepareWalk(db)),
    });
    cast = await walk(site, people, seen);
    found = await site.database(lookThrough);
    const { mara, made } = cast;
    // And every field of every form, in the wrong place, filled in with what it must not repeat to others.
    const routes = await builtRoutes();
    const names = await namesOf(
      site,
      routes.filter(({ isStream }) => !isStream),
      { mara: [...mara.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    );
    const fields = Object.fromEntries(names.filter((name) => name !== "intent").map((name) => [name, of("field")]));
    await runConcurrently(
      routes.filter(({ id, writes }) => writes && !/sign-out|routes\/account/.test(id)),
      (route) => {
        const path = addressOf(route, made.ids);
        return path.startsWith("/api/") ? mara.postJson(path, fields) : mara.postForm(path, fields);
      },
    );
    // Others, and nobody, at every address there is of hers.
    const others = [
      new Watched(site, "nobody", seen),
      new Watched(site, "otherPatient", seen, { cookie: people.cookies.otherPatient }),
    ];
    const addresses = routes
      .filter(({ reads, isStream }) => reads && !isStream)
      .flatMap((route) => (/[:*]/.test(route.path) ? made.ids : [""]).map((id) => addressOf(route, [id, id])));
    await runConcurrently(addresses, async (address) => {
      for (const other of others) await other.get(address);
    });
  }, 2 * START);
  afterAll(async () => {
    await site?.stop();
    await model?.close();
  });

  test("lies in every column that is personal, and in no other; what is sealed cannot be read where it lies", () => {
    expect(found).toEqual({ unmarked: [], wrong: [] });
  });

  test("is shown to the patient, and what is asked for to the specialist, so that these words do tell", () => {
    const shown = (who: string, word: string) =>
      seen.some((one) => one.who === who && one.answer.text.includes(mark("mara", word)));
    for (const word of [
      "first",
      "contact",
      "insurance",
      "document",
      "device",
      "reason",
      "symptom",
      "recordnumber",
      "illness",
      "allergy",
      "medicine",
      "diagnosis",
      "treatment",
      "prescribed",
      "dosage",
      "instructions",
    ])
      expect([word, shown("mara", word)]).toEqual([word, true]);
    for (const word of ["first", "reason", "line", "diagnosis", "allergy"])
      expect([word, shown("nora", word)]).toEqual([word, true]);
    for (const word of ["first", "reason", "link"])
      expect([
        word,
        mailsIn(site.dataDir).some(({ text }) =>
          text.includes(word === "link" ? "/appointments/" : mark("mara", word)),
        ),
      ]).toEqual([word, word !== "reason"]);
    expect(seen.length).toBeGreaterThan(300);
  });

  test("stands in no line of the log at its most talkative", () => {
    const lines = site.logs().split("\n");
    expect(lines.length).toBeGreaterThan(500);
    const told = [ANY, HER_FIGURES, patternOf(CHOICES)];
    expect(lines.filter((line) => told.some((one) => one.test(line)))).toEqual([]);
    for (const { address } of [cast.mara, cast.nora]) expect(site.logs()).not.toContain(address);
  });

  test("is shown to nobody else, in no page and no refusal", () => {
    const leaks = seen.filter(
      ({ who, answer }) =>
        !["mara", "nora", "una"].includes(who) &&
        [answer.text, ...answer.headers.values()].some((text) => MARAS.test(text)),
    );
    expect(leaks.map(({ who, method, path }) => `${who} ${method} ${path}`)).toEqual([]);
    const figures = seen.filter(
      ({ who, answer }) => ["nobody", "otherPatient"].includes(who) && HER_FIGURES.test(answer.text),
    );
    expect(figures.map(({ who, method, path }) => `${who} ${method} ${path}`)).toEqual([]);
  });

  test("stands in no address: not where a redirect leads, not in a link, a form or a picture's place", () => {
    const addresses = seen.flatMap(({ path, answer }) => [
      ...[answer.headers.get("location") ?? "", answer.headers.get("link") ?? "", path],
      ...[...answer.text.matchAll(/\b(?:href|src|action|formaction|content)="([^"]*)"/g)].map(
        ([, address]) => address!,
      ),
    ]);
    // A link to write a mail is no address of ours: it opens the mail program, and nothing is asked for.
    const ours = addresses.filter((address) => !/^(mailto|tel):/.test(address));
    expect(ours.filter((address) => PRIVATE.test(address) || HER_FIGURES.test(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(1_000);
  });

  test("stands in no figure that is counted", async () => {
    const { status, text } = await new Visitor(site).get("/metrics", { Authorization: `Bearer ${METRICS_TOKEN}` });
    expect(status).toBe(200);
    expect(text).toContain("http_request_duration_seconds");
    expect(text).not.toMatch(ANY);
    for (const label of text.match(/"[^"]*"/g) ?? []) expect(label).not.toMatch(HER_FIGURES);
  });

  test("goes to the model as complaints and history only", () => {
    const bodies = model.asked.map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(2);
    for (const word of ["symptom", "history"]) expect(bodies.join("")).toContain(of(word));
    const rest = bodies.map((body) => body.replaceAll(/canarymara(symptom|history)/g, ""));
    expect(rest.flatMap((body) => body.match(/.{0,60}canary.{0,60}/gi) ?? [])).toEqual([]);
    expect(rest.flatMap((body) => HER_FIGURES.exec(body) ?? [])).toEqual([]);
  });

  test(
    "goes with the account once an operator deletes it, all but what /privacy says stays",
    async () => {
      const { email } = cast.made;
      const hers = new RegExp(`${MARAS.source}|${HER_FIGURES.source}`, "i");
      const held = () => site.database((db) => columnsWith(db, hers));
      const before = await held();
      expect(before.length).toBeGreaterThan(60);
      const names = await site.database(async (db) =>
        (await db.select({ id: documents.id }).from(documents).where(eq(documents.patientId, cast.made.patientId))).map(
          ({ id }) => id,
        ),
      );
      const stored = () =>
        readdirSync(join(site.dataDir, "documents"), { recursive: true, withFileTypes: true }).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(stored()).toEqual(expect.arrayContaining(names));

      const refused = await site.whileStopped(() => Promise.resolve(runAdmin(site, "delete-patient", email)));
      expect([refused.status, refused.stdout, refused.stderr]).toEqual([
        1,
        "",
        expect.stringMatching(/^The record was opened in an emergency\. .* Nothing was deleted in /),
      ]);
      const [account] = await site.database(async (db) => {
        await db.delete(emergencyGrants);
        return db.select({ id: users.id }).from(users).where(eq(users.email, email));
      });
      expect(await held()).toEqual(before);
      const deleted = await site.whileStopped(() =>
        Promise.resolve(runAdmin(site, "delete-patient", email, String(account!.id))),
      );
      expect([deleted.status, deleted.stderr]).toEqual([0, ""]);

      const ofRequests = [
        "date_of_birth",
        "email",
        "emergency_contact",
        "first_name",
        "insurance_provider",
        "last_name",
        "phone",
        "reason_for_visit",
      ];
      expect(await held()).toEqual([...ofRequests.map((name) => `appointment_requests.${name}`), "mails.sealed"]);
      expect(stored().filter((name) => names.includes(name))).toEqual([]);
      expect((await cast.mara.get("/account")).headers.get("location")).toBe("/sign-in?next=%2Faccount");
    },
    START,
  );
});
