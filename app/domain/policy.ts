import type { Emergency } from "./emergency";
import type { ReviewStatus } from "./providers/constants";

/** Who asks: a signed-in user, or nobody. */
export type Viewer = { id: number; role: "patient" | "provider" | "admin" } | null;

/** What of a patient's record decides who may read it. */
export type RecordAccess = {
  /** The fictional record that everyone may read. */
  isDemo: boolean;
  /** The user whose record it is. */
  ownerId: number | null;
  /**
   * The viewer is a provider whom the desk is open to (`mayUseDesk`), with a consultation with this patient that was
   * not called off.
   */
  treatedByViewer: boolean;
  /**
   * Until when the viewer, a verified specialist, has emergency access to it; null where no grant of theirs is in
   * force.
   */
  emergencyUntil: Date | null;
};

/** Allowed, or why not: nobody is signed in, or the wrong person. */
export type Decision = "allowed" | "unauthenticated" | "forbidden";

/**
 * Whether a viewer may read a patient's record: the demo record everyone; any
 * other its patient, a provider with a consultation with them or, for an hour,
 * with emergency access, an administrator.
 */
export function mayReadRecord(viewer: Viewer, record: RecordAccess): Decision {
  if (record.isDemo) return "allowed";
  if (!viewer) return "unauthenticated";
  if (viewer.role === "admin") return "allowed";
  if (record.ownerId === viewer.id) return "allowed";
  return viewer.role === "provider" && (record.treatedByViewer || record.emergencyUntil !== null)
    ? "allowed"
    : "forbidden";
}

/**
 * The emergency access that a record is open to a viewer by, judged at a moment; nothing where it is by anything else,
 * or not at all.
 */
export function emergencyOf(viewer: Viewer, record: RecordAccess, at: Date): { emergency?: Emergency } {
  const { emergencyUntil: until } = record;
  if (until === null || mayReadRecord(viewer, { ...record, emergencyUntil: null }) === "allowed") return {};
  return mayReadRecord(viewer, record) === "allowed" ? { emergency: { at, until } } : {};
}

/**
 * Whether a viewer may add to or change a patient's record: its patient and a
 * provider with a consultation with them. Emergency access is for reading. Nobody the demo record, an
 * administrator no record: they look after accounts, not after patients.
 */
export function mayWriteRecord(viewer: Viewer, record: RecordAccess): Decision {
  if (!viewer) return "unauthenticated";
  if (record.isDemo || viewer.role === "admin") return "forbidden";
  if (record.ownerId === viewer.id) return "allowed";
  return viewer.role === "provider" && record.treatedByViewer ? "allowed" : "forbidden";
}

/**
 * Whether a viewer may work the monitoring of a record: acknowledge
 * and silence alerts. The demo record everyone, so that it can be
 * tried: there are no words in it that one visitor could leave for another. Any
 * other as for writing.
 */
export const mayMonitor = (viewer: Viewer, record: RecordAccess): Decision =>
  record.isDemo ? "allowed" : mayWriteRecord(viewer, record);

/** Whether a viewer may have sample values made: into the demo record everyone, into any other its patient alone. */
export const maySimulate = (viewer: Viewer, record: RecordAccess): Decision => {
  if (record.isDemo) return "allowed";
  if (!viewer) return "unauthenticated";
  return record.ownerId === viewer.id ? "allowed" : "forbidden";
};

/** How a specialist's application stands: its status, and the last decision about it. */
export type ReviewStanding = {
  status: ReviewStatus;
  reviewedAt: Date | null;
  /** Empty unless the last decision was a rejection. */ reason: string;
};

/**
 * Whether the desk is open to a specialist: once approved, and also while a
 * change that they made since is being looked at. Their patients are in care and
 * must not lose them for it.
 */
export const mayUseDesk = ({ status, reviewedAt, reason }: ReviewStanding): boolean =>
  status === "verified" || (status === "under_review" && reviewedAt !== null && reason === "");

/**
 * Whether a viewer may open a consultation room: the demonstration's everybody,
 * with anybody else a patient who has a record.
 */
export const mayOpenRoom = (
  viewer: Viewer,
  { isDemo, hasRecord }: { isDemo: boolean; hasRecord: boolean },
): Decision => {
  if (isDemo) return "allowed";
  if (!viewer) return "unauthenticated";
  return viewer.role === "patient" && hasRecord ? "allowed" : "forbidden";
};

/**
 * Whether a viewer may come to the patient's side of a visit, whose link they have: where an account asked for the
 * appointment, that account alone, since its record is open in the room; else whoever has the link.
 * @param userId the account that asked for it, if it has a record
 */
export const mayJoinVisit = (viewer: Viewer, { userId }: { userId: number | null }): Decision => {
  if (userId === null || viewer?.id === userId) return "allowed";
  return viewer ? "forbidden" : "unauthenticated";
};

/** Whose a seat in a room is, seen from whoever asks. */
export type SeatRight = {
  /** Their browser has the seat's secret. */
  holdsSecret: boolean;
  /** The account that the seat is for; null: whoever holds the secret. */
  userId: number | null;
};

/**
 * Whether a viewer is who sits there: their browser was given the seat, and
 * where it is an account's they are signed in to it. Nobody else, an
 * administrator neither: what two say to each other is no record.
 */
export const mayEnterRoom = (viewer: Viewer, { holdsSecret, userId }: SeatRight): Decision => {
  if (!holdsSecret) return "forbidden";
  if (userId === null || viewer?.id === userId) return "allowed";
  return viewer ? "forbidden" : "unauthenticated";
};

/** Whether a viewer may come to their seat from another browser than before: whose account it is for. */
export const mayTakeSeat = (viewer: Viewer, { userId }: Pick<SeatRight, "userId">): boolean =>
  viewer !== null && userId === viewer.id;
