import { parse } from "acorn";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const assets = resolve(import.meta.dirname, "../../build/client/assets");
const built = (ending: string) => readdirSync(assets).filter((name) => name.endsWith(ending)).map((name) => ({ name, text: readFileSync(resolve(assets, name), "utf8") }));

test("the built script is within the language of the oldest browser that README names: ECMAScript 2020 modules", () => {
  const scripts = built(".js");
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, text } of scripts) expect(() => parse(text, { ecmaVersion: 2020, sourceType: "module" }), name).not.toThrow();
  // The check itself would see what is newer.
  expect(() => parse("a ||= 1", { ecmaVersion: 2020, sourceType: "module" })).toThrow();
});

test("the built styles lie in cascade layers, which a browser that is too old leaves out whole: it shows plain pages, not broken ones", () => {
  const styles = built(".css").filter(({ text }) => text.length > 0);
  expect(styles.length).toBeGreaterThan(0);
  for (const { name, text } of styles) {
    let rest = text.replace(/\/\*[\s\S]*?\*\//g, "");
    // What remains outside of the layers: declarations of colours, fonts' sizes, keyframes, and the page for the printer.
    for (let at = rest.indexOf("@layer"); at !== -1; at = rest.indexOf("@layer", at)) rest = rest.slice(0, at) + rest.slice(endOf(rest, at));
    const outside = rest.replace(/@(property|keyframes|media print|media ?\(forced-colors: ?active\))[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
    const selectors = [...outside.matchAll(/([^{}@;]+)\{/g)].map(([, selector]) => selector!.trim()).filter((selector) => !/^(:root|:host|:root,:host|from|to|media\b.*|\d+%)$/.test(selector));
    expect(selectors, name).toEqual([]);
  }
});

/** Where a rule that begins at a place ends: after its semicolon, or after the brace that closes it. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === ";" && depth === 0) return at + 1;
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}
