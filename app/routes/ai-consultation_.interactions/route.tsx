import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, type ClientActionFunctionArgs } from "@remix-run/react";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { TextAreaField } from "~/components/form/field";
import { isRefused, keepWhenRefused, sendOrKeep } from "~/components/form/refusal";
import { SmallForm } from "~/components/form/small-form";
import { ScreenError } from "~/components/screen-error";
import { interactionFormSchema } from "~/domain/interactions/form-schema";
import { anybody } from "~/services/accounts/require.server";
import { documentHeaders } from "~/services/http/document-headers";
import { formAction } from "~/services/http/form-action.server";
import { check } from "./check.server";
import { FORM_ID, Results } from "./results";

const TITLE = "Drug Interaction Check";

export const handle: TitleHandle = { title: TITLE };

export const meta: MetaFunction = () => [
  { name: "description", content: "See whether your medicines, supplements and allergies go together. Nothing you enter is stored." },
];

const FAILED = "Failed to check drug interactions. Try again in a moment.";

/** Posted, so that no name of a medicine stands in an address; answered at once, so that none is kept for a redirect. */
export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: anybody, schema: interactionFormSchema, failed: FAILED }, async (lists, { form }) => check(lists, String(form.get("meant") ?? "")));

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(request, () => serverAction<typeof action>(), { title: "Not checked", description: FAILED, variant: "destructive" });

export const headers = documentHeaders;
export const shouldRevalidate = keepWhenRefused;

export default function Interactions() {
  const answer = useActionData<typeof action>();
  const refused = isRefused(answer) ? answer : undefined;
  const checked = answer && !isRefused(answer) ? answer : undefined;
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-3xl">
        <h1 className="text-title font-bold">{TITLE}</h1>
        <p className="mt-2 text-lg text-muted">
          Enter everything you take and see what is known to go badly together. What you enter is compared and forgotten: nothing is stored.
        </p>
        {checked && <Results report={checked.report} />}
        <section aria-labelledby="form-title" className="card mt-6 p-5 sm:p-8">
          <h2 id="form-title" className="mb-5 text-xl font-bold">
            {checked ? "Change the list" : "What you take"}
          </h2>
          {/* What was checked is a form of its own: its fields start with the list as it was checked. */}
          <SmallForm
            key={checked ? `${checked.medications}\n\n${checked.allergies}` : "first"}
            id={FORM_ID}
            order={["medications", "allergies"]}
            answer={refused}
            {...(checked ? { defaults: { medications: checked.medications, allergies: checked.allergies } } : {})}
            button="Check Interactions"
            pending="Checking..."
          >
            {(fields) => (
              <>
                <TextAreaField
                  field={fields.medications}
                  label="Medicines and supplements"
                  hint="One on each line, by brand or generic name; a dose may stand beside it. Alcohol, grapefruit and plants count too."
                  rows={6}
                  maxLength={5000}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <TextAreaField
                  field={fields.allergies}
                  label="Allergies to medicines"
                  optional
                  hint="For example penicillin, sulfa or ibuprofen, one on each line."
                  rows={2}
                  maxLength={5000}
                  autoComplete="off"
                  spellCheck={false}
                />
              </>
            )}
          </SmallForm>
        </section>
        <p className="mt-6 text-muted">
          Taken something by mistake, or too much of it? Call Poison Help at{" "}
          <a className="link" href="tel:18002221222">
            1-800-222-1222
          </a>
          . For trouble breathing, a seizure or somebody who cannot be woken call 911.
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Interaction Check Unavailable" />;
}
