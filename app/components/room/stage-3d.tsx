import { useEffect, useRef, useState, type MutableRefObject } from "react";
import { useOwnZone } from "~/components/use-browser-zone";
import { useWords } from "~/components/words";
import { DEFAULT_ZONE } from "~/domain/moments";
import type { Board } from "~/domain/room/board";
import type { Pose } from "~/domain/room/poses";
import { otherRole, type Role } from "~/domain/room/room";
import type { MountRoom, RoomView } from "~/components/room-3d/view";
import type { PlainMessageId } from "~/locales/messages";
import type { RoomSession } from "~/client/room/room-session";
import type { RoomPageState } from "~/client/room/room-page-state";
import { useStream } from "./media-elements";
import { findParticipant, isHere, nameOf } from "./room-words";

/** three.js comes with it: only when somebody wants the room in three dimensions. */
const loadRoom3d = (): Promise<{ mountRoom: MountRoom }> => import("~/components/room-3d");

/** What the page tells the room in between: where the other's head is, and what is worth a buzz. */
type View3d = MutableRefObject<RoomView | null>;

type Props = {
  now: RoomPageState;
  self: Role;
  room: RoomSession;
  board: Board;
  spatialAudio: boolean;
  haptics: boolean;
  view: View3d;
  /** It cannot be shown, or not fast enough. A sentence for whoever wanted it, to be said in their language. */
  onGiveUp: (why: PlainMessageId<"rooms">) => void;
};

/** Looking at the table's middle from where somebody sits. */
const seated = ({ x, y, z }: { x: number; y: number; z: number }): Pose => ({
  x,
  y,
  z,
  yaw: Math.atan2(x, z),
  pitch: 0,
});

/** The room in three dimensions, on the page and in a headset. */
export default function Stage3d({ now, self, room, board, spatialAudio, haptics, view, onGiveUp }: Props) {
  const words = useWords("rooms");
  const { t } = words;
  const zone = useOwnZone() ?? DEFAULT_ZONE;
  const host = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [vr, setVr] = useState<"none" | "offered" | "in">("none");
  const [mounted, setMounted] = useState<RoomView | null>(null);
  const latest = useRef({ board, zone, room, onGiveUp, words });
  useEffect(() => {
    latest.current = { board, zone, room, onGiveUp, words };
  });
  const names = { patient: nameOf(words, now, "patient"), doctor: nameOf(words, now, "doctor") };
  const firstNames = useRef(names);

  useEffect(() => {
    let isGone = false;
    let made: RoomView | null = null;
    const giveUp = (why: PlainMessageId<"rooms">) => void (isGone || latest.current.onGiveUp(why));
    const mount = async () => {
      try {
        const { mountRoom } = await loadRoom3d();
        if (isGone || !host.current) return;
        made = mountRoom(host.current, {
          self,
          words: latest.current.words,
          names: firstNames.current,
          board: latest.current.board,
          zone: latest.current.zone,
          reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
          on: {
            ready: () => void (isGone || setReady(true)),
            pose: (pose) => latest.current.room.moved(pose),
            tooSlow: () => giveUp("This device draws the 3D room too slowly, so the video is shown instead."),
            immersive: (isOn) => void (isGone || setVr(isOn ? "in" : "offered")),
          },
        });
        view.current = made;
        setMounted(made);
        if (await made.canEnterVr().catch(() => false)) void (isGone || setVr("offered"));
      } catch {
        giveUp("The 3D room could not be loaded. Look at your network connection and try again.");
      }
    };
    void mount();
    return () => {
      isGone = true;
      view.current = null;
      made?.dispose();
    };
  }, [self, view]);

  const role = otherRole(self);
  const isThere = isHere(now, role) || now.peer?.stage === "connected";
  const place = findParticipant(now, role)?.avatarPosition;
  const { x, y, z } = place ?? { x: 0, y: 1.2, z: 0 };
  // Until they move: many never do, as their page shows the video.
  useEffect(() => mounted?.peer(isThere ? seated({ x, y, z }) : null), [mounted, isThere, x, y, z]);

  const voice = useStream(now.other.microphone ? now.peer?.tracks?.microphone : null);
  useEffect(() => mounted?.voice(spatialAudio ? voice : null), [mounted, voice, spatialAudio]);
  useEffect(() => mounted?.spatialAudio(spatialAudio), [mounted, spatialAudio]);
  const { loudspeaker } = now.devices.chosen;
  useEffect(() => mounted?.loudspeaker(loudspeaker), [mounted, loudspeaker]);
  useEffect(() => mounted?.haptics(haptics), [mounted, haptics]);
  useEffect(() => mounted?.board(board, zone), [mounted, board, zone]);
  const screen = useStream(now.own.screen.track ?? (now.other.screen ? now.peer?.tracks?.screen : null));
  useEffect(() => mounted?.screen(screen), [mounted, screen]);

  const enter = () => {
    mounted
      ?.enterVr()
      .catch(() => latest.current.onGiveUp("The headset did not open the room. The browser or the headset refused."));
  };
  return (
    <div>
      <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-[#10201f] text-white sm:aspect-video">
        <div ref={host} data-room-3d className="absolute inset-0" />
        {!isReady && <p className="absolute inset-0 flex items-center justify-center">{t("Opening the 3D room…")}</p>}
      </div>
      {vr !== "none" && (
        <button
          type="button"
          onClick={vr === "in" ? () => void mounted?.leaveVr() : enter}
          className="mt-3 btn btn-primary"
        >
          {vr === "in" ? t("Leave headset") : t("Enter headset")}
        </button>
      )}
    </div>
  );
}
