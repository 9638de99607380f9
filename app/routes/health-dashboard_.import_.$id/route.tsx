import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { findWeightPlan } from "db/weight";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VisitorZone } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import type { RejectedForm } from "~/domain/rejected-form";
import { importChangeSchema } from "~/domain/vitals/import-schema";
import { IMPORT_STATE_WORDS } from "~/domain/vitals/import-states";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { confirmImport, discardImport, rereadFile, undoImport, viewImport } from "~/services/vitals/import.server";
import { requireOwnRecord, type OwnRecord } from "~/services/vitals/own-record.server";
import { setFlash } from "~/services/sessions/flash.server";
import { Preview } from "./preview";
import { previewOf } from "./preview.server";
import { Outcome } from "./outcome";

export const handle: TitleHandle & TranslatedHandle<"dashboard"> & { private: true } = {
  namespace: "dashboard",
  title: "Import Readings",
  private: true,
};

const FAILED = "Nothing was changed. Try again in a moment.";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws {Response} 404 for what cannot be an import. */
function refOf({ patientId }: OwnRecord, id: string | undefined) {
  if (!id || !UUID.test(id)) throw gone();
  return { id, patientId };
}
const gone = () => new Response(null, { status: 404, statusText: "There is no such import, or it is too old" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const record = await respondUnavailable(() => requireOwnRecord(request, app));
  const view = await respondUnavailable(() => viewImport(app, refOf(record, params.id)));
  if (!view) throw gone();
  if (view.state !== "preview") return data(view, NO_STORE);
  const plan = await respondUnavailable(() => findWeightPlan(app.db, record.patientId));
  return data({ state: view.state, preview: previewOf(view, plan.isStored ? plan.unit : null) }, NO_STORE);
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireOwnRecord, schema: importChangeSchema, failed: FAILED },
    async (wish, { who: record, app }) => {
      const ref = refOf(record, args.params.id);
      if (wish.intent === "discard") {
        // In another tab it may have been taken in meanwhile: its page says so.
        return (await discardImport(app, ref))
          ? to("/health-dashboard/import", app, "Nothing was imported")
          : redirect(`/health-dashboard/import/${ref.id}`, 303);
      }
      if (wish.intent === "confirm") {
        // Without an answer about doubtful weights the page asks again.
        if ((await confirmImport(app, record, ref, wish.doubtful)) === "gone") throw gone();
      } else if (
        !(await (wish.intent === "reread" ? rereadFile(app, ref, wish.choices) : undoImport(app, record, ref)))
      ) {
        throw gone();
      }
      return redirect(`/health-dashboard/import/${ref.id}`, 303);
    },
  );

const to = async (path: string, app: AppContext, title: string) =>
  redirect(path, { status: 303, headers: { "Set-Cookie": await setFlash({ toast: { title } }, app) } });

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was changed",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate: ShouldRevalidateFunction = skipRevalidationWhenRejected;

export default function ImportReadings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t } = useWords("dashboard");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-3xl space-y-6">
        <h1 className="text-title font-bold">{t(IMPORT_STATE_WORDS[loaded.state])}</h1>
        {loaded.state === "preview" ? (
          <Preview preview={loaded.preview} answer={answer} />
        ) : (
          <VisitorZone asked={null}>
            <Outcome {...loaded} />
          </VisitorZone>
        )}
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/health-dashboard/import">
            {t("Import another file")}
          </Link>
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Import Unavailable" />;
}
