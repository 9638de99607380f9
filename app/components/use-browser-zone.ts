import { startTransition, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { isZone } from "~/domain/zones";

/** Some locked-down browsers name no zone, or one that is none. */
function browserZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : null;
}

/** The time zone of the browser, which only script can tell: `null` on the server, until a page is hydrated, and where it is none. */
export function useBrowserZone(): string | null {
  const hydrated = useHydrated();
  const [zone, setZone] = useState(() => (hydrated ? browserZone() : null));
  useEffect(() => {
    // In a transition, because an urgent change would make React draw anew whatever depends on it and has not been hydrated yet.
    startTransition(() => setZone(browserZone()));
  }, []);
  return zone;
}
