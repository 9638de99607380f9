import { appointmentRequests, parkedForms } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProviders, addUser } from "../db/support/rows";
import { prepareRecords, type Records } from "./support/records";
import { bookingForm, sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const REASON = "The license number is not in the register of the state.";
const NOTICE = "You were signed out before this was saved";
const SECRET = "three secret words";

/** What the forms of a page say about whose they are. */
const ownerOn = (page: string) => /name="formOwner" value="([^"]+)"/.exec(page)?.[1] ?? "";

describe.each(siteEngines)("a form whose session has ended, on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  /** Further sessions of the administrator, and one of somebody else. */
  let sessions: string[];
  let stranger: string;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        // A second application that waits, the third of all.
        await addProviders(db, [{ userId: await addUser(db) }]);
        sessions = [];
        for (let count = 0; count < 10; count++) sessions.push(await sessionFor(db, records.users.admin));
        stranger = await sessionFor(db, records.users.owner);
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const signIn = (visitor: Visitor, setCookie: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    visitor.cookies.set(name, value);
  };
  const signedIn = () => new Visitor(site, { cookie: sessions.pop()! });

  /** Opens a page, signs out in another tab, and sends the page's form. */
  async function sendTooLate(visitor: Visitor, path: string, fields: Record<string, string>) {
    const formOwner = ownerOn((await visitor.get(path)).text);
    expect(formOwner).not.toBe("");
    await visitor.postForm("/sign-out", {});
    const answer = await visitor.postForm(path, { website: "", formOwner, ...fields });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
    return answer;
  }

  test("comes back to who typed it, once, and is not sent by itself", async () => {
    const visitor = signedIn();
    const answer = await sendTooLate(visitor, "/review/2", { intent: "reject", reason: REASON });
    expect(answer.cookies.parked).toMatch(/HttpOnly/i);
    expect(answer.cookies.parked).toMatch(/Max-Age=3600/i);
    expect((await visitor.get("/sign-in?next=%2Freview%2F2")).text).toContain("it is kept for an hour");

    signIn(visitor, sessions.pop()!);
    expect((await visitor.get("/review/3")).text, "another page").not.toContain(NOTICE);
    const back = await visitor.get("/review/2");
    expect(back.text).toContain(NOTICE);
    expect(back.text).toContain(REASON);
    expect(back.text, "nothing was decided").toContain(">Reject<");
    expect(back.text.split(NOTICE), "over the form that it was typed into, and no other").toHaveLength(2);
    expect(visitor.cookies.has("parked")).toBe(false);
    expect((await visitor.get("/review/2")).text).not.toContain(REASON);
  });

  test(
    "is shown to nobody else, and waits for its owner",
    async () => {
      const visitor = signedIn();
      await sendTooLate(visitor, "/review/2", { intent: "reject", reason: REASON });
      signIn(visitor, stranger);
      for (const path of ["/review/2", "/account", "/patient-portal"])
        expect((await visitor.get(path)).text).not.toContain(REASON);
      const rows = await site.database((db) => db.select().from(parkedForms).where(eq(parkedForms.path, "/review/2")));
      expect(rows.map(({ userId }) => userId)).toEqual([records.users.admin]);
      expect(Buffer.from(rows[0]!.sealedFields).toString("latin1")).not.toContain("license");
      signIn(visitor, sessions.pop()!);
      expect((await visitor.get("/review/2")).text).toContain(REASON);
    },
    START,
  );

  test("without the mark of its owner, or with a forged one, is not kept", async () => {
    const visitor = new Visitor(site);
    for (const formOwner of ["", "forged", Buffer.alloc(40, 1).toString("base64url")]) {
      const answer = await visitor.postForm("/review/2", { formOwner, intent: "reject", reason: REASON });
      expect([answer.status, answer.cookies]).toEqual([303, {}]);
      expect((await visitor.postForm("/parked-form?for=/review/2", { formOwner, reason: REASON })).json()).toEqual({
        kept: false,
      });
    }
  });

  test("keeps no password: the page says that they are to be entered again", async () => {
    const visitor = new Visitor(site, { cookie: stranger });
    const owner = ownerOn((await visitor.get("/account")).text);
    visitor.cookies.delete("session");
    await visitor.postForm("/account", { formOwner: owner, currentPassword: SECRET, password: SECRET });
    signIn(visitor, stranger);
    const back = await visitor.get("/account");
    expect(back.text).toContain("Passwords, codes and files are not kept");
    expect(back.text).not.toContain(SECRET);
  });

  test("left by the page itself is only kept: nothing is done, three at the most, no other site's page", async () => {
    const visitor = signedIn();
    const formOwner = ownerOn((await visitor.get("/review/2")).text);
    const park = (path: string, reason: string) =>
      visitor.postForm(`/parked-form?for=${encodeURIComponent(path)}`, { formOwner, intent: "reject", reason });
    for (const path of ["/review/2", "/review/3", "/account", "/application"])
      expect((await park(path, REASON)).json()).toEqual({ kept: true });
    expect((await park("//evil.example", REASON)).status).toBe(400);
    expect((await visitor.postJson("/parked-form?for=/account", {})).status).toBe(400);
    expect((await visitor.get("/review/2")).text, "the fourth has taken its place").not.toContain(REASON);
    expect((await visitor.get("/review/3")).text).toContain(REASON);
  });

  test("of a screen that anybody may use: a chat's message waits for its owner, and is answered as nobody else's", async () => {
    const visitor = signedIn();
    const page = "/ai-consultation?conversation=new";
    const sessionId = "session_1_parked";
    const message = { intent: "send", message: REASON, sessionId, messageId: "0b9f6d0e-7d3b-4c55-9a55-0d7f30c0a111" };
    await sendTooLate(visitor, page, message);
    expect((await visitor.get("/ai-consultation")).text).not.toContain(REASON);

    signIn(visitor, stranger);
    expect((await visitor.get("/ai-consultation")).text).not.toContain(REASON);
    const theirs = ownerOn((await visitor.get(page)).text);
    signIn(visitor, sessions.pop()!);
    const [back, again] = [await visitor.get("/ai-consultation"), await visitor.get("/ai-consultation")];
    expect(back.text).toContain(NOTICE);
    expect(back.text).toContain(REASON);
    expect(again.text).not.toContain(REASON);
    const refused = await visitor.postForm(page, { website: "", formOwner: theirs, ...message });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Someone else signed in");

    const anonymous = new Visitor(site);
    expect(ownerOn((await anonymous.get(page)).text), "nobody's page says whose it is").toBe("");
  });

  test("of the booking form: a patient's request is never booked as nobody's, nor as somebody else's", async () => {
    const booked = (email: string) =>
      site.database((db) => db.select().from(appointmentRequests).where(eq(appointmentRequests.email, email)));
    const page = "/book-appointment";
    for (const pressed of [{ intent: "request" }, { show: "times" }] as Record<string, string>[]) {
      const email = `${Object.keys(pressed)[0]}@example.com`;
      const visitor = new Visitor(site, { cookie: stranger });
      const form = bookingForm({ email, reasonForVisit: REASON, preferredTime: "01:30 PM", ...pressed });
      await sendTooLate(visitor, page, form);
      expect(await booked(email)).toEqual([]);

      stranger = await site.database((db) => sessionFor(db, records.users.owner));
      signIn(visitor, stranger);
      const back = await visitor.get(page);
      for (const kept of [NOTICE, REASON, email, form.preferredDate]) expect(back.text).toContain(kept);
      expect(back.text).toMatch(/value="01:30 PM" selected/);
      expect(
        (await visitor.postForm(page, { ...form, formOwner: ownerOn(back.text), intent: "request", show: "" })).status,
      ).toBe(303);
      expect((await booked(email)).map(({ userId }) => userId)).toEqual([records.users.owner]);
    }

    const visitor = new Visitor(site, { cookie: stranger });
    const formOwner = ownerOn((await visitor.get(page)).text);
    signIn(visitor, sessions.pop()!);
    const refused = await visitor.postForm(
      page,
      bookingForm({ email: "two@example.com", formOwner, reasonForVisit: REASON }),
    );
    expect(refused.status).toBe(409);
    for (const kept of ["Someone else signed in", REASON, formOwner]) expect(refused.text).toContain(kept);
    expect(await booked("two@example.com")).toEqual([]);

    expect(ownerOn((await new Visitor(site).get(page)).text), "nobody's page says whose it is").toBe("");
  });

  test("sent under somebody else's session, changes nothing", async () => {
    const visitor = signedIn();
    const formOwner = ownerOn((await visitor.get("/account")).text);
    signIn(visitor, stranger);
    const answer = await visitor.postForm("/account", {
      formOwner,
      currentPassword: SECRET,
      password: "four new kind words",
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("Someone else signed in");
  });
});
