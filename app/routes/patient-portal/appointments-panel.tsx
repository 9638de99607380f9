import { ConsultationCard } from "~/components/consultation";
import { ZoneForm } from "~/components/zoned-time";
import { Paging } from "~/components/paging";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { Requests } from "./requests";
import type { PanelOf } from "./queries.server";
import { PAGE_SIZE, portalPath, RECORD_ID, type PortalView } from "./search-params";

/** The Appointments tab: the full history, newest first (PORT-12), and what was asked for. */
export function AppointmentsPanel({ panel, view }: { panel: PanelOf<"appointments">; view: PortalView }) {
  const { t, count: counted } = useWords("portal");
  const { appointments, count, requests, now } = panel;
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return (
    <>
      {requests.length > 0 && <Requests className="mb-10" requests={requests} now={now} />}
      <section aria-labelledby="appointments-title">
        <h2 id="appointments-title" className="text-xl font-bold">
          {t("Appointments")}
        </h2>
        {count > 0 && (
          <p className="mt-1 text-muted">
            {t("{appointments}, newest first", { appointments: counted("appointment", count) })}
            {pages > 1 && t(", page {page} of {last}", { page: view.page, last: pages })}
          </p>
        )}
        {appointments.length > 0 ? (
          <ol className="mt-4 space-y-4">
            {appointments.map((appointment) => (
              <ConsultationCard key={appointment.id} consultation={appointment} zone={view.zone} />
            ))}
          </ol>
        ) : (
          <div className="mt-4 card p-8 text-center">
            <p className="text-lg">
              {t(
                count > 0 ? "This page is past the last one." : "No appointments yet. Whenever you are ready, we are.",
              )}
            </p>
            {count > 0 ? (
              <Link to={portalPath({ tab: "appointments", zone: view.zone })} className="mt-5 btn btn-secondary">
                {t("To the newest")}
              </Link>
            ) : (
              <Link to="/book-appointment" className="mt-5 btn btn-primary">
                {t("Book an Appointment")}
              </Link>
            )}
          </div>
        )}
        <Paging
          page={view.page}
          pages={pages}
          to={(page) => `${portalPath({ ...view, page })}#${RECORD_ID}`}
          words={[t("Newer"), t("Older")]}
        />
      </section>
      <ZoneForm keep={{ tab: "appointments", ...(view.page > 1 ? { page: String(view.page) } : {}) }} />
    </>
  );
}
