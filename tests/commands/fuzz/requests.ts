import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { HOSTILE_TEXTS } from "../../support/schema-values";
import { addressOf, type BuiltRoute } from "../../api/support/routes";

/** A request to try; `text` is all that one needs to try it again. */
export type Attempt = {
  who: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
};

/** Would run, were it ever put into a page as it is. */
export const MARK = "<script>fuzz-mark";

/** Those, what would be markup, and more than a field takes. */
const HOSTILE = [
  ...HOSTILE_TEXTS,
  `${MARK}</script>`,
  `"><img src=x onerror=1>${MARK}`,
  "x".repeat(20_000),
  "ä".repeat(3_000),
];
/** Near enough to what is asked for to get past the first check. */
const LIKELY_TEXTS = [
  "1",
  "2",
  "3",
  "7",
  "42",
  "70",
  "120/80",
  "98.6",
  "heart_rate",
  "blood_pressure",
  "body_weight",
  "kg",
  "lb",
  "ada@example.com",
  "Ada",
  "O'Hara",
  "correct horse battery staple",
  "2026-03-10",
  "1985-03-27",
  "2026-03-10T12:00:00Z",
  "09:30 AM",
  "555 010 0199",
  "America/New_York",
  "on",
  "end",
  "message",
  "acknowledge",
  "simulate",
  "snooze",
  "remove",
  "video-consultation",
  "vr-consultation",
  "Endocrinologist",
  "price_low",
  "female",
  "chest pain",
  "aspirin",
  "weight",
  "trends",
  "7d",
  "90d",
  "patient",
  "doctor",
  "hello",
  "signal",
  "position",
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LIKELY_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const number = fc.oneof(
  fc.integer({ min: -5, max: 200 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 5e-324),
);
const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
);

/** JSON with the names that our endpoints know, in the wrong places as well as the right ones. */
function jsonOf(names: readonly string[]) {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: "small", withCrossShrink: true },
      scalar,
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text }),
        tie("value"),
        { maxKeys: 8 },
      ),
    ),
  }));
  const object = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 12 });
  return fc.oneof({ weight: 6, arbitrary: object }, { weight: 2, arbitrary: value }).map((one) => JSON.stringify(one));
}

const BROKEN_BODIES = [
  "",
  "{",
  "[",
  '{"a":',
  "null",
  '"',
  "\u0000",
  "a=%",
  "a=1&a=2&a[]=3",
  "--x\r\n",
  `${"[".repeat(5_000)}`,
  '{"a":1,"a":2}',
  "﻿{}",
  "%7B%7D",
];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "application/fhir+json",
  "text/plain",
  "text/csv",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/octet-stream",
  "",
  "application/json; charset=utf-7",
  "\u00ff",
];

export const asForm = (fields: [string, string][]) =>
  fields
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name.toWellFormed?.() ?? name)}=${encodeURIComponent(wellFormed(value))}`,
    )
    .join("&");
const wellFormed = (value: string) => Buffer.from(value).toString();
const asParts = (fields: [string, string][], file: boolean) =>
  `${fields.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${wellFormed(name).replaceAll(/["\r\n]/g, "")}"${file ? '; filename="a.pdf"\r\nContent-Type: application/pdf' : ""}\r\n\r\n${value}\r\n`).join("")}--x--\r\n`;

/** Headers that a browser does not send so; most requests have none of them. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { Accept: "text/event-stream" },
      { "If-None-Match": '"x", W/"y", *' },
      { Cookie: "session=forged; chat=%E0; room=\u00ff" },
      { Range: "bytes=5-1" },
      { "Accept-Encoding": "br;q=9, *;q=x" },
      { "Accept-Language": "x".repeat(500) },
      { Authorization: "Bearer \u00e9" },
      { "Last-Event-ID": "99999999999999999999" },
      { "Content-Encoding": "gzip" },
      { "Save-Data": "on" },
      { "X-Background": "1" },
      { Host: "evil.example" },
      { "Sec-Purpose": "prefetch" },
      { Expect: "200-ok" },
      { "Idempotency-Key": "x".repeat(300) },
    ),
  },
);

/**
 * @param names of fields, of forms and of JSON.
 * @param addresses all there are.
 * @param people who may ask, by cookie.
 */
export function attempts(
  addresses: readonly BuiltRoute[],
  names: readonly string[],
  people: readonly string[],
): fc.Arbitrary<Attempt> {
  const segment = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom("1", "2", "3", "4", "5") },
    { weight: 1, arbitrary: fc.constant(randomUUID()) },
    { weight: 1, arbitrary: fc.constantFrom("vr-1770000000000-abcdefghijklmnopqrstuvwxyz") },
    { weight: 2, arbitrary: text.map((one) => encodeURIComponent(wellFormed(one)).slice(0, 2_000)) },
    { weight: 1, arbitrary: fc.constantFrom("%E0%A4%A", "..%2f..", "%2e%2e", "0", "-1", "01", "1.5", "2147483648") },
  );
  const fields = fc.array(
    fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text }), text),
    { maxLength: 14 },
  );
  const json = jsonOf(names);
  const body = fc.oneof(
    { weight: 5, arbitrary: json.map((one) => ({ type: "application/json", body: one as string | undefined })) },
    { weight: 6, arbitrary: fields.map((some) => ({ type: "application/x-www-form-urlencoded", body: asForm(some) })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fields, fc.boolean())
        .map(([some, file]) => ({ type: "multipart/form-data; boundary=x", body: asParts(some, file) })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(...TYPES),
        body: fc.oneof(fc.constantFrom(...BROKEN_BODIES), json),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: "", body: undefined }) },
  );
  return fc
    .record({
      address: fc.constantFrom(...addresses),
      who: fc.constantFrom(...people),
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom("GET") },
        { weight: 8, arbitrary: fc.constantFrom("POST") },
        { weight: 1, arbitrary: fc.constantFrom("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS") },
      ),
      segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
      query: fc.oneof(
        { weight: 2, arbitrary: fc.constant([] as [string, string][]) },
        { weight: 3, arbitrary: fields },
      ),
      data: fc.oneof({ weight: 5, arbitrary: fc.constant("") }, { weight: 1, arbitrary: fc.constant(".data") }),
      sent: body,
      header: hostileHeaders,
    })
    .map(({ address, who, method: wished, segments, query, data, sent, header: extra }) => {
      // Most of what is tried should be listened to.
      const method =
        wished === "POST" && !address.writes ? "GET" : wished === "GET" && !address.reads ? "POST" : wished;
      const search = query.length > 0 ? `?${asForm(query).slice(0, 6_000)}` : "";
      const carries = method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && sent.body !== undefined;
      return {
        who,
        method,
        path: `${addressOf(address, segments)}${address.id.startsWith("routes/api") ? "" : data}${search}`,
        headers: { ...(carries && sent.type ? { "Content-Type": sent.type } : {}), ...extra } as Record<string, string>,
        body: carries ? sent.body : undefined,
      };
    });
}
