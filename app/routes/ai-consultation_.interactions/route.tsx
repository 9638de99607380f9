import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, type ClientActionFunctionArgs } from "@remix-run/react";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { TextAreaField } from "~/components/form/field";
import { isRejectedForm, skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { SmallForm } from "~/components/form/small-form";
import { ScreenError } from "~/components/screen-error";
import { describedBy, InLanguage, useWords, type TranslatedHandle } from "~/components/words";
import { interactionFormSchema } from "~/domain/interactions/form-schema";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { allowAnyone } from "~/services/accounts/session-guard.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { languageOf } from "~/services/pages/language.server";
import { check } from "./check.server";
import { FORM_ID, Results } from "./results";

const TITLE = "Drug Interaction Check";

export const handle: TitleHandle & TranslatedHandle<"interactions"> = { title: TITLE, namespace: "interactions" };

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "See whether your medicines, supplements and allergies go together. Nothing you enter is stored.",
  );

const FAILED = "Failed to check drug interactions. Try again in a moment." satisfies PlainMessageId<"interactions">;
const NOT_CHECKED = {
  title: "Not checked",
  description: FAILED,
  variant: "destructive",
} as const satisfies ToastText<"interactions">;

/**
 * Posted, so that no name of a medicine stands in an address; answered at once, so that none is kept for a redirect.
 */
export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: allowAnyone, schema: interactionFormSchema, failed: FAILED }, async (lists, { form }) =>
    check(lists, String(form.get("meant") ?? ""), languageOf(args.request)),
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), NOT_CHECKED);

export const headers = documentHeaders;
export const shouldRevalidate = skipRevalidationWhenRejected;

export default function Interactions() {
  const { t, rich } = useWords("interactions");
  const answer = useActionData<typeof action>();
  const refused = isRejectedForm(answer) ? answer : undefined;
  const checked = answer && !isRejectedForm(answer) ? answer : undefined;
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-3xl">
        <h1 className="text-title font-bold">{t(TITLE)}</h1>
        <p className="mt-2 text-lg text-muted">
          {t(
            "Enter everything you take and see what is known to go badly together. What you enter is compared and forgotten: nothing is stored.",
          )}
        </p>
        {checked && (
          <InLanguage language={checked.language}>
            <Results report={checked.report} />
          </InLanguage>
        )}
        <section aria-labelledby="form-title" className={`mt-6 card p-5 sm:p-8 ${checked ? "no-print" : ""}`}>
          <h2 id="form-title" className="mb-5 text-xl font-bold">
            {t(checked ? "Change the list" : "What you take")}
          </h2>
          {/* What was checked is a form of its own: its fields start with the list as it was checked. */}
          <SmallForm
            key={checked ? `${checked.medications}\n\n${checked.allergies}` : "first"}
            id={FORM_ID}
            order={["medications", "allergies"]}
            answer={refused}
            {...(checked ? { defaults: { medications: checked.medications, allergies: checked.allergies } } : {})}
            button={t("Check Interactions")}
            pending={t("Checking...")}
          >
            {(fields) => (
              <>
                <TextAreaField
                  field={fields.medications}
                  label={t("Medicines and supplements")}
                  hint={t(
                    "One on each line, by brand or generic name; a dose may stand beside it. Alcohol, grapefruit and plants count too.",
                  )}
                  rows={6}
                  maxLength={5000}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <TextAreaField
                  field={fields.allergies}
                  label={t("Allergies to medicines")}
                  optional
                  hint={t("For example penicillin, sulfa or ibuprofen, one on each line.")}
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
          {rich(
            "Taken something by mistake, or too much of it? Call Poison Help at {number}. For trouble breathing, a seizure or somebody who cannot be woken call 911.",
            {
              number: (
                <a className="link" href="tel:18002221222">
                  <bdi>1-800-222-1222</bdi>
                </a>
              ),
            },
          )}
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Interaction Check Unavailable" />;
}
