import { and, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { DirectoryQuery } from "~/domain/providers/directory";
import { rowsOf, type Queryable } from "./client";
import { providerPairs, providers, providerTotals, providerWords, searchPairs, searchWords } from "./schema";

/** What is asked for: a text, not empty, and perhaps a specialty. */
export type Search = Pick<DirectoryQuery, "search" | "specialty">;

/** What a search will find, as far as the vocabulary tells. */
export type Forecast = {
  /** listed providers, of the specialty or in all */
  listed: number;
  /** how many of them have the text; 0 is always exact */
  matches: number;
  /** whether `matches` is no estimate */
  exact: boolean;
  /** rows that are read to find every match */
  toCollect: number;
};

const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** What phones, word processors and keyboards write for an apostrophe. */
const APOSTROPHES = /['’‘ʼ´`]/g;

/**
 * Whether a text is like a pattern. An apostrophe stands for the straight and for the typographic one, because an
 * iPhone types that one, and texts hold both.
 */
function isLike(text: AnyColumn | SQL, pattern: string): SQL {
  // The pattern itself as well: a text may hold one of the others.
  const patterns = new Set([pattern, ...["'", "’"].map((one) => pattern.replace(APOSTROPHES, one))]);
  // `lower` in SQL on both sides: JavaScript folds some letters differently.
  return or(...[...patterns].map((one) => sql`${text} like lower(${one})`))!;
}

/** Whether a search text holds `search`, its own wildcards taken literally. */
export const containsText = (searchText: AnyColumn | SQL, search: string) =>
  isLike(searchText, `%${literally(search)}%`);

/** Words of the vocabulary, or pairs of words, as a pattern for `like`. */
type Part = { kind: "word" | "pair"; pattern: string };

/**
 * A text stands somewhere in another exactly if
 * - without a blank: it stands in one of the other's words,
 * - with one: in one of its pairs of neighbors,
 * - with more: all its own pairs are among them, the outermost as an end and a
 *   beginning. They need not follow one another, so that has to be looked at.
 */
function partsOf(search: string): Part[] {
  const words = search.split(" ").map(literally);
  if (words.length === 1) return [{ kind: "word", pattern: `%${words[0]}%` }];
  const last = words.length - 2;
  return words.slice(1).map((word, index) => ({
    kind: "pair",
    pattern: `${index === 0 ? "%" : ""}${words[index]} ${word}${index === last ? "%" : ""}`,
  }));
}

const vocabulary = {
  word: { table: searchWords, id: searchWords.id, text: searchWords.word, uses: searchWords.uses },
  pair: { table: searchPairs, id: searchPairs.id, text: searchPairs.pair, uses: searchPairs.uses },
} as const;

/**
 * Where the listed providers are found whose search text holds `search`: a table
 * with what a listing goes by, and what to look for in it. The same answer as
 * `containsText`.
 */
export function holding(search: string) {
  const parts = partsOf(search);
  const table = parts[0]!.kind === "word" ? providerWords : providerPairs;
  const wanted = parts.map(({ kind, pattern }) => {
    const { table: entries, id, text } = vocabulary[kind];
    return sql`${table.numbers} && array(select ${id} from ${entries} where ${isLike(text, pattern)})`;
  });
  // As a value and not as `exists`, which the planner takes for a reason to read the whole table.
  const whole = sql`(select ${containsText(providers.searchText, search)} from ${providers} where ${providers.id} = ${table.providerId})`;
  return { table, where: and(...wanted, parts.length > 1 ? whole : undefined)! };
}

/** What a search will find. Reads a few entries of the vocabulary, however many providers there are. */
export async function forecast(db: Queryable, { search, specialty }: Search): Promise<Forecast> {
  const everybody = sql`(select coalesce(sum(${providerTotals.total}), 0)::int from ${providerTotals})`;
  const listed = specialty
    ? sql`(select coalesce(sum(${providerTotals.total}), 0)::int from ${providerTotals} where ${providerTotals.specialty} = ${specialty})`
    : everybody;
  // Who has one of several words: as if having one said nothing about having another.
  const figures = partsOf(search).map(({ kind, pattern }) => {
    const { table, text, uses } = vocabulary[kind];
    const missing = sql`sum(ln(greatest(1 - ${uses} / greatest(${everybody}, 1)::float8, 1e-9)))`;
    return sql`select count(*)::int as terms, max(${uses}) as uses, (1 - exp(${missing}))::float8 as share,
      ${everybody} as everybody, ${listed} as listed from ${table} where ${isLike(text, pattern)}`;
  });
  const parts = rowsOf<{ terms: number; uses: number; share: number; everybody: number; listed: number }>(
    await db.execute(sql.join(figures, sql` union all `)),
  );
  const { everybody: all, listed: inScope } = parts[0]!;
  if (parts.some(({ terms }) => terms === 0)) return { listed: inScope, matches: 0, exact: true, toCollect: 0 };
  const share = Math.min(...parts.map((part) => part.share));
  const exact = parts.length === 1 && parts[0]!.terms === 1 && !specialty;
  return {
    listed: inScope,
    matches: exact ? parts[0]!.uses : Math.max(1, Math.round(share * inScope)),
    exact,
    toCollect: Math.ceil(share * all),
  };
}

/** Reading a row in the order of a sorted index, and its text, costs as much as collecting so many matches. */
const STEP_COST = 2;
/** Up to so many matches all are collected, and counted exactly; */
const FEW = 2_500;
/** of a specialty only as long as that many are collected in all. */
const MANY = 10_000;

/**
 * How far a sorted index has to be followed until it has shown `wanted`
 * matches, with room for bad luck; `null` where all matches should be collected.
 */
export function stepsTo(wanted: number, { listed, matches, toCollect }: Forecast): number | null {
  if (toCollect <= (matches <= FEW ? MANY : FEW)) return null;
  const steps = (wanted * listed) / Math.max(1, matches);
  return steps * STEP_COST < toCollect ? Math.ceil(4 * steps) : null;
}
