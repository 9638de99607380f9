import { Form, Link } from "@remix-run/react";
import { FormOwner } from "~/components/form/parked";
import { Age, Moment, useZone } from "~/components/moment";
import type { AlarmSeverity, VitalAlert } from "~/domain/vitals/alarms";
import { SNOOZE_SPANS, type Snoozed } from "~/domain/vitals/snooze";
import { PostButton } from "./post-button";

const SEVERITIES: Record<AlarmSeverity, { word: string; look: string }> = {
  critical: { word: "Critical", look: "bg-danger-tint text-danger" },
  warning: { word: "Warning", look: "bg-warn-tint text-warn" },
  info: { word: "Info", look: "bg-sunken text-ink" },
};
const LEVELS = ["critical", "warning"] as const;

type Props = { alerts: VitalAlert[]; snoozed: Snoozed; checkedAt: number };

/** The newest alerts (DASH-18, LIVE-14), who has acknowledged them, and which levels are silent. */
export function LiveAlerts({ alerts, snoozed, checkedAt }: Props) {
  const silent = LEVELS.flatMap((severity) => (snoozed[severity] ? [{ severity, until: new Date(snoozed[severity]) }] : []));
  return (
    <section aria-labelledby="alerts-title" className="card h-fit p-6">
      <h3 id="alerts-title" className="text-lg font-bold">
        Recent alerts
      </h3>
      {alerts.length === 0 ? (
        <p className="mt-3 text-muted">No alerts. A reading outside its limits raises one here.</p>
      ) : (
        <ul className="mt-3 space-y-4">
          {alerts.map((alert) => (
            <Alert key={alert.id} alert={alert} checkedAt={checkedAt} />
          ))}
        </ul>
      )}
      <div className="mt-5 space-y-2 border-t border-line pt-4">
        {silent.map(({ severity, until }) => (
          <div key={severity} data-snoozed={severity} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {SEVERITIES[severity].word} alerts make no noise until <Moment at={until} />. They are still raised and listed here.
            </p>
            <PostButton intent="wake" fields={{ severity }}>
              End the silence<span className="sr-only"> of {severity} alerts</span>
            </PostButton>
          </div>
        ))}
        <SnoozeForm />
        <p>
          <Link to="/health-dashboard/limits" className="link inline-flex min-h-11 items-center">
            Change when alerts are raised
          </Link>
        </p>
      </div>
    </section>
  );
}

function Alert({ alert, checkedAt }: { alert: VitalAlert; checkedAt: number }) {
  const { id, severity, title, message, value, measuredAt, clearedAt, acknowledgedAt, acknowledgedBy } = alert;
  const { word, look } = SEVERITIES[severity];
  const isOver = clearedAt !== null;
  return (
    <li data-alert={severity} className="border-l-4 border-line pl-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className={`badge ${look}`}>{word}</span>
        {title}
        {isOver && severity !== "info" && <span className="badge bg-sunken text-muted">Over</span>}
      </p>
      <p>
        <strong className="tabular-nums">{value}</strong>
        <span className="text-muted">
          , <Age key={checkedAt} at={new Date(measuredAt)} now={new Date(checkedAt)} />, <Moment at={new Date(measuredAt)} />
        </span>
      </p>
      {!isOver && <p className="mt-1">{message}</p>}
      {severity !== "info" &&
        (acknowledgedAt ? (
          <p className="mt-1 text-sm text-muted" data-acknowledged>
            Acknowledged{acknowledgedBy ? ` by ${acknowledgedBy}` : ""}, <Moment at={new Date(acknowledgedAt)} />
          </p>
        ) : (
          <div className="mt-2">
            <PostButton intent="acknowledge" fields={{ alert: String(id) }} pending="Acknowledging…">
              Acknowledge<span className="sr-only">: {title}</span>
            </PostButton>
          </div>
        ))}
    </li>
  );
}

function SnoozeForm() {
  const zone = useZone();
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium">Silence alerts for a while</summary>
      <Form method="post" replace preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
        <FormOwner />
        <input type="hidden" name="zone" value={zone} />
        <div>
          <label htmlFor="snooze-severity" className="mb-1 block text-sm font-semibold">
            Which
          </label>
          <select id="snooze-severity" name="severity" defaultValue="warning" className="field-input">
            {LEVELS.map((severity) => (
              <option key={severity} value={severity}>
                {SEVERITIES[severity].word}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="snooze-span" className="mb-1 block text-sm font-semibold">
            For how long
          </label>
          <select id="snooze-span" name="span" defaultValue="1h" className="field-input">
            {SNOOZE_SPANS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" name="intent" value="snooze" className="btn btn-secondary">
          Silence
        </button>
      </Form>
    </details>
  );
}
