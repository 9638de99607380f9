import { TextField } from "~/components/form/field";
import type { Fields } from "~/components/form/use-fields";
import { useWords } from "~/components/words";
import { fieldName, LIMIT_TYPES, limitNames, type LimitName } from "~/domain/vitals/alert-limits";
import { amountOf, unitMessage } from "~/domain/vitals/reading";
import { VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";

const LABELS = {
  criticalLow: "Critically low (at or below)",
  low: "Low, below",
  high: "High, above",
  criticalHigh: "Very high, from",
  diastolicHigh: "Diastolic high, from",
  criticalDiastolicHigh: "Diastolic very high, from",
  silentMinutes: "Alert if no reading for (minutes)",
} as const satisfies Record<LimitName, string>;

const usualOf = (type: DeviceType, name: LimitName): number | undefined =>
  (VITAL_KINDS[type].limits as Partial<Record<LimitName, number>>)[name];

/** The limits of one type. */
export function LimitFields({ type, fields }: { type: DeviceType; fields: Fields<string> }) {
  const { t, say } = useWords("dashboard");
  const { label, unit } = VITAL_KINDS[type];
  const hintOf = (name: LimitName) =>
    name === "silentMinutes"
      ? t("Usually: no alert")
      : t("Usually {limit}", { limit: say(amountOf(String(usualOf(type, name)), unit)) });
  return (
    <fieldset className="min-w-0 border-t border-line pt-4 first-of-type:border-t-0">
      {/* As wide as the set: left is as good as start, which Chrome knows since 118 only. */}
      <legend className="float-left mb-3 w-full text-lg font-bold">
        {t(label)}{" "}
        <span className="text-base font-normal text-muted">
          (<bdi>{usualOf(type, "diastolicHigh") ? t("systolic, {unit}", { unit }) : say(unitMessage(unit))}</bdi>)
        </span>
      </legend>
      <div className="field-pair clear-left">
        {limitNames(type).map((name) => (
          <TextField
            key={name}
            field={fields[fieldName(type, name)]!}
            label={t(LABELS[name])}
            hint={hintOf(name)}
            inputMode={name === "silentMinutes" ? "numeric" : "decimal"}
            autoComplete="off"
            maxLength={10}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The limits for who may look at them only. */
export function LimitTable({ limits }: { limits: Record<string, string> }) {
  const { t, say } = useWords("dashboard");
  return (
    <div className="space-y-5">
      {LIMIT_TYPES.map((type) => (
        <section key={type} aria-labelledby={`limits-${type}`}>
          <h2 id={`limits-${type}`} className="text-lg font-bold">
            {t(VITAL_KINDS[type].label)}{" "}
            <span className="text-base font-normal text-muted">
              (<bdi>{say(unitMessage(VITAL_KINDS[type].unit))}</bdi>)
            </span>
          </h2>
          <dl className="mt-1">
            {limitNames(type).map((name) => {
              const own = limits[fieldName(type, name)];
              return (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{t(LABELS[name])}</dt>
                  <dd className="tabular-nums">
                    {own ||
                      (name === "silentMinutes"
                        ? t("no alert")
                        : t("{limit} (usual)", { limit: String(usualOf(type, name)) }))}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
