import { describe, expect, test } from "vitest";
import { languageCookie, languageOf } from "~/services/pages/language.server";

const asked = (headers: Record<string, string>) => languageOf({ headers: new Headers(headers) });

describe("A visitor's language", () => {
  test("is English for who says nothing, and for languages that we do not have", () => {
    for (const language of ["", "*", "fr", "fr-CA,de;q=0.8", "x".repeat(10_000), ";q=;,,", "es;q=0"]) {
      expect(asked({ "Accept-Language": language }), language).toBe("en");
    }
    expect(asked({})).toBe("en");
  });

  test("is the first of ours that the browser asks for, whatever its country", () => {
    for (const [header, language] of [
      ["es", "es"],
      ["es-MX,es;q=0.9,en;q=0.8", "es"],
      ["fr,ar-EG;q=0.7,en;q=0.3", "ar"],
      ["en-GB,es;q=0.9", "en"],
      ["en;q=0.2,es;q=0.4", "es"],
    ] as const) {
      expect(asked({ "Accept-Language": header }), header).toBe(language);
    }
  });

  test("is their own choice before all else, with and without HTTPS", () => {
    for (const secure of [true, false]) {
      const cookie = `a=1; ${languageCookie("ar", { secure }).split(";")[0]!}; b=2`;
      expect(asked({ Cookie: cookie, "Accept-Language": "es" })).toBe("ar");
    }
    expect(asked({ Cookie: "language=xx", "Accept-Language": "es" })).toBe("es");
    expect(asked({ Cookie: "my_language=ar" })).toBe("en");
    expect(languageCookie("es", { secure: true })).toMatch(
      /^__Host-language=es; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});
