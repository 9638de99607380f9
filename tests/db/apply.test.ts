import type { Database } from "db/client";
import { closeDraft, findDraft, lockDraft, saveDraft } from "db/signup-drafts";
import { ProfileExistsError } from "db/providers";
import { providers, signupDrafts, users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProviderProfile } from "~/domain/providers/signup";
import { ApplicationError, apply } from "~/routes/specialist-signup/apply.server";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addProvider, addUser, countRows } from "./support/rows";

const now = new Date("2026-03-10T12:00:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const times = { now, expiresAt: later(24) };
const profile: ProviderProfile = {
  licenseNumber: "RD-20418",
  specialty: "Registered Dietitian",
  yearsExperience: 12,
  bio: "I help people who have tried everything to eat well without counting.",
  certifications: ["RDN"],
  hourlyRate: "95.00",
  languages: ["English"],
  timeZone: "America/Denver",
  location: "Boulder, CO",
  isVrEnabled: false,
  profileImage: "",
};
const applicant = () => ({ firstName: "Nora", lastName: "Okafor", email: `${randomUUID()}@example.com` });
const uncounted = () => Promise.resolve();
const asApplicant = { specialistId: null, now, finish: uncounted };

describe.each(engines)("a specialist's application on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    // A place that the database refuses, as a stand-in for any failure of the profile.
    await db.execute(sql`alter table providers add constraint no_nowhere check (location <> 'Nowhere')`);
  });
  afterAll(() => database.close());

  async function draftOf(account = applicant()) {
    const hash = randomBytes(32);
    await saveDraft(db, hash, { account, passwordHash: "$argon2id$x", profile: { bio: "typed" } }, times);
    return { hash, account };
  }
  const usersOf = (email: string) =>
    db
      .select()
      .from(users)
      .where(sql`lower(email) = lower(${email})`);
  const rowCounts = async () => ({ users: await countRows(db, users), providers: await countRows(db, providers) });

  describe("as a draft", () => {
    test("is kept and changed piece by piece until it expires", async () => {
      const hash = randomBytes(32);
      const account = applicant();
      await saveDraft(db, hash, { account, passwordHash: "hash" }, times);
      await saveDraft(
        db,
        hash,
        { profile: { bio: "typed", location: "Boulder" } },
        { now: later(1), expiresAt: later(25) },
      );
      expect(await findDraft(db, hash, later(2))).toMatchObject({
        account,
        passwordHash: "hash",
        profile: { bio: "typed", location: "Boulder" },
        providerId: null,
      });
      expect(await findDraft(db, hash, new Date(later(25).getTime() - 1))).not.toBeNull();
      expect(await findDraft(db, hash, later(25))).toBeNull();
      expect(await findDraft(db, randomBytes(32), now)).toBeNull();
    });

    test("is thrown away once expired, when anybody keeps one", async () => {
      const hash = randomBytes(32);
      await saveDraft(db, hash, { account: applicant() }, { now, expiresAt: later(1) });
      await saveDraft(db, randomBytes(32), {}, { now: later(2), expiresAt: later(26) });
      expect(await db.select().from(signupDrafts).where(eq(signupDrafts.tokenHash, hash))).toEqual([]);
    });

    test("keeps any text that can be typed", async () => {
      const hash = randomBytes(32);
      const typed = { bio: "Zeile\r\n\t\u2028 „“ \\u0041 \u0001 😀 'quoted' {\"json\": true}" };
      await saveDraft(db, hash, { profile: typed }, times);
      expect((await findDraft(db, hash, now))?.profile).toEqual(typed);
    });

    test("once submitted holds no personal data, and takes none any more", async () => {
      const { hash } = await draftOf();
      const providerId = await addProvider(db);
      await closeDraft(db, hash, providerId, now);
      const kept = async () => {
        const { account, passwordHash, profile, providerId } = (await findDraft(db, hash, now))!;
        return { account, passwordHash, profile, providerId };
      };
      const closed = { account: null, passwordHash: null, profile: {}, providerId };
      expect(await kept()).toEqual(closed);
      // A second tab, or the second of two clicks, read the draft before it was closed.
      await saveDraft(db, hash, { profile: { bio: "typed in a second tab" } }, times);
      expect(await kept()).toEqual(closed);
    });
  });

  describe("submitted", () => {
    test(
      "becomes an account with a profile under review, and the draft is emptied",
      proves("SIGN-32", "APP-08"),
      async () => {
        const { hash, account } = await draftOf();
        const applied = await apply(db, hash, profile, asApplicant);
        const [user] = await usersOf(account.email);
        expect(applied).toBe(true);
        expect(user).toMatchObject({ ...account, passwordHash: "$argon2id$x", role: "provider", phone: "" });
        const [provider] = await db.select().from(providers).where(eq(providers.userId, user!.id));
        expect(provider).toMatchObject({
          ...profile,
          reviewStatus: "under_review",
          isAvailable: true,
          rating: "0.00",
          totalReviews: 0,
        });
        const draft = await lockDraft(db, hash);
        expect(draft).toMatchObject({ account: null, passwordHash: null, providerId: provider!.id });
        expect(draft!.profile).toEqual({});
      },
    );

    test(
      "leaves nothing when the profile cannot be created: account and profile are one transaction",
      proves("API-17"),
      async () => {
        const { hash, account } = await draftOf();
        const before = await rowCounts();
        const error: unknown = await apply(db, hash, { ...profile, location: "Nowhere" }, asApplicant).catch(
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(ApplicationError);
        expect(error).toMatchObject({ part: "profile" });
        expect(await rowCounts()).toEqual(before);
        // The draft is whole, so the next try can succeed.
        expect(await lockDraft(db, hash)).toMatchObject({ account, providerId: null });
        expect(await apply(db, hash, profile, asApplicant)).toBe(true);
      },
    );

    test(
      "leaves nothing when it is one too many, and is counted only when it was created",
      proves("API-18"),
      async () => {
        const { hash, account } = await draftOf();
        const before = await rowCounts();
        const tooMany = new Error("too many");
        await expect(apply(db, hash, profile, { ...asApplicant, finish: () => Promise.reject(tooMany) })).rejects.toBe(
          tooMany,
        );
        expect(await rowCounts()).toEqual(before);
        expect(await lockDraft(db, hash)).toMatchObject({ account, providerId: null });

        let counted = 0;
        const counting = { ...asApplicant, finish: () => Promise.resolve(void counted++) };
        await apply(db, hash, { ...profile, location: "Nowhere" }, counting).catch(() => {});
        expect(counted).toBe(0);
        await apply(db, hash, profile, counting);
        await apply(db, hash, profile, counting);
        expect(counted).toBe(1);
      },
    );

    test("with the address of an account changes nothing, and is left to its owner", async () => {
      const { hash, account } = await draftOf();
      const ownerId = await addUser(db, { email: account.email.toUpperCase() });
      const before = await rowCounts();
      const finished: unknown[] = [];
      const counting = {
        ...asApplicant,
        finish: (_: unknown, applied: unknown) => Promise.resolve(void finished.push(applied)),
      };
      expect(await apply(db, hash, profile, counting)).toBe(true);
      expect(await apply(db, hash, profile, counting)).toBe(false);
      expect(finished).toEqual([{ userId: ownerId, isTaken: true }]);
      expect(await rowCounts()).toEqual(before);
      const left = { account: null, passwordHash: null, profile: { bio: "typed" }, providerId: null, ownerId };
      expect(await lockDraft(db, hash)).toMatchObject(left);

      const other = { specialistId: await addUser(db), now, finish: uncounted };
      expect(await apply(db, hash, profile, other)).toBe(false);
      expect(await apply(db, hash, profile, { ...other, specialistId: ownerId })).toBe(true);
      expect(await lockDraft(db, hash)).toMatchObject({ profile: {}, providerId: expect.any(Number) as number });
    });

    test("twenty times at once becomes one account and one profile", proves("API-17"), async () => {
      const { hash, account } = await draftOf();
      const before = await rowCounts();
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(db, hash, profile, asApplicant)));
      expect(outcomes.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await usersOf(account.email)).toHaveLength(1);
      expect(await rowCounts()).toEqual({ users: before.users + 1, providers: before.providers + 1 });
    });

    test("from two browsers with one address becomes one account", proves("API-17"), async () => {
      const shared = applicant();
      const drafts = [await draftOf(shared), await draftOf({ ...shared, email: shared.email.toUpperCase() })];
      expect(await Promise.all(drafts.map(({ hash }) => apply(db, hash, profile, asApplicant)))).toEqual([true, true]);
      const [user, ...others] = await usersOf(shared.email);
      expect(others).toEqual([]);
      const closed = await Promise.all(drafts.map(({ hash }) => lockDraft(db, hash)));
      expect(closed.filter((draft) => draft!.providerId)).toHaveLength(1);
      expect(closed.filter((draft) => draft!.ownerId === user!.id)).toHaveLength(1);
    });

    test("without account details there is nothing to apply with", async () => {
      const hash = randomBytes(32);
      await saveDraft(db, hash, { profile: { bio: "typed" } }, times);
      const before = await rowCounts();
      expect(await apply(db, hash, profile, asApplicant)).toBeNull();
      expect(await apply(db, randomBytes(32), profile, asApplicant)).toBeNull();
      expect(await rowCounts()).toEqual(before);
    });

    test("someone who registered before finishes the account that is there", async () => {
      const userId = await addUser(db);
      expect(await apply(db, randomBytes(32), profile, { specialistId: userId, now, finish: uncounted })).toBe(true);
      const [provider] = await db.select().from(providers).where(eq(providers.userId, userId));
      expect(provider).toMatchObject(profile);
      await expect(
        apply(db, randomBytes(32), profile, { specialistId: userId, now, finish: uncounted }),
      ).rejects.toBeInstanceOf(ProfileExistsError);
    });
  });
});
