import type { LiveVitals } from "~/components/live/use-live-vitals";
import { shownRisk } from "~/domain/vitals/status";

const RISK_LOOKS = { low: "bg-tint text-on-tint", medium: "bg-warn-tint text-warn", high: "bg-danger-tint text-danger" } as const;

const WEEK_MS = 7 * 86_400_000;

/** What the analysis of the last week says (DASH-20): fixed rules, and it says so. */
export function Insights({ live: { insights, latest, checkedAt } }: { live: Pick<LiveVitals, "insights" | "latest" | "checkedAt"> }) {
  // "Stable" and "low risk" would be said of nothing at all.
  const isEmpty = latest !== null && latest.every(({ timestamp }) => checkedAt - Date.parse(timestamp) > WEEK_MS);
  const risk = insights && !isEmpty && shownRisk(insights.riskLevel);
  return (
    <section aria-labelledby="insights-title" className="card h-fit p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="insights-title" className="text-lg font-bold">
          AI Health Insights
        </h3>
        {risk && (
          <span data-risk={risk} className={`badge ${RISK_LOOKS[risk]}`}>
            Risk: {risk}
          </span>
        )}
      </div>
      {isEmpty ? (
        <p className="mt-3 text-muted">No readings in the last 7 days, so there is nothing to analyze yet.</p>
      ) : insights ? (
        <>
          <h4 className="mt-4 font-semibold">Trends</h4>
          <List entries={insights.trends} />
          <h4 className="mt-4 font-semibold">Recommendations</h4>
          <List entries={insights.recommendations} />
        </>
      ) : (
        <p className="mt-3 text-muted">The analysis cannot be loaded right now.</p>
      )}
      <p className="mt-4 text-sm text-muted">Found by fixed rules in the readings of the last 7 days. They do not replace a clinician’s judgment.</p>
    </section>
  );
}

const List = ({ entries }: { entries: string[] }) => (
  <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-action">
    {entries.map((entry, index) => (
      <li key={index}>{entry}</li>
    ))}
  </ul>
);
