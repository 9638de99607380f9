import { SmallForm } from "~/components/form/small-form";
import { TextField } from "~/components/form/field";
import type { RejectedForm } from "~/domain/rejected-form";

/**
 * Looks for a patient by name. Sent as a form, not as an address: names of
 * patients stand in no history and in no server's log.
 */
export function PatientSearch({
  answer,
}: {
  answer: (Pick<RejectedForm, "result"> & Partial<Pick<RejectedForm, "toast">>) | undefined;
}) {
  return (
    <div role="search" aria-label="Patients" className="mt-6 max-w-2xl card p-5">
      <SmallForm id="find" order={["named"]} answer={answer} action="?find" button="Find" pending="Finding...">
        {(fields) => (
          <TextField
            field={fields.named}
            label="Find a patient"
            hint="First or last name, or record number"
            autoComplete="off"
            maxLength={100}
          />
        )}
      </SmallForm>
    </div>
  );
}
