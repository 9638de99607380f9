import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { addAuditEntry } from "db/audit";
import type { TitleHandle } from "~/components/document-title";
import { NarrowScreen } from "~/components/narrow-screen";
import { appContext } from "~/context";
import { openSession, stopSession } from "~/services/sessions/session.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle = { title: "Sign Out" };

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
  const toast = { title: "You are signed out", description: "On a shared computer, close the browser as well." };
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
  return (
    <NarrowScreen title="Sign Out" lead="Do you want to sign out on this device?">
      <Form method="post">
        <button type="submit" className="btn btn-primary">
          Sign Out
        </button>
      </Form>
    </NarrowScreen>
  );
}
