import fc from "fast-check";
import type { z } from "zod";

/** A schema as zod describes it to itself (`_zod.def`), as far as values are made from it. */
type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
};
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def;

/** Values of all kinds, and those by the name of a field. */
export type Pool = { values: readonly unknown[]; hints: Record<string, readonly unknown[]> };

const day = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * What people and programs write into the fields of a platform like this one,
 * whatever the field. The first fits the most fields, so that two that must be
 * equal are, wherever each has the first that it takes.
 */
export const likelyValues = (now: Date): Pool => ({
  hints: hints(now),
  values: [
    "three kind words of some length, which is enough for anybody to be told of it",
    "",
    "ada.reyes@example.com",
    "Ada",
    "O'Hara",
    "555 010 0199",
    "1985-03-27",
    day(now, 10),
    day(now, 40),
    day(now, -3),
    day(now, 0),
    "07:05",
    "7:30 PM",
    "09:00",
    "17:00",
    "09:30 AM",
    "10:00 AM",
    now.toISOString(),
    new Date(now.getTime() - 86_400_000).toISOString(),
    new Date(now.getTime() + 3 * 86_400_000).toISOString(),
    "America/New_York",
    "Europe/Madrid",
    "3b241101-e2bb-4255-8caf-4136c566a962",
    "0123456789abcdefghij_-",
    "seat-of-the-patient",
    "chat-12345678",
    "vr-1773130800000-0a1b2c3d4e5f6g7h8i9j0k1l2m",
    "1",
    "2",
    "3",
    "42",
    "82.5",
    "120/80",
    "170 cm",
    "5 ft 7 in",
    "chest pain, fever",
    "warfarin\nibuprofen 400 mg",
    "RDN, CDCES",
    "https://example.com/picture.png",
    "postgres://127.0.0.1/kindweight",
    "redis://127.0.0.1",
    "smtp://127.0.0.1",
    "https://s3.example.com/bucket",
    "turn:turn.example.com:3478?transport=udp",
    "on",
    "kg",
    "heart_rate",
    0,
    1,
    2,
    7,
    25,
    36.6,
    42,
    72,
    82.5,
    120,
    170,
    2_000,
    true,
    false,
    null,
    undefined,
    [],
    ["headache"],
    ["warfarin", "ibuprofen"],
    {},
  ],
});

/** What a field of this name holds, where only the rule over its form says what is right. */
const hints = (now: Date): Record<string, readonly unknown[]> => ({
  weight: ["82.5", "180"],
  goal: ["75", ""],
  goalOn: [day(now, 40), ""],
  date: ["", day(now, -3)],
  time: ["", "07:05"],
  unit: [undefined, "kg"],
  timestamp: [now.toISOString()],
  diastolic: [undefined],
  deviceType: ["heart_rate"],
  end: ["17:00"],
});

/** Any value of a schema, and the one made of the first that each field takes. */
type Values = { any: fc.Arbitrary<unknown>; first: unknown };

/**
 * Values that a schema takes, made from what zod knows of it: objects from
 * their fields, choices from their options, and each field from those of `pool`
 * that it takes. A rule over several fields may still refuse what comes of it.
 * @throws where a field takes nothing of the pool: it has to be put there.
 */
export const valuesFor = async (schema: z.core.$ZodType, pool: Pool): Promise<fc.Arbitrary<unknown>> =>
  (await valuesOf(schema, pool, "value")).any;

async function valuesOf(schema: z.core.$ZodType, pool: Pool, name: string): Promise<Values> {
  const def = defOf(schema);
  if (isLeaf(schema)) return taken(schema, pool, name);
  switch (def.type) {
    case "object":
      return objectOf(def.shape!, pool, name);
    case "union": {
      const options = await Promise.all(
        def.options!.map((option, index) => valuesOf(option, pool, `${name}|${index}`)),
      );
      return { any: fc.oneof(...options.map(({ any }) => any)), first: options[0]!.first };
    }
    case "literal":
      return { any: fc.constantFrom(...def.values!), first: def.values![0] };
    case "enum":
      return { any: fc.constantFrom(...Object.values(def.entries!)), first: Object.values(def.entries!)[0] };
    case "boolean":
      return { any: fc.boolean(), first: false };
    case "array": {
      const { any, first } = await valuesOf(def.element!, pool, `${name}[]`);
      return { any: fc.array(any, { minLength: 1, maxLength: 3 }), first: [first] };
    }
    default:
      return valuesOf(innerOf(def), pool, name);
  }
}

async function objectOf(shape: Record<string, z.core.$ZodType>, pool: Pool, name: string): Promise<Values> {
  const keys = Object.keys(shape);
  const fields = await Promise.all(keys.map((key) => valuesOf(shape[key]!, pool, `${name}.${key}`)));
  const required = (
    await Promise.all(keys.map(async (key) => ((await takes(shape[key]!, undefined)) ? [] : [key])))
  ).flat();
  const all = Object.fromEntries(keys.map((key, index) => [key, fields[index]!.any]));
  const first = Object.fromEntries(keys.map((key, index) => [key, fields[index]!.first]));
  return {
    any: fc.oneof(
      { weight: 3, arbitrary: fc.record(all) },
      { weight: 1, arbitrary: fc.record(all, { requiredKeys: required }) },
      { weight: 2, arbitrary: fc.constant(first) },
    ),
    first,
  };
}

/** What a wrapper is about: of a rule over a whole its shape, of `preprocess` what it leads to. */
const innerOf = (def: Def): z.core.$ZodType =>
  def.innerType ?? (defOf(def.in!).type === "transform" ? def.out! : def.in!);

const CHOICES = ["literal", "enum", "boolean"];

/** Whether a schema is one field, which is filled in from the pool. */
function isLeaf(schema: z.core.$ZodType): boolean {
  const def = defOf(schema);
  if (CHOICES.includes(def.type) || def.type === "object") return false;
  if (def.type === "union") return def.options!.every((option) => isLeaf(option));
  if (def.type === "array") return isLeaf(def.element!);
  return !(def.innerType || def.in) || isLeaf(innerOf(def));
}

const takes = async (schema: z.core.$ZodType, value: unknown) =>
  (await (schema as z.ZodType).safeParseAsync(value)).success;

/** Those of the pool that a schema takes, with its own examples; what its name or its examples say is tried first. */
async function taken(schema: z.core.$ZodType, pool: Pool, name: string): Promise<Values> {
  const own = [
    ...(pool.hints[name.slice(name.lastIndexOf(".") + 1)] ?? []),
    ...(((schema as z.ZodType).meta()?.examples as unknown[] | undefined) ?? []),
  ];
  const [likelier, likely] = await Promise.all([own, pool.values].map((values) => fitting(schema, values)));
  const [first] = [...likelier!, ...(defOf(schema).type === "optional" ? [undefined] : []), ...likely!];
  if (likelier!.length + likely!.length === 0) throw new Error(`Nothing of the pool is right for ${name}`);
  const rest = likely!.length > 0 ? fc.constantFrom(...likely!) : fc.constant(first);
  return {
    any: fc.oneof(
      { weight: 1, arbitrary: fc.constant(first) },
      { weight: 1, arbitrary: rest },
      { weight: likelier!.length > 0 ? 3 : 0, arbitrary: fc.constantFrom(...likelier!, first) },
    ),
    first,
  };
}

const fitting = async (schema: z.core.$ZodType, values: readonly unknown[]) => {
  const taken = await Promise.all(values.map((value) => takes(schema, value)));
  return values.filter((_, index) => taken[index]);
};

/** What no field expects: texts that something behind it might take for more than text. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00a",
  "\u202e",
  "\u2066",
  "\ufeff",
  "ﷺ",
  "😀".repeat(50),
  "\r\nSet-Cookie: x=1",
  "../../etc/passwd",
  "%00",
  "%",
  "%ff%fe",
  "'; drop table users; --",
  "' or ''='",
  "1) union select null--",
  "$$; select pg_sleep(9); $$",
  "{{7*7}}",
  "${7*7}",
  "__proto__",
  "constructor",
  "toString",
  "javascript:alert(1)",
  "9".repeat(400),
  "2024-02-30",
  "9999-12-31",
  "0000-01-01",
  "-000001-01-01T00:00:00Z",
  "2026-11-22T00:00:00+99:99",
  "275760-09-13T00:00:00.001Z",
  "Europe/Nowhere",
  "//evil.example",
  "1,2;3",
  "=1+1",
  "2147483648",
  "9007199254740993",
  "1.7976931348623157e308",
  "-0",
  "0x10",
  "١٢٣",
];
/**
 * Texts that only a program would send, of characters over which a careless pattern goes back and forth, of one byte
 * each or of two.
 */
export const longTexts = (length: number): readonly string[] =>
  ["x", " ", "1", "a@", "a.", "-", "1/", "\n", ",", "<", '"', "0 ", "ä", "و", "و@", "و."].map((part) =>
    part.repeat(length / part.length),
  );

const HOSTILE_NUMBERS = [NaN, Infinity, -Infinity, -0, 1e308, -1e308, 5e-324, 2 ** 31, -(2 ** 31), 2 ** 53, 1.5, -1];

/** An object whose key is `__proto__` of its own, as JSON gives it. */
const withProto = (value: unknown) =>
  JSON.parse(`{"__proto__":${JSON.stringify(value) ?? "1"},"constructor":{"prototype":{"polluted":true}}}`) as unknown;
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner: unknown, _, index) => (index % 2 === 0 ? [inner] : { a: inner }), "x");

/** Anything that a field may hold instead of what it should. */
export const hostileValue = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.double() },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      undefined,
      true,
      false,
      [],
      {},
      [[]],
      ["x"],
      [null],
      { length: 1 },
      withProto("x"),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(3, 300).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom("x", "ä", "\u0000", "a,").map((part) => part.repeat(100_000 / part.length)) },
);

type Change = { place: number; kind: "replace" | "wrap" | "leave out" | "proto" | "unknown"; by: unknown };
export type Changes = readonly Change[];

/** What to change of a value: one or two places of it, to what nobody expects there. */
export const changes: fc.Arbitrary<Changes> = fc.array(
  fc.record({
    place: fc.nat(1_000),
    kind: fc.constantFrom<Change["kind"]>("replace", "replace", "replace", "wrap", "leave out", "proto", "unknown"),
    by: hostileValue,
  }),
  { minLength: 1, maxLength: 2 },
);

/** A value with the changes made. */
export const changed = (value: unknown, all: Changes): unknown =>
  all.reduce<unknown>((now, { place, kind, by }) => changedAt(now, place, kind, by), value);

/** A value with one or two places of it changed to what nobody expects there. */
export const mutated = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, changes).map(([whole, all]) => changed(whole, all));

/** The value with the change at one of its places: which one, `place` counts out. */
function changedAt(value: unknown, place: number, change: Change["kind"], by: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && place > 0) {
    const at = place % value.length;
    return value.map((one: unknown, index) =>
      index === at ? changedAt(one, Math.floor(place / value.length), change, by) : one,
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return change === "wrap" ? [value, by] : by;
  const keys = Object.keys(value);
  if (change === "proto") return Object.defineProperty({ ...value }, "__proto__", { value: by, enumerable: true });
  if (change === "unknown" || keys.length === 0) return { ...value, unknown: by };
  const key = keys[place % keys.length]!;
  const fields = value as Record<string, unknown>;
  if (change === "leave out") return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  return { ...fields, [key]: changedAt(fields[key], Math.floor(place / keys.length), change, by) };
}
