import { useEffect, useState, type ComponentType } from "react";
import { saveMessageDraft } from "~/client/room/message-draft";
import type { RejectedForm } from "~/domain/rejected-form";
import type { RoomStart } from "~/domain/room/room-start";
import { ScriptlessRoom } from "./scriptless";

type RoomModule = { default: ComponentType<{ start: RoomStart }> };

const loadRoom = (): Promise<RoomModule> => import("~/components/room/room");

/** What has been begun in the page's own form, which the scripted room takes over. */
const draftOnPage = () => document.querySelector<HTMLTextAreaElement>("#chat textarea")?.value ?? "";

/**
 * The room: what the server has drawn, until the scripted one has come. Should
 * that not come, the page stays as it is, and works.
 */
export function RoomHost({
  start,
  nextLine,
  showsEarlier,
  answer,
}: {
  start: RoomStart;
  nextLine: string;
  showsEarlier: boolean;
  answer: RejectedForm | undefined;
}) {
  const [scripted, setScripted] = useState<{ Room: RoomModule["default"] } | null>(null);
  // What is loaded again later is the scripted room's own business.
  const [first] = useState(start);
  const { roomId } = first.room;
  useEffect(() => {
    // The scripted room begins with the newest lines.
    if (showsEarlier) return;
    loadRoom().then(
      (module) => {
        const begun = draftOnPage();
        if (begun !== "") saveMessageDraft(roomId, begun);
        setScripted({ Room: module.default });
      },
      () => {},
    );
  }, [roomId, showsEarlier]);
  return scripted ? (
    <scripted.Room start={first} />
  ) : (
    <ScriptlessRoom start={start} nextLine={nextLine} showsEarlier={showsEarlier} answer={answer} />
  );
}
