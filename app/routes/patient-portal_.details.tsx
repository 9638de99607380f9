import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { SelectField, TextField } from "~/components/form/field";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { VersionField } from "~/components/form/version-field";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { DETAIL_FIELDS, detailTexts, GENDER_OPTIONS } from "~/domain/patient-details";
import { patientDetailsSchema } from "~/domain/patient-details-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { changeDetails, detailsVersion, readDetails, conflictErrors } from "~/services/records/patient-details.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & TranslatedHandle<"portal"> & { private: true } = {
  title: "My Details",
  namespace: "portal",
  private: true,
};

const FAILED = "Your details could not be stored. Try again in a moment." satisfies PlainMessageId<"portal">;

const STORED = { title: "Your details are stored" satisfies PlainMessageId<"portal"> };
const UNCHANGED = {
  title: "Nothing was changed",
  description: "Your details were like this already.",
} satisfies ToastText<"portal">;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const user = await requireRole(request, app, "patient");
  const details = await withErrorScreens(request, () => readDetails(request, user.id, app));
  return data({ details: detailTexts(details), version: detailsVersion(details) }, NO_STORE);
}

export const action = (args: ActionFunctionArgs) => {
  const by = (request: Request, app: AppContext) => requireRole(request, app, "patient");
  const schema = (_who: unknown, app: AppContext) => patientDetailsSchema(app.clock());
  return formAction(args, { by, schema, failed: FAILED }, async (typed, { who: user, refuse, app }) => {
    const result = await changeDetails(args.request, user.id, typed, app);
    if (result.outcome === "conflict") return refuse(409, { fields: conflictErrors(result.stored, typed) });
    const toast = result.outcome === "changed" ? STORED : UNCHANGED;
    return redirect("/patient-portal", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
  });
};

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not stored",
    description: FAILED,
    variant: "destructive",
  } satisfies ToastText<"portal">);

export const headers = documentHeaders;

// Refused because they have changed meanwhile, the form needs to know their new state.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

const ORDER = [...DETAIL_FIELDS, "version" as const];

export default function MyDetails() {
  const { t } = useWords("portal");
  const { details, version } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  return (
    <NarrowScreen
      title={t("My Details")}
      lead={t("What your specialists, and a pharmacy in an emergency, need to know of you.")}
      after={
        <p>
          <Link className="inline-flex min-h-11 items-center link" to="/patient-portal">
            {t("Back to my record")}
          </Link>
        </p>
      }
    >
      <SmallForm
        id="details"
        order={ORDER}
        answer={answer}
        defaults={details}
        button={t("Save My Details")}
        pending={t("Saving...")}
      >
        {(fields) => (
          <>
            <VersionField field={fields.version} name="version" now={version} isRefused={answer !== undefined} />
            <TextField field={fields.firstName} label={t("First name")} autoComplete="given-name" maxLength={100} />
            <TextField field={fields.lastName} label={t("Last name")} autoComplete="family-name" maxLength={100} />
            <TextField field={fields.dateOfBirth} label={t("Date of birth")} type="date" autoComplete="bday" optional />
            <SelectField
              field={fields.gender}
              label={t("Gender")}
              hint={t("As it stands in your health record. Some reference values depend on it.")}
              placeholder={t("Not recorded")}
              options={GENDER_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
              optional
            />
            <TextField
              field={fields.heightCm}
              label={t("Height")}
              hint={t("In centimeters, or like 5 ft 7 in")}
              maxLength={20}
              optional
            />
            <TextField
              field={fields.emergencyContact}
              label={t("Emergency contact")}
              hint={t("A name and a phone number")}
              maxLength={200}
              optional
            />
            <TextField field={fields.insuranceProvider} label={t("Insurance provider")} maxLength={200} optional />
          </>
        )}
      </SmallForm>
      <p className="mt-6 text-muted">
        {t(
          "Medical history, allergies and medications are kept by your specialists. If something there is wrong, tell them or us.",
        )}
      </p>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Details Unavailable" />;
}
