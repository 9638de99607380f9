import { Form } from "@remix-run/react";
import { FormOwner } from "~/components/form/saved-draft";
import { Age, DateAndTime, useZone } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { Say, useWords } from "~/components/words";
import type { AlarmSeverity, VitalAlert } from "~/domain/vitals/alarms";
import { UNNUMBERED_ALERT } from "~/domain/vitals/received";
import { SNOOZE_SPANS, type Snoozed } from "~/domain/vitals/snooze";
import { PostButton } from "./post-button";

const SEVERITIES = {
  critical: { word: "Critical", look: "bg-danger-tint text-danger" },
  warning: { word: "Warning", look: "bg-warn-tint text-warn" },
  info: { word: "Info", look: "bg-sunken text-ink" },
} as const satisfies Record<AlarmSeverity, { word: string; look: string }>;
const LEVELS = ["critical", "warning"] as const;
const SILENT = {
  critical: {
    words: "Critical alerts make no noise until {moment}. They are still raised and listed here.",
    of: "of critical alerts",
  },
  warning: {
    words: "Warning alerts make no noise until {moment}. They are still raised and listed here.",
    of: "of warning alerts",
  },
} as const;

type Props = { alerts: VitalAlert[]; snoozed: Snoozed; checkedAt: number };

/** The newest alerts (DASH-18, LIVE-14), who has acknowledged them, and which levels are silent. */
export function LiveAlerts({ alerts, snoozed, checkedAt }: Props) {
  const { t, rich } = useWords("dashboard");
  const silent = LEVELS.flatMap((severity) =>
    snoozed[severity] ? [{ severity, until: new Date(snoozed[severity]) }] : [],
  );
  return (
    <section aria-labelledby="alerts-title" className="h-fit card p-6">
      <h3 id="alerts-title" className="text-lg font-bold">
        {t("Recent alerts")}
      </h3>
      {alerts.length === 0 ? (
        <p className="mt-3 text-muted">{t("No alerts. A reading outside its limits raises one here.")}</p>
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
            <p>{rich(SILENT[severity].words, { moment: <DateAndTime at={until} /> })}</p>
            <PostButton intent="wake" fields={{ severity }}>
              {t("End the silence")}
              <span className="sr-only"> {t(SILENT[severity].of)}</span>
            </PostButton>
          </div>
        ))}
        <SnoozeForm />
        <p>
          <Link to="/health-dashboard/limits" className="inline-flex min-h-11 items-center link">
            {t("Change when alerts are raised")}
          </Link>
        </p>
      </div>
    </section>
  );
}

function Alert({ alert, checkedAt }: { alert: VitalAlert; checkedAt: number }) {
  const { id, severity, text, value, measuredAt, clearedAt, acknowledgedAt, acknowledgedBy, simulated } = alert;
  const { t, rich, translate } = useWords("dashboard");
  const { word, look } = SEVERITIES[severity];
  const isOver = clearedAt !== null;
  return (
    <li data-alert={severity} className="border-l-4 border-line pl-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <span className={`badge ${look}`}>{t(word)}</span>
        <Say message={text.title} />
        {simulated && <span className="badge bg-sunken text-muted">{t("Simulated")}</span>}
        {isOver && severity !== "info" && <span className="badge bg-sunken text-muted">{t("Over")}</span>}
      </p>
      <p>
        {value ? (
          <>
            <strong className="tabular-nums">
              <bdi>
                <Say message={text.amount} />
              </bdi>
            </strong>
            <span className="text-muted">
              {rich(", {age}, {moment}", {
                age: <Age key={checkedAt} at={new Date(measuredAt)} now={new Date(checkedAt)} />,
                moment: <DateAndTime at={new Date(measuredAt)} />,
              })}
            </span>
          </>
        ) : (
          <span className="text-muted">
            <DateAndTime at={new Date(measuredAt)} />
          </span>
        )}
      </p>
      {!isOver && (
        <p className="mt-1">
          <Say message={text.advice} />
        </p>
      )}
      {severity !== "info" &&
        (id > UNNUMBERED_ALERT || acknowledgedAt) &&
        (acknowledgedAt ? (
          <p className="mt-1 text-sm text-muted" data-acknowledged>
            {acknowledgedBy
              ? rich("Acknowledged by {who}, {moment}", {
                  who: <bdi>{translate(acknowledgedBy)}</bdi>,
                  moment: <DateAndTime at={new Date(acknowledgedAt)} />,
                })
              : rich("Acknowledged, {moment}", { moment: <DateAndTime at={new Date(acknowledgedAt)} /> })}
          </p>
        ) : (
          <div className="mt-2">
            <PostButton intent="acknowledge" fields={{ alert: String(id) }} pending={t("Acknowledging…")}>
              {t("Acknowledge")}
              <span className="sr-only">
                : <Say message={text.title} />
              </span>
            </PostButton>
          </div>
        ))}
    </li>
  );
}

function SnoozeForm() {
  const { t } = useWords("dashboard");
  const zone = useZone();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium link">
        {t("Silence alerts for a while")}
      </summary>
      <Form method="post" replace preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
        <FormOwner />
        <input type="hidden" name="zone" value={zone} />
        <div>
          <label htmlFor="snooze-severity" className="mb-1 block text-sm font-semibold">
            {t("Which")}
          </label>
          <select id="snooze-severity" name="severity" defaultValue="warning" className="field-input">
            {LEVELS.map((severity) => (
              <option key={severity} value={severity}>
                {t(SEVERITIES[severity].word)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="snooze-span" className="mb-1 block text-sm font-semibold">
            {t("For how long")}
          </label>
          <select id="snooze-span" name="span" defaultValue="1h" className="field-input">
            {SNOOZE_SPANS.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" name="intent" value="snooze" className="btn btn-secondary">
          {t("Silence")}
        </button>
      </Form>
    </details>
  );
}
