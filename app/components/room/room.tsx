import { useSubmit } from "@remix-run/react";
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from "react";
import { useWords } from "~/components/words";
import { toastStore } from "~/components/ui/toast-store";
import type { RoomStart } from "~/domain/room/room-start";
import { firstTier, nextBelow, type Capabilities, type Tier } from "~/domain/room/tiers";
import type { RoomView } from "~/components/room-3d/view";
import { Chat } from "./chat";
import { DeviceChoices } from "./device-choice";
import { RoomHeader } from "./header";
import type { RoomNotice } from "~/client/room/room-page-state";
import { Voice } from "./media-elements";
import { checkNetwork } from "~/client/room/network-check";
import { toRoomToast } from "./room-toasts";
import { OtherPatients } from "./other-patients";
import { RoomClosed } from "./room-closed";
import { People, ProviderCard, Security } from "./people";
import { PreCall } from "./pre-call";
import { RecordingRequest } from "./recording-request";
import { canRecord } from "~/client/room/recorder";
import { Stage } from "./stage";
import { TierChoice } from "./tier-choice";
import { Toolbar, type Settings } from "./toolbar";
import { clearMessageDraft } from "~/client/room/message-draft";
import { useArrivals } from "./use-arrivals";
import { useRoom } from "./use-room";
import { otherRole } from "~/domain/room/room";
import { isHere, nameOf } from "./room-words";

const Stage3d = lazy(() => import("./stage-3d"));

/** Only asked in a browser: this part of the page is never rendered on the server. */
function capabilities(): Capabilities {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return {
    webgl: "WebGLRenderingContext" in window,
    peer: "RTCPeerConnection" in window,
    savesData: connection?.saveData ?? false,
  };
}

/**
 * The consultation room with script: two people, their devices, and a
 * connection between their browsers. Rendered in the browser only.
 */
export default function Room({ start }: { start: RoomStart }) {
  const { self } = start;
  const words = useWords("rooms");
  const { t, rich } = words;
  const [can] = useState(capabilities);
  const [tier, setTier] = useState<Tier>(() => firstTier(can));
  const [hasEntered, setEntered] = useState(false);
  const [settings, setSettings] = useState<Omit<Settings, "is3d">>({
    haptics: start.hapticFeedbackEnabled,
    spatialAudio: true,
  });
  const [isEnding, setEnding] = useState(false);
  const [said, setSaid] = useState("");
  const view = useRef<RoomView | null>(null);
  const submit = useSubmit();

  const { now, room } = useRoom(start, words, (news: RoomNotice) => {
    if (news.type === "pose") return view.current?.peer(news.pose);
    if (news.type === "joined" || news.type === "said") view.current?.buzz();
    if (news.type === "said") setSaid(t("New message from {name}", { name: nameOf(words, now, news.line.from) }));
    const toast = toRoomToast(news, self, nameOf(words, now, otherRole(self)));
    if (toast) toastStore.show(toast);
  });
  const other = nameOf(words, now, otherRole(self));
  const names = { patient: nameOf(words, now, "patient"), doctor: nameOf(words, now, "doctor") };

  const otherIsHere = isHere(now, otherRole(self));
  useArrivals(otherIsHere && !now.room.isDemo ? 1 : 0, t("Somebody is waiting for you here"));
  const wasHere = useRef(otherIsHere);
  useEffect(() => {
    if (wasHere.current !== otherIsHere)
      setSaid(otherIsHere ? t("{name} has joined", { name: other }) : t("{name} has left", { name: other }));
    wasHere.current = otherIsHere;
  }, [otherIsHere, other, t]);

  // Offered at once, as there may be no later: whoever ends the session leaves the page.
  const saved = now.recording.saved;
  useEffect(() => {
    if (!saved) return;
    const link = document.createElement("a");
    link.href = saved.url;
    link.download = saved.name;
    link.click();
  }, [saved]);
  const isRecording = now.recording.own === "both" || now.recording.own === "alone";
  useEffect(() => {
    if (!isRecording) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isRecording]);

  // A window that is only taken over may get its place back, and the line with it.
  const isLeft = now.over === "ended" || now.over === "closed";
  useEffect(() => {
    if (isLeft) clearMessageDraft();
  }, [isLeft]);
  // By a way within the app; a reload comes by here no more than a closed tab.
  useEffect(() => clearMessageDraft, []);

  const choose = (chosen: Tier) => {
    if ((chosen === "3d") !== (tier === "3d"))
      toastStore.show({ title: chosen === "3d" ? "VR Mode Enabled" : "VR Mode Disabled" });
    setTier(chosen);
    // Whoever asks for the room wants to be in it.
    setEntered(true);
  };
  const giveUp3d = (why: string) => {
    setTier(nextBelow("3d", can));
    toastStore.show({ title: "VR Mode Disabled", description: why });
  };
  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setEnding(true);
    // Whatever comes of the form: camera and microphone are off, and a recording is complete.
    await room?.release();
    submit(form);
  };

  const controls = room && (
    <Toolbar
      now={now}
      settings={{ ...settings, is3d: tier === "3d" }}
      can={{
        peer: can.peer,
        screen: !!navigator.mediaDevices && "getDisplayMedia" in navigator.mediaDevices,
        record: canRecord(),
        threeD: can.webgl,
      }}
      onToggle={(device) => void room.toggle(device)}
      onSetting={(setting) =>
        setting === "is3d"
          ? choose(tier === "3d" ? nextBelow("3d", can) : "3d")
          : setSettings((one) => ({ ...one, [setting]: !one[setting] }))
      }
      onRecord={() => void room.record()}
      onEnd={(event) => void end(event)}
      isEnding={isEnding}
    />
  );
  const isShown = hasEntered || !can.peer;
  return (
    <div data-room className="wrap pt-6">
      <RoomHeader now={now} self={self} canCall={can.peer} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {self === "doctor" && !now.over && <OtherPatients roomId={now.room.roomId} />}
      {now.over ? (
        <RoomClosed
          now={now}
          supportPhone={start.supportPhone}
          supportPhoneHref={start.supportPhoneHref}
          onTakeBack={() => room?.takeBack()}
        />
      ) : (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            {now.recording.other === "asking" && (
              <RecordingRequest name={other} onAnswer={(isAllowed) => room?.answerRecording(isAllowed)} />
            )}
            {!can.peer && (
              <p className="mb-4 rounded-xl bg-warn-tint p-4 text-warn">
                {rich("This browser makes no video calls. The chat works, and you can call {number}.", {
                  number: <bdi>{start.supportPhone}</bdi>,
                })}
              </p>
            )}
            {isShown ? (
              <Stage
                now={now}
                self={self}
                tier={tier}
                canCall={can.peer}
                room3d={
                  room && (
                    <Suspense fallback={<p className="card p-5">{t("Opening the 3D room…")}</p>}>
                      <Stage3d
                        now={now}
                        self={self}
                        room={room}
                        board={start.board}
                        {...settings}
                        view={view}
                        onGiveUp={giveUp3d}
                      />
                    </Suspense>
                  )
                }
              />
            ) : (
              <PreCall
                own={now.own}
                devices={now.devices}
                isDemo={now.room.isDemo}
                onToggle={(device) => void room?.toggle(device)}
                onChoose={(device, id) => room?.choose(device, id)}
                onCheckNetwork={async () =>
                  checkNetwork(
                    now.room.roomId,
                    (await room?.iceServers()) ?? [],
                    can.peer ? (iceServers) => new RTCPeerConnection({ iceServers }) : null,
                  )
                }
                onJoin={() => setEntered(true)}
              />
            )}
            {isShown && now.peer?.tracks && (
              <Voice
                track={now.peer.tracks.microphone}
                silent={tier === "3d" && settings.spatialAudio}
                loudspeaker={now.devices.chosen.loudspeaker}
              />
            )}
            {controls}
            {room && isShown && <DeviceChoices devices={now.devices} own={now.own} onChoose={room.choose} />}
            <TierChoice can={can} tier={tier} onChoose={choose} />
          </div>
          <div className="grid min-w-0 gap-4">
            <Chat
              chat={now.chat}
              self={self}
              isDemo={now.room.isDemo}
              names={names}
              roomId={now.room.roomId}
              onWrite={(text) => room?.write(text) ?? false}
            />
            <People now={now} self={self} />
            {now.peer?.stage === "connected" && now.peer.code && <Security code={now.peer.code} />}
            <ProviderCard provider={start.provider} name={names.doctor} />
          </div>
        </div>
      )}
    </div>
  );
}
