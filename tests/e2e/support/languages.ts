import type { Page } from "@playwright/test";
import type { Language } from "~/domain/language";
import { expect, type Visit } from "./visit";

/** All that a page says, to the eye and to a screen reader, but what is marked as English or as a name. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const aside =
      "script, style, noscript, [lang=en], bdi, [data-avatar], a[href^='mailto:']:not([href*=subject]), a[href^='tel:'], .font-mono, time";
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement!.closest(aside)) said.push(node.textContent!);
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [alt], [title]")) {
      if (element.closest(aside)) continue;
      for (const name of ["aria-label", "placeholder", "alt", "title"]) said.push(element.getAttribute(name) ?? "");
    }
    return said.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });

/** Names that are the same in every language. */
const NAMES =
  /Kindweight|HIPAA|mmHg|PDF|JPEG|PNG|UTF-8|FHIR( R4)?|JSON|CSV|export\.zip|WebSocket|Chrome|Chromium|Windows|Linux|English|Español|العربية|F8|[\w.]+@[\w.]+/g;
/** Spanish words that English has, too, alone on their line. */
const SHARED = new Set(["Error", "Error:", "Chicago", "Normal", "normal", "Video", "kg", "lb"]);

/** What is said with a unit that Spanish has, too. */
const WEIGHT = /^[−+\d.,]+ (kg|lb)$/;

const bare = async (page: Page) => (await texts(page)).map((text) => text.replace(NAMES, "").trim());

/** What a page in Spanish says in the words of the same page in English. */
export async function leftInEnglish(page: Page, english: Page): Promise<string[]> {
  const original = new Set(await bare(english));
  return (await bare(page)).filter(
    (text) => /\p{L}/u.test(text) && !SHARED.has(text) && !WEIGHT.test(text) && original.has(text),
  );
}

/** What a page in Arabic says in Latin letters, but for what it repeats of somebody's own. */
export const leftInLatin = async (page: Page, own: readonly string[] = []): Promise<string[]> =>
  (await bare(page)).filter((text) => /[A-Za-z]{2,}/.test(own.reduce((rest, word) => rest.replaceAll(word, ""), text)));

/** Chooses a language as the foot of every page does. */
export const speak = async (page: Page, language: Language): Promise<void> =>
  page.context().addCookies([{ name: "language", value: language, url: new URL(page.url()).origin }]);

/**
 * Opens an address in English, Spanish and Arabic, and expects nothing of the one in the others. The page stays in
 * Arabic.
 * @param own words that the page repeats of a visitor's own
 */
export async function expectTranslated(
  page: Page,
  visit: Visit,
  path: string,
  own: readonly string[] = [],
): Promise<void> {
  await speak(page, "en");
  await visit(path);
  const original = new Set(await bare(page));
  await speak(page, "es");
  await visit(path);
  await expect(page.locator("[data-english-only]"), path).toHaveCount(0);
  expect(
    (await bare(page)).filter(
      (text) => /\p{L}/u.test(text) && !SHARED.has(text) && !WEIGHT.test(text) && original.has(text),
    ),
    `${path} in Spanish`,
  ).toEqual([]);
  await speak(page, "ar");
  await visit(path);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await leftInLatin(page, own), `${path} in Arabic`).toEqual([]);
}
