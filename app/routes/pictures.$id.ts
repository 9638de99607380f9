import { findPicture } from "db/pictures";
import { ApiError } from "~/domain/errors";
import { endpoint } from "~/services/http/responses/endpoint.server";
import { sessionUser } from "~/services/sessions/session.server";

const handlers = endpoint({
  /**
   * `GET /pictures/{id}`: a profile picture as we have drawn it. Approved, it is everybody's and never changes, because
   * another picture has another id. Until then it is its specialist's and the reviewers'.
   */
  GET: async ({ request, params: { id = "" }, context }) => {
    const found = /^[\w-]{10,100}$/.test(id) ? await findPicture(context.db, id) : null;
    const user = found && !found.isApproved ? await sessionUser(request, context) : null;
    if (!found || !(found.isApproved || user?.role === "admin" || user?.id === found.ownerId))
      throw new ApiError("not_found", "There is no such picture");
    return new Response(request.method === "HEAD" ? null : Buffer.from(found.image), {
      headers: {
        "Content-Type": "image/webp",
        "Content-Length": String(found.image.byteLength),
        "Cache-Control": found.isApproved ? "public, max-age=31536000, immutable" : "private, no-store",
      },
    });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
