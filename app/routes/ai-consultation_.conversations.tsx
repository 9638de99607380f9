import { deleteConversation } from "db/conversations";
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { SubmitButton } from "~/components/form/submit-button";
import { askedZone, DateAndTime, VisitorZone, withZone, ZoneForm } from "~/components/zoned-time";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { conversationVisitor } from "~/services/assistant/conversation-owner.server";
import { CONVERSATION, listOwn } from "~/services/assistant/conversation.server";
import { readForm } from "~/services/http/requests/body.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { setFlash } from "~/services/sessions/flash.server";

export const handle: TitleHandle & TranslatedHandle<"assistant"> & { private: true } = {
  title: "Your conversations",
  namespace: "assistant",
  private: true,
};

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const asked = new URL(request.url).searchParams.get("delete");
  return withErrorScreens(request, async () => {
    const visitor = await conversationVisitor(request, app);
    const rows = await listOwn(visitor, app);
    const conversations = rows.map(({ id, beginning, messages, createdAt, updatedAt }) => ({
      id,
      beginning,
      messages,
      created: createdAt.toISOString(),
      updated: updatedAt.toISOString(),
    }));
    return data(
      {
        conversations,
        isSignedIn: visitor.user !== null,
        toDelete: conversations.find(({ id }) => id === asked) ?? null,
      },
      NO_STORE,
    );
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const app = appContext(context);
  const id = String((await readForm(request)).get("id") ?? "");
  const isGone = await respondUnavailable(async () => {
    const { owner, user, patientId } = await conversationVisitor(request, app);
    if (!owner || !UUID.test(id)) return false;
    return app.db.transaction(async (tx) => {
      const deleted = await deleteConversation(tx, owner, id, app.clock());
      if (deleted && user && patientId !== null) {
        await auditRecord(
          tx,
          app,
          { patientId, viewer: user },
          { action: "delete", subject: CONVERSATION, outcome: "done" },
        );
      }
      return deleted;
    });
  });
  const toast = isGone
    ? { title: "Conversation deleted", description: "It is gone for good." }
    : { title: "Nothing was deleted", description: "There is no such conversation any more." };
  return redirect("/ai-consultation/conversations", {
    status: 303,
    headers: { "Set-Cookie": await setFlash({ toast }, app) },
  });
}

export const headers = documentHeaders;

export default function Conversations() {
  const { conversations, isSignedIn, toDelete } = useLoaderData<typeof loader>();
  const zone = askedZone(useSearchParams()[0]);
  const { t, rich, count } = useWords("assistant");
  return (
    <VisitorZone asked={zone}>
      <div className="wrap pt-6">
        <Link to="/ai-consultation" className="inline-block py-2 link">
          {t("Back to the assistant")}
        </Link>
        <h1 className="mt-4 text-title font-bold">{t("Your conversations")}</h1>
        <p className="mt-2 max-w-2xl text-muted">
          {t(
            isSignedIn
              ? "Only you can open them. The newest 100 are kept until you delete them."
              : "Without an account a conversation belongs to this browser. It can be found until the browser is closed, and is gone a day after its last message.",
          )}
        </p>
        {toDelete && (
          <section aria-labelledby="delete-title" className="mt-6 max-w-2xl card border-2 border-danger p-6">
            <h2 id="delete-title" className="text-xl font-bold">
              {t("Delete this conversation?")}
            </h2>
            <p className="mt-2 font-semibold wrap-anywhere">
              <bdi>{toDelete.beginning}</bdi>
            </p>
            <p className="mt-2">
              {rich("{messages}, last used {time}. It cannot be brought back.", {
                messages: count("message", toDelete.messages),
                time: <DateAndTime at={new Date(toDelete.updated)} />,
              })}
            </p>
            <Form method="post" action="/ai-consultation/conversations" className="mt-4 flex flex-wrap gap-3">
              <input type="hidden" name="id" value={toDelete.id} />
              <SubmitButton pendingText={t("Deleting…")}>{t("Delete the conversation")}</SubmitButton>
              <Link to="/ai-consultation/conversations" className="btn w-full btn-secondary sm:w-auto">
                {t("Keep it")}
              </Link>
            </Form>
          </section>
        )}
        {conversations.length === 0 ? (
          <p className="mt-6 max-w-2xl card p-6">{t("There are none yet.")}</p>
        ) : (
          <ul className="mt-6 max-w-2xl divide-y divide-line card px-5">
            {conversations.map(({ id, beginning, messages, created, updated }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-4">
                <div className="min-w-0 flex-1 basis-60">
                  <Link
                    to={`/ai-consultation?conversation=${id}#chat`}
                    className="inline-block py-1 font-semibold wrap-anywhere link"
                  >
                    <bdi>{beginning}</bdi>
                  </Link>
                  <p className="text-[0.9375rem] text-muted">
                    {rich("Started {time}", { time: <DateAndTime at={new Date(created)} /> })}
                  </p>
                  <p className="text-[0.9375rem] text-muted">
                    {rich("{messages}, last used {time}", {
                      messages: count("message", messages),
                      time: <DateAndTime at={new Date(updated)} />,
                    })}
                  </p>
                </div>
                <Link to={withZone(`?delete=${id}`, zone)} className="btn btn-secondary">
                  {t("Delete")}
                  <span className="sr-only"> {t("the conversation “{beginning}”", { beginning })}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {conversations.length > 0 && <ZoneForm />}
      </div>
    </VisitorZone>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Your conversations are unavailable" />;
}
