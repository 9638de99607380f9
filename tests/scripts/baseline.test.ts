import { parse } from "acorn";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { lacking, oldestIn } from "../support/css-baseline";

const assets = resolve(import.meta.dirname, "../../build/client/assets");
const built = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(resolve(assets, name), "utf8") }));

test("the built script is within the language of the oldest browser that docs/configuration.md names: ECMAScript 2020 modules", () => {
  const scripts = built(".js");
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, text } of scripts)
    expect(() => parse(text, { ecmaVersion: 2020, sourceType: "module" }), name).not.toThrow();
  // The check itself would see what is newer.
  expect(() => parse("a ||= 1", { ecmaVersion: 2020, sourceType: "module" })).toThrow();
});

test("the built styles lie in cascade layers, which a browser that is too old leaves out whole: it shows plain pages, not broken ones", () => {
  const styles = built(".css").filter(({ text }) => text.length > 0);
  expect(styles.length).toBeGreaterThan(0);
  for (const { name, text } of styles) {
    let rest = text.replace(/\/\*[\s\S]*?\*\//g, "");
    // What remains outside of the layers: declarations of colours, fonts' sizes, keyframes, and the page for the
    // printer.
    for (let at = rest.indexOf("@layer"); at !== -1; at = rest.indexOf("@layer", at))
      rest = rest.slice(0, at) + rest.slice(endOf(rest, at));
    const outside = rest.replace(
      /@(property|keyframes|media print|media ?\(forced-colors: ?active\))[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
      "",
    );
    const selectors = [...outside.matchAll(/([^{}@;]+)\{/g)]
      .map(([, selector]) => selector!.trim())
      .filter((selector) => !/^(:root|:host|:root,:host|from|to|media\b.*|\d+%)$/.test(selector));
    expect(selectors, name).toEqual([]);
  }
});

describe("what the built styles are made of", () => {
  const oldest = oldestIn(readFileSync(resolve(import.meta.dirname, "../../docs/configuration.md"), "utf8"));

  test("is known to the oldest browsers that docs/configuration.md names, or something stands in for it", () => {
    expect(oldest.every((version) => version > 10)).toBe(true);
    for (const { name, text } of built(".css")) expect(lacking(text, oldest), name).toEqual([]);
  });

  test.each([
    ["a{color:light-dark(red,blue)}", ["color: light-dark(red,blue) (light-dark()"]],
    ["a{color:red;color:light-dark(red,blue)}", []],
    ["@supports (color:light-dark(red,blue)){a{color:light-dark(red,blue)}}", []],
    [
      "@supports not (color:light-dark(red,blue)){a{color:light-dark(red,blue)}}",
      ["color: light-dark(red,blue) (light-dark()"],
    ],
    ["a{float:inline-start}", ["float: inline-start (float: inline-start)"]],
    ["a{display:grid;grid-template-rows:subgrid}", ["grid-template-rows: subgrid (grid-template-rows: subgrid)"]],
    ["@supports (grid-template-rows:subgrid){a{grid-template-rows:subgrid}}", []],
    ["a{field-sizing:content}", ["property field-sizing"]],
    ["a{text-wrap:balance}", []],
    ["a{user-select:none}", ["property user-select"]],
    ["a{-webkit-user-select:none;user-select:none}", []],
    ["a{colour:red}", ["property colour: not in csstype's data"]],
    ["a:dir(rtl),a{color:red}", ["a:dir(rtl),a"]],
    ["a:where(:dir(rtl),[dir=rtl]){color:red}", []],
    ["a:where(:dir(rtl)) b{color:red}", ["a:where(:dir(rtl)) b"]],
    ["a:not(:open){color:red}", ["a:not(:open)"]],
    ["a:not-yet{color:red}", ["pseudo not-yet: not in the table"]],
    ["a,b::-moz-meter-bar{color:red}", ["a,b::-moz-meter-bar: for Firefox, in one list with others"]],
    ["a{b{color:red}}", ["nesting: b"]],
    ["@starting-style{a{opacity:0}}", ["@starting-style"]],
    ["@media (inverted-colors){a{color:red}}", ["media inverted-colors: not in the table"]],
    ["a{width:10cqw;--b:anchor(top)}", ["unit cqw: not in the table", "--b: anchor(top) (anchor()"]],
  ])("would be seen if it were younger: %s", (styles, faults) => expect(lacking(styles, oldest)).toEqual(faults));
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
