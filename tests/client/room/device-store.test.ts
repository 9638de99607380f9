import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createDeviceStore,
  listed,
  NO_DEVICES,
  type ChosenDevices,
  type DevicesState,
} from "~/client/room/device-store";
import { createMedia, troubleOf, type LocalMedia } from "~/client/room/local-media";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one's own devices", () => {
  const track = () => ({ stop: vi.fn(), onended: null as (() => void) | null });
  function opened(give: () => Promise<unknown>, chosen?: () => ChosenDevices) {
    const states: LocalMedia[] = [];
    const media = createMedia(
      { getUserMedia: give as never, getDisplayMedia: give as never },
      (own) => states.push(own),
      chosen,
    );
    return { media, states };
  }

  test("are off until they are asked for, and let go when turned off", async () => {
    const made = track();
    const { media } = opened(async () => ({ getTracks: () => [made] }));
    expect(Object.values(media.get()).map(({ status }) => status)).toEqual(["off", "off", "off"]);
    await media.on("camera");
    expect(media.get().camera).toMatchObject({ status: "on", track: made, trouble: null });
    media.off("camera");
    expect(made.stop).toHaveBeenCalled();
    expect(media.get().camera).toMatchObject({ status: "off", track: null });
  });

  test("one that is given after it was turned off is let go at once", async () => {
    const made = track();
    let give = (_stream: unknown) => {};
    const { media } = opened(() => new Promise((resolve) => (give = resolve)));
    const asking = media.on("microphone");
    media.release();
    give({ getTracks: () => [made] });
    await asking;
    expect(made.stop).toHaveBeenCalled();
    expect(media.get().microphone.status).toBe("off");
  });

  test("what is on goes over to the one that was chosen, the old one let go first", async () => {
    const asked: unknown[] = [];
    const made = [track(), track()];
    let chosen: ChosenDevices = {};
    const states: LocalMedia[] = [];
    const give = async (wish: unknown) => {
      asked.push(wish);
      expect(made.slice(0, asked.length - 1).every(({ stop }) => stop.mock.calls.length === 1)).toBe(true);
      return { getTracks: () => [made[asked.length - 1]] };
    };
    const media = createMedia(
      { getUserMedia: give as never },
      (own) => states.push(own),
      () => chosen,
    );
    await media.again("camera");
    expect(asked).toEqual([]);
    await media.on("camera");
    chosen = { camera: "back", microphone: "headset" };
    await media.again("camera");
    expect(asked).toMatchObject([
      { video: expect.not.objectContaining({ deviceId: expect.anything() as unknown }) as unknown },
      { video: { deviceId: { exact: "back" } } },
    ]);
    expect(media.get().camera).toMatchObject({ status: "on", track: made[1] });
  });

  test("one that was chosen and is not plugged in gives way to any other; one that is in use says so", async () => {
    const made = track();
    const opening = (name: string) =>
      opened(
        ((wish: { audio: { deviceId?: unknown } }) =>
          wish.audio.deviceId
            ? Promise.reject(Object.assign(new Error("no"), { name }))
            : Promise.resolve({ getTracks: () => [made] })) as never,
        () => ({ microphone: "gone" }),
      );
    const missing = opening("OverconstrainedError").media;
    await missing.on("microphone");
    expect(missing.get().microphone).toMatchObject({ status: "on", track: made });
    const busy = opening("NotReadableError").media;
    await busy.on("microphone");
    expect(busy.get().microphone).toMatchObject({
      status: "off",
      trouble: expect.stringContaining("Another program") as unknown,
    });
  });

  test("one that is pulled out says so", async () => {
    const made = track();
    const { media } = opened(async () => ({ getTracks: () => [made] }));
    await media.on("microphone");
    made.onended!();
    expect(media.get().microphone).toMatchObject({ status: "off", trouble: "The microphone was disconnected." });
  });

  test.each([
    ["NotAllowedError", /not allowed for this page/],
    ["NotFoundError", /No camera was found/],
    ["NotReadableError", /Another program may be using it/],
    ["SomethingElse", /could not be turned on/],
  ])("%s is named in a sentence, and nothing fails", async (name, words) => {
    const { media } = opened(() => Promise.reject(Object.assign(new Error("no"), { name })));
    await media.on("camera");
    expect(media.get().camera.status).toBe("off");
    expect(media.get().camera.trouble).toMatch(words);
    expect(troubleOf("camera", { name })).toBe(media.get().camera.trouble);
  });

  test("without any devices, as on a page that is not secure, that is said too", async () => {
    const states: LocalMedia[] = [];
    const media = createMedia(undefined, (own) => states.push(own));
    await media.on("camera");
    expect(states.at(-1)!.camera.trouble).toMatch(/does not give a page the camera/);
  });
});

describe("which devices there are", () => {
  const headset = { kind: "audioinput", deviceId: "h1", label: "Headset" } as const;
  afterEach(() => void vi.unstubAllGlobals());

  test("are listed by kind; nameless ones, and loudspeakers where none can be chosen, are left out", () => {
    const found = [
      headset,
      { kind: "audioinput", deviceId: "", label: "" },
      { kind: "videoinput", deviceId: "c1", label: "Front" },
      { kind: "videoinput", deviceId: "c2", label: "" },
      speakers,
    ] as const;
    expect(listed(found, true)).toEqual({
      camera: [{ id: "c1", label: "Front" }],
      microphone: [{ id: "h1", label: "Headset" }],
      loudspeaker: [{ id: "s1", label: "Speakers" }],
    });
    expect(listed(found, false).loudspeaker).toEqual([]);
  });

  const speakers = { kind: "audiooutput", deviceId: "s1", label: "Speakers" } as const;
  /** A browser in which a loudspeaker can be chosen. */
  const listing = (found: unknown[]) => {
    vi.stubGlobal("HTMLMediaElement", { prototype: { setSinkId() {} } });
    return { enumerateDevices: async () => found as MediaDeviceInfo[] };
  };
  const kept = (storage: unknown, devices?: Parameters<typeof createDeviceStore>[0]) => {
    vi.stubGlobal("localStorage", storage);
    let state: DevicesState = NO_DEVICES;
    return { choice: createDeviceStore(devices, (next) => (state = next)), state: () => state };
  };
  const stored = (text: string | null) => {
    let held = text;
    return { getItem: () => held, setItem: (_key: string, value: string) => void (held = value), read: () => held };
  };

  test("what was chosen is there the next time, whatever else lies in its place", async () => {
    const storage = stored(null);
    const { choice } = kept(storage, listing([headset, speakers]));
    choice.begin();
    await choice.look();
    choice.choose("microphone", "h1");
    choice.choose("loudspeaker", "s1");
    const next = kept(stored(storage.read()));
    next.choice.begin();
    expect(next.state().chosen).toEqual({ microphone: "h1", loudspeaker: "s1" });
    // A private window numbers them again; what is not plugged in is not chosen.
    const renumbered = kept(
      stored(storage.read()),
      listing([
        { ...headset, deviceId: "n7" },
        { ...headset, deviceId: "n8", label: "Built-in" },
        { ...speakers, label: "Television" },
        { ...speakers, deviceId: "s2" },
      ]),
    );
    renumbered.choice.begin();
    await renumbered.choice.look();
    expect(renumbered.state().chosen).toEqual({ microphone: "n7", loudspeaker: "s1" });
    const gone = kept(stored(storage.read()), listing([{ ...headset, deviceId: "n8", label: "Built-in" }]));
    gone.choice.begin();
    await gone.choice.look();
    expect(gone.state().chosen).toEqual({ loudspeaker: "s1" });
    for (const nonsense of [
      "null",
      "[1]",
      "{",
      '{"camera":7,"screen":"x","microphone":{"id":1},"loudspeaker":null}',
      "3",
    ]) {
      const odd = kept(stored(nonsense));
      odd.choice.begin();
      expect(odd.state().chosen, nonsense).toEqual({});
    }
  });

  test("storage that is switched off and a browser that cannot list leave the choice of this page", async () => {
    const no = () => {
      throw new DOMException("no", "SecurityError");
    };
    for (const devices of [undefined, {}, { enumerateDevices: () => Promise.reject(new Error("no")) }]) {
      const { choice, state } = kept({ getItem: no, setItem: no }, devices);
      choice.begin();
      choice.choose("camera", "c1");
      await choice.look();
      expect(state()).toEqual({ list: { camera: [], microphone: [], loudspeaker: [] }, chosen: { camera: "c1" } });
      choice.stop();
    }
  });

  test("they are looked for again when one is plugged in, and not after the end", async () => {
    const plugs = new EventTarget();
    let found = [headset] as MediaDeviceInfo[];
    const devices = {
      enumerateDevices: async () => found,
      addEventListener: plugs.addEventListener.bind(plugs),
      removeEventListener: plugs.removeEventListener.bind(plugs),
    } as never;
    const { choice, state } = kept(stored(null), devices);
    choice.begin();
    await vi.waitFor(() => expect(state().list.microphone).toHaveLength(1));
    found = [...found, { ...headset, deviceId: "h2", label: "Other" } as MediaDeviceInfo];
    plugs.dispatchEvent(new Event("devicechange"));
    await vi.waitFor(() => expect(state().list.microphone).toHaveLength(2));
    choice.stop();
    found = [];
    plugs.dispatchEvent(new Event("devicechange"));
    await vi.advanceTimersByTimeAsync(10);
    expect(state().list.microphone).toHaveLength(2);
  });
});
