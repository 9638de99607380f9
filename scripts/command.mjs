import { spawn } from "node:child_process";
import { constants } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * How a command is run and what came of it.
 * @typedef {object} Options
 * @property {Record<string, string>} [env] added to this process's
 * @property {(line: string) => unknown} [onLine] gets each line of output as it comes
 * @property {number} [silence] milliseconds without output after which the command is ended
 *
 * @typedef {{ ok: boolean, ended: string, output: string }} Outcome
 *   `ended` says how, such as `exit code 1`; `output` holds both streams in their order
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a command in the checkout, without standard input, and keeps its output.
 * Never throws: a command that cannot be started is one that failed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      // npm is a .cmd file on Windows, and those start only through a shell.
      shell: process.platform === "win32" && !/\.exe$/i.test(command),
    });
    if (running.size === 0) listenForSignals();
    running.add(child);

    let output = "";
    let unfinished = "";
    let gaveUp = false;
    const limit = options.silence;
    const giveUp = () => {
      gaveUp = true;
      child.kill("SIGKILL");
    };
    let timer = limit ? setTimeout(giveUp, limit) : undefined;

    /** @param {Buffer} chunk */
    const take = (chunk) => {
      if (limit) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, limit);
      }
      const text = chunk.toString();
      output += text;
      const lines = (unfinished + text).split(/[\r\n]+/);
      unfinished = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) options.onLine?.(line);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);

    /** @param {boolean} ok @param {string} ended */
    const end = (ok, ended) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) stopListening();
      resolve({ ok, ended, output });
    };
    child.on("error", (error) => end(false, error.message));
    child.on("close", (code, signal) => {
      if (gaveUp) end(false, `no output for ${limit} ms`);
      else end(code === 0, signal ? `ended by ${signal}` : `exit code ${code}`);
    });
  });
}

/**
 * Runs npm: the one that runs this script if there is one, else that of the PATH.
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function npm(args, options) {
  const current = process.env.npm_execpath ?? "";
  return basename(current) === "npm-cli.js"
    ? run(process.execPath, [current, ...args], options)
    : run("npm", args, options);
}

/**
 * The last lines of a tool's output.
 * @param {string} output
 * @param {number} count
 */
export const lastLines = (output, count) => output.trimEnd().split("\n").slice(-count).join("\n");

// A script that is told to stop takes what it runs with it: an `npm ci` that
// went on alone would write under the feet of the next start.
const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  process.exit(128 + constants.signals[signal]);
}
const listenForSignals = () => signals.forEach((signal) => process.on(signal, stopAll));
const stopListening = () => signals.forEach((signal) => process.off(signal, stopAll));
