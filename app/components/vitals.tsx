import { vitalWord, type VitalWord } from "~/domain/vitals/alerts";
import { formatValue, type StoredReading } from "~/domain/vitals/reading";
import { VITAL_KINDS, type VitalKind } from "~/domain/vitals/types";
import { Age, Moment } from "./moment";
import { useWords } from "./words";

/** The newest reading of each vital, with what kind of value it is and how old. */
export function Vitals({ readings, now }: { readings: StoredReading[]; now: Date }) {
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

/** The word for a value (`vitalWord`), never by colour alone; nothing where one value says nothing. */
export function VitalBadge({ word }: { word: VitalWord | null | undefined }) {
  const { t } = useWords("portal");
  return word ? <span className={`badge ${WORD_LOOKS[word]}`}>{t(word)}</span> : null;
}

function Vital({
  kind: { deviceType, label, unit },
  reading,
  now,
}: {
  kind: VitalKind;
  reading: StoredReading | undefined;
  now: Date;
}) {
  const { t, rich, said } = useWords("portal");
  const word = reading && vitalWord(reading);
  return (
    <div className="card p-4" data-vital={deviceType}>
      <dt className="flex flex-wrap items-center justify-between gap-2 font-medium text-muted">
        {said(label)}
        {reading?.isSimulated && <span className="badge bg-sunken text-muted">{t("Simulated")}</span>}
      </dt>
      {reading ? (
        <>
          <dd className="mt-1 text-2xl font-bold tabular-nums">
            <bdi>{formatValue(reading)}</bdi>
            {unit !== "%" && " "}
            <bdi className="text-base font-normal text-muted">{said(unit)}</bdi>
          </dd>
          {word && (
            <dd className="mt-1">
              <VitalBadge word={word} />
            </dd>
          )}
          <dd className="mt-2 text-sm text-muted">
            {rich("Measured {age}", { age: <Age at={reading.measuredAt} now={now} /> })}
            <span className="block">
              <Moment at={reading.measuredAt} />
            </span>
          </dd>
        </>
      ) : (
        <>
          <dd className="mt-1 text-2xl font-bold">
            <span aria-hidden="true">--</span>
            <span className="sr-only">{t("no value")}</span>{" "}
            <bdi className="text-base font-normal text-muted">{said(unit)}</bdi>
          </dd>
          <dd className="mt-2 text-sm text-muted">{t("No reading yet")}</dd>
        </>
      )}
    </div>
  );
}
