import { Age } from "~/components/zoned-time";
import { useWords } from "~/components/words";
import type { OwnLimits } from "~/domain/vitals/alarms";
import { summarize, type HealthReading, unitMessage } from "~/domain/vitals/reading";
import { guidelineNote, measured, statusWord } from "~/domain/vitals/status";
import { STATUS_TONES, type StatusTone, type StatusWord } from "~/domain/vitals/words";
import { CARD_KINDS, SUMMARY_KEYS, type CardKind, type DeviceType, type VitalKind } from "~/domain/vitals/types";

const TONES: Record<StatusTone, string> = {
  good: "bg-tint text-on-tint",
  caution: "bg-warn-tint text-warn",
  danger: "bg-danger-tint text-danger",
  own: "bg-sunken text-ink",
};

/** The word for a vital, in its colour and never by colour alone (DASH-09 to DASH-11). */
export function StatusBadge({ word }: { word: StatusWord }) {
  const { t } = useWords("dashboard");
  return (
    <span data-tone={STATUS_TONES[word]} className={`badge ${TONES[STATUS_TONES[word]]}`}>
      {t(word)}
    </span>
  );
}

type Limits = Partial<Record<DeviceType, OwnLimits>>;

/** The four vitals with their badges (DASH-05). Without a single reading they are marked samples (DASH-07). */
export function StatusCards({
  latest,
  limits,
  checkedAt,
}: {
  latest: HealthReading[] | null;
  limits: Limits;
  checkedAt: number;
}) {
  const { t } = useWords("dashboard");
  const summary = summarize(latest ?? []);
  const isEmpty = SUMMARY_KEYS.every((key) => summary[key] === null);
  return (
    <dl
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 lg:grid-cols-4"
      aria-label={t("Vital signs")}
    >
      {CARD_KINDS.map((kind) => {
        const { deviceType, label, card } = kind;
        const reading = summary[card.summaryKey];
        const own = limits[deviceType] ?? null;
        const numbers = reading && measured({ deviceType, value: reading.value });
        const guideline = numbers && guidelineNote(numbers, own);
        return (
          <div key={deviceType} className="card p-4" data-vital-status={card.summaryKey}>
            <dt className="font-medium text-muted">{t(label)}</dt>
            {numbers ? (
              <>
                <Value value={reading.value} kind={kind} />
                <dd className="mt-1 flex flex-wrap gap-1">
                  <StatusBadge word={statusWord(numbers, own)} />
                  {reading.simulated && <span className="badge bg-sunken text-muted">{t("Simulated")}</span>}
                </dd>
                {guideline && (
                  <dd className="mt-1 text-sm text-warn" data-guideline>
                    {t(guideline)}
                  </dd>
                )}
                <dd className="mt-1 text-sm text-muted">
                  <Age key={checkedAt} at={new Date(reading.timestamp)} now={new Date(checkedAt)} />
                </dd>
              </>
            ) : isEmpty ? (
              <Sample kind={kind} />
            ) : (
              <>
                <dd className="mt-1 text-2xl font-bold">
                  <span aria-hidden="true">--</span>
                  <span className="sr-only">{t("no value")}</span>
                </dd>
                <dd className="mt-1 text-sm text-muted">{t("No reading yet")}</dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** A value with its unit; a per cent sign stands right behind it. */
export function Value({ value, kind: { unit } }: { value: string; kind: VitalKind }) {
  const { say } = useWords();
  return (
    <dd className="mt-1 text-2xl font-bold tabular-nums">
      <bdi>
        {value}
        {unit === "%" && "%"}
      </bdi>
      {unit !== "%" && (
        <span className="text-base font-normal text-muted">
          {" "}
          <bdi>{say(unitMessage(unit))}</bdi>
        </span>
      )}
    </dd>
  );
}

function Sample({ kind }: { kind: CardKind }) {
  const { t } = useWords("dashboard");
  return (
    <>
      <Value value={kind.card.sample} kind={kind} />
      <dd className="mt-1 flex flex-wrap gap-1">
        <StatusBadge word={kind.card.inRangeWord} />
        <span className="badge bg-sunken text-muted">{t("Sample")}</span>
      </dd>
      <dd className="mt-1 text-sm text-muted">{t("No reading yet")}</dd>
    </>
  );
}

/** What stands there while the vitals are loading. */
export function StatusCardsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 lg:grid-cols-4"
    >
      {SUMMARY_KEYS.map((key) => (
        <div key={key} data-vital-skeleton className="space-y-2 card p-4">
          <div className="h-5 w-1/2 skeleton" />
          <div className="h-8 w-2/3 skeleton" />
          <div className="h-5 w-1/3 skeleton" />
        </div>
      ))}
    </div>
  );
}
