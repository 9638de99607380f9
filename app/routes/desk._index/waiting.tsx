import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { FormOwner } from "~/components/form/saved-draft";
import { Age } from "~/components/zoned-time";
import { readWaiting } from "~/components/room/read-waiting";
import { canAskToNotify, useArrivals } from "~/components/room/use-arrivals";
import { Link } from "~/components/ui/link";
import { useQuery } from "~/components/use-query";
import type { Waiting } from "~/domain/room/room";

/** So often a desk that is left open looks whether somebody has come. */
const LOOK_MS = 10_000;

/** Who is in a room with this specialist, or waits in one: theirs to join. */
export function WaitingRooms({ waiting, now }: { waiting: Waiting[]; now: Date }) {
  const { data, error } = useQuery<{ waiting: Waiting[] }>("/desk/waiting", {
    initial: { waiting },
    read: readWaiting,
    pollMs: LOOK_MS,
    whileHidden: true,
  });
  const rooms = data?.waiting ?? waiting;
  useArrivals(rooms.filter(({ isConnected }) => isConnected).length, "A patient is waiting for you");
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-8" aria-live="polite">
      <h2 id="rooms-title" className="text-xl font-bold">
        Waiting in a room
      </h2>
      {error?.message.startsWith("401") && (
        <p className="mt-3 rounded-xl bg-warn-tint p-4 text-warn">
          You have been signed out, so this list is no longer up to date.{" "}
          <Link to="/sign-in?next=/desk" className="font-medium link">
            Sign in again
          </Link>
        </p>
      )}
      {rooms.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">Nobody is waiting in a room. Patients appear here when they arrive.</p>
      ) : (
        <ul className="mt-3 space-y-3">
          {rooms.map(({ roomId, name, openedAt, hasStarted, isConnected }) => (
            <li
              key={roomId}
              className="flex flex-wrap items-center justify-between gap-4 card bg-tint p-5 text-on-tint"
              data-room-waiting={name}
            >
              <p>
                <span className="block text-lg font-semibold wrap-anywhere">{name}</span>
                {hasStarted ? "Your consultation is on; opened" : "Waiting; came"}{" "}
                <Age at={new Date(openedAt)} now={now} />
                {isConnected ? "" : " · not connected just now"}
              </p>
              <Form method="post">
                <FormOwner />
                <input type="hidden" name="room" value={roomId} />
                <button type="submit" name="intent" value="join" className="btn btn-primary">
                  Join room<span className="sr-only"> of {name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <AskToNotify />
    </section>
  );
}

/**
 * Asks for leave to notify, once and at a press, as browsers want it; without script, or once answered, it is not
 * there.
 */
function AskToNotify() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(canAskToNotify()), []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="mt-3 inline-flex min-h-11 items-center font-medium link"
      // Safari before 15 answers with nothing.
      onClick={() => void Promise.resolve(Notification.requestPermission()).finally(() => setShown(false))}
    >
      Notify me when a patient arrives
    </button>
  );
}
