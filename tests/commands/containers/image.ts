import { account } from "../../api/support/examples";
import { Visitor } from "../../api/support/visitor";
import { freePort } from "../../support/free-port";
import { docker, IMAGE, must, PROJECT, until, type Checks } from "./engine";

/** The container by itself, and its volume. */
const ALONE = `${PROJECT}-alone`;
/** As compose.yaml runs it. */
const CONFINED = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"];
/** An embedded database is made within this on a machine that does much else. */
const START_MS = 180_000;

/** Tries to write where nobody may, and looks for a shell. */
const LOOK = `
const writes = (folder) => { try { fs.writeFileSync(folder + "/written", ""); return true } catch { return false } };
console.log(JSON.stringify({
  user: process.getuid(),
  written: ["/app", "/app/build", "/app/app", "/app/node_modules", "/etc", "/data"].filter(writes),
  needless: ["/bin/sh", "/usr/bin/env", "/app/.env", "/app/tests", "/app/.git", "/app/node_modules/vitest"].filter((path) => fs.existsSync(path)),
}))`;

/**
 * Starts the container again on its volume and waits until the engine calls it healthy.
 * @returns the seconds that took.
 */
async function start(...args: string[]): Promise<number> {
  const started = performance.now();
  await docker("run", "-d", "--name", ALONE, "-v", `${ALONE}:/data`, "-e", "SEED=none", ...CONFINED, ...args, IMAGE);
  await until(
    `${ALONE} healthy`,
    START_MS,
    async () => (await docker("inspect", "-f", "{{.State.Health.Status}}", ALONE)) === "healthy",
  );
  return (performance.now() - started) / 1000;
}

/** Ends it as an operator does. @returns its exit code. */
async function stop(): Promise<string> {
  await docker("stop", "--time", "20", ALONE);
  const code = await docker("inspect", "-f", "{{.State.ExitCode}}", ALONE);
  await docker("rm", ALONE);
  return code;
}

/** What an installation on the embedded database leaves behind for a fleet. */
export type Left = {
  volume: string;
  /** Who is registered there. */ person: { email: string; password: string };
  /** With which it signs. */ secret: string;
};

/** Looks at the image, and at one container of it on the embedded database. */
export async function checkImage(checks: Checks): Promise<Left> {
  await checks.check("Image: whom it runs as, what it may write, what is not in it", async () => {
    const seen = JSON.parse(await docker("run", "--rm", IMAGE, "-e", LOOK)) as {
      user: number;
      written: string[];
      needless: string[];
    };
    must(seen.user > 0, "it runs as root");
    must(seen.written.join() === "/data", `it writes to ${seen.written.join()}`);
    must(seen.needless.length === 0, `in it are ${seen.needless.join()}`);
    const megabytes = Number(await docker("image", "inspect", "-f", "{{.Size}}", IMAGE)) / 1e6;
    return `user ${seen.user}, /data alone, no shell; ${megabytes.toFixed(0)} MB`;
  });
  const person = account();
  await checks.check("One container, embedded database", async () => {
    const port = await freePort();
    const took = await start("-p", `127.0.0.1:${port}:3000`);
    const answer = await new Visitor({ url: `http://127.0.0.1:${port}` }).postJson("/api/auth/register", person);
    must(answer.status === 201, `registering answered ${answer.status}`);
    const asked = performance.now();
    const code = await stop();
    must(code === "0", `it ended with code ${code}`);
    return `healthy after ${took.toFixed(1)} s; SIGTERM ended it with code 0 after ${((performance.now() - asked) / 1000).toFixed(1)} s`;
  });
  await checks.check("The next one on its volume, at one address alone (HOST)", async () => {
    const took = await start("-e", "HOST=127.0.0.5");
    const body = new URLSearchParams({ email: person.email, password: person.password }).toString();
    const asks = `fetch("http://127.0.0.5:3000/sign-in", { method: "POST", redirect: "manual", headers: { origin: "http://127.0.0.5:3000", "content-type": "application/x-www-form-urlencoded" }, body: ${JSON.stringify(body)} }).then(({ status }) => console.log(status))`;
    const status = await docker("exec", ALONE, "/nodejs/bin/node", "-e", asks);
    must(status === "303", `signing in answered ${status}`);
    must((await stop()) === "0", "it did not end with code 0");
    return `healthy after ${took.toFixed(1)} s; who registered before signs in`;
  });
  const secret = await docker(
    "run",
    "--rm",
    "-v",
    `${ALONE}:/data`,
    IMAGE,
    "-e",
    `process.stdout.write(fs.readFileSync("/data/session-secret", "utf8"))`,
  );
  return { volume: ALONE, person, secret: secret.trim() };
}

/** Removes what it has left. */
export async function removeAlone(): Promise<void> {
  await docker("rm", "-f", ALONE).catch(() => {});
  await docker("volume", "rm", ALONE).catch(() => {});
}
