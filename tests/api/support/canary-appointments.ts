import { appointmentRequests } from "db/schema";
import { eq } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { instantAt } from "~/domain/zones";
import { mailsTo } from "../../support/mailbox";
import { CHOICES, expectStatus, FIGURES, hidden, mark, of, Watched, type Cast } from "./canary";
import { bookingForm } from "./examples";

/** What is told with a request, by whoever asks. */
const wish = (who: string, email: string, treating: number) => ({
  ...{
    firstName: mark(who, "first"),
    lastName: mark(who, "last"),
    email,
    phone: FIGURES.phone,
    dateOfBirth: FIGURES.born,
    preferredDate: CHOICES.day,
  },
  ...{
    reasonForVisit: `${mark(who, "reason")} of the visit, in a few words`,
    insuranceProvider: mark(who, "insurance"),
    emergencyContact: mark(who, "contact"),
    specialist: String(treating),
    patientZone: CHOICES.zone,
  },
});

/** A request and the address that its mails link to. */
type Asked = { id: number; link: string };

/**
 * Appointments are asked for, declined, proposed, accepted, moved and cancelled: at the desk, and by the link of a
 * mail, with an account and without. @returns their numbers.
 */
export async function askForAppointments(cast: Cast): Promise<string[]> {
  const { mara, made } = cast;
  const treating = cast.people.providers.treating;
  const form = wish("mara", made.email, treating);
  await mara.postForm(`/book-appointment?specialist=${treating}`, { ...bookingForm(form), email: of("noemail") });
  const declined = await ask(cast, mara, { ...form, preferredTime: "09:00 AM" });
  await mara.postForm("/parked-form?for=/book-appointment", form);
  await answer(cast, declined, { intent: "decline", reason: "short" });
  expectStatus(await answer(cast, declined, { intent: "decline", reason: mark("nora", "reason") }), 303, "Declining");

  // Proposed, accepted, moved and accepted again: what is left of it is a reminder that waits to be sent.
  const agreed = await ask(cast, mara, { ...form, preferredTime: "10:00 AM" });
  const at = instantAt("America/Denver", CHOICES.day, "14:00").toISOString();
  await answer(cast, agreed, { intent: "propose", startsAt: mark("nora", "time"), note: mark("nora", "note") });
  expectStatus(
    await answer(cast, agreed, { intent: "propose", startsAt: at, note: mark("nora", "note") }),
    303,
    "Proposing",
  );
  for (const path of [agreed.link, `${agreed.link}.ics`]) await mara.get(path);
  expectStatus(await mara.postForm(agreed.link, { intent: "accept", website: "" }), 303, "Accepting the proposal");
  const other = { preferredDate: CHOICES.day, preferredTime: "03:00 PM", patientZone: CHOICES.zone, website: "" };
  await mara.postForm(agreed.link, { ...other, intent: "move", preferredDate: of("date"), patientZone: of("zone") });
  await mara.postForm(agreed.link, { ...other, show: of("show") });
  expectStatus(await mara.postForm(agreed.link, { ...other, intent: "move" }), 303, "Moving");
  expectStatus(await answer(cast, agreed, { intent: "accept" }), 303, "Accepting");
  await mara.get(agreed.link);

  // One who has no account, and gives it back.
  const gail = new Watched(cast.site, "gail", cast.seen);
  const cancelled = await ask(cast, gail, {
    ...wish("gail", `${mark("gail", "email")}@example.com`, treating),
    preferredTime: "11:00 AM",
  });
  await gail.get(`${cancelled.link}?cancel`);
  await gail.postForm(cancelled.link, { intent: mark("gail", "intent"), website: "" });
  expectStatus(await gail.postForm(`${cancelled.link}?cancel`, { intent: "cancel", website: "" }), 303, "Cancelling");
  await gail.get(cancelled.link);
  return [declined, agreed, cancelled].map(({ id }) => String(id));
}

async function ask({ site }: Cast, who: Watched, form: Record<string, string>): Promise<Asked> {
  expectStatus(
    await who.postForm(`/book-appointment?specialist=${form.specialist}`, bookingForm(form)),
    303,
    "Booking",
  );
  const [reference] = /KW-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await who.get("/book-appointment?requested")).text) ?? [];
  if (!reference) throw new Error("The request has no reference");
  const [row] = await site.database((db) =>
    db
      .select({ id: appointmentRequests.id })
      .from(appointmentRequests)
      .where(eq(appointmentRequests.reference, reference)),
  );
  for (let tries = 0; tries < 300; tries++) {
    const link = mailsTo(site.dataDir, form.email!).flatMap(
      ({ text }) => new RegExp(`/appointments/${reference}\\.[\\w-]+`).exec(text) ?? [],
    )[0];
    if (link) return { id: row!.id, link };
    await sleep(50);
  }
  throw new Error("No mail with a link to the appointment came");
}

/** What the specialist says to a request as it stands now. */
async function answer({ nora }: Cast, { id }: Asked, said: Record<string, string>) {
  const page = expectStatus(await nora.get(`/desk/requests/${id}`), 200, "The request at the desk");
  return nora.postForm(`/desk/requests/${id}`, { ...said, seen: hidden(page, "seen") });
}
