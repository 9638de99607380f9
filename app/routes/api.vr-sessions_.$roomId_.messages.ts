import { MAX_SAID_BYTES, roomSaidSchema } from "~/domain/room/room-schema";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, validate } from "~/services/http/responses/endpoint.server";
import { requireMember } from "~/services/rooms/room-access.server";
import { sendMessages, findSender } from "~/services/rooms/messages.server";
import { asBackground } from "~/services/sessions/session.server";

/**
 * `POST /api/vr-sessions/{roomId}/messages`: what a member's page says, the same as by the WebSocket. Told to both, not
 * answered.
 */
const handlers = endpoint({
  POST: async ({ request, params, context }) => {
    const inRoom = await requireMember(asBackground(request), params.roomId, context);
    const said = await validate(roomSaidSchema, await readJson(request, { limit: MAX_SAID_BYTES }));
    await sendMessages(context, findSender(inRoom, context), said);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
