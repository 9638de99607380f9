import { useQuery } from "~/components/use-query";
import { useWords } from "~/components/words";
import type { Waiting } from "~/domain/room/room";
import { readWaiting } from "./read-waiting";
import { useArrivals } from "./use-arrivals";

/** So often a specialist's room asks who else has come. */
const LOOK_MS = 15_000;
const NOBODY: { waiting: Waiting[] } = { waiting: [] };

/**
 * That somebody else waits for this specialist, who is in a room: the next visit begins while this one runs over. It
 * names nobody, since the specialist may be sharing the screen.
 */
export function OtherPatients({ roomId }: { roomId: string }) {
  const { t } = useWords("rooms");
  const { data } = useQuery("/desk/waiting", {
    initial: NOBODY,
    read: readWaiting,
    pollMs: LOOK_MS,
    whileHidden: true,
    on401: "empty",
  });
  const others = (data ?? NOBODY).waiting.filter((room) => room.roomId !== roomId && room.isConnected);
  useArrivals(others.length, t("Somebody is waiting for you here"));
  return (
    <div role="status" data-others={others.length} className="empty:hidden">
      {others.length > 0 && (
        <p className="mt-4 rounded-xl bg-tint p-4 text-on-tint">
          {t("Another patient is waiting for you.")}{" "}
          <a href="/desk#rooms" target="_blank" rel="noreferrer" className="font-medium link">
            {t("Open your desk in another tab")}
          </a>
        </p>
      )}
    </div>
  );
}
