import { SelectField, TextField, CheckboxField } from "~/components/form/field";
import { VersionField, useVersionKey } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { useZone } from "~/components/zoned-time";
import { useWords } from "~/components/words";
import type { RejectedForm } from "~/domain/rejected-form";
import { WEIGHT_UNITS, type WeightUnit } from "~/domain/vitals/types";
import { weightValue } from "~/domain/weight/units";
import { zoneTime } from "~/domain/moments";
import type { Weight } from "./weight.server";

const unitOptions = (translate: (unit: string) => string) =>
  WEIGHT_UNITS.map((unit) => ({ value: unit, label: translate(unit) }));

/** A new entry. Date and time may be left empty: that is now, whenever the form is sent. */
export function WeighForm({ unit, answer }: { unit: WeightUnit; answer: RejectedForm | undefined }) {
  const zone = useZone();
  const { t, translate, language } = useWords("dashboard");
  return (
    <div className="mt-4">
      <SmallForm
        id="weigh"
        order={["weight", "unit", "date", "time", "sure"]}
        answer={answer}
        defaults={{ unit }}
        intent="weigh"
        button={t("Log Weight")}
        pending={t("Logging…")}
      >
        {(fields) => (
          <>
            <input type="hidden" name="zone" value={zone} />
            <div className="flex flex-wrap gap-3 *:first:min-w-0 *:first:flex-1 *:first:basis-[8rem] *:last:w-[6rem]">
              <TextField
                field={fields.weight}
                label={t("Weight")}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
              />
              <SelectField field={fields.unit} label={t("Unit")} options={unitOptions(translate)} />
            </div>
            <div className="field-pair">
              <TextField field={fields.date} label={t("Date")} type="date" hint={t("Defaults to today")} optional />
              <TextField
                field={fields.time}
                label={t("Time")}
                type="time"
                hint={t("Empty: now. {zone}", { zone: zoneTime(zone, language) })}
                optional
              />
            </div>
            {fields.sure.errors && <CheckboxField field={fields.sure} label={t("This weight is right")} />}
          </>
        )}
      </SmallForm>
    </div>
  );
}

/** Sets, changes and takes away the goal. */
export function GoalForm({
  weight: { goal, goalVersion, unit },
  answer,
}: {
  weight: Weight;
  answer: RejectedForm | undefined;
}) {
  const { t, translate } = useWords("dashboard");
  const defaults = { unit, ...(goal ? { goal: weightValue(goal.goalKg, unit), goalOn: goal.goalOn ?? "" } : {}) };
  const shown = useVersionKey(goalVersion + unit, answer !== undefined);
  return (
    <details className="mt-4 border-t border-line pt-2" {...(!goal || answer ? { open: true } : {})}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium link">
        {goal ? t("Change the goal") : t("Set a goal")}
      </summary>
      <div className="mt-2">
        <SmallForm
          key={shown}
          id="goal"
          order={["goal", "unit", "goalOn", "restart", "sure", "version"]}
          answer={answer}
          defaults={defaults}
          intent="goal"
          button={t("Save goal")}
          pending={t("Storing…")}
        >
          {(fields) => (
            <>
              <VersionField field={fields.version} name="version" now={goalVersion} isRefused={answer !== undefined} />
              <div className="flex flex-wrap gap-3 *:first:min-w-0 *:first:flex-1 *:first:basis-[8rem] *:last:w-[6rem]">
                <TextField
                  field={fields.goal}
                  label={t("Goal")}
                  hint={goal ? t("Leave blank to remove the goal") : undefined}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                />
                <SelectField field={fields.unit} label={t("Unit")} options={unitOptions(translate)} />
              </div>
              <TextField field={fields.goalOn} label={t("By when")} type="date" optional />
              {goal && <CheckboxField field={fields.restart} label={t("Begin anew from today’s weight")} />}
              {fields.sure.errors && <CheckboxField field={fields.sure} label={t("This goal is right")} />}
            </>
          )}
        </SmallForm>
      </div>
    </details>
  );
}
