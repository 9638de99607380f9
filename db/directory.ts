import { eq, inArray, sql } from "drizzle-orm";
import { PAGE_SIZE, type DirectoryQuery } from "~/domain/providers/directory";
import { initialsOf, type DirectoryTotals, type ProviderCard } from "~/domain/providers/provider";
import { rowsOf, type Queryable } from "./client";
import { containsText, isVerified, matching, order, sortColumn } from "./providers";
import { providers, providerTotals, users } from "./schema";

/** Up to this many listed providers a search looks at all of them: a few milliseconds, and every count exact. */
const SMALL_DIRECTORY = 5_000;
/** Of a larger directory, a search that is expected to find fewer than this is answered from the trigram index. */
const RARE = 2_500;
/** How far along the sorted index a common search is followed before that was a wrong guess. */
const WALK = 20_000;

const cardColumns = {
  id: providers.id,
  specialty: providers.specialty,
  bio: providers.bio,
  certifications: providers.certifications,
  languages: providers.languages,
  yearsExperience: providers.yearsExperience,
  hourlyRate: providers.hourlyRate,
  rating: providers.rating,
  totalReviews: providers.totalReviews,
  location: providers.location,
  profileImage: providers.profileImage,
  isAvailable: providers.isAvailable,
  isVerified,
  isVrEnabled: providers.isVrEnabled,
  firstName: users.firstName,
  lastName: users.lastName,
};

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
  /** The count is the planner's estimate, rounded: counting a common word in a large directory costs more than the page. */
  approximate: boolean;
};

/**
 * The directory's answer to a query.
 *
 * Without a search text, page and count are a range of an index and eight rows
 * of totals. With one, the two ways to a page cost opposite things: collecting
 * every match (trigram index, then sort) is cheap for rare words, following the
 * sorted index until the page is full for common ones. The planner chooses
 * between them badly, because it does not know how rare a word really is when
 * it has to stop early; so the choice is made here, from its own row estimate,
 * and corrected when it was wrong.
 */
export async function searchDirectory(db: Queryable, query: DirectoryQuery): Promise<Found> {
  if (!query.search) {
    const [count, cards] = await Promise.all([listedCount(db, query), cardsOf(db, walk(db, query))]);
    return { cards, count, approximate: false };
  }
  if ((await listedCount(db, { specialty: null })) > SMALL_DIRECTORY) {
    const estimate = await estimateMatches(db, query);
    if (estimate >= RARE) {
      const cards = await cardsOf(db, walk(db, query, WALK));
      if (cards.length === PAGE_SIZE) return { cards, count: twoDigits(estimate), approximate: true };
    }
  }
  return collect(db, query);
}

/** What a query sorts by, as the column `key` of a subquery, and the order by it. */
const sortKey = ({ sort }: DirectoryQuery) => sql`${sortColumn[sort]}`.as("key");
const byKey = ({ sort }: DirectoryQuery) => [sort === "price_low" ? sql`key asc` : sql`key desc`, sql`id asc`];

/** How many providers are listed, of a specialty or in all; exact, from the totals. */
async function listedCount(db: Queryable, { specialty }: Pick<DirectoryQuery, "specialty">): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${providerTotals.total}), 0)::int` })
    .from(providerTotals)
    .where(specialty ? eq(providerTotals.specialty, specialty) : undefined);
  return row!.count;
}

/** Ids of a page, found by following the sorted index; at most `limit` rows of it, if given. */
function walk(db: Queryable, query: DirectoryQuery, limit?: number) {
  const offset = (query.page - 1) * PAGE_SIZE;
  if (limit === undefined) {
    return db.select({ id: providers.id }).from(providers).where(matching(query)).orderBy(...order[query.sort]).limit(PAGE_SIZE).offset(offset);
  }
  // The inner limit comes before the search, so it bounds the rows looked at, not those found.
  const ahead = db
    .select({ id: providers.id, searchText: providers.searchText, key: sortKey(query) })
    .from(providers)
    .where(matching({ ...query, search: "" }))
    .orderBy(...order[query.sort])
    .limit(limit)
    .as("ahead");
  return db
    .select({ id: ahead.id })
    .from(ahead)
    .where(containsText(ahead.searchText, query.search))
    // The order it has already; said again, because a subquery's order is no promise.
    .orderBy(...byKey(query))
    .limit(PAGE_SIZE)
    .offset(offset);
}

/** A page and the exact count by collecting every match first. */
async function collect(db: Queryable, query: DirectoryQuery): Promise<Found> {
  const hits = db.$with("hits").as(
    db
      .select({ id: providers.id, key: sortKey(query) })
      .from(providers)
      .where(matching(query)),
  );
  // Named twice, so it is worked out once and kept: the planner must not merge it with the order below.
  const rows = await db
    .with(hits)
    .select({ id: hits.id, count: sql<number>`(select count(*)::int from hits)` })
    .from(hits)
    .orderBy(...byKey(query))
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE);
  const first = rows[0];
  if (!first) {
    // Nothing on this page: either nothing at all, or the page lies behind the last one.
    return query.page === 1 ? { cards: [], count: 0, approximate: false } : { ...(await collect(db, { ...query, page: 1 })), cards: [] };
  }
  const ids = rows.map(({ id }) => id);
  return { cards: await cardsOf(db, ids), count: first.count, approximate: false };
}

/** The cards of ids, in the order of the ids. */
async function cardsOf(db: Queryable, ids: number[] | PromiseLike<{ id: number }[]>): Promise<ProviderCard[]> {
  const wanted = Array.isArray(ids) ? ids : (await ids).map(({ id }) => id);
  if (wanted.length === 0) return [];
  const rows = await db
    .select(cardColumns)
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

/** How many rows the planner expects a query to match, from its statistics; nothing is read. */
async function estimateMatches(db: Queryable, query: DirectoryQuery): Promise<number> {
  const matches = db.select({ id: providers.id }).from(providers).where(matching(query));
  const [row] = rowsOf<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    await db.execute(sql`explain (format json) ${matches.getSQL()}`),
  );
  return row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

/** Rounded to two digits: what an estimate is good for. */
function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
