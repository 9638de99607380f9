import { and, asc, count, eq, isNull, ne, or, sql } from "drizzle-orm";
import { pictureAddress, type PictureState } from "~/domain/providers/picture";
import type { Queryable } from "./client";
import { providerPictures, providers, users } from "./schema";

/** Pictures that wait for a review, from everybody: more are not taken. Each has 64 kB at the most. */
const MAX_WAITING = 10_000;

/** What visitors are shown of a provider: the approved picture's address, which is ours, or nothing. */
export const pictureColumn = sql<string>`coalesce(${sql.raw(`'${pictureAddress("")}'`)} || ${providers.pictureId}, '')`;

const isApproved = sql<boolean>`${providerPictures.id} is not distinct from ${providers.pictureId}`;
const isWaiting = sql<boolean>`${providerPictures.id} is distinct from ${providers.pictureId}`;
/** The address that the specialist has written, as long as it was not fetched. */
const unfetched = sql<string>`case when exists (select 1 from ${providerPictures} where ${providerPictures.providerId} = ${providers.id} and ${providerPictures.source} = ${providers.profileImage}) then '' else ${providers.profileImage} end`;

/** A stored picture, and who may see it before it is approved; or `null`. */
export async function findPicture(db: Queryable, id: string) {
  const [found] = await db
    .select({ image: providerPictures.image, isApproved, ownerId: providers.userId })
    .from(providerPictures)
    .innerJoin(providers, eq(providers.id, providerPictures.providerId))
    .where(eq(providerPictures.id, id));
  return found ?? null;
}

/** @param of the provider's own number, or their account's. */
export async function pictureState(
  db: Queryable,
  of: { providerId: number } | { userId: number },
): Promise<PictureState | null> {
  const [found] = await db
    .select({
      providerId: providers.id,
      approved: providers.pictureId,
      waiting: providerPictures.id,
      address: unfetched,
    })
    .from(providers)
    .leftJoin(providerPictures, and(eq(providerPictures.providerId, providers.id), isWaiting))
    .where("userId" in of ? eq(providers.userId, of.userId) : eq(providers.id, of.providerId));
  return found ?? null;
}

/** Keeps others from changing a provider's pictures until the transaction ends. */
const lock = (tx: Queryable, providerId: number) =>
  tx.select({ pictureId: providers.pictureId }).from(providers).where(eq(providers.id, providerId)).for("update");

/**
 * Stores a picture that waits for its review, in place of one that waited. A provider has one of each at the most.
 * @returns false where too many wait already.
 */
export async function addPicture(
  tx: Queryable,
  picture: { id: string; providerId: number; image: Uint8Array; source: string; createdAt: Date },
): Promise<boolean> {
  const { providerId } = picture;
  const [held] = await lock(tx, providerId);
  if (!held) return false;
  const isOther = held.pictureId === null ? undefined : ne(providerPictures.id, held.pictureId);
  await tx.delete(providerPictures).where(and(eq(providerPictures.providerId, providerId), isOther));
  if ((await waitingPictures(tx)) >= MAX_WAITING) return false;
  await tx.insert(providerPictures).values(picture);
  // One that is uploaded takes the place of an address as well.
  if (picture.source === "") await tx.update(providers).set({ profileImage: "" }).where(eq(providers.id, providerId));
  return true;
}

/** Shows a picture that waits to visitors. @returns whether it waited still. */
export async function approvePicture(tx: Queryable, providerId: number, id: string): Promise<boolean> {
  await lock(tx, providerId);
  const others = and(eq(providerPictures.providerId, providerId), ne(providerPictures.id, id));
  const [found] = await tx
    .select({ id: providerPictures.id })
    .from(providerPictures)
    .where(and(eq(providerPictures.providerId, providerId), eq(providerPictures.id, id)));
  if (!found) return false;
  await tx.update(providers).set({ pictureId: id }).where(eq(providers.id, providerId));
  await tx.delete(providerPictures).where(others);
  return true;
}

/** Takes all of a provider's pictures away, and the address as well. @returns whether there was anything. */
export async function removePictures(tx: Queryable, providerId: number): Promise<boolean> {
  await lock(tx, providerId);
  const removed = await tx
    .delete(providerPictures)
    .where(eq(providerPictures.providerId, providerId))
    .returning({ id: providerPictures.id });
  const changed = await tx
    .update(providers)
    .set({ pictureId: null, profileImage: "" })
    .where(
      and(eq(providers.id, providerId), or(ne(providers.profileImage, ""), sql`${providers.pictureId} is not null`)),
    )
    .returning({ id: providers.id });
  return removed.length > 0 || changed.length > 0;
}

/** How many wait for a review. */
async function waitingPictures(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(providerPictures)
    .leftJoin(providers, eq(providers.pictureId, providerPictures.id))
    .where(isNull(providers.id));
  return row!.waiting;
}

/** Providers whose picture, or whose picture's address, waits for a reviewer; those of rejected applications do not. */
export const picturesToReview = (db: Queryable, limit: number) =>
  db
    .select({ id: providers.id, firstName: users.firstName, lastName: users.lastName })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .leftJoin(providerPictures, and(eq(providerPictures.providerId, providers.id), isWaiting))
    .where(
      and(
        ne(providers.reviewStatus, "rejected"),
        or(sql`${providerPictures.id} is not null`, and(ne(providers.profileImage, ""), sql`${unfetched} <> ''`)),
      ),
    )
    .orderBy(asc(providers.id))
    .limit(limit);
