import { latestReadings } from "db/vitals";
import { toHealthReading } from "~/domain/vitals/reading";
import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";

/** `GET /api/health-monitoring/{patientId}/latest`: the newest reading of each type, an empty list without any. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const { patientId } = await requireRecord(request, params.patientId, context, "latest vitals");
    const readings = await latestReadings(context.db, patientId);
    return conditionalJson(request, JSON.stringify(readings.map(toHealthReading)), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
