/*
 * Which camera, microphone and loudspeaker there are and which are wanted. Not the tracks themselves: those are in media.ts.
 */

/** What can be chosen among several. */
export const CHOOSABLE = ["camera", "microphone", "loudspeaker"] as const;
export type Choosable = (typeof CHOOSABLE)[number];

/** The browser's name for a device, and ours for it: an id that means nothing outside of this site and browser. */
export type ListedDevice = { id: string; label: string };
export type DeviceList = Record<Choosable, ListedDevice[]>;
export type ChosenDevices = Partial<Record<Choosable, string>>;

export type DevicesState = { list: DeviceList; chosen: ChosenDevices };

export const NO_DEVICES: DevicesState = { list: { camera: [], microphone: [], loudspeaker: [] }, chosen: {} };

const KINDS: Record<MediaDeviceKind, Choosable> = { videoinput: "camera", audioinput: "microphone", audiooutput: "loudspeaker" };

/** Whether this browser lets a page say where its sound goes. */
const playsElsewhere = () => typeof HTMLMediaElement !== "undefined" && "setSinkId" in HTMLMediaElement.prototype;

/**
 * What there is to choose from. A browser that has allowed a page nothing yet gives devices neither name nor id; those are
 * left out, so that nobody is offered a list of nameless ones.
 * @param canPlayElsewhere whether a loudspeaker can be chosen at all.
 */
export function listed(found: readonly Pick<MediaDeviceInfo, "kind" | "deviceId" | "label">[], canPlayElsewhere = playsElsewhere()): DeviceList {
  const list: DeviceList = { camera: [], microphone: [], loudspeaker: [] };
  for (const { kind, deviceId, label } of found) {
    const device = KINDS[kind];
    if (!deviceId || !label || (device === "loudspeaker" && !canPlayElsewhere)) continue;
    list[device].push({ id: deviceId, label });
  }
  return list;
}

const KEY = "devices";

/** What was chosen in this browser, in any consultation. No person can be told by it; it stays because the same headset is used next time. */
function readChosen(): ChosenDevices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown> | null;
    return Object.fromEntries(CHOOSABLE.filter((device) => typeof kept?.[device] === "string").map((device) => [device, kept![device] as string]));
  } catch {
    // Storage that is switched off, or something else's text.
    return {};
  }
}

/**
 * Keeps the list of what can be chosen, and the choice.
 * @param devices null-safe: a page that is not secure has none, and an old browser cannot list them.
 */
export function keepDevices(devices: Partial<Pick<MediaDevices, "enumerateDevices" | "addEventListener" | "removeEventListener">> | undefined, change: (state: DevicesState) => void) {
  let state = NO_DEVICES;
  const set = (some: Partial<DevicesState>) => change((state = { ...state, ...some }));
  const look = async (): Promise<void> => {
    const found = await devices?.enumerateDevices?.().catch(() => []);
    if (found) set({ list: listed(found) });
  };
  const onChange = () => void look();
  return {
    chosen: () => state.chosen,
    begin() {
      set({ chosen: readChosen() });
      devices?.addEventListener?.("devicechange", onChange);
      void look();
    },
    /** They come and go with their plugs, and have names once one was allowed. */
    look,
    choose(device: Choosable, id: string) {
      set({ chosen: { ...state.chosen, [device]: id } });
      try {
        localStorage.setItem(KEY, JSON.stringify(state.chosen));
      } catch {
        // Switched off, or full: it holds for this page.
      }
    },
    stop: () => devices?.removeEventListener?.("devicechange", onChange),
  };
}
