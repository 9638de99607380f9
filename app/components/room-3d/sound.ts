import { playOnDevice } from "~/client/room/audio-output";
import type { Pose } from "~/domain/room/poses";

/**
 * The other's voice from where their head is: an HRTF panner between their
 * stream and the loudspeakers, and the listener at one's own head.
 *
 * Where Web Audio cannot speak (none there, or the browser keeps it suspended
 * until somebody clicks), the voice comes plainly from an element: nobody is
 * ever silenced by this.
 */
export function createSound() {
  let context: AudioContext | null = null;
  let panner: PannerNode | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  let element: HTMLAudioElement | null = null;
  let stream: MediaStream | null = null;
  let isOn = true;
  let isGone = false;
  let head: Pose | null = null;
  let loudspeaker: string | undefined;

  const forwardOf = ({ yaw, pitch }: Pose) =>
    [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)] as const;
  const upOf = ({ yaw, pitch }: Pose) =>
    [Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), Math.cos(yaw) * Math.sin(pitch)] as const;

  const putListener = () => {
    if (!context || !head) return;
    const { listener } = context;
    const [fx, fy, fz] = forwardOf(head);
    const [ux, uy, uz] = upOf(head);
    // Firefox only has the older way.
    if ("positionX" in listener) {
      [listener.positionX.value, listener.positionY.value, listener.positionZ.value] = [head.x, head.y, head.z];
      [listener.forwardX.value, listener.forwardY.value, listener.forwardZ.value] = [fx, fy, fz];
      [listener.upX.value, listener.upY.value, listener.upZ.value] = [ux, uy, uz];
    } else {
      (listener as AudioListener).setPosition(head.x, head.y, head.z);
      (listener as AudioListener).setOrientation(fx, fy, fz, ux, uy, uz);
    }
  };

  const settle = () => {
    // Muted once the panner is heard, and never before.
    if (element) element.muted = isOn && source !== null && context?.state === "running";
  };

  const disconnect = () => {
    source?.disconnect();
    panner?.disconnect();
    source = panner = null;
    if (element) {
      element.pause();
      element.srcObject = null;
    }
    element = null;
  };

  const connect = () => {
    disconnect();
    if (!stream || !isOn || isGone || stream.getAudioTracks().length === 0) return;
    // Chrome hands a remote stream's samples to Web Audio only while some media
    // element plays it (crbug.com/121673); muted it does, and is not heard twice.
    element = new Audio();
    element.srcObject = stream;
    void playOnDevice(element, loudspeaker);
    element.play().catch(() => {});
    // Web Audio that cannot be sent to the loudspeaker that was chosen would speak from another: plainly from the right
    // one, then.
    if (loudspeaker && !("setSinkId" in AudioContext.prototype)) return settle();
    try {
      context ??= new AudioContext();
      context.onstatechange = settle;
      void playOnDevice(context, loudspeaker);
      // Turned off, it may have been put to sleep.
      void context.resume().catch(() => {});
      source = context.createMediaStreamSource(stream);
      panner = new PannerNode(context, {
        panningModel: "HRTF",
        distanceModel: "inverse",
        refDistance: 1.4,
        rolloffFactor: 0.7,
        maxDistance: 8,
      });
      source.connect(panner).connect(context.destination);
      putListener();
    } catch {
      source = panner = null;
    }
    settle();
  };

  /** A click or a key is what lets a suspended one speak. */
  const wake = () => {
    if (context?.state === "suspended" && source) void context.resume().catch(() => {});
  };
  document.addEventListener("pointerdown", wake);
  document.addEventListener("keydown", wake);

  return {
    /** A stream whose tracks come later is heard from then on. */
    voice(next: MediaStream | null): void {
      if (stream) stream.removeEventListener("addtrack", connect);
      stream = next;
      stream?.addEventListener("addtrack", connect);
      connect();
    },
    spatial(next: boolean): void {
      isOn = next;
      connect();
      if (!isOn) void context?.suspend().catch(() => {});
    },
    loudspeaker(id: string | undefined): void {
      if (id === loudspeaker) return;
      loudspeaker = id;
      connect();
    },
    listener(pose: Pose): void {
      head = pose;
      putListener();
    },
    speaker({ x, y, z }: Pose): void {
      if (panner) [panner.positionX.value, panner.positionY.value, panner.positionZ.value] = [x, y - 0.05, z];
    },
    dispose(): void {
      isGone = true;
      document.removeEventListener("pointerdown", wake);
      document.removeEventListener("keydown", wake);
      stream?.removeEventListener("addtrack", connect);
      stream = null;
      disconnect();
      void context?.close().catch(() => {});
      context = null;
    },
  };
}
