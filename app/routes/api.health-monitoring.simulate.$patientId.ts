import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { requireSimulation } from "~/services/records/record-guard.server";
import { simulate } from "~/services/vitals/monitoring.server";

/**
 * `POST /api/health-monitoring/simulate/{patientId}`: makes up a set of the four vitals, for the demo patient or for
 * one's own record.
 */
const handlers = endpoint({
  POST: async ({ request, params, context }) => {
    const record = await requireSimulation(request, params.patientId, context);
    return json({ readings: await simulate(context, record) }, { status: 201 });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
