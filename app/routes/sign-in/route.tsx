import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { BrowserZoneField } from "~/components/form/browser-zone-field";
import { TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { Notice } from "~/components/messages";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { signInSchema, WRONG_CREDENTIALS } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { safeNext } from "~/domain/session";
import { hasSavedDraft } from "~/services/accounts/saved-draft.server";
import { landingPath } from "~/services/accounts/after-sign-in.server";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { signIn } from "~/services/accounts/sign-in.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { tooManyGuessesMessage } from "~/services/http/forms/form-guard.server";
import { LimitError } from "~/services/http/limits/rate-limits.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { openSession } from "~/services/sessions/session.server";

export const handle: TitleHandle & TranslatedHandle<"account"> = { title: "Sign In", namespace: "account" };

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "Sign in to your record, your appointments and your care team, or to your desk as a specialist.",
  );

const FAILED = "You could not be signed in. Try again in a moment." satisfies PlainMessageId<"account">;

const SIGNED_OUT: ToastText<"account"> = {
  title: "You have been signed out",
  description: "That happens after 15 minutes without activity. Sign in to go on where you were.",
};
const SIGNED_OUT_TYPING: ToastText<"account"> = {
  title: "You have been signed out",
  description: "What you typed was not saved, but it is kept for an hour. Sign in and go on where you were.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const next = safeNext(query.get("next"));
  const user = await respondUnavailable(() => openSession(request, appContext(context)));
  if (user) return redirect(landingPath(user, next));
  return {
    next,
    ended: query.has("ended"),
    kept: await hasSavedDraft(request, appContext(context)),
    // Just signed in, and still nobody: the browser has not kept the cookie.
    cookieLost: query.has("welcome"),
  };
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: signInSchema, failed: FAILED },
    async (credentials, { refuse, app, form }) => {
      const next = safeNext(String(form.get("next") ?? ""));
      const result = await signIn(args.request, credentials, app).catch((error: unknown) => {
        if (error instanceof LimitError) return error;
        throw error;
      });
      if (result instanceof LimitError)
        return refuse(429, tooManyGuessesMessage(result.retryAfterSeconds), {
          headers: { "Retry-After": String(result.retryAfterSeconds) },
        });
      switch (result.outcome) {
        case "wrong":
          return refuse(400, WRONG_CREDENTIALS);
        case "code needed":
          return redirect(`/sign-in/code${next ? `?next=${encodeURIComponent(next)}` : ""}`, {
            status: 303,
            headers: setCookieHeaders(result.cookies),
          });
        case "signed in":
          return redirect(`/sign-in?welcome${next ? `&next=${encodeURIComponent(next)}` : ""}`, {
            status: 303,
            headers: setCookieHeaders(result.cookies),
          });
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

export default function SignIn() {
  const { next, ended, kept, cookieLost } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t, rich } = useWords("account");
  const query = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <NarrowScreen
      title={t("Sign In")}
      after={
        <>
          <p>
            {rich("New here? {register}", {
              register: (
                <Link className="link" to={`/register${query}`}>
                  {t("Create an account")}
                </Link>
              ),
            })}
          </p>
          <p>
            {rich("A specialist who wants to join? {apply}", {
              apply: (
                <Link className="link" to="/specialist-signup">
                  {t("Apply here")}
                </Link>
              ),
            })}
          </p>
        </>
      }
    >
      {(ended || kept) && <Notice message={kept ? SIGNED_OUT_TYPING : SIGNED_OUT} />}
      {cookieLost && (
        <Notice
          message={{
            title: "Your browser does not keep cookies",
            description: "Signing in needs one. Allow cookies for this site, then try again.",
            variant: "destructive",
          }}
        />
      )}
      <SmallForm
        id="sign-in"
        order={["email", "password"]}
        answer={answer}
        button={t("Sign In")}
        pending={t("Signing in...")}
      >
        {(fields) => (
          <>
            <input type="hidden" name="next" value={next ?? ""} />
            <BrowserZoneField />
            <TextField field={fields.email} label={t("Email")} type="email" autoComplete="username" maxLength={254} />
            <TextField field={fields.password} label={t("Password")} type="password" autoComplete="current-password" />
            <p>
              <Link className="inline-flex min-h-11 items-center link" to="/reset-password">
                {t("I don’t remember my password")}
              </Link>
            </p>
          </>
        )}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Sign In Unavailable" />;
}
