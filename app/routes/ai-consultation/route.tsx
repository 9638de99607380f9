import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { describedBy, useLanguage, useWords, type TranslatedHandle } from "~/components/words";
import { useSavedDraft } from "~/components/form/saved-draft";
import { EmergencyPanel } from "~/components/emergency-panel";
import { ActionMessage, Notice, showBeginning } from "~/components/messages";
import { ScreenError } from "~/components/screen-error";
import { toastStore } from "~/components/ui/toast-store";
import { appContext } from "~/context";
import { ANALYSIS_COMPLETE, ANALYSIS_FAILED, DEFAULT_AGE, NO_GENDER, NO_SYMPTOMS } from "~/domain/assistant/analysis";
import type { AnalysisAnswer, AnalysisReply, KeptAnswer } from "~/domain/assistant/analysis-schema";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { analyzeSymptoms, inLanguage, fetchStoredAnalysis, limitMessage } from "~/client/ai-requests";
import { readForm } from "~/services/http/requests/body.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { consultationAction } from "./actions.server";
import { CHAT_FORM, ChatPanel } from "./chat-panel";
import { openChat } from "./open-chat.server";
import { storeAnalysis, readStoredAnalysis } from "./stored-analysis";
import { Result } from "./analysis-result";
import { contextOf, readFormState, toFormState, withEntry, type FormState } from "./form-state";
import { SymptomForm } from "./symptom-form";

export const handle: TitleHandle & TranslatedHandle<"assistant"> & { private: true } = {
  title: "AI Nutrition Coach",
  namespace: "assistant",
  private: true,
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(matches, "Sort out your symptoms, and talk about food, weight and sleep with our assistant.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return withErrorScreens(request, async () => data(await openChat(request, appContext(context)), NO_STORE));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return consultationAction(request, await readForm(request), appContext(context));
}

export const headers = documentHeaders;

/** What stands in the page is newer than what a loader knows: loaded again it is only for another conversation. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (currentUrl.search === nextUrl.search && formMethod === undefined ? false : defaultShouldRevalidate);

export default function AiConsultation() {
  const { chat } = useLoaderData<typeof loader>();
  return <Consultation key={chat.sessionId} />;
}

function Consultation() {
  const {
    chat,
    chatAction,
    isOpen,
    analysis: kept,
    emergency: stored,
    usesModel,
    isSignedIn,
    messageId,
    isMissing,
    isAway,
  } = useLoaderData<typeof loader>();
  const { t, language } = useWords("assistant");
  const answer = useActionData<typeof action>();
  // A message that was half written when the session ended, and what the form told then.
  const [savedDraft] = useState(useSavedDraft("send"));
  const [typed, setTyped] = useState(
    answer?.typed ??
      (savedDraft ? readFormState((name) => [savedDraft.fields[name] ?? []].flat()) : toFormState(chat.context)),
  );
  // What the forms carry where no script runs.
  const analysis = answer ? answer.analysis : kept;
  const [result, setResult] = useState<AnalysisReply | null>(analysis?.reply ?? null);
  const [emergency, setEmergency] = useState<Emergency | null>(
    answer?.isCleared ? null : (answer?.analysis?.reply.emergency ?? stored),
  );
  const { isAnalyzing, analyze } = useAnalysis((typedThen, { kept: sealed, ...reply }) => {
    setTyped(typedThen);
    setResult(reply);
    storeAnalysis(sealed);
    if (reply.emergency) setEmergency(reply.emergency);
  });
  useKept(
    result !== null || answer !== undefined || savedDraft !== undefined,
    typed,
    ({ analysis: reply, patientContext }) => {
      setTyped({ ...toFormState(patientContext), entry: typed.entry });
      setResult(reply);
      if (reply.emergency) setEmergency(reply.emergency);
    },
  );
  /** @returns whether it is done: what the conversation has of it, only the server takes away. */
  const onClear = (): boolean => {
    storeAnalysis(undefined);
    if (analysis) return false;
    setResult(null);
    // The conversation itself may tell of an emergency.
    setEmergency(stored);
    return true;
  };
  const known =
    answer || result !== (kept?.reply ?? null) || savedDraft || !chat.context ? contextOf(typed) : chat.context;

  return (
    <div className="wrap pt-6">
      {emergency && (
        <EmergencyPanel emergency={emergency}>
          <p lang={language} className="mt-4">
            <button type="submit" form={CHAT_FORM} name="intent" value="no-one-ill" className="btn btn-secondary">
              {t("No one is ill")}
            </button>
          </p>
        </EmergencyPanel>
      )}
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("AI Nutrition Coach")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t("Check your symptoms, then ask questions about food, weight and sleep. It does not replace a doctor.")}
      </p>
      <div className="mt-6 empty:hidden">
        <ActionMessage message={answer?.toast} />
        {/* On a phone the result stands below the whole form. */}
        {answer?.analysis && (
          <p className="mb-6 lg:hidden">
            <a href="#result-title" className="btn btn-secondary">
              {t("Read the analysis")}
            </a>
          </p>
        )}
        {isMissing && (
          <Notice
            message={{
              title: "This conversation is not here",
              description: "It was deleted, belongs to another account or browser, or your browser takes no cookies.",
            }}
          />
        )}
        {isAway && (
          <Notice
            message={{
              title: "Earlier messages cannot be shown right now",
              description: "The analysis works all the same.",
              variant: "destructive",
            }}
          />
        )}
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SymptomForm
          typed={typed}
          carried={analysis?.sealed}
          onChange={setTyped}
          isAnalyzing={isAnalyzing}
          onAnalyze={analyze}
        />
        <Result result={result} chatHref="/ai-consultation?conversation=new#chat" onClear={onClear} />
      </div>
      {(isOpen || result !== null || answer?.draft || answer?.messageError || savedDraft) && (
        <ChatPanel
          {...{ chat, chatAction, usesModel, isSignedIn, messageId, emergency }}
          context={known}
          carried={analysis?.sealed}
          draft={answer?.draft ?? ""}
          savedDraft={savedDraft}
          onEmergency={setEmergency}
          onNoOneIll={() => setEmergency(null)}
          refusal={answer?.messageError}
        />
      )}
    </div>
  );
}

/**
 * Shows again what this tab had on this page before it was loaded again.
 * @param isTaken whether something else stands there already.
 */
function useKept(isTaken: boolean, typed: FormState, onKept: (kept: KeptAnswer) => void) {
  const [{ symptoms }] = useState(typed);
  const now = useRef({ isTaken, typed, onKept });
  now.current = { isTaken, typed, onKept };
  useEffect(() => {
    const sealed = now.current.isTaken ? null : readStoredAnalysis();
    if (!sealed) return;
    let isGone = false;
    void fetchStoredAnalysis(sealed).then(
      (kept) => {
        const { isTaken, typed, onKept } = now.current;
        if (!kept) storeAnalysis(undefined);
        // Who has begun to tell something else meanwhile loses none of it.
        else if (!isGone && !isTaken && typed.symptoms === symptoms) onKept(kept);
      },
      // It stays where it is, for another try.
      () => {},
    );
    return () => void (isGone = true);
  }, [symptoms]);
}

/** Asks for an analysis by script. */
function useAnalysis(onResult: (typed: FormState, reply: AnalysisAnswer) => void) {
  const [isAnalyzing, setAnalyzing] = useState(false);
  // Set at once, not at the next render: of a double press one counts.
  const running = useRef(false);
  const language = useLanguage();
  async function analyze(typed: FormState) {
    const all = withEntry(typed);
    if (all.symptoms.length === 0) return void toastStore.show(NO_SYMPTOMS);
    if (running.current) return;
    running.current = true;
    setAnalyzing(true);
    const { age, medicalHistory } = contextOf(all);
    try {
      const reply = await analyzeSymptoms({
        symptoms: all.symptoms,
        patientAge: age ?? DEFAULT_AGE,
        patientGender: all.gender || NO_GENDER,
        medicalHistory,
        keep: true,
        isAgeAssumed: age === null,
        ...inLanguage(language),
      });
      flushSync(() => onResult(all, reply));
      // On a phone it begins where the toast stands. An emergency shows itself, at the page's beginning.
      const title = document.getElementById("result-title");
      if (title && !reply.emergency) showBeginning(title);
      toastStore.show(ANALYSIS_COMPLETE);
    } catch (error) {
      const wait = limitMessage(error);
      toastStore.show(wait ? { ...ANALYSIS_FAILED, description: wait } : ANALYSIS_FAILED);
    } finally {
      running.current = false;
      setAnalyzing(false);
    }
  }
  return { isAnalyzing, analyze: (typed: FormState) => void analyze(typed) };
}

export function ErrorBoundary() {
  return <ScreenError title="AI Nutrition Coach Unavailable" />;
}
