import { statSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "../../api/support/visitor";
import type { Site } from "../chaos/site";
import { docker, IMAGE, must, PROJECT, statesIn, until, type Checks, type Compose } from "./engine";

type Trial = { site: Site; compose: Compose; person: { email: string; password: string }; folder: string };

/** As documents are stored: nobody but whom the image runs as may read it. */
const STORED = `fs.mkdirSync("/data/documents", { recursive: true }); fs.writeFileSync("/data/documents/trial", "sealed", { mode: 0o600 })`;
/**
 * With an ordinary container's capabilities: whoever copies into a volume is root, and the documents must not stay
 * root's.
 */
const TAKE_BACK = `fs.cpSync("/backups/documents", "/data/documents", { recursive: true }); for (const name of ["", ...fs.readdirSync("/data/documents", { recursive: true })]) fs.chownSync("/data/documents/" + name, 65532, 65532)`;
const READ = `console.log(fs.readFileSync("/data/documents/trial", "utf8"))`;
const HEALTHY_MS = 180_000;

/** What an operator does, in the words of docs/operations.md. */
export async function checkOperations(checks: Checks, { site, compose, person, folder }: Trial): Promise<void> {
  const run = (...args: string[]) => compose("run", "--rm", "-T", ...args);
  // Whoever keeps the backups writes and reads them: the image's own user is a stranger to that folder.
  const keeper = [
    "-v",
    `${folder}:/backups`,
    "--user",
    String(process.getuid?.() ?? 0),
    "app1",
    "--import",
    "tsx",
    "scripts/database.ts",
  ];
  const program = (code: string) => compose("exec", "-T", "app1", "/nodejs/bin/node", "-e", code);
  const signsIn = async () => {
    const answer = await new Visitor(site).postForm("/sign-in", person);
    must(answer.status === 303, `signing in answered ${answer.status}`);
  };
  const up = async () => {
    await compose("up", "-d");
    await until("all healthy", HEALTHY_MS, async () =>
      statesIn(await compose("ps", "-a", "--format", "json")).every(
        ({ state, health }) => state === "running" && ["", "healthy"].includes(health),
      ),
    );
  };

  await checks.check("An administrator by the command line", async () => {
    const said = await run("app1", "--import", "tsx", "scripts/admin.ts", "create", "operator@example.com");
    const path = /https:\/\/\S+(\/reset-password\/\S+)/.exec(said)?.[1];
    must(path !== undefined, said);
    const page = await new Visitor(site).get(path);
    must(page.status === 200, `the link answered ${page.status}`);
    return "and the link opens";
  });
  await checks.check("A backup while it runs", async () => {
    const said = await run(...keeper, "backup", "/backups/trial.gz");
    await program(STORED);
    await compose("cp", "app1:/data/documents", folder);
    const { size, mode } = statSync(join(folder, "trial.gz"));
    must((mode & 0o077) === 0, `others may read it (${mode.toString(8)})`);
    return `${said.split(" of ")[0]}, ${(size / 1000).toFixed(0)} kB`;
  });
  await checks.check("docker compose down, and up", async () => {
    await compose("down");
    await up();
    await signsIn();
    return "what was there is there";
  });
  await checks.check("The backup restored into a new installation", async () => {
    await compose("down");
    // All but Caddy's: who asks here trusts the authority that lies there, and a new one would be a stranger's.
    await docker("volume", "rm", `${PROJECT}_data`, `${PROJECT}_postgres`);
    const said = await run(...keeper, "restore", "/backups/trial.gz");
    must(!said.includes("SESSION_SECRET is not"), said);
    await up();
    await docker(
      "run",
      "--rm",
      "--user",
      "0",
      "-v",
      `${folder}:/backups:ro`,
      "-v",
      `${PROJECT}_data:/data`,
      IMAGE,
      "-e",
      TAKE_BACK,
    );
    must((await program(READ)) === "sealed", "a document cannot be read");
    await signsIn();
    return said.split(", as they")[0]!;
  });
}
