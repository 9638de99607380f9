import { expect, test } from "vitest";
import { codeSchema } from "~/domain/account";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import { parseDate } from "~/domain/dates";
import { latinDigits } from "~/domain/digits";
import { parseHeight } from "~/domain/patient-details";
import { toldAge } from "~/domain/triage/schema";
import { limitsSchema } from "~/domain/vitals/alert-limits-schema";

test.each([
  ["٨٢٫٥", "82.5"],
  ["۸۲٫۵", "82.5"],
  ["١٬٠٠٠", "1000"],
  ["٨٢،٥", "82,5"],
  ["‏٣‏/‏٤‏/‏٢٠٢٦", "3/4/2026"],
  ["a، b", "a، b"],
  ["82.5", "82.5"],
])("%s is read as %s", (typed, latin) => expect(latinDigits(typed)).toBe(latin));

test("what is typed on an Arabic or Persian keyboard is what it says, in every field with a number", () => {
  expect([parseHeight("١٧٠"), parseHeight("۱٫۷۰ m"), parseHeight("١٧٠،٥ cm")]).toEqual([170, 170, 170.5]);
  expect([parseDate("١٩٨٥-٠٣-٢٧"), parseDate("۳/۲۷/۱۹۸۵")]).toEqual(["1985-03-27", "1985-03-27"]);
  const { phone } = appointmentRequestSchema(new Date()).shape;
  expect(phone.parse("+١ (٥٥٥) ٠١٠٠١٤٢")).toBe("+1 (555) 0100142");
  expect(codeSchema.parse({ code: "١٢٣٤٥٦" })).toEqual({ code: "123456" });
  // An age that cannot be read is 30: nobody of eighty is taken for that.
  expect([toldAge("٨٠"), toldAge("۸۰"), toldAge("eighty")]).toEqual([80, 80, null]);
  const { limits } = limitsSchema.parse({ heart_rate_high: "١١٠", temperature_high: "١٠٠٫٥" });
  expect([limits.get("heart_rate")?.high, limits.get("temperature")?.high]).toEqual([110, 100.5]);
});
