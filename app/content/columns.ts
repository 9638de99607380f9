/** The kinds of columns that tables of content have, besides those of zod. */
import { z } from "zod";
import { PIECE } from "../domain/pieces";

/** The known keys of tables and ids of messages by name; `scripts/content.ts` fills it in before it reads any row. */
export const known = new Map<string, ReadonlySet<string>>();

/** A cell that is not empty. */
export const text = () => z.string().min(1, "is empty");

/** The row's own name, in the first column of a table: the key that other tables refer to. No two rows share one. */
export const key = <Key extends string>() => text().meta({ isKey: true }) as unknown as z.ZodType<Key, string>;

/** One of the keys of the named tables, of the same folder or of one before it in the alphabet. */
export const reference = <Key extends string>(...tables: [string, ...string[]]) =>
  z.custom<Key>().refine((value) => tables.some((table) => known.get(table)?.has(value)), {
    error: ({ input }) => `“${String(input)}” is not in ${tables.join(" or ")}`,
  });

/** A text that the application shows: the id of a message in `app/locales/en/<catalog>.po`. */
export const messageIn = <Id extends string>(catalog: string) =>
  z.custom<Id>().refine((value) => known.get(`${catalog}.po`)?.has(value), {
    error: ({ input }) => `“${String(input)}” is not in app/locales/en/${catalog}.po`,
  });

/** Several values in one cell; an empty cell is an empty list. */
export const list = <Item extends z.ZodType<unknown, unknown>>(item: Item, separator = "; ") =>
  z
    .string()
    .transform((cell) => (cell === "" ? [] : cell.split(separator)))
    .pipe(z.array(item as z.ZodType<z.output<Item>, string>));

/** A number. @param rule what it has to be besides, like `z.number().int().min(1)` */
export const number = (rule: z.ZodType<number, number> = z.number()) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, "is not a number")
    .transform(Number)
    .pipe(rule);

/** `yes`, or nothing. */
export const flag = () => z.enum(["yes", ""]).transform((cell) => cell === "yes");

/** A cell that may be empty, which leaves its column out of the row. */
export const optional = <Value extends z.ZodType<unknown, string>>(value: Value) =>
  z.union([z.literal("").transform(() => undefined), value]) as unknown as z.ZodOptional<Value>;

const MEDICINES = "medicines: ";
const isKnownPiece = (name: string, pieces: string) =>
  name.startsWith(MEDICINES) ? known.get("classes")?.has(name.slice(MEDICINES.length)) : known.get(pieces)?.has(name);
const unknownPiece = (value: unknown, pieces: string): string | undefined =>
  [...String(value).matchAll(PIECE)].map(([, name]) => name!).find((name) => !isKnownPiece(name, pieces));

/**
 * A text in which a name in braces stands for a row of the named table, and `{medicines: …}` for the names of a class.
 */
export const withPieces = (pieces: string) =>
  text().refine((value) => unknownPiece(value, pieces) === undefined, {
    error: ({ input }) => `“${unknownPiece(input, pieces)}” is not in ${pieces}`,
  });

function isRegularExpression(value: string): boolean {
  try {
    return new RegExp(value.replace(PIECE, "x"), /\\p\{/.test(value) ? "u" : "") instanceof RegExp;
  } catch {
    return false;
  }
}

/** A regular expression, with names of pieces in it. */
export const pattern = (pieces: string) =>
  withPieces(pieces).refine(isRegularExpression, "is not a regular expression");
