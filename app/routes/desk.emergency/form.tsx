import { TextAreaField, TextField } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import { EMERGENCY_FIELDS, EMERGENCY_REASON } from "~/domain/emergency";
import type { RejectedForm } from "~/domain/rejected-form";

/** Whose record, and why; what follows from it is said before the button. */
export function EmergencyForm({ answer }: { answer: RejectedForm | undefined }) {
  return (
    <>
      <ul className="mt-3 mb-6 list-disc space-y-1 pl-5">
        <li>Every administrator is told at once, and reads your reason.</li>
        <li>The patient sees in their own log that it was emergency access, who you are, and what you opened.</li>
        <li>Each try counts: five an hour.</li>
      </ul>
      <SmallForm
        id="emergency"
        order={EMERGENCY_FIELDS}
        answer={answer}
        intent="open"
        button="Open the Record"
        pending="Opening..."
      >
        {(fields) => (
          <>
            <TextField
              field={fields.recordNumber}
              label="Medical record number"
              hint="Or, where you do not know it, the last name and the date of birth"
              autoComplete="off"
              maxLength={100}
            />
            <div className="field-row">
              <TextField field={fields.lastName} label="Last name" autoComplete="off" maxLength={100} optional />
              <TextField field={fields.dateOfBirth} label="Date of birth" type="date" autoComplete="off" optional />
            </div>
            <TextAreaField
              field={fields.reason}
              label="Reason"
              hint={`Why it cannot wait, and what you need to know. ${EMERGENCY_REASON.min} characters or more.`}
              rows={4}
              maxLength={EMERGENCY_REASON.max}
            />
          </>
        )}
      </SmallForm>
    </>
  );
}
