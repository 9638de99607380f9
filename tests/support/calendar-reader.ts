/**
 * Properties of an event that stand once at the most, which are all that we write but for the attendees (RFC 5545,
 * 3.6.1).
 */
const AT_MOST_ONCE = [
  "UID",
  "DTSTAMP",
  "DTSTART",
  "DTEND",
  "SEQUENCE",
  "STATUS",
  "CLASS",
  "SUMMARY",
  "DESCRIPTION",
  "URL",
  "CONFERENCE",
  "ORGANIZER",
];
const TEXTS = ["SUMMARY", "DESCRIPTION", "UID", "PRODID"];
/** In octets, without the line's end (3.1). */
const LONGEST_LINE = 75;

type Property = { name: string; parameters: Record<string, string>; value: string };

/** An event as a strict reader understands it. */
export type ReadEvent = {
  method: string;
  uid: string;
  sequence: number;
  /** ISO 8601, in UTC. */
  startsAt: string;
  endsAt: string;
  stampedAt: string;
  status: string;
  summary: string;
  description: string;
  /** Where it takes place, as its address and as a conference (RFC 7986). */
  url: string | null;
  conference: string | null;
  organizer: { name: string; address: string };
  attendees: string[];
};

/**
 * Reads an iCalendar object of one event as RFC 5545 has it and, what each method asks for, RFC 5546; no more
 * than that is forgiven. The usual readers take line feeds, long lines and loose commas without a word, and some
 * calendars do not.
 * @throws {Error} what is wrong, for the first thing that is.
 */
export function readStrictly(content: string): ReadEvent {
  const properties = linesOf(content).map(readLine);
  const path = properties
    .filter(({ name }) => name === "BEGIN" || name === "END")
    .map(({ name, value }) => `${name}:${value}`);
  demand(
    path.join() === "BEGIN:VCALENDAR,BEGIN:VEVENT,END:VEVENT,END:VCALENDAR",
    `one event in one calendar, not ${path.join()}`,
  );
  const [begins, ends] = ["BEGIN", "END"].map((name) =>
    properties.findIndex((one) => one.name === name && one.value === "VEVENT"),
  ) as [number, number];
  demand(properties[0]!.name === "BEGIN" && properties.at(-1)!.name === "END", "nothing outside of the calendar");

  const calendar = properties.slice(1, begins);
  demand(once(calendar, "VERSION").value === "2.0", "version 2.0");
  demand(text(once(calendar, "PRODID")) !== "", "who made it");
  const method = once(calendar, "METHOD").value;
  demand(["PUBLISH", "REQUEST", "CANCEL"].includes(method), `method ${method}`);

  const event = properties.slice(begins + 1, ends);
  for (const { name } of event)
    demand(
      AT_MOST_ONCE.includes(name) || name === "ATTENDEE" || name.startsWith("X-"),
      `${name} is no property that we mean to write`,
    );
  const [startsAt, endsAt, stampedAt] = ["DTSTART", "DTEND", "DTSTAMP"].map((name) => instant(once(event, name))) as [
    string,
    string,
    string,
  ];
  demand(endsAt > startsAt, "an end after its start");
  const status = once(event, "STATUS").value;
  demand((method === "CANCEL") === (status === "CANCELLED"), `${status} by ${method}`);
  demand(["TENTATIVE", "CONFIRMED", "CANCELLED"].includes(status), `status ${status}`);
  const sequence = once(event, "SEQUENCE").value;
  demand(/^\d+$/.test(sequence), `sequence ${sequence}`);
  const organizer = once(event, "ORGANIZER");
  const attendees = event.filter(({ name }) => name === "ATTENDEE").map(mailbox);
  if (method === "REQUEST") demand(attendees.length > 0, "somebody who is asked");
  if (method === "PUBLISH") demand(attendees.length === 0, "nobody who is asked");
  const uid = text(once(event, "UID"));
  demand(uid !== "", "a UID");
  return {
    ...{ method, uid, sequence: Number(sequence), startsAt, endsAt, stampedAt, status, attendees },
    summary: text(once(event, "SUMMARY")),
    description: text(once(event, "DESCRIPTION")),
    url: event.find(({ name }) => name === "URL")?.value ?? null,
    conference: event.find(({ name }) => name === "CONFERENCE")?.value ?? null,
    organizer: { name: organizer.parameters.CN ?? "", address: mailbox(organizer) },
  };
}

/** The lines of a calendar with the folds taken out. */
function linesOf(content: string): string[] {
  demand(content.endsWith("\r\n"), "a line's end at the end");
  const raw = content.slice(0, -2).split("\r\n");
  for (const line of raw) {
    demand(!/[\r\n]/.test(line), `CRLF and nothing else at the end of a line: ${JSON.stringify(line)}`);
    demand(line.trim() !== "", "no empty line");
    demand(Buffer.byteLength(line) <= LONGEST_LINE, `${Buffer.byteLength(line)} octets in a line: ${line}`);
    demand(line.isWellFormed(), `a fold within a character: ${line}`);
    // eslint-disable-next-line no-control-regex -- 3.1: no control characters but the tab
    demand(!/[\0-\x08\x0a-\x1f\x7f]/.test(line), `no control characters: ${JSON.stringify(line)}`);
  }
  const lines: string[] = [];
  for (const line of raw) {
    if (!/^[ \t]/.test(line)) lines.push(line);
    else {
      demand(lines.length > 0, "no fold at the start");
      lines.push(lines.pop()! + line.slice(1));
    }
  }
  return lines;
}

function readLine(line: string): Property {
  const [head, name] = /^([A-Z][A-Z0-9-]*)/.exec(line) ?? [];
  demand(name !== undefined, `a name: ${line}`);
  let rest = line.slice(head!.length);
  const parameters: Record<string, string> = {};
  for (
    let found;
    (found = /^;([A-Z][A-Z0-9-]*)=(?:"([^"]*)"|([^";:,]*))(?=[;:])/.exec(rest));
    rest = rest.slice(found[0].length)
  ) {
    demand(!(found[1]! in parameters), `${found[1]} twice: ${line}`);
    // RFC 6868: how a quotation mark and a line's end stand in a parameter.
    parameters[found[1]!] = (found[2] ?? found[3]!).replace(
      /\^(['n^])/g,
      (_, sign: string) => ({ "'": '"', n: "\n", "^": "^" })[sign]!,
    );
  }
  demand(rest.startsWith(":"), `parameters, then a colon: ${line}`);
  return { name: name!, parameters, value: rest.slice(1) };
}

/** A value of the type TEXT (3.3.11). */
function text({ name, value }: Property): string {
  demand(TEXTS.includes(name), `${name} is a text`);
  const bare = value.replace(/\\[\\;,nN]/g, "");
  demand(!/[\\;,]/.test(bare), `${name}: what has to be escaped is: ${value}`);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
}

/** A moment in UTC (3.3.5): of a clock of its own we have none, so no calendar needs to know a zone. */
function instant({ name, value, parameters }: Property): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value) ?? [];
  demand(second !== undefined && Object.keys(parameters).length === 0, `${name} in UTC, without parameters: ${value}`);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toISOString();
}

function mailbox({ name, value }: Property): string {
  const [, address] = /^mailto:([^\s@;,:"]+@[^\s@;,:"]+)$/i.exec(value) ?? [];
  demand(address !== undefined, `${name} by a mail's address: ${value}`);
  return address!;
}

function once(properties: readonly Property[], name: string): Property {
  const found = properties.filter((one) => one.name === name);
  demand(found.length === 1, `${name} once, not ${found.length} times`);
  return found[0]!;
}

function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`iCalendar: ${what}`);
}
