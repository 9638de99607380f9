import type { PlainMessageId } from "~/locales/messages";

/** The navigation's entries, in order (APP-15, APP-16). */
export const NAVIGATION = [
  { to: "/specialists", label: "Find Specialists" },
  { to: "/ai-consultation", label: "AI Nutrition Coach" },
  { to: "/vr-consultation", label: "VR Consultations" },
  { to: "/health-dashboard", label: "Weight Tracking" },
  { to: "/patient-portal", label: "Client Portal" },
] as const satisfies readonly { to: string; label: PlainMessageId }[];
