/** What a person wants to see of a mail. */
export type ReadableMail = {
  to: string;
  subject: string;
  text: string;
  /** iCalendar, where something for a calendar comes along. */
  calendar?: string;
};

/** Undoes what RFC 2045 and 2047 do to letters outside ASCII, for one charset: our own mails' UTF-8. */
const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? unquote(body.replace(/=\r?\n/g, "")) : body;
}

const decodeHeader = (value: string) =>
  value
    // Between two encoded words the space only separates.
    .replace(/(=\?utf-8\?[qb]\?[^?]*\?=)\s+(?==\?utf-8\?)/gi, "$1")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : unquote(text.replaceAll("_", " ")),
    );

/** Headers by their lower-case names, and what follows them. */
function split(part: string): { headers: Map<string, string>; body: string } {
  const end = part.search(/\r?\n\r?\n/);
  const head = end < 0 ? part : part.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? "" : part.slice(end).replace(/^\r?\n\r?\n/, "") };
}

type Part = ReturnType<typeof split>;

/** The parts of a mail that have no parts themselves. */
function leaves(source: string): Part[] {
  const part = split(source);
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [part];
  // Before the first boundary and behind the last one there is nothing of ours.
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leaves(inner.replace(/^\r?\n/, "")));
}

const isOfType = (type: string) => (part: Part) => part.headers.get("content-type")?.startsWith(type) ?? false;
const textOf = ({ headers, body }: Part) =>
  decodeBody(body, headers.get("content-transfer-encoding")?.toLowerCase() ?? "");

/**
 * Reads a mail of our own making: of its alternatives the plain text, and what
 * there is for a calendar. Not for mails from elsewhere, which may be built in
 * ways that this does not know.
 */
export function parseEmailFile(source: string): ReadableMail {
  const { headers } = split(source);
  const parts = leaves(source);
  const plain = parts.find(isOfType("text/plain"));
  const calendar = parts.find(isOfType("text/calendar"));
  return {
    to: decodeHeader(headers.get("to") ?? ""),
    subject: decodeHeader(headers.get("subject") ?? ""),
    text: plain ? textOf(plain).replace(/\r\n/g, "\n").trim() : "",
    ...(calendar ? { calendar: textOf(calendar) } : {}),
  };
}
