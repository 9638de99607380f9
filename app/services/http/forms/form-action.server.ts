import type { Submission } from "@conform-to/react";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import { RecordFullError } from "db/vital-writer";
import type { z } from "zod";
import { appContext, type AppContext } from "~/context";
import { FORM_OWNER } from "~/domain/saved-draft";
import { toFormError, type FormError } from "~/domain/form-error";
import { toSentForm, isSecretField, toRejectedResult, type RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";
import { readFormOwner } from "~/services/accounts/saved-draft.server";
import { openSession } from "~/services/sessions/session.server";
import { readForm } from "~/services/http/requests/body.server";
import { guardForm, SESSION_CHANGED, tooManyRequests } from "./form-guard.server";
import { LimitError } from "~/services/http/limits/rate-limits.server";
import { causeOf, isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { parseForm } from "./parse-form.server";

/** Answers with the form as it was typed and what is wrong with it. */
export type Refuse = (
  status: number,
  message?: FormError | { fields: Record<string, FormError[]> },
  extra?: { headers?: Record<string, string>; toast?: ToastMessage },
) => ReturnType<typeof data<RejectedForm>>;

/** What a form is judged by, and what is said when that could not be done. */
type Rules<Who, Schema> = {
  /**
   * Whose form it is: a guard that throws a `Response` (to the sign-in, 403)
   * for anybody else, before anything is judged. What it finds out is handed on.
   */
  by: (request: Request, app: AppContext) => Promise<Who>;
  schema: Schema | ((who: Who, app: AppContext) => Schema);
  /** Said when it could not be done for a reason of ours. */
  failed: string;
  /** Reads a form with a file, where that takes more than its bytes. */
  read?: (request: Request) => Promise<FormData>;
};

/**
 * The way of every form of a screen: asked whose it is, read, guarded, judged
 * by its schema, and only then done. Whatever goes wrong meanwhile, an outage
 * before the guard could answer included, the form comes back as it was typed,
 * passwords left out. Where the page cannot be drawn again either, `ScreenError`
 * has it.
 * @param done what the form is for; it answers, or refuses.
 * @throws {Response} what the guard or `done` answers with.
 */
export async function formAction<Who, Schema extends z.ZodType, Answer>(
  { request, context }: ActionFunctionArgs,
  { by, schema, failed, read = readForm }: Rules<Who, Schema>,
  done: (
    value: z.output<Schema>,
    tools: { who: Who; refuse: Refuse; app: AppContext; form: FormData },
  ) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof data<RejectedForm>>> {
  const app = appContext(context);
  let who: Who;
  try {
    who = await by(request, app);
  } catch (error) {
    const { status, message, headers } = failure(error, failed, app);
    const form = await read(request);
    // Not judged: of somebody unknown, nobody says what of it is right.
    return data<RejectedForm>(
      { refused: true, result: toRejectedResult(form, toFormError(message)), toast: undefined, sent: toSentForm(form) },
      { status, headers },
    );
  }

  const form = await read(request);
  const sent = toSentForm(form);
  const owner = readFormOwner(form, app);
  form.delete(FORM_OWNER);
  const rules = typeof schema === "function" ? schema(who, app) : schema;
  const submission: Submission<z.input<Schema>, string[], z.output<Schema>> = await parseForm(form, rules);
  const hideFields = Object.keys(submission.payload).filter(isSecretField) as never[];

  const refuse: Refuse = (status, message, { headers = {}, toast } = {}) => {
    const isOfFields = typeof message === "object" && "fields" in message;
    const fieldErrors = isOfFields
      ? Object.fromEntries(Object.entries(message.fields).map(([name, errors]) => [name, errors.map(toFormError)]))
      : {};
    const formErrors = message === undefined || isOfFields ? [] : [toFormError(message)];
    const result = submission.reply({ hideFields, formErrors, fieldErrors: fieldErrors as never });
    return data<RejectedForm>({ refused: true, result, toast, sent }, { status, headers });
  };

  const refusal = await guardForm(form, app);
  if (refusal) return refuse(refusal.status, refusal.message, { headers: refusal.headers });
  if (submission.status !== "success") return refuse(400);
  try {
    // Two people at one browser: a tab of the one must not write into the record of the other.
    const user = owner === null ? null : await openSession(request, app);
    if (user && user.id !== owner) return refuse(409, SESSION_CHANGED);
    return await done(submission.value, { who, refuse, app, form });
  } catch (error) {
    const { status, message, headers } = failure(error, failed, app);
    return refuse(status, message, { headers });
  }
}

/**
 * What a form is answered that could not be done.
 * @throws what is an answer already, like a redirect.
 */
function failure(
  error: unknown,
  failed: string,
  app: AppContext,
): { status: number; message: FormError; headers: Record<string, string> } {
  if (isUnavailable(error)) {
    app.log.error(causeOf(error));
    return { status: 503, message: failed, headers: { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) } };
  }
  if (error instanceof Response) throw error;
  if (error instanceof LimitError) return tooManyRequests(error.retryAfterSeconds);
  if (error instanceof RecordFullError) return { status: error.status, message: error.message, headers: {} };
  app.log.error(error);
  return { status: 500, message: failed, headers: {} };
}
