import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../../scripts/chromium.mjs";
import { judgeLog, keepLog } from "./browser-logs";
import { makeEmbeddedTemplate } from "./embedded-template";
import { findPostgres } from "./postgres";
import { startServer, type RunningServer } from "./server";
import { openServerDatabases } from "./server-databases";

/**
 * Once a run of the browser tests: a Chromium, and two production servers with
 * the demo data. The one for the project `js` runs on the embedded database,
 * the one for `no-js` on PostgreSQL. What the workers need to know goes by the
 * environment: they read the configuration again, and inherit it. The servers log
 * all that they can, and a run whose logs hold what was typed fails.
 *
 * @returns what ends it all, run after failures too.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const undo: (() => Promise<void> | void)[] = [];
  const teardown = async () => {
    const faults: unknown[] = [];
    for (const step of undo.splice(0).reverse())
      await Promise.resolve()
        .then(step)
        .catch((fault) => void faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
  const serve = async (name: string, env: Record<string, string>): Promise<RunningServer> => {
    const dataDir = mkdtempSync(join(tmpdir(), `kindweight-e2e-${name}-`));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    // Without SMTP the mails lie there.
    process.env[`E2E_DATA_${name === "js" ? "JS" : "NO_JS"}`] = dataDir;
    // With TRUST_PROXY a test can give itself an address, and so a rate limit of its own, by X-Forwarded-For.
    const server = await startServer({ dataDir, env: { SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "trace", ...env } });
    undo.push(async () => {
      await server.stop();
      keepLog(name, server.logs());
      judgeLog(name, server.logs());
    });
    return server;
  };

  try {
    await findChromium();
    const postgres = await findPostgres();
    undo.push(() => postgres.stop());
    // For tests with a server of their own.
    process.env.E2E_POSTGRES = postgres.url;
    const databases = await openServerDatabases(postgres.url);
    undo.push(() => databases.close());

    // For the tests' own servers on the embedded engine.
    const template = mkdtempSync(join(tmpdir(), "kindweight-e2e-template-"));
    undo.push(() => rmSync(template, { recursive: true, force: true }));
    await makeEmbeddedTemplate(template);
    process.env.E2E_TEMPLATE = template;

    const started = await Promise.allSettled([
      serve("js", {}),
      serve("no-js", {
        DATABASE_URL: await databases.create(),
        SESSION_SECRET: randomBytes(32).toString("hex"),
      }),
    ]);
    const [withScript, without] = started.map((result) => {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    process.env.E2E_URL_JS = withScript?.url;
    process.env.E2E_URL_NO_JS = without?.url;
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}
