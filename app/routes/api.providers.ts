import { createProvider, cursorAt, findListedProvider, listProviders, ProfileExistsError } from "db/providers";
import { ApiError } from "~/domain/errors";
import { encodeCursor, parseListQuery } from "~/domain/providers/list-query";
import { providerCreateSchema } from "~/domain/providers/signup";
import { readJson } from "~/services/http/requests/body.server";
import { conditionalJson, endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { mailApplicant } from "~/services/accounts/application-mails.server";
import { requireUser } from "~/services/sessions/session.server";

const handlers = endpoint({
  /**
   * `GET /api/providers`: the listed providers. `search`, `specialty`, `sort`,
   * `limit` and `cursor` are optional; where there are more than fit, `Link`
   * names the next address (RFC 8288).
   */
  GET: async ({ request, context: { db, limits, clientAddress } }) => {
    const url = new URL(request.url);
    const query = parseListQuery(url.searchParams);
    if (query.search) requireWithinLimit(await limits.take("searches", clientAddress));
    const list = await listProviders(db, { ...query, limit: query.limit + 1 });
    const page = list.slice(0, query.limit);
    const last = page.at(-1);
    const more = list.length > query.limit && last;
    if (more) url.searchParams.set("cursor", encodeCursor(cursorAt(last, query.sort)));
    return conditionalJson(
      request,
      JSON.stringify(page),
      "no-cache",
      more ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : {},
    );
  },

  /** `POST /api/providers`: the profile of the signed-in provider's account. */
  POST: async ({ request, context }) => {
    const { db, limits, clientAddress } = context;
    requireWithinLimit(await limits.take("attempts", clientAddress));
    const user = await requireUser(request, context);
    const { userId, ...profile } = await validate(providerCreateSchema, await readJson(request));
    if (user.id !== userId || user.role !== "provider") {
      throw new ApiError("forbidden", "A profile can be created only for one's own provider account");
    }
    try {
      const id = await db.transaction(async (tx) => {
        const created = await createProvider(tx, userId, profile);
        await mailApplicant(tx, userId, context);
        return created;
      });
      // The owner reads what they sent, the picture's address included; visitors get it as ours, once it is reviewed.
      const { licenseNumber, profileImage } = profile;
      return json(
        { ...(await findListedProvider(db, id)), userId, licenseNumber, profileImage },
        { status: 201, headers: { Location: `/api/providers/${id}` } },
      );
    } catch (error) {
      if (error instanceof ProfileExistsError)
        throw new ApiError("conflict", "This account has a provider profile already");
      throw error;
    }
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
