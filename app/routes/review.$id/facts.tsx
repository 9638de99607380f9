import type { ReactNode } from "react";
import { LocalTime } from "~/components/local-time";
import { formatDollars, plural } from "~/domain/format";
import { MIDNIGHT, WEEKDAYS, type Availability } from "~/domain/providers/availability";
import { TIME_ZONES, type Specialty, type TimeZone } from "~/domain/providers/constants";

type Facts = {
  email: string;
  phone: string;
  emailVerifiedAt: Date | null;
  createdAt: Date;
  specialty: Specialty;
  licenseNumber: string;
  yearsExperience: number;
  location: string;
  bio: string;
  certifications: string[];
  languages: string[];
  hourlyRate: string;
  timeZone: TimeZone;
  isVrEnabled: boolean;
  availability: Availability;
};

/** All that an applicant has told us. */
export function ApplicationFacts({ application: one }: { application: Facts }) {
  return (
    <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-5 card p-5 sm:grid-cols-2 sm:p-8">
      <Fact name="Specialty">{one.specialty}</Fact>
      <Fact name="License number">{one.licenseNumber}</Fact>
      <Fact name="Experience">{plural(one.yearsExperience, "year")}</Fact>
      <Fact name="Location">{one.location}</Fact>
      <Fact name="Certifications">{one.certifications.join(", ")}</Fact>
      <Fact name="Languages">{one.languages.join(", ")}</Fact>
      <Fact name="Bio" wide>
        {one.bio}
      </Fact>
      <Fact name="Email">
        {one.email} {one.emailVerifiedAt ? "(confirmed)" : "(not confirmed)"}
      </Fact>
      <Fact name="Phone">{one.phone || "Not given"}</Fact>
      <Fact name="Hourly rate">{formatDollars(one.hourlyRate)}</Fact>
      <Fact name="VR consultations">{one.isVrEnabled ? "Offered" : "Not offered"}</Fact>
      <Fact name="Time zone">{TIME_ZONES.find(({ value }) => value === one.timeZone)?.label}</Fact>
      <Fact name="Weekly hours">{hours(one.availability)}</Fact>
      <Fact name="Profile created">
        <LocalTime iso={one.createdAt.toISOString()} />
      </Fact>
    </dl>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "sm:col-span-2" : undefined}>
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** A line per day with hours. */
const hours = (availability: Availability) =>
  WEEKDAYS.filter((day) => availability[day].available)
    .map(
      (day) =>
        `${day[0]!.toUpperCase()}${day.slice(1, 3)} ${availability[day].start} to ${availability[day].end === MIDNIGHT ? "midnight" : availability[day].end}`,
    )
    .join("\n") || "None";
