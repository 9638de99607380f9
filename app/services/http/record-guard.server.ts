import { recordAccess } from "db/patients";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { mayReadRecord } from "~/domain/policy";
import { sessionUser } from "~/services/sessions/session.server";
import { idParam } from "./endpoint.server";

/**
 * The patient whose record a request may read.
 * @throws {ApiError} 404 for an unknown patient, 401 for nobody, 403 for the wrong person.
 */
export async function requireReadableRecord(
  request: Request,
  patientId: string | undefined,
  context: Pick<AppContext, "db" | "cookies" | "clock" | "log">,
): Promise<number> {
  const id = idParam(patientId);
  const viewer = await sessionUser(request, context);
  const record = id === null ? null : await recordAccess(context.db, id, viewer?.id ?? null);
  if (id === null || !record) throw new ApiError("not_found", "There is no such patient");
  const decision = mayReadRecord(viewer, record);
  if (decision === "unauthenticated") throw new ApiError("unauthenticated", "Sign in to read this record");
  if (decision === "forbidden") {
    context.log.event("record access denied", { patientId: id, userId: viewer?.id ?? 0 });
    throw new ApiError("forbidden", "This record is not open to you");
  }
  return id;
}
