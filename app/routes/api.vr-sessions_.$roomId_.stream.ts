import { endpoint } from "~/services/http/responses/endpoint.server";
import { eventNumber, liveStream, liveStreamHead } from "~/services/live/stream.server";
import { openRoomChannel } from "~/services/rooms/live-room.server";

/**
 * `GET /api/vr-sessions/{roomId}/stream`: the room's channel as server-sent
 * events, for where no WebSocket gets through. `Last-Event-ID`, or `after` in the
 * address, names the last event that the client had.
 */
const handlers = endpoint(
  {
    GET: async ({ request, params, context }) => {
      const { live } = await openRoomChannel(request, params.roomId, context);
      if (request.method === "HEAD") return liveStreamHead();
      const after = eventNumber(request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after"));
      return liveStream(live, after, context);
    },
  },
  { streams: true },
);
export const loader = handlers.loader;
export const action = handlers.action;
