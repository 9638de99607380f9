import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { resetRequestSchema } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { PlainMessageId } from "~/locales/messages";
import { requestReset } from "~/services/accounts/password.server";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { languageOf } from "~/services/pages/language.server";
import { readFlash, setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle<{ sent: boolean }> & TranslatedHandle<"account"> = {
  title: ({ sent }) => (sent ? "Check Your Email" : "Set a New Password"),
  namespace: "account",
};

const FAILED = "The email could not be sent. Try again in a moment." satisfies PlainMessageId<"account">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  const flash = sent ? await readFlash(request, appContext(context)) : null;
  return data({ sent, sentTo: flash?.sentTo ?? null }, flash ? NO_STORE : {});
}

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: allowAnyone, schema: resetRequestSchema, failed: FAILED }, async ({ email }, { app }) => {
    await requestReset(email, languageOf(args.request), app);
    return redirect("/reset-password?sent", {
      status: 303,
      headers: { "Set-Cookie": await setFlash({ sentTo: email }, app) },
    });
  });

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not sent",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function ResetPassword() {
  const { sent, sentTo } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t, rich } = useWords("account");
  if (sent) {
    return (
      <NarrowScreen
        title={t("Check Your Email")}
        lead={
          sentTo === null
            ? t(
                "If there is an account with that address, an email with a link is on its way. The link works for one hour.",
              )
            : rich(
                "If there is an account with {address}, an email with a link is on its way. The link works for one hour.",
                { address: <bdi className="font-semibold wrap-anywhere">{sentTo}</bdi> },
              )
        }
      >
        <p>
          {rich("Nothing there after a few minutes? Look in your spam folder, or {again}.", {
            again: (
              <Link className="link" to="/reset-password">
                {t("try another address")}
              </Link>
            ),
          })}
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title={t("Set a New Password")} lead={t("Tell us your address, and we send you a link.")}>
      <SmallForm id="reset" order={["email"]} answer={answer} button={t("Send the Link")} pending={t("Sending...")}>
        {(fields) => (
          <TextField field={fields.email} label={t("Email")} type="email" autoComplete="username" maxLength={254} />
        )}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="This page is unavailable" />;
}
