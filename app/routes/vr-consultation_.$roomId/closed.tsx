import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormOwner } from "~/components/form/parked";
import { useBrand } from "~/components/use-brand";
import type { Role } from "~/domain/room/room";
import { formatTimer } from "~/domain/room/room";

function Closed({ title, children }: { title: string; children: ReactNode }) {
  const brand = useBrand();
  return (
    <section className="wrap py-16" aria-labelledby="closed-title">
      <div className="card mx-auto max-w-2xl p-8">
        <h1 id="closed-title" className="text-title font-bold">
          {title}
        </h1>
        {children}
        <p className="mt-6 text-muted">
          Do you need help? Call{" "}
          <a className="link" href={brand.phoneHref}>
            {brand.supportPhone}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

/** What a third is told. */
export function ForTwo() {
  return (
    <Closed title="This room is for two">
      <p className="mt-3 text-lg">Only the patient and the specialist who were invited can come in. If you are one of them, use the browser in which you opened the room, or sign in.</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/vr-consultation" className="btn btn-primary">
          Open a Room of Your Own
        </Link>
        <Link to="/sign-in" className="btn btn-secondary">
          Sign In
        </Link>
      </p>
    </Closed>
  );
}

/** Whose seat it is, but at another browser than before. */
export function SeatElsewhere({ isFirst }: { isFirst: boolean }) {
  return (
    <Closed title={isFirst ? "Somebody waits for you here" : "You are in this room elsewhere"}>
      <p className="mt-3 text-lg">{isFirst ? "Come in, and the consultation begins." : "Another browser of yours has the seat. If you go on here, it is let go there."}</p>
      <Form method="post" className="mt-6">
        <FormOwner />
        <button type="submit" name="intent" value="here" className="btn btn-primary">
          {isFirst ? "Join room" : "Use this window"}
        </button>
      </Form>
    </Closed>
  );
}

/** A room that is over. */
export function EndedRoom({ self, seconds }: { self: Role; seconds: number | null }) {
  return (
    <Closed title="The consultation has ended">
      <p className="mt-3 text-lg">{seconds === null ? "You did not meet in this room." : `It took ${formatTimer(seconds * 1000)} minutes.`} What was written in it is deleted.</p>
      <p className="mt-6">
        {self === "doctor" ? (
          <Link to="/desk" className="btn btn-primary">
            Back to the Desk
          </Link>
        ) : (
          <Link to="/vr-consultation" className="btn btn-primary">
            VR Consultations
          </Link>
        )}
      </p>
    </Closed>
  );
}
