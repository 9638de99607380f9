import Ajv2020, { type AnySchema } from "ajv/dist/2020";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProvider } from "../db/support/rows";
import { proves } from "../support/clauses";
import { prepareRecords, type Records } from "./support/records";
import { say, sessionBody } from "./support/rooms";
import { openEmbeddedSite, type Site, START } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

type Operation = {
  responses: Record<string, { content: Record<string, { schema: AnySchema }> }>;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
};
type Document = {
  paths: Record<string, Partial<Record<"get" | "post", Operation>>>;
  components: { schemas: Record<string, object> };
};

let site: Site;
let records: Records;
let document: Document;
beforeAll(async () => {
  site = await openEmbeddedSite({
    prepare: async (db) => {
      records = await prepareRecords(db);
      await addProvider(db, { isVrEnabled: true });
    },
  });
  document = (await new Visitor(site).get("/api/openapi.json")).json<Document>();
}, START);
afterAll(() => site?.stop());

const valid = (schema: AnySchema, value: unknown) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: "api", ...document });
  const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as AnySchema);
  return check(value) ? [] : check.errors;
};
const answerSchema = (path: string, method: "get" | "post", status: number) =>
  document.paths[path]![method]!.responses[status]!.content["application/json"]!.schema;

test("every endpoint is in the document, and nothing else", () => {
  const files = readdirSync("app/routes").filter(
    (name) => name.startsWith("api.") && name !== "api.$.ts" && !name.includes("openapi"),
  );
  const paths = files.map(
    (name) =>
      `/${name
        .replace(/\.ts$/, "")
        .replaceAll("_", "")
        .replaceAll(".", "/")
        .replace(/\$(\w+)/g, "{$1}")}`,
  );
  expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
});

test("every reference leads somewhere", () => {
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name!);
});

test.each([
  ["/api/providers", "/api/providers"],
  ["/api/providers/{id}", "/api/providers/1"],
  ["/api/providers/{id}/slots", "/api/providers/1/slots"],
  ["/api/patients/{id}", null],
  ["/api/prescriptions/patient/{id}", null],
  ["/api/consultations/patient/{id}", null],
  ["/api/health-monitoring/{patientId}/latest", null],
])("what GET %s answers is as described", async (path, address) => {
  const visitor = new Visitor(site, { cookie: records.cookies.owner });
  const answer = await visitor.get(address ?? path.replace(/\{\w+\}/, String(records.own)));
  expect(answer.status).toBe(200);
  expect(valid(answerSchema(path, "get", 200), answer.json())).toEqual([]);
  const refused = await visitor.get(`${path.replace(/\{\w+\}.*/, "999999")}`);
  if (refused.status !== 200) expect(valid(document.components.schemas.Error!, refused.json())).toEqual([]);
});

test.each([
  ["/api/ai/analyze-symptoms", { symptoms: ["headache"], patientAge: 40, patientGender: "male", medicalHistory: [] }],
  ["/api/ai/consultation", { message: "How can I sleep better?", sessionId: "chat-12345678", patientContext: null }],
  ["/api/ai/drug-interactions", { medications: ["warfarin", "ibuprofen"] }],
  ["/api/ai/health-prediction", { patientData: { age: 45, sex: "male", heightCm: 178, weightKg: 110 } }],
])("what POST %s takes and answers is as described", async (path, body) => {
  expect(valid(document.paths[path]!.post!.requestBody!.content["application/json"]!.schema, body)).toEqual([]);
  const answer = await new Visitor(site).postJson(path, body);
  expect(answer.status).toBe(200);
  expect(valid(answerSchema(path, "post", 200), answer.json())).toEqual([]);
  const refused = await new Visitor(site).postJson(path, {});
  expect(refused.status).toBe(422);
  expect(valid(answerSchema(path, "post", 422), refused.json())).toEqual([]);
});

test.each([
  "/api/auth/register",
  "/api/ai/analyze-symptoms",
  "/api/ai/consultation",
  "/api/ai/drug-interactions",
  "/api/ai/health-prediction",
  "/api/ai/kept-analysis",
  "/api/ai/chat",
  "/api/ai/stop",
  "/api/vr-sessions",
])("what POST %s does not go without is required in its description, and nothing else is", async (path) => {
  const { schema } = document.paths[path]!.post!.requestBody!.content["application/json"]!;
  const { required = [] } = document.components.schemas[schema.$ref.split("/").at(-1)!] as { required?: string[] };
  const refused = await new Visitor(site).postJson(path, {});
  expect([refused.status, Object.keys(refused.json<ErrorContract>().error.fields ?? {}).sort()]).toEqual([
    422,
    required.toSorted(),
  ]);
});

test("what readings are taken, and what is answered, is as described", async () => {
  const path = "/api/health-monitoring/{patientId}/readings";
  const { requestBody } = document.paths[path]!.post!;
  const owner = new Visitor(site, { cookie: records.cookies.owner });
  const reading = { deviceType: "body_weight", value: 82, timestamp: "2026-03-10T08:20:00Z" };
  for (const [body, status] of [
    [reading, 201],
    [{ readings: [reading] }, 200],
  ] as const) {
    expect(valid(requestBody!.content["application/json"]!.schema, body)).toEqual([]);
    const answer = await owner.postJson(path.replace("{patientId}", String(records.own)), body);
    expect(answer.status).toBe(status);
    expect(valid(answerSchema(path, "post", status), answer.json())).toEqual([]);
  }
  expect(
    valid(requestBody!.content["application/fhir+json"]!.schema, {
      resourceType: "Observation",
      status: "final",
      code: {},
    }),
  ).toEqual([]);
  expect(valid(requestBody!.content["application/json"]!.schema, { readings: [] })).not.toEqual([]);
});

test(
  "what a VR session takes and answers, and what is said in its room, is as described",
  proves("API-11"),
  async () => {
    const visitor = new Visitor(site);
    const body = sessionBody();
    expect(
      valid(document.paths["/api/vr-sessions"]!.post!.requestBody!.content["application/json"]!.schema, body),
    ).toEqual([]);
    for (const status of [201, 200]) {
      const answer = await visitor.postJson("/api/vr-sessions", body);
      expect(answer.status).toBe(status);
      expect(valid(answerSchema("/api/vr-sessions", "post", status), answer.json())).toEqual([]);
    }
    const path = "/api/vr-sessions/{roomId}";
    for (const [one, of] of [
      [path, ""],
      [`${path}/ice`, "/ice"],
    ] as const) {
      const answer = await visitor.get(`/api/vr-sessions/${body.roomId}${of}`);
      expect(answer.status).toBe(200);
      expect(valid(answerSchema(one, "get", 200), answer.json())).toEqual([]);
    }
    const said = { type: "hello", seat: "seat-of-the-patient" };
    expect(
      valid(document.paths[`${path}/messages`]!.post!.requestBody!.content["application/json"]!.schema, said),
    ).toEqual([]);
    expect((await say(visitor, body.roomId, said)).status).toBe(204);
    const refused = await say(visitor, body.roomId, {});
    expect(valid(answerSchema(`${path}/messages`, "post", 422), refused.json())).toEqual([]);
  },
);
