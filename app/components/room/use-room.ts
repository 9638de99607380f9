import { useEffect, useRef, useState } from "react";
import type { RoomStart } from "~/domain/room/room-start";
import { createRoomSession, type RoomSession } from "~/client/room/room-session";
import { initialRoomState, type RoomNotice, type RoomPageState } from "~/client/room/room-page-state";
import type { RoomWords } from "./room-words";

const connect = (iceServers: RTCIceServer[]) => new RTCPeerConnection({ iceServers, bundlePolicy: "max-bundle" });

/**
 * A room, for as long as its page is there. Devices and connections are let go
 * when the page is hidden for good, and when this part of it goes.
 */
export function useRoom(
  start: RoomStart,
  { t }: RoomWords,
  onNews: (news: RoomNotice) => void,
): { now: RoomPageState; room: RoomSession | null } {
  const [now, setNow] = useState(() => initialRoomState(start));
  const [room, setRoom] = useState<RoomSession | null>(null);
  const latest = useRef({ start, t, onNews });
  useEffect(() => {
    latest.current = { start, t, onNews };
  });

  const { roomId } = start.room;
  useEffect(() => {
    const kept = createRoomSession({
      start: latest.current.start,
      page: location,
      lines: window,
      devices: navigator.mediaDevices,
      voiceOnly: latest.current.t("Voice only"),
      connect: "RTCPeerConnection" in window ? connect : null,
      on: { change: setNow, news: (news) => latest.current.onNews(news) },
    });
    setRoom(kept);
    kept.begin();
    const onVisible = () => void (document.visibilityState === "visible" && kept.look());
    // A page that comes back from the browser's memory has let everything go: it begins again.
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && location.reload());
    const network = (navigator as { connection?: EventTarget }).connection;
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", kept.wake);
    window.addEventListener("offline", kept.look);
    network?.addEventListener("change", kept.wake);
    window.addEventListener("pagehide", kept.stop);
    window.addEventListener("pageshow", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", kept.wake);
      window.removeEventListener("offline", kept.look);
      network?.removeEventListener("change", kept.wake);
      window.removeEventListener("pagehide", kept.stop);
      window.removeEventListener("pageshow", onShow);
      kept.stop();
    };
  }, [roomId]);

  return { now, room };
}
