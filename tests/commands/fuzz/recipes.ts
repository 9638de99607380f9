import { randomUUID } from "node:crypto";
import type { z } from "zod";
import * as account from "~/domain/account";
import { answerSchema, cancelSchema } from "~/domain/appointments/answer-schema";
import { keptAnalysisSchema } from "~/domain/assistant/analysis-schema";
import { chatRequestSchema, consultationRequestSchema, stopRequestSchema } from "~/domain/assistant/chat-schema";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import { emergencyReviewSchema, emergencySchema } from "~/domain/emergency-schema";
import { interactionFormSchema } from "~/domain/interactions/form-schema";
import { interactionRequestSchema } from "~/domain/interactions/schema";
import { addDays, dateIn } from "~/domain/dates";
import { patientDetailsSchema } from "~/domain/patient-details-schema";
import { patientSearchSchema } from "~/domain/patient-search";
import { predictionRequestSchema } from "~/domain/prediction/schema";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { hoursSchema, practiceSchema } from "~/domain/providers/practice-schema";
import { pictureSchema } from "~/domain/providers/picture-schema";
import { decisionSchema, resubmissionSchema } from "~/domain/providers/review-schema";
import { accountSchema, profileSchema, providerCreateSchema } from "~/domain/providers/signup";
import { newRoomId } from "~/domain/room/room";
import {
  enterFormSchema,
  joinFormSchema,
  joinVisitFormSchema,
  roomFormSchema,
  roomSaidSchema,
  vrSessionSchema,
} from "~/domain/room/room-schema";
import { symptomRequestSchema } from "~/domain/triage/schema";
import { deviceChangeSchema } from "~/domain/vitals/device-schema";
import { importChangeSchema, importUploadSchema } from "~/domain/vitals/import-schema";
import { readingsRequestSchema } from "~/domain/vitals/ingest-schema";
import { limitsSchema } from "~/domain/vitals/alert-limits-schema";
import { goalSchema, weighSchema } from "~/domain/weight/schema";
import { PASSWORD } from "../../api/support/accounts";
import type { Known } from "./known";
import { REJECTED, type World } from "./people";

/** Who sends it and with what, to fill in what no schema can know. */
type Sender = { who: string; email: string; world: World; known: Known; pick: number };
type Fields = Record<string, unknown>;

/**
 * How a route that takes something is asked so that it does: from its schema, and from the page where its form stands.
 */
export type Recipe = {
  schemas: z.ZodType[];
  /** JSON, or the form of a page: the route's own unless it says another. */
  json?: boolean;
  page?: string;
  /** Who may; everybody unless it says so. Others ask as well. */
  people?: string[];
  /** Ends sessions or changes accounts: asked with a session that nothing else needs. */
  throwsAway?: boolean;
  /** Opens a session, which ends the one that it is asked with: nobody's own is taken for it. */
  opensSession?: boolean;
  /** What only the records know. */
  knowing?: (sender: Sender) => Fields;
  /** Buttons that its page has only beside what another request brought, like an analysis to be cleared. */
  buttons?: { name: string; value: string }[];
  file?: "csv" | "document";
  /** Leads a form back whatever came of it, and says a refusal by its status only to whoever asks for JSON. */
  tellsScripts?: boolean;
  /** What it answers, whatever is sent. */
  never?: "refuses" | "succeeds";
};

const isCommon = () => false;
const password = () => ({ password: PASSWORD, confirmPassword: PASSWORD, currentPassword: PASSWORD });
let count = 0;
const newAddress = () => ({ email: `fuzz-${++count}-${randomUUID().slice(0, 8)}@example.com` });
const patients = ["owner", "otherPatient"];
const monitored = ["owner", "treating", "otherPatient"];

/**
 * Every route that takes something, by its id. What an action of a route that is not here lets through is a finding.
 */
export const recipesAt = (now: Date): Record<string, Recipe> => ({
  "routes/$": { schemas: [], never: "succeeds" },
  "routes/api.$": { schemas: [], json: true, never: "succeeds" },
  "routes/dev.mail": { schemas: [], never: "succeeds" },
  "routes/session": { schemas: [], json: true, never: "refuses" },
  "routes/display": { schemas: [], knowing: () => ({ display: "light" }) },
  "routes/language": { schemas: [], knowing: ({ pick }) => ({ language: ["en", "es", "ar"][pick % 3] }) },
  "routes/parked-form": { schemas: [account.accountChangeSchema(isCommon)], page: "/parked-form?for=/account" },
  "routes/sign-out": { schemas: [], throwsAway: true, never: "refuses" },
  "routes/account": { schemas: [account.accountChangeSchema(isCommon)], throwsAway: true, knowing: password },
  "routes/account_.second-factor": { schemas: [account.secondFactorSchema], throwsAway: true, knowing: password },
  "routes/sign-in": {
    schemas: [account.signInSchema],
    people: ["nobody"],
    opensSession: true,
    knowing: ({ email }) => ({ email, ...password() }),
  },
  "routes/sign-in_.code": { schemas: [account.signInCodeSchema], people: ["nobody"], opensSession: true },
  "routes/register": {
    schemas: [account.patientSchema(isCommon)],
    people: ["nobody"],
    opensSession: true,
    knowing: () => ({ ...newAddress(), ...password() }),
  },
  "routes/verify-email.$token": {
    schemas: [account.confirmSchema],
    people: ["nobody"],
    opensSession: true,
    knowing: password,
  },
  "routes/reset-password._index": {
    schemas: [account.resetRequestSchema],
    people: ["nobody"],
    knowing: ({ email, world, pick }) => ({
      email: world.throwAways[pick % Math.max(1, world.throwAways.length)]?.email ?? email,
    }),
  },
  "routes/reset-password.$token": {
    schemas: [account.newPasswordSchema(isCommon)],
    people: ["nobody"],
    opensSession: true,
    knowing: password,
  },
  "routes/specialist-signup": {
    schemas: [accountSchema({ passwordKept: false, isCommon }), profileSchema],
    people: ["nobody"],
    knowing: () => ({ ...newAddress(), ...password() }),
  },
  "routes/book-appointment": { schemas: [appointmentRequestSchema(now)], knowing: newAddress },
  "routes/appointments.$token": {
    schemas: [],
    knowing: ({ pick }) => ({
      preferredDate: addDays(dateIn("America/Denver", now), 2 + (pick % 80)),
      preferredTime: "10:00 AM",
    }),
  },
  "routes/visits.$token": { schemas: [joinVisitFormSchema], people: ["nobody", "owner"] },
  "routes/desk.visits.$id": { schemas: [joinVisitFormSchema], people: ["treating"] },
  "routes/ai-consultation": { schemas: [], buttons: [{ name: "intent", value: "clear" }] },
  "routes/ai-consultation_.conversations": { schemas: [], never: "refuses" },
  "routes/ai-consultation_.interactions": { schemas: [interactionFormSchema] },
  "routes/vr-consultation": {
    schemas: [enterFormSchema],
    people: ["nobody", "owner"],
    knowing: ({ pick, world }) => ({
      roomId: newRoomId(new Date()),
      ...(pick % 2 ? { provider: String(world.records.providers.treating) } : {}),
    }),
  },
  "routes/vr-consultation_.$roomId": { schemas: [roomFormSchema], people: ["nobody", "owner", "treating"] },
  "routes/health-dashboard": {
    schemas: [weighSchema(now, "America/New_York"), goalSchema(now, "America/New_York")],
    people: patients,
    page: "/health-dashboard?tab=weight",
  },
  "routes/health-dashboard_.limits": { schemas: [limitsSchema], people: patients },
  "routes/health-dashboard_.devices": { schemas: [deviceChangeSchema], people: patients },
  "routes/health-dashboard_.import": { schemas: [importUploadSchema], people: patients, file: "csv" },
  "routes/health-dashboard_.import_.$id": { schemas: [importChangeSchema], people: patients },
  "routes/review.$id": { schemas: [decisionSchema], people: ["admin"] },
  "routes/review.emergency": { schemas: [emergencyReviewSchema], people: ["admin"] },
  "routes/application": { schemas: [resubmissionSchema], people: REJECTED },
  "routes/profile-picture": { schemas: [pictureSchema], people: ["treating", "unrelated"] },
  "routes/desk._index": { schemas: [joinFormSchema], people: ["treating"] },
  "routes/desk.availability": { schemas: [hoursSchema(DEFAULT_AVAILABILITY)], people: ["treating"] },
  "routes/desk.profile": { schemas: [practiceSchema], people: ["treating"] },
  "routes/desk.patients._index": { schemas: [patientSearchSchema], people: ["treating"], page: "/desk/patients?find" },
  // Right record numbers now and then, of one whom the specialist treats and one whom they do not.
  "routes/desk.emergency": {
    schemas: [emergencySchema],
    people: ["treating"],
    knowing: ({ pick }) =>
      pick % 2 ? { recordNumber: ["MRN-OWN", "MRN-EMPTY"][(pick >> 1) % 2], lastName: "", dateOfBirth: "" } : {},
  },
  "routes/desk.requests.$id": { schemas: [answerSchema], people: ["treating"] },
  "routes/desk.requests.$id_.cancel": { schemas: [cancelSchema], people: ["treating"] },
  "routes/patient-portal_.details": { schemas: [patientDetailsSchema(now)], people: patients },
  "routes/patient-portal_.documents": {
    schemas: [],
    people: patients,
    page: "/patient-portal?tab=documents",
    file: "document",
    tellsScripts: true,
  },
  "routes/patient-portal_.documents_.$id_.delete": { schemas: [], people: patients, never: "refuses" },

  "routes/api.ai.analyze-symptoms": {
    schemas: [symptomRequestSchema],
    json: true,
    knowing: ({ pick }) => (pick % 2 ? { keep: true } : {}),
  },
  "routes/api.ai.consultation": {
    schemas: [consultationRequestSchema],
    json: true,
    knowing: () => ({ formOwner: undefined }),
  },
  "routes/api.ai.chat": {
    schemas: [chatRequestSchema],
    json: true,
    knowing: () => ({ formOwner: undefined, messageId: randomUUID() }),
  },
  "routes/api.ai.stop": {
    schemas: [stopRequestSchema],
    json: true,
    knowing: ({ known, who, pick }) => JSON.parse(known.value(`chat ${who}`, pick) ?? "{}") as Fields,
  },
  "routes/api.ai.kept-analysis": {
    schemas: [keptAnalysisSchema],
    json: true,
    knowing: ({ known, who, pick }) => ({ kept: known.value(`kept ${who}`, pick) ?? "nothing" }),
  },
  "routes/api.ai.drug-interactions": { schemas: [interactionRequestSchema], json: true },
  "routes/api.ai.health-prediction": { schemas: [predictionRequestSchema], json: true },
  "routes/api.auth.register": {
    schemas: [account.registerSchema(isCommon)],
    json: true,
    people: ["nobody"],
    opensSession: true,
    knowing: () => ({ ...newAddress(), password: PASSWORD }),
  },
  "routes/api.providers": {
    schemas: [providerCreateSchema],
    json: true,
    people: ["signedUp"],
    knowing: ({ world }) => ({ userId: world.signedUp, availability: undefined }),
  },
  "routes/api.vr-sessions": {
    schemas: [vrSessionSchema],
    json: true,
    people: ["nobody", "owner"],
    knowing: ({ world, pick }) => ({
      consultationId: null,
      providerId: pick % 2 ? world.records.providers.treating : null,
      roomId: newRoomId(new Date()),
    }),
  },
  "routes/api.vr-sessions_.$roomId_.messages": {
    schemas: [roomSaidSchema],
    json: true,
    people: ["nobody", "owner", "treating"],
  },
  "routes/api.health-monitoring.$patientId.readings": {
    schemas: [readingsRequestSchema],
    json: true,
    people: patients,
  },
  "routes/api.health-monitoring.$patientId.alerts_.$alertId.acknowledge": {
    schemas: [],
    json: true,
    people: monitored,
  },
  "routes/api.health-monitoring.simulate.$patientId": { schemas: [], json: true },
});
