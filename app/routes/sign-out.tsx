import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { addAuditEntry } from "db/audit";
import type { TitleHandle } from "~/components/document-title";
import { NarrowScreen } from "~/components/narrow-screen";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import type { Message } from "~/languages/phrases";
import { openSession, stopSession } from "~/services/sessions/session.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & TranslatedHandle<"account"> = { title: "Sign Out", namespace: "account" };

export async function action({ request, context }: ActionFunctionArgs) {
  const app = appContext(context);
  const user = await openSession(request, app, { touch: false });
  const cookie = await app.db.transaction(async (tx) => {
    if (user) {
      await addAuditEntry(tx, {
        at: app.clock(), actor: { id: user.id, role: user.role }, patientId: null, action: "sign-out", subject: "session", outcome: "done", address: app.clientAddress,
      });
    }
    return stopSession(request, tx, app);
  });
  if (user) app.live.recheck(user.id);
  const toast = { title: "You are signed out", description: "On a shared computer, close the browser as well." } satisfies Message<"shell">;
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
