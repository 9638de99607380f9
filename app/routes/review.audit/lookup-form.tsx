import { TextField } from "~/components/form/field";
import { SmallForm } from "~/components/form/small-form";
import type { RejectedForm } from "~/domain/rejected-form";

/**
 * Finds a user by their email address. It is sent in the body, and the search that it leads to names the user's number.
 */
export function LookupForm({ answer }: { answer: RejectedForm | undefined }) {
  return (
    <section aria-labelledby="lookup-title" className="mt-6 card p-5 sm:p-8">
      <h2 id="lookup-title" className="mb-4 text-lg font-bold">
        Search by email address
      </h2>
      <SmallForm id="lookup" order={["email"]} answer={answer} button="Find account" pending="Searching…">
        {(fields) => (
          <TextField
            field={fields.email}
            label="Email address of a user"
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        )}
      </SmallForm>
    </section>
  );
}
