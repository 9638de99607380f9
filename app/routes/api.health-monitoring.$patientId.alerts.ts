import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";
import { alertsOf } from "~/services/vitals/monitoring.server";

/** `GET /api/health-monitoring/{patientId}/alerts`: the newest alerts, and which levels are silent. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const { patientId } = await requireRecord(request, params.patientId, context, "vital alerts");
    return conditionalJson(request, JSON.stringify(await alertsOf(context, patientId)), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
