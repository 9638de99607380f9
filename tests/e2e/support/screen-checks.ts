import type { Page } from "@playwright/test";
import type { Screen } from "../../support/screens/screen";
import { contrastViolations, violations } from "./axe";
import { backwards, fromTheStart, reachable, walk } from "./keyboard";
import {
  brokenButtons,
  cutTexts,
  headingLevels,
  heldParts,
  overflow,
  resizeText,
  skippedLevels,
  smallTargets,
} from "./structure";
import { expect } from "./visit";

/**
 * Each width and each scheme is looked at whole; the colors of the two other pairs as well. Without JavaScript the same
 * styles apply to the same elements, so one look, and the narrowest windows, find what is missing there.
 */
const LOOKS = [
  { width: 360, colorScheme: "light", find: violations },
  { width: 360, colorScheme: "dark", find: contrastViolations },
  { width: 1280, colorScheme: "light", find: contrastViolations },
  { width: 1280, colorScheme: "dark", find: violations },
] as const;
const WIDTHS = [320, 768, 1280];
/**
 * WCAG 1.4.4: of a window of 1280 px half is left; a phone of 320 px whose scrollbar takes 20 is the hardest, and no
 * breakpoint lies between.
 */
const WIDTHS_OF_LARGE_TEXT = [300, 640];

/**
 * Asserts all that is asked of a screen for everybody who uses it differently, on one page that is already in its state
 * with reduced motion at 1280 px: screen reader, keyboard, forced colors, axe in both schemes, narrow windows, large
 * text and a phone held sideways.
 */
export async function expectSoundScreen(
  page: Page,
  screen: Pick<Screen, "name" | "title" | "isRefused" | "live">,
  scripted: boolean,
): Promise<void> {
  const sound = expect.soft;
  await expectSaid(page, screen);
  await expectWalkable(page, screen.name);
  sound(await movingParts(page), `${screen.name}: moves`).toEqual([]);
  await page.emulateMedia({ forcedColors: "active" });
  sound(await lostInForcedColours(page), `${screen.name}: lost in forced colors`).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
  for (const { width, colorScheme, find } of scripted ? LOOKS : LOOKS.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    sound(await find(page), `${screen.name}: axe, ${width} px, ${colorScheme}`).toEqual([]);
  }
  const narrowest = (widths: readonly number[]) => (scripted ? widths : widths.slice(0, 1));
  for (const width of narrowest(WIDTHS)) {
    await page.setViewportSize({ width, height: 800 });
    sound(await overflow(page), `${screen.name}: sideways scrolling at ${width} px`).toBe(0);
    sound(await smallTargets(page, 24), `${screen.name}: targets at ${width} px`).toEqual([]);
    sound(await cutTexts(page), `${screen.name}: texts at ${width} px`).toEqual([]);
    sound(await brokenButtons(page), `${screen.name}: words of buttons at ${width} px`).toEqual([]);
  }
  await resizeText(page, "double");
  for (const width of narrowest(WIDTHS_OF_LARGE_TEXT)) {
    await page.setViewportSize({ width, height: 800 });
    sound(await overflow(page), `${screen.name}: sideways scrolling at ${width} px, 200 % text`).toBe(0);
    sound(await cutTexts(page), `${screen.name}: texts at ${width} px, 200 %`).toEqual([]);
  }
  await resizeText(page, "normal");
  // A phone held sideways, or 1280 by 720 at 200 %: what stays in its place takes much of so little height.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.evaluate(() => document.querySelectorAll("main details").forEach((one) => one.setAttribute("open", "")));
  sound([await overflow(page), await heldParts(page)], `${screen.name}: on its side`).toEqual([0, []]);
}

/** Roles that say nothing without a name. */
const NAMED =
  /^- (button|link|textbox|searchbox|spinbutton|combobox|listbox|option|checkbox|radio|radiogroup|switch|slider|tab|tabpanel|tablist|dialog|alertdialog|img|navigation|region|search|form|table|progressbar|meter)\b(?! ")/;

/**
 * Asserts what a screen reader is told of a page: landmarks, the heading that names it, headings, names, languages,
 * errors, and what tells of changes.
 */
export async function expectSaid(
  page: Page,
  { name, title, isRefused, live }: Pick<Screen, "name" | "title" | "isRefused" | "live">,
): Promise<void> {
  const tree = (await page.locator("body").ariaSnapshot()).split("\n");
  const depth = (line: string) => line.search(/\S/);
  // What is in a picture is part of it: nobody is told of it apart.
  const isInPicture = (line: string, index: number) => {
    const parent = tree.slice(0, index).findLast((one) => depth(one) < depth(line));
    return /^\s*- img "/.test(parent ?? "");
  };
  const lines = tree.filter((line, index) => !isInPicture(line, index)).map((line) => line.trim());
  for (const landmark of ["banner", "main", "contentinfo"])
    expect
      .soft(
        lines.filter((line) => new RegExp(`^- ${landmark}\\b`).test(line)),
        `${name}: ${landmark}`,
      )
      .toHaveLength(1);
  expect
    .soft(
      lines.filter((line) => NAMED.test(line)),
      `${name}: without a name`,
    )
    .toEqual([]);
  expect
    .soft(
      lines.some((line) => line.startsWith('- link "Skip to content"')),
      `${name}: a way past the header`,
    )
    .toBe(true);
  await expect.soft(page.getByRole("heading", { level: 1 }), `${name}: the one h1`).toHaveText(title);
  expect.soft(skippedLevels(await headingLevels(page)), `${name}: headings`).toEqual([]);
  await expect.soft(page, `${name}: title`).toHaveTitle(isRefused ? /^Error: .*Kindweight$/ : /Kindweight$/);
  expect.soft(await foreignTexts(page), `${name}: in another script or language, and not marked as that`).toEqual([]);
  if (live)
    expect.soft(await page.locator(live).count(), `${name}: ${live}, which tells of changes`).toBeGreaterThan(0);
  if (isRefused) expect.soft(await errorFaults(page), `${name}: errors`).toEqual([]);
}

/** Texts in Arabic letters, and the names of the other languages, that no `lang` around them names. */
const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const meant = /\p{Script=Arabic}/u.test(text) ? "ar" : text === "Español" ? "es" : null;
      const element = node.parentElement!;
      if (meant && !element.closest("script, template") && element.closest("[lang]")?.getAttribute("lang") !== meant)
        faults.push(text);
    }
    return faults;
  });

/**
 * What is wrong with how a refused form says so: its summary has a name and links, each link leads to a field that is
 * marked, and the field's own message is tied to it.
 */
const errorFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const summary = document.querySelector("[data-error-summary]");
    if (!summary) return ["no summary"];
    const faults: string[] = [];
    const name = document.getElementById(summary.getAttribute("aria-labelledby") ?? "")?.textContent;
    if (summary.getAttribute("role") !== "alert" || !name) faults.push("the summary is no alert with a name");
    const links = [...summary.querySelectorAll("a")];
    if (links.length === 0 && !summary.querySelector("li")) faults.push("the summary is empty");
    for (const link of links) {
      const field = document.getElementById(link.getAttribute("href")!.slice(1));
      const marked = field?.matches("[aria-invalid=true]") ? field : field?.querySelector("[aria-invalid=true]");
      if (!field) faults.push(`${link.textContent}: leads nowhere`);
      else if (!marked) faults.push(`${link.textContent}: its field is not marked as wrong`);
      else if (
        !(marked.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .some((id) => document.getElementById(id)?.textContent?.trim())
      )
        faults.push(`${link.textContent}: its field does not say so`);
    }
    return faults;
  });

/**
 * Asserts that a keyboard reaches all of a page, in the order in which it is read, sees where it is, and gets out
 * again.
 */
async function expectWalkable(page: Page, name: string): Promise<void> {
  await fromTheStart(page);
  const wanted = await reachable(page);
  const stops = await walk(page);
  expect(stops, `${name}: the focus gets out again`).not.toBeNull();
  const reached = new Set(stops!.map(({ index }) => index));
  expect
    .soft(
      wanted.filter(({ index }) => !reached.has(index)),
      `${name}: not reached`,
    )
    .toEqual([]);
  const order = stops!.map(({ index }) => index).filter((index) => index !== -1);
  expect.soft(order, `${name}: in the order of the page`).toEqual(order.toSorted((a, b) => a - b));
  expect.soft(backwards(stops!), `${name}: back up and to the left`).toEqual([]);
  expect
    .soft(
      stops!.flatMap((stop) => stop.faults.map((fault) => `${stop.name}: ${fault}`)),
      `${name}: where the focus is`,
    )
    .toEqual([]);
}

/** What moves although its visitor asked for less of it. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map(parseFloat));
    const styled = [...document.querySelectorAll("*")].filter((element) => {
      const { animationDuration, animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return (
        (animationName !== "none" && seconds(animationDuration) > 0.001) ||
        seconds(transitionDuration) > 0.001 ||
        scrollBehavior === "smooth"
      );
    });
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 1);
    return [
      ...styled.map((element) => element.outerHTML.slice(0, 100)),
      ...running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100) ?? "an animation"),
    ];
  });

/**
 * What is lost in forced colours, where backgrounds and shadows are gone: a field or button without a border, and a
 * state (the current page, the chosen tab, what is pressed) that looks like its neighbours without it.
 */
const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "").slice(0, 40)}”`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    // What keeps its own colours has a ground to be known by.
    const bordered = [
      ...document.querySelectorAll(
        "input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), select, textarea, .btn",
      ),
    ].filter((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor, forcedColorAdjust } =
        getComputedStyle(element);
      return (
        isSeen(element) &&
        !element.closest(".honeypot") &&
        forcedColorAdjust !== "none" &&
        (borderTopStyle === "none" || parseFloat(borderTopWidth) < 1 || borderTopColor === backgroundColor)
      );
    });
    const look = (element: Element) => {
      const {
        color,
        backgroundColor,
        borderTopWidth,
        borderBottomWidth,
        borderInlineStartWidth,
        borderBottomColor,
        borderTopColor,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
      } = getComputedStyle(element);
      return [
        color,
        backgroundColor,
        borderTopWidth,
        borderBottomWidth,
        borderInlineStartWidth,
        borderBottomColor,
        borderTopColor,
        outlineStyle,
        outlineWidth,
        textDecorationLine,
        fontWeight,
      ].join();
    };
    const STATES = [
      ["aria-current", "page"],
      ["aria-selected", "true"],
      ["aria-pressed", "true"],
    ] as const;
    const lost = STATES.flatMap(([attribute, value]) =>
      [...document.querySelectorAll(`[${attribute}=${value}]`)].filter(isSeen).filter((element) => {
        const group = element.closest("nav, [role=tablist], [role=group], ul, ol") ?? document.body;
        const others = [...group.querySelectorAll(`${element.tagName}`)].filter(
          (other) =>
            isSeen(other) &&
            other.getAttribute(attribute) !== value &&
            other.className.includes("btn") === element.className.includes("btn"),
        );
        return others.some((other) => look(other) === look(element));
      }),
    );
    return [
      ...bordered.map((element) => `${nameOf(element)}: no border`),
      ...lost.map((element) => `${nameOf(element)}: looks as if it were not chosen`),
    ];
  });
