import { vrSessionSchema } from "~/domain/room/room-schema";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { requireRoomSecret } from "~/services/rooms/room-access.server";
import { openRoom } from "~/services/rooms/open-room.server";
import { vrSession } from "~/services/rooms/vr-session.server";
import { sessionUser } from "~/services/sessions/session.server";

/**
 * `POST /api/vr-sessions` (API-11): opens a consultation room, whose member the
 * browser then is by a cookie. The same again is answered with the same room.
 */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    requireWithinLimit(await context.limits.take("attempts", context.clientAddress));
    const wish = await validate(vrSessionSchema, await readJson(request));
    const [viewer, { secret, headers }] = [
      await sessionUser(request, context),
      await requireRoomSecret(request, context),
    ];
    const { room, isNew } = await openRoom(context, { viewer, secret }, wish);
    return json(vrSession(room, context.clock()), { status: isNew ? 201 : 200, headers });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
