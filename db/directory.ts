import { and, eq, inArray, sql } from "drizzle-orm";
import { PAGE_SIZE, type DirectoryQuery } from "~/domain/providers/directory";
import { initialsOf, type DirectoryTotals, type ProviderCard } from "~/domain/providers/provider";
import type { Queryable } from "./client";
import { cardColumns, listed, order, sortColumn, type Sortable } from "./providers";
import { providers, providerTotals, users } from "./schema";
import { containsText, forecast, holding, stepsTo } from "./search";

/** The figures of the stat cards, over all listed providers: eight rows, whatever the number of providers. */
export async function directoryTotals(db: Queryable): Promise<DirectoryTotals> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${providerTotals.total}), 0)::int`,
      verified: sql<number>`coalesce(sum(${providerTotals.verified}), 0)::int`,
      vrEnabled: sql<number>`coalesce(sum(${providerTotals.vrEnabled}), 0)::int`,
      averageRating: sql<string>`to_char(coalesce(sum(${providerTotals.ratingSum}) / nullif(sum(${providerTotals.total}), 0), 0), 'FM0.0')`,
    })
    .from(providerTotals);
  return row!;
}

/** One page of the directory and how many there are in all. */
export type Found = {
  cards: ProviderCard[];
  count: number;
  /**
   * The count is the planner's estimate, rounded: counting a common word in a large directory costs more than the page.
   */
  approximate: boolean;
};

/**
 * The directory's answer to a query.
 *
 * Without a search text, page and count are a range of an index and eight rows
 * of totals. With one, the two ways to a page cost opposite things: collecting
 * every match and sorting them is cheap for rare words, following the sorted
 * index until the page is full for common ones. The vocabulary knows how rare a
 * word is; where that was a wrong guess (words that one specialty never uses),
 * the matches are collected after all.
 */
export async function searchDirectory(db: Queryable, query: DirectoryQuery): Promise<Found> {
  if (!query.search) {
    const [count, cards] = await Promise.all([listedCount(db, query), cardsOf(db, page(db, query))]);
    return { cards, count, approximate: false };
  }
  const expected = await forecast(db, query);
  if (expected.matches === 0) return { cards: [], count: 0, approximate: false };
  const steps = stepsTo(query.page * PAGE_SIZE, expected);
  if (steps !== null) {
    const cards = await cardsOf(db, walk(db, query, steps));
    if (cards.length === PAGE_SIZE) {
      return {
        cards,
        count: expected.exact ? expected.matches : twoDigits(expected.matches),
        approximate: !expected.exact,
      };
    }
  }
  return collect(db, query);
}

/** What a query sorts by, as the column `key` of a subquery, and the order by it. */
const sortKey = ({ sort }: DirectoryQuery, table: Sortable) => sql`${sortColumn(table)[sort]}`.as("key");
const byKey = ({ sort }: DirectoryQuery) => [sort === "price_low" ? sql`key asc` : sql`key desc`, sql`id asc`];

/** How many providers are listed, of a specialty or in all; exact, from the totals. */
async function listedCount(db: Queryable, { specialty }: Pick<DirectoryQuery, "specialty">): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${providerTotals.total}), 0)::int` })
    .from(providerTotals)
    .where(specialty ? eq(providerTotals.specialty, specialty) : undefined);
  return row!.count;
}

const offsetOf = ({ page }: DirectoryQuery) => (page - 1) * PAGE_SIZE;

/** Ids of a page of everybody: a range of a sorted index. */
const page = (db: Queryable, query: DirectoryQuery) =>
  db
    .select({ id: providers.id })
    .from(providers)
    .where(listed(query))
    .orderBy(...order[query.sort])
    .limit(PAGE_SIZE)
    .offset(offsetOf(query));

/** Ids of a page of a search, found in the first `steps` rows of a sorted index. */
function walk(db: Queryable, query: DirectoryQuery, steps: number) {
  // The inner limit comes before the search, so it bounds the rows looked at, not those found.
  const ahead = db
    .select({ id: providers.id, searchText: providers.searchText, key: sortKey(query, providers) })
    .from(providers)
    .where(listed(query))
    .orderBy(...order[query.sort])
    .limit(steps)
    .as("ahead");
  return (
    db
      .select({ id: ahead.id })
      .from(ahead)
      .where(containsText(ahead.searchText, query.search))
      // The order it has already; said again, because a subquery's order is no promise.
      .orderBy(...byKey(query))
      .limit(PAGE_SIZE)
      .offset(offsetOf(query))
  );
}

/** A page and the exact count by collecting every match first. */
async function collect(db: Queryable, query: DirectoryQuery): Promise<Found> {
  const { table, where } = holding(query.search);
  const hits = db.$with("hits").as(
    db
      .select({ id: sql<number>`${table.providerId}`.as("id"), key: sortKey(query, table) })
      .from(table)
      .where(and(where, query.specialty ? eq(table.specialty, query.specialty) : undefined)),
  );
  const ids = db.$with("ids").as(
    db
      .select({ id: hits.id, key: hits.key })
      .from(hits)
      .orderBy(...byKey(query))
      .limit(PAGE_SIZE)
      .offset(offsetOf(query)),
  );
  // `hits` is named twice, so it is worked out once and kept. A page behind the last one has its count, too.
  const [row] = await db
    .with(hits, ids)
    .select({
      count: sql<number>`(select count(*)::int from ${hits})`,
      ids: sql<string>`coalesce(string_agg(id::text, ',' order by ${sql.join(byKey(query), sql`, `)}), '')`,
    })
    .from(ids);
  const found = row!.ids.split(",").filter(Boolean).map(Number);
  return { cards: await cardsOf(db, found), count: row!.count, approximate: false };
}

/** The cards of ids, in the order of the ids. */
async function cardsOf(db: Queryable, ids: number[] | PromiseLike<{ id: number }[]>): Promise<ProviderCard[]> {
  const wanted = Array.isArray(ids) ? ids : (await ids).map(({ id }) => id);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ ...cardColumns, firstName: users.firstName, lastName: users.lastName })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(inArray(providers.id, wanted));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { firstName, lastName, ...card } = row;
    return [{ ...card, initials: initialsOf(firstName, lastName) }];
  });
}

/** Rounded to two digits: what an estimate is good for. */
function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
