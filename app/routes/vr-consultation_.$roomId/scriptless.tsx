import { Form } from "@remix-run/react";
import { TextAreaField } from "~/components/form/field";
import { FormOwner } from "~/components/form/saved-draft";
import { SmallForm } from "~/components/form/small-form";
import { useWords } from "~/components/words";
import { MAX_CHAT } from "~/domain/room/messages";
import { formatTimer, shortRoomId, type Role } from "~/domain/room/room";
import { GUEST } from "~/domain/room/words";
import type { RoomStart } from "~/domain/room/room-start";
import type { RejectedForm } from "~/domain/rejected-form";
import { BoardFacts } from "./board-facts";

/**
 * All of the room that works without script: how it stands, who is there, the chat by way of our server, and the end.
 */
export function ScriptlessRoom({
  start,
  nextLine,
  showsEarlier,
  answer,
}: {
  start: RoomStart;
  nextLine: string;
  /** The newest lines are on another page. */
  showsEarlier: boolean;
  answer: RejectedForm | undefined;
}) {
  const { room, provider, self, lines, earlier, supportPhone, supportPhoneHref } = start;
  const { t, rich, translate, count } = useWords("rooms");
  const called = (name: string) => (name === GUEST ? t(GUEST) : name);
  const nameOf = (role: Role) => called(room.participants.find((one) => one.role === role)?.name ?? t(role));
  return (
    <div className="wrap pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title font-bold">{t("Consultation Room")}</h1>
        <p className="text-muted">
          {rich("Room {id}", { id: <bdi className="font-mono">{shortRoomId(room.roomId)}</bdi> })}
        </p>
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <span className="badge bg-tint text-on-tint">{t("HIPAA Secure")}</span>
        {room.isDemo && <span className="badge bg-warn-tint text-warn">{t("Demonstration: nobody listens")}</span>}
      </p>
      <Status start={start} />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-8">
          <section aria-labelledby="needs-title" className="card p-6">
            <h2 id="needs-title" className="text-xl font-bold">
              {t("Video, voice and the 3D room")}
            </h2>
            <p className="mt-2">
              {t(
                "They need JavaScript, which this browser has switched off or has not loaded yet. Until then you can write below, or talk by phone:",
              )}
            </p>
            <p className="mt-3">
              <a className="btn btn-secondary" href={supportPhoneHref}>
                <span>
                  {rich("Call {number}", { number: <bdi className="inline-block max-w-full">{supportPhone}</bdi> })}
                </span>
              </a>
            </p>
          </section>
          <section id="chat" aria-labelledby="chat-title" className="card p-6">
            <h2 id="chat-title" className="text-xl font-bold">
              {t("Session chat")}
            </h2>
            <p className="mt-1 text-[0.9375rem] text-muted">
              {room.isDemo
                ? t("In this demonstration nobody reads what you write.")
                : t(
                    "What you write here passes through our server, encrypted, and is deleted when the consultation ends.",
                  )}
            </p>
            {earlier !== null && (
              <p className="mt-3">
                <a href={`?before=${earlier}#chat`} className="link">
                  {t("Show earlier messages")}
                </a>
              </p>
            )}
            {lines.length === 0 ? (
              <p className="mt-4 text-muted">{t("No messages yet")}</p>
            ) : (
              <ol className="mt-4 space-y-3">
                {lines.map(({ id, from, text }) => (
                  <li key={id} className="rounded-lg bg-sunken p-3">
                    <p className="text-sm font-semibold">{from === self ? t("You") : <bdi>{nameOf(from)}</bdi>}</p>
                    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                      {text}
                    </p>
                  </li>
                ))}
              </ol>
            )}
            {showsEarlier && (
              <p className="mt-3">
                <a href="?#chat" className="link">
                  {t("Back to the newest messages")}
                </a>
              </p>
            )}
            <div className="mt-4">
              <SmallForm
                key={nextLine}
                id="message"
                intent="message"
                order={["text"] as const}
                answer={answer}
                button={t("Send")}
                pending={t("Sending...")}
              >
                {({ text }) => (
                  <>
                    <input type="hidden" name="id" value={nextLine} />
                    <TextAreaField
                      field={text}
                      label={t("Message")}
                      hint={t("Up to {max} characters.", { max: MAX_CHAT.toLocaleString("en-US") })}
                      rows={2}
                    />
                  </>
                )}
              </SmallForm>
            </div>
          </section>
        </div>
        <div className="space-y-6">
          <section aria-labelledby="participants-title" className="card p-6">
            <h2 id="participants-title" className="font-bold">
              {t("Participants")}
            </h2>
            <ul className="mt-2 space-y-2">
              {room.participants.map(({ id, name, role, isConnected }) => (
                <li key={id} data-participant={role}>
                  <bdi className="font-semibold wrap-anywhere">{called(name)}</bdi>
                  {role === self && ` ${t("(you)")}`} <span className="text-muted">· {t(role)}</span>
                  <span className="block text-[0.9375rem] text-muted">
                    {role === self
                      ? t("On this page")
                      : !isConnected
                        ? t("Not here")
                        : room.isDemo
                          ? t("Simulated")
                          : t("In the room")}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="provider-title" className="card p-6">
            <h2 id="provider-title" className="font-bold">
              {t("Dr. {specialty}", { specialty: translate(provider.specialty) })}
            </h2>
            <p className="mt-1">{count("yearOfExperience", provider.yearsExperience)}</p>
            <p className="text-muted">{rich("License {number}", { number: <bdi>{provider.licenseNumber}</bdi> })}</p>
          </section>
          <BoardFacts board={start.board} />
          <Form method="post">
            <FormOwner />
            <button type="submit" name="intent" value="end" className="btn w-full btn-secondary">
              {t("End Session")}
            </button>
          </Form>
        </div>
      </div>
    </div>
  );
}

/** How it stands as of now, and the way to look again. */
function Status({ start: { room, self } }: { start: RoomStart }) {
  const { t } = useWords("rooms");
  const passed = room.startedAt === null ? -1 : Date.parse(room.now) - Date.parse(room.startedAt);
  // In the demonstration there is nobody to be told.
  const forDoctor = room.isDemo
    ? t("Waiting for your doctor.")
    : t("Waiting for your doctor. They are told that you are here.");
  const waiting = self === "doctor" ? t("The consultation has not begun.") : forDoctor;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 card p-5">
      {passed >= 0 ? (
        <p>
          <span className="block font-semibold">
            {room.isDemo ? t("The demonstration’s doctor is here") : t("The consultation is on")}
          </span>
          <span className="text-2xl font-bold tabular-nums">{formatTimer(passed)}</span>{" "}
          <span className="text-muted">{t("as of now")}</span>
        </p>
      ) : (
        <p className="font-semibold">{waiting}</p>
      )}
      {/* A plain link to the same address: it asks again with and without script. */}
      <a href="" className="btn btn-secondary">
        {t("Look again")}
      </a>
    </div>
  );
}
