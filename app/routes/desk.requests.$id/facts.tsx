import type { DeskAppointment } from "db/appointment-desk";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { onBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import { dateIn, fullYears } from "~/domain/dates";
import { plural } from "~/domain/format";
import { formatDate, formatMoment } from "~/domain/moments";
import { zoneCity } from "~/domain/time-words";

/** Who asks for what, when and why. */
export function Facts({
  appointment: one,
  timeZone,
  now,
}: {
  appointment: DeskAppointment;
  timeZone: string;
  now: Date;
}) {
  return (
    <>
      <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-5 card p-5 sm:grid-cols-2 sm:p-8">
        <Fact
          name={one.status === "requested" ? "Requested time" : one.status === "proposed" ? "Your proposal" : "Time"}
          wide
        >
          <span className="text-lg font-semibold">
            {one.startsAt ? onBothClocks(one.startsAt, timeZone, one.patientZone) : "No time is held"}
          </span>
          {one.status === "requested" && one.holdUntil && (
            <span className="block text-[0.9375rem] text-muted">
              Not confirmed by the patient yet. Without confirmation, the time is released half an hour after the
              request.
            </span>
          )}
          {!one.patientZone && (
            <span className="block text-[0.9375rem] text-muted">
              On your clock in {zoneCity(timeZone)}; the patient’s own is not known.
            </span>
          )}
        </Fact>
        <Fact name="Type">{APPOINTMENT_TYPES.find(({ value }) => value === one.appointmentType)!.label}</Fact>
        <Fact name="Born">
          {formatDate(one.dateOfBirth)} ({plural(fullYears(one.dateOfBirth, dateIn(timeZone, now)), "year")})
        </Fact>
        <Fact name="Reason for the visit" wide>
          {one.reasonForVisit}
        </Fact>
        {one.providerNote && (
          <Fact name="What you wrote to the patient" wide>
            {one.providerNote}
          </Fact>
        )}
        <Fact name="Phone">
          <a href={`tel:${one.phone.replace(/[^\d+]/g, "")}`} className="inline-block py-0.5 link">
            {one.phone}
          </a>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${one.email}`} className="inline-block py-0.5 link">
            {one.email}
          </a>
        </Fact>
        <Fact name="Insurance">{one.insuranceProvider || "Not given"}</Fact>
        <Fact name="Emergency contact">{one.emergencyContact || "Not given"}</Fact>
        <Fact name="Reference">{one.reference}</Fact>
        <Fact name="Sent">{formatMoment(one.createdAt, timeZone)}</Fact>
      </dl>
      {one.patientId !== null && (
        <p className="mt-3">
          <Link to={`/desk/patients/${one.patientId}`} className="inline-flex min-h-11 items-center font-medium link">
            Open the record
          </Link>
        </p>
      )}
    </>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? "sm:col-span-2" : ""}`}>
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
