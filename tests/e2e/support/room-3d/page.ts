import type { XRDevice } from "iwer";
import type { Board } from "~/domain/room/board";
import type { Pose } from "~/domain/room/poses";
import type { RoomView, RoomViewOptions, ViewWords } from "~/components/room-3d/view";

/* A page with the room and nothing else, for the tests; they drive it by `window.room`. */

const DAY = 86_400_000;

const sample: Board = {
  title: "Sample record",
  vitals: [
    { label: "Heart rate", value: "72 bpm", isInRange: true },
    { label: "Blood pressure", value: "148/94 mmHg", isInRange: false },
    { label: "Oxygen saturation", value: "98%", isInRange: true },
    { label: "Temperature", value: "98.4 °F", isInRange: true },
  ],
  weight: {
    unit: "lb",
    points: Array.from({ length: 60 }, (_, index) => ({
      at: Date.UTC(2026, 7, 24) + index * 1.5 * DAY,
      value: 221 - index * 0.21 + Math.sin(index * 1.7) * 0.9,
    })),
  },
};

type Heard = {
  ready: number;
  poses: (Pose & { at: number })[];
  tooSlow: number;
  immersive: boolean[];
  clickedAt: number;
  readyAt: number;
};

const heard: Heard = { ready: 0, poses: [], tooSlow: 0, immersive: [], clickedAt: 0, readyAt: 0 };
let view: RoomView | null = null;
const host = document.querySelector<HTMLElement>("#host")!;

const fill = (text: string, values: object = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String((values as Record<string, unknown>)[name]));

/** English, as `languages/words` says it, which would come along as a chunk of its own. */
const english: ViewWords = {
  language: "en",
  say: (message) =>
    typeof message === "object" && "id" in message ? fill(message.id, message.values) : (message as string),
  t: (text, ...[values]) => fill(text, values),
};

async function open(options: Partial<Omit<RoomViewOptions, "on" | "words">> = {}): Promise<void> {
  heard.clickedAt = performance.now();
  const { mountRoom } = await import("~/components/room-3d/index");
  view = mountRoom(host, {
    self: "patient",
    words: english,
    names: { patient: "Ana Ruiz", doctor: "Dr. Bariatric Medicine" },
    board: sample,
    zone: "America/New_York",
    reducedMotion: false,
    ...options,
    on: {
      ready: () => {
        heard.ready += 1;
        heard.readyAt = performance.now();
      },
      pose: (pose) => heard.poses.push({ ...pose, at: performance.now() }),
      tooSlow: () => (heard.tooSlow += 1),
      immersive: (isOn) => heard.immersive.push(isOn),
    },
  });
}

/** A picture that moves, as a shared screen: half red, half blue. */
function screen(width: number, height: number): MediaStream {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d")!;
  const paint = () => {
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = "#0000ff";
    context.fillRect(width / 2, 0, width / 2, height);
    context.fillStyle = performance.now() % 2 > 1 ? "#fff" : "#000";
    context.fillRect(0, 0, 2, 2);
  };
  paint();
  const timer = setInterval(paint, 60);
  const stream = canvas.captureStream(15);
  stream.getVideoTracks()[0]!.addEventListener("ended", () => clearInterval(timer));
  return stream;
}

/** Frames that the browser shows within a time. */
function framesIn(milliseconds: number): Promise<number> {
  return new Promise((done) => {
    const until = performance.now() + milliseconds;
    let frames = 0;
    const count = (now: number) => {
      frames += 1;
      if (now < until) requestAnimationFrame(count);
      else done(frames / ((milliseconds + now - until) / 1000));
    };
    requestAnimationFrame(count);
  });
}

/** Burns time in each frame, as a slow machine does; ends by what it returns. */
function slow(milliseconds: number): () => void {
  let isOn = true;
  const burn = () => {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    if (isOn) requestAnimationFrame(burn);
  };
  requestAnimationFrame(burn);
  return () => (isOn = false);
}

/** Moves the other's head to and fro, as often as poses come; ends by what it returns. */
function sway(): () => void {
  const timer = setInterval(() => {
    const now = performance.now() / 300;
    view!.peer({ x: -0.97 + Math.sin(now) * 0.05, y: 1.18, z: -0.4, yaw: -1.9 + Math.sin(now * 1.3) * 0.3, pitch: 0 });
  }, 1000 / 15);
  return () => clearInterval(timer);
}

/** A headset that is not there (iwer); to be put on before the room is opened. */
async function headset(): Promise<XRDevice> {
  const { metaQuest3, XRDevice } = await import("iwer");
  const device = new XRDevice(metaQuest3);
  // Chromium has a WebXR of its own, without a device: it would be left as it is.
  device.installRuntime({ forceInstall: true });
  return (harness.device = device);
}

/** A tone, as somebody's voice. */
function voice(): MediaStream {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const into = context.createMediaStreamDestination();
  tone.connect(into);
  tone.start();
  return into.stream;
}

const harness = {
  heard,
  open,
  screen,
  framesIn,
  slow,
  sway,
  headset,
  voice,
  device: null as XRDevice | null,
  sample,
  view: () => view!,
  host,
};
declare global {
  interface Window {
    room: typeof harness;
  }
}
window.room = harness;
document.querySelector("#open")!.addEventListener("click", () => void open());
