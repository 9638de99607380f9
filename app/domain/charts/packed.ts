/**
 * A value as its JSON. Remix sends a screen's data along in a form of its own, for which it walks each object and
 * number in script: for the some 300 of a few charts that is a twentieth of the page's cost, and one text costs it
 * nothing.
 *
 * Its quotes are written as backticks: in the page it is a text within a text, where each quote would be four letters.
 * Whoever packed it has the value by it as well, which is not sent: a page is drawn from it without reading the text
 * again.
 */
export type Packed<Value> = { readonly text: string; readonly value?: Value | undefined };

/** @param value of what JSON can say: texts, finite numbers, booleans, `null`, and lists and objects of them. */
export function pack<Value>(value: Value): Packed<Value> {
  // Backticks stand within texts only, where JSON knows them by number, too.
  const text = JSON.stringify(value).replaceAll("`", "\\u0060").replaceAll('"', "`");
  return Object.defineProperty({ text }, "value", { value });
}

export const unpack = <Value>({ text, value }: Packed<Value>): Value =>
  value ?? (JSON.parse(text.replace(/`/g, '"')) as Value);
