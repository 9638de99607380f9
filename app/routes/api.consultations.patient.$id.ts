import { listConsultations } from "db/records";
import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";

/** `GET /api/consultations/patient/{id}`: a patient's consultations (DATA-30), newest first. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const record = await requireRecord(request, params.id, context, "consultations");
    return conditionalJson(request, JSON.stringify(await listConsultations(context.db, record)), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
