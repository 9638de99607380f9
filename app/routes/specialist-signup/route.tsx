import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { findDesk } from "db/practice";
import { useEffect } from "react";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { skipRevalidationWhenRejected, submitOrKeep } from "~/components/form/form-errors";
import { PanelError, ScreenError } from "~/components/screen-error";
import { appContext } from "~/context";
import type { RejectedForm } from "~/domain/rejected-form";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { readForm } from "~/services/http/requests/body.server";
import { isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { readFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { AccountForm } from "./account-form";
import { handleIntent } from "./actions.server";
import { ACCOUNT_FAILED } from "./toasts";
import { Discard } from "./discard";
import { openDraft, profileValues } from "./draft.server";
import { ProfileForm } from "./profile-form";
import { Submitted } from "./submitted";
import { clearAccountDraft, waitForSaves, readTypedAccount } from "./profile-draft";

type Step = 1 | 2 | 3;

/** What there is where nothing is entered, or may not be shown. */
const NOTHING = {
  isKept: false,
  account: null,
  passwordKept: false,
  profile: null,
  canGoBack: false,
  sentTo: null,
  isApplicant: false,
  unavailable: false,
};

export const handle: TitleHandle<{ step: Step }> = {
  title: ({ step }) => (step === 3 ? "Application Submitted!" : `Specialist Registration - Step ${step} of 2`),
};

export const meta: MetaFunction = () => [
  { name: "description", content: "Apply to join Kindweight as a specialist in two short steps." },
];

export const shouldRevalidate = skipRevalidationWhenRejected;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const asked = new URL(request.url).searchParams.get("step");
  try {
    const { draft, isClosed, specialistId } = await openDraft(request, app);
    // Once submitted, every way back leads to the confirmation, not to an empty form.
    if (isClosed) {
      const user = await sessionUser(request, app);
      const desk = user && (await findDesk(app.db, user.id));
      return {
        ...NOTHING,
        step: 3 as const,
        sentTo: (await readFlash(request, app))?.sentTo ?? null,
        // Signed in as the specialist whom the application has made.
        isApplicant: Boolean(desk && desk.id === draft?.providerId),
      };
    }
    const unfinished = specialistId !== null;
    const mayEnterStep2 = unfinished || Boolean(draft?.account);
    if (asked === "3" || (asked === "2" && !mayEnterStep2)) return redirect("/specialist-signup");
    const step: Step = unfinished || asked === "2" ? 2 : 1;
    return {
      ...NOTHING,
      step,
      isKept: draft !== null,
      account: draft?.account ?? null,
      passwordKept: Boolean(draft?.passwordHash),
      profile: profileValues(draft),
      canGoBack: !unfinished,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    // Not thrown: a form that was just refused for the same reason must come back as it was typed.
    return data(
      {
        ...NOTHING,
        step: asked === "2" ? (2 as const) : (1 as const),
        profile: profileValues(null),
        unavailable: true,
      },
      { status: 503, headers: { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) } },
    );
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return handleIntent(await readForm(request), request, appContext(context));
}

/** Gone back while typing and forward again: what was typed is on its way, and the draft is read after it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await waitForSaves();
  return serverLoader<typeof loader>();
}

/** Where throwing an application away did not arrive: nothing has changed, and the forms stay as they are. */
type NotDiscarded = { refused: true; notDiscarded: true };

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  await waitForSaves();
  const isDiscard = (await request.clone().formData()).get("intent") === "discard";
  try {
    return await (isDiscard
      ? serverAction()
      : submitOrKeep(request, () => serverAction<typeof action>(), ACCOUNT_FAILED));
  } catch (answer) {
    // Sent on to another step: what was sent has been kept. Or to the home page, and nothing is.
    if (answer instanceof Response) {
      clearAccountDraft();
      readTypedAccount.forget();
    } else if (isDiscard && !request.signal.aborted)
      return { refused: true, notDiscarded: true } satisfies NotDiscarded;
    throw answer;
  }
}

export const headers = documentHeaders;

export default function SpecialistSignup() {
  const { step, isKept, account, passwordKept, profile, canGoBack, sentTo, isApplicant, unavailable } =
    useLoaderData<typeof loader>();
  // `null` where a draft was saved by a form instead of by script.
  const answered = useActionData<RejectedForm | NotDiscarded | null>();
  const notDiscarded = Boolean(answered && "notDiscarded" in answered);
  const answer = answered && !("notDiscarded" in answered) ? answered : undefined;
  // No application is open, so nothing is left of one.
  const isOver = step === 3 || (step === 1 && !account && !unavailable);
  useEffect(() => {
    if (isOver) clearAccountDraft();
    if (step === 3) readTypedAccount.forget();
  }, [isOver, step]);
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mx-auto mt-4 max-w-2xl">
        {step < 3 && (
          <h1 className="text-title font-bold">
            Specialist <span className="inline-block">Registration -</span>{" "}
            <span className="inline-block">{`Step ${step} of 2`}</span>
          </h1>
        )}
        {unavailable && !answer ? (
          <PanelError
            title="Registration Unavailable"
            text="Our records cannot be reached right now. What you entered before is kept."
          />
        ) : step === 1 ? (
          <AccountForm account={account} passwordKept={passwordKept} answer={answer} />
        ) : step === 2 ? (
          <ProfileForm profile={profile} canGoBack={canGoBack} answer={answer} />
        ) : (
          <Submitted sentTo={sentTo} isApplicant={isApplicant} />
        )}
        {isKept && <Discard failed={notDiscarded} />}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Registration Unavailable" />;
}
