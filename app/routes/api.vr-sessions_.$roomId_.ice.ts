import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { requireMember } from "~/services/rooms/room-access.server";
import { iceServers } from "~/services/rooms/ice-servers.server";
import { asBackground } from "~/services/sessions/session.server";

/**
 * `GET /api/vr-sessions/{roomId}/ice`: servers that pass media on, with names that hold for an hour. None where none is
 * set up, and none before the specialist has joined.
 */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    requireWithinLimit(await context.limits.take("roomReads", context.clientAddress));
    const { room, member } = await requireMember(asBackground(request), params.roomId, context);
    return json({ iceServers: iceServers(context.config, { room, member }, context.clock()) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
