import { randomUUID } from "node:crypto";
import { patients, providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import type { Database } from "db/client";
import { EVERY_DAY } from "../../db/support/rows";
import { txt } from "../../support/example-files";
import { awaitMails, linkIn } from "../../support/mailbox";
import { patientForm } from "./accounts";
import { bookingForm } from "./examples";
import { multipart } from "./multipart";
import { prepareRecords } from "./records";
import { joinAtDesk, opened, say } from "./rooms";
import type { Site } from "./site";
import { Visitor, type Answer, type Body, type Headings } from "./visitor";

/** Stands in for what a person tells about themselves: whose it is, and which field. No such words are anywhere else. */
export const mark = (who: string, field: string) => `canary${who}${field}`;

/** One answer, and whose browser has it. */
export type Seen = { who: string; method: string; path: string; answer: Answer };

/** Somebody whose every answer is kept, to be looked through afterwards. */
export class Watched extends Visitor {
  constructor(
    site: Site,
    readonly who: string,
    private readonly seen: Seen[],
    options: { cookie?: string } = {},
  ) {
    super(site, options);
  }

  override async send(method: string, path: string, headers: Headings, body?: Body): Promise<Answer> {
    const answer = await super.send(method, path, headers, body);
    this.seen.push({ who: this.who, method, path, answer });
    return answer;
  }
}

/** @throws unless it is what is meant to happen: a walk that is refused on its first step shows nothing. */
function expectStatus(answer: Answer, wanted: number, what: string): Answer {
  if (answer.status !== wanted) throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
const hidden = ({ text }: Answer, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";

/** A specialist with a desk that is open every day. */
export async function prepareWalk(db: Database) {
  const records = await prepareRecords(db);
  await db.update(providers).set({ availability: EVERY_DAY, isVrEnabled: true }).where(eq(providers.id, records.providers.treating));
  await db.update(users).set({ passwordHash: "of no password" }).where(eq(users.id, records.users.treating));
  return records;
}
export type Walk = Awaited<ReturnType<typeof prepareWalk>>;

/** What the walk has made, by which others might try to get at it. */
export type Made = { patientId: number; ids: string[]; password: string; email: string; phone: string; born: string };

/**
 * A patient does all that there is to do, and tells a mark in every field that takes words; then
 * everything is asked for once more by a specialist whom it was told to.
 */
export async function walk(site: Site, { cookies, providers: { treating } }: Walk, seen: Seen[]): Promise<{ mara: Watched; nora: Watched; made: Made }> {
  const of = (field: string) => mark("mara", field);
  const mara = new Watched(site, "mara", seen);
  const nora = new Watched(site, "nora", seen, { cookie: cookies.treating });
  const made: Made = { patientId: 0, ids: [], password: of("password"), email: `${of("email")}@example.com`, phone: "+1 415 555 0134", born: "1985-03-27" };
  const names = { firstName: of("first"), lastName: of("last") };

  // Getting in, the wrong way and the right one.
  await mara.postForm("/register", patientForm({ ...names, email: made.email, password: "short" }));
  expectStatus(await mara.postForm("/register", patientForm({ ...names, email: made.email, password: made.password })), 303, "Registering");
  const [mail] = await awaitMails(site.dataDir, made.email, 1);
  const link = linkIn(mail!);
  await mara.get(link);
  await mara.postForm(link, { password: of("wrongpassword") });
  expectStatus(await mara.postForm(link, { password: made.password }), 303, "Confirming");
  await mara.postForm("/sign-out", {});
  await mara.postForm("/sign-in", { email: made.email, password: of("wrongpassword") });
  await mara.postForm("/reset-password", { email: made.email });
  expectStatus(await mara.postForm("/sign-in", { email: made.email, password: made.password }), 303, "Signing in");
  await mara.postForm("/account", { intent: "password", currentPassword: of("oldpassword"), password: of("newpassword") });

  // Who she is.
  const details = await mara.get("/patient-portal/details");
  const about = { ...names, dateOfBirth: made.born, gender: "female", heightCm: "170", emergencyContact: `${of("contact")} ${made.phone}`, insuranceProvider: of("insurance"), website: "" };
  await mara.postForm("/patient-portal/details", { ...about, dateOfBirth: of("born"), version: hidden(details, "version") });
  expectStatus(await mara.postForm("/patient-portal/details", { ...about, version: hidden(details, "version") }), 303, "The details");

  // Documents: their names and what is in them.
  const sent = multipart({ name: `${of("document")}.txt`, content: txt(of("content")), type: "text/plain" });
  const uploaded = await mara.postRaw("/patient-portal/documents", sent.body, { ...sent.headers, Accept: "application/json" });
  const [document] = expectStatus(uploaded, 201, "The document").json<{ documents: { id: string }[] }>().documents;
  const other = multipart({ name: `${of("program")}.exe`, content: Buffer.from(`MZ ${of("content")}`) });
  await mara.postRaw("/patient-portal/documents", other.body, other.headers);

  // Readings, by hand, by a device and from a file.
  await mara.postForm("/health-dashboard?tab=weight", { intent: "weigh", weight: of("weight"), unit: "kg", date: "", time: of("time"), zone: of("zone") });
  expectStatus(await mara.postForm("/health-dashboard?tab=weight", { intent: "weigh", weight: "82.5", unit: "kg", date: "", time: "", zone: "UTC" }), 303, "Weighing");
  await mara.postForm("/health-dashboard/limits", { heart_rate_high: of("limit") });
  expectStatus(await mara.postForm("/health-dashboard/devices", { intent: "add", name: of("device"), heart_rate: "on" }), 200, "The device");
  const csv = multipart({ name: `${of("file")}.csv`, content: Buffer.from(`deviceType,value,unit,timestamp\r\nheart_rate,72,bpm,2024-01-01T00:00:00Z\r\n${of("reading")},72,${of("unit")},${of("when")}\r\n`), type: "text/csv" });
  const preview = expectStatus(await mara.postRaw("/health-dashboard/import", csv.body, csv.headers), 303, "The file of readings").headers.get("location")!;
  await mara.get(preview);

  // An appointment, asked for, looked at and given back; and a request of one who has no account.
  const booking = { ...names, email: made.email, phone: made.phone, dateOfBirth: made.born, reasonForVisit: `${of("reason")} of the visit, in a few words`, insuranceProvider: of("insurance"), emergencyContact: of("contact"), specialist: String(treating), patientZone: "America/New_York", preferredTime: "11:00 AM" };
  await mara.postForm(`/book-appointment?specialist=${treating}`, { ...bookingForm(booking), email: of("noemail") });
  expectStatus(await mara.postForm(`/book-appointment?specialist=${treating}`, bookingForm(booking)), 303, "Booking");
  await mara.get("/book-appointment?requested");
  await mara.postForm("/parked-form?for=/book-appointment", booking);
  const desk = await nora.get("/desk");
  const request = /data-request="(\d+)"/.exec(desk.text)?.[1] ?? "";
  const asked = expectStatus(await nora.get(`/desk/requests/${request}`), 200, "The request at the desk");
  const noon = new Date(Date.now() + 20 * 86_400_000).toISOString();
  await nora.postForm(`/desk/requests/${request}`, { intent: "propose", seen: hidden(asked, "seen"), startsAt: noon, note: mark("nora", "note") });
  expectStatus(await nora.postForm(`/desk/requests/${request}`, { intent: "decline", seen: hidden(asked, "seen"), reason: mark("nora", "reason") }), 303, "Declining");
  const mails = await awaitMails(site.dataDir, made.email, 4);
  const key = mails.flatMap(({ text }) => /\/appointments\/[\w.-]+/.exec(text)?.[0] ?? [])[0];
  if (key) await mara.get(key);

  // What she feels.
  const complaints = { symptoms: [of("symptom"), "sneezing"], patientAge: 41, patientGender: "female", medicalHistory: [of("history")] };
  expectStatus(await mara.postJson("/api/ai/analyze-symptoms", complaints), 200, "The analysis");
  await mara.postForm("/ai-consultation", { intent: "analyze", symptom: of("symptom"), age: "41", gender: "female", medicalHistory: of("history") });
  const told = `I am ${names.firstName} ${names.lastName}, ${made.email}, born ${made.born}, call ${made.phone}, at 12 Canarymarastreet Road or https://${of("site")}.example/me, MRN-${of("number")}. My ${of("symptom")} hurts.`;
  const question = { message: told, sessionId: `chat-${randomUUID()}`, patientContext: { age: 41, gender: "female", currentSymptoms: [of("symptom")], medicalHistory: [of("history")] } };
  expectStatus(await mara.postJson("/api/ai/consultation", question), 200, "The consultation");
  expectStatus(await mara.postJson("/api/ai/chat", { ...question, message: `${told} Still.`, messageId: randomUUID() }), 200, "The chat");
  await mara.postForm("/ai-consultation", { intent: "send", message: told, sessionId: question.sessionId, messageId: randomUUID() });
  expectStatus(await mara.postJson("/api/ai/drug-interactions", { medications: [of("drug"), "ibuprofen"] }), 200, "The interactions");
  await mara.get("/ai-consultation");

  // A consultation.
  const room = await opened(mara, { providerId: treating });
  expectStatus(await joinAtDesk(nora, room.roomId), 303, "Joining");
  await say(mara, room.roomId, { type: "message", id: randomUUID(), text: of("line") });
  await say(mara, room.roomId, { type: "message", text: of("line"), seat: of("seat") });
  await mara.postForm(`/vr-consultation/${room.roomId}`, { intent: "message", id: randomUUID(), text: of("formline") });
  await nora.get(`/vr-consultation/${room.roomId}`);

  // Everything once more, as it stands now.
  const [record] = await site.database((db) => db.select({ id: patients.id }).from(patients).where(eq(patients.firstName, names.firstName)));
  made.patientId = record!.id;
  made.ids = [String(made.patientId), document!.id, room.roomId, preview.split("/").at(-1)!, request];
  for (const who of [mara, nora]) {
    for (const path of ["/patient-portal", "/patient-portal?tab=documents", "/patient-portal?tab=appointments", "/patient-portal/record.txt", "/patient-portal/accesses", "/account", "/health-dashboard/devices", `/patient-portal/documents/${document!.id}`, `/api/patients/${made.patientId}`, `/desk/requests/${request}`, `/desk/patients/${made.patientId}`]) await who.get(path);
  }
  return { mara, nora, made };
}
