import { TextField } from "~/components/form/field";
import type { Fields } from "~/components/form/use-fields";
import { fieldName, LIMIT_TYPES, limitNames, USUAL_LIMITS, type LimitName } from "~/domain/vitals/limits";
import { withUnit } from "~/domain/vitals/reading";
import { VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";

const LABELS: Record<LimitName, string> = {
  criticalLow: "Very low, down to",
  low: "Low, below",
  high: "High, above",
  criticalHigh: "Very high, from",
  diastolicHigh: "Diastolic high, from",
  criticalDiastolicHigh: "Diastolic very high, from",
  silentMinutes: "No reading for, in minutes",
};

const usualOf = (type: DeviceType, name: LimitName): number | undefined => (USUAL_LIMITS[type] as Partial<Record<LimitName, number>>)[name];
const hintOf = (type: DeviceType, name: LimitName) => (name === "silentMinutes" ? "Usually: no alert" : `Usually ${withUnit(String(usualOf(type, name)), VITAL_KINDS[type].unit)}`);

/** The limits of one type. */
export function LimitFields({ type, fields }: { type: DeviceType; fields: Fields<string> }) {
  const { label, unit } = VITAL_KINDS[type];
  return (
    <fieldset className="border-t border-line pt-4 first-of-type:border-t-0">
      <legend className="float-left mb-3 w-full text-lg font-bold">
        {label} <span className="text-base font-normal text-muted">({type === "blood_pressure" ? `systolic, ${unit}` : unit})</span>
      </legend>
      <div className="clear-left grid grid-cols-1 gap-4 sm:grid-cols-2">
        {limitNames(type).map((name) => (
          <TextField
            key={name}
            field={fields[fieldName(type, name)]!}
            label={LABELS[name]}
            hint={hintOf(type, name)}
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
  return (
    <div className="space-y-5">
      {LIMIT_TYPES.map((type) => (
        <section key={type} aria-labelledby={`limits-${type}`}>
          <h2 id={`limits-${type}`} className="text-lg font-bold">
            {VITAL_KINDS[type].label} <span className="text-base font-normal text-muted">({VITAL_KINDS[type].unit})</span>
          </h2>
          <dl className="mt-1">
            {limitNames(type).map((name) => {
              const own = limits[fieldName(type, name)];
              return (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{LABELS[name]}</dt>
                  <dd className="tabular-nums">{own || (name === "silentMinutes" ? "no alert" : `${usualOf(type, name)} (usual)`)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
