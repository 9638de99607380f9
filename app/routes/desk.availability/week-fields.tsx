import type { Field, Fields } from "~/components/form/use-fields";
import { WEEKDAYS, type Weekday } from "~/domain/providers/availability";
import { weekdayName, weekField, type WeekField } from "~/domain/providers/practice";
import { formatClock } from "~/domain/time-words";

/** A time of a day as its clock shows it. */
const written = (time: string) => formatClock({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) });

/** The seven days, each with whether it is open, from when and until when. */
export function WeekFields({ fields, times }: { fields: Fields<WeekField>; times: string[] }) {
  return (
    <div className="divide-y divide-line border-b border-line">
      {WEEKDAYS.map((day) => (
        <Day key={day} day={day} fields={fields} times={times} />
      ))}
    </div>
  );
}

function Day({ day, fields, times }: { day: Weekday; fields: Fields<WeekField>; times: string[] }) {
  const open = fields[weekField(day, "available")];
  const [start, end] = [fields[weekField(day, "start")], fields[weekField(day, "end")]];
  const wrong = [start, end].filter(({ errors }) => errors);
  return (
    <fieldset className={`min-w-0 py-4 ${wrong.length > 0 ? "border-l-4 border-danger pl-4" : ""}`}>
      <legend className="contents">
        <span className="font-semibold">{weekdayName(day)}</span>
      </legend>
      <div className="mt-1 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="flex min-h-11 items-center gap-3 sm:w-32">
          <input type="checkbox" id={open.id} name={open.name} defaultChecked={open.initialValue === "on"} className="size-6 shrink-0 accent-action" />
          <label htmlFor={open.id} className="py-2">
            Available
          </label>
        </div>
        <div className="flex min-w-0 gap-4">
          <TimeField field={start} label="From" times={times} />
          <TimeField field={end} label="To" times={times} />
        </div>
      </div>
      {wrong.map(({ id, errorId, errors }) => (
        <p key={id} id={errorId} className="mt-1 font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {errors![0]}
        </p>
      ))}
    </fieldset>
  );
}

function TimeField({ field, label, times }: { field: Field; label: string; times: string[] }) {
  return (
    <div className="min-w-0">
      <label htmlFor={field.id} className="block text-[0.9375rem] text-muted">
        {label}
      </label>
      <select
        id={field.id}
        name={field.name}
        defaultValue={typeof field.initialValue === "string" ? field.initialValue : ""}
        {...(field.errors ? { "aria-invalid": true, "aria-describedby": field.errorId } : {})}
        className="field-input"
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {written(time)}
          </option>
        ))}
      </select>
    </div>
  );
}
