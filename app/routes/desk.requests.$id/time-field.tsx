import { SelectFrame } from "~/components/form/field";
import type { Field } from "~/components/form/use-fields";
import { timeOnBothClocks } from "~/domain/appointments/words";
import type { IsoDate } from "~/domain/dates";
import { formatDay } from "~/domain/moments";

/** A day of the specialist's calendar and the free times that begin on it. */
export type FreeDay = { date: IsoDate; times: Date[] };

/** The specialist's own free times, day by day, each on both clocks. */
export function TimeField({
  field,
  days,
  timeZone,
  patientZone,
}: {
  field: Field;
  days: FreeDay[];
  timeZone: string;
  patientZone: string;
}) {
  return (
    <SelectFrame
      field={field}
      label="Time"
      placeholder="Choose a time"
      {...(patientZone ? { hint: "In brackets the patient’s own clock." } : {})}
    >
      {days
        .filter(({ times }) => times.length > 0)
        .map(({ date, times }) => (
          <optgroup key={date} label={formatDay(times[0]!, timeZone)}>
            {times.map((at) => (
              <option key={at.toISOString()} value={at.toISOString()}>
                {timeOnBothClocks(at, timeZone, patientZone)}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectFrame>
  );
}
