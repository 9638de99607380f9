import { redirect } from "@remix-run/node";
import type { AppContext } from "~/context";
import type { ToastMessage } from "~/domain/toast";
import { pagePath } from "~/services/http/requests/page-path";
import { setFlash } from "~/services/sessions/flash.server";

/** Back to the view that the form stood on, with a message. */
export async function redirectBack(request: Request, app: AppContext, toast: ToastMessage) {
  const { pathname, search } = pagePath(request);
  return redirect(pathname + search, { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
}
