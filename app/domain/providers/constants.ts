/** The eight specialties a provider can hold (DATA-36). */
export const SPECIALTIES = [
  "Weight Loss Specialist",
  "Registered Dietitian",
  "Nutrition Coach",
  "Fitness Coach",
  "Behavioral Weight Loss Therapist",
  "Bariatric Surgery Specialist",
  "Endocrinologist",
  "Sports Nutritionist",
] as const;
export type Specialty = (typeof SPECIALTIES)[number];

/** The six IANA time zones the network works in (DATA-37), with the name people use. */
export const TIME_ZONES = [
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
] as const;
/**
 * What a patient can choose from: Arizona keeps Denver's winter time all year, so that Denver's is wrong there half of
 * it.
 */
export const OFFERED_ZONES = [
  ...TIME_ZONES.slice(0, 3),
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  ...TIME_ZONES.slice(3),
] as const;
export type TimeZone = (typeof TIME_ZONES)[number]["value"];
export const TIME_ZONE_VALUES = TIME_ZONES.map((zone) => zone.value) as [TimeZone, ...TimeZone[]];

/** What an application goes through: nobody is listed after a rejection. */
export const REVIEW_STATUSES = ["under_review", "verified", "rejected"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
