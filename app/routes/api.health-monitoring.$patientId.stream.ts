import { endpoint } from "~/services/http/responses/endpoint.server";
import { openChannel } from "~/services/live/open-channel.server";
import { eventNumber, liveStream, liveStreamHead } from "~/services/live/stream.server";

/**
 * `GET /api/health-monitoring/{patientId}/stream`: the live channel as
 * server-sent events, for where no WebSocket gets through. `Last-Event-ID`, or
 * `after` in the address, names the last event that the client had.
 */
const handlers = endpoint(
  {
    GET: async ({ request, params, context }) => {
      const opened = await openChannel(request, params.patientId, context);
      if (request.method === "HEAD") return liveStreamHead();
      const after = eventNumber(request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after"));
      return liveStream(opened, after, context);
    },
  },
  { streams: true },
);
export const loader = handlers.loader;
export const action = handlers.action;
