import type { RecordingWord } from "~/domain/room/peer-words";
import { startRecorder, type Recorded, type RecordedSources } from "./recorder";

export type RecordingState = {
  /** One's own: asking the other side, or running, with both sides or one's own alone. */
  own: "off" | "asking" | "both" | "alone";
  /** The other's: they ask, or it runs. */
  other: "off" | "asking" | "on";
  /** The last one, to be kept by its owner. */
  saved: { url: string; name: string; bytes: number } | null;
};

export const NO_RECORDING: RecordingState = { own: "off", other: "off", saved: null };
/** Who does not answer in this time has not allowed it. */
export const ANSWER_MS = 30_000;

export type RecordingNews =
  "started" | "stopped" | "refused" | "unanswered" | "otherStarted" | "otherStopped" | "failed";

type Options = {
  /** Says a word to the other side; false: there is no line. */
  say: (word: RecordingWord) => boolean;
  sources: (isAlone: boolean) => RecordedSources;
  /** For the file's name. */
  name: () => string;
  on: { change: (state: RecordingState) => void; news: (news: RecordingNews) => void };
  start?: typeof startRecorder;
};

/**
 * Recording (VR-17, VR-18): the other side is asked first, both know while it
 * runs, the file stays in this browser. What was allowed holds for this one
 * connection: with a new one it ends.
 */
export function createRecording({ say, sources, name, on, start = startRecorder }: Options) {
  let state = NO_RECORDING;
  let recorder: ReturnType<typeof startRecorder> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (change: Partial<RecordingState>) => on.change((state = { ...state, ...change }));

  const begin = (own: "both" | "alone") => {
    clearTimeout(timer);
    try {
      recorder = start(() => sources(own === "alone"));
    } catch {
      set({ own: "off" });
      return on.news("failed");
    }
    forget();
    set({ own, saved: null });
    if (own === "both") say("on");
    on.news("started");
  };
  const forget = () => {
    if (state.saved) URL.revokeObjectURL(state.saved.url);
  };
  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    const running = recorder;
    recorder = null;
    if (!running) return set({ own: "off" });
    // While the last piece is written nothing is recorded any more.
    if (state.own === "both") say("off");
    set({ own: "off" });
    const { file, extension }: Recorded = await running.stop();
    const saved = { url: URL.createObjectURL(file), name: `${name()}.${extension}`, bytes: file.size };
    set({ saved });
    on.news("stopped");
  };

  return {
    get: () => state,
    /**
     * The button: asks, begins, takes the question back, or stops.
     * @param isAlone nobody is there to be asked or recorded.
     */
    async toggle(isAlone: boolean) {
      if (state.own !== "off") {
        if (state.own === "asking") say("off");
        return stop();
      }
      if (isAlone) return begin("alone");
      if (!say("ask")) return on.news("failed");
      set({ own: "asking" });
      timer = setTimeout(() => {
        set({ own: "off" });
        say("off");
        on.news("unanswered");
      }, ANSWER_MS);
    },
    answer(isAllowed: boolean) {
      if (state.other !== "asking") return;
      say(isAllowed ? "yes" : "no");
      set({ other: "off" });
    },
    heard(word: RecordingWord) {
      if (word === "ask") set({ other: "asking" });
      if (word === "yes" && state.own === "asking") begin("both");
      if (word === "no" && state.own === "asking") {
        clearTimeout(timer);
        set({ own: "off" });
        on.news("refused");
      }
      if (word === "on") {
        set({ other: "on" });
        on.news("otherStarted");
      }
      if (word === "off") {
        const wasOn = state.other === "on";
        set({ other: "off" });
        if (wasOn) on.news("otherStopped");
      }
    },
    /** The connection that it was allowed for is gone. */
    async parted() {
      const wasOn = state.other === "on";
      set({ other: "off" });
      if (wasOn) on.news("otherStopped");
      if (state.own === "both" || state.own === "asking") await stop();
    },
    stop,
    forget,
  };
}
