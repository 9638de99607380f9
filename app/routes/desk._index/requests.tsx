import { RequestBadge } from "~/components/desk/request-badge";
import { Paging } from "~/components/paging";
import { Link } from "~/components/ui/link";
import { onBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_TYPES, type AppointmentStatus, type AppointmentType } from "~/domain/booking";
import { plural } from "~/domain/format";
import { formatWait } from "~/domain/moments";

type Open = {
  id: number;
  status: AppointmentStatus;
  startsAt: Date | null;
  holdUntil: Date | null;
  firstName: string;
  lastName: string;
  appointmentType: AppointmentType;
  patientZone: string;
  createdAt: Date;
};

/** The requests that wait for an answer, the oldest first, each a link to all of it. */
export function Requests({
  requests,
  count,
  page,
  pages,
  to,
  timeZone,
  now,
}: {
  requests: Open[];
  count: number;
  page: number;
  pages: number;
  to: (page: number) => string;
  timeZone: string;
  now: Date;
}) {
  return (
    <section id="requests" aria-labelledby="requests-title" className="min-w-0">
      <h2 id="requests-title" className="text-xl font-bold">
        Appointment requests
      </h2>
      {count > 0 && (
        <p className="mt-1 text-muted">
          {plural(count, "request")} open, oldest first{pages > 1 && `, page ${page} of ${pages}`}
        </p>
      )}
      {requests.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">
          {count === 0 ? (
            "No open requests. You’re all caught up."
          ) : (
            <Link to={to(1)} className="link">
              To the oldest
            </Link>
          )}
        </p>
      ) : (
        <ol className="mt-3 space-y-3">
          {requests.map(
            ({ id, status, startsAt, holdUntil, firstName, lastName, appointmentType, patientZone, createdAt }) => (
              <li key={id} className="card p-5" data-request={id}>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <RequestBadge status={status} />
                  <span className="text-[0.9375rem] text-muted">Sent {formatWait(createdAt, now)} ago</span>
                </div>
                <h3 className="mt-2 text-lg font-semibold wrap-anywhere">
                  <Link to={`/desk/requests/${id}`} className="inline-block py-1 link">
                    {firstName} {lastName}
                  </Link>
                </h3>
                <p>{APPOINTMENT_TYPES.find(({ value }) => value === appointmentType)!.label}</p>
                {holdUntil && <p className="text-muted">Not confirmed by the patient yet</p>}
                <p className="text-muted">
                  {startsAt ? onBothClocks(startsAt, timeZone, patientZone) : "No time is held"}
                </p>
              </li>
            ),
          )}
        </ol>
      )}
      <Paging page={page} pages={pages} to={to} words={["Older", "Newer"]} />
    </section>
  );
}
