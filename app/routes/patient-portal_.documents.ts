import { redirect } from "@remix-run/node";
import { REFUSALS, type RefusedFile, type UploadAnswer } from "~/domain/documents";
import { ApiError, type ErrorCode } from "~/domain/errors";
import type { Language } from "~/domain/language";
import type { ToastMessage } from "~/domain/toast";
import type { AnyMessageId } from "~/locales/messages";
import { countOf, loadMessages, translate } from "~/locales/translate";
import {
  redirectToDocuments,
  DOCUMENTS_TAB,
  redirectWithRefusal,
  wantsJson,
} from "~/services/documents/responses.server";
import { handleUpload } from "~/services/documents/upload.server";
import { endpoint, json } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { languageOf } from "~/services/pages/language.server";

/** The error code of a request of which no file was taken, by the first file's reason. */
const CODES: Record<RefusedFile["reason"], ErrorCode> = {
  empty: "invalid",
  type: "unsupported_media_type",
  mixed: "unsupported_media_type",
  damaged: "invalid",
  tooLarge: "too_large",
  tooMany: "invalid",
  busy: "conflict",
  full: "conflict",
};

const TITLE = "The files were not stored" satisfies AnyMessageId;
const NONE_CHOSEN = "Choose a file first." satisfies AnyMessageId;

const handlers = endpoint({
  /** Whoever comes back here by the address, after signing in for one. */
  GET: async () => redirect(DOCUMENTS_TAB),

  /**
   * `POST /patient-portal/documents`: adds files (multipart, field `file`, one
   * or several) to the signed-in patient's record. A script gets 201 with what
   * was stored and what was not, or an error if nothing was; a form is led back
   * to the documents.
   */
  POST: async ({ request, context }) => {
    try {
      requireWithinLimit(await context.limits.take("attempts", context.clientAddress));
      const answer = await handleUpload(request, context);
      const [first] = answer.refused;
      if (answer.documents.length === 0) {
        const [code, message] = first ? [CODES[first.reason], first.message] : (["invalid", NONE_CHOSEN] as const);
        if (wantsJson(request)) throw new ApiError(code, message, { fields: { file: [message] } });
      }
      return wantsJson(request)
        ? json(answer, { status: 201 })
        : await redirectToDocuments(await told(answer, languageOf(request)), context);
    } catch (error) {
      if (wantsJson(request)) throw error;
      return redirectWithRefusal(error, TITLE, context);
    }
  },
});
export const loader = handlers.loader;
export const action = handlers.action;

/** How many refused files are named; the message travels in a cookie. */
const NAMED = 3;

/**
 * What came of an upload, as the page after it says it; put together of several texts, so in the visitor's language
 * from here.
 */
async function told({ documents, refused }: UploadAnswer, language: Language): Promise<ToastMessage> {
  await loadMessages(language, ["shell", "portal"]);
  const named = refused
    .slice(0, NAMED)
    .map(({ name, reason }) => `${name ? `${name}: ` : ""}${translate(language, REFUSALS[reason])}`);
  const others = refused.length - named.length;
  const reasons = [...named, ...(others > 0 ? [countOf(language, "otherFileNotStored", others)] : [])].join(" ");
  if (documents.length === 0)
    return {
      title: translate(language, TITLE),
      description: reasons || translate(language, NONE_CHOSEN),
      variant: "destructive",
      language,
    };
  const stored = countOf(language, "documentStored", documents.length);
  return refused.length === 0
    ? { title: stored, description: translate(language, "You find it in the list below."), language }
    : {
        title: translate(language, "{stored}, {files} not", {
          stored,
          files: countOf(language, "file", refused.length),
        }),
        description: reasons,
        variant: "destructive",
        language,
      };
}
