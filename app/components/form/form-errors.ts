import { isRouteErrorResponse, type ShouldRevalidateFunction } from "@remix-run/react";
import { toRejectedResult, type RejectedForm } from "~/domain/rejected-form";
import type { ToastMessage } from "~/domain/toast";

/** Whether an action's answer is a refusal. */
export const isRejectedForm = (answer: unknown): answer is RejectedForm =>
  typeof answer === "object" && answer !== null && "refused" in answer;

/** A refused form has changed nothing, so nothing is loaded again; without a connection nothing could be. */
export const skipRevalidationWhenRejected: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  isRejectedForm(actionResult) ? false : defaultShouldRevalidate;

/**
 * Sends a form by script. Should no answer come that can be read (no network, a
 * proxy's error page), the form is refused on the spot: the router would put its
 * error page in the place of everything that was typed.
 * @param failed what to tell; its description stands in the form's error summary.
 */
export async function submitOrKeep<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  failed: ToastMessage & { description: string },
): Promise<Answer | RejectedForm> {
  // A body can be read once only, and sending it is that once.
  const typed = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect or an error page of our own is an answer; a navigation elsewhere wants none.
    if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error;
    return { refused: true, result: toRejectedResult(typed, failed.description), toast: failed };
  }
}
