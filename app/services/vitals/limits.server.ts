import { ownLimits, setLimits } from "db/vital-alerts";
import { withChannel } from "db/vital-events";
import type { AppContext } from "~/context";
import { NO_LIMITS, type TypeLimits } from "~/domain/vitals/limits";
import type { DeviceType } from "~/domain/vitals/types";
import { auditRecord, type OpenRecord } from "~/services/http/record-guard.server";

const same = (a: TypeLimits, b: TypeLimits) => (Object.keys(NO_LIMITS) as (keyof TypeLimits)[]).every((name) => a[name] === b[name]);

/**
 * Stores a patient's own limits. They hold from the next reading on; open alerts
 * stay until then. Live screens are told to look again.
 * @param record opened for writing.
 * @returns whether anything is different now.
 */
export async function storeLimits(app: Pick<AppContext, "db" | "clock" | "live" | "clientAddress">, record: OpenRecord, wanted: ReadonlyMap<DeviceType, TypeLimits>): Promise<boolean> {
  const { patientId } = record;
  const { result: isChanged, told } = await withChannel(app.db, patientId, app.clock(), async (tx) => {
    const stored = await ownLimits(tx, patientId);
    const changed = [...wanted].filter(([type, limits]) => !same(limits, stored.get(type) ?? NO_LIMITS));
    for (const [type, limits] of changed) await setLimits(tx, patientId, type, limits);
    if (changed.length > 0) await auditRecord(tx, app, record, { action: "update", subject: "alert limits", outcome: "done" });
    return { result: changed.length > 0, events: changed.length > 0 ? [{ changed: true as const }] : [] };
  });
  if (told) app.live.hint(patientId);
  return isChanged;
}
