import type { LiveVitals } from "~/client/live/vitals-store";
import { Say, useWords } from "~/components/words";
import type { Value } from "~/domain/message";
import { shownRisk } from "~/domain/vitals/status";

const RISKS = {
  low: { words: "Risk: low", look: "bg-tint text-on-tint" },
  medium: { words: "Risk: medium", look: "bg-warn-tint text-warn" },
  high: { words: "Risk: high", look: "bg-danger-tint text-danger" },
} as const;

/** What the analysis of the last week says (DASH-20): fixed rules, and it says so. */
export function Insights({ live: { insights } }: { live: Pick<LiveVitals, "insights"> }) {
  const { t } = useWords("dashboard");
  // "Stable" and "low risk" would be said of nothing at all.
  const isEmpty = insights?.isEmpty;
  const risk = insights && !isEmpty && shownRisk(insights.riskLevel);
  return (
    <section aria-labelledby="insights-title" className="h-fit card p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="insights-title" className="text-lg font-bold">
          {t("AI Health Insights")}
        </h3>
        {risk && (
          <span data-risk={risk} className={`badge ${RISKS[risk].look}`}>
            {t(RISKS[risk].words)}
          </span>
        )}
      </div>
      {isEmpty ? (
        <p className="mt-3 text-muted">{t("No readings in the last 7 days, so there is nothing to analyze yet.")}</p>
      ) : insights ? (
        <>
          <h4 className="mt-4 font-semibold">{t("Trends")}</h4>
          <List entries={insights.text.trends} />
          <h4 className="mt-4 font-semibold">{t("Recommendations")}</h4>
          <List entries={insights.text.recommendations} />
        </>
      ) : (
        <p className="mt-3 text-muted">{t("The analysis cannot be loaded right now.")}</p>
      )}
      <p className="mt-4 text-sm text-muted">
        {t("Found by fixed rules in the readings of the last 7 days. They do not replace a clinician’s judgment.")}
      </p>
    </section>
  );
}

const List = ({ entries }: { entries: Value }) => (
  <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-action">
    {[entries].flat().map((entry, index) => (
      <li key={index}>
        <Say message={entry} />
      </li>
    ))}
  </ul>
);
