import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

/** The first versions that know something: of Chrome, Firefox and Safari; `Infinity` where none does. */
export type Versions = readonly [chrome: number, firefox: number, safari: number];

const EVER: Versions = [1, 1, 1];

/**
 * Since when there is what style sheets are made of other than properties, by MDN's browser-compat-data as of
 * November 2026. All that we use stands here, old or new: what does not is a fault, until somebody has looked it up.
 */
const KNOWN: Record<"rule" | "pseudo" | "function" | "unit" | "media", Record<string, Versions>> = {
  rule: {
    media: EVER,
    page: [15, 19, 18.2],
    supports: [28, 22, 9],
    keyframes: [43, 16, 9],
    layer: [99, 97, 15.4],
    container: [105, 110, 16],
    property: [85, 128, 16.4],
    nesting: [120, 117, 17.2],
    scope: [118, 146, 17.4],
    "starting-style": [117, 129, 17.5],
  },
  pseudo: {
    ...Object.fromEntries(
      [
        "root",
        "before",
        "after",
        "hover",
        "focus",
        "checked",
        "disabled",
        "empty",
        "first-letter",
        "first-child",
        "last-child",
        "first-of-type",
        "nth-child",
      ].map((name) => [name, EVER]),
    ),
    ...{
      host: [54, 63, 10],
      placeholder: [57, 51, 10.1],
      backdrop: [37, 47, 15.4],
      marker: [86, 68, 11.1],
      "file-selector-button": [89, 82, 14.1],
      not: [88, 84, 9],
      is: [88, 78, 14],
      where: [88, 82, 14],
    },
    ...{
      "focus-visible": [86, 85, 15.4],
      has: [105, 121, 15.4],
      dir: [120, 49, 16.4],
      "popover-open": [114, 125, 17],
      open: [133, 136, Infinity],
      "user-valid": [119, 88, 16.5],
      "user-invalid": [119, 88, 16.5],
    },
  },
  function: {
    ...Object.fromEntries(
      ["translate", "rotate", "scale", "invert", "blur", "attr", "url", "rgb", "cubic-bezier", "linear-gradient"].map(
        (name) => [name, EVER],
      ),
    ),
    ...{
      calc: [26, 16, 7],
      var: [49, 31, 9.1],
      minmax: [57, 52, 10.1],
      repeat: [57, 52, 10.1],
      inset: [55, 54, 10.1],
      min: [79, 75, 11.1],
      max: [79, 75, 11.1],
      clamp: [79, 75, 13.1],
      oklch: [111, 113, 15.4],
      oklab: [111, 113, 15.4],
    },
    ...{
      "color-mix": [111, 113, 16.2],
      "light-dark": [123, 120, 17.5],
      anchor: [125, 147, 26],
      "calc-size": [129, Infinity, Infinity],
    },
  },
  unit: {
    ...Object.fromEntries(["%", "px", "em", "s", "ms", "deg", "mm"].map((name) => [name, EVER])),
    ch: [27, 1, 7],
    rem: [4, 3.6, 5],
    vw: [20, 19, 6],
    vh: [20, 19, 6],
    fr: [57, 52, 10.1],
    dvh: [108, 101, 15.4],
    svh: [108, 101, 15.4],
    lh: [109, 120, 16.4],
    rlh: [111, 120, 16.4],
  },
  media: {
    print: EVER,
    all: EVER,
    "min-width": EVER,
    "max-width": EVER,
    hover: [38, 64, 9],
    "prefers-reduced-motion": [74, 63, 10.1],
    "prefers-color-scheme": [76, 67, 12.1],
    "forced-colors": [89, 81, 16],
    "not (": [104, 102, 16.4],
    "<": [104, 63, 16.4],
  },
};

/**
 * Values that are younger than their property. Of these only the young ones stand here: a word that does not is taken
 * for old.
 */
const YOUNG_VALUES: Record<string, Versions> = {
  "grid-template-rows: subgrid": [117, 71, 16],
  "grid-template-columns: subgrid": [117, 71, 16],
  "float: inline-start": [118, 55, 15],
  "float: inline-end": [118, 55, 15],
  "clear: inline-start": [118, 55, 15],
  "clear: inline-end": [118, 55, 15],
  "overflow: clip": [90, 81, 16],
  "overflow-wrap: anywhere": [80, 65, 15.4],
  "height: fit-content": [46, 94, 11],
  "width: fit-content": [46, 94, 11],
  "width: stretch": [138, Infinity, Infinity],
  "height: stretch": [138, Infinity, Infinity],
  "appearance: base-select": [135, Infinity, Infinity],
  "color: rgb(from": [119, 128, 16.4],
};

/** What a browser may lack without a loss that anybody would call one, and why. */
const ONLY_BETTER: Record<string, string> = {
  "text-wrap": "a heading breaks in another place",
  "scrollbar-color": "a scroll bar has the system's colours",
  "scrollbar-width": "a scroll bar is as wide as the system's",
  "accent-color":
    "a box has the system's colour when it is ticked; before 26.2 Safari has it without its guard of contrast",
  "forced-color-adjust": "Safari has no forced colours",
  "tab-size": "tabs are wider",
  "@page": "paper has its printer's margins",
};

const PROPERTIES = propertiesOf(
  readFileSync(resolve(import.meta.dirname, "../../node_modules/csstype/index.d.ts"), "utf8"),
);

/** Since when there is each property without a prefix, by MDN's data as csstype prints them beside its types. */
function propertiesOf(types: string): Map<string, Versions> {
  const found = new Map<string, Versions>();
  for (const [, comment, name] of types.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+([a-zA-Z]+)\?: Property\./g)) {
    const table = /\| :-+: \|.*\n\s*\* (\|.*)\n(?:\s*\* (\|.*)\n)?/.exec(comment!);
    if (!table) continue;
    // Safari's unprefixed `user-select` is young, its prefixed one is not: whoever writes both has what they need.
    const [chrome, firefox, safari] = table[1]!
      .split("|")
      .slice(1, 4)
      .map((cell) => (/_-x-_/.test(cell) ? Infinity : Number(/[\d.]+/.exec(cell)?.[0] ?? Infinity)));
    found.set(
      name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      [chrome!, firefox!, safari!],
    );
  }
  return found;
}

/** `Chrome 111, Firefox 128 and Safari 16.4`, as docs/configuration.md has it. */
export function oldestIn(document: string): Versions {
  const [, ...versions] = /Chrome ([\d.]+), Firefox ([\d.]+) and Safari ([\d.]+)/.exec(document)!;
  return versions.map(Number) as unknown as Versions;
}

/**
 * What a style sheet uses that one of the oldest browsers lacks, and for which nothing stands in: no `@supports` that
 * asks for it, no earlier declaration of the same property, no other branch of an `:is()` or `:where()`.
 */
export function lacking(styles: string, oldest: Versions): string[] {
  const faults = new Set<string>();
  const has = (versions: Versions) => versions.every((since, browser) => since <= oldest[browser]!);
  /** Judges one thing by its name. @returns whether all of the oldest browsers have it. */
  const judge = (kind: keyof typeof KNOWN, name: string): boolean => {
    const versions = KNOWN[kind][name];
    if (!versions) faults.add(`${kind} ${name}: not in the table`);
    return !versions || has(versions);
  };
  const isAskedFor = (node: Rule | AtRule | Declaration, what: string): boolean => {
    for (
      let around = node.parent as AtRule | Rule | undefined;
      around && around.type !== ("root" as string);
      around = around.parent as AtRule | Rule | undefined
    ) {
      if (
        around.type === "atrule" &&
        around.name === "supports" &&
        !/\bnot\b/.test(around.params) &&
        around.params.replaceAll(" ", "").includes(what.replaceAll(" ", ""))
      )
        return true;
    }
    return false;
  };

  const root = postcss.parse(styles);
  root.walkAtRules((rule) => {
    if (!rule.name.startsWith("-") && !judge("rule", rule.name) && !(`@${rule.name}` in ONLY_BETTER))
      faults.add(`@${rule.name}`);
    if (rule.name !== "media") return;
    for (const [, name] of rule.params.matchAll(/\(\s*([a-z-]+)/g))
      if (!judge("media", name!)) faults.add(`@media ${name}`);
    for (const sign of ["not (", "<"])
      if (rule.params.includes(sign) && !judge("media", sign)) faults.add(`@media ${sign}`);
  });
  root.walkRules((rule) => {
    if ((rule.parent as AtRule).name === "keyframes") return;
    if (rule.parent?.type === "rule" && !judge("rule", "nesting")) faults.add(`nesting: ${rule.selector}`);
    // One that a browser does not know has it leave out the rule, with all other selectors of the list.
    const parts = branches(bare(rule.selector));
    for (const part of parts) if (!isUnderstood(part, judge)) faults.add(rule.selector);
    if (parts.length > 1 && parts.some((part) => /:-moz-/.test(part)))
      faults.add(`${rule.selector}: for Firefox, in one list with others`);
  });
  root.walkDecls((declaration) => {
    const { prop, parent } = declaration;
    if (parent?.type === "atrule" && (parent as AtRule).name === "property") return;
    const value = declaration.value.replace(/"[^"]*"|'[^']*'/g, "");
    if (!/^-/.test(prop)) {
      const versions = PROPERTIES.get(prop);
      const isPrefixed = parent!.some((other) => other.type === "decl" && other.prop === `-webkit-${prop}`);
      if (!versions) faults.add(`property ${prop}: not in csstype's data`);
      else if (!has(versions) && !isPrefixed && !(prop in ONLY_BETTER) && !isAskedFor(declaration, prop))
        faults.add(`property ${prop}`);
    }
    const young = [
      ...[...value.matchAll(/([a-z][a-z-]*)\(/g)]
        .filter(([, name]) => !judge("function", name!))
        .map(([, name]) => `${name}(`),
      ...[...value.matchAll(/(?<![\w#.-])-?\.?\d[\d.]*(%|[a-z]+)\b/g)]
        .filter(([, name]) => !judge("unit", name!))
        .map(([, name]) => name!),
      ...Object.entries(YOUNG_VALUES)
        .filter(
          ([what, versions]) =>
            what.startsWith(`${prop}: `) &&
            new RegExp(`(^|[\\s(])${what.slice(prop.length + 2).replace("(", "\\(")}($|[\\s,)])`).test(value) &&
            !has(versions),
        )
        .map(([what]) => what),
    ];
    const standsIn = parent!
      .nodes!.slice(0, parent!.index(declaration))
      .some((earlier) => earlier.type === "decl" && earlier.prop === prop);
    for (const what of young)
      if (!standsIn && !isAskedFor(declaration, what)) faults.add(`${prop}: ${declaration.value} (${what})`);
  });
  return [...faults];
}

/** A selector without its texts and without what is escaped in its names. */
const bare = (selector: string) => selector.replace(/\\./g, "_").replace(/"[^"]*"/g, '""');

/** The branches of a list of selectors. */
function branches(list: string): string[] {
  const found = [""];
  let depth = 0;
  for (const sign of list) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found;
}

/**
 * Whether every one of the oldest browsers understands a selector: `:is()` and `:where()` forgive all branches but one.
 */
function isUnderstood(selector: string, judge: (kind: "pseudo", name: string) => boolean): boolean {
  const [, before, forgiving] = /^(.*?):(is|where)\(/s.exec(selector) ?? [];
  if (before === undefined) {
    // All of Chromium, Firefox and Safari take any `::-webkit-` for a pseudo-element; what is only Firefox's has rules
    // of its own.
    return [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name]) => judge("pseudo", name!)).every(Boolean);
  }
  const start = before.length + forgiving!.length + 2;
  let end = start;
  for (let depth = 1; depth > 0; end++) depth += selector[end] === "(" ? 1 : selector[end] === ")" ? -1 : 0;
  const inside = branches(selector.slice(start, end - 1)).map((branch) => isUnderstood(branch, judge));
  return [
    isUnderstood(before, judge),
    judge("pseudo", forgiving!),
    inside.some(Boolean),
    isUnderstood(selector.slice(end), judge),
  ].every(Boolean);
}
