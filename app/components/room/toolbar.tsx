import type { FormEvent } from "react";
import { Form } from "@remix-run/react";
import { FormOwner } from "~/components/form/parked";
import { RoomIcon, type RoomIconName } from "./icons";
import type { RoomNow } from "./keep-room";
import type { Sent } from "./peer";

export type Settings = { is3d: boolean; haptics: boolean; spatialAudio: boolean };

type Props = {
  now: RoomNow;
  settings: Settings;
  can: { peer: boolean; screen: boolean; record: boolean; threeD: boolean };
  onToggle: (device: Sent) => void;
  onSetting: (setting: keyof Settings) => void;
  onRecord: () => void;
  onEnd: (event: FormEvent<HTMLFormElement>) => void;
  isEnding: boolean;
};

/** What can be done in the room. Each button says by word and by look whether its thing is on. */
export function Toolbar({ now, settings, can, onToggle, onSetting, onRecord, onEnd, isEnding }: Props) {
  const { own, recording } = now;
  const troubles = (["microphone", "camera", "screen"] as const).flatMap((device) => own[device].trouble ?? []);
  return (
    <section aria-label="Controls" className="card mt-4 p-3 sm:p-4">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Toggle icon="microphone" label="Microphone" isOn={own.microphone.status === "on"} isBusy={own.microphone.status === "asking"} onClick={() => onToggle("microphone")} />
        <Toggle icon="camera" label="Camera" isOn={own.camera.status === "on"} isBusy={own.camera.status === "asking"} onClick={() => onToggle("camera")} />
        {can.screen && <Toggle icon="screen" label="Share Screen" isOn={own.screen.status === "on"} isBusy={own.screen.status === "asking"} onClick={() => onToggle("screen")} />}
        <Toggle icon="headset" label="VR/3D mode" isOn={settings.is3d} isDisabled={!can.threeD} onClick={() => onSetting("is3d")} />
        <Toggle icon="haptics" label="Haptics" isOn={settings.haptics} onClick={() => onSetting("haptics")} />
        <Toggle icon="sound" label="3D audio" isOn={settings.spatialAudio} onClick={() => onSetting("spatialAudio")} />
        <Toggle
          icon="record"
          label="Recording"
          isOn={recording.own === "both" || recording.own === "alone"}
          isBusy={recording.own === "asking"}
          isDisabled={!can.record}
          onClick={onRecord}
        />
        <Form method="post" onSubmit={onEnd} className="contents">
          <FormOwner />
          <input type="hidden" name="intent" value="end" />
          <button type="submit" disabled={isEnding} className="btn border-danger text-danger hover:bg-danger-tint sm:ml-auto">
            <RoomIcon name="end" />
            End Session
          </button>
        </Form>
      </div>
      <div role="status" className="text-[0.9375rem]">
        {troubles.map((trouble) => (
          <p key={trouble} className="mt-3 text-danger">
            {trouble}
          </p>
        ))}
        {recording.own === "asking" && <p className="mt-3">Waiting for the other side to allow the recording. Press Recording again to take the question back.</p>}
        {recording.own === "alone" && <p className="mt-3">Only your own side is recorded: nobody else is connected.</p>}
        {now.peer?.pictureHeld && <p className="mt-3 text-warn">Your line is too slow for a picture just now. Your voice still goes out; the picture comes back by itself.</p>}
      </div>
      {recording.saved && (
        <p className="mt-3">
          <a href={recording.saved.url} download={recording.saved.name} className="btn btn-secondary" data-recording>
            Save the recording ({size(recording.saved.bytes)})
          </a>
          <span className="mt-1 block text-[0.9375rem] text-muted">It is in this browser only, and gone when you leave this page.</span>
        </p>
      )}
    </section>
  );
}

const size = (bytes: number) => (bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);

type ToggleProps = { icon: RoomIconName; label: string; isOn: boolean; isBusy?: boolean; isDisabled?: boolean; onClick: () => void };

function Toggle({ icon, label, isOn, isBusy = false, isDisabled = false, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onClick}
      className="btn btn-secondary justify-start px-2.5 text-[0.9375rem] aria-pressed:border-action aria-pressed:bg-tint aria-pressed:text-on-tint disabled:cursor-not-allowed"
    >
      <RoomIcon name={icon} />
      <span className="text-left">
        {label}
        <span aria-hidden="true" className="block text-[0.8125rem] font-normal">
          {isDisabled ? "not available here" : isBusy ? "asking…" : isOn ? "on" : "off"}
        </span>
      </span>
    </button>
  );
}
