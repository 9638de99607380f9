import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormOwner } from "~/components/form/saved-draft";

type Props = {
  intent: string;
  fields?: Record<string, string>;
  /** Of the button. */
  look?: string;
  pending?: string;
  children: ReactNode;
};

/** A button that is a form of its own: for what needs no typing. */
export function PostButton({ intent, fields = {}, look = "btn-secondary", pending, children }: Props) {
  const { state, formData } = useNavigation();
  const isSending =
    state !== "idle" &&
    formData?.get("intent") === intent &&
    Object.entries(fields).every(([name, value]) => formData.get(name) === value);
  return (
    <Form method="post" replace preventScrollReset>
      <FormOwner />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="intent" value={intent} disabled={isSending} className={`btn ${look}`}>
        {isSending && pending ? pending : children}
      </button>
    </Form>
  );
}
