import { canonicalZone, currentZone, isZone } from "./zones";

/**
 * What is known of the zone of an account's owner, by IANA names: what they have chosen, and what a browser of theirs
 * has named.
 */
export type AccountZones = { timeZone: string | null; browserZone: string | null };

/**
 * The zone that the server counts and writes by for whoever is signed in: their
 * own choice, else what a browser of theirs has named; `null` where neither is
 * known, or is known to this machine. What follows from it says so, or says UTC.
 */
export const accountZone = (zones: AccountZones | null): string | null =>
  Object.values(currentZones(zones)).find((zone) => zone && isZone(zone)) ?? null;

/** Both by the names of today: some were stored by the names of before. */
export const currentZones = (zones: AccountZones | null): AccountZones => ({
  timeZone: zones?.timeZone ? currentZone(zones.timeZone) : null,
  browserZone: zones?.browserZone ? currentZone(zones.browserZone) : null,
});

let offered: ReadonlySet<string> | undefined;

/**
 * The zones that an account can choose from: all that this machine knows, and UTC. Only for the server: browsers know
 * others.
 */
export const zonesOffered = (): ReadonlySet<string> =>
  (offered ??= new Set([...Intl.supportedValuesOf("timeZone").map(currentZone), "UTC"]));

/**
 * What a browser says of its zone, by the name that we keep it under; anything else is nothing: nobody is kept out over
 * it.
 */
export const toldZone = (said: unknown): string | null => (typeof said === "string" ? canonicalZone(said) : null);
