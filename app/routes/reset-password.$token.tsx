import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { NewPasswordField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { newPasswordSchema } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { isResetToken, resetPassword } from "~/services/accounts/password.server";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { languageOf } from "~/services/pages/language.server";
import { isCommonPassword } from "~/services/passwords.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle<{ works: boolean }> & TranslatedHandle<"account"> = {
  title: ({ works }) => (works ? "Choose a New Password" : "This Link No Longer Works"),
  namespace: "account",
};

const FAILED = "Your password could not be changed. Try again in a moment." satisfies PlainMessageId<"account">;
const CHANGED = {
  title: "Your password is changed",
  description: "Sign in with the new one. Everywhere else you have been signed out.",
} satisfies ToastText<"account">;

// Looking changes nothing: mail programs open links by themselves to check them.
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  respondUnavailable(async () => ({ works: await isResetToken(params.token ?? "", appContext(context)) }));

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: newPasswordSchema(isCommonPassword), failed: FAILED },
    async ({ password }, { app }) => {
      const token = args.params.token ?? "";
      const reset = await resetPassword(args.request, token, password, languageOf(args.request), app);
      if (!reset) return redirect(`/reset-password/${encodeURIComponent(token)}`, { status: 303 });
      return redirect("/sign-in", {
        status: 303,
        headers: setCookieHeaders([reset.cookie, await setFlash({ toast: CHANGED }, app)]),
      });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not changed",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function NewPassword() {
  const { works } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t } = useWords("account");
  if (!works) {
    return (
      <NarrowScreen title={t("This Link No Longer Works")} lead={t("It works once, and for one hour.")}>
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/reset-password">
            {t("Ask for a new link")}
          </Link>
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Choose a New Password")}
      lead={t("You will be signed out everywhere, and can sign in with the new one.")}
    >
      <SmallForm
        id="new-password"
        order={["password"]}
        answer={answer}
        button={t("Change Password")}
        pending={t("Changing...")}
      >
        {(fields) => <NewPasswordField field={fields.password} label={t("New password")} />}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="This page is unavailable" />;
}
