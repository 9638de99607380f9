import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { findPractice } from "db/practice";
import { DeskFrame } from "~/components/desk/frame";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { useVersionKey } from "~/components/form/version-field";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext } from "~/context";
import { practiceSchema } from "~/domain/providers/practice-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { redirectToScreen } from "~/services/accounts/session-guard.server";
import { requireSpecialist } from "~/services/accounts/specialist-guard.server";
import { versionOf } from "~/services/conflict.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { savePractice } from "~/services/practice/practice.server";
import { setFlash } from "~/services/sessions/flash.server";
import { ProfileForm } from "./form";
import { FixedFacts } from "./fixed-facts";

export const handle: TitleHandle & { private: true } = { title: "Profile · Desk", private: true };

const FAILED = "Your profile could not be saved. Try again in a moment.";
const SAVED: ToastMessage = { title: "Profile saved", description: "Patients see it already." };
const UNCHANGED: ToastMessage = { title: "Nothing was changed", description: "Your profile was like this already." };
const REVIEW: ToastMessage = {
  title: "Profile saved and under review",
  description: "Patients see it already, marked Under review until we have checked it. Your desk stays open.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const { user, providerId, underReview } = await requireSpecialist(request, app);
  const { practice, facts } = (await respondUnavailable(() => findPractice(app.db, user.id)))!;
  return data(
    {
      id: providerId,
      name: `${user.firstName} ${user.lastName}`,
      practice,
      facts,
      underReview,
      version: versionOf(practice),
    },
    NO_STORE,
  );
}

export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: requireSpecialist, schema: practiceSchema, failed: FAILED },
    async (change, { who, refuse, app }) => {
      const saved = await savePractice(who.user, change, app);
      if (saved.outcome === "closed") throw redirectToScreen("/application");
      if (saved.outcome === "conflict") return refuse(409, { fields: saved.stored });
      const toast = saved.outcome === "unchanged" ? UNCHANGED : saved.underReview ? REVIEW : SAVED;
      return redirect("/desk/profile", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
    },
  );

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  submitOrKeep(request, () => serverAction<typeof action>(), {
    title: "Not saved",
    description: FAILED,
    variant: "destructive",
  });

export const headers = documentHeaders;

// A refused form changes nothing, except where it was refused because the profile has changed.
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || skipRevalidationWhenRejected(change);

export default function DeskProfile() {
  const { id, name, practice, facts, underReview, version } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const shown = useVersionKey(version, answer !== undefined);
  return (
    <DeskFrame
      title="Your profile"
      lead={
        practice.isAvailable ? (
          <>
            What patients read before they choose you.{" "}
            <Link to={`/specialists/${id}`} className="link">
              See it as they do
            </Link>
          </>
        ) : (
          "You are not listed: nobody finds you in the directory, and your profile has no public page."
        )
      }
    >
      {underReview && (
        <p className="mt-6 max-w-3xl rounded-xl bg-warn-tint p-4 text-warn">
          You have changed something that we check. Until we have, your profile is marked Under review; your desk and
          your appointments stay as they are.
        </p>
      )}
      <FixedFacts name={name} specialty={facts.specialty} licenseNumber={facts.licenseNumber} />
      {/* Once saved, another form: it holds what is stored, not what was typed. Refused, it stays. */}
      <ProfileForm key={shown} practice={practice} version={version} answer={answer} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Profile Unavailable" />;
}
