import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { ErrorSummary } from "~/components/form/error-summary";
import { Honeypot, NewPasswordField, TextField } from "~/components/form/field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFields } from "~/components/form/use-fields";
import { ActionMessage } from "~/components/messages";
import { restoreFormValues, readFormValues } from "~/client/form-values";
import type { RejectedForm } from "~/domain/rejected-form";
import { readTypedAccount } from "./profile-draft";

/** Only what is here is kept in the tab: a password is not. */
const KEPT = ["firstName", "lastName", "email"];

function follow({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const typed = readFormValues(currentTarget);
  readTypedAccount.hold(new URLSearchParams(KEPT.map((name) => [name, typed.get(name) ?? ""])));
}

/** A reload before `Continue` loses nothing but the password. */
function attach(form: HTMLFormElement | null): void {
  const typed = form && readTypedAccount.read();
  if (typed) restoreFormValues(form, new URLSearchParams(typed));
}

type Account = { firstName: string; lastName: string; email: string };

/** Step 1: the account. */
export function AccountForm({
  account,
  passwordKept,
  answer,
}: {
  account: Account | null;
  passwordKept: boolean;
  answer: RejectedForm | null | undefined;
}) {
  const { fields, formErrors } = useFields<keyof Account | "password" | "confirmPassword">(
    "account",
    answer?.result,
    account,
  );
  const order = [fields.firstName, fields.lastName, fields.email, fields.password, fields.confirmPassword];
  return (
    <section aria-labelledby="step-title">
      <h2 id="step-title" className="mt-2 mb-6 text-xl text-muted">
        Create your account
      </h2>
      <ActionMessage message={answer?.toast} />
      <ErrorSummary fields={order} formErrors={formErrors} result={answer?.result} />
      <Form ref={attach} onInput={follow} method="post" id="account" noValidate className="space-y-5 card p-5 sm:p-8">
        <Honeypot />
        <div className="field-pair">
          <TextField field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} />
          <TextField field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
        <TextField
          field={fields.email}
          label="Email"
          hint="We'll email you a link to confirm your address."
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <NewPasswordField
          field={fields.password}
          label="Password"
          {...(passwordKept ? { hint: "Your password is kept. Leave both fields empty, or enter a new one." } : {})}
        />
        <TextField
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          maxLength={200}
        />
        <SubmitButton intent="continue" pendingText="Checking...">
          Continue
        </SubmitButton>
      </Form>
    </section>
  );
}
