import { DateAndTimeIn } from "./zoned-time";
import { useOwnZone } from "./use-browser-zone";

/**
 * An instant on the reader's clock, as far as it is known, else in UTC; either is named.
 * @param zone the reader's, where something else than their account or browser tells it.
 */
export const LocalTime = ({ iso, zone = "UTC" }: { iso: string; zone?: string }) => (
  <DateAndTimeIn at={new Date(iso)} zone={useOwnZone() ?? zone} />
);
