import type { FormEvent } from "react";
import { Form } from "@remix-run/react";
import { FormOwner } from "~/components/form/saved-draft";
import { useWords } from "~/components/words";
import { LANGUAGES, type Language } from "~/domain/language";
import { RoomIcon, type RoomIconName } from "./icons";
import type { RoomPageState } from "~/client/room/room-page-state";
import type { Sent } from "~/client/room/peer";

export type Settings = { is3d: boolean; haptics: boolean; spatialAudio: boolean };

type Props = {
  now: RoomPageState;
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
  const { t, translate, language } = useWords("rooms");
  const troubles = (["microphone", "camera", "screen"] as const).flatMap((device) => own[device].trouble ?? []);
  return (
    <section aria-label={t("Controls")} className="mt-4 card p-3 sm:p-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        <Toggle
          icon="microphone"
          label={t("Microphone")}
          isOn={own.microphone.status === "on"}
          isBusy={own.microphone.status === "asking"}
          onClick={() => onToggle("microphone")}
        />
        <Toggle
          icon="camera"
          label={t("Camera")}
          isOn={own.camera.status === "on"}
          isBusy={own.camera.status === "asking"}
          onClick={() => onToggle("camera")}
        />
        {can.screen && (
          <Toggle
            icon="screen"
            label={t("Share Screen")}
            isOn={own.screen.status === "on"}
            isBusy={own.screen.status === "asking"}
            onClick={() => onToggle("screen")}
          />
        )}
        <Toggle
          icon="headset"
          label={t("VR/3D mode")}
          isOn={settings.is3d}
          isDisabled={!can.threeD}
          onClick={() => onSetting("is3d")}
        />
        <Toggle icon="haptics" label={t("Haptics")} isOn={settings.haptics} onClick={() => onSetting("haptics")} />
        <Toggle
          icon="sound"
          label={t("3D audio")}
          isOn={settings.spatialAudio}
          onClick={() => onSetting("spatialAudio")}
        />
        <Toggle
          icon="record"
          label={t("Recording")}
          isOn={recording.own === "both" || recording.own === "alone"}
          isBusy={recording.own === "asking"}
          isDisabled={!can.record}
          onClick={onRecord}
        />
        <Form method="post" onSubmit={onEnd} className="contents">
          <FormOwner />
          <input type="hidden" name="intent" value="end" />
          <button
            type="submit"
            disabled={isEnding}
            className="btn border-danger text-danger hover:bg-danger-tint sm:ms-auto"
          >
            <RoomIcon name="end" />
            {t("End Session")}
          </button>
        </Form>
      </div>
      <div role="status" className="text-[0.9375rem]">
        {troubles.map((trouble) => (
          <p key={trouble} className="mt-3 text-danger">
            {translate(trouble)}
          </p>
        ))}
        {recording.own === "asking" && (
          <p className="mt-3">
            {t("Waiting for the other side to allow the recording. Press Recording again to take the question back.")}
          </p>
        )}
        {recording.own === "alone" && (
          <p className="mt-3">{t("Only your own side is recorded: nobody else is connected.")}</p>
        )}
        {now.peer?.pictureHeld && (
          <p className="mt-3 text-warn">
            {t(
              "Your line is too slow for a picture just now. Your voice still goes out; the picture comes back by itself.",
            )}
          </p>
        )}
      </div>
      {recording.saved && (
        <p className="mt-3">
          <a href={recording.saved.url} download={recording.saved.name} className="btn btn-secondary" data-recording>
            {t("Save the recording ({size})", { size: size(recording.saved.bytes, language) })}
          </a>
          <span className="mt-1 block text-[0.9375rem] text-muted">
            {t("It is in this browser only, and gone when you leave this page.")}
          </span>
        </p>
      )}
    </section>
  );
}

/** How large a file is: `85 kB`, `1.2 MB`. */
function size(bytes: number, language: Language): string {
  const isSmall = bytes < 100_000;
  const shown = new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    minimumFractionDigits: isSmall ? 0 : 1,
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return shown.format(isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000);
}

type ToggleProps = {
  icon: RoomIconName;
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
};

function Toggle({ icon, label, isOn, isBusy = false, isDisabled = false, onClick }: ToggleProps) {
  const { t } = useWords("rooms");
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onClick}
      className="btn justify-start btn-secondary px-2.5 text-[0.9375rem] disabled:cursor-not-allowed aria-pressed:border-action aria-pressed:bg-tint aria-pressed:text-on-tint"
    >
      <RoomIcon name={icon} />
      <span className="text-start">
        {label}
        <span aria-hidden="true" className="block text-[0.8125rem] font-normal">
          {isDisabled ? t("not available here") : isBusy ? t("asking…") : isOn ? t("on") : t("off")}
        </span>
      </span>
    </button>
  );
}
