const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it stands in HTML, within an element or a quoted attribute: for what is written without React. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** HTML as React takes it (`dangerouslySetInnerHTML`); made by `html` and by nothing else. */
export type Html = { readonly __html: string };

/** A text, to be escaped; HTML, or several pieces of it, to be taken as they are. */
type Part = string | number | Html | readonly Html[];

const written = (part: Part): string =>
  typeof part === "string"
    ? escapeHtml(part)
    : typeof part === "number"
      ? String(part)
      : "__html" in part
        ? part.__html
        : part.map(({ __html }) => __html).join("");

/**
 * HTML written out, for what there is much of and nothing is to be pressed in: rows of tables, ticks of axes. React
 * makes an element of each on the server, and again in the browser, at the price of ten times the text. Each value is
 * escaped, whoever it is from.
 * @example html`<td>${name}</td>`
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  let all = texts[0]!;
  for (const [index, part] of parts.entries()) all += written(part) + texts[index + 1]!;
  return { __html: all };
}
