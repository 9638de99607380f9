import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { usePending } from "~/components/form/submit-button";
import { beginAt } from "~/components/messages";

/**
 * Lets an applicant take back what is kept of an unfinished application. Opened first, then pressed: without script,
 * too, one slip of the finger throws nothing away.
 * @param failed whether it was tried and did not arrive.
 */
export function Discard({ failed }: { failed: boolean }) {
  const pending = usePending("discard");
  const failure = useRef<HTMLParagraphElement>(null);
  // The button has lost the focus while it was disabled.
  useEffect(() => {
    if (failed && !pending) beginAt(failure.current);
  }, [failed, pending]);
  return (
    <details className="mt-4 px-5 sm:px-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center link">Discard this application</summary>
      <Form method="post" className="mt-2 space-y-4">
        <p className="text-muted">
          What you enter is kept for a day, so that you can go on in this browser. On a computer that others use,
          discard it before you leave. Everything you entered in both steps is deleted then, and cannot be brought back.
        </p>
        {failed && (
          <p ref={failure} role="alert" tabIndex={-1} className="text-danger">
            We could not be reached, so nothing is deleted yet. Try again in a moment.
          </p>
        )}
        <button
          type="submit"
          name="intent"
          value="discard"
          disabled={pending}
          className="btn w-full border-danger text-danger hover:bg-danger-tint sm:w-auto"
        >
          {pending ? "Deleting..." : "Delete What I Entered"}
        </button>
      </Form>
    </details>
  );
}
