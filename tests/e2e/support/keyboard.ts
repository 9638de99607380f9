import type { Locator, Page } from "@playwright/test";

/**
 * What an element stands in, from the outside in, and itself: which, and where in CSS pixels of the page; null for what
 * stays where it is in the window.
 */
type Place = { which: number; left: number; top: number; right: number; bottom: number }[] | null;

/** An element that the keyboard came to. */
export type Stop = {
  name: string;
  /** Its number by `reachable`; -1 for what came later. */ index: number;
  /** What is wrong with how it is shown. */ faults: string[];
  place: Place;
};

/** More stops than any screen has: whoever needs so many is in a trap. */
const MAX_STOPS = 250;

/**
 * Walks over a page by the Tab key, from its start until the focus leaves it, and leaves the focus nowhere: a full
 * browser has already passed it on to the first stop, and a link past the header is shown while it has the focus.
 * @returns each stop once, in the order of the walk; null if the focus never leaves.
 */
export async function walk(page: Page): Promise<Stop[] | null> {
  const stops: Stop[] = [];
  const runsScripts = await watchForLeaving(page);
  for (let press = 0; press < MAX_STOPS; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || document.documentElement.hasAttribute("data-left")) return null;
      const name = `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "").slice(0, 40) || element.getAttribute("name")}”`;
      const faults: string[] = [];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) faults.push("no ring");
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const x = Math.max(0, left) + (Math.min(innerWidth, right) - Math.max(0, left)) / 2;
      const y = Math.max(0, top) + (Math.min(innerHeight, bottom) - Math.max(0, top)) / 2;
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) faults.push("outside of the window");
      else {
        const seen = document.elementFromPoint(x, y);
        const label = (element as HTMLInputElement).labels?.[0];
        if (!seen || !(element.contains(seen) || seen.contains(element) || label?.contains(seen)))
          faults.push("hidden behind something");
      }
      const isHeld = (one: Element | null): boolean =>
        one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isHeld(one.parentElement));
      // What is no box of its own stands nowhere.
      const isPart = (one: Element) =>
        one.matches("section, article, form, fieldset, li, nav, aside") && getComputedStyle(one).display !== "contents";
      const around: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement)
        if (one === element || isPart(one)) around.unshift(one);
      const all = [...document.querySelectorAll("*")];
      const place = isHeld(element)
        ? null
        : around.map((one) => {
            const box = one.getBoundingClientRect();
            return {
              which: all.indexOf(one),
              left: box.left,
              right: box.right,
              top: box.top + scrollY,
              bottom: box.bottom + scrollY,
            };
          });
      return { name, index: Number(element.getAttribute("data-stop") ?? -1), faults, place };
    });
    // Where the page runs no script nothing can hold the focus, and a first stop that comes again is another round.
    if (!stop || (!runsScripts && stops.length > 1 && stop.index !== -1 && stop.index === stops[0]!.index)) {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      return stops;
    }
    // The parts of a date are stops of one field.
    if (stop.index === -1 || stops.at(-1)?.index !== stop.index) stops.push(stop);
  }
  return null;
}

/**
 * Has the page mark itself when the focus leaves it. The headless shell has nothing behind the page's last stop, so the
 * focus rests on the body; a full browser passes it through its own controls and back to the page's first stop,
 * sometimes before a test can look.
 * @returns whether the page runs scripts: the mark needs them.
 */
const watchForLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const mark = document.documentElement;
    mark.removeAttribute("data-left");
    addEventListener("blur", ({ target }) => target === window && mark.setAttribute("data-left", ""));
    let runs = false;
    addEventListener("test-runs-scripts", () => (runs = true), { once: true });
    dispatchEvent(new Event("test-runs-scripts"));
    return runs;
  });

/** Presses Tab until something has the focus, as who uses no pointer does. @throws {Error} if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < MAX_STOPS; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target.toString()} cannot be reached by Tab`);
}

/** Goes to a field and types into it; for a date in the order of the United States, for a list until one is chosen. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/**
 * What a keyboard has to reach, in the order of the document: each link, button and field that can be seen, and one of
 * each group of radio buttons. Each is marked with its number, as the page grows while one walks (what a link leads to
 * is fetched ahead).
 */
export const reachable = (page: Page): Promise<{ name: string; index: number }[]> =>
  page.evaluate(() => {
    const groups = new Set<string>();
    const isReachable = (element: HTMLElement) => {
      if (
        element.tabIndex < 0 ||
        element.matches(":disabled") ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const chosen = document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`);
      if (groups.has(element.name) || (chosen && chosen !== element)) return false;
      groups.add(element.name);
      return true;
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
      ),
    ]
      .filter(isReachable)
      .map((element, index) => {
        element.setAttribute("data-stop", String(index));
        return {
          name: `${element.tagName.toLowerCase()} “${(element.textContent?.trim() || element.getAttribute("name") || element.id).slice(0, 40)}”`,
          index,
        };
      });
  });

/** Has the next Tab begin at the page's start, wherever the focus was: a refused form has it on its errors. */
export const fromTheStart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
    scrollTo(0, 0);
  });

/**
 * Steps of a walk that lead back up and towards the line's start at once: no order in which a page is read, with
 * columns or without. Where they lead from one part of the page into another, it is these parts that are compared.
 */
export const backwards = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((to, index) => {
    const from = stops[index]!;
    if (!from.place || !to.place) return [];
    const apart = from.place.findIndex(({ which }, level) => which !== to.place![level]?.which);
    const [left, came] = [from.place[apart], to.place[apart]];
    return left && came && came.bottom <= left.top + 1 && came.right <= left.left + 1
      ? [`${from.name}, then ${to.name}`]
      : [];
  });
