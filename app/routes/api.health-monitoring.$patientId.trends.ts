import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";
import { insightsOf } from "~/services/vitals/monitoring.server";

/** `GET /api/health-monitoring/{patientId}/trends`: what the last week's readings say. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const { patientId } = await requireRecord(request, params.patientId, context, "vital trends");
    return conditionalJson(request, JSON.stringify(await insightsOf(context, patientId)), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
