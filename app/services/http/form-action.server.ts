import type { Submission } from "@conform-to/react";
import { data, type ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { appContext, type AppContext } from "~/context";
import { FORM_OWNER } from "~/domain/parked-form";
import { isSecretField, type Refused } from "~/domain/refused";
import type { ToastMessage } from "~/domain/toast";
import { ownerOf } from "~/services/accounts/parked-form.server";
import { openSession } from "~/services/sessions/session.server";
import { readForm } from "./body.server";
import { guardForm, SOMEBODY_ELSE, tooMany } from "./form-guard.server";
import { LimitError } from "./limits.server";
import { isOutage, OUTAGE_RETRY_SECONDS } from "./outage.server";
import { parseForm } from "./parse-form.server";

/** Answers with the form as it was typed and what is wrong with it. */
export type Refuse = (
  status: number,
  message?: string | { fields: Record<string, string[]> },
  extra?: { headers?: Record<string, string>; toast?: ToastMessage },
) => ReturnType<typeof data<Refused>>;

/**
 * The way of every form of a screen: read, guarded, judged by its schema, and
 * only then done. Whatever goes wrong meanwhile, the form comes back as it was
 * typed, passwords left out.
 * @param failed what is said when it could not be done for a reason of ours.
 * @param done what the form is for; it answers, or refuses.
 */
export async function formAction<Schema extends z.ZodType, Answer>(
  { request, context }: ActionFunctionArgs,
  schema: Schema,
  failed: string,
  done: (value: z.output<Schema>, tools: { refuse: Refuse; app: AppContext; form: FormData }) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof data<Refused>>> {
  const app = appContext(context);
  const form = await readForm(request);
  const owner = ownerOf(form, app);
  form.delete(FORM_OWNER);
  const submission: Submission<z.input<Schema>, string[], z.output<Schema>> = await parseForm(form, schema);
  const hideFields = [...form.keys()].filter(isSecretField) as never[];

  const refuse: Refuse = (status, message, { headers = {}, toast } = {}) => {
    const fieldErrors = typeof message === "object" ? message.fields : {};
    const formErrors = typeof message === "string" ? [message] : [];
    const result = submission.reply({ hideFields, formErrors, fieldErrors: fieldErrors as never });
    return data<Refused>({ refused: true, result, toast }, { status, headers });
  };

  const refusal = await guardForm(form, app);
  if (refusal) return refuse(refusal.status, refusal.message, { headers: refusal.headers });
  if (submission.status !== "success") return refuse(400);
  try {
    // Two people at one browser: a tab of the one must not write into the record of the other.
    const user = owner === null ? null : await openSession(request, app);
    if (user && user.id !== owner) return refuse(409, SOMEBODY_ELSE);
    return await done(submission.value, { refuse, app, form });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof LimitError) {
      const { status, message, headers } = tooMany(error.retryAfterSeconds);
      return refuse(status, message, { headers });
    }
    app.log.error(error);
    return isOutage(error)
      ? refuse(503, failed, { headers: { "Retry-After": String(OUTAGE_RETRY_SECONDS) } })
      : refuse(500, failed);
  }
}
