import { TextAreaField } from "~/components/form/field";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import type { Field } from "~/components/form/use-fields";
import { REASON_LIMIT } from "~/domain/providers/review";
import type { RejectedForm } from "~/domain/rejected-form";

/**
 * The two decisions about an application.
 * @param submittedAt the shape that is being decided about: an older one is refused.
 */
export function DecisionForms({ submittedAt, answer }: { submittedAt: string; answer: RejectedForm | undefined }) {
  const shape = (field: Field) => (
    <VersionField field={field} name="submittedAt" now={submittedAt} isRefused={answer !== undefined} />
  );
  // What is refused without saying which one it was stands over the first.
  const isRejection = answer?.result.initialValue?.intent === "reject";
  return (
    <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
      <section aria-labelledby="approve-title" className="h-fit card p-5 sm:p-8">
        <h2 id="approve-title" className="mb-4 text-xl font-bold">
          Approve
        </h2>
        <p className="mb-5">
          The license is in order. The profile is marked as verified, and the applicant is told by email.
        </p>
        <SmallForm<"submittedAt">
          id="approve"
          order={[]}
          answer={isRejection ? undefined : answer}
          intent="approve"
          button="Approve"
          pending="Approving..."
        >
          {(fields) => shape(fields.submittedAt)}
        </SmallForm>
      </section>
      <section aria-labelledby="reject-title" className="h-fit card p-5 sm:p-8">
        <h2 id="reject-title" className="mb-4 text-xl font-bold">
          Reject
        </h2>
        <SmallForm<"reason" | "submittedAt">
          id="reject"
          order={["reason"]}
          answer={isRejection ? answer : undefined}
          intent="reject"
          button="Reject"
          pending="Rejecting..."
        >
          {(fields) => (
            <>
              {shape(fields.submittedAt)}
              <TextAreaField
                field={fields.reason}
                label="Reason"
                hint="The applicant reads it word for word, and can answer it. 10 to 1,000 characters."
                rows={5}
                maxLength={REASON_LIMIT}
              />
            </>
          )}
        </SmallForm>
      </section>
    </div>
  );
}
