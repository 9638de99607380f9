import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { detailTexts, parseHeight, type PatientDetails } from "~/domain/patient-details";
import { patientDetailsSchema } from "~/domain/patient-details-schema";

const NOW = new Date("2026-11-21T12:00:00Z");
const schema = patientDetailsSchema(NOW);
const typed = (change: object = {}) => ({ firstName: "Ada", lastName: "Reyes", ...change });
const wrong = (change: object) =>
  schema.safeParse(typed(change)).error?.issues.map(({ path, message }) => [path[0], message]);

describe("a patient's own details", () => {
  test("a height is read as people write it", () => {
    const written = {
      "170": 170,
      "170.5 cm": 170.5,
      "170,5": 170.5,
      "1.70 m": 170,
      "5'7\"": 170.2,
      "5’7”": 170.2,
      "5 ft 7 in": 170.2,
      "5ft": 152.4,
      "6 feet 0 inches": 182.9,
    };
    for (const [text, centimeters] of Object.entries(written))
      expect([text, parseHeight(text)]).toEqual([text, centimeters]);
    for (const text of ["", "tall", "5'12\"", "17 0", "-170", "1e2", "170 kg", "5'7\" or so"])
      expect([text, parseHeight(text)]).toEqual([text, null]);
    fc.assert(fc.property(fc.string(), (text) => parseHeight(text) === null || parseHeight(text)! >= 0));
  });

  test("what is shown and sent back unchanged is the same", () => {
    const details = fc.record<PatientDetails>({
      firstName: fc.constantFrom("Ada", "Mara"),
      lastName: fc.constantFrom("O’Neill", "Reyes"),
      dateOfBirth: fc.option(fc.constantFrom("1985-03-27", "2000-02-29")),
      gender: fc.option(fc.constantFrom("female", "male", "other", "unknown")),
      heightCm: fc.option(fc.integer({ min: 500, max: 2_800 }).map((tenths) => tenths / 10)),
      emergencyContact: fc.constantFrom("", "Sam Reyes, 555 010 0111"),
      insuranceProvider: fc.constantFrom("", "Blue River Health"),
    });
    fc.assert(
      fc.property(details, (stored) => {
        expect(schema.parse({ ...detailTexts(stored), version: "v" })).toEqual({ ...stored, version: "v" });
      }),
    );
  });

  test("a gender recorded in other words is not lost by opening and saving", () => {
    const of = (gender: string | null) => detailTexts({ ...schema.parse(typed()), gender }).gender;
    expect([of(null), of("Female"), of("nonbinary")]).toEqual(["", "female", "other"]);
  });

  test("all but the name may be left empty; what is wrong is said on its field", () => {
    expect(schema.parse(typed())).toMatchObject({
      dateOfBirth: null,
      gender: null,
      heightCm: null,
      emergencyContact: "",
      insuranceProvider: "",
    });
    expect(wrong({ firstName: "A" })).toEqual([["firstName", "First name must be at least 2 characters"]]);
    expect(wrong({ dateOfBirth: "2026-02-30" })).toEqual([
      ["dateOfBirth", "Enter a date that exists, like 1985-03-27"],
    ]);
    expect(wrong({ dateOfBirth: "2027-01-01" })).toEqual([["dateOfBirth", "Date of birth must be in the past"]]);
    expect(wrong({ gender: "x" })).toEqual([["gender", "Choose one of the list"]]);
    expect(wrong({ heightCm: "17" })).toEqual([["heightCm", "Height must be between 50 and 280 cm"]]);
    expect(wrong({ heightCm: "tall" })).toEqual([["heightCm", "Enter a height like 170 cm or 5 ft 7 in"]]);
  });
});
