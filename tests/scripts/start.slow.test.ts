import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BUILT_SERVER } from "../../scripts/server-command.mjs";
import { makeCheckout, type Checkout } from "./fixture";

let checkout: Checkout;
beforeEach(() => void (checkout = makeCheckout()));
afterEach(() => checkout.remove());

const builds = () => readFileSync(join(checkout.folder, "builds.log"), "utf8").trim().split("\n").length;
const serverPid = (output: string) => Number(/server (\d+)/.exec(output)?.[1]);

describe("npm start", { timeout: 60_000 }, () => {
  test("builds, then serves in production, and ends as its server ends", async () => {
    const started = checkout.start("start.mjs", { env: { EXIT_CODE: "7" } });
    await started.says("server ");
    expect(started.output()).toMatch(/^Packages +ready +\d+\.\d s\nBuild +ready +\d+\.\d s\nserver \d+ production\n$/);
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(7);
    expect(started.output()).toContain("server got SIGTERM");
  });

  test("builds again only when a source has changed", async () => {
    const run = async () => {
      const started = checkout.start("start.mjs");
      await started.says("server ");
      started.process.kill("SIGINT");
      expect(await started.ended).toBe(0);
    };
    await run();
    await run();
    expect(builds()).toBe(1);
    checkout.write("app/new.txt", "two");
    await run();
    expect(builds()).toBe(2);
  });

  test("builds again after a build made by hand", async () => {
    const first = checkout.start("start.mjs");
    await first.says("server ");
    first.process.kill("SIGTERM");
    await first.ended;
    await checkout.start("../make.js").ended;
    const second = checkout.start("start.mjs");
    await second.says("server ");
    expect(builds()).toBe(3);
    second.process.kill("SIGTERM");
    await second.ended;
  });

  test("of two at once one builds and the other waits for it", async () => {
    const both = [checkout.start("start.mjs"), checkout.start("start.mjs")];
    await Promise.all(both.map((one) => one.says("server ")));
    expect(builds()).toBe(1);
    both.forEach((one) => one.process.kill("SIGTERM"));
    await Promise.all(both.map((one) => one.ended));
  });

  test("shows why a build failed, starts no server, and builds anew the next time", async () => {
    checkout.write("app/root.txt", "broken");
    const failing = checkout.start("start.mjs");
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toMatch(/Build +failed: npm run build: exit code 3/);
    expect(failing.output()).toContain("syntax error in app/root.txt");
    expect(failing.output()).not.toContain("server ");
    checkout.write("app/root.txt", "mended");
    const next = checkout.start("start.mjs");
    await next.says("server ");
    next.process.kill("SIGTERM");
    await next.ended;
  });

  test("killed without warning, it leaves no server behind", async () => {
    const started = checkout.start("start.mjs");
    await started.says("server ");
    const pid = serverPid(started.output());
    started.process.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
  });

  test("the image and the systemd unit give Node what npm start gives it", () => {
    const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    expect(text("Dockerfile")).toContain(`\nCMD ${JSON.stringify(BUILT_SERVER).replaceAll(",", ", ")}\n`);
    expect(text("ops/systemd/kindweight.service")).toContain(`\nExecStart=/usr/bin/node ${BUILT_SERVER.join(" ")}\n`);
  });

  test("shows npm's own words when packages cannot be installed", async () => {
    rmSync(join(checkout.folder, "package-lock.json"));
    const failing = checkout.start("start.mjs");
    expect(await failing.ended).toBe(1);
    expect(failing.output()).toMatch(/Packages +failed: npm ci: exit code 1/);
    expect(failing.output()).toMatch(/npm error .*package-lock\.json/);
  });

  test("in development builds nothing and restarts when the server changes, not when a screen does", async () => {
    const started = checkout.start("start.mjs", { args: ["--dev"] });
    await started.says(" development");
    expect(started.output()).not.toContain("Build");
    const before = serverPid(started.output());
    checkout.write("app/root.txt", "changed");
    checkout.write("vite.config.ts.timestamp-1.mjs", "");
    await new Promise((done) => setTimeout(done, 1000));
    expect(isRunning(before)).toBe(true);
    checkout.write("server.ts", `console.log("a new server");\nsetInterval(() => {}, 1000);`);
    await started.says("a new server");
    started.process.kill("SIGTERM");
    await started.ended;
    await expect.poll(() => isRunning(before)).toBe(false);
  });
});

/** A zombie has a number, but does not run: nobody has asked after it yet. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
