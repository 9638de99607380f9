import type { Request } from "express";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSameOrigin, ownOrigin } from "~/services/http/requests/cross-site.server";

const OWN = "https://kindweight.example";
type Headers = Parameters<typeof isSameOrigin>[0];
const json = { "content-type": "application/json" };

describe("isSameOrigin takes", () => {
  test.each<[string, Headers]>([
    ["our own page by Sec-Fetch-Site", { "sec-fetch-site": "same-origin" }],
    ["our own page by both", { "sec-fetch-site": "same-origin", origin: OWN }],
    ["an older browser's Origin", { origin: OWN }],
    ["a still older browser's Referer", { referer: `${OWN}/book-appointment?specialist=3` }],
    ["a program that sends JSON", { ...json }],
    ["a program that sends FHIR", { "content-type": "application/fhir+json" }],
    ["a program that sends JSON with a charset", { "content-type": "Application/JSON; charset=utf-8" }],
    ["a program that has nothing to send and no cookie", {}],
    ["the same, saying that there is nothing", { "content-length": "0" }],
  ])("%s", (_name, headers) => expect(isSameOrigin(headers, OWN)).toBe(true));
});

describe("isSameOrigin refuses", () => {
  test.each<[string, Headers]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of our site", { "sec-fetch-site": "same-site" }],
    ["a typed address or a bookmark", { "sec-fetch-site": "none" }],
    ["an unknown Sec-Fetch-Site", { "sec-fetch-site": "same-origin, cross-site" }],
    [
      "a Sec-Fetch-Site that the Origin contradicts",
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    ],
    [
      "another site that claims our Origin",
      { "sec-fetch-site": "cross-site", origin: OWN, referer: `${OWN}/`, ...json },
    ],
    ["another Origin", { origin: "https://evil.example", ...json }],
    ["another scheme", { origin: OWN.replace("https", "http") }],
    ["another port", { origin: `${OWN}:8443` }],
    ["a longer host", { origin: `${OWN}.evil.example` }],
    ["an opaque Origin", { origin: "null", ...json }],
    ["an empty Origin", { origin: "", ...json }],
    ["another Referer", { referer: "https://evil.example/?https://kindweight.example", ...json }],
    ["our host as somebody's user name", { referer: `${OWN}@evil.example/` }],
    ["a Referer that is no address", { referer: "kindweight.example", ...json }],
    ["a form with neither", { "content-type": "application/x-www-form-urlencoded" }],
    ["text with neither", { "content-type": "text/plain" }],
    ["JSON's name inside of another type", { "content-type": "text/plain; application/json" }],
    ["no content type, with a cookie", { cookie: "session=1" }],
    ["no content type of a body", { "content-length": "3" }],
    ["no content type of a body of unknown length", { "transfer-encoding": "chunked" }],
    ["a form without a field", { "content-type": "application/x-www-form-urlencoded", "content-length": "0" }],
    ["nothing from another site", { origin: "https://evil.example" }],
  ])("%s", (_name, headers) => expect(isSameOrigin(headers, OWN)).toBe(false));

  test("every Origin but our own, whatever else is sent", () => {
    const site = fc.constantFrom(undefined, "same-origin", "cross-site");
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), site, (origin, site) => {
        const headers = { origin, ...json, referer: OWN, ...(site ? { "sec-fetch-site": site } : {}) };
        expect(isSameOrigin(headers, OWN)).toBe(origin === OWN && site !== "cross-site");
      }),
    );
  });
});

test("our own origin is the configured one, else what the request was sent to", () => {
  const req = { protocol: "http", get: () => "127.0.0.1:3000" } as unknown as Request;
  expect(ownOrigin(req, { publicOrigin: OWN })).toBe(OWN);
  expect(ownOrigin(req, { publicOrigin: null })).toBe("http://127.0.0.1:3000");
});
