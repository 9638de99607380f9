import type { HandleDocumentRequestFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import streamed from "template-entry";

/**
 * Whole pages, as our application sends them. Written here and not taken from
 * there: a yardstick that is made of what it measures would hide its losses.
 */
const buffered: HandleDocumentRequestFunction = (request, status, headers, context) =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError: reject,
    });
  });

export default process.env.BARE_VARIANT === "template" ? streamed : buffered;
