import { toHealthReading } from "~/domain/vitals/reading";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { ingest, readingsOf } from "~/services/vitals/ingest.server";
import { requireSender } from "~/services/vitals/reading-sender.server";

/** A thousand observations of FHIR, as our own export writes them, are under one megabyte. */
const MAX_BYTES = 2 * 1024 * 1024;
const TYPES = ["application/json", "application/fhir+json"];

/**
 * `POST /api/health-monitoring/{patientId}/readings`: readings of a device (by
 * its token) or of somebody who may write the record. 201 with what was added,
 * 200 where all of it was there already.
 */
const handlers = endpoint({
  POST: async ({ request, params, context }) => {
    const sender = await requireSender(request, params.patientId, context);
    const sent = await readingsOf(await readJson(request, { limit: MAX_BYTES, types: TYPES }), context.clock());
    const { added, duplicates, skipped } = await ingest(context, sender, sent);
    return json(
      { added: added.length, duplicates, skipped, readings: added.map(toHealthReading) },
      { status: added.length > 0 ? 201 : 200 },
    );
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
