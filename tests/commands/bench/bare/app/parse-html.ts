import { createElement, type ReactNode } from "react";

/** An element as its tag, its attributes and what stands in it; or a text. */
export type Drawn = string | { tag: string; props: Record<string, unknown>; children: Drawn[] };

const TOKEN = /<!--.*?-->|<\/[\w:-]+>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gs;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);

/** Takes apart what React has written, which is regular: every attribute is quoted, every element closed. */
export function parseHtml(html: string): Drawn[] {
  const root = { tag: "", props: {}, children: [] as Drawn[] };
  const open = [root];
  // What stands in a script is no markup.
  const scripts: string[] = [];
  const markup = html.replace(
    /(<script\b[^>]*>)(.*?)<\/script>/gs,
    (_, start: string, text: string) => `${start}${scripts.push(text) - 1}</script>`,
  );
  for (const [token, tag, attributes = ""] of markup.matchAll(TOKEN)) {
    const into = open.at(-1)!;
    if (token.startsWith("<!--")) continue;
    if (token.startsWith("</")) open.pop();
    else if (!tag) {
      if (into.tag === "script")
        Object.assign(into.props, { dangerouslySetInnerHTML: { __html: scripts[Number(token)]! } });
      else into.children.push(unescaped(token));
    } else {
      const element = { tag, props: propsOf(attributes), children: [] };
      into.children.push(element);
      if (!VOID.has(tag) && !token.endsWith("/>")) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.tag}> is not closed`);
  return root.children;
}

const propsOf = (attributes: string) =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = ""]): [string, unknown] => {
      if (name === "style")
        return ["style", Object.fromEntries(value.split(";").map((rule) => rule.split(/:(.*)/s).slice(0, 2)))];
      return [name!, value === "" && !/^(?:value|alt|href|data-)/.test(name!) ? true : unescaped(value)];
    }),
  );

/** Draws it by React, as components without any work of their own would. */
export const draw = (nodes: readonly Drawn[]): ReactNode[] =>
  nodes.map((node) => (typeof node === "string" ? node : createElement(node.tag, node.props, ...draw(node.children))));
