import { Link } from "@remix-run/react";
import { nextStep, StandingBadge } from "~/components/appointments/standing";
import { TellUs } from "~/components/tell-us";
import { isOver } from "~/domain/appointments/lifecycle";
import { onBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import { formatDate, zoneTime } from "~/domain/moments";
import { providerLabel } from "~/domain/providers/provider";
import type { PanelOf } from "./queries.server";

type Panel = PanelOf<"appointments">;

/** A patient's own appointment requests, newest first. */
export function Requests({ requests, now }: Pick<Panel, "requests" | "now">) {
  return (
    <section aria-labelledby="requests-title" className="mb-10">
      <h2 id="requests-title" className="text-xl font-bold">
        Your appointment requests
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {requests.map((request) => (
          <RequestItem key={request.reference} request={request} now={now} />
        ))}
      </ul>
    </section>
  );
}

function RequestItem({ request, now }: { request: Panel["requests"][number]; now: Date }) {
  const { reference, appointmentType, providerId, startsAt, specialistZone, patientZone, preferredDate, preferredTime, status, providerNote, path } = request;
  const label = APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label;
  return (
    <li className="card p-5 pb-2" data-request={reference}>
      <p className="flex flex-wrap items-center gap-2">
        <StandingBadge status={status} />
        <span className="font-mono text-sm text-muted">{reference}</span>
      </p>
      <h3 className="mt-2 font-semibold">
        {label}
        {providerId !== null && ` with ${providerLabel(providerId)}`}
      </h3>
      {startsAt && specialistZone ? (
        <p>{onBothClocks(startsAt, specialistZone, patientZone)}</p>
      ) : (
        <p>
          Preferred: {formatDate(preferredDate)}, {preferredTime} <span className="text-muted">({specialistZone ? zoneTime(specialistZone) : "your time"})</span>
        </p>
      )}
      <p className="text-muted">{nextStep(status, { isHeld: startsAt !== null, isOver: isOver(request, now) })}</p>
      {providerNote && <blockquote className="mt-2 border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">{providerNote}</blockquote>}
      <p className="flex flex-wrap gap-x-6">
        {path && (
          <Link to={path} className="link inline-flex min-h-11 items-center text-[0.9375rem] font-medium">
            {status === "proposed" ? "Answer the proposal" : "Change or cancel"}
            <span className="sr-only"> {reference}</span>
          </Link>
        )}
        <TellUs about="request" />
      </p>
    </li>
  );
}
