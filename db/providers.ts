import { and, asc, desc, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { DEFAULT_AVAILABILITY, type Availability } from "~/domain/providers/availability";
import type { DirectoryQuery, Sort } from "~/domain/providers/directory";
import type { Cursor, ListQuery } from "~/domain/providers/list-query";
import type { PublicProvider } from "~/domain/providers/provider";
import type { ProviderProfile } from "~/domain/providers/signup";
import type { Queryable } from "./client";
import { dataVersions, providers, users, type providerPairs, type providerWords } from "./schema";
import { pictureColumn } from "./pictures";
import { containsText, forecast, holding, stepsTo } from "./search";

const isVerified = sql<boolean>`${providers.reviewStatus} = 'verified'`;

/** What a card of the directory shows of a provider, besides their name. */
export const cardColumns = {
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
  profileImage: pictureColumn,
  isAvailable: providers.isAvailable,
  isVerified,
  isVrEnabled: providers.isVrEnabled,
};

const publicColumns = {
  ...cardColumns,
  timeZone: providers.timeZone,
  availability: providers.availability,
};

/** The two columns that are in the shape but never go out. */
const toPublic = <Row extends object>(row: Row) => ({ ...row, userId: null, licenseNumber: null });

/** The order of a listing; every order ends in the id, so that pages never overlap. */
export const order: Record<Sort, SQL[]> = {
  rating: [desc(providers.rating), asc(providers.id)],
  experience: [desc(providers.yearsExperience), asc(providers.id)],
  price_low: [asc(providers.hourlyRate), asc(providers.id)],
  price_high: [desc(providers.hourlyRate), asc(providers.id)],
};

/** Who is listed, of a specialty or in all. */
export const listed = ({ specialty }: Pick<DirectoryQuery, "specialty">) =>
  and(sql`${providers.isListed}`, specialty ? eq(providers.specialty, specialty) : undefined);

/**
 * How often the providers have changed. Read it *before* reading what is to be
 * cached under it: the data can then only be newer than the number says.
 */
export async function providersVersion(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.name, "providers"));
  return row?.version ?? 0;
}

export type Sortable = typeof providers | typeof providerWords | typeof providerPairs;

/** The column that each way of sorting goes by. */
export const sortColumn = ({ rating, yearsExperience, hourlyRate }: Sortable) =>
  ({ rating, experience: yearsExperience, price_low: hourlyRate, price_high: hourlyRate }) as const;

/** The value by which a provider is sorted, as text for a cursor. */
export const cursorAt = (provider: PublicProvider, sort: Sort): Cursor => ({
  id: provider.id,
  value: String(
    {
      rating: provider.rating,
      experience: provider.yearsExperience,
      price_low: provider.hourlyRate,
      price_high: provider.hourlyRate,
    }[sort],
  ),
});

/**
 * Listed providers as the API gives them, at most `limit` of them, going on
 * behind a cursor: unlike an offset that stays equally fast at any depth, and a
 * provider listed meanwhile shifts nothing.
 */
export async function listProviders(db: Queryable, query: ListQuery): Promise<PublicProvider[]> {
  const column = sortColumn(providers)[query.sort];
  const { after } = query;
  const behind =
    after &&
    (query.sort === "price_low"
      ? sql`(${column}, ${providers.id}) > (${after.value}::numeric, ${after.id}::int)`
      : // Descending by value but ascending by id: no single row comparison says that.
        sql`(${column} <= ${after.value}::numeric and (${column} < ${after.value}::numeric or ${providers.id} > ${after.id}::int))`);
  const rows = await db
    .select(publicColumns)
    .from(providers)
    .where(and(listed(query), query.search ? await matching(db, query) : undefined, behind ?? undefined))
    .orderBy(...order[query.sort])
    .limit(query.limit);
  return rows.map(toPublic);
}

/** What a search leaves of a listing: its sorted index is followed for what many have, and the few are looked up. */
async function matching(db: Queryable, query: ListQuery): Promise<SQL> {
  const expected = await forecast(db, query);
  if (expected.matches === 0) return sql`false`;
  if (stepsTo(query.limit, expected) !== null) return containsText(providers.searchText, query.search);
  const { table, where } = holding(query.search);
  return sql`${providers.id} in (select ${table.providerId} from ${table} where ${where})`;
}

/** A listed provider by id, or `null`. */
export async function findListedProvider(db: Queryable, id: number): Promise<PublicProvider | null> {
  const [row] = await db
    .select(publicColumns)
    .from(providers)
    .where(and(eq(providers.id, id), sql`${providers.isListed}`));
  return row ? toPublic(row) : null;
}

/** A provider's public page: the provider and their name. */
export type ProviderPage = PublicProvider & { firstName: string; lastName: string };

/** What a listed provider's own page shows, or `null`. */
export async function findProviderPage(db: Queryable, id: number): Promise<ProviderPage | null> {
  const [row] = await db
    .select({ ...publicColumns, firstName: users.firstName, lastName: users.lastName })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(eq(providers.id, id), sql`${providers.isListed}`));
  return row ? toPublic(row) : null;
}

/** The numbers of those listed whose number is above one and not above another, in order. */
export async function listedIds(db: Queryable, above: number, through: number): Promise<number[]> {
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(gt(providers.id, above), lte(providers.id, through), sql`${providers.isListed}`))
    .orderBy(asc(providers.id));
  return rows.map(({ id }) => id);
}

/**
 * Which blocks of so many numbers hold somebody listed; the first block is 1. Each costs a look into it, none a count.
 */
export async function listedBlocks(db: Queryable, size: number): Promise<number[]> {
  const last = sql`(select ceil(coalesce(max(${providers.id}), 0)::numeric / ${size}) from ${providers})::int`;
  const someone = sql`(select 1 from ${providers} where ${providers.id} > (block - 1) * ${size} and ${providers.id} <= block * ${size} and ${providers.isListed})`;
  const rows = await db
    .select({ block: sql<number>`block` })
    .from(sql`generate_series(1, ${last}) block`)
    .where(sql`exists ${someone}`)
    .orderBy(sql`block`);
  return rows.map(({ block }) => block);
}

/** The user has a provider profile already. */
export class ProfileExistsError extends Error {
  override name = "ProfileExistsError";
}

/**
 * Creates the profile of a provider's account: available, under review,
 * unrated, whatever anybody sent (DATA-21).
 * @returns the new provider's id.
 * @throws {ProfileExistsError} if the account has one.
 */
export async function createProvider(
  db: Queryable,
  userId: number,
  profile: ProviderProfile & { availability?: Availability | undefined },
): Promise<number> {
  const [created] = await db
    .insert(providers)
    .values({ ...profile, userId, availability: profile.availability ?? DEFAULT_AVAILABILITY })
    .onConflictDoNothing({ target: providers.userId })
    .returning({ id: providers.id });
  if (!created) throw new ProfileExistsError("The account has a provider profile");
  return created.id;
}

/** Whether an account has a provider profile. */
export async function hasProfile(db: Queryable, userId: number): Promise<boolean> {
  const found = await db.select({ id: providers.id }).from(providers).where(eq(providers.userId, userId));
  return found.length > 0;
}
