import MailComposer from "nodemailer/lib/mail-composer";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { Language } from "~/domain/language";
import { MAIL_KINDS, type Mail, type MailKind } from "~/domain/mail";
import { LINK_LIFE_MS } from "~/services/accounts/one-time-links.server";
import { createComposer } from "~/services/mail/composer.server";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { mimeOptions } from "~/services/mail/mime-options.server";
import type { MailFault, Message } from "~/services/mail/transport.server";

const brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };
const mailFrom = { name: "Kindweight", address: "post@mail.kindweight.example" };
const ORIGIN = "https://kindweight.example";
const DATE = new Date("2026-03-14T09:26:53.589Z");
const compose = createComposer({ brand, mailFrom }, ORIGIN);
const build = async (message: Message) => (await new MailComposer(mimeOptions(message)).compile().build()).toString();
/** The headers as lines, folded ones in one. */
const headerLines = (source: string) =>
  source
    .slice(0, source.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");

const person = { to: "nora@example.com", firstName: "Nora" };
const appointment = {
  ...person,
  reference: "KW-7F3K-92QD",
  appointmentType: "Medical Weight Loss",
  specialist: "Dr. Specialist 12",
  when: "Tuesday, March 17, 2026 at 9:30 AM (Denver)",
  path: "/appointments/KW-7F3K-92QD.abc_DEF-123",
  calendar: {
    startsAt: "2026-03-17T15:30:00.000Z",
    endsAt: "2026-03-17T16:00:00.000Z",
    status: "confirmed" as const,
    sequence: 2,
  },
};
const news = {
  ...person,
  reference: "KW-7F3K-92QD",
  when: "Tue, Mar 17, 2026, 9:30 AM Denver time",
  path: "/desk/requests/17",
};
const EXAMPLES = {
  "verify-email": { ...person, kind: "verify-email", path: "/verify/abc_DEF-123" },
  "address-has-account": { ...person, kind: "address-has-account" },
  "password-reset": { ...person, kind: "password-reset", path: "/reset/abc_DEF-123" },
  "password-changed": { ...person, kind: "password-changed" },
  "second-factor-on": { ...person, kind: "second-factor-on" },
  "second-factor-off": { ...person, kind: "second-factor-off" },
  "emergency-access": {
    ...person,
    kind: "emergency-access",
    specialist: "Idris Bell",
    when: "Sat, Mar 14, 2026, 9:26 AM UTC",
    path: "/review/emergency",
  },
  "new-sign-in": { ...person, kind: "new-sign-in", device: "Firefox on Linux", at: "March 14, 2026, 9:26 AM UTC" },
  "application-received": { ...person, kind: "application-received" },
  "application-approved": { ...person, kind: "application-approved" },
  "application-rejected": {
    ...person,
    kind: "application-rejected",
    reason: "The license number is not in the register.\nPlease send a copy.",
  },
  "appointment-requested": { ...appointment, kind: "appointment-requested" },
  "appointment-accepted": { ...appointment, kind: "appointment-accepted" },
  "appointment-moved": { ...appointment, kind: "appointment-moved" },
  "appointment-cancelled": { ...appointment, kind: "appointment-cancelled" },
  "appointment-reminder": { ...appointment, kind: "appointment-reminder" },
  "appointment-proposed": { ...appointment, kind: "appointment-proposed", note: "I am away until ten." },
  "appointment-declined": { ...appointment, kind: "appointment-declined", note: "A colleague can help you better." },
  "desk-request": { ...news, kind: "desk-request" },
  "desk-moved": { ...news, kind: "desk-moved", was: "Mon, Mar 16, 2026, 9:00 AM Denver time" },
  "desk-accepted": { ...news, kind: "desk-accepted" },
  "desk-declined": { ...news, kind: "desk-declined" },
  "desk-cancelled": { ...news, kind: "desk-cancelled" },
} satisfies Record<MailKind, Mail>;
const SUBJECTS: Record<MailKind, string> = {
  "verify-email": "Confirm your email address",
  "address-has-account": "You already have a Kindweight account",
  "password-reset": "Choose a new password",
  "password-changed": "Your password was changed",
  "second-factor-on": "The second step of your account was turned on",
  "second-factor-off": "The second step of your account was turned off",
  "emergency-access": "Emergency access was used",
  "new-sign-in": "A new sign-in to your account",
  "application-received": "We have your application",
  "application-approved": "Your application was approved",
  "application-rejected": "About your application",
  "appointment-requested": "We have your appointment request KW-7F3K-92QD",
  "appointment-accepted": "Your appointment KW-7F3K-92QD is confirmed",
  "appointment-moved": "Your appointment KW-7F3K-92QD has a new time",
  "appointment-cancelled": "Your appointment KW-7F3K-92QD was cancelled",
  "appointment-reminder": "A reminder of your appointment KW-7F3K-92QD",
  "appointment-proposed": "Another time for your appointment KW-7F3K-92QD",
  "appointment-declined": "About your appointment request KW-7F3K-92QD",
  "desk-request": "New appointment request: KW-7F3K-92QD",
  "desk-moved": "A patient asks for another time: KW-7F3K-92QD",
  "desk-accepted": "A time that you proposed was accepted: KW-7F3K-92QD",
  "desk-declined": "A time that you proposed was turned down: KW-7F3K-92QD",
  "desk-cancelled": "A patient has cancelled: KW-7F3K-92QD",
};

/** What a reader sees of a mail's HTML. */
const shown = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

describe.each(MAIL_KINDS)("%s", (kind) => {
  const mail: Mail = EXAMPLES[kind];
  const message = compose(17, mail, DATE);

  test("has its subject, recipient and sender", () => {
    expect(message).toMatchObject({ subject: SUBJECTS[kind], to: person.to, from: mailFrom, kind, date: DATE });
  });

  test("says in text and HTML alike all that it is given, and how to reach a person", () => {
    const { to: _to, kind: _kind, ...facts } = { ...mail } as Record<string, string>;
    const { path, reason, calendar: _calendar, ...rest } = facts;
    const expected = [
      ...Object.values(rest),
      ...(path ? [ORIGIN + path] : []),
      ...(reason ? reason.split("\n") : []),
      brand.name,
      brand.supportPhone,
      brand.supportEmail,
    ];
    for (const fact of expected) {
      expect(message.text).toContain(fact);
      expect(shown(message.html)).toContain(fact);
    }
    expect(message.text).toContain("Hello Nora,\n");
  });

  test("fetches nothing, shows no picture, and has a language, a title and a heading", () => {
    expect(message.html).not.toMatch(/<(img|script|style|link|iframe|form)\b|src=|url\(|@import|\son\w+=/i);
    expect(message.html).toContain('<html lang="en" dir="ltr">');
    expect(message.html.match(/<h1/g)).toHaveLength(1);
    expect(message.html).toMatch(/<title>[^<]+<\/title>/);
  });

  test("leads only to our own pages", () => {
    const addresses = [...message.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    for (const address of [...addresses, ...(message.text.match(/https?:\S+/g) ?? [])])
      expect(new URL(address).origin).toBe(ORIGIN);
  });

  test("survives its way through MIME", async () => {
    const source = await build(message);
    expect(parseEmailFile(source)).toEqual({
      to: person.to,
      subject: SUBJECTS[kind],
      text: message.text.trim(),
      ...(message.calendar ? { calendar: `${message.calendar.content}\r\n` } : {}),
    });
    const headers = headerLines(source);
    expect(headers).toContain("Message-ID: <mail-17@mail.kindweight.example>");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    expect(headers).toContain("From: Kindweight <post@mail.kindweight.example>");
    expect(headers).toContain("Date: Sat, 14 Mar 2026 09:26:53 +0000");
    expect(source).toContain("multipart/alternative");
  });

  test("takes hostile words for words", async () => {
    const hostile = `<script>alert("1")</script>\r\nBcc: victim@example.org\r\n\r\n<b>&amp;\u202e\u0000`;
    const { to, kind: _kind, path, calendar, ...facts } = { ...mail } as Record<string, string>;
    const changed = {
      to,
      kind,
      ...(path ? { path } : {}),
      ...(calendar ? { calendar } : {}),
      ...Object.fromEntries(Object.keys(facts).map((name) => [name, hostile])),
    } as unknown as Mail;
    const made = compose(17, changed, DATE);
    expect(made.html).not.toMatch(/<script|<b>/);
    expect(made.subject).not.toMatch(/[\r\n]/);
    expect(made.text + made.html + made.subject).not.toMatch(/[\u0000\u202e]/); // eslint-disable-line no-control-regex
    const source = await build(made);
    const headers = headerLines(source);
    expect(headers.filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual([`To: ${person.to}`]);
    expect(new Set(headers.map((line) => line.split(":")[0]))).toEqual(
      new Set([
        "From",
        "To",
        "Subject",
        "Message-ID",
        "Date",
        "MIME-Version",
        "Content-Type",
        "Auto-Submitted",
        "X-Auto-Response-Suppress",
      ]),
    );
    // Words that could be a trap do not get to be a greeting.
    expect(made.text).toMatch(/^Hello,\n/);
  });
});

describe("a mail of an appointment", () => {
  test("goes without a specialist while there is none", () => {
    const { text } = compose(1, { ...EXAMPLES["appointment-requested"], specialist: null }, DATE);
    expect(text).not.toMatch(/With|null/);
  });

  test("says whom to call when it cannot wait", () => {
    for (const kind of MAIL_KINDS.filter((one) => one.startsWith("appointment")))
      expect(compose(1, EXAMPLES[kind], DATE).text).toContain("call 911");
  });
});

test("a reason of several lines is quoted as text, line by line", () => {
  const { text, html } = compose(
    1,
    { ...EXAMPLES["application-rejected"], reason: "First <line>\r\nSecond\u2028Third\rLast & least" },
    DATE,
  );
  expect(text).toContain("> First <line>\n> Second\n> Third\n> Last & least\n");
  expect(html).toContain("First &lt;line&gt;<br>\nSecond<br>\nThird<br>\nLast &amp; least</blockquote>");
});

test.each([
  "Nora",
  "Anne-Marie",
  "Jean Luc",
  "O’Neill",
  "D'Arcy",
  "J. R.",
  "Łucja",
  "José María",
  "Ёлка",
  "明",
  "Nguyễn Thị",
])("%s is greeted by name", (firstName) => {
  expect(compose(1, { ...EXAMPLES["password-changed"], firstName }, DATE).text).toMatch(`Hello ${firstName},\n`);
});

test.each([
  "evil.example",
  "www.evil.example/win",
  "https://evil.example",
  "You won a prize, call now",
  "You have won a great prize today",
  "Call 555 0100",
  "nora@example.com",
  "x".repeat(41),
  "<b>",
  "",
])("%s is not carried to a stranger as a name", (firstName) => {
  expect(compose(1, { ...EXAMPLES["verify-email"], firstName }, DATE).text).toMatch(/^Hello,\n/);
});

test.each([
  "nora@example.com, eve@example.org",
  "nora@example.com\r\nBcc: eve@example.org",
  "Nora <nora@example.com>",
  "nora@example.com;eve@example.org",
  "nora",
  "",
  "a@b@c",
  `${"a".repeat(250)}@example.com`,
])("what is not one plain address is refused for good: %j", (to) => {
  expect(() => compose(1, { ...EXAMPLES["password-changed"], to }, DATE)).toThrow(
    expect.objectContaining({ name: "MailFault", kind: "refused" }) as MailFault,
  );
});

test.each([
  "//evil.example/reset",
  "/\\evil.example/reset",
  "https://evil.example/reset",
  "reset",
  "javascript:alert(1)",
  "@evil.example",
])("a link that leads elsewhere is refused for good: %s", (path) => {
  expect(() => compose(1, { ...EXAMPLES["password-reset"], path }, DATE)).toThrow(
    expect.objectContaining({ name: "MailFault", kind: "refused" }) as MailFault,
  );
});

test("a brand outside ASCII and a long one reach the reader whole", async () => {
  const name = "Gutes Gewicht für Große & Kleine";
  const made = createComposer({ brand: { ...brand, name }, mailFrom: { name, address: "post@example.com" } }, ORIGIN)(
    3,
    EXAMPLES["address-has-account"],
    DATE,
  );
  const read = parseEmailFile(await build(made));
  expect(read.subject).toBe(`You already have a ${name} account`);
  expect(read.text).toBe(made.text.trim());
});

test("an application's mail has the link that confirms the address, where there is one", () => {
  const textOf = (change: object) => compose(1, { ...EXAMPLES["application-received"], ...change }, DATE).text;
  expect(textOf({})).not.toContain("confirm");
  const text = textOf({ path: "/verify-email/abc_DEF-123" });
  expect(text).toContain(
    "Please confirm that this address is yours, so that you can sign in. The link works for three days.",
  );
  expect(text).toContain(`${ORIGIN}/verify-email/abc_DEF-123`);
});

test("the owner of an address that an application was sent with is told how to go on", () => {
  const { subject, text } = compose(1, { ...EXAMPLES["address-has-account"], isApplication: true }, DATE);
  expect(subject).toBe(SUBJECTS["address-has-account"]);
  for (const words of [
    "a specialist application with this email address",
    "nothing about that account has changed",
    `${ORIGIN}/sign-in`,
    "choose a new password",
    `${ORIGIN}/specialist-signup`,
    "please use another email address",
  ])
    expect(text).toContain(words);
});

test("a mail with a link says how long it works, as the pages do", () => {
  const days = LINK_LIFE_MS["verify-email"] / DAY_MS;
  const hours = LINK_LIFE_MS["reset-password"] / HOUR_MS;
  expect([days, hours]).toEqual([3, 1]);
  const textOf = (kind: "verify-email" | "password-reset", language: Language) =>
    compose(1, { ...EXAMPLES[kind], language }, DATE).text;
  expect(textOf("verify-email", "en")).toContain("The link works for three days.");
  expect(textOf("verify-email", "es")).toContain("durante tres días.");
  expect(textOf("verify-email", "ar")).toContain("لمدة ثلاثة أيام.");
  expect(textOf("password-reset", "en")).toContain("The link works for one hour.");
  expect(textOf("password-reset", "es")).toContain("durante una hora.");
  expect(textOf("password-reset", "ar")).toContain("لمدة ساعة واحدة.");
});
