import { findDesk } from "db/practice";
import { ApiError } from "~/domain/errors";
import { mayUseDesk } from "~/domain/policy";
import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { waitingFor } from "~/services/rooms/waiting-rooms.server";
import { asBackground, requireUser } from "~/services/sessions/session.server";

/**
 * `GET /desk/waiting`: who is in a room with the signed-in specialist. The desk asks by itself, so it is no activity.
 */
const handlers = endpoint({
  GET: async ({ request, context }) => {
    const user = await requireUser(asBackground(request), context);
    const desk = user.role === "provider" ? await findDesk(context.db, user.id) : null;
    if (!desk || !mayUseDesk(desk)) throw new ApiError("forbidden", "Only a specialist has a desk");
    return json({ waiting: await waitingFor(context, desk.id) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
