import { redirect } from "@remix-run/node";
import { ApiError } from "~/domain/errors";
import { respondUnavailable } from "./unavailable.server";

/**
 * Runs a screen's loader that guards a record. What the guard refuses becomes
 * what a person can use: without a session the way to sign in and back here,
 * else the page of the status, shown by the screen's own boundary.
 */
export async function withErrorScreens<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await respondUnavailable(work);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "unauthenticated") {
      const { pathname, search } = new URL(request.url);
      const signIn: Response = redirect(`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`);
      throw signIn;
    }
    throw createErrorScreen(error);
  }
}

/** The page of a refusal's status, which says when it may be tried again where the refusal does. */
export function createErrorScreen({ status, message, details: { retryAfterSeconds } }: ApiError): Response {
  const headers: HeadersInit = retryAfterSeconds ? { "Retry-After": String(retryAfterSeconds) } : {};
  return new Response(null, { status, statusText: message, headers });
}
