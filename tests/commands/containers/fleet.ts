import { openServer } from "db/client";
import { readFileSync } from "node:fs";
import { runScript } from "../../../app/services/steps.mjs";
import { prepareCast, type Site } from "../chaos/site";
import { startMailServer } from "../../support/mail-server";
import { Opened } from "../bench/servers";
import { Checks, composeWith } from "./engine";
import { checkFaults } from "./faults";
import { checkOperations } from "./operations";
import { checkPages } from "./pages";
import { checkRelay } from "./relay";

/** What `run.ts` hands over. */
const {
  DOMAIN = "",
  POSTGRES_PASSWORD = "",
  TURN_SECRET = "",
  TRIAL_POSTGRES_PORT = "",
  TRIAL_MAIL_PORT = "",
  TRIAL_PERSON = "",
  TRIAL_FOLDER = "",
  TRIAL_RATE = "",
} = process.env;

/*
 * The second half of `npm run containers`, on the installation that the first has started: a process of its own,
 * because Node reads whom it trusts (NODE_EXTRA_CA_CERTS: Caddy's own authority) when it starts. Its exit code is the
 * number of things that were wrong.
 */
await runScript(async () => {
  readFileSync(process.env.NODE_EXTRA_CA_CERTS ?? "");
  const compose = composeWith({});
  const opened = new Opened();
  const checks = new Checks();
  try {
    const mail = await startMailServer({ host: "0.0.0.0", port: Number(TRIAL_MAIL_PORT) });
    opened.onClose(() => mail.close());
    const door = await openServer(
      `postgres://kindweight:${POSTGRES_PASSWORD}@127.0.0.1:${TRIAL_POSTGRES_PORT}/kindweight`,
      { max: 3, silenceMs: 60_000 },
    );
    opened.onClose(() => door.close());
    const site: Site = { url: `https://${DOMAIN}`, mail, db: door.db, cast: await prepareCast(door.db, true) };
    const person = JSON.parse(TRIAL_PERSON) as { email: string; password: string };
    await checkPages(checks, { site, compose, person });
    await checkRelay(checks, compose, TURN_SECRET);
    await checkFaults(checks, { site, compose, rate: Number(TRIAL_RATE) });
    await checkOperations(checks, { site, compose, person, folder: TRIAL_FOLDER });
  } finally {
    await opened.close();
  }
  process.exitCode = checks.failed;
});
