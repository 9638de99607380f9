import { VisitJoin } from "~/components/appointments/visit-join";
import { nextStep, AppointmentStatusBadge } from "~/components/appointments/status-badge";
import { ReportProblemLink } from "~/components/report-problem-link";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { isOver } from "~/domain/appointments/lifecycle";
import { onBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import { formatDate, zoneTime } from "~/domain/moments";
import { slotWords } from "~/domain/time-words";
import type { PanelOf } from "./queries.server";

type Panel = PanelOf<"appointments">;

/** A patient's own appointment requests, newest first. */
export function Requests({ requests, now, className }: Pick<Panel, "requests" | "now"> & { className: string }) {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby="requests-title" className={className}>
      <h2 id="requests-title" className="text-xl font-bold">
        {t("Your appointment requests")}
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
  const {
    reference,
    appointmentType,
    providerId,
    startsAt,
    specialistZone,
    patientZone,
    preferredDate,
    preferredTime,
    status,
    providerNote,
    path,
    visit,
  } = request;
  const { t, rich, language } = useWords("portal");
  const label = APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label;
  return (
    <li className="card p-5 pb-2" data-request={reference}>
      <p className="flex flex-wrap items-center gap-2">
        <AppointmentStatusBadge status={status} />
        <span className="font-mono text-sm text-muted">{reference}</span>
      </p>
      <h3 className="mt-2 font-semibold">
        {providerId === null
          ? t(label)
          : t("{type} with {specialist}", { type: t(label), specialist: t("Dr. Specialist {id}", { id: providerId }) })}
      </h3>
      {startsAt && specialistZone ? (
        <p>{onBothClocks(startsAt, specialistZone, patientZone, language)}</p>
      ) : (
        <p>
          {rich("Preferred: {date}, {time} {clock}", {
            date: formatDate(preferredDate, language),
            time: slotWords(preferredTime, language),
            clock: (
              <span className="text-muted">
                ({specialistZone ? zoneTime(specialistZone, language) : t("your time")})
              </span>
            ),
          })}
        </p>
      )}
      {visit.access.state !== "open" && (
        <p className="text-muted">{t(nextStep(status, { isHeld: startsAt !== null, isOver: isOver(request, now) }))}</p>
      )}
      <div className="mt-2 empty:hidden">
        <VisitJoin {...visit}>
          <span className="sr-only">
            {" "}
            <bdi>{reference}</bdi>
          </span>
        </VisitJoin>
      </div>
      {providerNote && (
        <blockquote lang="en" dir="auto" className="mt-2 border-s-4 border-line ps-3 wrap-anywhere whitespace-pre-line">
          {providerNote}
        </blockquote>
      )}
      <p className="flex flex-wrap gap-x-6">
        {path && (
          <Link to={path} className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium link">
            {t(status === "proposed" ? "Answer the proposal" : "Change or cancel")}
            <span className="sr-only">
              {" "}
              <bdi>{reference}</bdi>
            </span>
          </Link>
        )}
        <ReportProblemLink about="request" />
      </p>
    </li>
  );
}
