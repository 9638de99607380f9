import fc from "fast-check";
import type { BuiltRoute } from "../../api/support/routes";
import { changed, changes, likelyValues, valuesFor, type Changes } from "../../support/schema-values";
import { roomSaidSchema } from "~/domain/room/room-schema";
import type { Frame } from "./live";
import { hostileHeaders } from "./requests";
import type { Recipe } from "./recipes";

/** A request that means to get through: what is chosen before anything is known of the records. */
export type Aimed = {
  route: BuiltRoute;
  /** One who may, mostly. */
  who: string;
  isWrite: boolean;
  asData: boolean;
  /** Several values that the route's schema takes: the one that fits the form is sent. */
  values: unknown[];
  changes: Changes;
  headers: Record<string, string>;
  picks: number[];
};
/** A live channel to open, and what to say by it. */
export type Live = {
  channel: "stream" | "ws";
  about: "room" | "patient";
  who: string;
  isReal: boolean;
  frames: Frame[];
  wrong: string;
  picks: number[];
};

/** Who gets to see what only some do. */
const READERS: [RegExp, string[]][] = [
  [/vr-sessions/, ["nobody", "owner", "treating"]],
  [/routes\/desk/, ["treating"]],
  [/routes\/review/, ["admin"]],
  [/patient-portal|health-|patient/, ["owner", "otherPatient", "treating", "admin"]],
];

const picks = fc.array(fc.nat(10_000), { minLength: 12, maxLength: 12 });

/** @param people by their names. */
export async function aimedAt(
  routes: readonly BuiltRoute[],
  recipes: Record<string, Recipe>,
  people: readonly string[],
  now: Date,
): Promise<fc.Arbitrary<Aimed>> {
  const pool = likelyValues(now);
  const each = await Promise.all(
    routes.map(async (route) => {
      const recipe = recipes[route.id];
      const values = await Promise.all((recipe?.schemas ?? []).map((schema) => valuesFor(schema, pool)));
      const may = recipe?.people ?? READERS.find(([pattern]) => pattern.test(route.id))?.[1] ?? people;
      const arbitrary = fc.record<Aimed>({
        route: fc.constant(route),
        who: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...may) },
          { weight: 1, arbitrary: fc.constantFrom(...people) },
        ),
        isWrite: recipe
          ? fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(!route.reads) })
          : fc.oneof(
              { weight: 9, arbitrary: fc.constant(!route.reads) },
              { weight: 1, arbitrary: fc.constant(route.writes) },
            ),
        asData: route.isPage
          ? fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
          : fc.constant(false),
        values: values.length > 0 ? fc.array(fc.oneof(...values), { minLength: 6, maxLength: 6 }) : fc.constant([]),
        changes: fc.oneof({ weight: 4, arbitrary: fc.constant([] as Changes) }, { weight: 5, arbitrary: changes }),
        headers: hostileHeaders,
        picks,
      });
      return { weight: recipe ? 3 : 1, arbitrary };
    }),
  );
  return fc.oneof(...each);
}

const FRAMES = [
  "",
  "{",
  "null",
  "[]",
  '{"type":"hello"}',
  '{"type":"position","x":1e999,"y":0,"z":0}',
  '{"__proto__":{"type":"end"}}',
  "\u0000",
  `${"[".repeat(3_000)}`,
  "x".repeat(70_000),
  "x".repeat(2_000_000),
];

/** Live channels, opened by whoever may and by others, with what their pages say and what no page does. */
export async function lives(people: readonly string[], now: Date): Promise<fc.Arbitrary<Live>> {
  const said = await valuesFor(roomSaidSchema, likelyValues(now));
  const text = (data: unknown): Frame => ({ kind: "text", data: JSON.stringify(data) ?? "" });
  const frame: fc.Arbitrary<Frame> = fc.oneof(
    { weight: 5, arbitrary: said.map(text) },
    { weight: 3, arbitrary: fc.tuple(said, changes).map(([value, all]) => text(changed(value, all))) },
    { weight: 2, arbitrary: fc.constantFrom(...FRAMES).map((data): Frame => ({ kind: "text", data })) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: "binary", maxLength: 200 }).map((data): Frame => ({ kind: "bytes", data })),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 100 }).map((data): Frame => ({ kind: "ping", data })) },
    // Reserved bits, an opcode that is none, a length that never comes, no mask.
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          "\u00f1\u0080\u0000\u0000\u0000\u0000",
          "\u0083\u0081\u0000\u0000\u0000\u0000x",
          "\u0081\u00ff\u007f\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u0000\u0000\u0000\u0000",
          "\u0081\u0001x",
          "GET / HTTP/1.1\r\n\r\n",
        )
        .map((data): Frame => ({ kind: "raw", data })),
    },
    { weight: 1, arbitrary: fc.constant<Frame>({ kind: "close" }) },
  );
  return fc.record<Live>({
    channel: fc.constantFrom("stream", "ws"),
    about: fc.constantFrom("room", "patient"),
    who: fc.constantFrom("owner", "nobody", "treating", ...people),
    isReal: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    frames: fc.array(frame, { maxLength: 8 }),
    wrong: fc.constantFrom(
      "0",
      "-1",
      "999999",
      "%00",
      "vr-guessed",
      "%E0%A4%A",
      "1&after=99999999999999999999",
      "1&after=x",
      "1&roomId=2",
      "",
    ),
    picks,
  });
}
