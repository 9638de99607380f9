import { pathToFileURL } from "node:url";
import { findFirefox } from "../../../scripts/firefox.mjs";
import { installOnDemand } from "../../../scripts/on-demand.mjs";
import { StepFailure } from "../../../app/services/steps.mjs";
import { cookieIn, isTyped, setting, type Engine } from "./browser";
import { startScreen } from "./programs";

/** The last that Node 20 runs. It drives Firefox over WebDriver BiDi, without a program in between. */
const PUPPETEER = "24.43.1";

/** Runs in the page: an error's text stays there else. */
const inWords = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value));

/** As much of puppeteer as is used here. */
type Page = {
  goto(url: string, options: object): Promise<unknown>;
  $(
    selector: string,
  ): Promise<{ click(): Promise<void>; type(text: string): Promise<void>; press(key: string): Promise<void> } | null>;
  evaluate(expression: string): Promise<unknown>;
  on(
    event: "console",
    listener: (message: {
      type(): string;
      args(): { evaluate(read: (value: unknown) => string): Promise<string> }[];
    }) => void,
  ): void;
  on(event: "pageerror", listener: (error: Error) => void): void;
};
type Browser = {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  cookies(): Promise<{ name: string }[]>;
  setCookie(...cookies: object[]): Promise<void>;
  deleteCookie(...cookies: object[]): Promise<void>;
  close(): Promise<void>;
};
type Puppeteer = { launch(options: object): Promise<Browser> };

/**
 * Firefox: on a screen of its own, where it has WebGL; without Debian's `xvfb` headless, where it has none.
 * @returns null where there is none.
 */
export async function openFirefox({ script }: { script: boolean }): Promise<Engine | null> {
  const executablePath = findFirefox();
  if (!executablePath) return null;
  const { resolve } = await installOnDemand("puppeteer-core", PUPPETEER);
  const { default: puppeteer } = (await import(pathToFileURL(resolve("puppeteer-core")).href)) as {
    default: Puppeteer;
  };
  const screen = await startScreen();
  const browser = await puppeteer
    .launch({
      browser: "firefox",
      executablePath,
      headless: !screen,
      env: { ...process.env, ...screen?.env },
      extraPrefsFirefox: {
        "javascript.enabled": script,
        "media.navigator.streams.fake": true,
        "media.navigator.permission.disabled": true,
        "webgl.force-enabled": true,
      },
    })
    .catch(async (error: Error) => {
      await screen?.stop();
      throw new StepFailure("Firefox does not start", error.message);
    });
  const page = await browser.newPage();
  const heard: string[] = [];
  let hearing: Promise<unknown> = Promise.resolve();
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // A page that is left takes its values along; that there was an error is told then.
    const words = Promise.all(
      message.args().map((value) => value.evaluate(inWords).catch(() => "an error of a page that was left")),
    );
    hearing = Promise.all([hearing, words.then((said) => heard.push(said.join(" ")))]);
  });
  // What the policy blocks is among them, without script, too.
  page.on("pageerror", (error) => void heard.push(error.message));
  // Before it types or clicks, puppeteer waits for timers and observers of the page, which stand still where script is
  // off: there the field is set, and the button's own click is called.
  const find = async (selector: string) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  return {
    name: `${(await browser.version()).replace("firefox/", "Firefox ")}${script ? "" : ", no script"}`,
    open: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    async fill(selector, text) {
      if (!script || !(await page.evaluate(isTyped(selector))))
        return void (await page.evaluate(setting(selector, text)));
      const field = await find(selector);
      await field.click();
      await page.evaluate("document.activeElement.select()");
      await field.press("Backspace");
      await field.type(text);
    },
    click: async (selector) =>
      void (await (script
        ? find(selector).then((element) => element.click())
        : page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`))),
    async enter(url, setCookies) {
      await browser.deleteCookie(...(await browser.cookies()));
      const place = { domain: new URL(url).hostname, path: "/", httpOnly: true };
      if (setCookies.length > 0)
        await browser.setCookie(...setCookies.map((setCookie) => ({ ...cookieIn(setCookie), ...place })));
    },
    value: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    complaints: async () => {
      await hearing;
      return heard.splice(0);
    },
    async close() {
      await browser.close();
      await screen?.stop();
    },
  };
}
