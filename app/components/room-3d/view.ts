import type { Words } from "~/components/words";
import type { Board } from "~/domain/room/board";
import type { Pose } from "~/domain/room/poses";
import type { Role } from "~/domain/room/room";

/** The room's texts: what is drawn speaks the language of its page. */
export type ViewWords = Pick<Words<"rooms">, "t" | "say" | "language">;

export type RoomViewOptions = {
  self: Role;
  words: ViewWords;
  names: Record<Role, string>;
  board: Board;
  /** On whose clock the board's days are, by its IANA name. */
  zone: string;
  /** Of the user's settings: nothing moves by itself. */
  reducedMotion: boolean;
  on: {
    /** The first frame is there. */
    ready(): void;
    /**
     * Where one's own head is: when it moves, `POSES_PER_SECOND` a second at most, and once a second while it does not,
     * for the other side may have lost the last.
     */
    pose(pose: Pose): void;
    /** The room cannot be drawn at 30 frames a second, or drawing was taken away: show something simpler. */
    tooSlow(): void;
    /** Whether the room is in the headset now. */
    immersive(isOn: boolean): void;
  };
};

/** The room in three dimensions, on an element of the page and, where there is one, in a headset. */
export type RoomView = {
  /** The other's head; null: they are not there. Drawn between the last two, a little late. */
  peer(pose: Pose | null): void;
  /**
   * The other's voice, for the sound from where they sit; null: there is none. The caller plays it where `spatialAudio`
   * is off, and else mutes what it has: spatial audio is on at first.
   */
  voice(stream: MediaStream | null): void;
  spatialAudio(isOn: boolean): void;
  /** Where the voice comes out, as the browser lists it; none: the browser's own choice. */
  loudspeaker(id: string | undefined): void;
  /** Buzzes a controller; does nothing where there is none. */
  haptics(isOn: boolean): void;
  buzz(): void;
  board(board: Board, zone: string): void;
  /** A shared screen on the board instead; null: the board again. */
  screen(stream: MediaStream | null): void;
  /** Whether `immersive-vr` can be had. */
  canEnterVr(): Promise<boolean>;
  /** Within a click. @throws if the browser or the user refuses. */
  enterVr(): Promise<void>;
  leaveVr(): Promise<void>;
  /** Lets everything go: drawing, sound, session, listeners. */
  dispose(): void;
};

/** What `room-3d/index.ts` exports as `mountRoom`; three.js comes with it, so it is imported on a click only. */
export type MountRoom = (host: HTMLElement, options: RoomViewOptions) => RoomView;

/** A view that shows nothing, where there is no WebGL. */
export const noView = (): RoomView => ({
  peer() {},
  voice() {},
  spatialAudio() {},
  loudspeaker() {},
  haptics() {},
  buzz() {},
  board() {},
  screen() {},
  canEnterVr: () => Promise.resolve(false),
  enterVr: () => Promise.reject(new Error("There is no room to enter.")),
  leaveVr: () => Promise.resolve(),
  dispose() {},
});
