import { findPatient } from "db/records";
import { ApiError } from "~/domain/errors";
import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";

/** `GET /api/patients/{id}`: the patient (DATA-28). */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const record = await requireRecord(request, params.id, context, "health summary");
    const patient = await findPatient(context.db, record);
    if (!patient) throw new ApiError("not_found", "There is no such patient");
    return conditionalJson(request, JSON.stringify(patient), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
