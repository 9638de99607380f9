import type { Page } from "@playwright/test";

/** How far the page is wider than its window, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What of the page stays in its place while the rest scrolls, and is seen: not the way past the header, which shows
 * itself with the focus only, nor the head of a table that scrolls in a frame of its own.
 */
export const heldParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isFramed = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (/auto|scroll/.test(getComputedStyle(one).overflowY) || isFramed(one.parentElement));
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (element) =>
          /fixed|sticky/.test(getComputedStyle(element).position) &&
          !(getComputedStyle(element).position === "sticky" && isFramed(element.parentElement)) &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.getBoundingClientRect().height > 1 && element.getBoundingClientRect().bottom > 0)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className.slice(0, 40)}`);
  });

/**
 * Makes the text of the open page twice the size (WCAG 1.4.4), by the setting of the browser that people do it with:
 * media queries in `rem` follow it, as they do not follow a size that a style gives the root. `normal` takes it back.
 */
export async function resizeText(page: Page, size: "double" | "normal"): Promise<void> {
  const standard = size === "double" ? 32 : 16;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  await session.detach();
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, standard);
}

/** The levels of the headings that can be seen or heard, in order. */
export const headingLevels = (page: Page): Promise<number[]> =>
  page
    .getByRole("heading")
    .evaluateAll((headings) =>
      headings.map((heading) => Number(heading.getAttribute("aria-level") ?? heading.tagName.slice(1))),
    );

/** Headings that leave out a level, like an h4 below an h2. */
export const skippedLevels = (levels: readonly number[]): string[] =>
  levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1] ?? 0}`] : [],
  );

/**
 * What can be pressed but is smaller than `least` pixels in one direction. As
 * WCAG 2.5.8 has it, links within a sentence are left out: their line sets
 * their height.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']",
    );
    const inSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    return [...targets].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const reachable = element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true]");
      // What is there for the keyboard alone, like the ends of an open toast's region, no pointer aims at.
      const isHidden = width <= 1 && height <= 1;
      if (!reachable || isHidden || inSentence(element) || (width >= smallest && height >= smallest)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.id;
      return [`${element.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);

/**
 * Texts that are cut off by their own box, other than where that is meant (a clamped bio, a badge with an ellipsis).
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, dt, dd, li, label, td, th, summary")].flatMap(
      (element) => {
        const style = getComputedStyle(element);
        const meant =
          style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || element.closest(".sr-only") !== null;
        const cut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
        return cut && !meant && element.checkVisibility()
          ? [`${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`]
          : [];
      },
    ),
  );

/** Buttons, and links that look like one, with a word that goes on in the next line. */
export const brokenButtons = (page: Page): Promise<string[]> =>
  page.locator("button:visible, .btn:visible, .tab:visible").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement!.closest(".sr-only")) continue;
        // A hyphen is a place to go on after.
        for (const { 0: word, index } of node.textContent!.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(`“${word}” of “${button.textContent!.trim()}”`);
        }
      }
      return broken;
    }),
  );

/** Lists to choose from that cannot show the longest of what can be chosen, which they have chosen from now on. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.locator("select:visible").evaluateAll((lists) =>
    (lists as HTMLSelectElement[]).flatMap((list) => {
      const longest = [...list.options].reduce((one, other) => (other.text.length > one.text.length ? other : one));
      list.value = longest.value;
      const { font, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(list);
      const probe = document.body.appendChild(document.createElement("div"));
      Object.assign(probe.style, {
        font,
        overflowWrap: "anywhere",
        width: `${list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`,
      });
      probe.textContent = longest.text;
      const wanted = probe.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
      probe.remove();
      return list.clientHeight + 1 < wanted ? [`select “${longest.text}”: ${list.clientHeight} of ${wanted} px`] : [];
    }),
  );

/** Words along a chart's time axis that reach into the next, or closer to it than a blank is wide. */
export const crowdedTicks = (page: Page): Promise<string[]> =>
  page.locator("[data-chart] svg:last-of-type:not([role])").evaluateAll((axes) =>
    axes.flatMap((axis) => {
      const words = [...axis.querySelectorAll("text")]
        .filter((word) => word.checkVisibility())
        .map((word) => ({ text: word.textContent!, ...(word.getBoundingClientRect().toJSON() as DOMRect) }));
      words.sort((a, b) => a.left - b.left);
      return words
        .slice(1)
        .flatMap((word, index) => (word.left - words[index]!.right < 3 ? [`${words[index]!.text}|${word.text}`] : []));
    }),
  );
