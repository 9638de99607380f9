import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";
import { unjudged, type Refused } from "~/domain/refused";
import type { ToastMessage } from "~/domain/toast";

/** Whether an action's answer is a refusal. */
export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === "object" && answer !== null && "refused" in answer;

/** A refused form has changed nothing, so nothing is loaded anew; without a connection nothing could be. */
export const keepWhenRefused: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  isRefused(actionResult) ? false : defaultShouldRevalidate;

/**
 * Sends a form by script. Should no answer come that can be read (no network, a
 * proxy's error page), the form is refused on the spot: the router would put its
 * error page in the place of everything that was typed.
 * @param failed what to tell; its description stands in the form's error summary.
 */
export async function sendOrKeep<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  failed: ToastMessage & { description: string },
): Promise<Answer | Refused> {
  // A body can be read once only, and sending it is that once.
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect or an error page of our own is an answer; a navigation elsewhere wants none.
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error;
    return { refused: true, result: unjudged(typed, failed.description), toast: failed };
  }
}
