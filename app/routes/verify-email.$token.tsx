import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { TextField } from "~/components/form/field";
import { keepWhenRefused, sendOrKeep } from "~/components/form/refusal";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { appContext } from "~/context";
import { confirmSchema } from "~/domain/account";
import type { Refused } from "~/domain/refused";
import { landing, setting } from "~/services/accounts/landing.server";
import { confirmAddress, isConfirmation } from "~/services/accounts/register.server";
import { anybody } from "~/services/accounts/require.server";
import { letIn } from "~/services/accounts/sign-in.server";
import { documentHeaders } from "~/services/http/document-headers";
import { formAction } from "~/services/http/form-action.server";
import { duringOutage503 } from "~/services/http/outage.server";

export const handle: TitleHandle<{ works: boolean }> = { title: ({ works }) => (works ? "Confirm Your Address" : "This Link Has Ended") };

const FAILED = "Your address could not be confirmed. Try again in a moment.";

// Looking changes nothing: mail programs open links by themselves to check them.
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  duringOutage503(async () => ({ works: await isConfirmation(params.token ?? "", appContext(context)) }));

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: anybody, schema: confirmSchema, failed: FAILED }, async ({ password }, { refuse, app }) => {
    const result = await confirmAddress(args.params.token ?? "", password, app);
    switch (result.outcome) {
      case "link ended":
        return redirect(`/verify-email/${args.params.token ?? ""}`, { status: 303 });
      case "wrong password":
        return refuse(400, { fields: { password: ["Not the password that this account was created with"] } });
      case "confirmed":
        return redirect(landing({ role: result.account.role, hasSecondFactor: false }, null), {
          status: 303,
          headers: setting(await letIn(args.request, result.account, app)),
        });
    }
  });

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(request, () => serverAction<typeof action>(), { title: "Not confirmed", description: FAILED, variant: "destructive" });

export const headers = documentHeaders;
export const shouldRevalidate = keepWhenRefused;

export default function VerifyEmail() {
  const { works } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused>();
  if (!works) {
    return (
      <NarrowScreen title="This Link Has Ended" lead="It works once, and for three days.">
        <p>
          If your address is confirmed already,{" "}
          <Link className="link" to="/sign-in">
            sign in
          </Link>
          . If not,{" "}
          <Link className="link" to="/register">
            register again
          </Link>{" "}
          for a new link.
        </p>
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen title="Confirm Your Address" lead="One more step: enter the password that you chose when you registered.">
      <SmallForm id="confirm" order={["password"]} answer={answer} button="Confirm and Sign In" pending="Confirming...">
        {(fields) => <TextField field={fields.password} label="Password" type="password" autoComplete="current-password" />}
      </SmallForm>
      <p className="mt-6">
        You did not register, or the password is lost?{" "}
        <Link className="link" to="/reset-password">
          Set a new one
        </Link>
        : that confirms your address as well, and shuts out whoever used it.
      </p>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Confirmation Unavailable" />;
}
