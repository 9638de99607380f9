import { randomUUID } from "node:crypto";
import { patients, users } from "db/schema";
import { eq } from "drizzle-orm";
import { txt } from "../../support/example-files";
import { awaitMails, linkIn } from "../../support/mailbox";
import { patientForm } from "./accounts";
import {
  CHOICES,
  expectStatus,
  FIGURES,
  hidden,
  NAMES,
  of,
  Watched,
  type Cast,
  type Made,
  type Seen,
  type Walk,
} from "./canary";
import { askForAppointments } from "./canary-appointments";
import { apply } from "./canary-applicants";
import { addMedicalRecord, openInEmergency } from "./canary-record";
import { tellReadings } from "./canary-readings";
import { multipart } from "./multipart";
import { joinAtDesk, opened, say } from "./rooms";
import type { Site } from "./site";

/**
 * A patient does all that there is to do, and tells a mark in every field that takes words; what only a
 * practice's own program writes into her record is put there. Specialists apply, too. Then everything is
 * asked for once more by her and by a specialist whom it was told to.
 */
export async function walk(site: Site, people: Walk, seen: Seen[]): Promise<Cast> {
  const made: Made = { patientId: 0, ids: [], password: of("password"), email: `${of("email")}@example.com` };
  const cast: Cast = {
    site,
    people,
    seen,
    made,
    mara: new Watched(site, "mara", seen),
    nora: new Watched(site, "nora", seen, { cookie: people.cookies.treating }),
  };
  const { mara, nora } = cast;
  await getIn(cast);
  const [record] = await site.database((db) =>
    db.select({ id: patients.id }).from(patients).where(eq(patients.firstName, NAMES.firstName)),
  );
  made.patientId = record!.id;
  await tellWho(cast);
  const visits = await addMedicalRecord(cast);
  await openInEmergency(cast);
  const document = await sendDocuments(cast);
  const preview = await tellReadings(cast);
  const requests = await askForAppointments(cast);
  await tellComplaints(cast);
  const room = await meet(cast);
  await apply(cast);
  await parkSomething(cast);

  made.ids = [String(made.patientId), document, room, preview, ...requests, ...visits];
  const pages = [
    "/patient-portal",
    "/patient-portal?tab=history",
    "/patient-portal?tab=prescriptions",
    "/patient-portal?tab=documents",
    "/patient-portal?tab=appointments",
    "/patient-portal/details",
    "/patient-portal/record.txt",
    "/patient-portal/record.json",
    "/patient-portal/accesses",
    "/account",
    "/health-dashboard",
    "/health-dashboard/export.csv?what=all&from=2020-01-01",
    "/health-dashboard/devices",
  ];
  const addresses = [
    `/patient-portal/documents/${document}`,
    `/api/patients/${made.patientId}`,
    `/api/consultations/patient/${made.patientId}`,
    `/api/prescriptions/patient/${made.patientId}`,
    `/api/health-monitoring/${made.patientId}/latest`,
    `/api/health-monitoring/${made.patientId}/alerts`,
    `/desk/patients/${made.patientId}`,
  ];
  for (const who of [mara, nora]) {
    for (const path of [
      ...pages,
      ...addresses,
      ...visits.map((id) => `/patient-portal/visits/${id}`),
      ...requests.flatMap((id) => [`/desk/requests/${id}`, `/desk/visits/${id}`]),
    ])
      await who.get(path);
  }
  return cast;
}

/** Gets in, the wrong way and the right one. */
async function getIn({ site, mara, made }: Cast): Promise<void> {
  const browserZone = CHOICES.zone;
  await mara.postForm("/register", patientForm({ ...NAMES, email: made.email, password: "short" }));
  expectStatus(
    await mara.postForm("/register", patientForm({ ...NAMES, email: made.email, password: made.password })),
    303,
    "Registering",
  );
  const [mail] = await awaitMails(site.dataDir, made.email, 1);
  const link = linkIn(mail!);
  await mara.get(link);
  await mara.postForm(link, { password: of("wrongpassword") });
  expectStatus(await mara.postForm(link, { password: made.password }), 303, "Confirming");
  await mara.postForm("/sign-out", {});
  await mara.postForm("/sign-in", { email: made.email, password: of("wrongpassword") });
  await mara.postForm("/reset-password", { email: made.email });
  expectStatus(
    await mara.postForm("/sign-in", { email: made.email, password: made.password, browserZone }),
    303,
    "Signing in",
  );
  await mara.postForm("/account", {
    intent: "password",
    currentPassword: of("oldpassword"),
    password: of("newpassword"),
  });
  await mara.postForm("/account", { intent: "time-zone", timeZone: of("zone") });
  expectStatus(await mara.postForm("/account", { intent: "time-zone", timeZone: CHOICES.zone }), 303, "The time zone");
}

/** Says who she is. */
async function tellWho({ mara }: Cast): Promise<void> {
  const details = await mara.get("/patient-portal/details");
  const about = {
    ...NAMES,
    dateOfBirth: FIGURES.born,
    gender: CHOICES.gender,
    heightCm: FIGURES.height,
    emergencyContact: `${of("contact")} ${FIGURES.phone}`,
    insuranceProvider: of("insurance"),
    website: "",
  };
  await mara.postForm("/patient-portal/details", {
    ...about,
    dateOfBirth: of("born"),
    version: hidden(details, "version"),
  });
  expectStatus(
    await mara.postForm("/patient-portal/details", { ...about, version: hidden(details, "version") }),
    303,
    "The details",
  );
}

/** Documents: their names and what is in them. @returns the number of the one that is kept. */
async function sendDocuments({ mara }: Cast): Promise<string> {
  const sent = multipart({ name: `${of("document")}.txt`, content: txt(of("content")), type: "text/plain" });
  const uploaded = await mara.postRaw("/patient-portal/documents", sent.body, {
    ...sent.headers,
    Accept: "application/json",
  });
  const [document] = expectStatus(uploaded, 201, "The document").json<{ documents: { id: string }[] }>().documents;
  const other = multipart({ name: `${of("program")}.exe`, content: Buffer.from(`MZ ${of("content")}`) });
  await mara.postRaw("/patient-portal/documents", other.body, other.headers);
  return document!.id;
}

/** What she feels, told to the analysis, the assistant and the interaction checker. */
async function tellComplaints({ mara, made }: Cast): Promise<void> {
  const complaints = {
    symptoms: [of("symptom"), "sneezing"],
    patientAge: 41,
    patientGender: CHOICES.gender,
    medicalHistory: [of("history")],
  };
  expectStatus(await mara.postJson("/api/ai/analyze-symptoms", complaints), 200, "The analysis");
  const typed = { symptom: of("symptom"), age: "41", gender: CHOICES.gender, medicalHistory: of("history") };
  await mara.postForm("/ai-consultation", { ...typed, intent: "analyze" });
  const told = `I am ${NAMES.firstName} ${NAMES.lastName}, ${made.email}, born ${FIGURES.born}, call ${FIGURES.phone}, at 12 Canarymarastreet Road or https://${of("site")}.example/me, MRN-${of("number")}. My ${of("symptom")} hurts.`;
  const question = {
    message: told,
    sessionId: `chat-${randomUUID()}`,
    patientContext: {
      age: 41,
      gender: CHOICES.gender,
      currentSymptoms: [of("symptom")],
      medicalHistory: [of("history")],
    },
  };
  expectStatus(await mara.postJson("/api/ai/consultation", question), 200, "The consultation");
  const messageId = randomUUID();
  expectStatus(
    await mara.postJson("/api/ai/chat", { ...question, message: `${told} Still.`, messageId }),
    200,
    "The chat",
  );
  expectStatus(
    await mara.postJson("/api/ai/stop", { sessionId: question.sessionId, messageId, after: 3 }),
    200,
    "Stopping",
  );
  await mara.postForm("/ai-consultation", {
    ...typed,
    intent: "send",
    message: told,
    sessionId: question.sessionId,
    messageId: randomUUID(),
  });
  expectStatus(
    await mara.postJson("/api/ai/drug-interactions", { medications: [of("drug"), "ibuprofen"] }),
    200,
    "The interactions",
  );
  await mara.get("/ai-consultation");
  await mara.get("/ai-consultation/conversations");
}

/** A consultation. @returns the room. */
async function meet({ mara, nora, people }: Cast): Promise<string> {
  const room = await opened(mara, { providerId: people.providers.treating });
  expectStatus(await joinAtDesk(nora, room.roomId), 303, "Joining");
  await say(mara, room.roomId, { type: "message", id: randomUUID(), text: of("line") });
  await say(mara, room.roomId, { type: "message", text: of("line"), seat: of("seat") });
  await mara.postForm(`/vr-consultation/${room.roomId}`, { intent: "message", id: randomUUID(), text: of("formline") });
  await nora.get(`/vr-consultation/${room.roomId}`);
  return room.roomId;
}

/** Leaves a form behind that was sent after its session had ended. */
async function parkSomething({ site, mara, seen, made }: Cast): Promise<void> {
  const [user] = await site.database((db) =>
    db.select({ id: users.id }).from(users).where(eq(users.email, made.email)),
  );
  if (!user) throw new Error("The account is not there");
  const formOwner = hidden(await mara.get("/patient-portal/details"), "formOwner");
  const late = new Watched(site, "mara", seen);
  expectStatus(
    await late.postForm("/patient-portal/details", {
      ...NAMES,
      emergencyContact: of("parked"),
      website: "",
      formOwner,
    }),
    303,
    "A form too late",
  );
}
