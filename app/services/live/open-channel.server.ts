import { recordAccess } from "db/patients";
import type { AppContext } from "~/context";
import { mayReadRecord } from "~/domain/policy";
import { requireRecord } from "~/services/records/record-guard.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { asBackground, tokenHashOf } from "~/services/sessions/session.server";
import type { OpenedLive } from "./live.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits">;

/**
 * Opens a record for a live connection, whatever carries it. The page opens it
 * by itself, again and again: that is no activity of its user. The demo record
 * is everybody's; any other is looked at again as long as the connection lasts.
 * @throws {ApiError} 404 for an unknown patient, 401 for nobody, 403 for the wrong person, 429 for too many.
 */
export async function openChannel(
  request: Request,
  patientId: string | undefined,
  context: Needs,
): Promise<OpenedLive> {
  requireWithinLimit(await context.limits.take("live", context.clientAddress));
  const own = asBackground(request);
  const { viewer, isDemo, patientId: id, emergency } = await requireRecord(own, patientId, context, "live vitals");
  const tokenHash = viewer && !isDemo ? await tokenHashOf(own, context) : null;
  const watched =
    viewer && tokenHash
      ? {
          userId: viewer.id,
          tokenHash,
          ...watchedRecord(context, id),
          ...(emergency ? { until: emergency.until } : {}),
        }
      : null;
  return { kind: "patients", id, userId: viewer?.id ?? null, address: context.clientAddress, watched, memberId: null };
}

function watchedRecord(
  { db, clock }: Pick<Needs, "db" | "clock">,
  patientId: number,
): Pick<NonNullable<OpenedLive["watched"]>, "subject" | "may"> {
  return {
    subject: `record ${patientId}`,
    async may(viewer) {
      const record = await recordAccess(db, patientId, viewer?.id ?? null, clock());
      return record ? mayReadRecord(viewer, record) : "forbidden";
    },
  };
}
