import { ownLimits, setLimits } from "db/vital-alerts";
import { withChannel } from "db/vital-events";
import type { AppContext } from "~/context";
import { limitsAsForm, NO_LIMITS, type TypeLimits } from "~/domain/vitals/alert-limits";
import type { DeviceType } from "~/domain/vitals/types";
import { versionOf } from "~/services/conflict.server";
import { auditRecord, type OpenRecord } from "~/services/records/record-guard.server";

const same = (a: TypeLimits, b: TypeLimits) =>
  (Object.keys(NO_LIMITS) as (keyof TypeLimits)[]).every((name) => a[name] === b[name]);

export type Limits = ReadonlyMap<DeviceType, TypeLimits>;

/** A short name for the state that a patient's limits are in. */
export const limitsVersion = (limits: Limits): string => versionOf(Object.values(limitsAsForm(limits)));

export type LimitsStored = { outcome: "changed" | "unchanged" } | { outcome: "conflict"; stored: Limits };

/**
 * Stores a patient's own limits. They apply from the next reading; open alerts
 * stay until then. Live screens are told to look again.
 * @param record opened for writing.
 * Patient and specialist both may set them: what one was filled in from before
 * the other stored theirs is not stored, and is told what is.
 */
export async function storeLimits(
  app: Pick<AppContext, "db" | "clock" | "live" | "clientAddress">,
  record: OpenRecord,
  wanted: { version: string; limits: Limits },
): Promise<LimitsStored> {
  const { patientId } = record;
  const { result, told } = await withChannel(
    app.db,
    patientId,
    app.clock(),
    async (tx): Promise<{ result: LimitsStored; events: { changed: true }[] }> => {
      const stored = await ownLimits(tx, patientId);
      const changed = [...wanted.limits].filter(([type, limits]) => !same(limits, stored.get(type) ?? NO_LIMITS));
      if (changed.length === 0) return { result: { outcome: "unchanged" }, events: [] };
      if (limitsVersion(stored) !== wanted.version) return { result: { outcome: "conflict", stored }, events: [] };
      for (const [type, limits] of changed) await setLimits(tx, patientId, type, limits);
      await auditRecord(tx, app, record, { action: "update", subject: "alert limits", outcome: "done" });
      return { result: { outcome: "changed" }, events: [{ changed: true }] };
    },
  );
  if (told) app.live.hint(patientId);
  return result;
}
