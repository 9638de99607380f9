import type { Page } from "@playwright/test";

/** How far the page is wider than its window, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the text of the open page twice the size, as who sees little sets it in their browser (WCAG 1.4.4); `normal` takes it back. */
export const resizeText = (page: Page, size: "double" | "normal"): Promise<void> =>
  page.evaluate(
    (fontSize) => document.documentElement.style.setProperty("font-size", fontSize),
    size === "double" ? "200%" : "100%",
  );

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

/** Texts that are cut off by their own box, other than where that is meant (a clamped bio, a badge with an ellipsis). */
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
