import { readSeries } from "db/vital-series";
import { downsample } from "~/domain/vitals/series";
import { seriesQuerySchema } from "~/domain/vitals/series-schema";
import { VITAL_KINDS } from "~/domain/vitals/types";
import { conditionalJson, endpoint, validate } from "~/services/http/responses/endpoint.server";
import { requireRecord } from "~/services/records/record-guard.server";

/**
 * `GET /api/health-monitoring/{patientId}/series?type&from&to&points`: readings of
 * a type over time, thinned out to `points` (largest triangle, three buckets).
 */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const { patientId } = await requireRecord(request, params.patientId, context, "vital series");
    const { type, from, to, points } = await validate(
      seriesQuerySchema(context.clock()),
      Object.fromEntries(new URL(request.url).searchParams),
    );
    const series = await readSeries(context.db, { patientId, deviceType: type, from, to });
    const thinned = downsample(series.points, points).map(({ at, diastolic, ...point }) => ({
      timestamp: new Date(at).toISOString(),
      ...point,
      ...(diastolic === null ? {} : { diastolic }),
    }));
    const body = {
      type,
      unit: VITAL_KINDS[type].unit,
      from: from.toISOString(),
      to: to.toISOString(),
      of: series.of,
      points: thinned,
    };
    return conditionalJson(request, JSON.stringify(body), "private, no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
