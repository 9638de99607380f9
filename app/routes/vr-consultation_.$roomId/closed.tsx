import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { Link } from "~/components/ui/link";
import { useContactLinks } from "~/components/contact-links";
import { useWords } from "~/components/words";
import type { Role } from "~/domain/room/room";
import { formatTimer } from "~/domain/room/room";

function Closed({ title, children }: { title: string; children: ReactNode }) {
  const { phone } = useContactLinks();
  const { rich } = useWords("rooms");
  return (
    <section className="wrap py-16" aria-labelledby="closed-title">
      <div className="mx-auto max-w-2xl card p-8">
        <h1 id="closed-title" className="text-title font-bold">
          {title}
        </h1>
        {children}
        <p className="mt-6 text-muted">{rich("Do you need help? Call {number}.", { number: phone })}</p>
      </div>
    </section>
  );
}

/** What a third is told. */
export function ForTwo() {
  const { t } = useWords("rooms");
  return (
    <Closed title={t("This room is for two")}>
      <p className="mt-3 text-lg">
        {t(
          "Only the patient and the specialist who were invited can come in. If you are one of them, use the browser in which you opened the room, or sign in.",
        )}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/vr-consultation" className="btn btn-primary">
          {t("Open a Room of Your Own")}
        </Link>
        <Link to="/sign-in" className="btn btn-secondary">
          {t("Sign In")}
        </Link>
      </p>
    </Closed>
  );
}

/** Whose seat it is, but at another browser than before. */
export function SeatElsewhere({ isFirst }: { isFirst: boolean }) {
  const { t } = useWords("rooms");
  return (
    <Closed title={isFirst ? t("Somebody is waiting for you here") : t("You are in this room elsewhere")}>
      <p className="mt-3 text-lg">
        {isFirst
          ? t("Come in, and the consultation begins.")
          : t("Another browser of yours has the seat. If you go on here, it is let go there.")}
      </p>
      <Form method="post" className="mt-6">
        <FormOwner />
        <button type="submit" name="intent" value="here" className="btn btn-primary">
          {isFirst ? t("Join room") : t("Use this window")}
        </button>
      </Form>
    </Closed>
  );
}

/** A room that is over. */
export function EndedRoom({ self, seconds }: { self: Role; seconds: number | null }) {
  const { t } = useWords("rooms");
  return (
    <Closed title={t("The consultation has ended")}>
      <p className="mt-3 text-lg">
        {seconds === null
          ? t("You did not meet in this room.")
          : t("It took {time} (minutes and seconds).", { time: formatTimer(seconds * 1000) })}{" "}
        {t("What was written in it is deleted.")}
      </p>
      <p className="mt-6">
        {self === "doctor" ? (
          <Link to="/desk" className="btn btn-primary">
            {t("Back to the Desk")}
          </Link>
        ) : (
          <Link to="/vr-consultation" className="btn btn-primary">
            {t("VR Consultations")}
          </Link>
        )}
      </p>
    </Closed>
  );
}
