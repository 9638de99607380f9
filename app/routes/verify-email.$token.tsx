import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { BrowserZoneField } from "~/components/form/browser-zone-field";
import { TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { confirmSchema } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { PlainMessageId } from "~/locales/messages";
import { landingPath } from "~/services/accounts/after-sign-in.server";
import { confirmAddress, isConfirmationToken } from "~/services/accounts/register.server";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { afterPassword } from "~/services/accounts/sign-in.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";

export const handle: TitleHandle<{ works: boolean }> & TranslatedHandle<"account"> = {
  title: ({ works }) => (works ? "Confirm Your Address" : "This Link No Longer Works"),
  namespace: "account",
};

const FAILED = "Your address could not be confirmed. Try again in a moment." satisfies PlainMessageId<"account">;

// Looking changes nothing: mail programs open links by themselves to check them.
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  respondUnavailable(async () => ({ works: await isConfirmationToken(params.token ?? "", appContext(context)) }));

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: confirmSchema, failed: FAILED },
    async ({ password, browserZone }, { refuse, app }) => {
      const result = await confirmAddress(args.request, args.params.token ?? "", password, app);
      switch (result.outcome) {
        case "link ended":
          return redirect(`/verify-email/${encodeURIComponent(args.params.token ?? "")}`, { status: 303 });
        case "wrong password":
          return refuse(400, { fields: { password: ["Not the password that this account was created with"] } });
        case "confirmed": {
          const entered = await afterPassword(args.request, result.account, browserZone, app);
          const to =
            entered.outcome === "code needed"
              ? "/sign-in/code"
              : landingPath({ role: result.account.role, hasSecondFactor: false }, null);
          return redirect(to, { status: 303, headers: setCookieHeaders(entered.cookies) });
        }
      }
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not confirmed",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function VerifyEmail() {
  const { works } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t, rich } = useWords("account");
  if (!works) {
    return (
      <NarrowScreen title={t("This Link No Longer Works")} lead={t("It works once, and for three days.")}>
        <p>
          {rich("If your address is confirmed already, {signIn}. If not, {register} for a new link.", {
            signIn: (
              <Link className="link" to="/sign-in">
                {t("sign in")}
              </Link>
            ),
            register: (
              <Link className="link" to="/register">
                {t("register again")}
              </Link>
            ),
          })}
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Confirm Your Address")}
      lead={t("One more step: enter the password that you chose when you registered.")}
    >
      <SmallForm
        id="confirm"
        order={["password"]}
        answer={answer}
        button={t("Confirm and Sign In")}
        pending={t("Confirming...")}
      >
        {(fields) => (
          <>
            <BrowserZoneField />
            <TextField field={fields.password} label={t("Password")} type="password" autoComplete="current-password" />
          </>
        )}
      </SmallForm>
      <p className="mt-6">
        {rich(
          "Did not register, or lost the password? {reset}: that confirms your address as well, and shuts out whoever used it.",
          {
            reset: (
              <Link className="link" to="/reset-password">
                {t("Set a new one")}
              </Link>
            ),
          },
        )}
      </p>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Confirmation Unavailable" />;
}
