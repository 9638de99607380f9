import { data, redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import {
  ANALYSIS_COMPLETE,
  ANALYSIS_FAILED,
  DANGER_NOT_CLEARED,
  NO_SYMPTOMS,
  NOT_CLEARED,
} from "~/domain/assistant/analysis";
import { symptomRequestSchema } from "~/domain/triage";
import { MESSAGE_FAILED } from "~/domain/assistant/chat";
import { chatRequestSchema, sessionIdField } from "~/domain/assistant/chat-schema";
import { ApiError } from "~/domain/errors";
import { toFormError, type FormError } from "~/domain/form-error";
import { tooManyMessage } from "~/domain/text";
import type { ToastMessage } from "~/domain/toast";
import { isOwnersForm } from "~/services/accounts/session-guard.server";
import { analyze } from "~/services/assistant/analysis.server";
import { openSealedAnalysis, sealAnalysis, type SealedAnalysis } from "~/services/assistant/sealed-analysis.server";
import { answerAtOnce, clearEmergency, dropAnalysis, receiveMessage } from "~/services/assistant/conversation.server";
import { conversationVisitor, requireVisitor } from "~/services/assistant/conversation-owner.server";
import { guardForm, SESSION_CHANGED } from "~/services/http/forms/form-guard.server";
import { isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "~/services/http/responses/unavailable.server";
import { languageOf } from "~/services/pages/language.server";
import { setFlash } from "~/services/sessions/flash.server";
import { contextOf, readFormState, withEntry, type FormState } from "./form-state";

/** What the page comes back with: everything as it was typed, and what came of it. */
export type Answer = {
  typed: FormState;
  /** What was typed into the chat and not taken. */
  draft: string;
  analysis: SealedAnalysis | null;
  toast: ToastMessage | undefined;
  /** Why the message was not taken, for where it stands. */
  messageError?: string;
  /** The patient has said that no one is ill. */
  isCleared?: true;
  /** Something is wrong with what was sent, or with us. */
  refused?: true;
};

const field = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/**
 * The screen without script: every button sends its form, and the page that
 * comes back holds all of it. A message that was taken leads to the conversation.
 */
export async function consultationAction(request: Request, form: FormData, app: AppContext) {
  const typed = readFormState((name) =>
    form.getAll(name).filter((value): value is string => typeof value === "string"),
  );
  const message = field(form, "message");
  // What is tried again stands in the conversation; in the field as well it would be said twice.
  const draft = field(form, "intent") === "retry" ? "" : message;
  // What was analyzed before stays in sight, whichever button was pressed.
  const analysis = openSealedAnalysis(field(form, "analysis"), app);
  const answer = (change: Partial<Answer>, init: { status?: number; headers?: Record<string, string> } = {}) =>
    data<Answer>(
      { typed, draft, analysis, toast: undefined, ...change, ...(init.status ? { refused: true } : {}) },
      init,
    );

  const refusal = await guardForm(form, app);
  if (refusal)
    return answer({ toast: { title: "Not sent", description: refusal.message, variant: "destructive" } }, refusal);

  const removed = form.get("remove");
  if (typeof removed === "string")
    return answer({ typed: { ...typed, symptoms: typed.symptoms.filter((symptom) => symptom !== removed) } });
  const suggested = form.get("suggest");
  if (typeof suggested === "string") return answer({ draft: suggested });
  switch (field(form, "intent")) {
    case "add":
      return answer({ typed: withEntry(typed) });
    case "analyze":
      return analyzeTyped();
    case "clear":
      return clear();
    case "no-one-ill":
      return clearDanger();
    case "send":
    case "retry":
      return say();
    default:
      return answer({}, { status: 400 });
  }

  async function analyzeTyped() {
    const all = withEntry(typed);
    if (all.symptoms.length === 0) return answer({ typed: all, toast: NO_SYMPTOMS }, { status: 400 });
    const asked = symptomRequestSchema.safeParse({
      symptoms: all.symptoms,
      patientAge: all.age.trim() || undefined,
      patientGender: all.gender,
      medicalHistory: contextOf(all).medicalHistory,
      language: languageOf(request),
    });
    if (!asked.success)
      return answer({ toast: { ...ANALYSIS_FAILED, description: asked.error.issues[0]!.message } }, { status: 400 });
    try {
      return answer({
        typed: all,
        analysis: sealAnalysis(await analyze(asked.data, request, app), app),
        toast: ANALYSIS_COMPLETE,
      });
    } catch (error) {
      const { status, headers, message } = failure(error, app);
      return answer(
        { typed: all, toast: message ? { ...ANALYSIS_FAILED, description: message } : ANALYSIS_FAILED },
        { status, headers },
      );
    }
  }

  async function clear() {
    // What is no name of a conversation names none, and is none of the database's business.
    const named = sessionIdField.safeParse(field(form, "sessionId"));
    try {
      if (named.success) await dropAnalysis(named.data, await conversationVisitor(request, app), app);
      return answer({ analysis: null });
    } catch (error) {
      const { status, headers } = failure(error, app);
      return answer({ toast: NOT_CLEARED }, { status, headers });
    }
  }

  async function clearDanger() {
    const named = sessionIdField.safeParse(field(form, "sessionId"));
    if (!named.success) return answer({}, { status: 400 });
    if (!(await isOwnersForm(request, form, app))) return notTaken(SESSION_CHANGED, { status: 409 });
    try {
      const { visitor, headers } = await requireVisitor(request, app);
      await clearEmergency({ sessionId: named.data, patientContext: contextOf(typed) }, visitor, app);
      return answer({ isCleared: true }, { headers });
    } catch (error) {
      const { status, headers } = failure(error, app);
      return answer({ toast: DANGER_NOT_CLEARED }, { status, headers });
    }
  }

  async function say() {
    // A page of an account's is not answered as nobody's, nor as somebody else's.
    if (!(await isOwnersForm(request, form, app))) return notTaken(SESSION_CHANGED, { status: 409 });
    const asked = chatRequestSchema.safeParse({
      message,
      sessionId: field(form, "sessionId"),
      messageId: field(form, "messageId"),
      // Another try does not say anything new about the patient.
      patientContext: field(form, "intent") === "send" ? contextOf(typed) : null,
      language: languageOf(request),
    });
    if (!asked.success) return notTaken(asked.error.issues[0]!.message, { status: 400 });
    try {
      const { visitor, headers } = await requireVisitor(request, app);
      const taken = await receiveMessage(asked.data, visitor, app, analysis?.reply);
      const cookies = new Headers();
      if (headers["Set-Cookie"]) cookies.append("Set-Cookie", headers["Set-Cookie"]);
      try {
        await answerAtOnce(taken, app, app.closed);
      } catch (error) {
        // The message is stored, and the page offers to try again.
        app.log.error(error);
        cookies.append("Set-Cookie", await setFlash({ toast: MESSAGE_FAILED }, app));
      }
      return redirect(`/ai-consultation?conversation=${taken.conversation.id}#chat`, { status: 303, headers: cookies });
    } catch (error) {
      const { status, headers, message: reason } = failure(error, app);
      return notTaken(reason ?? MESSAGE_FAILED.description, { status, headers });
    }
  }

  /** Without script the page comes back at the field, where the notice at its top is out of sight. */
  function notTaken(reason: FormError, init: { status: number; headers?: Record<string, string> }) {
    return answer({ toast: { ...MESSAGE_FAILED, description: reason }, messageError: toFormError(reason) }, init);
  }
}

/** The status of what went wrong, and words for the visitor where there are better ones. */
function failure(
  error: unknown,
  app: AppContext,
): { status: number; headers: Record<string, string>; message?: FormError } {
  if (error instanceof ApiError) {
    const seconds = error.details.retryAfterSeconds;
    return {
      status: error.status,
      headers: seconds ? { "Retry-After": String(seconds) } : {},
      message: error.code === "rate_limited" && seconds ? tooManyMessage(seconds) : error.message,
    };
  }
  app.log.error(error);
  return isUnavailable(error)
    ? { status: 503, headers: { "Retry-After": String(UNAVAILABLE_RETRY_SECONDS) } }
    : { status: 500, headers: {} };
}
