import { Age } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { isFresh, vitalWord } from "~/domain/vitals/alerts";
import type { HealthAlert } from "~/domain/vitals/health-alerts";
import type { StoredReading } from "~/domain/vitals/reading";
import type { PlainMessageId } from "~/locales/messages";

/**
 * The fixed sample texts of the specification (PORT-09), on the sample record: a patient's own card holds what is
 * theirs alone.
 */
const SAMPLES = [
  { title: "Annual check-up due", text: "Your last full check-up was eleven months ago. Book the next one." },
  { title: "Lab results available", text: "Your blood panel is back and within the expected range." },
  { title: "Refill reminder", text: "One of your prescriptions runs out in ten days." },
] as const satisfies { title: PlainMessageId<"portal">; text: PlainMessageId<"portal"> }[];

/** What is said where there is no alert: no more than the readings bear out. */
function calm(readings: StoredReading[], now: Date): PlainMessageId<"portal"> {
  const judged = readings.filter((reading) => vitalWord(reading) !== null);
  if (judged.length === 0) return "There are no readings yet to look at.";
  return judged.some(({ measuredAt }) => isFresh(measuredAt, now))
    ? "Nothing to report: none of your latest readings calls for attention."
    : "None of your latest readings calls for attention, but they are more than a week old. Measure again when you can.";
}

/** What the newest readings call attention to; on the sample record, and apart from it, what is only an example. */
export function Alerts({
  alerts,
  readings,
  isSample,
  now,
}: {
  alerts: HealthAlert[];
  readings: StoredReading[];
  isSample: boolean;
  now: Date;
}) {
  const { t, rich, say } = useWords("portal");
  return (
    <section aria-labelledby="alerts-title" className="h-fit card p-6">
      <h2 id="alerts-title" className="text-xl font-bold">
        {t("Health Alerts")}
      </h2>
      {alerts.length === 0 ? (
        <p className="mt-3">{t(calm(readings, now))}</p>
      ) : (
        <ul className="mt-3 space-y-3">
          {alerts.map(({ readingId, severity, title, text, measuredAt }) => (
            <li
              key={readingId}
              data-alert={severity}
              className={`rounded-lg p-4 ${severity === "critical" ? "bg-danger-tint text-danger" : "bg-warn-tint text-warn"}`}
            >
              <h3 className="font-bold">
                {severity === "critical" && `${t("Act now:")} `}
                {say(title)}
              </h3>
              <p className="mt-1">{say(text)}</p>
              <p className="mt-1 text-sm">{rich("Measured {age}", { age: <Age at={measuredAt} now={now} /> })}</p>
              {severity === "critical" && (
                <Link
                  to="/emergency"
                  className="mt-1 inline-flex min-h-11 items-center font-bold underline underline-offset-4"
                >
                  {t("Whom to call in an emergency")}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-muted">
        {t("Found by fixed rules in your latest readings. They do not replace a clinician’s judgment.")}
      </p>
      {isSample && <Samples />}
    </section>
  );
}

function Samples() {
  const { t } = useWords("portal");
  return (
    <>
      <h3 className="mt-6 border-t border-line pt-4 font-semibold">{t("Examples, not about you")}</h3>
      <ul className="mt-2 space-y-3">
        {SAMPLES.map(({ title, text }) => (
          <li key={title} data-sample-alert className="rounded-lg bg-sunken p-4">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {t(title)} <span className="badge bg-surface text-muted">{t("Sample")}</span>
            </p>
            <p className="mt-1 text-[0.9375rem] text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
