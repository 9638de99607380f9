import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { findWeightPlan } from "db/weight";
import type { TitleHandle } from "~/components/document-title";
import { TextAreaField, TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { PatientsOnly } from "~/components/patients-only";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { useOwnZone } from "~/components/use-browser-zone";
import { appContext } from "~/context";
import { formatBytes } from "~/domain/documents";
import type { RejectedForm } from "~/domain/rejected-form";
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_BYTES, MAX_IMPORT_LINES, PASTED_LIMIT } from "~/domain/vitals/import-limits";
import { importUploadSchema } from "~/domain/vitals/import-schema";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { keepFile, listImports } from "~/services/vitals/import.server";
import { ownRecordInView, requireOwnRecord } from "~/services/vitals/own-record.server";
import { receiveImport, type SentReadings } from "~/services/vitals/import-upload.server";
import { ExportForm } from "./export-form";
import { PastImports } from "./past-imports";

export const handle: TitleHandle & TranslatedHandle<"dashboard"> & { private: true } = {
  namespace: "dashboard",
  title: "Import and Export",
  private: true,
};

const FAILED = "The file could not be read. Try again in a moment.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => {
    const app = appContext(context);
    const record = await ownRecordInView(request, app);
    if (typeof record === "string") return data({ state: record, imports: [] }, NO_STORE);
    return data({ state: "own" as const, imports: await listImports(app, record) }, NO_STORE);
  });
}

export function action(args: ActionFunctionArgs) {
  let file: SentReadings | null = null;
  const read = async (request: Request) => {
    const received = await receiveImport(request, appContext(args.context));
    file = received.file;
    return received.form;
  };
  return formAction(
    args,
    { by: requireOwnRecord, schema: importUploadSchema, failed: FAILED, read },
    async ({ text: pasted, zone }, { who: record, refuse, app }) => {
      if (!file && pasted.trim() === "") return refuse(400, { fields: { file: ["Choose a file, or paste its text"] } });
      const sent = file ?? { text: pasted, left: 0 };
      if ("fault" in sent) {
        const headers: Record<string, string> = sent.status ? { "Retry-After": String(sent.retryAfterSeconds) } : {};
        return refuse(sent.status ?? 400, { fields: { file: [sent.fault] } }, { headers });
      }
      // The unit they log in. Who has not yet: where most of our patients live, scales show pounds. The preview asks.
      const { unit, isStored } = await findWeightPlan(app.db, record.patientId);
      const choices = { order: null, zone, weightUnit: isStored ? unit : ("lb" as const) };
      const kept = await keepFile(app, record, sent, choices);
      if ("fault" in kept) return refuse(400, { fields: { [file ? "file" : "text"]: [kept.fault] } });
      return redirect(`/health-dashboard/import/${kept.id}`, 303);
    },
  );
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was read",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function ImportVitals() {
  const { state, imports } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const zone = useOwnZone();
  const { t, say } = useWords("dashboard");
  return (
    <NarrowScreen
      title={t("Import and Export")}
      lead={t("Take readings over from another program or a spreadsheet, or take yours along.")}
      after={
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/health-dashboard">
            {t("Back to weight tracking")}
          </Link>
        </p>
      }
    >
      <h2 className="mb-4 text-xl font-bold">{t("Import")}</h2>
      {state !== "own" ? (
        <PatientsOnly why={state} what={t("Readings are imported into a patient’s own record.")} />
      ) : (
        <SmallForm
          id="upload"
          order={["file", "text"]}
          answer={answer}
          button={t("Preview file")}
          pending={t("Reading...")}
          encType="multipart/form-data"
        >
          {(fields) => (
            <>
              <input type="hidden" name="zone" value={zone ?? ""} />
              <p className="text-muted">
                {t(
                  "The first line names the columns: “date” and “time”, and “weight”, “heart rate”, “systolic” and “diastolic”, “oxygen”, “temperature”; or “type”, “value”, “unit” and “timestamp”. Nothing is stored before you have seen how it was understood.",
                )}
              </p>
              <TextField
                field={fields.file}
                label={t("File")}
                hint={t("CSV, up to {size} and {lines} lines; or Apple Health’s {name}, up to {archive}", {
                  size: say(formatBytes(MAX_IMPORT_BYTES)),
                  lines: MAX_IMPORT_LINES.toLocaleString("en-US"),
                  archive: say(formatBytes(MAX_ARCHIVE_BYTES)),
                  name: "export.zip",
                })}
                type="file"
                accept=".csv,.tsv,.txt,.zip,.xml,text/csv,text/tab-separated-values,text/plain,application/zip,text/xml"
              />
              <TextAreaField
                field={fields.text}
                label={t("Or its text")}
                hint={t("Pasted from a spreadsheet or an editor")}
                rows={5}
                maxLength={PASTED_LIMIT}
                optional
                spellCheck={false}
              />
            </>
          )}
        </SmallForm>
      )}
      <PastImports imports={imports} />
      <ExportForm isOwn={state === "own"} />
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Import Unavailable" />;
}
