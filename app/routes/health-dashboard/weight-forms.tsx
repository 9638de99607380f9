import { SelectField, TextField, CheckboxField } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import { useZone } from "~/components/moment";
import type { Refused } from "~/domain/refused";
import { WEIGHT_UNITS, type WeightUnit } from "~/domain/vitals/types";
import { weightValue } from "~/domain/weight/units";
import { zoneTime } from "~/domain/moments";
import type { Weight } from "./weight.server";

const UNIT_OPTIONS = WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }));

/** A new entry. Date and time may be left empty: that is now, whenever the form is sent. */
export function WeighForm({ unit, answer }: { unit: WeightUnit; answer: Refused | undefined }) {
  const zone = useZone();
  return (
    <div className="mt-4">
      <SmallForm id="weigh" order={["weight", "unit", "date", "time"]} answer={answer} defaults={{ unit }} intent="weigh" button="Log Weight" pending="Logging…">
        {(fields) => (
          <>
            <input type="hidden" name="zone" value={zone} />
            <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
              <TextField field={fields.weight} label="Weight" inputMode="decimal" autoComplete="off" maxLength={20} />
              <SelectField field={fields.unit} label="Unit" options={UNIT_OPTIONS} />
            </div>
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <TextField field={fields.date} label="Date" type="date" hint="Empty: today" optional />
              <TextField field={fields.time} label="Time" type="time" hint={`Empty: now. ${zoneTime(zone)}`} optional />
            </div>
          </>
        )}
      </SmallForm>
    </div>
  );
}

/** Sets, changes and takes away the goal. */
export function GoalForm({ weight: { goal, unit }, answer }: { weight: Weight; answer: Refused | undefined }) {
  const defaults = { unit, ...(goal ? { goal: weightValue(goal.goalKg, unit), goalOn: goal.goalOn ?? "" } : {}) };
  return (
    <details className="mt-4 border-t border-line pt-2" {...(!goal || answer ? { open: true } : {})}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium">{goal ? "Change the goal" : "Set a goal"}</summary>
      <div className="mt-2">
        <SmallForm key={JSON.stringify(defaults)} id="goal" order={["goal", "unit", "goalOn", "restart"]} answer={answer} defaults={defaults} intent="goal" button="Store My Goal" pending="Storing…">
          {(fields) => (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
                <TextField field={fields.goal} label="Goal" hint={goal ? "Empty takes the goal away" : undefined} inputMode="decimal" autoComplete="off" maxLength={20} />
                <SelectField field={fields.unit} label="Unit" options={UNIT_OPTIONS} />
              </div>
              <TextField field={fields.goalOn} label="By when" type="date" optional />
              {goal && <CheckboxField field={fields.restart} label="Begin anew from today’s weight" />}
            </>
          )}
        </SmallForm>
      </div>
    </details>
  );
}
