import { endpoint, json } from "~/services/http/endpoint.server";
import { requireMember } from "~/services/rooms/access.server";
import { iceServers } from "~/services/rooms/ice.server";
import { asBackground } from "~/services/sessions/session.server";

/** `GET /api/vr-sessions/{roomId}/ice`: servers that pass media on, with names that hold for an hour. None where none is set up. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const { member } = await requireMember(asBackground(request), params.roomId, context);
    return json({ iceServers: iceServers(context.config, member.id, context.clock()) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
