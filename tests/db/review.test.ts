import {
  applications,
  decideApplication,
  findApplication,
  nextApplication,
  ownApplication,
  resubmitApplication,
  waitingApplications,
} from "db/review";
import { listProviders } from "db/providers";
import { providers } from "db/schema";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseListQuery } from "~/domain/providers/list-query";
import { readCursor, writeCursor } from "~/domain/providers/review";
import { engines, type TestDatabase } from "../support/databases";
import { addProviders, addUser, clearProviders } from "./support/rows";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute));
const LATER = at(600);

describe.each(engines)("the review on $name", ({ open }) => {
  let database: TestDatabase;
  let admin: number;
  beforeAll(async () => {
    database = await open();
    admin = await addUser(database.db, { role: "admin", firstName: "Rosa", lastName: "Lind" });
  });
  beforeEach(() => clearProviders(database.db));
  afterAll(() => database.close());

  const decide = (id: number, submittedAt: Date, change: Partial<Parameters<typeof decideApplication>[2]> = {}) =>
    decideApplication(database.db, id, {
      status: "rejected",
      reason: "Not in the register.",
      submittedAt,
      reviewerId: admin,
      at: LATER,
      ...change,
    });
  const userOf = async (id: number) =>
    (await database.db.select({ userId: providers.userId }).from(providers).where(eq(providers.id, id)))[0]!.userId;

  test("those that wait come the oldest first, page by page, and none twice", async () => {
    // Three of one instant: the id decides among them.
    const minutes = [7, 3, 5, 5, 5, 1, 9];
    const ids = await addProviders(
      database.db,
      minutes.map((minute) => ({ submittedAt: at(minute) })),
    );
    await addProviders(database.db, [
      { reviewStatus: "verified", submittedAt: at(0) },
      { reviewStatus: "rejected", submittedAt: at(0) },
    ]);
    const expected = [5, 1, 2, 3, 4, 0, 6].map((index) => ids[index]);
    const seen: number[] = [];
    let after = null as ReturnType<typeof readCursor>;
    for (let page = 0; page < 4; page++) {
      const found = await applications(database.db, "under_review", { limit: 2, after });
      seen.push(...found.map(({ id }) => id));
      after = readCursor(writeCursor(found.at(-1)!));
    }
    expect(seen).toEqual(expected);
    expect(await applications(database.db, "under_review", { limit: 2, after })).toEqual([]);
    expect(await waitingApplications(database.db)).toBe(7);
  });

  test("those decided come the newest first, page by page", async () => {
    const ids = await addProviders(
      database.db,
      [4, 8, 8, 2].map((minute) => ({ submittedAt: at(minute), reviewStatus: "rejected" as const })),
    );
    const first = await applications(database.db, "rejected", { limit: 2 });
    const second = await applications(database.db, "rejected", { limit: 9, after: first.at(-1)! });
    expect([...first, ...second].map(({ id }) => id)).toEqual([2, 1, 0, 3].map((index) => ids[index]));
  });

  test("after one comes the next, after the last the oldest, after the only one nothing", async () => {
    const [first, second] = await addProviders(database.db, [{ submittedAt: at(1) }, { submittedAt: at(2) }]);
    expect(await nextApplication(database.db, { submittedAt: at(1), id: first! })).toBe(second);
    expect(await nextApplication(database.db, { submittedAt: at(2), id: second! })).toBe(first);
    await decide(first!, at(1));
    await decide(second!, at(2));
    expect(await nextApplication(database.db, { submittedAt: at(1), id: first! })).toBeNull();
  });

  test("of ten who decide at once exactly one does, and that decision stands", async () => {
    const [id] = await addProviders(database.db, [{ submittedAt: at(1) }]);
    const racing = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(
          id!,
          at(1),
          index % 2
            ? { status: "verified", reason: "", reviewerId: admin + index }
            : { reason: `Reason ${index}`, reviewerId: admin + index },
        ),
      ),
    );
    const winner = racing.findIndex((one) => one !== null);
    expect(racing.filter((one) => one !== null)).toEqual([{ userId: await userOf(id!) }]);
    const [row] = await database.db.select().from(providers).where(eq(providers.id, id!));
    expect(row).toMatchObject({
      reviewStatus: winner % 2 ? "verified" : "rejected",
      reviewReason: winner % 2 ? "" : `Reason ${winner}`,
      reviewedBy: admin + winner,
      reviewedAt: LATER,
    });
  });

  test("the instant that the database gives by itself can be named again", async () => {
    const [id] = await addProviders(database.db, [{}]);
    const { submittedAt } = (await findApplication(database.db, id!))!;
    expect(await decide(id!, new Date(submittedAt.toISOString()))).not.toBeNull();
    expect(await findApplication(database.db, id!)).toMatchObject({ status: "rejected", reviewer: "Rosa Lind" });
  });

  test("a decision about another shape of the application is none", async () => {
    const [id] = await addProviders(database.db, [{ submittedAt: at(2) }]);
    expect(await decide(id!, at(1))).toBeNull();
    expect(await findApplication(database.db, id!)).toMatchObject({ status: "under_review", reviewedAt: null });
  });

  test("a rejected application comes back once, last in the queue, with what was changed and what had been said", async () => {
    const [id, other] = await addProviders(database.db, [{ submittedAt: at(1) }, { submittedAt: at(2) }]);
    const userId = await userOf(id!);
    const change = {
      specialty: "Endocrinologist" as const,
      licenseNumber: "MD-99",
      bio: "Another text about how I work, as long as it has to be.",
      certifications: ["MD", "ABIM"],
      yearsExperience: 9,
      location: "Reno, NV",
    };
    expect(await resubmitApplication(database.db, userId, change, LATER), "not yet rejected").toBe(false);
    await decide(id!, at(1));
    const racing = await Promise.all(
      Array.from({ length: 10 }, () => resubmitApplication(database.db, userId, change, LATER)),
    );
    expect(racing.filter(Boolean)).toHaveLength(1);
    expect(await ownApplication(database.db, userId)).toMatchObject({
      ...change,
      status: "under_review",
      submittedAt: LATER,
      reason: "Not in the register.",
    });
    expect((await applications(database.db, "under_review", { limit: 9 })).map((one) => one.id)).toEqual([other, id]);
    // Who still looks at the old shape decides nothing.
    expect(await decide(id!, at(1), { status: "verified" })).toBeNull();
    expect(await decide(id!, LATER, { status: "verified", reason: "" })).not.toBeNull();
    expect(await resubmitApplication(database.db, userId, change, at(700)), "approved").toBe(false);
  });

  test("while it waits a provider is listed as not verified, approved as verified, rejected not at all", async () => {
    const ids = await addProviders(
      database.db,
      [1, 2, 3].map((minute) => ({ submittedAt: at(minute) })),
    );
    const listed = async () =>
      (await listProviders(database.db, parseListQuery(new URLSearchParams())))
        .map(({ id, isVerified }) => [ids.indexOf(id), isVerified])
        .sort();
    expect(await listed()).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ]);
    await decide(ids[0]!, at(1), { status: "verified", reason: "" });
    await decide(ids[1]!, at(2));
    expect(await listed()).toEqual([
      [0, true],
      [2, false],
    ]);
    const rows = await database.db
      .select({ id: providers.id })
      .from(providers)
      .where(and(eq(providers.reviewStatus, "under_review"), inArray(providers.id, ids)));
    expect(rows).toEqual([{ id: ids[2] }]);
  });
});
