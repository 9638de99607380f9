import type { SubmissionResult } from "@conform-to/react";
import { data, redirect } from "@remix-run/node";
import { setZone } from "db/users";
import { ProfileExistsError } from "db/providers";
import { dropDraft } from "db/signup-drafts";
import type { AppContext } from "~/context";
import { toldZone } from "~/domain/account-zone";
import { accountSchema, profileSchema } from "~/domain/providers/signup";
import type { RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { mailApplicant, mailOwner } from "~/services/accounts/application-mails.server";
import { MINIMUM_DURATION_MS, withMinimumDuration } from "~/services/accounts/minimum-duration.server";
import { guardForm, tooManyRequests, type Refusal } from "~/services/http/forms/form-guard.server";
import { LimitError, requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import {
  respondUnavailable,
  isUnavailable,
  UNAVAILABLE_RETRY_SECONDS,
} from "~/services/http/responses/unavailable.server";
import { parseForm } from "~/services/http/forms/parse-form.server";
import { hashPassword, isCommonPassword } from "~/services/passwords.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { setFlash } from "~/services/sessions/flash.server";
import { sessionUser } from "~/services/sessions/session.server";
import { ApplicationError, apply } from "./apply.server";
import { ACCOUNT_FAILED, DISCARDED, PROFILE_FAILED, SUBMITTED } from "./toasts";
import { keepDraft, openDraft, typedProfile } from "./draft.server";

const PATH = "/specialist-signup";

const answer = (
  result: SubmissionResult<string[]>,
  init: { status: number; headers?: Record<string, string> },
  toast?: ToastMessage,
) => data({ refused: true, result, toast } satisfies RejectedForm, init);

const to = (step: 1 | 2 | 3, ...cookies: string[]) =>
  redirect(step === 1 ? PATH : `${PATH}?step=${step}`, { status: 303, headers: setCookieHeaders(cookies) });

const retryAfter = { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) };

/** Does what the pressed button says; `intent` is its value. */
export async function handleIntent(form: FormData, request: Request, app: AppContext) {
  switch (form.get("intent")) {
    case "back":
      return saveProfile(form, request, app, (cookie) => to(1, ...cookie));
    case "save":
      return saveProfile(form, request, app, (cookie) => data(null, { headers: setCookieHeaders(cookie) }));
    case "restart":
      return to(1, await forgetting(app));
    case "discard":
      return respondUnavailable(() => discard(request, app));
    case "submit":
      return submitProfile(form, request, app);
    default:
      return continueToProfile(form, request, app);
  }
}

/**
 * For computers that several people use: forgets what was entered, here and in this browser, and leads away from it.
 */
async function discard(request: Request, app: AppContext) {
  const { hash, isClosed } = await openDraft(request, app);
  if (isClosed) return to(3);
  await dropDraft(app.db, hash);
  return redirect("/", {
    status: 303,
    headers: setCookieHeaders([await forgetting(app), await setFlash({ toast: DISCARDED }, app)]),
  });
}

const forgetting = ({ cookies }: Pick<AppContext, "cookies">) => cookies.signupDraft.serialize("", { maxAge: 0 });

/** Step 1: `Continue`. */
async function continueToProfile(form: FormData, request: Request, app: AppContext) {
  const refusal = await guardForm(form, app);
  const hideFields = ["password", "confirmPassword"] as never[];
  try {
    const open = await openDraft(request, app);
    // A page from before the submission: nothing may be put into the closed draft.
    if (open.isClosed) return to(3);
    const schema = accountSchema({ passwordKept: Boolean(open.draft?.passwordHash), isCommon: isCommonPassword });
    const submission = await parseForm(form, schema);
    if (refusal) return answer(submission.reply({ hideFields, formErrors: [refusal.message] }), refusal);
    if (submission.status !== "success") return answer(submission.reply({ hideFields }), { status: 400 });

    const { password, confirmPassword: _, ...account } = submission.value;
    const cookie = await keepDraft(
      open,
      { account, ...(password ? { passwordHash: await hashPassword(password) } : {}) },
      app,
    );
    return to(2, cookie);
  } catch (error) {
    const isLimit = error instanceof LimitError;
    if (!isLimit && !isUnavailable(error)) throw error;
    if (!isLimit) app.log.error(error);
    // The rules without the records: what was typed comes back all the same.
    const schema = accountSchema({ passwordKept: false, isCommon: isCommonPassword });
    const submission = await parseForm(form, schema);
    if (isLimit) {
      const { status, message, headers } = tooManyRequests(error.retryAfterSeconds);
      return answer(submission.reply({ hideFields, formErrors: [message] }), { status, headers });
    }
    const toast = ACCOUNT_FAILED;
    return answer(
      submission.reply({ hideFields, formErrors: [toast.description] }),
      { status: 503, headers: retryAfter },
      toast,
    );
  }
}

/**
 * Keeps what step 2 holds without judging it: for `Back`, and while somebody types.
 * @param then is given the cookie to set, of a draft that may be new.
 */
async function saveProfile<T>(form: FormData, request: Request, app: AppContext, then: (cookie: string[]) => T) {
  const verdict = await app.limits.take("attempts", app.clientAddress);
  if (!verdict.allowed) return refuseProfile(form, tooManyRequests(verdict.retryAfterSeconds));
  try {
    const open = await openDraft(request, app);
    // A second tab submitted it meanwhile: there is nothing left to keep.
    return then(open.isClosed ? [] : [await keepDraft(open, { profile: typedProfile(form) }, app)]);
  } catch (error) {
    if (error instanceof LimitError) return refuseProfile(form, tooManyRequests(error.retryAfterSeconds));
    if (!isUnavailable(error)) throw error;
    app.log.error(error);
    return refuseProfile(form, {
      status: 503,
      message: "Your entries could not be saved. Try again in a moment.",
      headers: retryAfter,
    });
  }
}

async function refuseProfile(form: FormData, refusal: Omit<Refusal, "status"> & { status: number }) {
  const submission = await parseForm(form, profileSchema);
  return answer(submission.reply({ formErrors: [refusal.message] }), refusal);
}

/**
 * Step 2: `Submit Application`. The response is the same, in the same time, whether or not the address has an account.
 */
async function submitProfile(form: FormData, request: Request, app: AppContext) {
  const submission = await parseForm(form, profileSchema);
  const refuse = (status: number, formErrors: string[], toast?: ToastMessage, headers: Record<string, string> = {}) =>
    answer(submission.reply({ formErrors }), { status, headers }, toast);

  const refusal = await guardForm(form, app);
  if (refusal) return refuse(refusal.status, [refusal.message], undefined, refusal.headers);

  try {
    const open = await openDraft(request, app);
    if (open.isClosed) return to(3);
    // Kept before it is judged, and again if it is refused: typed is typed.
    const cookie = await keepDraft(open, { profile: typedProfile(form) }, app);
    if (submission.status !== "success") return answer(submission.reply(), { status: 400 });

    const { specialistId } = open;
    const isFirst = await withMinimumDuration(MINIMUM_DURATION_MS, () =>
      apply(app.db, open.hash, submission.value, {
        specialistId,
        now: app.clock(),
        finish: async (tx, { userId, isTaken }) => {
          requireWithinLimit(await app.limits.take("accounts", app.clientAddress));
          if (isTaken) return mailOwner(tx, userId, app);
          await mailApplicant(tx, userId, app, { isNew: specialistId === null });
          const browserZone = toldZone(form.get("browserZone"));
          if (browserZone) await setZone(tx, userId, { browserZone });
        },
      }),
    );
    if (isFirst === null) {
      // Sent twice at once without a draft: the profile is there.
      if ((await sessionUser(request, app))?.role === "provider") return to(3);
      const toast: ToastMessage = {
        title: "Your account details have expired",
        description: "Enter them once more. What you wrote about your practice is kept.",
      };
      return to(1, cookie, await setFlash({ toast }, app));
    }
    if (!isFirst) return to(3);
    const sentTo = specialistId === null ? open.draft?.account?.email : undefined;
    return to(3, cookie, await setFlash({ toast: SUBMITTED, ...(sentTo ? { sentTo } : {}) }, app));
  } catch (error) {
    if (error instanceof ProfileExistsError) return to(3);
    if (error instanceof LimitError) {
      const { status, message, headers } = tooManyRequests(error.retryAfterSeconds);
      return refuse(status, [message], undefined, headers);
    }
    const cause = error instanceof ApplicationError ? error.cause : error;
    const toast = error instanceof ApplicationError && error.part === "profile" ? PROFILE_FAILED : ACCOUNT_FAILED;
    app.log.error(cause);
    return isUnavailable(cause)
      ? refuse(503, [toast.description], toast, retryAfter)
      : refuse(500, [toast.description], toast);
  }
}
