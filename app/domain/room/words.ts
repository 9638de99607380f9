import type { ToastMessage } from "../toast";

/** How the list and the room name a specialist (VR-04). */
export const doctorLabel = (specialty: string) => `Dr. ${specialty}`;

/** VR-10 */
export const CONNECTING: ToastMessage = { title: "Room Opened", description: "Your connection to the doctor is underway." };
/** VR-11 */
export const CONNECTION_FAILED: ToastMessage & { description: string } = {
  title: "Connection Failed",
  description: "Failed to start VR consultation. Please try again.",
  variant: "destructive",
};
/** VR-26 */
export const CONSULTATION_ENDED: ToastMessage = { title: "Consultation Ended" };
