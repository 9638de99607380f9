import type { AppContext } from "~/context";
import { requireRecord } from "~/services/http/record-guard.server";
import { requireWithin } from "~/services/http/limits.server";
import { asBackground, tokenHashOf } from "~/services/sessions/session.server";
import type { OpenedLive } from "./live.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session" | "log" | "clientAddress" | "limits">;

/**
 * Opens a record for a live connection, whatever carries it. The page opens it
 * by itself, again and again: that is no activity of its user.
 * @throws {ApiError} 404 for an unknown patient, 401 for nobody, 403 for the wrong person, 429 for too many.
 */
export async function openLive(request: Request, patientId: string | undefined, context: Needs): Promise<OpenedLive> {
  requireWithin(await context.limits.take("live", context.clientAddress));
  const own = asBackground(request);
  const opened = await requireRecord(own, patientId, context, "live vitals");
  return { ...opened, tokenHash: opened.viewer && (await tokenHashOf(own, context)), address: context.clientAddress };
}
