import type { Field, Fields } from "~/components/form/use-fields";
import { Say } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import { WEEKDAYS, type Availability, type Weekday } from "~/domain/providers/availability";
import {
  endInWords,
  endsOffered,
  timeInWords,
  timesOffered,
  weekdayName,
  weekField,
  type WeekField,
} from "~/domain/providers/practice";

/** A time that can be chosen, and how it is written. */
type Choice = { value: string; label: string };
type Choices = { starts: Choice[]; ends: Choice[] };

/** The seven days, each with whether it is open, from when and until when. */
export function WeekFields({
  fields,
  week,
}: {
  fields: Fields<WeekField>;
  /** As it is stored. */ week: Availability;
}) {
  const choices: Choices = {
    starts: timesOffered(week).map((value) => ({ value, label: timeInWords(value) })),
    ends: endsOffered(week).map((value) => ({ value, label: endInWords(value) })),
  };
  return (
    <div className="divide-y divide-line border-b border-line">
      {WEEKDAYS.map((day) => (
        <Day key={day} day={day} fields={fields} choices={choices} />
      ))}
    </div>
  );
}

function Day({ day, fields, choices }: { day: Weekday; fields: Fields<WeekField>; choices: Choices }) {
  const open = fields[weekField(day, "available")];
  const [start, end] = [fields[weekField(day, "start")], fields[weekField(day, "end")]];
  const wrong = [open, start, end].filter(({ errors }) => errors);
  return (
    <fieldset className={`min-w-0 py-4 ${wrong.length > 0 ? "border-l-4 border-danger pl-4" : ""}`}>
      <legend className="contents">
        <span className="font-semibold">{weekdayName(day)}</span>
      </legend>
      <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex min-h-11 items-center gap-3 sm:w-[8rem]">
          <input
            type="checkbox"
            id={open.id}
            name={open.name}
            defaultChecked={open.initialValue === "on"}
            {...said(open)}
            className="size-6 shrink-0 accent-action"
          />
          <label htmlFor={open.id} className="py-2">
            Available
          </label>
        </div>
        {/* Half the width each: on a phone both have to show whether it is morning or evening. */}
        <div className="grid w-full max-w-[20rem] min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4">
          <TimeField field={start} label="From" choices={choices.starts} />
          <TimeField field={end} label="To" choices={choices.ends} />
        </div>
      </div>
      {wrong.map(({ id, errorId, errors }) => (
        <p key={id} id={errorId} className="mt-1 font-semibold text-danger">
          <span className="sr-only">Error: </span>
          <Say message={readFormError(errors![0]!)} />
        </p>
      ))}
    </fieldset>
  );
}

/** What a field says of itself when it is wrong. */
const said = (field: Field) => (field.errors ? { "aria-invalid": true, "aria-describedby": field.errorId } : {});

function TimeField({ field, label, choices }: { field: Field; label: string; choices: Choice[] }) {
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="block text-[0.9375rem] text-muted">
        {label}
      </label>
      <select
        id={field.id}
        name={field.name}
        defaultValue={typeof field.initialValue === "string" ? field.initialValue : ""}
        {...said(field)}
        className="field-input"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
