import { Form } from "@remix-run/react";
import { FormOwner } from "~/components/form/parked";
import { Age } from "~/components/moment";
import { logLeftOut } from "~/components/left-out";
import { useQuery } from "~/components/use-query";
import { isBoolean, isInstant, isNumber, isObject, isObjectOf, isText, orNull } from "~/domain/shape";
import type { Waiting } from "~/services/rooms/waiting.server";

const isWaiting = isObjectOf<Waiting>({
  roomId: isText,
  name: isText,
  openedAt: isInstant,
  hasStarted: isBoolean,
  isConnected: isBoolean,
  consultationId: orNull(isNumber),
  patientId: orNull(isNumber),
});

/** So often a desk that is left open looks whether somebody has come. */
const LOOK_MS = 10_000;

/** Who is in a room with this specialist, or waits in one: theirs to join. */
export function WaitingRooms({ waiting, now }: { waiting: Waiting[]; now: Date }) {
  const { data } = useQuery<{ waiting: Waiting[] }>("/desk/waiting", {
    initial: { waiting },
    read: readWaiting,
    pollMs: LOOK_MS,
  });
  const rooms = data?.waiting ?? waiting;
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-8" aria-live="polite">
      <h2 id="rooms-title" className="text-xl font-bold">
        Waiting in a room
      </h2>
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
    </section>
  );
}

/** Of what the desk was told, the rooms that it can show; null where there is no list. */
export function readWaiting(answer: unknown): { waiting: Waiting[] } | null {
  if (!isObject(answer) || !Array.isArray(answer.waiting)) return null;
  const waiting = answer.waiting.filter(isWaiting);
  if (waiting.length < answer.waiting.length) logLeftOut("waiting_room");
  return { waiting };
}
