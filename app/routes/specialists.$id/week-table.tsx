import { Form, useSubmit } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { TIME_ZONES } from "~/domain/providers/constants";
import { formatHours, type DayOfWeek } from "~/domain/providers/week";
import { zoneCity } from "~/domain/zones";

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/**
 * The coming week on the specialist's clock and on the visitor's. With script
 * the browser knows the visitor's zone; without, a form asks for it.
 */
export function WeekTable({ week, zone, askedZone }: { week: DayOfWeek[]; zone: string; askedZone: string | null }) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const own = askedZone ?? (hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null);
  const second = own && own !== zone ? own : null;
  const known = TIME_ZONES.some(({ value }) => value === own);
  return (
    <section aria-labelledby="week-title" className="mt-10">
      <h2 id="week-title" className="text-xl font-bold">
        Weekly availability
      </h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse text-left text-[0.9375rem]">
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Day
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                Specialist’s time ({zoneCity(zone)})
              </th>
              {second && (
                <th scope="col" className="py-2 font-semibold">
                  Your time ({zoneCity(second)})
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {week.map(({ weekday, hours }) => (
              <tr key={weekday} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {capitalize(weekday)}
                </th>
                <td className="py-2 pr-4">{hours ? formatHours(hours, zone) : <span className="text-muted">Not available</span>}</td>
                {second && <td className="py-2">{hours ? formatHours(hours, second) : <span className="text-muted">Not available</span>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {own === zone && <p className="mt-2 text-muted">Your clock shows the same time.</p>}
      <Form
        method="get"
        onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <div>
          <label htmlFor="tz" className="mb-1 block text-sm font-semibold">
            Your time zone
          </label>
          <select id="tz" name="tz" key={own} defaultValue={own ?? ""} className="field-input">
            {!own && <option value="">Choose your time zone</option>}
            {own && !known && <option value={own}>{zoneCity(own)}</option>}
            {TIME_ZONES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn btn-secondary">
          Show
        </button>
      </Form>
    </section>
  );
}
