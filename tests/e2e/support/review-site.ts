import { openEmbedded } from "db/client";
import { createSession } from "db/sessions";
import type { BrowserContext } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCookies } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { addProviders, addUser } from "../../db/support/rows";
import { startServer } from "../../support/server";
import { test as base } from "./visit";

const SESSION_SECRET = "the secret of the review's tests, longer than 32 characters";
export const REASON = "The license number is not in the register.";

/** A server of its own with an administrator, two applications that wait and one that was rejected. */
type ReviewSite = { url: string; admin: string; rejected: string };

export const test = base.extend<object, { desk: ReviewSite }>({
  desk: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-review-"));
      try {
        const people = await prepare(dataDir);
        const server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET } });
        try {
          await use({ url: server.url, ...people });
        } finally {
          await server.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

async function prepare(dataDir: string) {
  const database = await openEmbedded(dataDir);
  try {
    await database.migrate();
    const { db } = database;
    const admin = await addUser(db, { role: "admin", firstName: "Rosa", lastName: "Lind" });
    const rejected = await addUser(db, { firstName: "Mara", lastName: "Voss" });
    const [first, second] = [await addUser(db, { firstName: "Nora", lastName: "Okafor" }), await addUser(db, { firstName: "Idris", lastName: "Bell" })];
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await addProviders(db, [
      { userId: first, submittedAt: ago(3), bio: "Plain words about food, without counting, and time to listen." },
      { userId: second, submittedAt: ago(2) },
      { userId: rejected, submittedAt: ago(4), reviewStatus: "rejected", reviewReason: REASON, reviewedAt: ago(1), reviewedBy: admin, bio: "Plain words about food, without counting, and time to listen." },
    ]);
    const sessionOf = async (userId: number) => {
      const token = newToken();
      const now = new Date();
      await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt: new Date(now.getTime() + 3_600_000) });
      return createCookies({ secure: false, sessionSecret: SESSION_SECRET }).session.serialize(token);
    };
    return { admin: await sessionOf(admin), rejected: await sessionOf(rejected) };
  } finally {
    await database.close();
  }
}

/** Gives a browser somebody's session. */
export async function enter(context: BrowserContext, url: string, setCookie: string): Promise<void> {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
  await context.addCookies([{ name, value, url }]);
}
