import { touchSession } from "db/sessions";
import { openSession } from "~/services/sessions/session.server";
import { IDLE_SECONDS } from "~/domain/session";
import { endpoint, json } from "~/services/http/responses/endpoint.server";

/**
 * How long the session still lasts, in seconds; 0 without one. `GET` only looks
 * and does not count as activity, `POST` is the activity: "I am still here".
 */
const handlers = endpoint({
  GET: async ({ request, context }) => {
    const user = await openSession(request, context, { touch: false });
    if (!user) return json({ remainingSeconds: 0 });
    const now = context.clock().getTime();
    const ends = Math.min(user.seenAt.getTime() + IDLE_SECONDS * 1000, user.expiresAt.getTime());
    return json({ remainingSeconds: Math.max(0, Math.floor((ends - now) / 1000)) });
  },
  POST: async ({ request, context }) => {
    const user = await openSession(request, context, { touch: false });
    if (!user) return json({ remainingSeconds: 0 });
    await touchSession(context.db, user.sessionId, context.clock());
    const left = (user.expiresAt.getTime() - context.clock().getTime()) / 1000;
    return json({ remainingSeconds: Math.max(0, Math.floor(Math.min(IDLE_SECONDS, left))) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
