import { useId } from "react";
import { useWords } from "~/components/words";
import type { PlainMessageId } from "~/locales/messages";
import { CHOOSABLE, type Choosable, type DevicesState } from "~/client/room/device-store";
import type { LocalMedia } from "~/client/room/local-media";

type Props = {
  devices: DevicesState;
  own: LocalMedia;
  onChoose: (device: Choosable, id: string) => void;
};

const WHICH = {
  camera: "Which camera",
  microphone: "Which microphone",
  loudspeaker: "Which loudspeaker",
} as const satisfies Record<Choosable, PlainMessageId<"rooms">>;

/** Which one of several; nothing where there is no choice. By the names that the browser has for them. */
export function DeviceChoice({ device, devices: { list, chosen }, own, onChoose }: Props & { device: Choosable }) {
  const { t } = useWords("rooms");
  const id = useId();
  const some = list[device];
  if (some.length < 2) return null;
  // What is on, rather than what was wished for: that one may not be plugged in. A browser without a choice of ours
  // takes its first.
  const used = device === "loudspeaker" ? undefined : own[device].track?.getSettings().deviceId;
  const shown = [used, chosen[device]].find((one) => some.some((listed) => listed.id === one)) ?? some[0]!.id;
  return (
    <div className="mt-3">
      <label htmlFor={id} className="block font-semibold">
        {t(WHICH[device])}
      </label>
      <select
        id={id}
        value={shown}
        onChange={(event) => onChoose(device, event.currentTarget.value)}
        disabled={device !== "loudspeaker" && own[device].status === "asking"}
        className="mt-1 field-input"
      >
        {some.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** All three, folded away while one talks: who has changed the headset finds them. */
export function DeviceChoices(props: Props) {
  const { t } = useWords("rooms");
  if (CHOOSABLE.every((device) => props.devices.list[device].length < 2)) return null;
  return (
    <details className="mt-3">
      <summary className="inline-block min-h-11 cursor-pointer py-2 font-semibold">
        {t("Choose camera, microphone and loudspeaker")}
      </summary>
      <div className="grid gap-x-4 sm:grid-cols-3">
        {CHOOSABLE.map((device) => (
          <DeviceChoice key={device} device={device} {...props} />
        ))}
      </div>
    </details>
  );
}
