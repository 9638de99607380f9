import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { countRecoveryCodes } from "db/second-factors";
import type { TitleHandle } from "~/components/document-title";
import { TextField } from "~/components/form/field";
import type { Field } from "~/components/form/use-fields";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { secondFactorSchema } from "~/domain/account";
import { EMAIL_NOT_VERIFIED } from "~/domain/email-not-verified";
import type { PlainMessageId } from "~/locales/messages";
import { requireSession } from "~/services/accounts/session-guard.server";
import { turnOffSecondFactor, turnOnSecondFactor } from "~/services/accounts/second-factor-change.server";
import { secretToSetUp } from "~/services/accounts/second-factor.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { languageOf } from "~/services/pages/language.server";
import { setFlash } from "~/services/sessions/flash.server";
import { qrPath } from "./qr.server";

export const handle: TitleHandle & TranslatedHandle<"account"> & { private: true } = {
  title: "Second Step",
  namespace: "account",
  private: true,
};

const FAILED = "Nothing was changed. Try again in a moment." satisfies PlainMessageId<"account">;
const WRONG = { fields: { code: ["Wrong code, or one that was used before. Wait for the next one"] } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const user = await requireSession(request, app);
  // Not even a secret to look at: whoever registered somebody else's address could wait until its owner turns it on.
  if (!user.addressProven && !user.hasSecondFactor) return data({ state: "not proven" as const }, NO_STORE);
  const setUp = await secretToSetUp(user, app);
  if (!setUp)
    return data(
      {
        state: "on" as const,
        email: user.email,
        required: user.role === "admin",
        left: await countRecoveryCodes(app.db, user.id),
      },
      NO_STORE,
    );
  return data(
    {
      state: "off" as const,
      email: user.email,
      required: user.role === "admin",
      secret: setUp.secret.match(/.{1,4}/g)!.join(" "),
      qr: qrPath(setUp.uri),
    },
    NO_STORE,
  );
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSession, schema: secondFactorSchema, failed: FAILED },
    async (proof, { who: user, refuse, app, form }) => {
      const language = languageOf(args.request);
      const result =
        form.get("intent") === "remove"
          ? await turnOffSecondFactor(user, proof, language, app)
          : await turnOnSecondFactor(user, proof, language, app);
      switch (result) {
        case "not proven":
          return refuse(403, EMAIL_NOT_VERIFIED);
        case "not for administrators":
          return refuse(403, "Administrators need the second step.");
        case "wrong password":
          return refuse(400, { fields: { currentPassword: ["Not your current password"] } });
        case "wrong code":
          return refuse(400, WRONG);
        case "off": {
          const toast = { title: "The second step is off" };
          return redirect("/account", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
        }
        case "on already":
          return redirect("/account/second-factor", { status: 303 });
        default:
          // The one answer that is no redirect: the codes are shown once and kept nowhere.
          return data(result, { headers: { "Cache-Control": "no-store" } });
      }
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

export default function SecondStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t, rich, count } = useWords("account");
  const back = (
    <p>
      <Link className="inline-flex min-h-11 items-center link" to="/account">
        {t("Your account")}
      </Link>
    </p>
  );
  if (answer && "recoveryCodes" in answer) return <RecoveryCodes codes={answer.recoveryCodes} />;
  const refused = isRejectedForm(answer) ? answer : undefined;
  if (loaded.state === "not proven") {
    return (
      <NarrowScreen title={t("Second Step")} lead={t(EMAIL_NOT_VERIFIED)}>
        <p>
          <Link className="btn btn-primary" to="/account">
            {t("Your account")}
          </Link>
        </p>
      </NarrowScreen>
    );
  }
  if (loaded.state === "on") {
    return (
      <NarrowScreen
        title={t("Second Step")}
        lead={t("On. You have {codes} left.", { codes: count("recoveryCode", loaded.left) })}
        after={back}
      >
        {loaded.required ? (
          <p>{t("Administrators need the second step, so it cannot be turned off.")}</p>
        ) : (
          <SmallForm
            id="remove"
            intent="remove"
            order={["currentPassword", "code"]}
            answer={refused}
            button={t("Turn It Off")}
            pending={t("Turning off...")}
          >
            {(fields) => (
              <>
                <PasswordOnceMore field={fields.currentPassword} email={loaded.email} />
                <TextField
                  field={fields.code}
                  label={t("Code")}
                  hint={t("From your app, or a recovery code")}
                  autoComplete="one-time-code"
                  maxLength={40}
                />
              </>
            )}
          </SmallForm>
        )}
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Second Step")}
      lead={
        loaded.required
          ? t("Administrators need it. Everything else opens once it is set up.")
          : t("With it, a stolen password alone opens nothing.")
      }
      after={back}
    >
      <ol className="list-decimal space-y-5 ps-5">
        <li>
          {rich(
            "Install an authenticator app on your phone, such as {one}, {other} or the one in your password manager.",
            { one: <bdi>Aegis</bdi>, other: <bdi>Google Authenticator</bdi> },
          )}
        </li>
        <li>
          {t("Scan this picture with it, or type in the key below.")}
          <svg
            viewBox={`0 0 ${loaded.qr.size} ${loaded.qr.size}`}
            role="img"
            aria-label={t("Picture for the app; the key below says the same")}
            className="mt-3 h-auto w-52 max-w-full rounded-lg bg-white p-2"
            shapeRendering="crispEdges"
          >
            <path d={loaded.qr.path} fill="#000" />
          </svg>
          <p className="mt-2">
            {rich("Key: {key}", {
              key: (
                <code dir="ltr" className="font-mono wrap-anywhere">
                  {loaded.secret}
                </code>
              ),
            })}
          </p>
        </li>
        <li>
          <span className="mb-4 block">{t("Enter your password and the six digits that it shows.")}</span>
          <SmallForm
            id="confirm"
            order={["currentPassword", "code"]}
            answer={refused}
            button={t("Turn on")}
            pending={t("Turning on...")}
          >
            {(fields) => (
              <>
                <PasswordOnceMore field={fields.currentPassword} email={loaded.email} />
                <TextField
                  field={fields.code}
                  label={t("Code")}
                  autoComplete="one-time-code"
                  inputMode="numeric"
                  maxLength={40}
                />
              </>
            )}
          </SmallForm>
        </li>
      </ol>
    </NarrowScreen>
  );
}

function PasswordOnceMore({ field, email }: { field: Field; email: string }) {
  const { t } = useWords("account");
  return (
    <>
      {/* Password managers look for the account's name beside the password. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField field={field} label={t("Current password")} type="password" autoComplete="current-password" />
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useWords("account");
  return (
    <NarrowScreen
      title={t("The Second Step Is On")}
      lead={t(
        "Keep these codes where you keep important papers. Each opens your account once, should the phone be lost. They are shown this one time.",
      )}
      after={
        <p>
          <Link className="btn btn-primary" to="/account">
            {t("I’ve saved these codes")}
          </Link>
        </p>
      }
    >
      <ul className="grid grid-cols-1 gap-2 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="This page is unavailable" />;
}
