import type { Cast } from "../../support/screens/cast";
import { EVERY_SCREEN } from "../../support/screens/list";
import type { Screen } from "../../support/screens/screen";
import { until, type Engine } from "./browser";
import { visit } from "./flows";

/**
 * Opens every screen of the list in its state, as whom it is shown to.
 * @returns a line for each that is not as it should be: another heading, wider than its window, or something that the
 * browser complained about, such as what the page's policy blocked.
 */
export async function faultyScreens(
  engine: Engine,
  { url, cast, scripted }: { url: string; cast: Cast; scripted: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  await visit(engine, `${url}/emergency`, scripted);
  if (scripted) await expectHeard(engine);
  for (const screen of EVERY_SCREEN) {
    try {
      await engine.enter(url, screen.who ? await cast.cookiesOf(screen.who) : []);
      await open(engine, screen, { url, cast, scripted });
    } catch (error) {
      faults.push(`${screen.name}: ${String(error).slice(0, 500)}`);
    }
    for (const complaint of await engine.complaints()) faults.push(`${screen.name}: ${complaint}`);
  }
  await engine.enter(url, []);
  return faults;
}

/**
 * @throws {Error} if what the page's policy blocks is not heard here: that nobody complains would then mean nothing.
 */
async function expectHeard(engine: Engine): Promise<void> {
  // Gecko judges a handler when it is set, WebKit when it is called for the first time.
  await engine.value("void document.body.setAttribute('onclick', '1'), void document.body.click()");
  const heard: string[] = [];
  for (let wait = 0; wait < 50; wait++) {
    heard.push(...(await engine.complaints()));
    if (heard.some((complaint) => /CSP|Content-Security-Policy/.test(complaint))) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`A handler that the policy blocks is not complained of: ${heard.join(", ")}`);
}

async function open(
  engine: Engine,
  { path, steps = [], title, until: text }: Screen,
  { url, cast, scripted }: { url: string; cast: Cast; scripted: boolean },
): Promise<void> {
  const address = typeof path === "string" ? path : path(cast);
  await visit(engine, url + address, scripted);
  // Who was sent elsewhere has not seen it.
  const at = await engine.value<string>("location.pathname");
  if (at !== address.split("?")[0]) throw new Error(`${address} leads to ${at}`);
  for (const step of steps) {
    const selector = "press" in step ? step.press : step.fill;
    await until(engine, `document.querySelector(${JSON.stringify(selector)})`, selector);
    if ("press" in step) await engine.click(selector);
    else await engine.fill(selector, typeof step.with === "string" ? step.with : await step.with(cast));
  }
  if (text) await until(engine, `document.querySelector("main").textContent.includes(${JSON.stringify(text)})`, text);
  const heading = typeof title === "string" ? `=== ${JSON.stringify(title)}` : `.match(${title.toString()})`;
  await until(
    engine,
    `document.querySelectorAll("h1").length === 1 && document.querySelector("h1").textContent.replace(/\\s+/g, " ").trim() ${heading}`,
    `the heading ${title.toString()}`,
  );
  const wider = await engine.value<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  if (wider > 0) throw new Error(`it is ${wider} px wider than its window`);
}
