import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.mjs";
import { step } from "../../../app/services/steps.mjs";
import { GOALS, scriptGoal } from "./goals";
import { ask } from "./load";
import { keepResults, mark, printTable, printTitle } from "./report";
import { Opened, startOurs } from "./servers";

const SCREENS = [
  "/",
  "/specialists",
  "/specialists/1",
  "/specialist-signup",
  "/book-appointment",
  "/ai-consultation",
  "/health-dashboard",
  "/health-dashboard?tab=trends",
  "/health-dashboard?tab=weight",
  "/no-such-page",
];
const KINDS = ["html", "script", "style", "image", "other"] as const;
type Kind = (typeof KINDS)[number];
type Screen = {
  path: string;
  first: Record<Kind, number>;
  lateScript: number;
  files: { address: string; bytes: number }[];
};

/** Compressed bytes of each screen, by kind. @returns whether all are within the goals. */
export async function benchBytes(): Promise<boolean> {
  const opened = new Opened();
  try {
    const { url } = await startOurs(opened);
    const { path: executablePath, args } = await step("Chromium", findChromium, { done: ({ source }) => source });
    const browser = await chromium.launch({ executablePath, args });
    opened.onClose(() => browser.close());

    const screens: Screen[] = [];
    for (const path of SCREENS) {
      // A context of its own: nothing is in the cache yet.
      const context = await browser.newContext();
      screens.push(await weigh(await context.newPage(), url, path));
      await context.close();
    }

    printTitle("Compressed bytes of each screen at first load (kB = 1,000 bytes, brotli, without headers)");
    const kB = (bytes: number) => (bytes / 1000).toFixed(1);
    printTable(
      ["", "HTML", "JS", "goal", "CSS", `<= ${GOALS.style / 1000}`, "images", "other", "all", "JS later"],
      screens.map(({ path, first, lateScript }) => [
        path,
        kB(first.html),
        kB(first.script),
        `${mark(first.script <= scriptGoal(path))} <= ${scriptGoal(path) / 1000}`,
        kB(first.style),
        mark(first.style <= GOALS.style),
        kB(first.image),
        kB(first.other),
        kB(KINDS.reduce((sum, kind) => sum + first[kind], 0)),
        kB(lateScript),
      ]),
    );
    console.log("JS later: what pointing at links, opening the menu and entering a field loads on top.");
    keepResults("bytes", { goals: GOALS, screens });
    return screens.every(({ path, first }) => first.script <= scriptGoal(path) && first.style <= GOALS.style);
  } finally {
    await opened.close();
  }
}

/** Which files a screen loads the browser tells; how many bytes each has on the wire the server does, exactly. */
async function weigh(page: Page, origin: string, path: string): Promise<Screen> {
  const seen = new Set<string>();
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().startsWith(origin)) seen.add(request.url());
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const atFirst = new Set(seen);
  await showIntent(page);
  await page.waitForLoadState("networkidle");

  const screen: Screen = {
    path,
    first: { html: 0, script: 0, style: 0, image: 0, other: 0 },
    lateScript: 0,
    files: [],
  };
  for (const address of seen) {
    const { sent, headers } = await ask({ url: address });
    const kind = kindOf(String(headers["content-type"]));
    if (atFirst.has(address)) screen.first[kind] += sent;
    else if (kind === "script") screen.lateScript += sent;
    screen.files.push({ address: address.slice(origin.length), bytes: sent });
  }
  return screen;
}

function kindOf(type: string): Kind {
  if (/javascript/.test(type)) return "script";
  if (/^text\/css/.test(type)) return "style";
  if (/^image\//.test(type)) return "image";
  return /^text\/html/.test(type) ? "html" : "other";
}

/** Does what somebody does who is about to go on: points at every link, enters a field, opens the menu. */
async function showIntent(page: Page): Promise<void> {
  for (const link of await page.locator('a[href^="/"]').all()) {
    await link.dispatchEvent("mouseover");
    await page.waitForTimeout(120); // Remix waits 100 ms for somebody who only passes
    await link.dispatchEvent("mouseout");
  }
  const field = page.locator("main input:visible, main textarea:visible").first();
  if (await field.isVisible()) await field.focus();
  await page.keyboard.press("Tab");
  const menu = page.locator("header button:visible, header summary:visible").first();
  if (await menu.isVisible()) await menu.click();
}
