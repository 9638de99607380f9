import { and, asc, desc, eq, sql } from "drizzle-orm";
import { initialsOf } from "~/domain/providers/provider";
import type { Queryable } from "./client";
import { pictureColumn } from "./pictures";
import { consultations, providers, providerTotals, users } from "./schema";

const providerColumns = {
  id: providers.id,
  userId: providers.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  /** Seeded: nobody can sign in as them. */
  isDemo: sql<boolean>`${users.passwordHash} is null`,
  /** Whom one may walk in on: available, and with a headset's room. */
  isOpen: sql<boolean>`${providers.isListed} and ${providers.isVrEnabled}`,
  specialty: providers.specialty,
  yearsExperience: providers.yearsExperience,
  licenseNumber: providers.licenseNumber,
};

/** Whom a room is opened with. */
export type RoomHost = {
  id: number;
  userId: number;
  firstName: string;
  lastName: string;
  isDemo: boolean;
  isOpen: boolean;
  specialty: string;
  yearsExperience: number;
  licenseNumber: string;
};

const hosts = (db: Queryable) =>
  db.select(providerColumns).from(providers).innerJoin(users, eq(users.id, providers.userId));

export async function findHost(db: Queryable, providerId: number): Promise<RoomHost | null> {
  const [found] = await hosts(db).where(eq(providers.id, providerId));
  return found ?? null;
}

/** The demonstration's doctor: of the seeded ones who are open, the one whom the list begins with. */
export async function demoHost(db: Queryable): Promise<RoomHost | null> {
  const [found] = await hosts(db)
    .where(and(sql`${providers.isListed}`, eq(providers.isVrEnabled, true), sql`${users.passwordHash} is null`))
    .orderBy(desc(providers.rating), asc(providers.id))
    .limit(1);
  return found ?? null;
}

/** The specialist of a consultation of this patient's that is agreed, or `null`. */
export async function hostOfConsultation(
  db: Queryable,
  consultationId: number,
  patientId: number,
): Promise<RoomHost | null> {
  const [found] = await hosts(db)
    .innerJoin(consultations, eq(consultations.providerId, providers.id))
    .where(
      and(
        eq(consultations.id, consultationId),
        eq(consultations.patientId, patientId),
        eq(consultations.status, "scheduled"),
      ),
    );
  return found ?? null;
}

/** Somebody who can be met in a room, as the list shows them. */
export type HostCard = {
  id: number;
  specialty: string;
  bio: string;
  yearsExperience: number;
  profileImage: string;
  initials: string;
  isDemo: boolean;
};

/** A page of those who are VR-enabled and available (VR-03), the best rated first, and how many there are in all. */
export async function listHosts(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ hosts: HostCard[]; count: number }> {
  const [rows, totals] = await Promise.all([
    db
      .select({
        id: providers.id,
        specialty: providers.specialty,
        bio: providers.bio,
        yearsExperience: providers.yearsExperience,
        profileImage: pictureColumn,
        firstName: users.firstName,
        lastName: users.lastName,
        isDemo: providerColumns.isDemo,
      })
      .from(providers)
      .innerJoin(users, eq(users.id, providers.userId))
      .where(and(sql`${providers.isListed}`, eq(providers.isVrEnabled, true)))
      .orderBy(desc(providers.rating), asc(providers.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: sql<number>`coalesce(sum(${providerTotals.vrEnabled}), 0)::int` }).from(providerTotals),
  ]);
  return {
    hosts: rows.map(({ firstName, lastName, ...host }) => ({ ...host, initials: initialsOf(firstName, lastName) })),
    count: totals[0]!.count,
  };
}
