import { ApiError } from "~/domain/errors";
import { safeNext } from "~/domain/session";
import { saveDraft } from "~/services/accounts/saved-draft.server";
import { readForm } from "~/services/http/requests/body.server";
import { endpoint, json } from "~/services/http/responses/endpoint.server";

/**
 * Keeps what was typed on a page whose session has ended (`for` is its path)
 * until its owner signs in again. It only keeps: nothing that is sent here is
 * ever done.
 */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const page = safeNext(new URL(request.url).searchParams.get("for"));
    if (!page) throw new ApiError("malformed", "Say which page it was typed on");
    const form = await readForm(request).catch(() => {
      throw new ApiError("malformed", "Send a form");
    });
    const cookie = await saveDraft(request, form, new URL(page, "http://self.invalid").pathname, context);
    return json({ kept: cookie !== null }, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
