import { formatter } from "@lingui/format-po";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Names of HTTP headers, and what is not shown: the reason phrase of a response, names of people. */
const HEADER = /^[A-Z][a-z]+(-[A-Z][a-z]+)+$/;
const NOT_SHOWN = new Set(["statusText", "name"]);
/** A text begins with a capital letter; paths of SVG do, too, but go on with a number. */
const TEXT = /^(“|\d+ )?[A-Z]+([a-z’]| [A-Za-z])/;

const { parse } = formatter({ explicitIdAsDefault: true });
/** @type {Map<string, Set<string>>} */
const catalogs = new Map();

/**
 * The ids of a part's messages: messages.ts lists its files.
 *
 * @param {string} locales app/locales
 * @param {string} part
 */
function idsOf(locales, part) {
  const known = catalogs.get(part);
  if (known) return known;
  const files = new RegExp(`^  ${part}: \\[(.*)\\],$`, "m").exec(
    readFileSync(resolve(locales, "messages.ts"), "utf8"),
  )?.[1];
  /** @type {Set<string>} */
  const ids = new Set();
  for (const [, name] of (files ?? "").matchAll(/"([^"]+)"/g)) {
    const filename = resolve(locales, "en", `${name}.po`);
    const catalog = parse(readFileSync(filename, "utf8"), { locale: "en", sourceLocale: "en", filename });
    for (const id of Object.keys(catalog)) ids.add(id);
  }
  catalogs.set(part, ids);
  return ids;
}

/** @type {Map<string, string | null>} */
const namespaces = new Map();

/**
 * The namespace of the screen that a file of app/routes/ belongs to: its route module's `handle` names it. A screen
 * without one is in English only.
 *
 * @param {string} routes
 * @param {string} filename
 */
function namespaceOf(routes, filename) {
  const [screen = ""] = filename.slice(routes.length + 1).split(/[\\/]/);
  const module = screen.endsWith(".tsx") ? resolve(routes, screen) : resolve(routes, screen, "route.tsx");
  if (!namespaces.has(module)) {
    const code = existsSync(module) ? readFileSync(module, "utf8") : "";
    namespaces.set(module, /\bnamespace: "(\w+)"/.exec(code)?.[1] ?? null);
  }
  return namespaces.get(module) ?? null;
}

/**
 * A text of a translated screen is in its catalog. The type of `t()` ensures it for what is passed to `t()`; this
 * does for what travels as a string: titles, toasts, messages of forms.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const translatedText = {
  meta: {
    type: "problem",
    schema: [],
    messages: { missing: "The catalogs of “{{namespace}}” do not have “{{text}}”." },
  },
  create({ cwd, filename, report }) {
    const app = resolve(cwd, "app");
    const namespace = namespaceOf(resolve(app, "routes"), filename);
    if (namespace === null) return {};
    const known = ["shell", namespace].map((part) => idsOf(resolve(app, "locales"), part));

    /**
     * @param {Parameters<NonNullable<import("eslint").Rule.NodeListener["Literal" | "TemplateLiteral"]>>[0]} node
     * @param {unknown} text
     */
    const check = (node, text) => {
      if (typeof text !== "string" || !TEXT.test(text) || HEADER.test(text)) return;
      const { parent } = node;
      // `throw new ApiError(…)`: the API speaks English. `key !== "Enter"`: a comparison shows nothing.
      if (["ImportDeclaration", "NewExpression", "BinaryExpression"].includes(parent.type)) return;
      if (parent.type === "CallExpression" && "property" in parent.callee) return;
      if (parent.type === "Property" && "name" in parent.key && NOT_SHOWN.has(parent.key.name)) return;
      if (!known.some((texts) => texts.has(text))) report({ node, messageId: "missing", data: { namespace, text } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateLiteral: (node) => node.expressions.length === 0 && check(node, node.quasis[0]?.value.cooked),
    };
  },
};
