import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { SubmitButton } from "~/components/form/submit-button";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { DOCUMENT_TYPES, formatBytes } from "~/domain/documents";
import type { ToastText, PlainMessageId } from "~/locales/messages";
import { redirectToDocuments, DOCUMENTS_TAB, redirectWithRefusal } from "~/services/documents/responses.server";
import { removeDocument, requireDocument } from "~/services/documents/documents.server";
import { documentHeaders } from "~/services/http/responses/document-headers";

export const handle: TitleHandle & TranslatedHandle<"portal"> = { title: "Delete a document", namespace: "portal" };

const FAILED = "The document was not deleted" satisfies PlainMessageId<"portal">;
const DELETED = {
  title: "Document deleted",
  description: "It is gone from your record.",
} satisfies ToastText<"portal">;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  try {
    const { name, contentType, size } = await requireDocument(request, params.id, app);
    return { name, words: DOCUMENT_TYPES[contentType].words, size: formatBytes(size), back: DOCUMENTS_TAB };
  } catch (error) {
    throw await redirectWithRefusal(error, FAILED, app);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const app = appContext(context);
  try {
    await removeDocument(request, params.id, app);
    return await redirectToDocuments(DELETED, app);
  } catch (error) {
    return redirectWithRefusal(error, FAILED, app);
  }
}

export const headers = documentHeaders;

export default function DeleteDocument() {
  const { t, rich, say } = useWords("portal");
  const { name, words, size, back } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-6">
      <div className="mt-6 max-w-2xl card p-8">
        <h1 className="text-title font-bold">{t("Delete this document?")}</h1>
        <p className="mt-3 text-lg wrap-anywhere">
          {rich("{name} ({type}, {size})", {
            name: (
              <strong>
                <bdi>{name}</bdi>
              </strong>
            ),
            type: t(words),
            size: say(size),
          })}
        </p>
        <p className="mt-3 text-muted">
          {t("It is removed from your record for good. If you may need it, download it first.")}
        </p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <SubmitButton pendingText={t("Deleting…")}>{t("Delete the document")}</SubmitButton>
          <Link to={back} className="btn w-full btn-secondary sm:w-auto">
            {t("Keep it")}
          </Link>
        </Form>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Document Unavailable" />;
}
