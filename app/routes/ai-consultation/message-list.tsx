import { useEffect, useRef, useState, type ReactNode } from "react";
import { Honeypot } from "~/components/form/field";
import { useWords } from "~/components/words";
import { useLanguageMark } from "~/components/use-language-mark";
import type { ChatMessage } from "~/domain/assistant/chat";

/** The scrollbar hides so long after the last movement (CHAT-02). */
const SCROLLBAR_MS = 600;

type Props = {
  messages: readonly ChatMessage[];
  isLocked: boolean;
  unanswered: ReadonlySet<string>;
  sessionId: string;
  /** Tries again by script; without it, by a form. */
  onRetry: ((message: ChatMessage) => void) | undefined;
  /** Hidden fields of what the patient told, so that a form which is refused takes nothing of it from the page. */
  told: ReactNode;
};

/** The conversation, about 24rem high. */
export function Messages({ messages, isLocked, unanswered, sessionId, onRetry, told }: Props) {
  const { t } = useWords("assistant");
  const mark = useLanguageMark();
  const area = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    const element = area.current;
    // Reversed, it begins at its end without script too; the end is at 0.
    if (element) element.scrollTop = 0;
  }, [messages.length, last?.content]);
  const { isShown, ...handlers } = useHidingScrollbar();
  /** A reply of ours is in the language that it says; what a patient or a model writes runs as it is written. */
  const written = ({ role, isTyping, engine, language }: ChatMessage) =>
    role === "user" || isTyping
      ? { dir: "auto" }
      : engine === "model"
        ? { ...mark(language), dir: "auto" }
        : mark(language);

  /** What a stopped reply was to answer: it stands in front of it, if it is shown at all. */
  const questionOf = (reply: ChatMessage) => messages[messages.indexOf(reply) - 1];

  return (
    // The log speaks when a reply is whole, not at every word of it.
    <div
      ref={area}
      role="log"
      aria-label={t("Conversation")}
      aria-live="polite"
      aria-busy={isLocked}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a keyboard must reach that
      tabIndex={0}
      data-scrollbar={isShown ? "shown" : "hidden"}
      {...handlers}
      className="mt-4 flex h-96 chat-log flex-col-reverse overflow-y-auto rounded-xl border border-line bg-ground p-4"
    >
      <ol className="mb-auto space-y-4">
        {messages.map((message) => (
          <li
            key={message.id}
            className={message.role === "user" ? "flex flex-col items-end" : "flex flex-col items-start"}
          >
            <div
              className={`max-w-[90%] rounded-2xl px-4 py-2 sm:max-w-[75%] ${message.role === "user" ? "bg-action text-on-action" : "border border-line bg-surface"}`}
            >
              <p className="sr-only">{t(message.role === "user" ? "You:" : "Assistant:")}</p>
              <p {...written(message)} className="wrap-anywhere whitespace-pre-line">
                {message.isTyping && !message.content ? <Thinking /> : message.content}
              </p>
            </div>
            {message.engine && !message.isTyping && (
              <p className="mt-1 text-[0.8125rem] text-muted">
                {t(message.engine === "model" ? "Language model" : "Built-in assistant")}
              </p>
            )}
            {unanswered.has(message.id) && (
              <Retry message={message} why="No reply yet." {...{ sessionId, isLocked, onRetry, told }} />
            )}
            {message.isStopped && questionOf(message) && (
              <Retry
                message={questionOf(message)!}
                why="You stopped this reply. It is not complete."
                {...{ sessionId, isLocked, onRetry, told }}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The temporary message while a reply is on its way (CHAT-13). */
function Thinking() {
  const { t } = useWords("assistant");
  return <span className="animate-[breathe_1.6s_ease-in-out_infinite]">{t("AI is thinking")}</span>;
}

/** A message is never lost: without a whole reply, one can be asked for again. */
function Retry({
  message,
  why,
  sessionId,
  isLocked,
  onRetry,
  told,
}: { message: ChatMessage; why: "No reply yet." | "You stopped this reply. It is not complete." } & Pick<
  Props,
  "sessionId" | "isLocked" | "onRetry" | "told"
>) {
  const { t } = useWords("assistant");
  const label = (
    <>
      {t("Try again")}
      <span className="sr-only" dir="auto">
        : {message.content.slice(0, 60)}
      </span>
    </>
  );
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      <p className="text-[0.9375rem] text-danger">{t(why)}</p>
      {onRetry ? (
        <button type="button" disabled={isLocked} onClick={() => onRetry(message)} className="btn btn-secondary">
          {label}
        </button>
      ) : (
        <form method="post" action="/ai-consultation#chat">
          <Honeypot />
          <input type="hidden" name="sessionId" value={sessionId} />
          <input type="hidden" name="messageId" value={message.id} />
          <input type="hidden" name="message" value={message.content} />
          {told}
          <button type="submit" name="intent" value="retry" className="btn btn-secondary">
            {label}
          </button>
        </form>
      )}
    </div>
  );
}

/** Whether the scrollbar shows: while it is moved or pointed at, and a moment longer. Without script always. */
function useHidingScrollbar() {
  const [isShown, setShown] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const hideLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), SCROLLBAR_MS);
  };
  useEffect(() => {
    hideLater();
    return () => clearTimeout(timer.current);
  }, []);
  const touch = () => {
    setShown(true);
    hideLater();
  };
  return { isShown, onScroll: touch, onPointerMove: touch };
}
