import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { DrawnShellContext } from "~/components/shell/drawn-shell";
import { drawnShell, keepShell } from "~/components/shell/drawn-shell.server";
import { PageLanguage } from "~/components/words";
import { appContext } from "~/context";
import { loadWords } from "~/languages/words";
import { NonceContext } from "~/nonce";
import { WholeAnswer } from "~/services/http/whole-answer";
import { scriptsAfterPaint } from "~/services/pages/after-paint.server";
import { languageOf } from "~/services/pages/language.server";

/**
 * The routes that this page consists of. Of all those that Remix is given, it makes
 * elements and ranks them anew for each page, only to find these again: a tenth of a page's cost.
 */
function routesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]!]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/** What `<RemixServer>` takes a reader of, and never reads: a stream of its own for each page costs as much as a component. */
const NOTHING_MORE = Object.freeze({ getReader: () => null }) as unknown as ReadableStream<Uint8Array>;

/**
 * The page's data as it is sent along, read to its end beforehand: `<RemixServer>` would wait for each piece of it in a
 * Suspense boundary. Where data is late, this is what waits, for as long as Remix's `streamTimeout` allows.
 */
async function withItsData(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream, renderMeta } = context;
  if (!serverHandoffStream) return context;
  const decoder = new TextDecoder();
  let value = "";
  const reader = serverHandoffStream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    value += decoder.decode(piece.value, { stream: true });
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, serverHandoffStream: NOTHING_MORE, renderMeta: { ...renderMeta, streamCache: { 0: whole } } };
}

/**
 * The status of what is drawn. Remix answers a form with its action's status even where a loader failed afterwards, and what is
 * drawn is that error's panel: with 400 a browser would take it for the form's own page, and nobody would try again.
 */
function statusOf(status: number, { matches, errors }: EntryContext["staticHandlerContext"]): number {
  // The outermost boundary with an error stands in the place of all within it.
  const drawn = matches.map(({ route }) => errors?.[route.id] as unknown).find((error) => error !== undefined);
  if (status >= 500 || drawn === undefined) return status;
  const own = isRouteErrorResponse(drawn) ? drawn.status : 500;
  return own >= 500 ? own : status;
}

/**
 * Renders a page whole before the first byte goes out. Streaming would bring
 * deferred parts in by inline script, so a browser without script would keep
 * the skeletons; and whole pages compress at a quarter of the cost.
 *
 * As text in one go, since nothing in it waits: a stream gets it from React in pieces of 2,048 bytes, whose making is a quarter
 * of the work, and version 18 breaks letters of several bytes between them (facebook/react#26228).
 * @throws what a component throws; Remix logs it and renders the page of the next error boundary.
 */
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
  const shell = drawnShell(remixContext);
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <PageLanguage.Provider value={language}>
        <DrawnShellContext.Provider value={shell}>
          <RemixServer context={await withItsData(routesOfPage(remixContext))} url={request.url} nonce={nonce} />
        </DrawnShellContext.Provider>
      </PageLanguage.Provider>
    </NonceContext.Provider>,
  );
  if (!shell) keepShell(remixContext, page);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // What a light page is told by (`isLight`). `Vary` does not name ECT: a browser sends it from its second request on, with
  // whatever the connection is then, and on the way back it would load the form again, with another key. No cache shows a
  // page without asking again, except on the way back.
  headers.set("Accept-CH", "ECT");
  headers.append("Vary", "Save-Data");
  headers.set("Content-Language", language);
  headers.append("Vary", "Accept-Language, Cookie");
  // Holds a nonce and, on some screens, what a visitor typed: nobody may keep it, unless
  // its loader knows that it holds nothing else.
  if (request.method !== "GET" || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new WholeAnswer(`<!DOCTYPE html>${scriptsAfterPaint(page)}`, {
    status: statusOf(status, remixContext.staticHandlerContext),
    headers,
  });
}

/**
 * Errors of loaders, actions and rendering end here. A request that its client
 * gave up on is none, nor is one that the router itself refuses, like a form to
 * a page without forms.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) appContext(context).log.error(error);
};
