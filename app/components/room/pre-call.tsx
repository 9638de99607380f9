import { useState } from "react";
import { useWords } from "~/components/words";
import { DeviceChoice } from "./device-choice";
import type { Choosable, DevicesState } from "~/client/room/device-store";
import { RoomIcon } from "./icons";
import type { LocalMedia } from "~/client/room/local-media";
import { Picture, useLevel } from "./media-elements";
import type { NetworkResult } from "~/client/room/network-check";
import type { Sent } from "~/client/room/peer";
import { canTestSound, testSound } from "~/client/room/test-sound";
import { joinLabel, networkWords } from "./room-words";

type Props = {
  own: LocalMedia;
  devices: DevicesState;
  isDemo: boolean;
  onToggle: (device: Sent) => void;
  onChoose: (device: Choosable, id: string) => void;
  onCheckNetwork: () => Promise<NetworkResult>;
  onJoin: () => void;
};

/** Before one is seen and heard: everything is off, and can be tried out. */
export function PreCall({ own, devices, isDemo, onToggle, onChoose, onCheckNetwork, onJoin }: Props) {
  const { camera, microphone } = own;
  const choice = { own, devices, onChoose };
  const words = useWords("rooms");
  const { t } = words;
  return (
    <section aria-labelledby="pre-call-title" className="card p-4 sm:p-6">
      <h2 id="pre-call-title" className="text-xl font-bold">
        {t("Before you are seen and heard")}
      </h2>
      <p className="mt-1 text-muted">
        {isDemo
          ? t(
              "This is a demonstration with no one on the other side: picture and sound stay in this browser. Camera and microphone are off until you turn them on.",
            )
          : t(
              "Camera and microphone are off until you turn them on here. You can also change them later, and take part by text alone.",
            )}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2">
        <div>
          <div className="relative flex aspect-video items-center justify-center overflow-hidden rounded-xl bg-sunken">
            {camera.track ? (
              <Picture track={camera.track} label={t("Your camera's picture")} mirrored />
            ) : (
              <p className="p-4 text-center text-muted">
                {camera.status === "asking" ? t("Your browser asks you to allow the camera.") : t("Camera is off")}
              </p>
            )}
          </div>
          <Try device="camera" state={camera} onToggle={onToggle} />
          <DeviceChoice device="camera" {...choice} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5">
          <div>
            <h3 className="font-semibold">{t("Microphone")}</h3>
            <Level track={microphone.track} isAsking={microphone.status === "asking"} />
            <Try device="microphone" state={microphone} onToggle={onToggle} />
            <DeviceChoice device="microphone" {...choice} />
          </div>
          {canTestSound() && (
            <div>
              <h3 className="font-semibold">{t("Loudspeaker")}</h3>
              <SoundTry loudspeaker={devices.chosen.loudspeaker} />
              <DeviceChoice device="loudspeaker" {...choice} />
            </div>
          )}
          <NetworkTry onCheck={onCheckNetwork} />
        </div>
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <button
          type="button"
          onClick={onJoin}
          disabled={camera.status === "asking" || microphone.status === "asking"}
          className="btn w-full btn-primary sm:w-auto"
        >
          {joinLabel(words, camera.status === "on", microphone.status === "on")}
        </button>
      </div>
    </section>
  );
}

const WORDS = {
  camera: ["Turn on camera", "Turn off camera"],
  microphone: ["Turn on microphone", "Turn off microphone"],
} as const;

function Try({
  device,
  state,
  onToggle,
}: {
  device: "camera" | "microphone";
  state: LocalMedia[Sent];
  onToggle: (device: Sent) => void;
}) {
  const { t, translate } = useWords("rooms");
  return (
    <>
      <button type="button" onClick={() => onToggle(device)} className="mt-3 btn btn-secondary">
        <RoomIcon name={device} />
        {t(WORDS[device][state.status === "off" ? 0 : 1])}
      </button>
      <p role="status" className="mt-2 text-[0.9375rem] text-danger empty:hidden">
        {state.trouble && translate(state.trouble)}
      </p>
    </>
  );
}

function Level({ track, isAsking }: { track: MediaStreamTrack | null; isAsking: boolean }) {
  const level = useLevel(track);
  const { t } = useWords("rooms");
  if (!track)
    return (
      <p className="mt-1 text-muted">
        {isAsking ? t("Your browser asks you to allow the microphone.") : t("Microphone is off")}
      </p>
    );
  return (
    <label className="mt-1 block text-muted">
      {t("Say something: the bar moves when you are heard.")}
      <meter min={0} max={1} value={level ?? 0} className="mt-2 block h-4 w-full" data-level />
    </label>
  );
}

function SoundTry({ loudspeaker }: { loudspeaker: string | undefined }) {
  const { t } = useWords("rooms");
  const [state, setState] = useState<"untried" | "playing" | "played" | "failed">("untried");
  const play = async () => {
    setState("playing");
    setState(
      await testSound(loudspeaker).then(
        () => "played" as const,
        () => "failed" as const,
      ),
    );
  };
  return (
    <>
      <div role="status" className="mt-1 text-[0.9375rem] text-muted">
        {state === "untried" && <p>{t("Not tested yet")}</p>}
        {state === "playing" && <p>{t("Playing two notes…")}</p>}
        {state === "played" && (
          <p>{t("Two notes were played. If you heard nothing, turn up the sound or choose another loudspeaker.")}</p>
        )}
        {state === "failed" && (
          <p>{t("The browser played nothing. You can still join: your words can be read in the chat.")}</p>
        )}
      </div>
      <button
        type="button"
        onClick={() => void play()}
        disabled={state === "playing"}
        className="mt-3 btn btn-secondary"
      >
        <RoomIcon name="sound" />
        {t("Play a test sound")}
      </button>
    </>
  );
}

function NetworkTry({ onCheck }: { onCheck: () => Promise<NetworkResult> }) {
  const words = useWords("rooms");
  const { t } = words;
  const [result, setResult] = useState<NetworkResult | "checking" | null>(null);
  const check = async () => {
    setResult("checking");
    setResult(await onCheck());
  };
  return (
    <div>
      <h3 className="font-semibold">{t("Network")}</h3>
      <div role="status" className="mt-1 text-[0.9375rem] text-muted">
        {result === null ? (
          <p>{t("Not tested yet")}</p>
        ) : result === "checking" ? (
          <p>{t("Testing, a few seconds…")}</p>
        ) : (
          networkWords(words, result).map((sentence) => <p key={sentence}>{sentence}</p>)
        )}
      </div>
      <button
        type="button"
        onClick={() => void check()}
        disabled={result === "checking"}
        className="mt-3 btn btn-secondary"
      >
        <RoomIcon name="network" />
        {t("Test the connection")}
      </button>
    </div>
  );
}
