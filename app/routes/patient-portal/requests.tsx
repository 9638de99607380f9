import { TellUs } from "~/components/tell-us";
import { APPOINTMENT_TYPES, type AppointmentStatus } from "~/domain/booking";
import { formatDate, zoneTime } from "~/domain/moments";
import type { PanelOf } from "./queries.server";

/** What has become of a request, for the person who sent it. */
const STATUS: Record<AppointmentStatus, { word: string; next: string; look: string }> = {
  requested: { word: "Waiting for us", next: "We call you within 24 hours to confirm a time.", look: "bg-warn-tint text-warn" },
  proposed: { word: "A time is proposed", next: "Answer the proposal that we sent you.", look: "bg-warn-tint text-warn" },
  accepted: { word: "Confirmed", next: "You find it among your appointments.", look: "bg-tint text-on-tint" },
  declined: { word: "Declined", next: "Ask for another time, or another specialist.", look: "bg-danger-tint text-danger" },
  cancelled: { word: "Cancelled", next: "Nothing more to do.", look: "bg-sunken text-muted" },
};

/** A patient's own appointment requests, newest first. */
export function Requests({ requests }: { requests: PanelOf<"appointments">["requests"] }) {
  return (
    <section aria-labelledby="requests-title" className="mb-10">
      <h2 id="requests-title" className="text-xl font-bold">
        Your appointment requests
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {requests.map(({ reference, appointmentType, preferredDate, preferredTime, specialistZone, status }) => (
          <li key={reference} className="card p-5 pb-2" data-request={reference}>
            <p className="flex flex-wrap items-center gap-2">
              <span className={`badge ${STATUS[status].look}`}>{STATUS[status].word}</span>
              <span className="font-mono text-sm text-muted">{reference}</span>
            </p>
            <h3 className="mt-2 font-semibold">{APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label}</h3>
            <p>
              Preferred: {formatDate(preferredDate)}, {preferredTime}{" "}
              <span className="text-muted">({specialistZone ? zoneTime(specialistZone) : "your time"})</span>
            </p>
            <p className="text-muted">{STATUS[status].next}</p>
            <TellUs about="request" />
          </li>
        ))}
      </ul>
    </section>
  );
}
