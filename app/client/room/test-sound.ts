import { playOnDevice } from "./audio-output";

/** Two soft notes, the second higher: told from any sound that a computer makes by itself. Hertz. */
const NOTES = [440, 659];
const NOTE_S = 0.45;

/** Whether a sound can be made here. */
export const canTestSound = (): boolean => typeof AudioContext !== "undefined";

/**
 * Plays two notes on a loudspeaker, so that somebody knows before the
 * consultation whether they will hear the other. Within a click: browsers
 * keep quiet otherwise.
 * @returns once it is over. @throws if the browser plays nothing.
 */
export async function testSound(loudspeaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  const element = new Audio();
  try {
    NOTES.forEach((hertz, at) => {
      const from = context.currentTime + 0.1 + at * NOTE_S;
      const note = new OscillatorNode(context, { frequency: hertz });
      const loudness = new GainNode(context, { gain: 0 });
      // A note that begins or ends at once clicks.
      loudness.gain.setValueAtTime(0, from);
      loudness.gain.linearRampToValueAtTime(0.3, from + 0.03);
      loudness.gain.linearRampToValueAtTime(0, from + NOTE_S);
      note.connect(loudness).connect(out);
      note.start(from);
      note.stop(from + NOTE_S);
    });
    await context.resume();
    // Through an element as the other's voice is, or it would prove another way out than the one that counts.
    element.srcObject = out.stream;
    await playOnDevice(element, loudspeaker);
    await element.play();
    await new Promise((resolve) => setTimeout(resolve, 1_000 * (0.3 + NOTES.length * NOTE_S)));
  } finally {
    element.srcObject = null;
    void context.close().catch(() => {});
  }
}
