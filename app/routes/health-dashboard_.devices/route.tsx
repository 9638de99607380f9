import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { BackToHome } from "~/components/back-to-home";
import { PatientsOnly } from "~/components/patients-only";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { EMAIL_NOT_VERIFIED } from "~/domain/email-not-verified";
import { deviceChangeSchema } from "~/domain/vitals/device-schema";
import { MAX_DEVICES } from "~/domain/vitals/devices";
import { exampleOf } from "~/domain/vitals/ingest-schema";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { setFlash } from "~/services/sessions/flash.server";
import { dropDevice, readDevices, registerDevice } from "~/services/vitals/devices.server";
import { ownRecordInView, requireOwnRecord } from "~/services/vitals/own-record.server";
import { AddDevice } from "./add-form";
import { DeviceList } from "./device-list";
import { HowTo } from "./how-to";
import { NewToken } from "./new-token";

export const handle: TitleHandle & TranslatedHandle<"dashboard"> & { private: true } = {
  namespace: "dashboard",
  title: "Devices",
  private: true,
};

const FAILED = "Nothing was changed. Try again in a moment.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => {
    const app = appContext(context);
    const origin = app.config.publicOrigin ?? new URL(request.url).origin;
    const record = await ownRecordInView(request, app);
    if (typeof record === "string") return data({ state: record, origin }, NO_STORE);
    return data(
      {
        state: "own" as const,
        origin,
        patientId: record.patientId,
        devices: await readDevices(app, record),
        mayAdd: record.viewer.addressProven,
        example: exampleOf("body_weight"),
        formId: crypto.randomUUID(),
        now: app.clock(),
      },
      NO_STORE,
    );
  });
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireOwnRecord, schema: deviceChangeSchema, failed: FAILED },
    async (wish, { who: record, refuse, app }) => {
      if (wish.intent === "add") {
        const device = await registerDevice(app, record, wish);
        if (device === "not proven") return refuse(403, EMAIL_NOT_VERIFIED);
        if (device === "too many") return refuse(409, `You have ${MAX_DEVICES} devices already. Revoke one first.`);
        if (device === "in use")
          return refuse(409, "That device was added already and has sent readings. Its token is not shown again.");
        // The one answer that is no redirect: the token is shown once and kept nowhere.
        return data(
          { added: { name: wish.name, example: exampleOf(wish.deviceTypes[0]!), token: device.token } },
          NO_STORE,
        );
      }
      const revoked = await dropDevice(app, record, idParam(wish.device) ?? 0);
      const toast = revoked
        ? { title: "Device revoked", description: "It can send nothing more. What it has sent stays." }
        : { title: "That device had been revoked already" };
      return redirect("/health-dashboard/devices", {
        status: 303,
        headers: { "Set-Cookie": await setFlash({ toast }, app) },
      });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Nothing was changed",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function Devices() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords("dashboard");
  const added = answer && "added" in answer ? answer.added : null;
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-2xl space-y-8">
        <header>
          <h1 className="text-title font-bold">{added ? t("{name} Is Added", { name: added.name }) : t("Devices")}</h1>
          <p className="mt-2 text-lg text-muted">
            {t(
              "Scales, cuffs, watches and programs that send your readings by themselves, each with its own key (token).",
            )}
          </p>
        </header>
        {loaded.state !== "own" ? (
          <section className="card p-5 sm:p-8">
            <PatientsOnly why={loaded.state} what={t("Devices belong to a patient’s own record.")} />
          </section>
        ) : added ? (
          <NewToken {...added} patientId={loaded.patientId} origin={loaded.origin} />
        ) : (
          <>
            <DeviceList devices={loaded.devices} now={loaded.now} />
            {loaded.mayAdd ? (
              <>
                <AddDevice formId={loaded.formId} answer={isRejectedForm(answer) ? answer : undefined} />
                <HowTo origin={loaded.origin} patientId={loaded.patientId} example={loaded.example} />
              </>
            ) : (
              <section className="space-y-4 card p-5 sm:p-8">
                <p>{t(EMAIL_NOT_VERIFIED)}</p>
                <p>
                  <Link to="/account" className="btn btn-primary">
                    {t("Your account")}
                  </Link>
                </p>
              </section>
            )}
          </>
        )}
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/health-dashboard">
            {t("Back to weight tracking")}
          </Link>
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Devices Unavailable" />;
}
