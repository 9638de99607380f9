import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createHash } from "node:crypto";
import { appContext, type AppContext } from "~/context";
import type { z } from "zod";
import { ApiError, fieldErrors, type ErrorBody, type FieldErrors } from "~/domain/errors";
import { readFormError } from "~/domain/form-error";
import { englishTranslator } from "~/locales/translator";
import { isUnavailable, UNAVAILABLE_RETRY_SECONDS } from "./unavailable.server";

type Call = { request: Request; params: Record<string, string | undefined>; context: AppContext };
type Handler = (call: Call) => Promise<Response>;

/**
 * A resource route from one handler per method: `GET` serves HEAD too, any
 * other method is 405 with `Allow`. Whatever a handler throws becomes the error
 * contract; what is not an `ApiError` is logged and answered without detail.
 * @param options.streams whether answers are written bit by bit. Such a one has no data at `….data`: Remix would wait
 * for
 * its end to repack it, and a live channel has none; meanwhile it would hold a connection's place and be heard by
 * nobody.
 */
export function endpoint(
  handlers: Partial<Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", Handler>>,
  { streams = false }: { streams?: boolean } = {},
) {
  const allow = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));

  const run = async ({ request, params, context: loadContext }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const context = appContext(loadContext);
    try {
      const method = request.method === "HEAD" ? "GET" : request.method;
      const handler = handlers[method as keyof typeof handlers];
      if (!handler) {
        throw new ApiError("method_not_allowed", `This address answers ${allow.join(", ")}`, { allow });
      }
      if (streams && context.isDataRequest)
        throw new ApiError("not_found", "A stream has no data of its own: ask for its address without .data");
      return await handler({ request, params, context });
    } catch (error) {
      return errorResponse(error, context);
    }
  };
  return { loader: run, action: run };
}

/**
 * A body through a schema.
 * @throws {ApiError} 422 with the messages by field.
 */
export async function validate<Schema extends z.ZodType>(schema: Schema, body: unknown): Promise<z.output<Schema>> {
  const parsed = await schema.safeParseAsync(body);
  if (parsed.success) return parsed.data;
  throw new ApiError("invalid", "Some fields are wrong", { fields: fieldErrors(parsed.error.issues) });
}

/** What is wrong with each field, in English, as the error contract has it. */
const inEnglish = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, errors]) => [
      name,
      errors.map((error) => englishTranslator.say(readFormError(error))),
    ]),
  );

/** The error contract's response for anything thrown. */
export function errorResponse(error: unknown, context: Pick<AppContext, "log">): Response {
  if (error instanceof ApiError) {
    const { retryAfterSeconds, allow, challenge } = error.details;
    const fields = error.details.fields && inEnglish(error.details.fields);
    const body: ErrorBody = { error: { code: error.code, message: error.message, ...(fields ? { fields } : {}) } };
    return json(body, {
      status: error.status,
      headers: {
        ...(retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {}),
        ...(allow ? { Allow: allow.join(", ") } : {}),
        ...(challenge ? { "WWW-Authenticate": challenge } : {}),
      },
    });
  }
  if (isUnavailable(error)) {
    return errorResponse(
      new ApiError("unavailable", "The service is temporarily unavailable. Try again shortly.", {
        retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
      }),
      context,
    );
  }
  context.log.error(error);
  return errorResponse(new ApiError("internal", "Something went wrong on our side."), context);
}

const JSON_TYPE = "application/json; charset=utf-8";

/** A JSON response; not stored anywhere unless the caller says otherwise. */
export function json(body: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  return new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { "Content-Type": JSON_TYPE, "Cache-Control": "no-store", ...init.headers },
  });
}

/** A weak validator for a body: the same bytes, the same tag. */
export const weakTag = (body: string) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Whether who asks with this `If-None-Match` has the representation of the tag already (RFC 9110, weak comparison). */
export function holdsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  const opaque = (value: string) => value.trim().replace(/^W\//, "");
  const held = ifNoneMatch?.split(",").map(opaque) ?? [];
  return held.includes("*") || held.includes(opaque(tag));
}

/**
 * JSON text with a validator: 304 without a body when the client has it already.
 * @param cacheControl `no-cache` lets a client keep it and makes it ask each time.
 */
export function conditionalJson(
  request: Request,
  body: string,
  cacheControl: string,
  extra: Record<string, string> = {},
): Response {
  const headers = { ...extra, ETag: weakTag(body), "Cache-Control": cacheControl };
  if (holdsTag(request.headers.get("if-none-match"), headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { "Content-Type": JSON_TYPE, ...headers } });
}

/** A path parameter that names a row: 1 to 2^31 - 1, no sign, no leading zero. */
export function idParam(value: string | undefined): number | null {
  if (!value || !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = Number(value);
  return id <= 2_147_483_647 ? id : null;
}
