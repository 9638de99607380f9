import type { Value } from "~/domain/message";
import type { VitalKind } from "~/domain/vitals/types";

/** The title where the values are nobody's. */
export const SAMPLE_RECORD = "Sample record";

/** What the board on the room's wall shows of the patient. */
export type Board = {
  /** Whose values: a first name, or "Sample record". */
  title: string;
  /**
   * Newest vital signs, in words: "Heart rate", "72 bpm", and whether it is in range. One that is older than a week
   * says nothing about today.
   */
  vitals: { label: VitalKind["label"]; value: Value; isInRange: boolean; isOld?: boolean }[];
  /** Weights of the last 90 days, oldest first, and the unit they are in. */
  weight: { unit: "kg" | "lb"; points: { at: number; value: number }[] } | null;
};

/** Of the specialist, what the room shows (VR-22). */
export type RoomProvider = { id: number; specialty: string; yearsExperience: number; licenseNumber: string };
