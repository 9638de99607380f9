import { findBookable } from "db/appointment-slots";
import type { SlotsAnswer } from "~/domain/appointments/offer";
import { SLOT_MINUTES } from "~/domain/appointments/slots";
import { slotsQuerySchema } from "~/domain/appointments/slots-query-schema";
import { dateIn } from "~/domain/dates";
import { ApiError } from "~/domain/errors";
import { freeTimes } from "~/services/appointments/free-times.server";
import { endpoint, idParam, json, validate } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

/**
 * `GET /api/providers/{id}/slots?from=YYYY-MM-DD&days=N`: a listed provider's
 * free times, day by day on their own calendar, from `from` (today unless
 * given) on, 1 to 31 days (14). The same that the booking form offers.
 */
const handlers = endpoint({
  GET: async ({ request, params, context: { db, clock, limits, clientAddress } }) => {
    requireWithinLimit(await limits.take("searches", clientAddress));
    const id = idParam(params.id);
    const provider = id === null ? null : await findBookable(db, id);
    if (!provider?.isListed) throw new ApiError("not_found", "There is no such provider");
    const query = await validate(slotsQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const now = clock();
    const days = await freeTimes(
      db,
      provider,
      { from: query.from ?? dateIn(provider.timeZone, now), days: query.days },
      now,
    );
    return json({
      timeZone: provider.timeZone,
      slotMinutes: SLOT_MINUTES,
      days: days.map(({ date, slots }) => ({
        date,
        slots: slots.map(({ time, startsAt }) => ({ time, startsAt: startsAt.toISOString() })),
      })),
    } satisfies SlotsAnswer);
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
