import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { CheckboxField, SelectField, TextField } from "~/components/form/field";
import { useFields } from "~/components/form/use-fields";
import { useAccountZone } from "~/components/use-browser-zone";
import { Link } from "~/components/ui/link";
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from "~/domain/audit";
import { AUDIT_SEARCH_FIELDS, type AuditSearchField } from "~/domain/audit-search";
import { zoneTime } from "~/domain/moments";

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What to search for. It stands in the address, so that a search can be passed on. */
export function SearchForm({ result }: { result: SubmissionResult<string[]> }) {
  const { fields, formErrors } = useFields<AuditSearchField>("search", result);
  const days = `Days are counted in ${zoneTime(useAccountZone() ?? "UTC")}`;
  const refused = result.status === "error" ? result : null;
  return (
    <div className="mt-6">
      <ErrorSummary fields={AUDIT_SEARCH_FIELDS.map((name) => fields[name])} formErrors={formErrors} result={refused} />
      <Form
        method="get"
        id="search"
        noValidate
        role="search"
        aria-label="Audit log"
        className="space-y-5 card p-5 sm:p-8"
      >
        <div className="field-pair">
          <TextField
            field={fields.patient}
            label="Patient"
            hint="The number of the record"
            inputMode="numeric"
            maxLength={10}
          />
          <TextField
            field={fields.user}
            label="User"
            hint="The number of whoever did it, or whom it is about"
            inputMode="numeric"
            maxLength={10}
          />
          <SelectField field={fields.action} label="Action" placeholder="All" options={options(AUDIT_ACTIONS)} />
          <SelectField field={fields.outcome} label="Outcome" placeholder="All" options={options(AUDIT_OUTCOMES)} />
        </div>
        <CheckboxField field={fields.emergency} label="Emergency access only" />
        <div className="field-row">
          <TextField field={fields.from} label="First day" hint={days} type="date" />
          <TextField field={fields.to} label="Last day" hint={days} type="date" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="btn w-full btn-primary sm:w-auto">
            Search
          </button>
          <Link to="/review/audit" reloadDocument className="btn w-full btn-secondary sm:w-auto">
            Clear
          </Link>
        </div>
      </Form>
    </div>
  );
}
