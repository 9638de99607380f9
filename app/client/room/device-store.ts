/*
 * Which camera, microphone and loudspeaker there are and which are wanted. Not the tracks themselves: those are in
 * local-media.ts.
 */

/** What can be chosen among several. */
export const CHOOSABLE = ["camera", "microphone", "loudspeaker"] as const;
export type Choosable = (typeof CHOOSABLE)[number];

/** The browser's name for a device, and ours for it: an id that means nothing outside of this site and browser. */
type ListedDevice = { id: string; label: string };
export type DeviceList = Record<Choosable, ListedDevice[]>;
export type ChosenDevices = Partial<Record<Choosable, string>>;

export type DevicesState = { list: DeviceList; chosen: ChosenDevices };

export const NO_DEVICES: DevicesState = { list: { camera: [], microphone: [], loudspeaker: [] }, chosen: {} };

const KINDS: Record<MediaDeviceKind, Choosable> = {
  videoinput: "camera",
  audioinput: "microphone",
  audiooutput: "loudspeaker",
};

/** Whether this browser lets a page say where its sound goes. */
const playsElsewhere = () => typeof HTMLMediaElement !== "undefined" && "setSinkId" in HTMLMediaElement.prototype;

/**
 * What there is to choose from. A browser that has allowed a page nothing yet gives devices neither name nor id; those
 * are left out, so that nobody is offered a list of nameless ones.
 * @param canPlayElsewhere whether a loudspeaker can be chosen at all.
 */
export function listed(
  found: readonly Pick<MediaDeviceInfo, "kind" | "deviceId" | "label">[],
  canPlayElsewhere = playsElsewhere(),
): DeviceList {
  const list: DeviceList = { camera: [], microphone: [], loudspeaker: [] };
  for (const { kind, deviceId, label } of found) {
    const device = KINDS[kind];
    if (!deviceId || !label || (device === "loudspeaker" && !canPlayElsewhere)) continue;
    list[device].push({ id: deviceId, label });
  }
  return list;
}

const KEY = "devices";

type Kept = Partial<Record<Choosable, ListedDevice>>;

/**
 * What was chosen in this browser, in any consultation. No person can be told by it; it stays because the same headset
 * is used next time.
 */
function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<
      Record<string, Partial<ListedDevice> | null>
    > | null;
    const isOne = (one: Partial<ListedDevice> | null | undefined): one is ListedDevice =>
      typeof one?.id === "string" && typeof one.label === "string";
    return Object.fromEntries(CHOOSABLE.flatMap((device) => (isOne(kept?.[device]) ? [[device, kept[device]]] : [])));
  } catch {
    // Storage that is switched off, or something else's text.
    return {};
  }
}

/**
 * The ids that the chosen ones have here and now: by id, else by name, as private windows and some browsers number
 * devices again with each page. Not plugged in, one is nothing; as long as nothing is listed, it may be there under its
 * old id.
 */
function found(kept: Kept, list: DeviceList): ChosenDevices {
  const idOf = (device: Choosable) => {
    const wanted = kept[device];
    if (!wanted || list[device].length === 0) return wanted?.id;
    return (list[device].find(({ id }) => id === wanted.id) ?? list[device].find(({ label }) => label === wanted.label))
      ?.id;
  };
  return Object.fromEntries(
    CHOOSABLE.map((device) => [device, idOf(device)] as const).filter(([, id]) => id !== undefined),
  );
}

/**
 * Keeps the list of what can be chosen, and the choice.
 * @param devices a page that is not secure has none, and an old browser cannot list them.
 */
export function createDeviceStore(
  devices: Partial<Pick<MediaDevices, "enumerateDevices" | "addEventListener" | "removeEventListener">> | undefined,
  change: (state: DevicesState) => void,
) {
  let state = NO_DEVICES;
  let kept: Kept = {};
  const set = (list: DeviceList) => change((state = { list, chosen: found(kept, list) }));
  const look = async (): Promise<void> => {
    const all = await devices?.enumerateDevices?.().catch(() => []);
    if (all) set(listed(all));
  };
  const onChange = () => void look();
  return {
    chosen: () => state.chosen,
    begin() {
      kept = readKept();
      set(state.list);
      devices?.addEventListener?.("devicechange", onChange);
      void look();
    },
    /** They come and go with their plugs, and have names once one was allowed. */
    look,
    choose(device: Choosable, id: string) {
      const label = state.list[device].find((one) => one.id === id)?.label ?? "";
      kept = { ...kept, [device]: { id, label } };
      set(state.list);
      try {
        localStorage.setItem(KEY, JSON.stringify(kept));
      } catch {
        // Switched off, or full: it holds for this page.
      }
    },
    stop: () => devices?.removeEventListener?.("devicechange", onChange),
  };
}
