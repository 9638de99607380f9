import fc from "fast-check";
import { builtRoutes, type BuiltRoute } from "../../api/support/routes";
import type { Answer } from "../../api/support/visitor";
import { aimedAt, lives, type Aimed, type Live } from "./aimed";
import { Asker, type Asked, type Site } from "./asker";
import { namesOf } from "./names";
import type { World } from "./people";
import { recipesAt, type Recipe } from "./recipes";
import { attempts, MARK, type Attempt } from "./requests";

/** Enough that wrong codes, which are counted by account, do not shut all of them. */
const FACTORS = 8;

type Finding = { asked: Partial<Asked>; what: string };
/** How often a route was asked, and what came of it. */
type Count = {
  tries: number;
  read: number;
  done: number;
  judged: number;
  /** By method and status. */ answers: Map<string, number>;
};
export type Fuzzed = {
  tries: number;
  byStatus: Map<number, number>;
  byRoute: Map<string, Count>;
  findings: Finding[];
  /** What was never reached: routes without any success, or whose schema never refused anything. */
  missed: string[];
};

type Options = { tries: number; seed: number; world: World; onProgress?: (done: number) => void };
type Try = { kind: "wild"; attempt: Attempt } | { kind: "aimed"; aimed: Aimed } | { kind: "live"; live: Live };

/** What of an answer must never be, whatever was asked. */
function judge({ status, text, headers }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status === 0) return `gave no answer: ${text}`;
  if (/\bat .{0,120}\.(?:ts|tsx|js|mjs):\d+:\d+/.test(text)) return "shows where in our code it is";
  if (/syntax error at or near|invalid input syntax|duplicate key value|violates .{1,40} constraint/i.test(text))
    return "shows what the database said";
  if ((headers.get("content-type") ?? "").includes("html") && text.includes(MARK))
    return "puts into the page what was sent, as it is";
  return null;
}

/** The route that answers an address: the one with the fewest parameters. */
function routeOf(path: string, routes: readonly BuiltRoute[]): string {
  const plain = path.split(/[?#]/)[0]!.replace(/\.data$/, "");
  const matching = routes.filter(
    (route) =>
      route.path !== "/*" &&
      new RegExp(`^${route.path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+").replace("*", ".*")}$`).test(plain),
  );
  // What takes everything comes last.
  const openness = ({ path }: BuiltRoute) => (path.match(/:/g) ?? []).length + (path.includes("*") ? 10 : 0);
  return matching.sort((a, b) => openness(a) - openness(b))[0]?.id ?? "routes/$";
}

/**
 * Whether something was read or done: an answer that only sends to sign in is neither, and where signing in leads on to
 * is both.
 */
const isSuccess = ({ status, headers }: Answer) =>
  status >= 200 && status < 400 && !/^\/sign-in(?!\?welcome|\/code)/.test(headers.get("location") ?? "");

/** What a run has not got to, as it says so itself. */
function missedBy(
  routes: readonly BuiltRoute[],
  recipes: Record<string, Recipe>,
  { byRoute }: Pick<Fuzzed, "byRoute">,
): string[] {
  return routes.flatMap((route): string[] => {
    const { tries, read, done, judged, answers } = byRoute.get(route.id) ?? {
      tries: 0,
      read: 0,
      done: 0,
      judged: 0,
      answers: new Map<string, number>(),
    };
    const recipe = recipes[route.id];
    if (tries === 0) return [`${route.id} was never asked`];
    const missed: string[] = [];
    if (route.reads && !recipe?.json && recipe?.never !== "succeeds" && route.id !== "routes/parked-form" && read === 0)
      missed.push(`${route.id} never showed anything`);
    if (recipe && recipe.never !== "succeeds" && done === 0) missed.push(`${route.id} never did what it is for`);
    if (recipe && recipe.never !== "refuses" && judged === 0) missed.push(`${route.id} never refused what was sent`);
    return missed.map(
      (what) => `${what} (${[...answers].map(([answer, times]) => `${answer} × ${times}`).join(", ")})`,
    );
  });
}

/**
 * Asks a server things that nobody would: every route with what its schema
 * takes, in the forms that its pages show and with the ids and links that it
 * has named, and then with one or two places changed; and with anything at all.
 * Nothing may be a fault of ours. The same seed chooses the same; ids are the run's own.
 */
export async function fuzz(site: Site, { tries, seed, world, onProgress }: Options): Promise<Fuzzed> {
  const routes = await builtRoutes();
  const now = new Date();
  const recipes = recipesAt(now);
  const people = ["nobody", ...Object.keys(world.cookies)];
  const asker = new Asker(site, world, recipes, routes);
  await asker.openFactors(FACTORS);
  const asked = routes.filter(({ isStream }) => !isStream);
  // What the pages link to is known from then on.
  const names = await namesOf(
    site,
    asked,
    world.cookies,
    async (who, path) => (await asker.send({ who, method: "GET", path, headers: {}, body: undefined })).text,
  );
  const arbitrary = fc.oneof<fc.MaybeWeightedArbitrary<Try>[]>(
    { weight: 3, arbitrary: attempts(asked, names, people).map((attempt) => ({ kind: "wild", attempt })) },
    { weight: 8, arbitrary: (await aimedAt(asked, recipes, people, now)).map((aimed) => ({ kind: "aimed", aimed })) },
    { weight: 1, arbitrary: (await lives(people, now)).map((live) => ({ kind: "live", live })) },
  );
  const queue = fc.sample(arbitrary, { numRuns: tries, seed })[Symbol.iterator]();
  const found: Fuzzed = { tries: 0, byStatus: new Map(), byRoute: new Map(), findings: [], missed: [] };
  const countOf = (id: string) => {
    const count = found.byRoute.get(id) ?? {
      tries: 0,
      read: 0,
      done: 0,
      judged: 0,
      answers: new Map<string, number>(),
    };
    found.byRoute.set(id, count);
    return count;
  };
  /** One that is neither ours nor Node's to send is no finding. */
  const report = (what: string | null, one: Partial<Asked>) => {
    if (what && !/ERR_INVALID_CHAR|Invalid character in header|ERR_UNESCAPED/.test(what))
      found.findings.push({ asked: one, what });
  };

  const tryOne = async (one: Try) => {
    if (one.kind === "live") {
      const { path, status, text } = await asker.open(one.live);
      found.byStatus.set(status, (found.byStatus.get(status) ?? 0) + 1);
      const count = countOf(one.live.channel === "ws" ? `/ws ${one.live.about}` : routeOf(path, routes));
      count.tries++;
      if (status === 200 || status === 101) count.read++;
      if (status >= 400) count.judged++;
      return report(judge({ status, text, headers: new Headers() } as Answer), {
        who: one.live.who,
        method: one.live.channel,
        path,
        body: JSON.stringify(one.live.frames).slice(0, 2_000),
      });
    }
    const { asked: request, session } =
      one.kind === "aimed"
        ? await asker.prepare(one.aimed)
        : { asked: one.attempt, session: asker.sessionFor(routeOf(one.attempt.path, routes), one.attempt.who) };
    const before = performance.now();
    const answer = await asker.send(request, session ? { session } : {});
    found.byStatus.set(answer.status, (found.byStatus.get(answer.status) ?? 0) + 1);
    const id = routeOf(request.path, routes);
    const count = countOf(id);
    count.tries++;
    const kind = `${request.method} ${answer.status}${isSuccess(answer) || answer.status >= 400 ? "" : " to the sign-in"}`;
    count.answers.set(kind, (count.answers.get(kind) ?? 0) + 1);
    if (request.method === "GET" && isSuccess(answer)) count.read++;
    if (request.method === "POST" && isSuccess(answer)) {
      count.done++;
      if (!recipes[id]) report("took something, and is not in recipes.ts", request);
    }
    // A refusal at the door (another site's page, another content type) says nothing of what was sent.
    if (
      request.method === "POST" &&
      ((recipes[id]?.schemas.length ?? 0) > 0 ? [400, 409, 422] : [400, 401, 403, 404, 409, 413, 415, 422]).includes(
        answer.status,
      )
    )
      count.judged++;
    report(judge(answer) ?? (performance.now() - before > 15_000 ? "took longer than 15 s" : null), request);
  };
  const worker = async () => {
    for (const one of queue) {
      const number = ++found.tries;
      await tryOne(one).catch((error: unknown) =>
        report(error instanceof Error ? (error.stack ?? error.message) : String(error), {
          body: JSON.stringify(one).slice(0, 2_000),
        }),
      );
      if (number % 50 === 0) asker.readNewMails();
      if (number % 100 === 0) onProgress?.(number);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  const errors = site
    .logs()
    .split("\n")
    .filter((line) => /"level":(50|60)\b/.test(line) && !/"ApiError"/.test(line));
  for (const line of errors.slice(0, 20)) found.findings.push({ asked: {}, what: `logged ${line.slice(0, 1_500)}` });
  found.missed = missedBy(routes, recipes, found);
  for (const about of ["room", "patient"])
    if (!found.byRoute.get(`/ws ${about}`)?.read) found.missed.push(`/ws of a ${about} was never opened`);
  return found;
}
