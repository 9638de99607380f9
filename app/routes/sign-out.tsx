import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { addAuditEntry } from "db/audit";
import type { TitleHandle } from "~/components/document-title";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import type { ToastText } from "~/locales/messages";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { openSession, stopSession } from "~/services/sessions/session.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & TranslatedHandle<"account"> = { title: "Sign Out", namespace: "account" };

export const action = ({ request, context }: ActionFunctionArgs) =>
  respondUnavailable(() => signOut(request, appContext(context)));

async function signOut(request: Request, app: AppContext) {
  const user = await openSession(request, app, { touch: false });
  const cookie = await app.db.transaction(async (tx) => {
    if (user) {
      await addAuditEntry(tx, {
        at: app.clock(),
        actor: { id: user.id, role: user.role },
        patientId: null,
        action: "sign-out",
        subject: "session",
        outcome: "done",
        address: app.clientAddress,
      });
    }
    return stopSession(request, tx, app);
  });
  if (user) app.live.recheck(user.id);
  const toast = {
    title: "You are signed out",
    description: "On a shared computer, close the browser as well.",
  } satisfies ToastText<"shell">;
  return redirect("/", {
    status: 303,
    headers: [
      ["Set-Cookie", cookie],
      ["Set-Cookie", await setFlash({ toast }, app)],
      // What the browser kept of the record's pages goes, too (ASVS 14.3.1).
      ["Clear-Site-Data", '"cache"'],
    ],
  });
}

export const headers = documentHeaders;

/** Signing out changes something, so it is a form; a link to it leads here. */
export default function SignOut() {
  const { t } = useWords("account");
  return (
    <NarrowScreen title={t("Sign Out")} lead={t("Do you want to sign out on this device?")}>
      <Form method="post">
        <button type="submit" className="btn btn-primary">
          {t("Sign Out")}
        </button>
      </Form>
    </NarrowScreen>
  );
}

/** The session is still there, so nobody may take this for done. */
export function ErrorBoundary() {
  return <ScreenError title="You Could Not Be Signed Out" />;
}
