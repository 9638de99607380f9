import { exportedRecord, fhirBundle } from "~/services/export/record-export.server";
import { endpoint } from "~/services/http/responses/endpoint.server";
import { recordInView, requireExport, requireRecord } from "~/services/records/record-guard.server";
import { streamBody } from "~/services/http/responses/body-stream.server";

const handlers = endpoint({
  /** `GET /patient-portal/record.json`: the whole record in view as a FHIR R4 bundle, to save. */
  GET: async ({ request, context }) => {
    const open = await requireRecord(request, await recordInView(request, context), context, "export");
    const headers = {
      "Content-Type": "application/fhir+json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="health-record.json"',
      "Cache-Control": "private, no-store",
    };
    if (request.method === "HEAD") return new Response(null, { headers });
    await requireExport(open, context);
    const record = await exportedRecord(context, open.patientId);
    const origin = context.config.publicOrigin ?? new URL(request.url).origin;
    return new Response(streamBody(fhirBundle(context, record, origin), context), { headers });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
