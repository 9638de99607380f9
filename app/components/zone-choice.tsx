import { Form, useSubmit } from "@remix-run/react";
import { TIME_ZONES } from "~/domain/providers/constants";
import { zoneCity } from "~/domain/zones";

/** The zones to choose from, with the one that is chosen whichever it is. */
export const zoneOptions = (chosen: string): readonly { value: string; label: string }[] =>
  TIME_ZONES.some(({ value }) => value === chosen) ? TIME_ZONES : [{ value: chosen, label: zoneCity(chosen) }, ...TIME_ZONES];

type Props = {
  /** What is chosen now; `null` where nothing is known of the visitor's clock. */
  zone: string | null;
  label: string;
  /** The rest of the address. */
  keep?: Record<string, string>;
};

/** Asks by `?tz=` for a screen on another clock: for browsers without script, and for who travels. */
export function ZoneChoice({ zone, label, keep = {} }: Props) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="no-print flex flex-wrap items-end gap-3"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0">
        <label htmlFor="tz" className="mb-1 block text-sm font-semibold">
          {label}
        </label>
        <select id="tz" name="tz" key={zone} defaultValue={zone ?? ""} className="field-input">
          {zone === null && <option value="">Choose your time zone</option>}
          {(zone === null ? TIME_ZONES : zoneOptions(zone)).map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn-secondary">
        Show
      </button>
    </Form>
  );
}
