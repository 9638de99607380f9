import { listHosts, type HostCard } from "db/room-hosts";
import { openRoomsFor } from "db/rooms";
import type { AppContext } from "~/context";
import { roomSecret } from "~/services/rooms/room-access.server";
import { sessionUser } from "~/services/sessions/session.server";

/** Specialists on a page. */
const PAGE_SIZE = 12;
const MAX_OPEN = 5;

export type VrList = {
  hosts: HostCard[];
  page: number;
  pages: number;
  /** Rooms that whoever looks has left open. */
  open: { roomId: string; specialty: string; openedAt: Date }[];
};

/** Who can be met, and the rooms to go back to. */
export async function loadList(request: Request, app: AppContext, page: number): Promise<VrList> {
  const [{ hosts, count }, user, secret] = await Promise.all([
    listHosts(app.db, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    sessionUser(request, app),
    roomSecret(request, app),
  ]);
  return {
    hosts,
    page,
    pages: Math.ceil(count / PAGE_SIZE),
    open: await openRoomsFor(app.db, { userId: user?.id ?? null, secret }, MAX_OPEN),
  };
}
