import { conversations, documents, patients, users } from "db/schema";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RETENTION_MS } from "~/domain/retention";
import { createCookies } from "~/services/sessions/cookies.server";
import { DAY_MS } from "~/domain/durations";
import { addUsers } from "../db/support/rows";
import { openServerSite, type Site, START } from "./support/site";
import { Visitor } from "./support/visitor";

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the page on privacy", () => {
  let plain: Site;
  let withModel: Site;
  beforeAll(async () => {
    [plain, withModel] = await Promise.all([
      openServerSite(),
      openServerSite({
        env: {
          PUBLIC_URL: "https://care.example",
          OPENAI_API_KEY: "none",
          OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
          TURN_URL: "turn:turn.example.com:3478",
          TURN_SECRET: "sixteen characters",
          SUPPORT_EMAIL: "help@care.example",
          SUPPORT_PHONE: "1-800-555-0199",
        },
      }),
    ]);
  }, START);
  afterAll(() => Promise.all([plain?.stop(), withModel?.stop()]));

  test("names each cookie that there is, as the browser has it, with its life", async () => {
    for (const [site, secure] of [
      [plain, false],
      [withModel, true],
    ] as const) {
      const page = textOf((await new Visitor(site).get("/privacy")).text);
      const names = Object.values(createCookies({ secure, sessionSecret: "x".repeat(32), previousSecrets: [] })).map(
        ({ name }) => name,
      );
      expect(names).toHaveLength(9);
      for (const name of [...names, secure ? "__Host-language" : "language"]) expect(page).toContain(` ${name} `);
      expect(page).toMatch(/(?:__Host-)?session Keeps you signed in 12 hours/);
      expect(page).toMatch(/chat Finds your conversations [^.]*? Until the browser is closed/);
      expect(page).toMatch(/language Remembers the language that you chose 1 year/);
    }
  });

  test("says how long things are kept, in the program's own figures", async () => {
    const page = textOf((await new Visitor(plain).get("/privacy")).text);
    expect(page).toContain(`Emails that we sent ${RETENTION_MS.mails / DAY_MS} days`);
    expect(page).toContain(`and when ${RETENTION_MS.sessions / DAY_MS} days after it ended`);
    expect(page).toContain("90 days after it ended, of visitors 24 hours");
    expect(page).toContain("To confirm your address 3 days, for a new password 1 hour");
    expect(page).toContain("15 minutes after you last did something, and 12 hours after you signed in");
    expect(page).not.toMatch(/NaN|undefined|\{\w+\}/);
  });

  test("tells of a language model, a relay and whom to ask as this site is set up, and repeats no secret and no inner address", async () => {
    const without = (await new Visitor(plain).get("/privacy")).text;
    expect(without).toContain("No language model is connected to this site");
    expect(without).not.toContain("a relay passes on");
    const answer = (await new Visitor(withModel).get("/privacy")).text;
    expect(answer).toContain("A language model of another company is connected to this site");
    expect(textOf(answer)).toContain("the last 20 messages");
    expect(answer).toContain("a relay passes on");
    expect(answer).toContain("mailto:help@care.example");
    expect(answer).toContain("tel:18005550199");
    expect(answer).not.toMatch(/127\.0\.0\.1:9|turn\.example|sixteen characters/);
    const arabic = await new Visitor(withModel).get("/privacy", { "Accept-Language": "ar" });
    expect(arabic.text).toContain("هذا الموقع متصل بنموذج لغة لشركة أخرى");
  });

  test("what it says goes with an account does go with it", async () => {
    await plain.database(async (db) => {
      const [id] = await addUsers(db, [{ role: "patient" }]);
      const [patient] = await db
        .insert(patients)
        .values({
          userId: id!,
          medicalRecordNumber: "MR-TEST-0001",
          firstName: "A",
          lastName: "B",
          medicalHistory: [],
          allergies: [],
          medications: [],
        })
        .returning();
      await db.insert(documents).values({
        id: randomUUID(),
        patientId: patient!.id,
        userId: id!,
        name: "a.pdf",
        contentType: "application/pdf",
        size: 1,
        hash: Buffer.alloc(32),
        createdAt: new Date(),
      });
      await db
        .insert(conversations)
        .values({ id: randomUUID(), userId: id!, sessionId: "one", createdAt: new Date(), updatedAt: new Date() });
      await db.delete(users).where(eq(users.id, id!));
      expect(await db.select().from(patients).where(eq(patients.id, patient!.id))).toEqual([]);
      expect(await db.select().from(documents).where(eq(documents.patientId, patient!.id))).toEqual([]);
      expect(await db.select().from(conversations).where(eq(conversations.userId, id!))).toEqual([]);
    });
  });
});
