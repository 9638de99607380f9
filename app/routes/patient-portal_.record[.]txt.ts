import { accountZone } from "~/domain/account-zone";
import { exportedRecord, plainText } from "~/services/export/record-export.server";
import { endpoint } from "~/services/http/responses/endpoint.server";
import { recordInView, requireExport, requireRecord } from "~/services/records/record-guard.server";
import { streamBody } from "~/services/http/responses/body-stream.server";
import { languageOf } from "~/services/pages/language.server";
import { sessionUser } from "~/services/sessions/session.server";

const handlers = endpoint({
  /**
   * `GET /patient-portal/record.txt`: the whole record in view in words, in the language and on the clock of the
   * reader, to save or print.
   */
  GET: async ({ request, context }) => {
    const open = await requireRecord(request, await recordInView(request, context), context, "export");
    const language = languageOf(request);
    const headers = {
      "Content-Language": language,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="health-record.txt"',
      "Cache-Control": "private, no-store",
    };
    if (request.method === "HEAD") return new Response(null, { headers });
    const zone = accountZone(await sessionUser(request, context));
    await requireExport(open, context);
    const record = await exportedRecord(context, open.patientId);
    return new Response(streamBody(plainText(context, record, language, zone), context), { headers });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
