import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { NewPasswordField, TextField } from "~/components/form/field";
import { keepWhenRefused, sendOrKeep } from "~/components/form/refusal";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { patientSchema } from "~/domain/account";
import type { Refused } from "~/domain/refused";
import { registerPatient } from "~/services/accounts/register.server";
import { anybody } from "~/services/accounts/require.server";
import { documentHeaders } from "~/services/http/document-headers";
import { formAction } from "~/services/http/form-action.server";
import { isCommonPassword } from "~/services/passwords.server";

export const handle: TitleHandle<{ sent: boolean }> = { title: ({ sent }) => (sent ? "Look in Your Mailbox" : "Create an Account") };

const FAILED = "Your account could not be created. Try again in a moment.";

export const loader = ({ request }: LoaderFunctionArgs) => ({ sent: new URL(request.url).searchParams.has("sent") });

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: anybody, schema: patientSchema(isCommonPassword), failed: FAILED }, async (patient, { app }) => {
    await registerPatient(patient, app);
    return redirect("/register?sent", { status: 303 });
  });

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(request, () => serverAction<typeof action>(), { title: "No account yet", description: FAILED, variant: "destructive" });

export const headers = documentHeaders;
export const shouldRevalidate = keepWhenRefused;

export default function Register() {
  const { sent } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused>();
  if (sent) {
    return (
      <NarrowScreen title="Look in Your Mailbox" lead="We have sent you a mail with a link. Open it within three days to finish.">
        <p>Nothing there after a few minutes? Look among the unwanted mail, or check the address and</p>
        <p className="mt-2">
          <Link className="link" to="/register">
            enter it again
          </Link>
          .
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title="Create an Account"
      lead="For patients: your record, your appointments and your documents in one place."
      after={
        <p>
          You have one?{" "}
          <Link className="link" to="/sign-in">
            Sign in
          </Link>
        </p>
      }
    >
      <SmallForm id="register" order={["firstName", "lastName", "email", "password"]} answer={answer} button="Create Account" pending="Creating...">
        {(fields) => (
          <>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              <TextField field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} />
              <TextField field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} />
            </div>
            <TextField field={fields.email} label="Email" hint="We send a link there, to make sure that it is yours." type="email" autoComplete="email" maxLength={254} />
            <NewPasswordField field={fields.password} label="Password" />
          </>
        )}
      </SmallForm>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Registration Unavailable" />;
}
