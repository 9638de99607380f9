import { ConsultationCard } from "~/components/consultation";
import { ZoneForm } from "~/components/zoned-time";
import { Paging } from "~/components/paging";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { PanelOf } from "./queries.server";
import { dashboardPath, DATA_ID, PAGE_SIZE, type DashboardView } from "./search-params";

/** The Consultations tab: all of them, newest first. */
export function ConsultationsPanel({
  panel: { consultations, count: total },
  view,
}: {
  panel: PanelOf<"consultations">;
  view: DashboardView;
}) {
  const { t, count } = useWords("dashboard");
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const all = { all: count("consultation", total) };
  return (
    <section aria-labelledby="consultations-title">
      <h2 id="consultations-title" className="text-xl font-bold">
        {t("Consultations")}
      </h2>
      {consultations.length > 0 ? (
        <>
          <p className="mt-1 text-muted">
            {pages > 1
              ? t("{all}, newest first, page {page} of {pages}", { ...all, page: view.page, pages })
              : t("{all}, newest first", all)}
          </p>
          <ol className="mt-4 space-y-4">
            {consultations.map((consultation) => (
              <ConsultationCard key={consultation.id} consultation={consultation} zone={view.zone} />
            ))}
          </ol>
        </>
      ) : (
        <div className="mt-4 card p-8 text-center">
          <p className="text-lg">{total > 0 ? t("This page is past the last one.") : t("No consultations yet.")}</p>
          <Link
            to={total > 0 ? dashboardPath({ tab: "consultations", zone: view.zone }) : "/book-appointment"}
            className="mt-5 btn btn-secondary"
          >
            {total > 0 ? t("To the newest") : t("Book an Appointment")}
          </Link>
        </div>
      )}
      <Paging
        page={view.page}
        pages={pages}
        to={(page) => `${dashboardPath({ ...view, page })}#${DATA_ID}`}
        words={[t("Newer"), t("Older")]}
      />
      <ZoneForm keep={{ tab: "consultations", ...(view.page > 1 ? { page: String(view.page) } : {}) }} />
    </section>
  );
}
