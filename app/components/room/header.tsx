import { useEffect, useState } from "react";
import { useWords } from "~/components/words";
import { otherRole, formatTimer, shortRoomId, type Role } from "~/domain/room/room";
import { RoomIcon, type RoomIconName } from "./icons";
import type { RoomPageState } from "~/client/room/room-page-state";
import { isEncrypted, nameOf, describeConnection } from "./room-words";

/** Whose room it is, how long it has been going on, and what of it is true now (VR-13, VR-14, VR-18, VR-19). */
export function RoomHeader({ now, self, canCall }: { now: RoomPageState; self: Role; canCall: boolean }) {
  const words = useWords("rooms");
  const { t, rich } = words;
  const isRecording = now.recording.own === "both" || now.recording.own === "alone" || now.recording.other === "on";
  const isLost = now.channel.error !== null && now.channel.status !== "open" && now.over === null;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-title font-bold">{t("Consultation Room")}</h1>
        <p className="mt-1 text-muted">
          {rich("With {name} · Room {id}", {
            name: <bdi>{nameOf(words, now, otherRole(self))}</bdi>,
            id: (
              <bdi data-room-id className="font-mono text-ink">
                {shortRoomId(now.room.roomId)}
              </bdi>
            ),
          })}
        </p>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full ${now.peer?.stage === "connected" ? "bg-action" : "bg-field"}`}
          />
          <span role="status" data-standing>
            {now.over === null ? describeConnection(words, now, self, canCall) : t("Not connected")}
          </span>
        </p>
        {isLost && (
          // Where something on the way lets no live connection through, the page without script goes on by plain
          // requests.
          <form method="post" action="/display" className="mt-1 text-[0.9375rem]">
            <p className="text-warn">{t("There is no live connection to our server just now. We keep trying.")}</p>
            <button name="display" value="light" className="inline-flex min-h-11 items-center font-medium link">
              {t("Go on without a live connection, in writing")}
            </button>
          </form>
        )}
      </div>
      <div className="grid justify-items-start gap-2 sm:justify-items-end">
        <p className="flex items-center gap-2 text-2xl font-bold tabular-nums">
          <RoomIcon name="clock" className="size-6" />
          <span className="sr-only">{t("Session time")} </span>
          <Timer now={now} />
        </p>
        <ul className="flex flex-wrap gap-2">
          {isRecording && (
            <li className="badge bg-danger-tint text-danger">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-danger" />
              {t("Recording")}
            </li>
          )}
          <Badge icon="shield">{t("HIPAA Secure")}</Badge>
          {isEncrypted(now) && <Badge icon="lock">{t("End-to-End Encrypted")}</Badge>}
          {now.room.isDemo && <li className="badge bg-warn-tint text-warn">{t("Demonstration")}</li>}
        </ul>
      </div>
    </header>
  );
}

const Badge = ({ icon, children }: { icon: RoomIconName; children: string }) => (
  <li className="badge bg-tint text-on-tint">
    <RoomIcon name={icon} className="size-4" />
    {children}
  </li>
);

/** Since the doctor joined, on the server's clock; it stands while nobody has, and when it is over (VR-14). */
function Timer({ now: { room, offset, hasStarted, over } }: { now: RoomPageState }) {
  const startedAt = hasStarted && room.startedAt !== null ? Date.parse(room.startedAt) : null;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    if (startedAt === null) return setPassed(0);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const until = room.endedAt ? Date.parse(room.endedAt) : Date.now() + offset;
      const milliseconds = Math.max(0, until - startedAt);
      setPassed(milliseconds);
      // At the next full second, so that none is skipped.
      if (over !== "ended") timer = setTimeout(tick, 1_000 - (milliseconds % 1_000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [startedAt, offset, room.endedAt, over]);
  return (
    <span role="timer" aria-live="off" data-timer>
      {formatTimer(passed)}
    </span>
  );
}
