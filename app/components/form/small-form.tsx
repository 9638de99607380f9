import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ActionMessage } from "~/components/messages";
import { ErrorSummary } from "./error-summary";
import { Honeypot } from "./field";
import { FormOwner, SavedDraftNotice, useSavedDraft } from "./saved-draft";
import { SubmitButton } from "./submit-button";
import { useFields, type Fields } from "./use-fields";
import type { RejectedForm } from "~/domain/rejected-form";

/**
 * A form of a few fields: error summary, fields, one button. Behind a sign-in
 * it comes back as it was typed when the session had ended before it was sent.
 * @param order the fields' names as they stand on the page, for the summary.
 */
export function SmallForm<Name extends string>({
  id,
  order,
  answer,
  defaults,
  action,
  encType,
  button,
  pending,
  intent,
  children,
}: {
  id: string;
  order: readonly Name[];
  answer: (Pick<RejectedForm, "result"> & Partial<Pick<RejectedForm, "toast">>) | undefined;
  defaults?: Partial<Record<Name, string>>;
  action?: string;
  /** Of a form with a file. */
  encType?: "multipart/form-data";
  button: string;
  pending: string;
  /** Of several forms of one page, which this one is. */
  intent?: string;
  children: (fields: Fields<Name>) => ReactNode;
}) {
  const savedDraft = useSavedDraft(intent);
  const { fields, formErrors } = useFields<Name>(id, answer?.result, savedDraft?.fields ?? defaults);
  return (
    <>
      <ActionMessage message={answer?.toast} />
      {savedDraft && !answer && <SavedDraftNotice savedDraft={savedDraft} />}
      <ErrorSummary fields={order.map((name) => fields[name])} formErrors={formErrors} result={answer?.result} />
      <Form
        method="post"
        {...(action ? { action } : {})}
        {...(encType ? { encType } : {})}
        replace
        id={id}
        noValidate
        className="space-y-5"
        {...(savedDraft ? { "data-unsent": "" } : {})}
      >
        <Honeypot />
        <FormOwner />
        {children(fields)}
        <SubmitButton {...(intent ? { intent } : {})} pendingText={pending}>
          {button}
        </SubmitButton>
      </Form>
    </>
  );
}
