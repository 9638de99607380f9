import { useRouteLoaderData } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { accountZone, type AccountZones } from "~/domain/account-zone";
import { isZone } from "~/domain/zones";

/** Some locked-down browsers name no zone, or one that is none. */
function browserZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : null;
}

/**
 * The time zone of the browser, which only script can tell: `null` on the server, until a page is hydrated, and where
 * it is none.
 */
export function useBrowserZone(): string | null {
  const hydrated = useHydrated();
  const [zone, setZone] = useState(() => (hydrated ? browserZone() : null));
  useEffect(() => {
    // In a transition, because an urgent change would make React draw again whatever depends on it and has not been
    // hydrated yet.
    startTransition(() => setZone(browserZone()));
  }, []);
  return zone;
}

/** What is known of the zone of whoever is signed in. */
function useAccountZones(): AccountZones | null {
  return (useRouteLoaderData("root") as { zones?: AccountZones | null } | undefined)?.zones ?? null;
}

/**
 * The zone by which the server counts days for whoever is signed in: with the request that asks for them it hears of no
 * other.
 */
export const useAccountZone = (): string | null => accountZone(useAccountZones());

/**
 * On whose clock somebody reads times: their own choice, else their browser's, else what
 * a browser of theirs has named before, which is there without script, too. `null` where none is known.
 */
export function useOwnZone(): string | null {
  const zones = useAccountZones();
  const browser = useBrowserZone();
  return accountZone({ timeZone: zones?.timeZone ?? null, browserZone: browser ?? zones?.browserZone ?? null });
}
