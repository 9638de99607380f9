import { ApiError } from "~/domain/errors";
import { endpoint } from "~/services/http/responses/endpoint.server";

/** Any other address under /api: 404 in the error contract, whatever the method. */
const handle = () => Promise.reject(new ApiError("not_found", "There is nothing at this address"));
const handlers = endpoint({ GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle });
export const loader = handlers.loader;
export const action = handlers.action;
