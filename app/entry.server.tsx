import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { PageLanguage } from "~/components/words";
import { appContext } from "~/context";
import { loadWords } from "~/languages/words";
import { NonceContext } from "~/nonce";
import { scriptsAfterPaint } from "~/services/pages/after-paint.server";
import { languageOf } from "~/services/pages/language.server";

/** A page that has not been rendered by then never will be. */
const RENDER_TIMEOUT_MS = 10_000;

/**
 * Collects what React writes. One buffer instead of a web stream is half the cost of a page.
 *
 * React 18 writes pieces of 2,048 bytes, and where a character of several bytes does not fit into what is left of one it
 * sends the piece with zeros at its end (facebook/react#26228, mended in 19 only). In an attribute or a text field a
 * browser makes U+FFFD of each, and a name with an accent would be sent back broken.
 */
class Collector extends Writable {
  private readonly chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    let end = chunk.length;
    while (chunk[end - 1] === 0) end--;
    this.chunks.push(chunk.subarray(0, end));
    done();
  }
  body() {
    return Buffer.concat(this.chunks).toString();
  }
}

/**
 * The routes that this page consists of. Of all those that Remix is given, it makes
 * elements and ranks them anew for each page, only to find these again: a tenth of a page's cost.
 */
function routesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]!]));
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Renders a page whole before the first byte goes out. Streaming would bring
 * deferred parts in by inline script, so a browser without script would keep
 * the skeletons; and whole pages compress at a quarter of the cost.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce, log } = appContext(loadContext);
  const language = languageOf(request);
  await loadWords(language);
  return new Promise((resolve, reject) => {
    let failed = false;
    const collector = new Collector();
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <PageLanguage.Provider value={language}>
          <RemixServer context={routesOfPage(remixContext)} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
        </PageLanguage.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => pipe(collector),
        onShellError: reject,
        onError: (error) => {
          failed = true;
          log.error(error);
        },
      },
    );
    // Left running, the timer would pin the request's memory for its whole length.
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
    collector.on("finish", () => {
      clearTimeout(timer);
      const body = scriptsAfterPaint(collector.body());
      headers.set("Content-Type", "text/html; charset=utf-8");
      // What a light page is told by (`isLight`).
      headers.set("Accept-CH", "ECT");
      headers.append("Vary", "Save-Data, ECT");
      headers.set("Content-Language", language);
      headers.append("Vary", "Accept-Language, Cookie");
      // Holds a nonce and, on some screens, what a visitor typed: nobody may keep it, unless
      // its loader knows that it holds nothing else.
      if (request.method !== "GET" || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
      resolve(new Response(body, { status: failed ? 500 : status, headers }));
    });
    collector.on("error", reject);
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
