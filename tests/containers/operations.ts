import { statSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "../api/support/visitor";
import type { Site } from "../chaos/site";
import { must, statesIn, until, type Checks, type Compose } from "./engine";

type Trial = { site: Site; compose: Compose; person: { email: string; password: string }; folder: string };

const ARCHIVE = "/data/trial.gz";
const HEALTHY_MS = 180_000;

/** What an operator does, in the words of docs/operations.md. */
export async function checkOperations(checks: Checks, { site, compose, person, folder }: Trial): Promise<void> {
  const script = (...args: string[]) => compose("run", "--rm", "-T", "app1", "--import", "tsx", ...args);
  const signsIn = async () => {
    const answer = await new Visitor(site).postForm("/sign-in", person);
    must(answer.status === 303, `signing in answered ${answer.status}`);
  };
  const up = async () => {
    await compose("up", "-d");
    await until("all healthy", HEALTHY_MS, async () => statesIn(await compose("ps", "-a", "--format", "json")).every(({ state, health }) => state === "running" && ["", "healthy"].includes(health)));
  };

  await checks.check("An administrator by the command line", async () => {
    const said = await script("scripts/admin.ts", "create", "operator@example.com");
    const path = /https:\/\/\S+(\/reset-password\/\S+)/.exec(said)?.[1];
    must(path !== undefined, said);
    const page = await new Visitor(site).get(path);
    must(page.status === 200, `the link answered ${page.status}`);
    return "and the link opens";
  });
  const copied = join(folder, "trial.gz");
  await checks.check("A backup while it runs", async () => {
    const said = await script("scripts/database.ts", "backup", ARCHIVE);
    await compose("cp", `app1:${ARCHIVE}`, copied);
    return `${said.split(" of ")[0]}, ${(statSync(copied).size / 1000).toFixed(0)} kB`;
  });
  await checks.check("docker compose down, and up", async () => {
    await compose("down");
    await up();
    await signsIn();
    return "what was there is there";
  });
  await checks.check("The backup restored into a new installation", async () => {
    await compose("down", "-v");
    await compose("create", "app1");
    await compose("cp", copied, `app1:${ARCHIVE}`);
    const said = await script("scripts/database.ts", "restore", ARCHIVE);
    must(!said.includes("SESSION_SECRET is not"), said);
    await up();
    await signsIn();
    return said.split(", as they")[0]!;
  });
}
