import { verdictOf, type Verdict } from "~/domain/vitals/alarms";
import type { LimitsByType } from "~/domain/vitals/health-alerts";
import { guidelineNote } from "~/domain/vitals/status";
import { formatValue, type StoredReading, unitMessage } from "~/domain/vitals/reading";
import { VITAL_KINDS, type VitalKind } from "~/domain/vitals/types";
import { Age, DateAndTime } from "./zoned-time";
import { useWords } from "./words";

/** The newest measured reading of each vital, with what kind of value it is and how old. */
export function Vitals({ readings, own, now }: { readings: StoredReading[]; own: LimitsByType; now: Date }) {
  const newest = new Map(readings.map((reading) => [reading.deviceType, reading]));
  // The four vitals always; weight only for those who weigh themselves.
  const kinds = Object.values(VITAL_KINDS).filter(({ deviceType, card }) => card || newest.has(deviceType));
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-4">
      {kinds.map((kind) => (
        <Vital key={kind.deviceType} kind={kind} reading={newest.get(kind.deviceType)} own={own} now={now} />
      ))}
    </dl>
  );
}

const WORD_LOOKS: Record<Verdict, string> = {
  "Very low": "bg-danger-tint text-danger",
  Low: "bg-warn-tint text-warn",
  Normal: "bg-tint text-on-tint",
  "In own limits": "bg-sunken text-ink",
  High: "bg-warn-tint text-warn",
  "Very high": "bg-danger-tint text-danger",
};

/**
 * The verdict on a value, never by colour alone, and what the guideline says besides; nothing where one value says
 * nothing.
 */
export function VitalVerdict({
  reading,
  own,
  hidesNormal = false,
}: {
  reading: StoredReading;
  own: LimitsByType;
  hidesNormal?: boolean;
}) {
  const { t } = useWords("portal");
  const limits = own.get(reading.deviceType) ?? null;
  const [word, note] = [verdictOf(reading, limits), guidelineNote(reading, limits)];
  if (!word || (hidesNormal && word === "Normal" && !note)) return null;
  return (
    <dd className="mt-1">
      <span className={`badge ${WORD_LOOKS[word]}`}>{t(word)}</span>
      {note && <p className="mt-1 text-sm text-warn">{t(note)}</p>}
    </dd>
  );
}

function Vital({
  kind: { deviceType, label, unit },
  reading,
  own,
  now,
}: {
  kind: VitalKind;
  reading: StoredReading | undefined;
  own: LimitsByType;
  now: Date;
}) {
  const { t, rich, say } = useWords("portal");
  return (
    <div className="card p-4" data-vital={deviceType}>
      <dt className="flex flex-wrap items-center justify-between gap-2 font-medium text-muted">{t(label)}</dt>
      {reading ? (
        <>
          <dd className="mt-1 text-2xl font-bold tabular-nums">
            <bdi>{formatValue(reading)}</bdi>
            {unit !== "%" && " "}
            <bdi className="text-base font-normal text-muted">{say(unitMessage(unit))}</bdi>
          </dd>
          <VitalVerdict reading={reading} own={own} />
          <dd className="mt-2 text-sm text-muted">
            {rich("Measured {age}", { age: <Age at={reading.measuredAt} now={now} /> })}
            <span className="block">
              <DateAndTime at={reading.measuredAt} />
            </span>
          </dd>
        </>
      ) : (
        <>
          <dd className="mt-1 text-2xl font-bold">
            <span aria-hidden="true">--</span>
            <span className="sr-only">{t("no value")}</span>{" "}
            <bdi className="text-base font-normal text-muted">{say(unitMessage(unit))}</bdi>
          </dd>
          <dd className="mt-2 text-sm text-muted">{t("No reading yet")}</dd>
        </>
      )}
    </div>
  );
}
