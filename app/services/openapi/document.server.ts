import { z } from "zod";
import { registerSchema } from "~/domain/account";
import { analysisAnswerSchema, keptAnalysisSchema, keptAnswerSchema } from "~/domain/assistant/analysis-schema";
import {
  chatRequestSchema,
  consultationReplySchema,
  consultationRequestSchema,
  stopReplySchema,
  stopRequestSchema,
} from "~/domain/assistant/chat-schema";
import { interactionRequestSchema } from "~/domain/interactions/schema";
import { predictionRequestSchema } from "~/domain/prediction/schema";
import { SPECIALTIES } from "~/domain/providers/constants";
import { MAX_LIST } from "~/domain/providers/list-query";
import { ROOM_ID } from "~/domain/room/room";
import { roomSaidSchema, vrSessionSchema } from "~/domain/room/room-schema";
import { providerCreateSchema } from "~/domain/providers/signup";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { symptomRequestSchema } from "~/domain/triage";
import { readingsRequestSchema } from "~/domain/vitals/ingest-schema";
import { answers } from "./schemas.server";

type Json = Record<string, unknown>;

/** Bodies of requests, by the name under which the document lists them. */
const requests = {
  SymptomAnalysisRequest: symptomRequestSchema,
  ConsultationRequest: consultationRequestSchema,
  ChatRequest: chatRequestSchema,
  StopRequest: stopRequestSchema,
  InteractionRequest: interactionRequestSchema,
  PredictionRequest: predictionRequestSchema,
  KeptAnalysisRequest: keptAnalysisSchema,
  ReadingsRequest: readingsRequestSchema,
  VrSessionCreate: vrSessionSchema,
  RoomSaid: roomSaidSchema,
  // Which passwords are common no schema can say.
  UserCreate: registerSchema(() => false),
  ProviderCreate: providerCreateSchema,
} as const;
const replies = {
  ...answers,
  SymptomAnalysis: analysisAnswerSchema,
  KeptAnalysis: keptAnswerSchema,
  ConsultationReply: consultationReplySchema,
  StopReply: stopReplySchema,
} as const;

const ref = (name: keyof typeof requests | keyof typeof replies): Json => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: keyof typeof replies): Json => ({ type: "array", items: ref(name) });
const content = (schema: Json, type = "application/json"): Json => ({ content: { [type]: { schema } } });

const ERRORS: Record<number, string> = {
  400: "The body is not what its content type says",
  401: "Nobody is signed in",
  403: "Not open to whoever is signed in",
  404: "There is no such thing",
  409: "It is there already, or the record has no room for it",
  413: "The body is too large",
  415: "The content type is not taken",
  422: "Some fields are wrong; `fields` names them",
  429: "Too many requests; `Retry-After` says when to come again",
  503: "The service is temporarily unavailable; `Retry-After` says when to come again",
};

function operation(summary: string, status: number, schema: Json, errors: readonly number[], more: Json = {}): Json {
  return {
    summary,
    responses: {
      [status]: { description: "Success", ...content(schema, more.stream ? "text/event-stream" : undefined) },
      ...Object.fromEntries(
        [...errors, 503].map((code) => [code, { description: ERRORS[code], ...content(ref("Error")) }]),
      ),
    },
    ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== "stream")),
  };
}

const post = (
  summary: string,
  body: keyof typeof requests,
  status: number,
  schema: Json,
  errors: readonly number[],
  more: Json = {},
): Json => ({
  post: operation(summary, status, schema, [400, 413, 415, 422, 429, ...errors], {
    requestBody: { required: true, ...content(ref(body)) },
    ...more,
  }),
});

const ID = { in: "path", required: true, schema: { type: "integer", minimum: 1 } };
const pathId = (name: string): Json => ({ ...ID, name });
const query = (name: string, schema: Json, description: string): Json => ({
  in: "query",
  name,
  required: false,
  schema,
  description,
});
/**
 * The demo patient's record is open to everybody; any other to its patient, whoever treats them, and administrators.
 */
const record = (summary: string, schema: Json, parameter: string): Json => ({
  get: operation(summary, 200, schema, [401, 403, 404, 429], {
    parameters: [pathId(parameter)],
    security: [{ session: [] }, {}],
  }),
});

/** Readings come from devices by their token, and may be FHIR. */
const readings = (): Json => {
  const { post: described } = post(
    "Readings of a device, or of somebody who may write the record; in our own form or in FHIR R4",
    "ReadingsRequest",
    201,
    ref("Ingested"),
    [401, 403, 404, 409],
    {
      parameters: [pathId("patientId")],
      security: [{ device: [] }, { session: [] }],
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: ref("ReadingsRequest") },
          "application/fhir+json": { schema: ref("ReadingsRequest") },
        },
      },
    },
  ) as { post: { responses: Json } };
  return {
    post: {
      ...described,
      responses: {
        200: { description: "All of it was there already", ...content(ref("Ingested")) },
        ...described.responses,
      },
    },
  };
};

const ROOM = { in: "path", name: "roomId", required: true, schema: { type: "string", pattern: ROOM_ID.source } };
/** Whose browser has a seat; where the seat is an account's, its session as well. */
const MEMBER = [{ room: [] }, { room: [], session: [] }];
const room = (summary: string, schema: Json): Json => ({
  get: operation(summary, 200, schema, [401, 403, 404, 429], { parameters: [ROOM], security: MEMBER }),
});

const vrSessions = (): Json => {
  const { post: described } = post(
    "Opens a consultation room; its member is the browser, by the cookie that is set",
    "VrSessionCreate",
    201,
    ref("VrSession"),
    [401, 403, 409],
    {
      security: [{}, { session: [] }],
    },
  ) as { post: { responses: Json } };
  return {
    post: {
      ...described,
      responses: {
        200: { description: "The same was asked for before, by the same member", ...content(ref("VrSession")) },
        ...described.responses,
      },
    },
  };
};

/** Told to both, and not answered. */
const said = (): Json => {
  const { post: described } = post(
    "What a member's page says; the WebSocket takes the same",
    "RoomSaid",
    204,
    {},
    [401, 403, 404, 409],
    { parameters: [ROOM], security: MEMBER },
  ) as { post: { responses: Json } };
  return { ...described, responses: { ...described.responses, 204: { description: "Taken" } } };
};

const PATHS: Record<string, Json> = {
  "/api/ai/analyze-symptoms": post(
    "Symptoms to a risk, an urgency and what to do. Nothing of it is stored",
    "SymptomAnalysisRequest",
    200,
    ref("SymptomAnalysis"),
    [],
  ),
  "/api/ai/kept-analysis": post(
    "The analysis and what was told for it, of `kept`: only for whoever asked, and within an hour",
    "KeptAnalysisRequest",
    200,
    ref("KeptAnalysis"),
    [404],
  ),
  "/api/ai/consultation": post(
    "A message to the assistant; under the same `messageId` it is the same message",
    "ConsultationRequest",
    200,
    ref("ConsultationReply"),
    [409],
  ),
  "/api/ai/chat": post(
    "The same, the reply as it is written: events `accepted`, `emergency`, `token`, `restart`, `done`, `error` (docs/api.md)",
    "ChatRequest",
    200,
    { type: "string" },
    [409],
    { stream: true },
  ),
  "/api/ai/stop": post(
    "Ends a reply that is being written where its reader has read to; then close its stream",
    "StopRequest",
    200,
    ref("StopReply"),
    [],
  ),
  "/api/ai/drug-interactions": post(
    "Interactions between medicines, doubled ones, and allergies",
    "InteractionRequest",
    200,
    ref("InteractionReport"),
    [],
  ),
  "/api/ai/health-prediction": post(
    "What published models say of a person",
    "PredictionRequest",
    200,
    ref("Prediction"),
    [],
  ),
  "/api/auth/register": post("Creates an account and signs it in", "UserCreate", 201, ref("Account"), [409]),
  "/api/providers": {
    get: operation("The listed providers; `Link` names the next page", 200, listOf("Provider"), [422, 429], {
      parameters: [
        query(
          "search",
          { type: "string", maxLength: 100 },
          "Found in bio, specialty or a certification, whatever the case",
        ),
        query("specialty", { type: "string", enum: SPECIALTIES }, "Exactly this one"),
        query(
          "sort",
          { type: "string", enum: ["rating", "experience", "price_low", "price_high"] },
          "`rating` unless given",
        ),
        query("limit", { type: "integer", minimum: 1, maximum: MAX_LIST }, `${MAX_LIST} unless given`),
        query("cursor", { type: "string" }, "As the `Link` header has it"),
      ],
    }),
    ...post(
      "The profile of the signed-in provider's account",
      "ProviderCreate",
      201,
      ref("Provider"),
      [401, 403, 409],
      { security: [{ session: [] }] },
    ),
  },
  "/api/providers/{id}": {
    get: operation("A listed provider", 200, ref("Provider"), [404], { parameters: [pathId("id")] }),
  },
  "/api/providers/{id}/slots": {
    get: operation(
      "A listed provider's free times, day by day on their own calendar",
      200,
      ref("Slots"),
      [404, 422, 429],
      {
        parameters: [
          pathId("id"),
          query("from", { type: "string", format: "date" }, "Today unless given"),
          query("days", { type: "integer", minimum: 1, maximum: 31 }, "14 unless given"),
        ],
      },
    ),
  },
  "/api/patients/{id}": record("A patient", ref("Patient"), "id"),
  "/api/prescriptions/patient/{id}": record("A patient's prescriptions, newest first", listOf("Prescription"), "id"),
  "/api/consultations/patient/{id}": record("A patient's consultations, newest first", listOf("Consultation"), "id"),
  "/api/health-monitoring/{patientId}/stream": {
    get: operation(
      "The live channel, also at the WebSocket `/ws?patientId=`: events `vitals_response`, `vitals_update` (docs/decisions/018)",
      200,
      ref("LiveMessage"),
      [401, 403, 404, 429],
      {
        parameters: [
          pathId("patientId"),
          {
            in: "header",
            name: "Last-Event-ID",
            required: false,
            schema: { type: "integer", minimum: 0 },
            description: "The last event that the client had: it gets what came after it",
          },
          query("after", { type: "integer", minimum: 0 }, "The same, for clients that cannot set the header"),
        ],
        security: [{ session: [] }, {}],
        stream: true,
      },
    ),
  },
  "/api/health-monitoring/{patientId}/latest": record(
    "The newest reading of each type; an empty list without any",
    listOf("Reading"),
    "patientId",
  ),
  "/api/health-monitoring/{patientId}/readings": readings(),
  "/api/health-monitoring/{patientId}/trends": record(
    "What the readings of the last week say",
    ref("Insights"),
    "patientId",
  ),
  "/api/health-monitoring/{patientId}/alerts": record(
    "The five newest alerts, newest first, and which levels are silent",
    ref("Alerts"),
    "patientId",
  ),
  "/api/health-monitoring/{patientId}/alerts/{alertId}/acknowledge": {
    post: operation(
      "Acknowledges an alert; the first one stands",
      200,
      { type: "object", properties: { alert: ref("Alert") } },
      [401, 403, 404, 429],
      {
        parameters: [pathId("patientId"), pathId("alertId")],
        security: [{ session: [] }, {}],
      },
    ),
  },
  "/api/health-monitoring/{patientId}/series": {
    get: operation(
      "Readings of a type over time, thinned out on the server",
      200,
      ref("Series"),
      [401, 403, 404, 422, 429],
      {
        parameters: [
          pathId("patientId"),
          { ...query("type", { type: "string", enum: DEVICE_TYPES }, "Of what"), required: true },
          query("from", { type: "string", format: "date-time" }, "A day before `to` unless given"),
          query("to", { type: "string", format: "date-time" }, "Now unless given; not included"),
          query("points", { type: "integer", minimum: 3, maximum: 2000 }, "500 unless given"),
        ],
        security: [{ session: [] }, {}],
      },
    ),
  },
  "/api/vr-sessions": vrSessions(),
  "/api/vr-sessions/{roomId}": room("A consultation room as it stands, for its two", ref("VrSession")),
  "/api/vr-sessions/{roomId}/ice": room(
    "TURN servers, with names that hold for an hour; none where none is set up, or before the specialist has joined",
    ref("IceServers"),
  ),
  "/api/vr-sessions/{roomId}/messages": {
    post: said(),
  },
  "/api/vr-sessions/{roomId}/stream": {
    get: operation(
      "The room's channel, also at the WebSocket `/ws?roomId=`: events `room_response`, `room_update` (docs/decisions/019)",
      200,
      ref("RoomMessage"),
      [401, 403, 404, 429],
      {
        parameters: [
          ROOM,
          {
            in: "header",
            name: "Last-Event-ID",
            required: false,
            schema: { type: "integer", minimum: 0 },
            description: "The last event that the client had: it gets what came after it",
          },
          query("after", { type: "integer", minimum: 0 }, "The same, for clients that cannot set the header"),
        ],
        security: MEMBER,
        stream: true,
      },
    ),
  },
  "/api/health-monitoring/simulate/{patientId}": {
    post: operation(
      "Makes up a set of the four vitals: for the demo patient, or for one's own record",
      201,
      { type: "object", properties: { readings: listOf("Reading") } },
      [401, 403, 404, 429],
      {
        parameters: [pathId("patientId")],
        security: [{ session: [] }, {}],
      },
    ),
  },
};

/** What a pipe's other end says of a value; of each keyword the stricter of the two holds. */
const STRICTER = {
  minLength: Math.max,
  maxLength: Math.min,
  minimum: Math.max,
  maximum: Math.min,
  minItems: Math.max,
  maxItems: Math.min,
} as const;

/**
 * Says of a pipe what its far end takes as well: zod describes of an input only the near one, and here that is the text
 * as a form has it, or a number as text. Keywords for numbers hold for numbers alone, those for lists for lists, so
 * that they stand beside a choice of types. Between the two a text is only trimmed, which makes it no longer.
 */
function sayFarEnd({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema._zod.def.type !== "pipe") return;
  const { def } = zodSchema._zod;
  // What a preprocessing takes in is not what its far end is given.
  if (
    (def.in as z.core.$ZodTypes)._zod.def.type === "transform" ||
    (def.out as z.core.$ZodTypes)._zod.def.type === "transform"
  )
    return;
  const far = z.toJSONSchema(def.out, { io: "input", unrepresentable: "any", override: sayFarEnd });
  for (const name of Object.keys(STRICTER) as (keyof typeof STRICTER)[]) {
    const [here, there] = [jsonSchema[name], far[name]];
    if (typeof there === "number") jsonSchema[name] = typeof here === "number" ? STRICTER[name](here, there) : there;
  }
  if (far.format) jsonSchema.format ??= far.format;
}

/**
 * Says of an object which fields it does not go without. A field that a form may leave out, to be told so by name, is
 * optional to zod (`.default("").pipe(…)`), and is refused all the same.
 */
function sayRequired({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema._zod.def.type !== "object" || !jsonSchema.properties) return;
  const shape = Object.entries(zodSchema._zod.def.shape);
  const required = shape.filter(([, field]) => !z.safeParse(field, undefined).success).map(([name]) => name);
  if (required.length > 0) jsonSchema.required = required;
  for (const name of required) {
    const field = jsonSchema.properties[name];
    if (typeof field !== "object") continue;
    delete field.default;
    // As little as an empty one.
    if (field.type === "string" && !field.enum && !z.safeParse(zodSchema._zod.def.shape[name]!, "").success)
      field.minLength ??= 1;
  }
}

const sayAll: typeof sayRequired = (at) => {
  sayFarEnd(at);
  sayRequired(at);
  // Ours are of what is sent. Zod takes them for what comes out, and leaves them away where something is transformed.
  const { examples } = z.globalRegistry.get(at.zodSchema) ?? {};
  if (Array.isArray(examples)) at.jsonSchema.examples = examples;
};

/**
 * The API as an OpenAPI 3.1 document, its schemas those that requests are
 * parsed with (zod, as JSON Schema 2020-12).
 */
export function openApiDocument(brand: string): Json {
  const component = (schema: z.ZodType, io: "input" | "output") => {
    const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      ...(io === "input" ? { override: sayAll } : {}),
    });
    return rest;
  };
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand} API`,
      version: "1",
      description:
        "Every error is `{error: {code, message, fields?}}`. A request that changes something must come from our own pages or declare its body as JSON.",
    },
    paths: PATHS,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(requests).map(([name, schema]) => [name, component(schema, "input")])),
        ...Object.fromEntries(Object.entries(replies).map(([name, schema]) => [name, component(schema, "output")])),
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Set by signing in; `__Host-session` over HTTPS",
        },
        device: { type: "http", scheme: "bearer", description: "The token of a device" },
        room: {
          type: "apiKey",
          in: "cookie",
          name: "room",
          description: "Set by opening or joining a room; `__Host-room` over HTTPS",
        },
      },
    },
  };
}
