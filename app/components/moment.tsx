import { Form, useSubmit } from "@remix-run/react";
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from "react";
import { DEFAULT_ZONE, formatAge, formatDay, formatMoment, zoneTime } from "~/domain/moments";
import { TIME_ZONES } from "~/domain/providers/constants";
import { isZone, zoneCity } from "~/domain/zones";

const ZoneContext = createContext(DEFAULT_ZONE);

/** The zone that an address asks for by `?tz=`, or `null`. */
export function askedZone(params: URLSearchParams): string | null {
  const zone = params.get("tz");
  return zone && isZone(zone) ? zone : null;
}

/**
 * On whose clock the times within are written: the zone asked for, else with
 * script the browser's own, else one that each time names.
 */
export function VisitorZone({ asked, children }: { asked: string | null; children: ReactNode }) {
  const [own, setOwn] = useState(DEFAULT_ZONE);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Some locked-down browsers name no zone, or one that is none. In a transition, because an
    // urgent change would make React draw anew whatever within has not been hydrated yet.
    if (timeZone && isZone(timeZone)) startTransition(() => setOwn(timeZone));
  }, []);
  return <ZoneContext.Provider value={asked ?? own}>{children}</ZoneContext.Provider>;
}

/** A date and time of day on the visitor's clock, with the zone by name. */
export function Moment({ at }: { at: Date }) {
  const zone = useContext(ZoneContext);
  return (
    <time dateTime={at.toISOString()}>
      {formatMoment(at, zone)} <span className="font-normal text-muted">({zoneTime(zone)})</span>
    </time>
  );
}

/** The date of an instant on the visitor's clock, where the hour does not matter. */
export function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDay(at, useContext(ZoneContext))}</time>;
}

/** How old something is; with script it goes on counting. `now` is the server's, whose clock is right. */
export function Age({ at, now }: { at: Date; now: Date }) {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - since), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  return <>{formatAge(at, new Date(now.getTime() + passed))}</>;
}

/** Chooses the clock: for browsers without script, and for who travels. `keep` is the rest of the address. */
export function ZoneForm({ keep = {} }: { keep?: Record<string, string> }) {
  const zone = useContext(ZoneContext);
  const submit = useSubmit();
  const known = TIME_ZONES.some(({ value }) => value === zone);
  return (
    <Form
      method="get"
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="no-print mt-8 flex flex-wrap items-end gap-3"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0">
        <label htmlFor="tz" className="mb-1 block text-sm font-semibold">
          Times are shown for
        </label>
        <select id="tz" name="tz" key={zone} defaultValue={zone} className="field-input">
          {!known && <option value={zone}>{zoneCity(zone)}</option>}
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
  );
}
