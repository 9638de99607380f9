import { useEffect, useRef, useState, type FormEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Honeypot } from "~/components/form/field";
import { useFocusAfter } from "~/components/focus-keeper";
import { Link } from "~/components/ui/link";
import { toastStore } from "~/components/ui/toast-store";
import { useWords } from "~/components/words";
import { FormOwner, SavedDraftNotice, useFormOwner } from "~/components/form/saved-draft";
import { useLanguageMark } from "~/components/use-language-mark";
import {
  DISCLAIMER,
  MAX_MESSAGE,
  MESSAGE_REFUSED,
  newSessionId,
  shownSession,
  SUGGESTED_QUESTIONS,
  WELCOME,
  type ChatMessage,
  type PatientContext,
} from "~/domain/assistant/chat";
import { DANGER_NOT_CLEARED } from "~/domain/assistant/analysis";
import type { Emergency } from "~/domain/assistant/chat-schema";
import type { SavedDraft } from "~/domain/saved-draft";
import { tooLong } from "~/domain/text";
import { request } from "~/client/request";
import { ContextCard, ContextFields } from "./context-card";
import { storeAnalysis } from "./stored-analysis";
import { MessageField } from "./message-field";
import { Messages } from "./message-list";
import { draftSessionId } from "./message-draft";
import { useChat } from "./use-chat";

export const CHAT_FORM = "chat-form";

/** What the server knows of a conversation. */
export type Chat = { sessionId: string; messages: ChatMessage[]; context: PatientContext | null };

type Props = {
  chat: Chat;
  chatAction: string;
  /** What the form tells now; it goes along with each message. */
  context: PatientContext;
  /** The analysis that stands above it, for a page without script. */
  carried: string | undefined;
  usesModel: boolean;
  isSignedIn: boolean;
  /** Typed, and sent without script, but not taken. */
  draft: string;
  /** Typed before the session ended. */
  savedDraft: SavedDraft | undefined;
  /** For a message sent without script: sent twice, it is the same one. */
  messageId: string;
  emergency: Emergency | null;
  onEmergency: (emergency: Emergency) => void;
  /** It is stored that no one is ill. */
  onNoOneIll: () => void;
  /** Why a message sent without script was not taken. */
  refusal: string | undefined;
};

/**
 * The chat (CHAT-01 to 17). A form that posts: without script the whole
 * conversation comes back as a page; with script the reply comes as it is written.
 */
export function ChatPanel({
  chat,
  chatAction,
  context,
  carried,
  usesModel,
  isSignedIn,
  draft,
  savedDraft,
  messageId,
  emergency,
  onEmergency,
  onNoOneIll,
  refusal,
}: Props) {
  const hydrated = useHydrated();
  const { t, rich, language } = useWords("assistant");
  const mark = useLanguageMark();
  const [sessionId, setSessionId] = useState(chat.sessionId);
  const isNew = chat.messages.length === 0;
  // The client names a conversation (CHAT-04); the server's name is for a page whose script does not run.
  useEffect(() => {
    if (isNew) setSessionId(draftSessionId() ?? newSessionId(Date.now(), Math.random().toString(36)));
  }, [isNew]);

  const [text, setText] = useState(draft || String(savedDraft?.fields.message ?? ""));
  const [error, setError] = useState(refusal);
  const formOwner = useFormOwner();
  const onRefused = (refused: string) => {
    // What has been begun meanwhile stays, behind it.
    setText((begun) => (begun.trim() === "" ? refused : `${refused}\n${begun}`));
    setError(MESSAGE_REFUSED);
  };
  const { messages, isLocked, unanswered, send, retry, stop } = useChat({
    sessionId,
    initial: chat.messages,
    context,
    language,
    formOwner,
    onEmergency,
    onRefused,
  });
  const input = useRef<HTMLTextAreaElement | null>(null);
  // Stop and Try again are gone once they are pressed, and with them the focus.
  useFocusAfter(isLocked);
  const told = <ContextFields context={context} carried={carried} />;
  const isBlocked = isLocked || (hydrated && text.trim() === "");

  const change = (changed: string) => {
    setText(changed);
    setError(undefined);
  };
  const submit = () => {
    if (isLocked || text.trim() === "") return;
    if (text.trim().length > MAX_MESSAGE) return setError(tooLong(MAX_MESSAGE));
    send(text.trim());
    change("");
  };
  /** By script nothing that stands on the page is lost by it. */
  const clearEmergency = async (form: HTMLFormElement, submitter: HTMLElement) => {
    const fields = new FormData(form, submitter) as unknown as Iterable<[string, string]>;
    try {
      await request("POST", form.action, new URLSearchParams([...fields]));
      onNoOneIll();
    } catch {
      toastStore.show(DANGER_NOT_CLEARED);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // Of the buttons with this form only the one of the analysis needs a new page.
    if (submitter?.value === "clear") return;
    event.preventDefault();
    if (submitter?.value === "no-one-ill") return void clearEmergency(event.currentTarget, submitter);
    submit();
  };
  const suggest = (question: string) => {
    change(question);
    input.current?.focus();
  };

  return (
    <section id="chat" aria-labelledby="chat-title" className="mt-8 card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="chat-title" className="text-xl font-bold">
          {t("Continue with AI Assistant")}
        </h2>
        <p className="text-[0.9375rem] text-muted">
          {rich("Session {session}", { session: <bdi data-session>{shownSession(sessionId)}</bdi> })}
        </p>
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t(
          usesModel
            ? "Powered by a third-party large language model. What you write is sent to it without your name, address or record."
            : "Answers come from our own built-in rules. No language model is used, and nothing you write leaves this site.",
        )}
      </p>
      <ContextCard context={context} />
      {emergency && (
        <p
          {...mark(emergency.language)}
          className="mt-4 rounded-xl border-2 border-danger bg-danger-tint p-4 font-semibold"
        >
          {emergency.title}:{" "}
          {emergency.calls.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className="me-3 inline-block py-1 font-bold text-danger underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </p>
      )}
      <Messages
        messages={[{ id: "welcome", role: "assistant", content: t(WELCOME), timestamp: "", language }, ...messages]}
        isLocked={isLocked}
        unanswered={unanswered}
        sessionId={sessionId}
        onRetry={hydrated ? retry : undefined}
        told={told}
      />

      {savedDraft && <SavedDraftNotice savedDraft={savedDraft} />}
      {/* React keeps the message's default value with its value, so the form says that it holds one. */}
      <form
        id={CHAT_FORM}
        method="post"
        action={chatAction}
        onSubmit={onSubmit}
        noValidate
        className="mt-4"
        {...(text.trim() !== "" ? { "data-unsent": "" } : {})}
      >
        <Honeypot />
        <FormOwner />
        <input type="hidden" name="sessionId" value={sessionId} />
        <input type="hidden" name="messageId" value={messageId} />
        {told}
        <MessageField text={text} onChange={change} onSend={submit} error={error} input={input} />
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="submit" name="intent" value="send" disabled={isBlocked} className="btn btn-primary">
            {t("Send")}
          </button>
          {isLocked && (
            <button type="button" onClick={stop} className="btn btn-secondary">
              {t("Stop")}
            </button>
          )}
        </div>
        {messages.length === 0 && (
          <fieldset className="mt-5 min-w-0">
            <legend className="font-semibold">{t("Suggested questions")}</legend>
            <p className="text-[0.9375rem] text-muted">
              {t("Choosing one fills in the message; you can change it before you send it.")}
            </p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {SUGGESTED_QUESTIONS.map((suggested) => t(suggested)).map((question) => (
                <li key={question}>
                  <button
                    type={hydrated ? "button" : "submit"}
                    name="suggest"
                    value={question}
                    onClick={hydrated ? () => suggest(question) : undefined}
                    className="min-h-11 rounded-xl border border-field px-4 py-2 text-start hover:border-action hover:bg-tint"
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
      </form>
      <p className="mt-5 border-t border-line pt-4 text-[0.9375rem] text-muted">{t(DISCLAIMER)}</p>
      <p className="mt-2 text-[0.9375rem]">
        <Link to="/ai-consultation/conversations" className="inline-block py-2 link">
          {t(isSignedIn ? "Your conversations" : "Look at or delete this conversation")}
        </Link>
        {" · "}
        <a
          href="/ai-consultation?conversation=new#chat"
          onClick={() => storeAnalysis(undefined, "?conversation=new")}
          className="inline-block py-2 link"
        >
          {t("Begin a new one")}
        </a>
      </p>
    </section>
  );
}
