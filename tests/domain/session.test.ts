import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deviceName, IDLE_SECONDS, safeNext, SESSION_SECONDS, WARNING_SECONDS } from "~/domain/session";
import { englishTranslator } from "~/locales/translator";

test("the warning leaves time enough to answer it", () => {
  // WCAG 2.2.1: at least 20 seconds.
  expect(WARNING_SECONDS).toBeGreaterThanOrEqual(20);
  expect([IDLE_SECONDS, SESSION_SECONDS]).toEqual([900, 43_200]);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome on ChromeOS",
  ],
  ["curl/8.9.1", "An unknown browser"],
  [null, "An unknown browser"],
])("%s is %s", (userAgent, name) => expect(englishTranslator.say(deviceName(userAgent))).toBe(name));

test("an update of the browser does not make a device new", () => {
  const firefox = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (one, other) => {
      expect(deviceName(firefox(one))).toEqual(deviceName(firefox(other)));
    }),
  );
});

describe("where signing in leads", () => {
  test("an address of ours is kept as it is", () => {
    for (const next of [
      "/",
      "/patient-portal?tab=documents",
      "/specialists/7",
      "/book-appointment?specialist=7&x=%2F%2F",
    ])
      expect(safeNext(next)).toBe(next);
  });

  test("anything else leads nowhere", () => {
    for (const next of [
      "",
      null,
      undefined,
      "//evil.example",
      "/.//evil.example",
      "/a/..//evil.example",
      "/%2e//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "evil",
      "/a b",
      "/a\n",
      "/\t/evil.example",
      "/sign-in?next=/",
      "/sign-out",
      "/session",
      "/reset-password/x",
      `/${"a".repeat(300)}`,
    ]) {
      expect([next, safeNext(next)]).toEqual([next, null]);
    }
  });

  test("whatever is written, a browser that follows it stays on the site", () => {
    const own = "https://kindweight.example";
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.stringOf(fc.constantFrom("/", "\\", ".", "@", ":", "\t", "%", "a", "?", "#")).map((rest) => `/${rest}`),
      fc.stringOf(fc.constantFrom("/", ".", "..", "%2e", "evil.example")).map((rest) => `/${rest}`),
    );
    fc.assert(
      fc.property(text, (next) => {
        const safe = safeNext(next);
        return safe === null || new URL(safe, `${own}/sign-in`).origin === own;
      }),
      { numRuns: 2_000 },
    );
  });
});
