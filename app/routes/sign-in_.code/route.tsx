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
import { signInCodeSchema } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { PlainMessageId } from "~/locales/messages";
import { safeNext } from "~/domain/session";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { secondStepUser, signInWithCode } from "~/services/accounts/sign-in.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";

export const handle: TitleHandle & TranslatedHandle<"account"> = { title: "Enter Your Code", namespace: "account" };

const FAILED = "You could not be signed in. Try again in a moment." satisfies PlainMessageId<"account">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  if ((await respondUnavailable(() => secondStepUser(request, appContext(context)))) === null)
    return redirect("/sign-in");
  return { next };
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: signInCodeSchema, failed: FAILED },
    async (given, { refuse, app, form }) => {
      const next = safeNext(String(form.get("next") ?? ""));
      const result = await signInWithCode(args.request, given, app);
      switch (result.outcome) {
        case "too late":
          return redirect("/sign-in", { status: 303 });
        case "signed in":
          return redirect(`/sign-in?welcome${next ? `&next=${encodeURIComponent(next)}` : ""}`, {
            status: 303,
            headers: setCookieHeaders(result.cookies),
          });
        default:
          return refuse(400, { fields: { code: ["Wrong code, or one that was used before. Wait for the next one"] } });
      }
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not signed in",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function Code() {
  const { next } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t } = useWords("account");
  return (
    <NarrowScreen
      title={t("Enter Your Code")}
      lead={t("Your password was right. Now the second step.")}
      after={
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/sign-in">
            {t("Start over")}
          </Link>
        </p>
      }
    >
      <SmallForm id="code" order={["code"]} answer={answer} button={t("Sign In")} pending={t("Signing in...")}>
        {(fields) => (
          <>
            <input type="hidden" name="next" value={next ?? ""} />
            <BrowserZoneField />
            <TextField
              field={fields.code}
              label={t("Code")}
              hint={t("The six digits that your authenticator app shows, or one of your recovery codes")}
              autoComplete="one-time-code"
              maxLength={40}
            />
          </>
        )}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Sign In Unavailable" />;
}
