import { useWords } from "~/components/words";
import type { AppointmentStatus } from "~/domain/booking";
import type { PlainMessageId } from "~/locales/messages";

/** Whose screens say it. */
type Part = "booking" | "portal";

/** How an appointment stands, for the person who asked for it. */
const STATUS_LABELS: Record<
  AppointmentStatus,
  { word: PlainMessageId<Part>; next: PlainMessageId<Part>; look: string }
> = {
  requested: {
    word: "Pending confirmation",
    next: "We call you within 24 hours to confirm a time.",
    look: "bg-warn-tint text-warn",
  },
  proposed: {
    word: "A time is proposed",
    next: "Your specialist holds this time for you. Please accept it or choose another one.",
    look: "bg-warn-tint text-warn",
  },
  accepted: { word: "Confirmed", next: "We look forward to seeing you.", look: "bg-tint text-on-tint" },
  declined: {
    word: "Declined",
    next: "Ask for another time, or another specialist.",
    look: "bg-danger-tint text-danger",
  },
  cancelled: { word: "Cancelled", next: "Nothing more to do.", look: "bg-sunken text-muted" },
};

export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { t } = useWords<Part>();
  return <span className={`badge ${STATUS_LABELS[status].look}`}>{t(STATUS_LABELS[status].word)}</span>;
}

/** What comes next. @param isHeld whether a time is held; without a specialist there is none. */
export function nextStep(
  status: AppointmentStatus,
  { isHeld, isOver }: { isHeld: boolean; isOver: boolean },
): PlainMessageId<Part> {
  if (isOver)
    return status === "accepted"
      ? "This time has come. Nothing about it can be changed here any more."
      : "This time has passed. You are welcome to ask for another one.";
  return status === "requested" && isHeld
    ? "The time is held for you. We’ll contact you within 24 hours to confirm it."
    : STATUS_LABELS[status].next;
}
