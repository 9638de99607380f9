import type { AgendaEntry } from "db/agenda";
import { VisitJoin } from "~/components/appointments/visit-join";
import { Link } from "~/components/ui/link";
import type { Waiting } from "~/domain/room/room";
import { KindBadge, StatusBadge } from "~/components/consultation";
import { DateAndTime } from "~/components/zoned-time";
import { visitAccess } from "~/domain/appointments/visit";
import { APPOINTMENT_TYPES } from "~/domain/booking";
import { formatClock } from "~/domain/time-words";
import { wallClock } from "~/domain/zones";

type Props = {
  id: string;
  title: string;
  entries: AgendaEntry[];
  timeZone: string;
  now: Date;
  withDay?: boolean;
  empty: string;
  /** Who is in a room just now. */ waiting?: Waiting[];
};

/** A stretch of the calendar: when, with whom, and the ways on. */
export function Agenda({ id, title, entries, timeZone, now, withDay = false, empty, waiting = [] }: Props) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">{empty}</p>
      ) : (
        <ol className="mt-3 space-y-3">
          {entries.map((entry) => (
            <Entry
              key={`${entry.consultationId} ${entry.requestId}`}
              entry={entry}
              timeZone={timeZone}
              now={now}
              withDay={withDay}
              isWaiting={waiting.some((room) => isFor(room, entry))}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Whether somebody waits for this very entry: they came for it, or it is a VR appointment of theirs. */
const isFor = (room: Waiting, { consultationId, patientId, type, status }: AgendaEntry) =>
  type === "vr" &&
  (status === "scheduled" || status === "in-progress") &&
  (room.consultationId === null
    ? patientId !== null && room.patientId === patientId
    : room.consultationId === consultationId);

function Entry({
  entry,
  timeZone,
  now,
  withDay,
  isWaiting,
}: {
  entry: AgendaEntry;
  timeZone: string;
  now: Date;
  withDay: boolean;
  isWaiting: boolean;
}) {
  const { startsAt, endsAt, firstName, lastName, status, type, appointmentType, consultationId, patientId, requestId } =
    entry;
  const name = `${firstName} ${lastName}`;
  const isAgreed = status === "scheduled" || status === "in-progress";
  const access =
    isAgreed && appointmentType !== null
      ? visitAccess({ status: "accepted", appointmentType, startsAt, endsAt }, now)
      : ({ state: "none" } as const);
  const links = [
    isWaiting && access.state !== "open" && { to: "/desk#rooms", label: "Waiting in the room" },
    patientId !== null && { to: `/desk/patients/${patientId}`, label: "Record" },
    consultationId !== null &&
      status === "completed" && { to: `/patient-portal/visits/${consultationId}`, label: "After-visit summary" },
    requestId !== null &&
      status === "scheduled" && { to: `/desk/requests/${requestId}`, label: "View, move or cancel" },
  ].filter((link) => link !== false);
  return (
    <li className="card p-5 pb-3" data-agenda={consultationId ?? `request ${requestId}`}>
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {appointmentType ? (
          <span className="badge border border-line text-muted">
            {APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label}
          </span>
        ) : (
          <KindBadge type={type} />
        )}
      </div>
      <h3 className="mt-2 font-semibold wrap-anywhere">
        {withDay ? (
          <DateAndTime at={startsAt} />
        ) : (
          <time dateTime={startsAt.toISOString()}>
            {formatClock(wallClock(timeZone, startsAt))} – {formatClock(wallClock(timeZone, endsAt))}
          </time>
        )}
        <span className="block text-lg">{name}</span>
      </h3>
      {patientId === null && <p className="text-[0.9375rem] text-muted">No account here, so there is no record.</p>}
      {requestId !== null && access.state === "open" && (
        <div className="mt-2">
          <VisitJoin to={`/desk/visits/${requestId}`} access={access} now={now}>
            <span className="sr-only"> of {name}</span>
          </VisitJoin>
        </div>
      )}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium link">
            {label}
            <span className="sr-only"> of {name}</span>
          </Link>
        ))}
      </p>
    </li>
  );
}
