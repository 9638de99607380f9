import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { root } from "../../../scripts/command.mjs";
import { runScript, seconds, step, StepFailure } from "../../../app/services/steps.mjs";
import { SESSION_SECRET } from "../../api/support/secret";
import { machineLine } from "../bench/report";
import { Opened } from "../bench/servers";
import { freePort } from "../../support/free-port";
import { BRAND, Checks, composeWith, docker, IMAGE, isTaken, must, statesIn, until, type Compose } from "./engine";
import { checkImage, removeAlone, type Left } from "./image";
import { makeStandIns } from "./stand-ins";

const usage = `npm run containers -- [options]

Builds the image and runs it with a Docker engine: a container by itself, then the installation of
compose.yaml under another name (with a Caddy, PostgreSQL, Redis and coturn of its own, at the ports
80, 443 and 3478 of this machine). Prints a line for each thing that it looked at and ends with code 1
where one was wrong. Everything is removed afterwards but the images; what a run leaves behind that
was interrupted the next one removes.

options
  --stand-ins  first makes the images that Dockerfile and compose.yaml name of Debian's packages, for
               a machine that reaches no registry of images (needs root and debootstrap)
  --rate N     requests a second while something is restarted or killed (20)
  --help`;

/** Ports of this machine that compose.yaml takes. */
const PORTS = [80, 443, 3478];
const DOMAIN = "localhost";
const HEALTHY_MS = 180_000;

/** @throws {StepFailure} where this machine cannot do it. */
async function requireEngine(): Promise<string> {
  const version = await docker("version", "--format", "{{.Server.Version}}").catch((error: Error) => {
    throw new StepFailure("No Docker engine answers", error.message);
  });
  const compose = await docker("compose", "version", "--short").catch(() => {
    throw new StepFailure("This docker has no compose (2 or newer)");
  });
  return `engine ${version}, Compose ${compose}`;
}

/** @throws {StepFailure} where another program has them. */
async function requirePorts(): Promise<void> {
  for (const port of PORTS)
    if (await isTaken(port)) throw new StepFailure(`Port ${port} is taken, which compose.yaml needs`);
}

/** What an operator may set. */
const settingsNamed = () =>
  [...readFileSync(join(root, "compose.yaml"), "utf8").matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);

/**
 * Takes the embedded database of before to the fleet's own, as docs/operations.md says; its server is started for it.
 */
async function move(compose: Compose, { volume }: Left): Promise<string> {
  const said = await compose(
    "run",
    "--rm",
    "-T",
    "-v",
    `${volume}:/old`,
    "-e",
    "DATA_DIR=/old",
    "app1",
    "--import",
    "tsx",
    "scripts/database.ts",
    "move",
  );
  must(/^\d[\d,]* rows taken into/m.test(said), said);
  return said.split("\n")[0]!;
}

async function allHealthy(compose: Compose): Promise<string> {
  const started = performance.now();
  await compose("up", "-d", "--build");
  const wanted = (await compose("config", "--services")).split("\n");
  await until("all containers healthy", HEALTHY_MS, async () => {
    const states = statesIn(await compose("ps", "-a", "--format", "json"));
    return (
      states.length === wanted.length &&
      states.every(({ state, health }) => state === "running" && ["", "healthy"].includes(health))
    );
  });
  return `${wanted.length} containers after ${seconds(performance.now() - started)}`;
}

/** The rest is asked by a process that takes Caddy's own authority for one. @returns how many checks failed. */
async function checkFleet(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/commands/containers/fleet.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      "stand-ins": { type: "boolean", default: false },
      rate: { type: "string", default: "20" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (!(Number(values.rate) > 0)) throw new StepFailure("The rate is a number of requests a second", usage);
  const started = performance.now();
  console.log(`${machineLine()}; ${await requireEngine()}\n`);
  const opened = new Opened();
  const folder = mkdtempSync(join(tmpdir(), "kindweight-containers-"));
  opened.onClose(() => rmSync(folder, { recursive: true, force: true }));
  const [mailPort, postgresPort] = [await freePort(), await freePort()];
  const env: Record<string, string> = {
    // Whatever this machine's environment or a .env says of them.
    ...Object.fromEntries(settingsNamed().map((name) => [name, ""])),
    ...{
      DOMAIN,
      SESSION_SECRET,
      POSTGRES_PASSWORD: randomBytes(16).toString("hex"),
      TURN_SECRET: randomBytes(16).toString("hex"),
    },
    ...{ SMTP_URL: `smtp://host.docker.internal:${mailPort}`, BRAND_NAME: BRAND },
    ...{ TRIAL_VERSION: "1", TRIAL_POSTGRES_PORT: String(postgresPort), TRIAL_MAIL_PORT: String(mailPort) },
  };
  const compose = composeWith(env);
  const remove = async () => {
    await removeAlone();
    await compose("down", "-v", "--remove-orphans");
  };
  try {
    opened.onClose(remove);
    // What an interrupted run has left holds the ports, too.
    await remove();
    await requirePorts();
    if (values["stand-ins"]) await step("Stand-ins", makeStandIns);
    await step("Image", () => compose("build", "app1"), { done: () => IMAGE });
    const checks = new Checks();
    const left = await checkImage(checks);
    // Named as the previous one, as for a secret that was changed: what is sealed with it still opens.
    env.SESSION_SECRET_PREVIOUS = left.secret;
    await checks.check("db:move from that container's volume to the fleet's PostgreSQL", () => move(compose, left));
    await checks.check("docker compose up", () => allHealthy(compose));
    const authority = join(folder, "root.crt");
    await until("Caddy has made its authority", 30_000, () =>
      compose("cp", "caddy:/data/caddy/pki/authorities/local/root.crt", authority).then(() => true),
    );
    const failed =
      checks.failed +
      (await checkFleet({
        ...env,
        NODE_EXTRA_CA_CERTS: authority,
        TRIAL_PERSON: JSON.stringify(left.person),
        TRIAL_FOLDER: folder,
        TRIAL_RATE: values.rate,
      }));
    console.log(
      `\n${failed === 0 ? "All of it holds" : `${failed} of it failed`}, ${seconds(performance.now() - started)}`,
    );
    if (failed > 0) process.exitCode = 1;
  } finally {
    await step("Teardown", () => opened.close());
  }
});
