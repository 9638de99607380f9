import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { SPECIALTIES, TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { profileSchema, providerCreateSchema } from "~/domain/providers/signup";
import { PROFILE_DEFAULTS, PROFILE_FIELDS } from "~/domain/providers/signup-form";
import { proves } from "../support/clauses";
import { messages, textsUpTo } from "./messages";

const valid = {
  licenseNumber: "RD-20418",
  specialty: "Registered Dietitian",
  yearsExperience: "12",
  bio: "I help people who have tried everything to eat well without counting.",
  certifications: "RDN, CDCES",
  hourlyRate: "95",
  languages: "English, Español",
  timeZone: "America/Denver",
  location: "Boulder, CO",
  isVrEnabled: "on",
  profileImage: "",
};
type Field = keyof typeof valid;
const refuses = (change: Partial<Record<Field, unknown>>) => messages(profileSchema, { ...valid, ...change });
const parsed = (change: Partial<Record<Field, unknown>>) => profileSchema.parse({ ...valid, ...change });
const nothing = ["", "   ", undefined];

describe("step 2 of the sign-up", () => {
  test("takes a valid profile and turns text into what is stored", () => {
    expect(parsed({})).toEqual({
      ...valid,
      yearsExperience: 12,
      certifications: ["RDN", "CDCES"],
      hourlyRate: "95.00",
      languages: ["English", "Español"],
      isVrEnabled: true,
    });
  });

  test("has eleven fields", proves("SIGN-05"), () => {
    expect(PROFILE_FIELDS).toEqual(Object.keys(valid));
    expect(Object.keys(profileSchema.shape).sort()).toEqual(Object.keys(valid).sort());
  });

  test("starts with 0 years, $75, English, New York and no VR", proves("SIGN-08"), async () => {
    expect(PROFILE_DEFAULTS).toMatchObject({
      yearsExperience: "0",
      hourlyRate: "75",
      languages: "English",
      timeZone: "America/New_York",
    });
    const { licenseNumber, specialty, bio, certifications, location } = valid;
    const typed = { ...PROFILE_DEFAULTS, licenseNumber, specialty, bio, certifications, location };
    expect(await messages(profileSchema, typed)).toEqual({});
    expect(profileSchema.parse(typed)).toMatchObject({
      yearsExperience: 0,
      hourlyRate: "75.00",
      languages: ["English"],
      isVrEnabled: false,
    });
  });

  test("refuses a license number of fewer than 5 characters", proves("SIGN-14"), async () => {
    for (const licenseNumber of [...textsUpTo(4), undefined, " 1234 "]) {
      expect(await refuses({ licenseNumber })).toEqual({ licenseNumber: ["License number is required"] });
    }
    expect(await refuses({ licenseNumber: "12345" })).toEqual({});
  });

  test("refuses a specialty that is not chosen, or is not one of the eight", proves("SIGN-15"), async () => {
    for (const specialty of [...nothing, "Dentist", "registered dietitian"]) {
      expect(await refuses({ specialty })).toEqual({ specialty: ["Specialty is required"] });
    }
  });

  test("refuses years of experience below 0", proves("SIGN-16"), async () => {
    for (const yearsExperience of ["-1", "-0.5", -3]) {
      expect(await refuses({ yearsExperience })).toEqual({
        yearsExperience: ["Years of experience must be 0 or greater"],
      });
    }
    expect(parsed({ yearsExperience: "0" }).yearsExperience).toBe(0);
    expect(parsed({ yearsExperience: "١٢", hourlyRate: "۸۲٫۵" })).toMatchObject({
      yearsExperience: 12,
      hourlyRate: "82.50",
    });
    expect(parsed({ yearsExperience: "2.7" }).yearsExperience).toBe(2);
  });

  test("refuses a bio of fewer than 50 characters", proves("SIGN-17"), async () => {
    for (const bio of [...nothing, "x".repeat(49), ` ${"x".repeat(49)} `]) {
      expect(await refuses({ bio })).toEqual({ bio: ["Bio must be at least 50 characters"] });
    }
    expect(await refuses({ bio: "x".repeat(50) })).toEqual({});
  });

  test("refuses an empty list of certifications", proves("SIGN-18"), async () => {
    for (const certifications of [...nothing, ",", " , ,, "]) {
      expect(await refuses({ certifications })).toEqual({ certifications: ["At least one certification is required"] });
    }
  });

  test("refuses an hourly rate below $10", proves("SIGN-19"), async () => {
    for (const hourlyRate of ["9.99", "0", "-75", 9]) {
      expect(await refuses({ hourlyRate })).toEqual({ hourlyRate: ["Hourly rate must be at least $10"] });
    }
    expect(parsed({ hourlyRate: "10" }).hourlyRate).toBe("10.00");
  });

  test("refuses an empty list of languages", proves("SIGN-20"), async () => {
    for (const languages of [...nothing, ", ,"]) {
      expect(await refuses({ languages })).toEqual({ languages: ["At least one language is required"] });
    }
  });

  test("refuses a time zone that is not chosen, or is not one of the six", proves("SIGN-21"), async () => {
    for (const timeZone of [...nothing, "Europe/Berlin", "UTC"]) {
      expect(await refuses({ timeZone })).toEqual({ timeZone: ["Time zone is required"] });
    }
  });

  test("refuses an empty location", proves("SIGN-22"), async () => {
    for (const location of nothing) expect(await refuses({ location })).toEqual({ location: ["Location is required"] });
  });

  test("takes a number that was left blank as 0", proves("SIGN-23"), async () => {
    for (const text of ["", " "]) {
      expect(parsed({ yearsExperience: text }).yearsExperience, text).toBe(0);
      expect(await refuses({ hourlyRate: text }), text).toEqual({ hourlyRate: ["Hourly rate must be at least $10"] });
    }
  });

  test("refuses text that is not a number with the field's own error", proves("SIGN-16", "SIGN-19"), async () => {
    for (const text of ["ten", "1,5", "12 years", "NaN", "Infinity", "1e999", "--1"]) {
      expect(await refuses({ yearsExperience: text, hourlyRate: text }), text).toEqual({
        yearsExperience: ["Years of experience must be 0 or greater"],
        hourlyRate: ["Hourly rate must be at least $10"],
      });
    }
  });

  test("refuses an answer to the VR question that is neither yes nor no", async () => {
    for (const isVrEnabled of ["maybe", "yes", "TRUE", 1, null, ["on"]])
      expect(await refuses({ isVrEnabled }), String(isVrEnabled)).toEqual({ isVrEnabled: ["Answer true or false"] });
    for (const [sent, stored] of [
      [true, true],
      ["on", true],
      ["true", true],
      [false, false],
      ["false", false],
      [undefined, false],
    ])
      expect(parsed({ isVrEnabled: sent }).isVrEnabled).toBe(stored);
  });

  test(
    "splits lists on commas, trims the entries, and drops empty and repeated ones",
    proves("SIGN-07", "DATA-18"),
    () => {
      expect(
        parsed({ certifications: " RDN ,CDCES,, rdn ,Board certified ", languages: "English,english, Français" }),
      ).toMatchObject({
        certifications: ["RDN", "CDCES", "Board certified"],
        languages: ["English", "Français"],
      });
      expect(parsed({ certifications: ["RDN, CDCES", " LD "] }).certifications).toEqual(["RDN", "CDCES", "LD"]);
    },
  );

  test("the hourly rate is text, in dollars and cents", proves("DATA-19"), () => {
    const rates = fc.oneof(
      fc.integer({ min: 10, max: 10_000 }),
      fc.integer({ min: 1_000, max: 1_000_000 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(rates, fc.boolean(), (rate, asText) => {
        const { hourlyRate } = parsed({ hourlyRate: asText ? String(rate) : rate });
        expect(hourlyRate).toMatch(/^\d+\.\d\d$/);
        expect(Number(hourlyRate)).toBeCloseTo(rate, 2);
      }),
    );
  });

  test("takes VR from a checkbox, and no picture", proves("SIGN-06"), async () => {
    expect([undefined, "", "false", false].map((isVrEnabled) => parsed({ isVrEnabled }).isVrEnabled)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(["on", "true", true].map((isVrEnabled) => parsed({ isVrEnabled }).isVrEnabled)).toEqual([true, true, true]);
    expect(parsed({ profileImage: undefined }).profileImage).toBe("");
    expect(parsed({ profileImage: " https://example.com/me.jpg " }).profileImage).toBe("https://example.com/me.jpg");
    for (const profileImage of [
      "http://example.com/me.jpg",
      "javascript:alert(1)",
      "data:image/png;base64,xx",
      "me.jpg",
      "//example.com/x",
    ]) {
      expect(await refuses({ profileImage }), profileImage).toEqual({
        profileImage: ["Enter the address of a picture that starts with https://"],
      });
    }
  });

  test("without a picture its address is the empty text", proves("DATA-20"), () => {
    const { profileImage: _, ...without } = valid;
    expect(profileSchema.parse(without).profileImage).toBe("");
  });

  test("texts, lists and numbers have an upper limit", proves("API-18"), async () => {
    const entries = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`).join();
    const over: [Field, string, string][] = [
      ["licenseNumber", "x".repeat(61), "Use 60 characters or fewer"],
      ["bio", "x".repeat(5_001), "Use 5,000 characters or fewer"],
      ["location", "x".repeat(201), "Use 200 characters or fewer"],
      ["certifications", "x".repeat(201), "Use 200 characters or fewer"],
      ["certifications", entries(51), "List 50 entries or fewer"],
      ["languages", `${"x".repeat(199)},${"y".repeat(199)},${"z".repeat(199)}`, "Use 500 characters or fewer"],
      ["profileImage", `https://example.com/${"x".repeat(2_000)}`, "Use 2,000 characters or fewer"],
      ["yearsExperience", "81", "Years of experience must be 80 or fewer"],
      ["hourlyRate", "10000.01", "Hourly rate must be $10,000 or less"],
    ];
    for (const [field, value, message] of over) {
      const found = await refuses({ [field]: value });
      expect(Object.values(found).flat(), `${field} ${value.length}`).toContain(message);
    }
    const most = { bio: "x".repeat(5_000), certifications: entries(50), yearsExperience: "80", hourlyRate: "10000" };
    expect(await refuses(most)).toEqual({});
  });

  test("is judged without throwing, whatever is sent", () => {
    const anything = fc.record(
      Object.fromEntries(PROFILE_FIELDS.map((field) => [field, fc.oneof(fc.constant(valid[field]), fc.jsonValue())])),
    );
    fc.assert(
      fc.property(anything, (body) => typeof profileSchema.safeParse(body).success === "boolean"),
      { numRuns: 500 },
    );
  });
});

describe("POST /api/providers", () => {
  const body = { ...valid, userId: 7, yearsExperience: 12, isVrEnabled: true };

  test("takes a user's id and the profile, numbers as numbers or as text", proves("DATA-17"), () => {
    expect(providerCreateSchema.parse(body)).toMatchObject({
      userId: 7,
      yearsExperience: 12,
      isVrEnabled: true,
      hourlyRate: "95.00",
    });
    expect(providerCreateSchema.parse({ ...body, yearsExperience: "12" }).yearsExperience).toBe(12);
  });

  test("what only the server may set is dropped", proves("DATA-21"), () => {
    const hostile = {
      rating: "5",
      totalReviews: 900,
      isAvailable: false,
      isVerified: true,
      reviewStatus: "verified",
      role: "admin",
      id: 1,
    };
    expect(providerCreateSchema.parse({ ...body, ...hostile })).toEqual(providerCreateSchema.parse(body));
  });

  test("takes weekly availability of every weekday with start, end and available", proves("DATA-22"), async () => {
    const { availability } = providerCreateSchema.parse({ ...body, availability: DEFAULT_AVAILABILITY });
    expect(availability).toEqual(DEFAULT_AVAILABILITY);
    expect(providerCreateSchema.parse(body).availability).toBeUndefined();

    const { sunday: _, ...sixDays } = DEFAULT_AVAILABILITY;
    const monday = (hours: object) => ({
      ...DEFAULT_AVAILABILITY,
      monday: { ...DEFAULT_AVAILABILITY.monday, ...hours },
    });
    const wrong: [unknown, string][] = [
      [sixDays, "availability.sunday"],
      [monday({ start: "09:60" }), "availability.monday.start"],
      [monday({ end: "24:00" }), "availability.monday.end"],
      [monday({ start: "17:00" }), "availability.monday.end"],
      [monday({ available: "yes" }), "availability.monday.available"],
      ["always", "availability"],
    ];
    for (const [availability, field] of wrong) {
      expect(Object.keys(await messages(providerCreateSchema, { ...body, availability }))).toEqual([field]);
    }
    expect(
      await messages(providerCreateSchema, { ...body, availability: monday({ start: "17:00", available: false }) }),
    ).toEqual({});
    // The midnight with which the day ends; the day may begin with the one before.
    for (const hours of [{ end: "00:00" }, { start: "00:00", end: "00:00" }, { start: "23:59", end: "00:00" }]) {
      expect(await messages(providerCreateSchema, { ...body, availability: monday(hours) })).toEqual({});
    }
  });

  test("a time in another notation is told once, not as an end before the start", async () => {
    const monday = { start: "9:00", end: "17:00", available: true };
    expect(
      await messages(providerCreateSchema, { ...body, availability: { ...DEFAULT_AVAILABILITY, monday } }),
    ).toEqual({
      "availability.monday.start": ["Use 24-hour time, like 09:00"],
    });
  });

  test("a user's id is a whole number", async () => {
    for (const userId of ["7", 7.5, null, undefined, [7]])
      expect(await messages(providerCreateSchema, { ...body, userId })).toHaveProperty("userId");
  });
});

test(
  "by default Monday to Friday 09:00-17:00, Saturday and Sunday 10:00-14:00 not available",
  proves("DATA-23"),
  () => {
    const { saturday, sunday, ...weekdays } = DEFAULT_AVAILABILITY;
    expect(Object.keys(weekdays)).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday"]);
    for (const day of Object.values(weekdays)) expect(day).toEqual({ start: "09:00", end: "17:00", available: true });
    for (const day of [saturday, sunday]) expect(day).toEqual({ start: "10:00", end: "14:00", available: false });
  },
);

test("the eight specialties", proves("DATA-36"), () => {
  expect(SPECIALTIES).toEqual([
    "Weight Loss Specialist",
    "Registered Dietitian",
    "Nutrition Coach",
    "Fitness Coach",
    "Behavioral Weight Loss Therapist",
    "Bariatric Surgery Specialist",
    "Endocrinologist",
    "Sports Nutritionist",
  ]);
});

test("the six time zones", proves("DATA-37"), () => {
  expect(TIME_ZONE_VALUES).toEqual([
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Anchorage",
    "Pacific/Honolulu",
  ]);
});
