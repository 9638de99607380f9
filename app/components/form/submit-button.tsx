import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

/** Whether a form of this page is being sent, by the intent of the button that sent it if it has one. */
export function usePending(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation();
  return state !== "idle" && formMethod === "POST" && (intent === undefined || formData?.get("intent") === intent);
}

/** The button that sends a form: disabled, and saying so, while it is under way. */
export function SubmitButton({
  intent,
  pendingText,
  children,
}: {
  intent?: string;
  pendingText: string;
  children: ReactNode;
}) {
  const pending = usePending(intent);
  return (
    <button
      type="submit"
      {...(intent ? { name: "intent", value: intent } : {})}
      disabled={pending}
      className="btn w-full btn-primary sm:w-auto"
    >
      {pending ? pendingText : children}
    </button>
  );
}
