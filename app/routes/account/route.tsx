import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from "@remix-run/react";
import { endSessions, liveSessions } from "db/sessions";
import { setZone } from "db/users";
import type { TitleHandle } from "~/components/document-title";
import { NewPasswordField, TextField } from "~/components/form/field";
import { FormOwner } from "~/components/form/saved-draft";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { BackToHome } from "~/components/back-to-home";
import { askedZone, VisitorZone } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { accountChangeSchema } from "~/domain/account";
import { currentZones, zonesOffered } from "~/domain/account-zone";
import { EMERGENCY_REVIEW_PATH } from "~/domain/emergency";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import type { PlainMessageId } from "~/locales/messages";
import { changePassword } from "~/services/accounts/password.server";
import { mailVerification } from "~/services/accounts/register.server";
import { requireSignedIn } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { idParam } from "~/services/http/responses/endpoint.server";
import { formAction } from "~/services/http/forms/form-action.server";
import { languageOf } from "~/services/pages/language.server";
import { isCommonPassword } from "~/services/passwords.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { forgetLookup, idleSince, storedDevice } from "~/services/sessions/session.server";
import { setFlash } from "~/services/sessions/flash.server";
import { SessionList } from "./session-list";
import { TimeZoneForm } from "./time-zone";

export const handle: TitleHandle & TranslatedHandle<"account"> & { private: true } = {
  title: "Your Account",
  namespace: "account",
  private: true,
};

const FAILED = "Nothing was changed. Try again in a moment." satisfies PlainMessageId<"account">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const user = await requireSignedIn(request, app);
  const now = app.clock();
  const sessions = await liveSessions(app.db, user.id, now, idleSince(now));
  const shown = {
    email: user.email,
    name: `${user.firstName} ${user.lastName}`,
    role: user.role,
    hasSecondFactor: user.hasSecondFactor,
    addressProven: user.addressProven,
    zones: { ...currentZones(user), offered: [...zonesOffered()].sort() },
    sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device: storedDevice(device),
      since: createdAt.toISOString(),
      seen: seenAt.toISOString(),
      isThis: id === user.sessionId,
    })),
  };
  return data(shown, NO_STORE);
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSignedIn, schema: accountChangeSchema(isCommonPassword), failed: FAILED },
    async (wish, { who: user, refuse, app }) => {
      const back = async (toast: ToastMessage, cookies: string[] = []) =>
        redirect("/account", { status: 303, headers: setCookieHeaders([...cookies, await setFlash({ toast }, app)]) });
      if (wish.intent === "password") {
        const changed = await changePassword(args.request, user, wish, languageOf(args.request), app);
        if (changed === "wrong password")
          return refuse(400, { fields: { currentPassword: ["Not your current password"] } });
        return back({ title: "Your password is changed", description: "Everywhere else you have been signed out." }, [
          changed.cookie,
        ]);
      }
      if (wish.intent === "time-zone") {
        await setZone(app.db, user.id, { timeZone: wish.timeZone });
        return back({ title: "Your time zone is changed" });
      }
      if (wish.intent === "send-link") {
        const sent = await mailVerification(user, languageOf(args.request), app);
        return back(
          sent
            ? {
                title: "Check Your Email",
                description: "We have sent you an email with a link. Open it within three days to finish.",
              }
            : { title: "Your address is confirmed already" },
        );
      }
      // The user stands in the query: a number of somebody else's session ends nothing.
      const which = wish.intent === "end-session" ? { only: idParam(wish.session) ?? 0 } : { except: user.sessionId };
      const ended = await endSessions(app.db, user.id, app.clock(), which);
      forgetLookup(app);
      app.live.recheck(user.id);
      return back({ title: ended > 0 ? "Signed out there" : "That session had ended already" });
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

const ROLES = { patient: "Patient", provider: "Specialist", admin: "Administrator" } as const;

export default function Account() {
  const { email, name, role, hasSecondFactor, addressProven, zones, sessions } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  // One form was sent, and only that one has an answer; a new password's does not say which it is.
  const isZone = answer?.result.initialValue?.intent === "time-zone";
  const [params] = useSearchParams();
  const { t, rich } = useWords("account");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-2xl space-y-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-title font-bold">{t("Your Account")}</h1>
            <p className="mt-1 text-muted">
              <bdi>{name}</bdi> · {t(ROLES[role])} · <bdi className="wrap-anywhere">{email}</bdi>
            </p>
          </div>
          <Form method="post" action="/sign-out">
            <button type="submit" className="btn btn-secondary">
              {t("Sign Out")}
            </button>
          </Form>
        </header>

        {!addressProven && (
          <section aria-labelledby="proof-title" className="card p-5 sm:p-8">
            <h2 id="proof-title" className="text-xl font-bold">
              {t("Confirm Your Address")}
            </h2>
            <p className="mt-2">
              {t(
                "Open the link in our email. Until then you cannot add documents, connect devices or set up the second step.",
              )}
            </p>
            <Form method="post" className="mt-4">
              <FormOwner />
              <button type="submit" name="intent" value="send-link" className="btn btn-secondary">
                {t("Email Me the Link")}
              </button>
            </Form>
          </section>
        )}

        {role === "patient" && (
          <div className="space-y-3">
            <p>
              <Link to="/patient-portal" className="btn btn-primary">
                {t("Open My Record")}
              </Link>
            </p>
            <p className="text-muted">
              {t("Emails to you are in the language that you choose at the foot of the page.")}
            </p>
          </div>
        )}
        {role === "provider" && (
          <p className="flex flex-wrap gap-3">
            <Link to="/desk" className="btn btn-primary">
              {t("Open My Desk")}
            </Link>
            <Link to="/application" className="btn btn-secondary">
              {t("My application")}
            </Link>
          </p>
        )}
        {role === "admin" && (
          <p className="flex flex-wrap gap-3">
            <Link to="/review" className="btn btn-primary">
              {t("Review applications")}
            </Link>
            <Link to="/review/audit" className="btn btn-secondary">
              {t("Audit log")}
            </Link>
            <Link to={EMERGENCY_REVIEW_PATH} className="btn btn-secondary">
              {t("Emergency accesses")}
            </Link>
          </p>
        )}

        <section aria-labelledby="password-title" className="card p-5 sm:p-8">
          <h2 id="password-title" className="mb-4 text-xl font-bold">
            {t("Change your password")}
          </h2>
          <SmallForm
            id="password"
            order={["currentPassword", "password"]}
            answer={isZone ? undefined : answer}
            button={t("Change Password")}
            pending={t("Changing...")}
          >
            {(fields) => (
              <>
                {/* Password managers look for the account's name beside the password. */}
                <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
                <TextField
                  field={fields.currentPassword}
                  label={t("Current password")}
                  type="password"
                  autoComplete="current-password"
                />
                <NewPasswordField field={fields.password} label={t("New password")} />
              </>
            )}
          </SmallForm>
        </section>

        <section aria-labelledby="factor-title" className="card p-5 sm:p-8">
          <h2 id="factor-title" className="text-xl font-bold">
            {t("Second step")}
          </h2>
          <p className="mt-2">
            {hasSecondFactor
              ? t("On. Besides your password you are asked for a code from your authenticator app.")
              : t(
                  "Off. With it, a stolen password alone opens nothing: you are asked for a code from an app on your phone as well.",
                )}
          </p>
          {addressProven || hasSecondFactor ? (
            <p className="mt-4">
              <Link to="/account/second-factor" className="btn btn-secondary">
                {hasSecondFactor ? t("Manage") : t("Set Up")}
              </Link>
            </p>
          ) : (
            <p className="mt-4">
              {rich("To set it up, {confirm} first.", {
                confirm: (
                  <a href="#proof-title" className="link">
                    {t("confirm your address")}
                  </a>
                ),
              })}
            </p>
          )}
        </section>

        <TimeZoneForm {...zones} answer={isZone ? answer : undefined} />

        <VisitorZone asked={askedZone(params)}>
          <SessionList sessions={sessions} />
        </VisitorZone>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Account Unavailable" />;
}
