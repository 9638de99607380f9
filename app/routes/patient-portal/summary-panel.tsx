import { RecordEntries } from "~/components/record-entries";
import { ReportProblemLink } from "~/components/report-problem-link";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import type { PortalRecord } from "./queries.server";
import { DETAILS_PATH } from "./search-params";

/** The Health Summary tab: history, allergies, medications (PORT-10) and insurance (PORT-11). */
export function SummaryPanel({ record }: { record: PortalRecord }) {
  const { t } = useWords("portal");
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <RecordEntries
        id="history"
        title={t("Medical history")}
        entries={record.medicalHistory}
        foot={<ReportProblemLink about="medical history" />}
      />
      <RecordEntries
        id="allergies"
        title={t("Allergies")}
        entries={record.allergies}
        foot={<ReportProblemLink about="allergies" />}
      />
      <RecordEntries
        id="current-medications"
        title={t("Current medications")}
        entries={record.medications}
        foot={<ReportProblemLink about="medications" />}
      />
      <section aria-labelledby="insurance-title" className="flex flex-col card p-6 pb-3">
        <h2 id="insurance-title" className="text-xl font-bold">
          {t("Insurance")}
        </h2>
        <p className="mt-3 mb-2 flex flex-wrap items-center gap-3">
          {record.insuranceProvider ? (
            <>
              <bdi>{record.insuranceProvider}</bdi> <span className="badge bg-tint text-on-tint">{t("Active")}</span>
            </>
          ) : (
            <span className="text-muted">{t("None recorded")}</span>
          )}
        </p>
        <p className="mt-auto">
          {record.isDemo ? (
            <ReportProblemLink about="insurance" />
          ) : (
            <Link to={DETAILS_PATH} className="no-print inline-flex min-h-11 items-center text-[0.9375rem] link">
              {t(record.insuranceProvider ? "Change it in my details" : "Add it in my details")}
            </Link>
          )}
        </p>
      </section>
    </div>
  );
}
