import { ApiError } from "~/domain/errors";
import { endpoint, idParam, json } from "~/services/http/responses/endpoint.server";
import { requireMonitoring } from "~/services/records/record-guard.server";
import { acknowledge } from "~/services/vitals/monitoring.server";

/**
 * `POST /api/health-monitoring/{patientId}/alerts/{alertId}/acknowledge`: the alert as it stands then. The first one
 * stands.
 */
const handlers = endpoint({
  POST: async ({ request, params, context }) => {
    const record = await requireMonitoring(request, params.patientId, context, "vital alert");
    const alertId = idParam(params.alertId);
    if (alertId === null) throw new ApiError("not_found", "There is no such alert");
    return json({ alert: await acknowledge(context, record, alertId) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
