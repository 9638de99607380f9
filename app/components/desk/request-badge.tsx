import { STATUS_WORDS } from "~/domain/appointments/answer";
import type { AppointmentStatus } from "~/domain/booking";

const LOOKS: Record<AppointmentStatus, string> = {
  requested: "bg-warn-tint text-warn",
  proposed: "bg-sunken text-ink",
  accepted: "bg-tint text-on-tint",
  declined: "bg-danger-tint text-danger",
  cancelled: "bg-danger-tint text-danger",
};

/** How a request stands, never by colour alone. */
export const RequestBadge = ({ status }: { status: AppointmentStatus }) => (
  <span className={`badge ${LOOKS[status]}`}>{STATUS_WORDS[status]}</span>
);
