import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { PageLanguage } from "~/components/words";
import { appContext } from "~/context";
import { loadWords } from "~/languages/words";
import { NonceContext } from "~/nonce";
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
 * Renders a page completely before its first byte is sent: a browser without script would keep the fallbacks of a page that
 * is streamed. As text, because Remix's adapter flushes the compression after each of the 2,048 bytes that React streams.
 *
 * React's renderer for browsers runs in Node.js as well. The one for Node.js puts zero bytes into letters of several bytes
 * at the end of a chunk (facebook/react#26228).
 * @throws what a component throws; Remix logs it and renders the page of the next error boundary.
 */
async function renderPage(page: React.ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page, { onError: (error) => void errors.push(error) });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
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
  await loadWords(language);
  const page = await renderPage(
    <NonceContext.Provider value={nonce}>
      <PageLanguage.Provider value={language}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </PageLanguage.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Asks for the header by which a slow connection gets a light page (`isLight`). `Vary` does not name ECT: a browser sends
  // it from its second request on, with whatever the connection is then, and on the way back it would load the form again,
  // with another key. No cache shows a page without asking again, except on the way back.
  headers.set("Accept-CH", "ECT");
  headers.append("Vary", "Save-Data");
  headers.set("Content-Language", language);
  headers.append("Vary", "Accept-Language, Cookie");
  // The page contains a nonce and, on some screens, what a visitor typed: no cache may store it unless its loader allows it.
  if (request.method !== "GET" || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(page, { status: statusOf(status, remixContext.staticHandlerContext), headers });
}

/**
 * Errors of loaders, actions and rendering end here. A request that its client aborted is no error, nor is one that the
 * router itself refuses, like a form to a page without forms.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) appContext(context).log.error(error);
};
