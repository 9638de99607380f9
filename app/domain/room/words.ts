import type { ToastMessage } from "../toast";

/** What somebody is called who is not signed in. */
export const GUEST = "Guest";

/** VR-10 */
export const CONNECTING: ToastMessage = {
  title: "Room Opened",
  description: "Your connection to the doctor is underway.",
};
/** VR-11 */
export const CONNECTION_FAILED: ToastMessage & { description: string } = {
  title: "Connection Failed",
  description: "Failed to start VR consultation. Please try again.",
  variant: "destructive",
};
/** VR-26 */
export const CONSULTATION_ENDED: ToastMessage = { title: "Consultation Ended" };
