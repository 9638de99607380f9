import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { together } from "../support/together";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";
import { namesOf } from "../fuzz/names";
import { mark as markOf, prepareWalk, walk, Watched, type Made, type Seen, type Walk } from "./support/canary";
import { account, accountForm, bookingForm, profile, profileForm } from "./support/examples";
import { sendRaw } from "./support/raw";
import { addressOf, builtRoutes } from "./support/routes";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

/** Marks that stand in for personal data, one per field, in every form and call. */
const mark = (name: string) => `canary${name}`;
const MARKS = /canary/i;
const METRICS_TOKEN = "a token of the tests for figures";

describe.each(siteEngines)("the log on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite({ env: { LOG_LEVEL: "trace" } })), START);
  afterAll(() => site?.stop());

  test("holds no personal data at its most talkative, whatever is done or goes wrong", async () => {
    const visitor = new Visitor(site);
    const person = { firstName: mark("first"), lastName: mark("last"), phone: "555 canaryphone" };
    const booking = bookingForm({
      ...person,
      email: `${mark("book")}@example.com`,
      reasonForVisit: `${mark("reason")} of the visit, in a few words`,
      insuranceProvider: mark("insurance"),
      emergencyContact: mark("contact"),
    });
    const practice = {
      licenseNumber: mark("license"),
      bio: `${mark("bio")}, a long story about a person\n    at ${mark("frame")} (somewhere.js:1:1) and what they do all day`,
      certifications: mark("certificate"),
      location: mark("location"),
      languages: mark("language"),
    };
    const password = mark("password");

    // What goes well.
    expect((await visitor.postForm("/book-appointment", booking)).status).toBe(303);
    await visitor.get("/book-appointment");
    const email = `${mark("signup")}@example.com`;
    expect((await visitor.postForm("/specialist-signup", accountForm({ ...person, email, password, confirmPassword: password }))).status).toBe(303);
    expect((await visitor.postForm("/specialist-signup?step=2", profileForm({ ...practice, intent: "save" }))).status).toBe(200);
    expect((await visitor.postForm("/specialist-signup?step=2", profileForm(practice))).headers.get("location")).toContain("step=3");
    const caller = new Visitor(site);
    const registered = await caller.postJson("/api/auth/register", account({ ...person, password, email: `${mark("api")}@example.com` }));
    expect(registered.status).toBe(201);
    expect((await caller.postJson("/api/providers", profile(registered.json<{ id: number }>().id, practice))).status).toBe(201);

    // What goes wrong.
    await visitor.postForm("/book-appointment", { ...booking, reasonForVisit: `${mark("other")} reason under the same key` });
    await visitor.postForm("/book-appointment", { ...booking, email: mark("noemail") });
    await visitor.postForm("/book-appointment", { ...booking, __intent__: mark("intent") });
    await visitor.postForm("/book-appointment", booking, { Origin: `https://${mark("origin")}.example` });
    await visitor.postForm("/specialist-signup", accountForm({ ...person, email: email.toUpperCase() }));
    await caller.postJson("/api/auth/register", account({ ...person, email: `${mark("api")}@example.com` }));
    await caller.postJson("/api/providers", profile(1, practice));
    await caller.postRaw("/api/providers", `{"bio": "${mark("malformed")}`, { "Content-Type": "application/json" });
    await caller.postRaw("/api/providers", mark("type"), { "Content-Type": `text/${mark("type")}` });

    // What is typed into addresses and headers.
    for (const path of ["canaryname", "canary.name", "Canary", "specialists/canary-name", "specialists?search=canarysearch", "api/canary", "api/providers?search=canary", "%canary", "canary@example.com"]) {
      await visitor.get(`/${path}`, { Referer: `${site.url}/${mark("referer")}`, "User-Agent": mark("agent") });
    }
    for (const target of [`/%E0%A4%A${mark("url")}`, `http://${mark("host")}:x/`, `//${mark("slashes")}/`]) {
      await sendRaw(site.url, [`GET ${target} HTTP/1.1`, `Host: ${mark("host")}`, "Connection: close"]).catch(() => null);
    }
    await sendRaw(site.url, [`TRACE /${mark("trace")} HTTP/1.1`, `Host: a b ${mark("host")}`, `Origin: ${site.url}`, "Connection: close"]).catch(() => null);

    const lines = site.logs().split("\n").filter((line) => MARKS.test(line));
    expect(lines).toEqual([]);
    // No address of a visitor, nor the secret of a session, either.
    expect(site.logs()).not.toContain(visitor.address);
    for (const value of visitor.cookies.values()) expect(site.logs()).not.toContain(decodeURIComponent(value).slice(0, 40));
  }, START);

  test("is JSON, a line each, once the server runs", () => {
    const lines = site.logs().split("\n");
    const from = lines.findIndex((line) => line.startsWith("{"));
    const logged = lines.slice(from).filter((line) => line !== "" && !/is running at|^(Database|Migrations)/.test(line));
    expect(logged.length).toBeGreaterThan(20);
    for (const line of logged) {
      const entry = JSON.parse(line) as { time: string; level: number };
      expect(entry.time).toMatch(/Z$/);
      expect(entry.level).toBeGreaterThan(0);
    }
  });
});

describe("what a patient tells", () => {
  let site: Site;
  let model: OpenAiServer;
  let people: Walk;
  let made: Made;
  const seen: Seen[] = [];
  beforeAll(async () => {
    model = await startOpenAi();
    site = await siteEngines[0]!.openSite({
      env: { LOG_LEVEL: "trace", ...model.env, METRICS_TOKEN },
      prepare: async (db) => void (people = await prepareWalk(db)),
    });
    const { mara, made: found } = await walk(site, people, seen);
    made = found;
    // And every field of every form, in the wrong place, filled in with what it must not repeat to others.
    const routes = await builtRoutes();
    const names = await namesOf(site, routes.filter(({ isStream }) => !isStream), { mara: [...mara.cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
    const fields = Object.fromEntries(names.filter((name) => name !== "intent").map((name) => [name, markOf("mara", "field")]));
    await together(routes.filter(({ id, writes }) => writes && !/sign-out|routes\/account/.test(id)), (route) => {
      const path = addressOf(route, made.ids);
      return path.startsWith("/api/") ? mara.postJson(path, fields) : mara.postForm(path, fields);
    });
    // Others, and nobody, at every address there is of hers.
    const others = [new Watched(site, "nobody", seen), new Watched(site, "otherPatient", seen, { cookie: people.cookies.otherPatient })];
    const addresses = routes.filter(({ reads, isStream }) => reads && !isStream).flatMap((route) => (/[:*]/.test(route.path) ? made.ids : [""]).map((id) => addressOf(route, [id, id])));
    await together(addresses, async (address) => {
      for (const other of others) await other.get(address);
    });
  }, 2 * START);
  afterAll(async () => {
    await site?.stop();
    await model?.close();
  });

  const own = /canarymara/i;

  test("is shown to the patient, and what is asked for to the specialist, so that these words do tell", () => {
    const shown = (who: string, word: string) => seen.some((one) => one.who === who && one.answer.text.includes(markOf("mara", word)));
    for (const word of ["first", "contact", "insurance", "document", "device", "reason", "symptom"]) expect([word, shown("mara", word)]).toEqual([word, true]);
    for (const word of ["first", "reason", "line"]) expect([word, shown("nora", word)]).toEqual([word, true]);
    expect(seen.length).toBeGreaterThan(300);
  });

  test("stands in no line of the log at its most talkative", () => {
    const logs = site.logs();
    expect(logs.split("\n").filter((line) => /canary/i.test(line))).toEqual([]);
    for (const number of [made.phone, made.phone.replaceAll(/\D/g, ""), made.born]) expect(logs).not.toContain(number);
  });

  test("is shown to nobody else, in no page and no refusal", () => {
    const leaks = seen.filter(({ who, answer }) => !["mara", "nora"].includes(who) && (own.test(answer.text) || [...answer.headers.values()].some((value) => own.test(value))));
    expect(leaks.map(({ who, method, path }) => `${who} ${method} ${path}`)).toEqual([]);
  });

  test("stands in no address: not where a redirect leads, not in a link, a form or a picture's place", () => {
    const addresses = seen.flatMap(({ path, answer }) => [
      ...[answer.headers.get("location") ?? "", answer.headers.get("link") ?? "", path],
      ...[...answer.text.matchAll(/\b(?:href|src|action|formaction|content)="([^"]*)"/g)].map(([, address]) => address!),
    ]);
    // A link to write a mail is no address of ours: it opens the mail program, and nothing is asked for.
    expect(addresses.filter((address) => /canary/i.test(address) && !/^(mailto|tel):/.test(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(1_000);
  });

  test("stands in no figure that is counted", async () => {
    const { status, text } = await new Visitor(site).get("/metrics", { Authorization: `Bearer ${METRICS_TOKEN}` });
    expect(status).toBe(200);
    expect(text).toContain("http_request_duration_seconds");
    expect(text).not.toMatch(/canary/i);
  });

  test("goes to the model as complaints and history only", () => {
    const bodies = model.asked.map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(2);
    for (const word of ["symptom", "history"]) expect(bodies.join("")).toContain(markOf("mara", word));
    const rest = bodies.map((body) => body.replaceAll(/canarymara(symptom|history)/g, ""));
    expect(rest.flatMap((body) => body.match(/.{0,60}canary.{0,60}/gi) ?? [])).toEqual([]);
    for (const number of [made.phone, made.born]) expect(rest.join("")).not.toContain(number);
  });
});
