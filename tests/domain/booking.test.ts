import { describe, expect, test } from "vitest";
import { APPOINTMENT_TYPES, TIME_SLOTS, dateLimits, whenInWords } from "~/domain/booking";
import { appointmentRequestSchema } from "~/domain/booking-schema";
import { proves } from "../support/clauses";
import { messages, textsUpTo } from "./messages";

const now = new Date("2026-03-10T18:00:00Z");
const schema = appointmentRequestSchema(now);
const valid = {
  firstName: "Ada",
  lastName: "Reyes",
  email: "ada@example.com",
  phone: "555 010 0199",
  dateOfBirth: "1985-03-27",
  appointmentType: "weight-loss",
  preferredDate: "2026-04-01",
  preferredTime: "09:30 AM",
  reasonForVisit: "I would like to eat better.",
  insuranceProvider: "Blue River Health",
  emergencyContact: "Sam Reyes, 555 010 0111",
};
const refuses = (change: Partial<Record<keyof typeof valid, unknown>>) => messages(schema, { ...valid, ...change });
/** The field left out, empty and filled with spaces. */
async function expectMissing(field: keyof typeof valid, message: string) {
  const { [field]: _, ...without } = valid;
  expect(await messages(schema, without)).toEqual({ [field]: [message] });
  expect(await refuses({ [field]: "" })).toEqual({ [field]: [message] });
  expect(await refuses({ [field]: "   " })).toEqual({ [field]: [message] });
}
/** Refused with the message while shorter than `min` characters, spaces around not counted. */
async function expectMinimum(field: keyof typeof valid, min: number, message: string) {
  for (const text of textsUpTo(min - 1)) {
    expect(await refuses({ [field]: text })).toEqual({ [field]: [message] });
    expect(await refuses({ [field]: `  ${text} ` })).toEqual({ [field]: [message] });
  }
  expect(await refuses({ [field]: "x".repeat(min) })).toEqual({});
}

test(
  "an appointment request has exactly the form's eleven fields and the patient's clock, texts trimmed and dates as dates",
  proves("DATA-33"),
  () => {
    const typed = { ...valid, firstName: " Ada ", dateOfBirth: "3/27/1985", extra: "dropped" };
    expect(schema.parse(typed)).toEqual({ ...valid, patientZone: "" });
  },
);

test("a first name of fewer than 2 characters is refused", proves("BOOK-05"), () =>
  expectMinimum("firstName", 2, "First name must be at least 2 characters"),
);
test("a last name of fewer than 2 characters is refused", proves("BOOK-06"), () =>
  expectMinimum("lastName", 2, "Last name must be at least 2 characters"),
);
test("a phone number of fewer than 10 characters is refused", proves("BOOK-08"), () =>
  expectMinimum("phone", 10, "Phone number must be at least 10 digits"),
);
test("a reason for the visit of fewer than 10 characters is refused", proves("BOOK-16"), () =>
  expectMinimum("reasonForVisit", 10, "Please provide at least 10 characters describing your reason for visit"),
);

test("an email address that is not valid is refused", proves("BOOK-07"), async () => {
  for (const email of [
    "",
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "a da@example.com",
    "ada@example.com, b@example.com",
  ]) {
    expect(await refuses({ email }), email).toEqual({ email: ["Invalid email address"] });
  }
  expect(schema.parse({ ...valid, email: "  Ada.Reyes+kw@mail.example.org " }).email).toBe(
    "Ada.Reyes+kw@mail.example.org",
  );
});

test("a missing date of birth is refused", proves("BOOK-09"), () =>
  expectMissing("dateOfBirth", "Date of birth is required"),
);
test("a missing preferred date is refused", proves("BOOK-12"), () =>
  expectMissing("preferredDate", "Please select a preferred date"),
);
test("a missing or unknown appointment type is refused", proves("BOOK-11"), async () => {
  await expectMissing("appointmentType", "Please select an appointment type");
  expect(await refuses({ appointmentType: "house-call" })).toEqual({
    appointmentType: ["Please select an appointment type"],
  });
});
test("a preferred time that is missing or not one of the slots is refused", proves("BOOK-14"), async () => {
  await expectMissing("preferredTime", "Please select a preferred time");
  for (const preferredTime of ["07:30 AM", "05:00 PM", "9:30 AM", "09:45 AM", "09:30"]) {
    expect(await refuses({ preferredTime })).toEqual({ preferredTime: ["Please select a preferred time"] });
  }
});

test("insurance provider and emergency contact may be empty or missing", proves("BOOK-17"), () => {
  const { insuranceProvider: _, emergencyContact: __, ...without } = valid;
  const empty = { ...valid, insuranceProvider: "", emergencyContact: "", patientZone: "" };
  expect(schema.parse(without)).toEqual(empty);
  expect(schema.parse({ ...empty, insuranceProvider: "  " })).toEqual(empty);
});

test("there are 18 slots, half an hour apart, 08:00 AM to 04:30 PM", proves("BOOK-15"), () => {
  expect(TIME_SLOTS).toHaveLength(18);
  expect(TIME_SLOTS[0]).toBe("08:00 AM");
  expect(TIME_SLOTS.slice(7, 11)).toEqual(["11:30 AM", "12:00 PM", "12:30 PM", "01:00 PM"]);
  expect(TIME_SLOTS.at(-1)).toBe("04:30 PM");
  const minutes = TIME_SLOTS.map((slot) => {
    const [, hour, minute, half] = /^(\d\d):(\d\d) (AM|PM)$/.exec(slot)!;
    return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
  });
  expect(minutes).toEqual(Array.from({ length: 18 }, (_, index) => 480 + index * 30));
});

describe("dates at the borders of the day", () => {
  // The network's earliest today is Honolulu's, the Earth's latest Kiritimati's.
  const limitsAt = (instant: string) => dateLimits(new Date(instant));
  const judge = (instant: string, field: "preferredDate" | "dateOfBirth", date: string) =>
    messages(appointmentRequestSchema(new Date(instant)), { ...valid, preferredDate: "2026-05-01", [field]: date });

  test(
    "past dates are no preferred dates; today is one as long as it is today anywhere in the network",
    proves("BOOK-13"),
    async () => {
      // 23:59 on 9 March in Honolulu, then midnight there.
      expect(limitsAt("2026-03-10T09:59:59Z").preferredDate).toEqual({ min: "2026-03-09", max: "2027-03-09" });
      expect(limitsAt("2026-03-10T10:00:00Z").preferredDate).toEqual({ min: "2026-03-10", max: "2027-03-10" });
      expect(await judge("2026-03-10T09:59:59Z", "preferredDate", "2026-03-09")).toEqual({});
      expect(await judge("2026-03-10T10:00:00Z", "preferredDate", "2026-03-09")).toEqual({
        preferredDate: ["Preferred date must be today or later"],
      });
      expect(await judge("2026-03-10T10:00:00Z", "preferredDate", "2026-03-10")).toEqual({});
    },
  );

  test("a preferred date lies within a year", async () => {
    expect(await judge("2026-03-10T18:00:00Z", "preferredDate", "2027-03-10")).toEqual({});
    expect(await judge("2026-03-10T18:00:00Z", "preferredDate", "2027-03-11")).toEqual({
      preferredDate: ["Preferred date must be within the next 12 months"],
    });
    expect(limitsAt("2028-02-29T20:00:00Z").preferredDate).toEqual({ min: "2028-02-29", max: "2029-02-28" });
  });

  test("dates of birth lie between 1900-01-01 and today, both included", proves("BOOK-10"), async () => {
    // Midnight of 11 March in Kiritimati.
    expect(limitsAt("2026-03-10T09:59:59Z").dateOfBirth).toEqual({ min: "1900-01-01", max: "2026-03-10" });
    expect(limitsAt("2026-03-10T10:00:00Z").dateOfBirth.max).toBe("2026-03-11");
    expect(await judge("2026-03-10T10:00:00Z", "dateOfBirth", "2026-03-11")).toEqual({});
    expect(await judge("2026-03-10T10:00:00Z", "dateOfBirth", "2026-03-12")).toEqual({
      dateOfBirth: ["Date of birth must be in the past"],
    });
    expect(await judge("2026-03-10T10:00:00Z", "dateOfBirth", "1900-01-01")).toEqual({});
    expect(await judge("2026-03-10T10:00:00Z", "dateOfBirth", "1899-12-31")).toEqual({
      dateOfBirth: ["Date of birth must be 1900-01-01 or later"],
    });
  });

  test.each(["2026-02-30", "30/4/2026", "soon"])("%s is no date", async (date) => {
    const message = ["Enter a date that exists, like 1985-03-27"];
    expect(await refuses({ dateOfBirth: date, preferredDate: date })).toEqual({
      dateOfBirth: message,
      preferredDate: message,
    });
  });
});

test("each text has a longest length, of which it may use every character", proves("API-18"), async () => {
  const limits = {
    firstName: 100,
    lastName: 100,
    phone: 40,
    reasonForVisit: 4000,
    insuranceProvider: 200,
    emergencyContact: 200,
  };
  for (const [field, max] of Object.entries(limits)) {
    expect(await refuses({ [field]: "x".repeat(max) })).toEqual({});
    expect(await refuses({ [field]: "x".repeat(max + 1) })).toEqual({
      [field]: [`Use ${max.toLocaleString("en-US")} characters or fewer`],
    });
  }
});

test("characters that cannot be stored are refused in every field of text", proves("API-16"), async () => {
  for (const field of [
    "firstName",
    "lastName",
    "phone",
    "reasonForVisit",
    "insuranceProvider",
    "emergencyContact",
  ] as const) {
    expect(await refuses({ [field]: "twelve chars\u0000" })).toEqual({
      [field]: ["Remove the characters that cannot be displayed"],
    });
  }
  expect(await refuses({ reasonForVisit: "Two lines\r\nand\ta tab are fine" })).toEqual({});
});

test("the first three appointment types are AI, VR and video", proves("DATA-34"), () => {
  expect(APPOINTMENT_TYPES.slice(0, 3).map(({ value, label }) => [value, label])).toEqual([
    ["ai-consultation", "AI Consultation"],
    ["vr-consultation", "VR Consultation"],
    ["video-consultation", "Video Consultation"],
  ]);
});

test("the last three appointment types are in-person, weight loss and follow-up", proves("DATA-35"), () => {
  expect(APPOINTMENT_TYPES.slice(3).map(({ value, label }) => [value, label])).toEqual([
    ["in-person", "In-Person Visit"],
    ["weight-loss", "Medical Weight Loss"],
    ["follow-up", "Follow-up Appointment"],
  ]);
});

test.each([null, "America/New_York"])(
  "a wished-for time is written with each language's own comma (zone %s)",
  (zone) => {
    const written = (language: "en" | "es" | "ar") => whenInWords("2026-12-07", "02:30 PM", zone, language);
    expect(written("en")).toContain("Monday, December 7, 2026, 02:30 PM, ");
    expect(written("es")).toContain("lunes, 7 de diciembre de 2026, 2:30 p. m., ");
    expect(written("ar")).toContain("الاثنين، 7 ديسمبر 2026، 2:30 م، ");
  },
);
