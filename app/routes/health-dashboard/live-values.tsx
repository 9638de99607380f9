import { Age, DateAndTime } from "~/components/zoned-time";
import { Say, useWords } from "~/components/words";
import type { OwnLimits } from "~/domain/vitals/alarms";
import { insteadOfAdvice } from "~/domain/vitals/alerts";
import { summarize, type HealthReading } from "~/domain/vitals/reading";
import { measured, plainSentence, rangeText, statusWord } from "~/domain/vitals/status";
import { CARD_KINDS, type DeviceType } from "~/domain/vitals/types";
import { StatusBadge, Value } from "./status-cards";

type Props = { latest: HealthReading[]; limits: Partial<Record<DeviceType, OwnLimits>>; checkedAt: number };

/** The four vitals with their normal ranges (DASH-19), each in plain words as well. */
export function LiveValues({ latest, limits, checkedAt }: Props) {
  const { t, rich, say } = useWords("dashboard");
  const summary = summarize(latest);
  return (
    <section aria-labelledby="values-title">
      <h2 id="values-title" className="text-xl font-bold">
        {t("Latest values")}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {CARD_KINDS.map((kind) => {
          const { deviceType, range } = kind;
          const reading = summary[kind.card.summaryKey];
          const numbers = reading && measured({ deviceType, value: reading.value });
          const own = limits[deviceType] ?? null;
          return (
            <li key={deviceType} className="card p-5" data-live-value={deviceType}>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{t(kind.label)}</h3>
                <p className="flex gap-1">
                  {reading?.simulated && <span className="badge bg-sunken text-muted">{t("Simulated")}</span>}
                  {numbers && <StatusBadge word={statusWord(numbers, own)} />}
                </p>
              </div>
              {reading && numbers ? (
                <>
                  <dl>
                    <dt className="sr-only">{t("Value")}</dt>
                    <Value value={reading.value} kind={kind} />
                  </dl>
                  <p className="mt-1">
                    <Say
                      message={plainSentence(
                        numbers,
                        own,
                        insteadOfAdvice(
                          { measuredAt: new Date(reading.timestamp), isSimulated: reading.simulated },
                          new Date(checkedAt),
                        ),
                      )}
                    />
                  </p>
                  <p className="mt-2 text-sm text-muted">
                    {rich("Measured {age}, {moment}", {
                      age: <Age key={checkedAt} at={new Date(reading.timestamp)} now={new Date(checkedAt)} />,
                      moment: <DateAndTime at={new Date(reading.timestamp)} />,
                    })}
                  </p>
                </>
              ) : (
                <p className="mt-1">
                  <span aria-hidden="true" className="text-2xl font-bold">
                    --
                  </span>{" "}
                  <span className="text-muted">{t("No reading yet")}</span>
                </p>
              )}
              {range && (
                <p className="mt-1 text-sm text-muted">
                  {t("Normal range: {range}", { range: say(rangeText(range, kind.unit)) })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
