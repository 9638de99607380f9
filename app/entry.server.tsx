import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { PageLanguage } from "~/components/words";
import { appContext } from "~/context";
import { loadMessages } from "~/locales/translate";
import { NonceContext } from "~/nonce";
import { compressText } from "~/services/http/responses/compression.server";
import { languageOf } from "~/services/pages/language.server";

/**
 * The status of the page that is rendered. Remix answers a form with its action's status even where a loader failed
 * afterwards, and the page is that error's panel: with 400 a browser would take it for the form's own page, and nobody
 * would try again.
 */
function statusOf(status: number, { matches, errors }: EntryContext["staticHandlerContext"]): number {
  // The outermost boundary with an error is rendered in the place of everything within it.
  const shown = matches.map(({ route }) => errors?.[route.id] as unknown).find((error) => error !== undefined);
  if (status >= 500 || shown === undefined) return status;
  const own = isRouteErrorResponse(shown) ? shown.status : 500;
  return own >= 500 ? own : status;
}

/**
 * Renders a page completely before its first byte is sent: a browser without script would keep the fallbacks of a page
 * that is streamed.
 * @throws what a component throws; Remix logs it and renders the page of the next error boundary.
 */
function renderPage(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        // A letter of several bytes that does not fit its chunk is preceded by zero bytes (facebook/react#26228).
        resolve(Buffer.concat(chunks).toString().replaceAll("\0", ""));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => void pipe(whole), onError: reject });
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce } = appContext(loadContext);
  const language = languageOf(request);
  await loadMessages(language);
  const page = await renderPage(
    <NonceContext.Provider value={nonce}>
      <PageLanguage.Provider value={language}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </PageLanguage.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Asks for the header by which a slow connection gets a light page (`isLight`). `Vary` does not name ECT: a browser
  // sends it from its second request on, with whatever the connection is then, and on the way back it would load the
  // form again, with another key. No cache shows a page without asking again, except on the way back.
  headers.set("Accept-CH", "ECT");
  headers.append("Vary", "Save-Data");
  headers.set("Content-Language", language);
  headers.append("Vary", "Accept-Language, Cookie");
  // The page contains a nonce and, on some screens, what a visitor typed: no cache may store it unless its loader
  // allows it.
  if (request.method !== "GET" || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  // In one step: the compression in front of Remix, which works in another thread, took longer for a page than to
  // render it.
  const { bytes, encoding } = compressText(page, request.headers.get("Accept-Encoding"));
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.length));
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    status: statusOf(status, remixContext.staticHandlerContext),
    headers,
  });
}

/**
 * Errors of loaders, actions and rendering end here. A request that its client aborted is no error, nor is one that the
 * router itself refuses, like a form to a page without forms.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) appContext(context).log.error(error);
};
