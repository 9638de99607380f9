import { useEffect, useMemo, useRef, useState, type FormEvent } from "react";
import { useWords } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import { LANGUAGES } from "~/domain/language";
import { MAX_CHAT } from "~/domain/room/messages";
import { otherRole, type Role } from "~/domain/room/room";
import { tooLong } from "~/domain/text";
import type { ChatState } from "~/client/room/chat-store";
import { saveMessageDraft, readMessageDraft } from "~/client/room/message-draft";
import { describeChatTransport } from "./room-words";

type Props = {
  chat: ChatState;
  self: Role;
  isDemo: boolean;
  names: Record<Role, string>;
  roomId: string;
  onWrite: (text: string) => boolean;
};

/** The session's chat (VR-23 to VR-25). Its field has no `maxLength`: that would cut what is pasted without a word. */
export function Chat({ chat, self, isDemo, names, roomId, onWrite }: Props) {
  const words = useWords("rooms");
  const { t, say, language } = words;
  const time = useMemo(
    () => new Intl.DateTimeFormat(LANGUAGES[language].intl, { hour: "numeric", minute: "2-digit" }),
    [language],
  );
  const [text, setText] = useState(() => readMessageDraft(roomId));
  const [error, setError] = useState<string>();
  const change = (changed: string) => {
    setText(changed);
    setError(undefined);
    saveMessageDraft(roomId, changed);
  };
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const count = chat.lines.length;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length > MAX_CHAT) setError(tooLong(MAX_CHAT));
    else if (onWrite(text)) change("");
    input.current?.focus();
  };
  const hasRefused = chat.lines.some(({ isRefused }) => isRefused);
  const other = names[otherRole(self)];
  return (
    <section aria-labelledby="room-chat-title" className="card p-5">
      <h2 id="room-chat-title" className="text-lg font-bold">
        {t("Session Chat")}
      </h2>
      {/* A region that scrolls is reached by keyboard. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={log}
        role="log"
        aria-labelledby="room-chat-title"
        tabIndex={0}
        className="mt-3 max-h-72 overflow-y-auto rounded-xl bg-sunken p-3"
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        {count === 0 ? (
          <p className="text-muted">{t("No messages yet")}</p>
        ) : (
          <ul className="grid gap-2">
            {chat.lines.map(({ id, from, text: said, at, isOnItsWay, isRefused }) => (
              <li
                key={id}
                className={`max-w-[85%] rounded-xl px-3 py-2 ${from === self ? "justify-self-end bg-tint text-on-tint" : "justify-self-start border border-line bg-surface"}`}
              >
                <p className="text-[0.8125rem]">
                  <bdi className="font-semibold">{from === self ? t("You") : names[from]}</bdi> · {time.format(at)}
                  {isOnItsWay && ` · ${t("on its way")}`}
                  {isRefused && <span className="font-semibold"> · {t("not sent: the chat is full")}</span>}
                </p>
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {said}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form onSubmit={submit} className="mt-3">
        <label htmlFor="room-chat-text" className="font-semibold">
          {t("Message")}
        </label>
        <p id="room-chat-hint" className="text-[0.9375rem] text-muted">
          {t("Up to {max} characters.", { max: MAX_CHAT.toLocaleString("en-US") })}
        </p>
        <div className="mt-1 flex gap-2">
          <input
            ref={input}
            id="room-chat-text"
            value={text}
            autoComplete="off"
            aria-describedby={`room-chat-hint${error ? " room-chat-error" : ""} room-chat-way`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => change(event.target.value)}
            className="field-input min-w-0"
          />
          <button type="submit" className="btn btn-primary">
            {t("Send")}
          </button>
        </div>
        {hasRefused && (
          <p role="alert" className="mt-1 font-semibold text-danger">
            {t("The chat of this room is full. Your message was not sent. Talk instead, or call us.")}
          </p>
        )}
        {error && (
          <p id="room-chat-error" role="alert" className="mt-1 font-semibold text-danger">
            <span className="sr-only">{t("Error: ")}</span>
            {say(readFormError(error))}
          </p>
        )}
        <p id="room-chat-way" data-way={chat.way} className="mt-2 text-[0.9375rem] text-muted">
          {describeChatTransport(words, chat.way, isDemo, other)}
        </p>
      </form>
    </section>
  );
}
