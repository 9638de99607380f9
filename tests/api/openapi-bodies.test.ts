import { afterAll, beforeAll, expect, test } from "vitest";
import { addProvider } from "../db/support/rows";
import { register } from "./support/examples";
import { minimal, variants, type Described } from "./support/minimal";
import { prepareRecords, type Records } from "./support/records";
import { opened } from "./support/rooms";
import { openEmbeddedSite, type Site, START } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

type Operation = { requestBody?: { content: Record<string, { schema: Described }> } };
type Document = { paths: Record<string, { post?: Operation }>; components: { schemas: Record<string, Described> } };
type Body = Record<string, unknown>;

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

/** What stands behind a path: who may post there, where, and what of a body only they can know. */
type Post = (body: Body) => ReturnType<Visitor["postJson"]>;
const POSTERS: Record<string, () => Promise<{ post: Post; own?: Body }>> = {
  "/api/health-monitoring/{patientId}/readings": () => {
    const owner = new Visitor(site, { cookie: records.cookies.owner });
    return Promise.resolve({ post: (body) => owner.postJson(`/api/health-monitoring/${records.own}/readings`, body) });
  },
  "/api/providers": async () => {
    const visitor = new Visitor(site);
    const userId = await register(visitor);
    return { post: (body) => visitor.postJson("/api/providers", body), own: { userId } };
  },
  "/api/vr-sessions/{roomId}/messages": async () => {
    const visitor = new Visitor(site);
    const { roomId } = await opened(visitor);
    return { post: (body) => visitor.postJson(`/api/vr-sessions/${roomId}/messages`, body) };
  },
};
const poster = (path: string) =>
  POSTERS[path]?.() ??
  Promise.resolve({ post: (body: Body) => new Visitor(site).postJson(path, body), own: undefined });

/** Every body that the document describes: of each path each of its variants. */
function described(): { name: string; path: string; schema: Described; others: Described[] }[] {
  return Object.entries(document.paths).flatMap(([path, { post }]) => {
    const ref = post?.requestBody?.content["application/json"]?.schema.$ref;
    if (!ref) return [];
    const all = variants(document.components.schemas[ref.split("/").at(-1)!]!);
    return all.map((schema, number) => ({
      name: `${path} ${number}`,
      path,
      schema,
      others: all.filter((other) => other !== schema),
    }));
  });
}
/** Whether a member says by itself which of several kinds a body is of. */
const isTellingApart = (member: string, others: Described[]) =>
  member === "resourceType" || (others.length > 0 && member === "readings");
const fieldsOf = (text: string) =>
  Object.keys((JSON.parse(text || "{}") as Partial<ErrorContract>).error?.fields ?? {});

test(
  "of every body that openapi.json describes, what it requires is enough",
  async () => {
    const bodies = described();
    expect(bodies.length).toBeGreaterThan(10);
    for (const { name, path, schema } of bodies) {
      const { post, own } = await poster(path);
      const body = { ...(minimal(schema) as Body), ...own };
      const answer = await post(body);
      expect([name, [400, 422].includes(answer.status) ? [answer.text, body] : "taken"]).toEqual([name, "taken"]);
    }
  },
  START,
);

test(
  "and none of it can be left out: the answer names what is missing",
  async () => {
    for (const { name, path, schema, others } of described()) {
      const { post, own } = await poster(path);
      const whole = { ...(minimal(schema) as Body), ...own };
      for (const left of schema.required ?? []) {
        const body = Object.fromEntries(Object.entries(whole).filter(([member]) => member !== left));
        const answer = await post(body);
        expect([name, left, answer.status]).toEqual([name, left, 422]);
        // Without what tells it apart it is a body of another kind, of which something is missing.
        const missing = isTellingApart(left, others) ? others.flatMap(({ required = [] }) => required) : [left];
        expect(missing, `${name} without ${left}: ${answer.text}`).toEqual(
          expect.arrayContaining([
            expect.toSatisfy((member) => fieldsOf(answer.text).some((field) => field.split(".")[0] === member)),
          ]),
        );
      }
    }
  },
  START,
);
