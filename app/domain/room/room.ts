/** Whose seat it is: there are two, and nobody else comes in. */
export type Role = "patient" | "doctor";

export const otherRole = (role: Role): Role => (role === "patient" ? "doctor" : "patient");

/**
 * Metres in the room: x to the right of the door's wall, y up from the floor, z towards the viewer; the table's middle
 * is 0, 0, 0.
 */
export type Position = { x: number; y: number; z: number };

/** Somebody in a room (DATA-26). */
export type Participant = {
  id: string;
  name: string;
  role: Role;
  isConnected: boolean;
  avatarPosition: Position;
  /**
   * Which page of theirs is in the room: a new one for each page that is opened.
   * What the page before it had agreed with the other side is void. Null while none is.
   */
  seat: string | null;
};

/** How a room stands, as its two members are told. Instants are ISO 8601, UTC. */
export type RoomState = {
  roomId: string;
  /** The seeded demonstration: its doctor joins by the clock, and is nobody. */
  isDemo: boolean;
  participants: Participant[];
  openedAt: string;
  /** When the doctor joined, and the timer started (VR-14); null before. Of a demonstration it may lie ahead. */
  startedAt: string | null;
  endedAt: string | null;
  /** The server's clock when it said so: a browser's own may be wrong. */
  now: string;
};

const WITHOUT_CALLS = "text-";

/** The seat of a page that has just been opened; the other side sees by it whether this browser makes calls. */
export const newSeat = (makesCalls: boolean): string => `${makesCalls ? "" : WITHOUT_CALLS}${crypto.randomUUID()}`;

/** Whether the page of a seat can be called. */
export const canBeCalled = (seat: string | null): seat is string => seat !== null && !seat.startsWith(WITHOUT_CALLS);

/** After this the doctor of a demonstration joins (VR-12). */
export const DEMO_JOINS_AFTER_MS = 3_000;

/**
 * The form of a room's id, which clients make (VR-09): `vr-`, the time, and a
 * suffix by chance. How long that is and what stands before it is theirs: an id
 * opens nothing, it must only be nobody else's.
 */
export const ROOM_ID = /^vr-\d{10,16}[\w-]{4,64}$/;

/** Whether a text has the form of a room's id. */
export const isRoomId = (text: string): boolean => ROOM_ID.test(text);

/**
 * A new room's id (VR-09), which nobody guesses: milliseconds since 1970, and 26 characters by chance (134 bits).
 * @param random 26 numbers by chance, 0 to 255.
 */
export function newRoomId(now: Date, random: Uint8Array = crypto.getRandomValues(new Uint8Array(26))): string {
  // 256 is no multiple of 36, so four characters come a little more often: 134 bits become 133.9.
  const suffix = Array.from(random.subarray(0, 26), (byte) => (byte % 36).toString(36)).join("");
  return `vr-${String(now.getTime()).padStart(13, "0")}-${suffix}`;
}

/** What of its id a room shows (VR-13). */
export const shortRoomId = (roomId: string): string => roomId.slice(-8);

/** A duration as the timer shows it, mm:ss; minutes go on beyond 99. */
export function formatTimer(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A room as the desk lists it. Texts and numbers alone: it also comes as JSON. */
export type Waiting = {
  roomId: string;
  name: string;
  openedAt: string;
  hasStarted: boolean;
  isConnected: boolean;
  consultationId: number | null;
  patientId: number | null;
};
