import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { requireMember } from "~/services/rooms/room-access.server";
import { vrSession } from "~/services/rooms/vr-session.server";
import { asBackground } from "~/services/sessions/session.server";

/** `GET /api/vr-sessions/{roomId}`: a room as it stands, for its two. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    requireWithinLimit(await context.limits.take("roomReads", context.clientAddress));
    const { room } = await requireMember(asBackground(request), params.roomId, context);
    return json(vrSession(room, context.clock()));
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
