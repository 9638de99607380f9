import type { PlainMessageId } from "~/locales/messages";
import type { ChosenDevices } from "./device-store";
import { SENT, type Sent } from "./peer";

export type MediaState = {
  status: "off" | "asking" | "on";
  track: MediaStreamTrack | null;
  /** Why it could not be had, a sentence in English. */ trouble: string | null;
};
export type LocalMedia = Record<Sent, MediaState>;

const OFF: MediaState = { status: "off", track: null, trouble: null };
export const NO_MEDIA: LocalMedia = { microphone: OFF, camera: OFF, screen: OFF };

/** Why a device could not be had, and what helps: whole sentences, each of which has its translation. */
const TROUBLES = {
  microphone: {
    refused:
      "The microphone is not allowed for this page. You can allow it in the browser, by the sign beside the address.",
    missing: "No microphone was found. If you have one, plug it in and try again.",
    busy: "The microphone cannot be opened. Another program may be using it.",
    unknown: "This browser does not give a page the microphone.",
    failed: "The microphone could not be turned on.",
    lost: "The microphone was disconnected.",
  },
  camera: {
    refused:
      "The camera is not allowed for this page. You can allow it in the browser, by the sign beside the address.",
    missing: "No camera was found. If you have one, plug it in and try again.",
    busy: "The camera cannot be opened. Another program may be using it.",
    unknown: "This browser does not give a page the camera.",
    failed: "The camera could not be turned on.",
    lost: "The camera was disconnected.",
  },
  screen: {
    refused: "Nothing was shared: the browser or you said no.",
    missing: "There is no screen to share here.",
    busy: "The screen cannot be opened. Another program may be using it.",
    unknown: "This browser cannot share a screen.",
    failed: "The screen could not be turned on.",
    // By the browser's own button, or with the window: that is no trouble.
    lost: null,
  },
} as const satisfies Record<Sent, Record<string, PlainMessageId<"rooms"> | null>>;

export function troubleOf(device: Sent, error: unknown): string {
  const troubles = TROUBLES[device];
  switch ((error as { name?: string } | null)?.name) {
    case "NotAllowedError":
    case "SecurityError":
      return troubles.refused;
    case "NotFoundError":
    case "OverconstrainedError":
      return troubles.missing;
    case "NotReadableError":
    case "AbortError":
      return troubles.busy;
    case "NotSupportedError":
    case "TypeError":
      return troubles.unknown;
    default:
      return troubles.failed;
  }
}

/** Small enough for a phone's line; the browser takes what comes closest. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 } };
const VOICE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

type Devices = Pick<MediaDevices, "getUserMedia"> & Partial<Pick<MediaDevices, "getDisplayMedia">>;

/**
 * One's own microphone, camera and screen. All are off until somebody asks, and
 * off means let go: the browser's own sign of it goes out.
 * @param chosen which camera and microphone are wanted, asked again each time one is turned on.
 */
export function createMedia(
  devices: Devices | undefined,
  change: (media: LocalMedia) => void,
  chosen: () => ChosenDevices = () => ({}),
) {
  let media = NO_MEDIA;
  /** Counts the wishes about a device: an answer to one that was taken back is let go. */
  const wishes: Record<Sent, number> = { microphone: 0, camera: 0, screen: 0 };

  const set = (device: Sent, state: MediaState) => change((media = { ...media, [device]: state }));

  const ask = async (device: Sent): Promise<MediaStream> => {
    if (!devices) throw new TypeError("No devices without a secure page");
    if (device === "screen") {
      if (!devices.getDisplayMedia) throw new TypeError("No screens here");
      return devices.getDisplayMedia({ video: { frameRate: { max: 15 } }, audio: false });
    }
    const get = (which: MediaTrackConstraints) =>
      devices.getUserMedia(
        device === "camera" ? { video: { ...PICTURE, ...which } } : { audio: { ...VOICE, ...which } },
      );
    const wanted = chosen()[device];
    if (!wanted) return get({});
    // As a condition: a wish (`ideal`) is weighed against the picture's size, and another camera may win. What was
    // chosen last week may not be plugged in today, though, and any other is better than none.
    return get({ deviceId: { exact: wanted } }).catch((error: unknown) => {
      if ((error as { name?: string }).name === "OverconstrainedError") return get({});
      throw error;
    });
  };

  const off = (device: Sent, trouble: string | null = null) => {
    wishes[device] += 1;
    const { track } = media[device];
    if (track) track.onended = null;
    track?.stop();
    set(device, { ...OFF, trouble });
  };

  /** Never fails: why it could not be had stands in the state. */
  const on = async (device: Sent): Promise<void> => {
    if (media[device].status !== "off") return;
    const wish = (wishes[device] += 1);
    set(device, { status: "asking", track: null, trouble: null });
    try {
      const stream = await ask(device);
      const [track, ...others] = stream.getTracks();
      for (const other of others) other.stop();
      if (wish !== wishes[device]) return void track?.stop();
      if (!track) return off(device, troubleOf(device, null));
      if (device === "screen") track.contentHint = "detail";
      // Pulled out, or ended by the browser's own button.
      track.onended = () => off(device, TROUBLES[device].lost);
      set(device, { status: "on", track, trouble: null });
    } catch (error) {
      if (wish === wishes[device]) off(device, troubleOf(device, error));
    }
  };

  return {
    get: () => media,
    off: (device: Sent) => off(device),
    on,
    /**
     * Another one was chosen: what is on goes over to it. The old one is let go first, for many phones open one camera
     * at a time.
     */
    async again(device: Sent): Promise<void> {
      if (media[device].status === "off") return;
      off(device);
      await on(device);
    },
    /** Lets everything go. */
    release() {
      for (const device of SENT) off(device);
    },
  };
}
