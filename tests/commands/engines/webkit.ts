import { setTimeout as sleep } from "node:timers/promises";
import { StepFailure } from "../../../app/services/steps.mjs";
import { freePort } from "../../support/free-port";
import { cookieIn, isTyped, setting, type Engine } from "./browser";
import { has, start, startScreen, type Program } from "./programs";

/** W3C WebDriver's name of an element's reference. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * WebKitGTK's small browser by its WebDriver, on a screen of its own.
 * @returns null where Debian's `webkit2gtk-driver` or `xvfb` is not there.
 */
export async function openWebKit(): Promise<Engine | null> {
  if (!has("WebKitWebDriver")) return null;
  const screen = await startScreen();
  if (!screen) return null;
  let driver: Program | undefined;
  const stop = async () => {
    await driver?.stop();
    await screen.stop();
  };
  try {
    const port = await freePort();
    driver = start("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
      ...screen.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      GDK_BACKEND: "x11",
    });
    return await openSession(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    await stop();
    throw new StepFailure("WebKit does not start", String(error));
  }
}

async function openSession(driver: string, stop: () => Promise<void>): Promise<Engine> {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${method} ${path}: ${error} ${message}`);
    }
    return value;
  };
  for (
    let wait = 0;
    !(await call("GET", "/status").then(
      () => true,
      () => false,
    ));
    wait++
  ) {
    if (wait === 100) throw new Error("its driver does not answer");
    await sleep(100);
  }
  const { sessionId, capabilities } = (await call("POST", "/session", {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  const value = async <T>(expression: string) =>
    (await call("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] })) as T;
  const find = async (selector: string) =>
    (
      (await call("POST", `${session}/element`, { using: "css selector", value: selector })) as Record<
        typeof ELEMENT,
        string
      >
    )[ELEMENT];
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await call("POST", `${session}/url`, { url });
      // Nothing can be put in before a page's own script; from here on it is heard.
      await value(
        "void addEventListener('securitypolicyviolation', (event) => (window.heard ??= []).push('CSP ' + event.violatedDirective + ' ' + event.blockedURI)), void addEventListener('error', (event) => (window.heard ??= []).push(event.message)), true",
      );
    },
    async fill(selector, text) {
      // Its driver types no line end.
      if (text.includes("\n") || !(await value<boolean>(isTyped(selector))))
        return void (await value(setting(selector, text)));
      const element = await find(selector);
      await call("POST", `${session}/element/${element}/clear`, {});
      if (text !== "") await call("POST", `${session}/element/${element}/value`, { text });
    },
    async click(selector) {
      const element = await find(selector);
      // Where a page has a scroll-padding, its driver does not scroll to what lies below the window's end, and calls it
      // "not interactable"; focus does.
      await value(
        `void document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center", behavior: "instant" })`,
      );
      await call("POST", `${session}/element/${element}/click`, {});
    },
    async enter(url, setCookies) {
      // Cookies are of the page that is open.
      if (!(await value<string>("location.href")).startsWith(url)) await call("POST", `${session}/url`, { url });
      await call("DELETE", `${session}/cookie`);
      for (const setCookie of setCookies)
        await call("POST", `${session}/cookie`, { cookie: { ...cookieIn(setCookie), path: "/", httpOnly: true } });
    },
    value,
    complaints: () => value<string[]>("(window.heard ?? []).splice(0)"),
    async close() {
      await call("DELETE", session).catch(() => {});
      await stop();
    },
  };
}
