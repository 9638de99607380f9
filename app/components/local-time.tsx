import { useHydrated } from "remix-utils/use-hydrated";

const OPTIONS: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };

/** An instant on the reader's clock; until script says which that is, in UTC and marked so. */
export function LocalTime({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  const text = hydrated
    ? new Intl.DateTimeFormat("en-US", OPTIONS).format(new Date(iso))
    : `${new Intl.DateTimeFormat("en-US", { ...OPTIONS, timeZone: "UTC" }).format(new Date(iso))} UTC`;
  return <time dateTime={iso}>{text}</time>;
}
