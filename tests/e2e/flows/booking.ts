import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../support/visit";
import type { Entries, FormFlow } from "./form";

/** What the booking form says when a request was taken (BOOK-20), and when it could not be stored (BOOK-21). */
export const REQUESTED = {
  title: "Appointment Requested Successfully!",
  description: "Our specialist matching team will contact you within 24 hours to confirm your appointment.",
};
export const NOT_REQUESTED = {
  title: "Error",
  description: "Failed to submit appointment request. Please try again.",
};

/** Looks like `KW-7F3K-92QD`, without letters that are mistaken for digits. */
export const REFERENCE = /\bKW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

const DAY = 24 * 60 * 60 * 1000;

/** The calendar date in a zone, `days` from now: `YYYY-MM-DD`. */
export const dateIn = (zone: string, days = 0): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(Date.now() + days * DAY));

/** The 18 slots of BOOK-15, written out. */
export const SLOTS = [
  "08:00 AM", "08:30 AM", "09:00 AM", "09:30 AM", "10:00 AM", "10:30 AM", "11:00 AM", "11:30 AM", "12:00 PM",
  "12:30 PM", "01:00 PM", "01:30 PM", "02:00 PM", "02:30 PM", "03:00 PM", "03:30 PM", "04:00 PM", "04:30 PM",
]; // prettier-ignore

/** The appointment types of DATA-34 and DATA-35. */
export const TYPES = [
  { value: "ai-consultation", label: "AI Consultation" },
  { value: "vr-consultation", label: "VR Consultation" },
  { value: "video-consultation", label: "Video Consultation" },
  { value: "in-person", label: "In-Person Visit" },
  { value: "weight-loss", label: "Medical Weight Loss" },
  { value: "follow-up", label: "Follow-up Appointment" },
];

const every = (message: string, ...values: string[]) => values.map((value) => ({ value, message }));

/** The appointment request form. */
export const booking = {
  path: "/book-appointment",
  button: "Request Appointment",
  fields: {
    firstName: {
      label: "First name",
      kind: "text",
      wrong: every("First name must be at least 2 characters", "", "A", " A "),
    },
    lastName: {
      label: "Last name",
      kind: "text",
      wrong: every("Last name must be at least 2 characters", "", "B", "   "),
    },
    email: {
      label: "Email",
      kind: "text",
      wrong: every(
        "Invalid email address",
        "",
        "somebody",
        "somebody@",
        "@example.org",
        "some body@example.org",
        "a@b@example.org",
      ),
    },
    phone: {
      label: "Phone number",
      kind: "text",
      wrong: every("Phone number must be at least 10 digits", "", "555-01420", " 55501420 "),
    },
    dateOfBirth: {
      label: "Date of birth",
      kind: "date",
      wrong: every("Date of birth is required", ""),
    },
    appointmentType: {
      label: "Appointment type",
      kind: "select",
      wrong: every("Please select an appointment type", ""),
    },
    preferredDate: {
      label: "Preferred date",
      kind: "date",
      wrong: every("Please select a preferred date", ""),
    },
    preferredTime: {
      label: "Preferred time",
      kind: "select",
      wrong: every("Please select a preferred time", ""),
    },
    reasonForVisit: {
      label: "Reason for visit",
      kind: "textarea",
      wrong: every(
        "Please provide at least 10 characters describing your reason for visit",
        "",
        "Snacking.",
        " Snacking.  ",
      ),
    },
    insuranceProvider: { label: "Insurance provider (optional)", kind: "text" },
    emergencyContact: { label: "Emergency contact (optional)", kind: "text" },
  },
} as const satisfies FormFlow<string>;
export type BookingField = keyof typeof booking.fields;

/** What a form that nobody has touched holds. */
export const EMPTY_REQUEST: Entries<BookingField> = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  dateOfBirth: "",
  appointmentType: "",
  preferredDate: "",
  preferredTime: "",
  reasonForVisit: "",
  insuranceProvider: "",
  emergencyContact: "",
};

/** A request with every field filled in, different each time. */
export const newRequest = (): Entries<BookingField> => ({
  firstName: "Zoë",
  lastName: "O’Brien-Núñez",
  email: `patient-${randomUUID()}@example.org`,
  phone: "+1 (555) 010-4477",
  dateOfBirth: "1985-03-27",
  appointmentType: "weight-loss",
  preferredDate: dateIn("America/New_York", 14),
  preferredTime: "02:30 PM",
  reasonForVisit: "I have gained 30 pounds since my knee operation & walking hurts.",
  insuranceProvider: "Blue Shield & Sons",
  emergencyContact: "Max O'Brien, 555-010-9988",
});

/** The reference number that the page tells the patient to keep. */
export async function referenceOn(page: Page): Promise<string> {
  const confirmation = page.getByRole("region", { name: "We have your request" });
  await expect(confirmation).toContainText(REFERENCE);
  return REFERENCE.exec(await confirmation.innerText())![0];
}

/** What a program got that posted the form. */
export type Posted = { status: number; html: string; reference: string | null };

/**
 * Posts the form without a browser and follows to the page with the answer.
 * @param sender origin of the site, and the visitor's own address
 */
export async function post(
  sender: { origin: string; address: string },
  entries: Entries<BookingField> & { idempotencyKey: string; specialist?: string },
): Promise<Posted> {
  const headers = { "X-Forwarded-For": sender.address };
  const response = await fetch(sender.origin + booking.path, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, Origin: sender.origin },
    body: new URLSearchParams(entries),
  });
  const location = response.headers.get("location");
  if (location === null) return { status: response.status, html: await response.text(), reference: null };

  await response.body?.cancel();
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const page = await fetch(new URL(location, sender.origin), { headers: { ...headers, Cookie: cookie } });
  const html = await page.text();
  return { status: response.status, html, reference: REFERENCE.exec(html)?.[0] ?? null };
}

export const button = (page: Page) => page.getByRole("button", { name: booking.button, exact: true });

/** What tells one request from a copy of it. */
export const formKey = (page: Page) => page.locator("input[name=idempotencyKey]").inputValue();
