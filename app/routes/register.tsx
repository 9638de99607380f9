import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { BrowserZoneField } from "~/components/form/browser-zone-field";
import { NewPasswordField, TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { patientSchema } from "~/domain/account";
import type { RejectedForm } from "~/domain/rejected-form";
import type { PlainMessageId } from "~/locales/messages";
import { registerPatient } from "~/services/accounts/register.server";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { languageOf } from "~/services/pages/language.server";
import { readFlash, setFlash } from "~/services/sessions/flash.server";
import { isCommonPassword } from "~/services/passwords.server";

export const handle: TitleHandle<{ sent: boolean }> & TranslatedHandle<"account"> = {
  title: ({ sent }) => (sent ? "Check Your Email" : "Create an Account"),
  namespace: "account",
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(matches, "Create an account for your appointments, your record, your weight and your vitals.");

const FAILED = "Your account could not be created. Try again in a moment." satisfies PlainMessageId<"account">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has("sent");
  const flash = sent ? await readFlash(request, appContext(context)) : null;
  return data({ sent, sentTo: flash?.sentTo ?? null }, flash ? NO_STORE : {});
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: allowAnyone, schema: patientSchema(isCommonPassword), failed: FAILED },
    async (patient, { app }) => {
      await registerPatient({ ...patient, language: languageOf(args.request) }, app);
      return redirect("/register?sent", {
        status: 303,
        headers: { "Set-Cookie": await setFlash({ sentTo: patient.email }, app) },
      });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "No account yet",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function Register() {
  const { sent, sentTo } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const { t, rich } = useWords("account");
  if (sent) {
    return (
      <NarrowScreen
        title={t("Check Your Email")}
        lead={
          sentTo === null
            ? t("We have sent you an email with a link. Open it within three days to finish.")
            : rich("We have sent an email with a link to {address}. Open it within three days to finish.", {
                address: <bdi className="font-semibold wrap-anywhere">{sentTo}</bdi>,
              })
        }
      >
        <p>
          {rich("Nothing there after a few minutes? Look in your spam folder, or {again}.", {
            again: (
              <Link className="link" to="/register">
                {t("enter your address again")}
              </Link>
            ),
          })}
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Create an Account")}
      lead={t("For patients: your record, your appointments and your documents in one place.")}
      after={
        <p>
          {rich("Already have an account? {signIn}", {
            signIn: (
              <Link className="link" to="/sign-in">
                {t("Sign in")}
              </Link>
            ),
          })}
        </p>
      }
    >
      <SmallForm
        id="register"
        order={["firstName", "lastName", "email", "password"]}
        answer={answer}
        button={t("Create Account")}
        pending={t("Creating...")}
      >
        {(fields) => (
          <>
            <BrowserZoneField />
            <div className="field-pair">
              <TextField field={fields.firstName} label={t("First name")} autoComplete="given-name" maxLength={100} />
              <TextField field={fields.lastName} label={t("Last name")} autoComplete="family-name" maxLength={100} />
            </div>
            <TextField
              field={fields.email}
              label={t("Email")}
              hint={t("We’ll email you a link to confirm your address.")}
              type="email"
              autoComplete="email"
              maxLength={254}
            />
            <NewPasswordField field={fields.password} label={t("Password")} />
          </>
        )}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Registration Unavailable" />;
}
