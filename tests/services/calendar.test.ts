import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/domain/language";
import { appointmentCalendar } from "~/services/appointments/calendar.server";
import { mailWords } from "~/services/mail/mail-words.server";
import { readStrictly } from "../support/calendar-reader";

const NOW = new Date("2026-03-02T12:00:00Z");
const ENTRY = {
  startsAt: "2026-03-10T14:30:00.000Z",
  endsAt: "2026-03-10T15:00:00.000Z",
  status: "confirmed",
  sequence: 1,
} as const;
const NAMES = [
  "O'Neill",
  "O’Neill & Sons",
  "Ada, Dr; \\ Müller",
  '"Ada, Dr; \\ Müller"',
  "عيادة الدكتورة نورا للوزن الصحي، فرع وسط المدينة",
  "王小美診所",
  "👩‍⚕️ Care: 24/7; a,b^c\\n",
  "back\\slash\\",
  "^'^^n",
];

/** What becomes of a name: a backslash is the one thing that the generator lets nobody write. */
const shown = (name: string) => name.replaceAll("\\", "/");

/** @param name of who runs this installation, the one text in it that is not ours. */
const calendarOf = (
  name: string,
  change: {
    entry?: Partial<Omit<typeof ENTRY, "status" | "sequence">> & {
      status?: "confirmed" | "tentative" | "cancelled";
      sequence?: number;
    };
    recipient?: string;
    language?: (typeof LANGUAGE_CODES)[number];
    specialist?: string | null;
    visitAddress?: string;
  } = {},
) =>
  appointmentCalendar(
    {
      reference: "KW-7F3K-92QD",
      specialist: change.specialist === undefined ? "Dr. Specialist 7" : change.specialist,
      visitAddress: change.visitAddress ?? null,
    },
    { ...ENTRY, ...change.entry },
    {
      brand: { name, supportPhone: "1-800-555-0142; ext. 7, 8", supportEmail: "care@kindweight.example" },
      mailFrom: { name, address: "post@mail.kindweight.example" },
    },
    {
      now: NOW,
      words: mailWords(change.language ?? "en"),
      ...(change.recipient ? { recipient: change.recipient } : {}),
    },
  );

describe("an appointment for calendars, read as strictly as RFC 5545 is written", () => {
  test.each(NAMES.flatMap((name) => LANGUAGE_CODES.map((language) => [name, language] as const)))(
    "of %s in %s: all of it is there, and whole",
    (name, language) => {
      const { content } = calendarOf(name, { language, recipient: "o'neill+1@example.com" });
      const read = readStrictly(content);
      expect(read).toMatchObject({
        method: "REQUEST",
        uid: "KW-7F3K-92QD@mail.kindweight.example",
        sequence: 1,
        startsAt: ENTRY.startsAt,
        endsAt: ENTRY.endsAt,
        stampedAt: NOW.toISOString(),
        status: "CONFIRMED",
        attendees: ["o'neill+1@example.com"],
      });
      expect(read.organizer).toEqual({ name: shown(name), address: "post@mail.kindweight.example" });
      expect(read.description).toContain("1-800-555-0142; ext. 7, 8");
      if (language === "en") expect(read.summary).toBe("Appointment with Dr. Specialist 7");
      // One that others use says the same.
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(content) as unknown[]).getFirstSubcomponent("vevent")!,
      );
      expect([event.summary, event.description, event.uid]).toEqual([read.summary, read.description, read.uid]);
    },
  );

  test("asked for, moved and cancelled it is one event, each newer than the one before", () => {
    const told = (["tentative", "confirmed", "tentative", "cancelled"] as const).map((status, sequence) =>
      readStrictly(calendarOf("Kindweight", { entry: { status, sequence }, recipient: "ada@example.com" }).content),
    );
    expect(new Set(told.map(({ uid }) => uid)).size).toBe(1);
    expect(told.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    expect(told.map(({ method, status }) => [method, status])).toEqual([
      ["REQUEST", "TENTATIVE"],
      ["REQUEST", "CONFIRMED"],
      ["REQUEST", "TENTATIVE"],
      ["CANCEL", "CANCELLED"],
    ]);
    // To be imported it asks nobody.
    expect(readStrictly(calendarOf("Kindweight").content)).toMatchObject({ method: "PUBLISH", attendees: [] });
  });

  test("whatever the names are", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((name) => !/\p{Cc}/u.test(name)),
        (name) => {
          expect(readStrictly(calendarOf(name).content).organizer.name).toBe(shown(name));
        },
      ),
    );
  });
});

describe("the strict reader", () => {
  const { content } = calendarOf("Kindweight", { recipient: "ada@example.com" });
  test.each<[string, (text: string) => string, RegExp]>([
    ["line feeds alone", (text) => text.replaceAll("\r\n", "\n"), /line's end/],
    ["one line feed alone", (text) => text.replace("\r\nUID", "\nUID"), /CRLF/],
    ["a long line", (text) => text.replaceAll("\r\n ", ""), /octets/],
    [
      "a long line in octets, though not in letters",
      (text) => text.replace(/SUMMARY:.*/, `SUMMARY:${"م".repeat(40)}`),
      /octets/,
    ],
    ["a loose comma", (text) => text.replace(/SUMMARY:.*/, "SUMMARY:Ada, Dr"), /escaped/],
    ["a loose semicolon", (text) => text.replace(/SUMMARY:.*/, "SUMMARY:Ada; Dr"), /escaped/],
    ["a loose backslash", (text) => text.replace(/SUMMARY:.*/, "SUMMARY:Ada \\ Dr"), /escaped/],
    ["an apostrophe that is escaped", (text) => text.replace(/SUMMARY:.*/, "SUMMARY:O\\'Neill"), /escaped/],
    ["a time without a zone", (text) => text.replace(/DTSTART:(\d+T\d+)Z/, "DTSTART:$1"), /UTC/],
    ["no stamp", (text) => text.replace(/DTSTAMP:.*\r\n/, ""), /DTSTAMP/],
    ["no UID", (text) => text.replace(/UID:.*\r\n/, ""), /UID/],
    ["two UIDs", (text) => text.replace(/(UID:.*\r\n)/, "$1$1"), /UID/],
    ["no PRODID", (text) => text.replace(/PRODID:.*\r\n/, ""), /PRODID/],
    ["an end before its start", (text) => text.replace(/DTEND:2026/, "DTEND:2025"), /end after/],
    ["cancelled, and asked for", (text) => text.replace("STATUS:CONFIRMED", "STATUS:CANCELLED"), /CANCELLED by/],
    ["a quotation mark within a name", (text) => text.replace(/CN=[^:]*:/, 'CN="A "B" C":'), /parameters/],
    ["something behind it", (text) => `${text}X-A:b\r\n`, /outside/],
  ])("sees %s", (_, change, fault) => {
    expect(() => readStrictly(change(content))).toThrow(fault);
    expect(change(content)).not.toBe(content);
  });
});

test.each(LANGUAGE_CODES)("the visit's address stands in it as its own and as a conference, in %s", (language) => {
  const visitAddress = "https://care.kindweight.example/visits/KW-7F3K-92QD.zTE1idvhMzuzB57uwjoatA";
  const { content } = calendarOf("Kindweight", { language, visitAddress });
  expect(readStrictly(content)).toMatchObject({ url: visitAddress, conference: visitAddress });
  expect(readStrictly(calendarOf("Kindweight", { language }).content)).toMatchObject({ url: null, conference: null });
});
