import { setTimeout as sleep } from "node:timers/promises";
import { MATRIX } from "../../api/support/access-matrix";
import { PEOPLE, type Person, type Records } from "../../api/support/records";
import { builtRoutes, type BuiltRoute } from "../../api/support/routes";
import { Visitor } from "../../api/support/visitor";
import { linkIn, mailsIn } from "../../support/mailbox";
import { encoded, formsOf, linksOf, nameOf, postOf, unnumbered, type Field, type Form } from "./forms";

export type Somebody = Person | "nobody";
/**
 * Something to attack: whose door, and what is sent there. `json` is a body that is none of a form's; `*` in the action
 * marks a value within the path.
 */
export type Target = Form & {
  who: Somebody;
  route: string;
  json?: string;
  /** Fields that another target attacks at the same address, for the same wish. */ skip?: readonly string[];
};

/** Whose forms are taken first: those with most behind them. */
const BY: readonly Somebody[] = ["owner", "treating", "admin", "unrelated", "otherPatient", "nobody"];

/** What takes something and is no target here, each with why. `npm run fuzz` asks them all. */
const NO_TARGET: Record<string, string> = {
  "routes/$": "there is no such page",
  "routes/api.$": "there is no such address",
  "routes/dev.mail": "not there for who comes through a proxy",
  "routes/sign-out": "leaves the rest to nobody",
  "routes/session": "reads nothing of what is sent",
  "routes/sign-in_.code": "for who has a second step and has just given the password",
  "routes/application": "for who was asked something about their application",
  "routes/desk._index": "for a specialist whose patient waits in a room",
  "routes/visits.$token": "a button alone, from a quarter of an hour before a visit",
  "routes/desk.visits.$id": "the same at the desk",
};

/** How long mails take to be on their way. */
const MAILS_MS = 8_000;

/** What only script sends. */
const BY_SCRIPT: readonly Form[] = [
  {
    method: "POST",
    action: "/parked-form?for=/account",
    isMultipart: false,
    fields: [
      ["timeZone", "America/New_York"],
      ["intent", "zone"],
    ],
    files: [],
  },
];

/** Whether a route answers every form by 405, as the access matrix has it. */
const takesNothing = (id: string) =>
  MATRIX[id]!.filter(({ method }) => method === "POST").every(
    ({ row }) => typeof row === "object" && Object.values(row).every((cell) => cell === 405),
  );

/**
 * Whether it ends what others are sent to: a session, a room, an appointment. Such is attacked last, and not sent
 * before.
 */
export const ends = ({ action, fields }: Form): boolean =>
  /^\/account|\/(?:cancel|delete)\b|[?&]cancel|^\/reset-password\//.test(action) ||
  fields.some(
    ([name, value]) =>
      name === "intent" && /^(?:leave|end|discard|undo|decline|cancel|remove|revoke|clear|reject|restart)/.test(value),
  );

/**
 * Each field once for each wish at an address: screens with the same form in other states have most of their fields in
 * common.
 */
function withoutRepeats(targets: readonly Target[]): Target[] {
  const taken = new Set<string>();
  return targets.flatMap((target) => {
    const { who, method, action, fields, files, json } = target;
    if (json !== undefined || action.includes("*")) return [target];
    const wish = fields.find(([name]) => /^(?:intent|tab|suggest|remove|show)$/.test(name))?.join("=") ?? "";
    const keyOf = (name: string) =>
      `${who === "nobody"} ${method} ${unnumbered(action.split("?")[0]!)} ${wish} ${name}`;
    // What no person sees is empty, and filled in it is answered without anything being done.
    const skip = fields.map(([name]) => name).filter((name) => name === "website" || taken.has(keyOf(name)));
    for (const [name] of fields) taken.add(keyOf(name));
    return skip.length < fields.length + files.length ? [{ ...target, skip }] : [];
  });
}

/** The route that an address leads to. */
function routeOf(routes: readonly BuiltRoute[], action: string): string {
  const path = action.split("?")[0]!;
  const fits = routes.filter((route) =>
    new RegExp(
      `^${route.path
        .replaceAll(/[.[\]]/g, "\\$&")
        .replaceAll(/:\w+\??/g, "[^/]+")
        .replace("*", ".*")}$`,
    ).test(path),
  );
  const looseness = ({ path }: BuiltRoute) => path.split(":").length + (path.includes("*") ? 100 : 0);
  return fits.sort((a, b) => looseness(a) - looseness(b))[0]?.id ?? path;
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Described = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** A value as a schema of the API's description has it. */
function exampleOf(schema: Schema, all: Described, depth = 0): unknown {
  if (schema.$ref) return exampleOf(all.components.schemas[schema.$ref.split("/").at(-1)!] ?? {}, all, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (either) return exampleOf(either, all, depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties)
    return depth > 6
      ? {}
      : Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, exampleOf(one, all, depth + 1)]),
        );
  if (type === "array") return schema.items ? [exampleOf(schema.items, all, depth + 1)] : [];
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 0, 7);
  if (type === "boolean") return true;
  if (schema.format === "date-time") return "2026-03-10T12:00:00Z";
  if (schema.format === "date") return "1985-03-27";
  if (schema.format === "email") return "scan@example.com";
  return "headache".padEnd(schema.minLength ?? 0, " and more");
}

/** What the API describes of itself: queries, bodies, and the values within the paths. */
function operationsOf(all: Described, records: Records, roomId: string): (Form & { json?: string })[] {
  const inPath: Record<string, string | number> = { patientId: records.own, roomId, alertId: 1 };
  return Object.entries(all.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters = [], requestBody }]): (Form & { json?: string })[] => {
      if (verb === "parameters" || path.endsWith("/stream")) return [];
      const action = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String(inPath[name] ?? (path.includes("providers") ? records.providers.treating : records.own)),
      );
      const query = parameters
        .filter((one) => one.in === "query" && one.name !== "cursor")
        .map(({ name, schema = {} }): Field => [name, String(exampleOf(schema, all))]);
      const method = verb.toUpperCase() === "GET" ? "GET" : "POST";
      const base = { method, isMultipart: false, files: [] } as const;
      const body = requestBody?.content["application/json"]?.schema;
      return [
        ...(query.length > 0 ? [{ ...base, action, fields: query }] : []),
        ...(body ? [{ ...base, action, fields: [], json: JSON.stringify(exampleOf(body, all)) }] : []),
        ...(path.includes("{")
          ? [
              {
                ...base,
                action: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${inPath[name] ?? records.own}*`),
                fields: [],
                ...(body ? { json: "{}" } : {}),
              },
            ]
          : []),
      ];
    }),
  );
}

/**
 * What there is to attack, from what is there: the pages that the access matrix names, as each of the six; the forms in
 * them, which are sent once, filled in, and those in what comes of it; the links with a query; the mails' links; the
 * addresses that the API describes. The same form is taken once, from whoever has most behind it.
 * @param email of the owner's.
 * @returns the targets, the routes that take forms and of which none was found, and the people, with the cookies that
 * they were given on the way.
 */
export async function findTargets(
  url: string,
  dataDir: string,
  records: Records,
  email: string,
): Promise<{ targets: Target[]; without: string[]; visitors: Map<Somebody, Visitor> }> {
  const routes = await builtRoutes();
  const visitors = new Map<Somebody, Visitor>(
    ["nobody" as const, ...PEOPLE].map((who) => [
      who,
      new Visitor({ url }, who === "nobody" ? {} : { cookie: records.cookies[who] }),
    ]),
  );
  const found = new Map<string, Target>();
  const [seen, kinds] = [new Set<string>(), new Set<string>()];
  const queue: [Somebody, string][] = BY.flatMap((who) =>
    [
      ...new Set(
        Object.values(MATRIX).flatMap((probes) =>
          probes.filter(({ method = "GET" }) => method === "GET").map(({ path }) => path(records)),
        ),
      ),
    ]
      .filter((path) => !path.startsWith("/api/"))
      .map((path): [Somebody, string] => [who, path]),
  );
  queue.unshift(
    ["owner", `/book-appointment?specialist=${records.providers.treating}`],
    ["admin", `/review/${records.providers.unrelated}`],
  );

  const look = async (who: Somebody, page: string, address: string): Promise<void> => {
    // Ways to other pages, of each kind one.
    for (const [, path] of page.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)"/g)) {
      const kind = `${who} ${unnumbered(path!)}`;
      if (!kinds.has(kind)) queue.push([who, path!]);
      kinds.add(kind);
    }
    for (const form of [...formsOf(page, address), ...linksOf(page, address)]) {
      const name = nameOf(form);
      if (form.action.startsWith("/sign-out") || found.has(name)) continue;
      const isBare = form.fields.length === 0 && form.files.length === 0;
      // All that such a form says is in its path.
      const action = isBare ? form.action.replace(/[\da-f]{8}-[\da-f-]{27}|\d+/, "$&*") : form.action;
      if (isBare && action === form.action) continue;
      found.set(name, { ...form, action, who, route: routeOf(routes, form.action) });
      if (form.method === "GET") queue.push([who, `${form.action}?${encoded(form.fields)}`]);
      else if (!ends(form)) await send(who, form);
    }
  };
  const visitorOf = (who: Somebody) => visitors.get(who)!;
  const send = async (who: Somebody, { action, fields: typed, isMultipart, files }: Form) => {
    // To the address that all else is sent with goes no more than a mail an hour or two.
    const fields = action.startsWith("/reset-password")
      ? typed.map(([name, value]): Field => [name, name === "email" ? email : value])
      : typed;
    const { body, headers } = postOf({ fields, files, isMultipart });
    const answer = await visitorOf(who).postRaw(action, body, headers);
    const to = answer.headers.get("location");
    if (to) queue.push([who, to.replace(url, "")]);
    else await look(who, answer.text, action);
  };
  const visitAll = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [who, address] = next;
      if (seen.has(`${who} ${address}`) || !address.startsWith("/")) continue;
      seen.add(`${who} ${address}`);
      const answer = await visitorOf(who).get(address);
      if ((answer.headers.get("content-type") ?? "").includes("html")) await look(who, answer.text, address);
    }
  };
  await visitAll();
  // A request of the owner's to the specialist with a desk waits there by now, and a document in the record.
  queue.push(["treating", "/desk"], ["owner", "/patient-portal?tab=documents"]);
  seen.clear();
  await visitAll();
  // What was sent has led to mails, whose links are keys to pages of their own.
  await sleep(MAILS_MS);
  for (const mail of mailsIn(dataDir))
    if (/\/(?:verify-email|reset-password|appointments)\//.test(mail.text)) queue.push(["nobody", linkIn(mail)]);
  await visitAll();

  for (const form of BY_SCRIPT) found.set(nameOf(form), { ...form, who: "owner", route: routeOf(routes, form.action) });
  const { text } = await visitorOf("nobody").get("/api/openapi.json");
  const room = [...found.values()].find(
    ({ who, route }) => who === "owner" && route === "routes/vr-consultation_.$roomId",
  );
  for (const form of operationsOf(JSON.parse(text) as Described, records, room?.action.split("/")[2] ?? ""))
    found.set(`${form.json ? "json" : ""} ${nameOf(form)}`, {
      ...form,
      who: "owner",
      route: routeOf(routes, form.action),
    });

  const targets = withoutRepeats([...found.values()]);
  const without = routes
    .filter(
      ({ id, writes }) =>
        writes && !(id in NO_TARGET) && !takesNothing(id) && !targets.some(({ route }) => route === id),
    )
    .map(({ id }) => id);
  return { targets, without, visitors };
}
