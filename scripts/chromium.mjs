/**
 * Finds a Chromium for the browser tests and the benches. As a script
 * (`node scripts/chromium.mjs`) it prints the path of the one it found.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { lastLines, root, run } from "./command.mjs";
import { runScript, step, StepFailure } from "../app/services/steps.mjs";

/**
 * @typedef {{ path: string, source: string, args: string[] }} Chromium
 *   the program, where it comes from, and the arguments to start it with
 * @typedef {{ path: string, source: string }} Candidate
 */

/** What was found, for the processes that this one starts: finding it takes a second or more. */
const handedOn = "KINDWEIGHT_CHROMIUM";

/**
 * What a full browser does beside the page. The first three start two more processes for each new window (610 ms
 * instead of 370, of which a run opens a thousand); the others are what Playwright switches off, whose list a second
 * one replaces.
 */
const switchedOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** The arguments that every start needs on a machine of tests. */
export const chromiumArgs = [
  // Chromium's sandbox refuses to run under root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  `--disable-features=${switchedOff.join(",")}`,
  "--disable-dev-shm-usage", // /dev/shm is 64 MB in a container, and a page that needs more crashes
  "--disable-quic",
  "--disable-background-networking", // or it looks up its maker's hosts at every start
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
];

/**
 * The first of these that starts: `PLAYWRIGHT_CHROMIUM_PATH`, the system's,
 * Playwright's own (downloaded where that works), and the one in the package
 * `@sparticuz/chromium`.
 *
 * @param {(text: string) => void} [report]
 * @returns {Promise<Chromium>}
 * @throws {StepFailure} if none starts, with the reason of each
 */
export async function findChromium(report = () => {}) {
  const known = process.env[handedOn];
  if (known) return { .../** @type {Candidate} */ (JSON.parse(known)), args: chromiumArgs };

  /** @type {string[]} */
  const refusals = [];
  for (const candidates of [fromEnvironment, fromSystem, fromPlaywright, fromPackage]) {
    for await (const candidate of candidates(report, refusals)) {
      report(`trying ${candidate.path}`);
      const refusal = await tryOut(candidate.path);
      if (refusal === null) {
        process.env[handedOn] = JSON.stringify(candidate);
        return { ...candidate, args: chromiumArgs };
      }
      refusals.push(`${candidate.path} (${candidate.source}): ${refusal}`);
    }
  }
  throw new StepFailure("no Chromium starts here", refusals.join("\n"));
}

/**
 * Opens a page with text and measures it, by Playwright: what works for it is
 * what the tests need, and not every build has Chromium's own `--dump-dom`.
 * @param {string} executablePath
 * @returns {Promise<string | null>} why it does not work, or null
 */
async function tryOut(executablePath) {
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.setContent("<span>Kindweight</span>");
      const width = Number(await page.evaluate("document.querySelector('span').offsetWidth"));
      return width > 0 ? null : "it shows no text";
    } finally {
      await browser.close();
    }
  } catch (error) {
    // The line that says why ("error while loading shared libraries") is somewhere in the browser's log.
    return error instanceof Error ? error.message.slice(0, 2000) : String(error);
  }
}

/** @returns {Generator<Candidate>} */
function* fromEnvironment() {
  const path = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (path) yield { path: resolve(path), source: "PLAYWRIGHT_CHROMIUM_PATH" };
}

/** @returns {Generator<Candidate>} */
function* fromSystem() {
  // The ordinary browser first, which is what visitors have: the shell differs in what follows the page's last Tab
  // stop, in the icon that it asks for and in more.
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chromium-headless-shell"];
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const paths = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].map((folder) =>
      folder ? join(folder, "Google/Chrome/Application/chrome.exe") : "",
    ),
  ];
  for (const path of new Set(paths)) if (path && existsSync(path)) yield { path, source: "system" };
}

/**
 * @param {(text: string) => void} report
 * @param {string[]} refusals
 * @returns {AsyncGenerator<Candidate>}
 */
async function* fromPlaywright(report, refusals) {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    report("downloading Playwright's Chromium");
    // Behind a closed network it retries for minutes without a word.
    const cli = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" };
    const outcome = await run(process.execPath, cli, { env, onLine: report, silence: 60_000 });
    if (!outcome.ok) refusals.push(`playwright install chromium: ${outcome.ended}. ${lastLines(outcome.output, 3)}`);
  }
  if (existsSync(path)) yield { path, source: "Playwright" };
}

/**
 * The package holds a packed Linux build of Chromium and, for a machine that
 * has none of the libraries it links to, those libraries and a font.
 *
 * @param {(text: string) => void} report
 * @param {string[]} refusals
 * @returns {AsyncGenerator<Candidate>}
 */
async function* fromPackage(report, refusals) {
  if (process.platform !== "linux" || process.arch !== "x64") return;
  const manifest = join(root, "node_modules/@sparticuz/chromium/package.json");
  if (!existsSync(manifest)) return;
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(manifest, "utf8")));
  const folder = join(cacheFolder(), `chromium-${version}-${userInfo().uid}`);
  if (!existsSync(folder)) {
    report("unpacking @sparticuz/chromium");
    const refusal = await unpack(folder);
    if (refusal !== null) return void refusals.push(`@sparticuz/chromium: ${refusal}`);
  }
  yield { path: join(folder, "chromium"), source: "@sparticuz/chromium" };
  yield { path: wrapperIn(folder), source: "@sparticuz/chromium with its own libraries" };
}

/**
 * The package unpacks into the temporary folder under fixed names, takes
 * whatever lies there for itself, and adds its libraries only on AWS: so it
 * runs in a process with a temporary folder and an environment of its own.
 * @param {string} folder does not exist yet; appears whole or not at all
 */
async function unpack(folder) {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const code = `import("@sparticuz/chromium").then((module) => module.default.executablePath())`;
  const outcome = await run(process.execPath, ["--input-type=module", "-e", code], {
    env: { TMPDIR: aside, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
  });
  try {
    if (outcome.ok) renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise another process was faster
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return outcome.ok ? null : `${outcome.ended}. ${lastLines(outcome.output, 3)}`;
}

/**
 * A script that starts the unpacked browser with the libraries and the font
 * beside it: on a machine without any font a page with text crashes.
 * @param {string} folder
 */
function wrapperIn(folder) {
  const fonts = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    "<fontconfig>",
    '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `  <dir>${folder}/fonts</dir>`,
    `  <cachedir>${folder}/fonts-cache</cachedir>`,
    "</fontconfig>",
  ];
  writeFileSync(join(folder, "fonts.conf"), `${fonts.join("\n")}\n`);
  const script = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${folder}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE="${folder}/fonts.conf"`,
    `exec "${folder}/chromium" "$@"`,
  ];
  const file = join(folder, "chromium.sh");
  writeFileSync(file, `${script.join("\n")}\n`, { mode: 0o755 });
  return file;
}

/** A folder that is kept between runs: in the checkout, or at home if the checkout is somebody else's. */
function cacheFolder() {
  const preferred = join(root, "node_modules/.cache/kindweight");
  try {
    mkdirSync(preferred, { recursive: true });
    accessSync(preferred, constants.W_OK);
    return preferred;
  } catch {
    const own = join(homedir(), ".cache/kindweight");
    mkdirSync(own, { recursive: true });
    return own;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await runScript(async () => {
    const { path } = await step("Chromium", findChromium, { output: process.stderr, done: ({ source }) => source });
    console.log(path);
  });
}
