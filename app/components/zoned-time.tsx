import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { ageOf, DEFAULT_ZONE, formatDay, formatMoment, zoneTime } from "~/domain/moments";
import { formatClock } from "~/domain/time-words";
import { isZone, wallClock } from "~/domain/zones";
import { useOwnZone } from "./use-browser-zone";
import { useLanguage, useWords } from "./words";
import { ZoneChoice } from "./zone-choice";

const ZoneContext = createContext(DEFAULT_ZONE);

/** The zone that an address asks for by `?tz=`, or `null`. */
export function askedZone(params: URLSearchParams): string | null {
  const zone = params.get("tz");
  return zone && isZone(zone) ? zone : null;
}

/** An address that keeps the clock that was asked for. */
export const withZone = (path: string, zone: string | null) =>
  zone ? `${path}${path.includes("?") ? "&" : "?"}tz=${encodeURIComponent(zone)}` : path;

/**
 * On whose clock the times within are written: the zone asked for, else the
 * visitor's own as far as it is known, else one that each time names.
 */
export function VisitorZone({ asked, children }: { asked: string | null; children: ReactNode }) {
  const own = useOwnZone();
  return <ZoneContext.Provider value={asked ?? own ?? DEFAULT_ZONE}>{children}</ZoneContext.Provider>;
}

/** On whose clock times are written here. */
export const useZone = () => useContext(ZoneContext);

/** A date and time of day on the visitor's clock, with the zone by name. */
export const DateAndTime = ({ at }: { at: Date }) => <DateAndTimeIn at={at} zone={useContext(ZoneContext)} />;

/** The same on a given zone's clock. */
export function DateAndTimeIn({ at, zone }: { at: Date; zone: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at.toISOString()}>
      {formatMoment(at, zone, language)} <ZoneWord zone={zone} />
    </time>
  );
}

/** A time of day on the visitor's clock, with the zone by name, where the day is clear. */
export function TimeOfDay({ at }: { at: Date }) {
  const [zone, language] = [useContext(ZoneContext), useLanguage()];
  return (
    <time dateTime={at.toISOString()}>
      {formatClock(wallClock(zone, at), language)} <ZoneWord zone={zone} />
    </time>
  );
}

/** On whose clock the times here are. */
export const ZoneName = () => <ZoneWord zone={useContext(ZoneContext)} />;

const ZoneWord = ({ zone }: { zone: string }) => (
  <span className="font-normal text-muted">{`(${zoneTime(zone, useLanguage())})`}</span>
);

/** The date of an instant on the visitor's clock, where the hour does not matter. */
export function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDay(at, useContext(ZoneContext), useLanguage())}</time>;
}

/** How old something is; with script it goes on counting. `now` is the server's, whose clock is right. */
export function Age({ at, now }: { at: Date; now: Date }) {
  const { t, count } = useWords();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - since), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  const age = ageOf(at, new Date(now.getTime() + passed));
  return <>{age ? count(`${age.unit}Ago`, age.count) : t("just now")}</>;
}

/** Chooses the clock of the times on a screen. `keep` is the rest of the address. */
export function ZoneForm({ keep }: { keep?: Record<string, string> }) {
  const { t } = useWords();
  return (
    <div className="no-print mt-8">
      <ZoneChoice zone={useContext(ZoneContext)} label={t("Times are shown for")} {...(keep ? { keep } : {})} />
    </div>
  );
}
