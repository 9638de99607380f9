import { beginSecondFactor } from "db/second-factors";
import { generate, generateSecret } from "otplib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAppCode, secretToSetUp } from "~/services/accounts/second-factor.server";
import type { Config } from "~/services/config.server";
import { createSeal } from "~/services/seal.server";
import { addUser } from "../db/support/rows";
import { engines, type TestDatabase } from "../support/databases";

const STEP_MS = 30_000;
const seal = createSeal("the secret of the second factor's tests, longer than 32 characters");

describe.each(engines)("a code of the second factor on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test("is used up by one use, also when its time step ends meanwhile", async () => {
    const { db } = database;
    const userId = await addUser(db);
    const secret = generateSecret();
    await beginSecondFactor(db, userId, seal.close(`totp ${userId}`, secret));
    const end = Math.ceil(Date.now() / STEP_MS) * STEP_MS;
    const code = await generate({ secret, epoch: Math.floor((end - 1) / 1000) });
    // Each look at the clock but the first is in the next step.
    const crossing = () => {
      let looks = 0;
      return () => new Date(looks++ === 0 ? end - 1 : end);
    };
    expect(await checkAppCode(userId, code, { db, seal, clock: () => new Date(end - 1) })).toBe(true);
    expect(await checkAppCode(userId, code, { db, seal, clock: crossing() })).toBe(false);
    expect(await checkAppCode(userId, code, { db, seal, clock: () => new Date(end) })).toBe(false);
  });

  test("is wrong, and no fault, where the installation's secret is another one; one that was only begun then is begun anew", async () => {
    const { db } = database;
    const changed = createSeal("another secret of the second factor's tests, longer than 32 characters");
    const config = { brand: { name: "Kindweight" } } as Config;
    const user = { id: await addUser(db), email: "ada@example.com" };
    const before = await secretToSetUp(user, { db, seal, config });
    const code = await generate({ secret: before!.secret });
    expect(await checkAppCode(user.id, code, { db, seal: changed, clock: () => new Date() })).toBe(false);
    const after = await secretToSetUp(user, { db, seal: changed, config });
    expect(after!.secret).not.toBe(before!.secret);
    expect(await secretToSetUp(user, { db, seal: changed, config })).toEqual(after);
    expect(
      await checkAppCode(user.id, await generate({ secret: after!.secret }), {
        db,
        seal: changed,
        clock: () => new Date(),
      }),
    ).toBe(true);
  });
});
