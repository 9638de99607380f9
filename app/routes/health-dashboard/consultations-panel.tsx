import { Link } from "@remix-run/react";
import { ConsultationCard } from "~/components/consultation";
import { ZoneForm } from "~/components/moment";
import { Paging } from "~/components/paging";
import { plural } from "~/domain/format";
import type { PanelOf } from "./queries.server";
import { dashboardPath, DATA_ID, PAGE_SIZE, type DashboardView } from "./view";

/** The Consultations tab: all of them, newest first. */
export function ConsultationsPanel({ panel: { consultations, count }, view }: { panel: PanelOf<"consultations">; view: DashboardView }) {
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  return (
    <section aria-labelledby="consultations-title">
      <h2 id="consultations-title" className="text-xl font-bold">
        Consultations
      </h2>
      {consultations.length > 0 ? (
        <>
          <p className="mt-1 text-muted">
            {plural(count, "consultation")}, newest first{pages > 1 && `, page ${view.page} of ${pages}`}
          </p>
          <ol className="mt-4 space-y-4">
            {consultations.map((consultation) => (
              <ConsultationCard key={consultation.id} consultation={consultation} zone={view.zone} />
            ))}
          </ol>
        </>
      ) : (
        <div className="card mt-4 p-8 text-center">
          <p className="text-lg">{count > 0 ? "This page lies behind the last one." : "No consultations yet."}</p>
          <Link to={count > 0 ? dashboardPath({ tab: "consultations", zone: view.zone }) : "/book-appointment"} className="btn btn-secondary mt-5">
            {count > 0 ? "To the newest" : "Book an Appointment"}
          </Link>
        </div>
      )}
      <Paging page={view.page} pages={pages} to={(page) => `${dashboardPath({ ...view, page })}#${DATA_ID}`} words={["Newer", "Older"]} />
      <ZoneForm keep={{ tab: "consultations", ...(view.page > 1 ? { page: String(view.page) } : {}) }} />
    </section>
  );
}
