import { MomentIn } from "./moment";
import { useOwnZone } from "./use-browser-zone";

/** An instant on the reader's clock, as far as it is known, else in UTC; either is named. */
export const LocalTime = ({ iso }: { iso: string }) => <MomentIn at={new Date(iso)} zone={useOwnZone() ?? "UTC"} />;
