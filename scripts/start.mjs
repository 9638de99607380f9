/**
 * `npm start` and `npm run dev`: installs and builds what is missing, then
 * runs the server until it ends. Only Node's own modules until then.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { root } from "./command.mjs";
import { ensureBuild } from "./build.mjs";
import { ensureNode, ensurePackages } from "./packages.mjs";
import { BUILT_SERVER } from "./server-command.mjs";
import { runScript } from "../app/services/steps.mjs";

const development = process.argv.includes("--dev");
const followParent = new URL("./follow-parent.mjs", import.meta.url).href;

// What server.ts imports restarts it. Screens are Vite's, which reloads them without
// a restart; and it loads its configuration from a copy that it writes at each start:
// a restart at that one would never end.
const serve = development
  ? [
      "node_modules/tsx/dist/cli.mjs",
      "watch",
      "--clear-screen=false",
      "--exclude=./app/{routes,components}/**",
      "--exclude=./app/*.tsx",
      "--exclude=./vite.config.ts.timestamp-*",
      "server.ts",
    ]
  : BUILT_SERVER;

function startServer() {
  const child = spawn(process.execPath, ["--import", followParent, ...serve], {
    cwd: root,
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || (development ? "development" : "production") },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // A process group of its own: Ctrl-C reaches the server once, through the
    // handlers below, and not a second time from the terminal, which many
    // servers take as "stop at once".
    detached: process.platform !== "win32",
  });
  /** @type {Map<NodeJS.Signals, number>} */
  const last = new Map();
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // The terminal and npm both deliver the same Ctrl-C to this process.
      const now = performance.now();
      if (now - (last.get(signal) ?? -Infinity) < 500) return;
      last.set(signal, now);
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  child.on("error", (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
}

await runScript(async () => {
  ensureNode();
  await ensurePackages();
  if (!development) await ensureBuild();
  startServer();
});
