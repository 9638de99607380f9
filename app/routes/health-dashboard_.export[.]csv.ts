import { accountZone } from "~/domain/account-zone";
import { spanOfDays } from "~/domain/dates";
import { exportQuerySchema } from "~/domain/vitals/export-query";
import { vitalsCsv } from "~/services/export/vitals-export.server";
import { endpoint, validate } from "~/services/http/responses/endpoint.server";
import { recordInView, requireExport, requireRecord } from "~/services/records/record-guard.server";
import { streamBody } from "~/services/http/responses/body-stream.server";
import { sessionUser } from "~/services/sessions/session.server";

const handlers = endpoint({
  /** `GET /health-dashboard/export.csv?what=weight|vitals|all&from=…&to=…`: readings of the record in view, to save. */
  GET: async ({ request, context }) => {
    const query = await validate(exportQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const open = await requireRecord(request, await recordInView(request, context), context, "export of vitals");
    const headers = {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${query.what === "all" ? "readings" : query.what}.csv"`,
      "Cache-Control": "private, no-store",
    };
    if (request.method === "HEAD") return new Response(null, { headers });
    await requireExport(open, context);
    const zone = accountZone(await sessionUser(request, context)) ?? "UTC";
    return new Response(
      streamBody(
        vitalsCsv(context, open.patientId, { deviceTypes: query.deviceTypes, ...spanOfDays(zone, query) }),
        context,
      ),
      { headers },
    );
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
