import { Link } from "@remix-run/react";
import type { AgendaEntry } from "db/agenda";
import { KindBadge, StatusBadge } from "~/components/consultation";
import { Moment } from "~/components/moment";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import { formatClock, wallClock } from "~/domain/zones";

type Props = { id: string; title: string; entries: AgendaEntry[]; timeZone: string; withDay?: boolean; empty: string };

/** A stretch of the calendar: when, with whom, and the ways on. */
export function Agenda({ id, title, entries, timeZone, withDay = false, empty }: Props) {
  const hasVr = entries.some(({ type, status }) => type === "vr" && status !== "cancelled" && status !== "completed");
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="card mt-3 p-6 text-muted">{empty}</p>
      ) : (
        <ol className="mt-3 space-y-3">
          {entries.map((entry) => (
            <Entry key={`${entry.consultationId} ${entry.requestId}`} entry={entry} timeZone={timeZone} withDay={withDay} />
          ))}
        </ol>
      )}
      {hasVr && !withDay && (
        <p className="mt-3 rounded-xl bg-warn-tint p-4 text-warn">VR rooms are not open yet, so nobody can wait for you in one. Agree with the patient by phone how you meet.</p>
      )}
    </section>
  );
}

function Entry({ entry, timeZone, withDay }: { entry: AgendaEntry; timeZone: string; withDay: boolean }) {
  const { startsAt, endsAt, firstName, lastName, status, type, appointmentType, consultationId, patientId, requestId } = entry;
  const name = `${firstName} ${lastName}`;
  const links = [
    patientId !== null && { to: `/desk/patients/${patientId}`, label: "Record" },
    consultationId !== null && status === "completed" && { to: `/patient-portal/visits/${consultationId}`, label: "After-visit summary" },
    requestId !== null && status === "scheduled" && { to: `/desk/requests/${requestId}`, label: "Request, move or cancel" },
  ].filter((link) => link !== false);
  return (
    <li className="card p-5 pb-3" data-agenda={consultationId ?? `request ${requestId}`}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {appointmentType ? (
          <span className="badge border border-line text-muted">{APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label}</span>
        ) : (
          <KindBadge type={type} />
        )}
      </div>
      <h3 className="mt-2 font-semibold wrap-anywhere">
        {withDay ? (
          <Moment at={startsAt} />
        ) : (
          <time dateTime={startsAt.toISOString()}>
            {formatClock(wallClock(timeZone, startsAt))} – {formatClock(wallClock(timeZone, endsAt))}
          </time>
        )}
        <span className="block text-lg">{name}</span>
      </h3>
      {patientId === null && <p className="text-[0.9375rem] text-muted">No account here, so there is no record.</p>}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center text-[0.9375rem] font-medium">
            {label}
            <span className="sr-only"> of {name}</span>
          </Link>
        ))}
      </p>
    </li>
  );
}
