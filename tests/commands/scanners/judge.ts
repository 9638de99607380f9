/** Scripts of ours: those with the answer's nonce, and data that no browser runs. */
const OUR_SCRIPT = /<script(?=[^>]*\s(?:nonce="[\w+/=-]+"|type="application\/(?:ld\+)?json"))[^>]*>[\s\S]*?<\/script>/g;
/** What our pages never have, and what would run or lead away. */
const FOREIGN_ELEMENT = /<(script|iframe|frame|object|embed|applet|base|math|marquee)\b/i;
const LEADS = /^(?:href|src|action|formaction|data|xlink:href)$/i;
const RUNNING_ADDRESS =
  /[\s/"](?:href|src|action|formaction|data|xlink:href)\s*=\s*["']?[^\w"'/#]*(?:javascript|vbscript|data:text)/i;
const QUOTED = /([^\s"'=/<>]*)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * What of a page somebody else has made run, whatever the scanner makes of it: an element that is none of ours, a
 * handler as an attribute, an address that is a script.
 * @returns the tag, or `null`
 */
export function foreignIn(page: string): string | null {
  for (const [tag] of page
    .replaceAll(OUR_SCRIPT, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi)) {
    // What stands within a value is text, whatever it looks like; but an address is more.
    const names = tag.replaceAll(QUOTED, '$1=""');
    const addresses = tag.replaceAll(QUOTED, (all, name: string) => (LEADS.test(name) ? all : `${name}=""`));
    if (
      FOREIGN_ELEMENT.test(names) ||
      /^<meta\b[^>]*\shttp-equiv\s*=\s*["']?refresh/i.test(tag) ||
      /[\s/"]on\w+\s*=/i.test(names) ||
      RUNNING_ADDRESS.test(addresses)
    )
      return tag.slice(0, 300);
  }
  return null;
}

type Heard = { status: number; type: string; location: string | undefined; text: string };

/** What must never be answered, whoever asked for what. @param host ours. */
export function judge({ status, type, location, text }: Heard, host: string): string | null {
  if (status >= 500) return `answered ${status}`;
  if (location !== undefined && !URL.canParse(location, `http://${host}`))
    return `leads to ${location}, which is no address`;
  if (location !== undefined && new URL(location, `http://${host}`).host !== host) return `leads away, to ${location}`;
  if (
    /syntax error at or near|invalid input syntax|duplicate key value|violates .{1,40} constraint|invalid byte sequence/i.test(
      text,
    )
  )
    return "shows what the database said";
  const foreign = type.includes("html") ? foreignIn(text) : null;
  return foreign && `has ${foreign} in its page`;
}

/**
 * What sqlmap has found at one target, by the lines that it printed.
 * @returns whether it has said of all parameters that they are not injectable, and the lines that say that one is.
 */
export function saidBySqlmap(lines: readonly string[]): { isClean: boolean; findings: string[] } {
  const isClean = lines.some((line) => /all tested parameters do not appear to be injectable/.test(line));
  const isTakenBack = (line: string, index: number): boolean => {
    // An answer that is another with other words looks injected at first; what it then cannot repeat with sums of its
    // own it takes back, by name.
    const suspected = /parameter '([^']+)' appears to be/.exec(line)?.[1];
    if (suspected !== undefined)
      return lines
        .slice(index)
        .some((later) => later.includes(`parameter '${suspected}' does not seem to be injectable`));
    // A number of columns is guessed of an address as a whole: it stands for nothing where every parameter is cleared.
    return isClean && line.includes("target URL appears to be UNION");
  };
  return {
    isClean,
    findings: lines.filter(
      (line, index) =>
        /is vulnerable|appears to be .* injectable|identified the following injection/i.test(line) &&
        !isTakenBack(line, index),
    ),
  };
}
