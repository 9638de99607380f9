import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { startServer, type RunningServer } from "../support/server";
import { booking, newRequest, post, referenceOn } from "./flows/booking";
import { enter, expectHeld, fill, held, send } from "./flows/form";
import { account, expectStep, listedBy, newApplicant, profile, reachStep2, register } from "./flows/signup";
import { expect, test as base } from "./support/visit";

/** A server of the test's own, on the embedded database, that can die and come back. */
type Mortal = {
  origin: string;
  /** Ends the process as a power button would the program, and starts another one on the same folder and port. */
  killAndRestart(): Promise<void>;
};

const test = base.extend<{ mortal: Mortal }>({
  mortal: async ({ faults }, use) => {
    // What a page was still loading when its server died; what it makes of that is what the tests look at.
    faults.allow(/net::ERR_|^page error: $/);
    const dataDir = mkdtempSync(join(tmpdir(), "kindweight-mortal-"));
    let server: RunningServer | undefined;
    try {
      server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1" } });
      const origin = server.url;
      const env = { SEED: "none", TRUST_PROXY: "1", PORT: new URL(origin).port };
      await use({
        origin,
        async killAndRestart() {
          await server?.kill("SIGKILL");
          server = await startServer({ dataDir, env });
        },
      });
    } finally {
      await server?.kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});

// Two or three starts of a server each.
test.describe.configure({ timeout: 120_000 });

const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });

test("killed after step 1: no account is left behind, and the draft comes back", async ({
  page,
  visit,
  mortal,
  request,
}) => {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant, mortal.origin);
  await mortal.killAndRestart();

  await visit(`${mortal.origin}${account.path}?step=2`);
  await expectStep(page, 2);
  await visit(mortal.origin + account.path);
  await expectStep(page, 1);
  await expectHeld(page, account, applicant.account);
  // The password's hash was kept as well: both fields may stay empty.
  expect(await held(page, account)).toMatchObject({ password: "", confirmPassword: "" });
  await send(page, account);
  await expectStep(page, 2);
  await fill(page, profile, applicant.profile);

  // Nobody has this address yet, so it can be registered. Last, for now it is taken.
  expect((await register(request, applicant.account, mortal.origin)).status()).toBe(201);
});

test("killed after Back: what both steps held comes back, and can be submitted", async ({
  page,
  visit,
  mortal,
  request,
}) => {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant, mortal.origin);
  const typed = await fill(page, profile, applicant.profile, { bio: "Not yet fifty." });
  await back(page).click();
  await expectStep(page, 1);
  await mortal.killAndRestart();

  await visit(mortal.origin + account.path);
  await expectHeld(page, account, applicant.account);
  await send(page, account);
  await expectStep(page, 2);
  await expectHeld(page, profile, typed);
  await enter(page, profile.fields.bio, applicant.profile.bio);
  await send(page, profile);
  await expectStep(page, 3);
  expect(await listedBy(request, applicant, mortal.origin)).toHaveLength(1);
});

test("@js killed after Draft saved: what was typed comes back, and no account is left behind", async ({
  page,
  visit,
  mortal,
  request,
}) => {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant, mortal.origin);
  const typed = await fill(page, profile, applicant.profile);
  await expect(page.getByText("Draft saved")).toBeVisible();
  await mortal.killAndRestart();

  await visit(`${mortal.origin}${profile.path}?step=2`);
  await expectStep(page, 2);
  await expectHeld(page, profile, typed);
  expect(await listedBy(request, applicant, mortal.origin)).toEqual([]);
  expect((await register(request, applicant.account, mortal.origin)).status()).toBe(201);
});

test("killed after the submission: account and provider are there, once, and so is the confirmation", async ({
  page,
  visit,
  mortal,
  request,
}) => {
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant, mortal.origin);
  await fill(page, profile, applicant.profile);
  await send(page, profile);
  await expectStep(page, 3);
  await mortal.killAndRestart();
  // It does without what only improves it.
  await expectStep(page, 3);

  expect(await listedBy(request, applicant, mortal.origin)).toMatchObject([{ isVerified: false, isAvailable: true }]);
  expect((await register(request, applicant.account, mortal.origin)).status(), "the address is taken").toBe(409);
  await visit(mortal.origin + account.path);
  await expectStep(page, 3);
});

test("killed while the submission is under way: all of it is there, or nothing, and sending it again finishes it", async ({
  page,
  faults,
  visit,
  mortal,
  request,
}) => {
  faults.allow(/Failed to fetch|Failed to load/);
  const applicant = newApplicant();
  await reachStep2(page, visit, applicant, mortal.origin);
  await fill(page, profile, applicant.profile);
  // Without waiting for an answer: none comes.
  await page.getByRole("button", { name: profile.button, exact: true }).click({ noWaitAfter: true });
  await mortal.killAndRestart();

  const listed = await listedBy(request, applicant, mortal.origin);
  await visit(`${mortal.origin}${profile.path}?step=2`);
  if (listed.length === 0) {
    // It goes through only if no account was left behind: that would be an address that is taken.
    await expectStep(page, 2);
    await fill(page, profile, applicant.profile);
    await send(page, profile);
  }
  await expectStep(page, 3);
  expect(await listedBy(request, applicant, mortal.origin)).toHaveLength(1);
});

test(
  "killed after the request: it is stored, and sent again it is the same",
  proves("BOOK-19"),
  async ({ page, visit, mortal, address }) => {
    await visit(mortal.origin + booking.path);
    const typed = await fill(page, booking, newRequest());
    const idempotencyKey = await page.locator("input[name=idempotencyKey]").inputValue();
    await send(page, booking);
    const reference = await referenceOn(page);
    await mortal.killAndRestart();
    expect(await post({ origin: mortal.origin, address }, { ...typed, idempotencyKey })).toMatchObject({
      status: 303,
      reference,
    });
  },
);
