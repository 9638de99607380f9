import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { ToastMessage } from "~/domain/toast";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { setFlash } from "~/services/sessions/flash.server";

/** The tab that lists the documents. */
export const DOCUMENTS_TAB = "/patient-portal?tab=documents";
const SIGN_IN = `/sign-in?next=${encodeURIComponent(DOCUMENTS_TAB)}`;

/** Whether a script asked, which reads JSON; a form or a link wants a page. */
export const wantsJson = (request: Request) => /\bapplication\/json\b/.test(request.headers.get("accept") ?? "");

/** Back to the documents, with a message. */
export const redirectToDocuments = async (toast: ToastMessage, context: Pick<AppContext, "cookies">) =>
  redirect(DOCUMENTS_TAB, {
    status: 303,
    headers: { "Set-Cookie": await setFlash({ toast }, context), "Cache-Control": "no-store" },
  });

/**
 * What a person without script gets instead of an error's JSON: the sign-in
 * page, or the documents again with what went wrong.
 * @param title like `The files were not stored`.
 */
export async function redirectWithRefusal(
  error: unknown,
  title: string,
  context: Pick<AppContext, "cookies" | "log">,
): Promise<Response> {
  if (error instanceof ApiError) {
    if (error.code === "unauthenticated")
      return redirect(SIGN_IN, { status: 303, headers: { "Cache-Control": "no-store" } });
    return redirectToDocuments({ title, description: error.message, variant: "destructive" }, context);
  }
  context.log.error(error);
  const description = isUnavailable(error)
    ? "Our records cannot be reached right now. Try again in a minute."
    : "Something went wrong on our side. Try again.";
  return redirectToDocuments({ title, description, variant: "destructive" }, context);
}
