import { useHydrated } from "remix-utils/use-hydrated";
import { useOwnZone } from "~/components/use-browser-zone";
import { useQuery } from "~/components/use-query";
import { useLanguage, useWords } from "~/components/words";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { LANGUAGES } from "~/domain/language";
import { figuresIn, minuteInUtc, zoneTime } from "~/domain/moments";
import { summarize, type HealthReading, unitMessage } from "~/domain/vitals/reading";
import { readReadings } from "~/domain/vitals/received";
import { CARD_KINDS, SUMMARY_KEYS, type CardKind, type SummaryKey } from "~/domain/vitals/types";

/** How often the latest vitals are asked for. */
const POLL_MS = 30_000;

const readLatest = (answer: unknown) => readReadings(answer, () => {});

/** The four vitals of the sample patient, each with the time it was measured. */
export function LiveDashboard({ readings }: { readings: HealthReading[] | null }) {
  const { data } = useQuery<HealthReading[] | null>(`/api/health-monitoring/${DEMO_PATIENT_ID}/latest`, {
    initial: readings,
    read: readLatest,
    pollMs: POLL_MS,
  });
  const summary = summarize(data ?? []);
  const { t } = useWords("home");
  return (
    <>
      {!data && (
        <p role="status" className="mt-6 rounded-xl bg-warn-tint p-4 font-medium text-warn">
          {t("The values cannot be loaded right now. They appear here as soon as the records answer again.")}
        </p>
      )}
      <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {CARD_KINDS.map((kind) => (
          <Vital key={kind.deviceType} kind={kind} value={summary[kind.card.summaryKey]} />
        ))}
      </dl>
    </>
  );
}

function Vital({
  kind: { label, unit, card },
  value,
}: {
  kind: CardKind;
  value: ReturnType<typeof summarize>[SummaryKey];
}) {
  const { t, rich, translate, say } = useWords("home");
  return (
    <div className="card p-5" data-vital={card.summaryKey}>
      <dt className="flex flex-wrap items-center justify-between gap-2 font-medium text-muted">
        {t(label)}
        <span className="badge bg-sunken text-muted">{t("Sample")}</span>
      </dt>
      <dd className="mt-2 text-3xl font-bold tabular-nums">
        {value ? (
          <>
            <bdi>{value.value}</bdi>
            {value.unit !== "%" && " "}
            <bdi className="text-base font-normal text-muted">{translate(value.unit)}</bdi>
          </>
        ) : (
          <>
            <span aria-hidden="true">--</span>
            <span className="sr-only">{t("no value")}</span>{" "}
            <bdi className="text-base font-normal text-muted">{say(unitMessage(unit))}</bdi>
          </>
        )}
      </dd>
      <dd className="mt-1 text-sm text-muted">
        {value ? rich("Measured {moment}", { moment: <Moment timestamp={value.timestamp} /> }) : t("No reading yet")}
      </dd>
    </div>
  );
}

/**
 * The time of a reading: on the visitor's own clock as far as it is known, else in UTC. In figures on the server:
 * engines differ in how they say it.
 */
function Moment({ timestamp }: { timestamp: string }) {
  const hydrated = useHydrated();
  const language = useLanguage();
  const zone = useOwnZone();
  const at = new Date(timestamp);
  const text = hydrated
    ? at.toLocaleString(LANGUAGES[language].intl, {
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        ...(zone ? { timeZone: zone } : {}),
      })
    : zone
      ? `${figuresIn(zone, at)} ${zoneTime(zone, language)}`
      : minuteInUtc(at);
  return <time dateTime={timestamp}>{text}</time>;
}

/** What stands there while the vitals are loading (HOME-13). */
export function VitalsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
      {SUMMARY_KEYS.map((key) => (
        <div key={key} data-vital-skeleton className="space-y-3 card p-5">
          <div className="h-5 w-1/2 skeleton" />
          <div className="h-9 w-2/3 skeleton" />
          <div className="h-4 w-3/4 skeleton" />
        </div>
      ))}
    </div>
  );
}
