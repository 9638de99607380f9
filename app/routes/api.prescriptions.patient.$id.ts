import { listPrescriptions } from "db/records";
import type { Prescription } from "~/domain/consultations";
import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";

/** `GET /api/prescriptions/patient/{id}`: a patient's prescriptions (DATA-29), newest first. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const record = await requireRecord(request, params.id, context, "prescriptions");
    const prescribed = await listPrescriptions(context.db, record);
    const body = prescribed.map(({ attending: _, ...prescription }): Prescription => prescription);
    return conditionalJson(request, JSON.stringify(body), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
