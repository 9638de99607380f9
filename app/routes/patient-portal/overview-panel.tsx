import { Link } from "@remix-run/react";
import { AttendingName, KindBadge, StatusBadge } from "~/components/consultation";
import { Age, Moment, ZoneForm } from "~/components/moment";
import { TellUs } from "~/components/tell-us";
import { vitalWord, type VitalWord } from "~/domain/vitals/alerts";
import { formatValue, type StoredReading } from "~/domain/vitals/reading";
import { VITAL_KINDS, type VitalKind } from "~/domain/vitals/types";
import { Alerts } from "./alerts";
import type { PanelOf } from "./queries.server";
import { portalPath, type PortalView } from "./view";

/** The Overview tab: latest vitals, health alerts, the most recent appointments (PORT-07 to PORT-09). */
export function OverviewPanel({ panel, view }: { panel: PanelOf<"overview">; view: PortalView }) {
  const { readings, alerts, recent, now } = panel;
  return (
    <>
      <section aria-labelledby="vitals-title">
        <h2 id="vitals-title" className="text-xl font-bold">
          Latest vitals
        </h2>
        <Vitals readings={readings} now={now} />
      </section>
      <div className="mt-10 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {/* First, on a phone above all: it may be urgent. */}
        <Alerts alerts={alerts} readings={readings} now={now} />
        <section aria-labelledby="recent-title">
          <h2 id="recent-title" className="text-xl font-bold">
            Most recent appointments
          </h2>
          {recent.length === 0 ? (
            <p className="card mt-3 p-6 text-muted">
              No appointments yet.{" "}
              <Link to="/book-appointment" className="link">
                Book your first one
              </Link>{" "}
              whenever you are ready.
            </p>
          ) : (
            <>
              <ul className="mt-3 space-y-3">
                {recent.map(({ id, type, status, scheduledAt, attending }) => (
                  <li key={id} className="card p-5 pb-2" data-recent-appointment>
                    <div className="flex flex-wrap gap-2">
                      <StatusBadge status={status} />
                      <KindBadge type={type} />
                    </div>
                    <h3 className="mt-2 font-semibold">
                      <Moment at={scheduledAt} />
                    </h3>
                    <p>
                      With <AttendingName attending={attending} />
                    </p>
                    <TellUs about="appointment" />
                  </li>
                ))}
              </ul>
              <Link to={portalPath({ tab: "appointments", zone: view.zone })} className="link mt-2 inline-flex min-h-11 items-center font-medium">
                All appointments
              </Link>
            </>
          )}
        </section>
      </div>
      <ZoneForm />
    </>
  );
}

function Vitals({ readings, now }: { readings: StoredReading[]; now: Date }) {
  if (readings.length === 0) {
    return (
      <p className="card mt-3 p-6 text-muted">
        No readings yet. They appear here as soon as you measure for the first time; the{" "}
        <Link to="/health-dashboard" className="link">
          health dashboard
        </Link>{" "}
        shows how.
      </p>
    );
  }
  const newest = new Map(readings.map((reading) => [reading.deviceType, reading]));
  // The four vitals always; weight only for those who weigh themselves.
  const kinds = Object.values(VITAL_KINDS).filter(({ deviceType, summaryKey }) => summaryKey || newest.has(deviceType));
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-4">
      {kinds.map((kind) => (
        <Vital key={kind.deviceType} kind={kind} reading={newest.get(kind.deviceType)} now={now} />
      ))}
    </dl>
  );
}

const WORD_LOOKS: Record<VitalWord, string> = {
  "Very low": "bg-danger-tint text-danger",
  Low: "bg-warn-tint text-warn",
  Normal: "bg-tint text-on-tint",
  "Slightly high": "bg-sunken text-ink",
  High: "bg-warn-tint text-warn",
  "Very high": "bg-danger-tint text-danger",
};

function Vital({ kind: { deviceType, label, unit }, reading, now }: { kind: VitalKind; reading: StoredReading | undefined; now: Date }) {
  const word = reading && vitalWord(reading);
  return (
    <div className="card p-4" data-vital={deviceType}>
      <dt className="font-medium text-muted">{label}</dt>
      {reading ? (
        <>
          <dd className="mt-1 text-2xl font-bold whitespace-nowrap tabular-nums">
            {formatValue(reading)} <span className="text-base font-normal text-muted">{unit}</span>
          </dd>
          {word && (
            <dd className="mt-1">
              <span className={`badge ${WORD_LOOKS[word]}`}>{word}</span>
            </dd>
          )}
          <dd className="mt-2 text-sm text-muted">
            Measured <Age at={reading.measuredAt} now={now} />
            <span className="block">
              <Moment at={reading.measuredAt} />
            </span>
          </dd>
        </>
      ) : (
        <>
          <dd className="mt-1 text-2xl font-bold">
            <span aria-hidden="true">--</span>
            <span className="sr-only">no value</span> <span className="text-base font-normal text-muted">{unit}</span>
          </dd>
          <dd className="mt-2 text-sm text-muted">No reading yet</dd>
        </>
      )}
    </div>
  );
}
