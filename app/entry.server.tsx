import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { appContext } from "~/context";
import { NonceContext } from "~/nonce";

/** A page that has not been rendered by then never will be. */
const RENDER_TIMEOUT_MS = 10_000;

/** Collects what React writes. One buffer instead of a web stream is half the cost of a page. */
class Collector extends Writable {
  private readonly chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.chunks.push(chunk);
    done();
  }
  body() {
    return Buffer.concat(this.chunks);
  }
}

/**
 * Renders a page whole before the first byte goes out. Streaming would bring
 * deferred parts in by inline script, so a browser without script would keep
 * the skeletons; and whole pages compress at a quarter of the cost.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { nonce, log } = appContext(loadContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const collector = new Collector();
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
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
      const body = collector.body();
      headers.set("Content-Type", "text/html; charset=utf-8");
      // Holds a nonce and, on some screens, what a visitor typed: nobody may keep it, unless
      // its loader knows that it holds nothing else.
      if (request.method !== "GET" || !headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
      resolve(new Response(body, { status: failed ? 500 : status, headers }));
    });
    collector.on("error", reject);
  });
}

/** Errors of loaders, actions and rendering end here; a request its client gave up on is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) appContext(context).log.error(error);
};
