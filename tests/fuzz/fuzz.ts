import fc from "fast-check";
import { addressOf, builtRoutes, type BuiltRoute } from "../api/support/routes";
import { send, type Answer } from "../api/support/visitor";
import { attempts, MARK, type Attempt } from "./requests";

export type Finding = { attempt: Attempt; what: string };
export type Fuzzed = { tries: number; byStatus: Map<number, number>; routesReached: number; routes: number; findings: Finding[] };

type Site = { url: string; logs(): string };
type Options = { tries: number; seed: number; /** Cookie headers, by whose they are. */ cookies: Record<string, string>; onProgress?: (done: number) => void };

/** What a browser or a program can ask for. A stream never ends, and has its own tests. */
const addressesOf = async () =>
  (await builtRoutes())
    .filter(({ isStream }) => !isStream)
    // Signing out, and what else ends a session, would leave the rest of the tries to nobody.
    .filter(({ id }) => !/sign-out|routes\/account/.test(id));

/** The names of the fields of all forms and endpoints. */
export async function namesOf(site: Pick<Site, "url">, addresses: readonly BuiltRoute[], cookies: Record<string, string>): Promise<string[]> {
  const names = new Set<string>();
  for (const route of addresses) {
    if (!route.reads || route.id.startsWith("routes/api")) continue;
    for (const cookie of ["", ...Object.values(cookies)]) {
      const { text } = await send(site.url + addressOf(route), { headers: { Cookie: cookie } });
      for (const [, name] of text.matchAll(/<(?:input|select|textarea|button)[^>]*\bname="([^"]+)"/g)) names.add(name!);
    }
  }
  const { text } = await send(`${site.url}/api/openapi.json`);
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === "properties" && typeof value === "object" && value !== null) for (const name of Object.keys(value)) names.add(name);
      visit(value);
    }
  };
  visit(JSON.parse(text));
  return [...names].sort();
}

/** What of an answer must never be, whatever was asked. */
function judge({ status, text, headers }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status === 0) return "gave no answer";
  if (/\bat .{0,120}\.(?:ts|tsx|js|mjs):\d+:\d+/.test(text)) return "shows where in our code it is";
  if (/syntax error at or near|invalid input syntax|duplicate key value|violates .{1,40} constraint/i.test(text)) return "shows what the database said";
  if ((headers.get("content-type") ?? "").includes("html") && text.includes(MARK)) return "puts into the page what was sent, as it is";
  return null;
}

/**
 * Asks a server things that nobody would: every route, with the fields that it
 * knows and values that it does not expect. Nothing may be a fault of ours.
 * The same seed asks the same.
 */
export async function fuzz(site: Site, { tries, seed, cookies, onProgress }: Options): Promise<Fuzzed> {
  const addresses = await addressesOf();
  const names = await namesOf(site, addresses, cookies);
  const { origin } = new URL(site.url);
  const found: Fuzzed = { tries: 0, byStatus: new Map(), routesReached: 0, routes: addresses.length, findings: [] };
  const queue = fc.sample(attempts(addresses, names, ["nobody", ...Object.keys(cookies)]), { numRuns: tries, seed })[Symbol.iterator]();

  const worker = async () => {
    for (const attempt of queue) {
      const number = ++found.tries;
      // An address of its own for each try: limits would answer the rest.
      const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const cookie = cookies[attempt.who];
      const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": from, ...(cookie ? { Cookie: cookie } : {}), ...attempt.headers };
      const before = performance.now();
      const answer = await send(site.url + attempt.path, { method: attempt.method, headers, ...(attempt.body === undefined ? {} : { body: attempt.body }) }).catch((error: unknown) => String(error));
      const what = typeof answer === "string" ? answer : (judge(answer) ?? (performance.now() - before > 15_000 ? "took longer than 15 s" : null));
      if (typeof answer !== "string") found.byStatus.set(answer.status, (found.byStatus.get(answer.status) ?? 0) + 1);
      // What Node itself does not send is no finding.
      if (what && !/ERR_INVALID_CHAR|Invalid character in header|ERR_UNESCAPED/.test(what)) found.findings.push({ attempt, what });
      if (number % 100 === 0) onProgress?.(number);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  const errors = site.logs().split("\n").filter((line) => /"level":(50|60)\b/.test(line) && !/"ApiError"/.test(line));
  for (const line of errors.slice(0, 20)) found.findings.push({ attempt: { who: "", method: "", path: "", headers: {}, body: undefined }, what: `logged ${line.slice(0, 600)}` });
  return found;
}
