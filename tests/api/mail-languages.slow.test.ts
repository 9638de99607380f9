import { appointmentRequests, mails, users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "~/domain/mail";
import { acceptRequest } from "~/services/appointments/changes.server";
import { createOutbox, MAIL_SEAL } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { bookingServices } from "../db/support/appointments";
import { addDeskProvider, addUser } from "../db/support/rows";
import { awaitMails, linkIn } from "../support/mailbox";
import { PASSWORD, patientForm } from "./support/accounts";
import { bookingForm, workdayFromNow } from "./support/examples";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const SPANISH = { "Accept-Language": "es-MX,es;q=0.9,en;q=0.5" };
const ARABIC = { "Accept-Language": "ar" };
const OTHER_DEVICE = {
  "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const DATE = workdayFromNow(12);

describe.each(siteEngines)("the language of mails on $name", ({ openSite }) => {
  let site: Site;
  let provider: number;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        const userId = await addUser(db, {
          email: "nora.okafor@example.com",
          firstName: "Nora",
          lastName: "Okafor",
          passwordHash: "of no password",
        });
        provider = await addDeskProvider(db, { userId });
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const mailTo = async (email: string, number: number) => (await awaitMails(site.dataDir, email, number))[number - 1]!;
  /** A patient who has registered and confirmed in Spanish. */
  async function spanishPatient() {
    const form = patientForm();
    const visitor = new Visitor(site);
    await visitor.postForm("/register", form, SPANISH);
    const mail = await mailTo(form.email, 1);
    await visitor.postForm(linkIn(mail), { password: PASSWORD }, SPANISH);
    return { visitor, email: form.email, mail };
  }

  test("an account is written to in the language in which it was made, whoever asks for a mail in another", async () => {
    const { email, mail } = await spanishPatient();
    expect(mail.subject).toBe("Confirme su dirección de correo");
    expect(mail.text).toMatch(/^Hola, Mara:\n/);

    await new Visitor(site).postForm("/register", patientForm({ email }), ARABIC);
    expect((await mailTo(email, 2)).subject).toBe("Usted ya tiene una cuenta de Kindweight");

    const stranger = new Visitor(site);
    await stranger.postForm("/reset-password", { email, website: "" }, ARABIC);
    const reset = await mailTo(email, 3);
    expect(reset.subject).toBe("Elija una contraseña nueva");
    await stranger.postForm(linkIn(reset), { password: "four very kind words" }, ARABIC);
    expect((await mailTo(email, 4)).subject).toBe("Su contraseña se cambió");
  });

  test("a new device is told of in the language that was the owner’s before it; what they choose themselves counts from then on", async () => {
    const { visitor, email } = await spanishPatient();
    const other = new Visitor(site);
    other.cookies.set("language", "ar");
    await other.postForm("/sign-in", { email, password: PASSWORD }, OTHER_DEVICE);
    const notice = await mailTo(email, 2);
    expect(notice.subject).toBe("Un nuevo inicio de sesión en su cuenta");
    expect(notice.text).toMatch(
      /Dispositivo: Firefox en Windows\nCuándo: \S+, \d+ de \S+ de \d{4}, \d+:\d\d [ap]\. m\. UTC\n/,
    );

    await new Visitor(site).postForm("/reset-password", { email, website: "" });
    expect((await mailTo(email, 3)).subject).toBe("اختر كلمة مرور جديدة");

    expect((await visitor.postForm("/language", { language: "en" })).status).toBe(303);
    await new Visitor(site).postForm("/reset-password", { email, website: "" }, ARABIC);
    expect((await mailTo(email, 4)).subject).toBe("Choose a new password");
  });

  test("an account from before there were languages is written to in the one that is asked in, and keeps what its browser says when it signs in", async () => {
    const { email, visitor } = await spanishPatient();
    const known = () =>
      site.database(
        async (db) =>
          (await db.select({ language: users.language }).from(users).where(eq(users.email, email)))[0]!.language,
      );
    await site.database((db) => db.update(users).set({ language: null }).where(eq(users.email, email)));
    await new Visitor(site).postForm("/reset-password", { email, website: "" }, ARABIC);
    expect((await mailTo(email, 2)).subject).toBe("اختر كلمة مرور جديدة");
    expect(await known()).toBeNull();
    await visitor.postForm("/sign-in", { email, password: PASSWORD }, SPANISH);
    expect(await known()).toBe("es");
  });

  test("a specialist is written to in English, whatever they read", async () => {
    const email = "reads.spanish@example.com";
    await site.database((db) =>
      addUser(db, { email, firstName: "Luz", lastName: "Mora", passwordHash: "of no password", language: "es" }),
    );
    await new Visitor(site).postForm("/reset-password", { email, website: "" }, SPANISH);
    expect((await mailTo(email, 1)).subject).toBe("Choose a new password");
  });

  test(
    "an appointment’s mails are in the language in which it was asked for, until its patient changes it in another; the calendar’s entry is, too",
    async () => {
      const email = `layla-${site.engine}@example.com`.toLowerCase();
      const form = bookingForm({
        specialist: String(provider),
        email,
        preferredDate: DATE,
        preferredTime: "02:00 PM",
        patientZone: "America/New_York",
      });
      expect((await new Visitor(site).postForm(`/book-appointment?specialist=${provider}`, form, ARABIC)).status).toBe(
        303,
      );
      const requested = await mailTo(email, 1);
      expect(requested.subject).toMatch(/^تلقينا طلب موعدك \u2068KW-[\w-]+\u2069$/);
      expect(requested.text).toContain("2:00 م بتوقيت شيكاغو (3:00 م بتوقيت نيويورك)");
      expect(requested.text).not.toContain(form.reasonForVisit);
      expect((await mailTo("nora.okafor@example.com", 1)).subject).toMatch(/^New appointment request/);

      // Accepted at the desk, in English: the patient's language is the appointment's.
      await site.database(async (db) => {
        const [row] = await db.select().from(appointmentRequests).where(eq(appointmentRequests.email, email));
        expect(row!.language).toBe("ar");
        const app = bookingServices(db, { now: new Date(), secret: SESSION_SECRET });
        expect(await acceptRequest(app, { providerId: provider, id: row!.id })).toMatchObject({ outcome: "done" });
        const reminder = await db
          .select()
          .from(mails)
          .where(sql`${mails.onceKey} like ${`reminder:${row!.reference}:%`}`);
        expect(app.seal.open(MAIL_SEAL, reminder[0]!.sealed!)).toMatchObject({
          kind: "appointment-reminder",
          language: "ar",
          whenWords: expect.stringContaining("بتوقيت شيكاغو") as string,
        });
      });
      const accepted = await mailTo(email, 2);
      expect(accepted.subject).toMatch(/^تم تأكيد موعدك /);
      expect(accepted.calendar!.replace(/\r\n /g, "")).toContain("SUMMARY:موعد مع \u2068د. أخصائي");

      const link = linkIn(accepted);
      const file = await new Visitor(site).get(`${link}.ics`, SPANISH);
      expect(file.headers.get("content-language")).toBe("es");
      expect(file.text).toContain(`SUMMARY:Cita con Dr. Especialista ${provider}`);

      await new Visitor(site).postForm(link, { intent: "cancel", website: "" }, SPANISH);
      expect((await mailTo(email, 3)).subject).toMatch(/^Su cita KW-[\w-]+ se canceló$/);
    },
    START,
  );

  test("a mail that an earlier version has queued is sent as it was meant", async () => {
    const email = `old-${site.engine}@example.com`.toLowerCase();
    const old = {
      kind: "appointment-reminder",
      to: email,
      firstName: "Ada",
      reference: "KW-7F3K-92QD",
      appointmentType: "Video Consultation",
      specialist: "Dr. Specialist 7",
      when: "Tue, Mar 10, 2026, 9:30 AM Chicago time",
      path: "/appointments/KW-7F3K-92QD.abc",
      calendar: null,
    } as Mail;
    await site.database((db) =>
      createOutbox({ seal: createSeal(SESSION_SECRET), clock: () => new Date() }).queue(db, old),
    );
    const { subject, text } = await mailTo(email, 1);
    expect(subject).toBe("A reminder of your appointment KW-7F3K-92QD");
    expect(text).toContain(
      "What: Video Consultation\nWith: Dr. Specialist 7\nWhen: Tue, Mar 10, 2026, 9:30 AM Chicago time\n",
    );
  });
});
