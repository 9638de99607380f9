import { createRemixRequest, sendRemixResponse, type GetLoadContextFunction } from "@remix-run/express/dist/server.js";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { compressNow } from "./compressed.server";
import { isWhole, type WholeAnswer } from "./whole-answer";

/**
 * As `@remix-run/express` answers, whose two halves these are, but what is whole is sent whole: compressed in one go, and
 * with its length.
 */
export function remixAnswerer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
  getLoadContext: GetLoadContextFunction,
): RequestHandler {
  const answer = createRequestHandler(build, mode);
  const run = async (req: ExpressRequest, res: ExpressResponse) => {
    const response = await answer(createRemixRequest(req, res), await getLoadContext(req, res));
    await (isWhole(response) ? sendWhole(req, res, response) : sendRemixResponse(res, response));
  };
  return (req, res, next) => void run(req, res).catch(next);
}

/** `compression`, before which this stands, adds `Vary` and leaves the rest alone. */
function sendWhole(req: ExpressRequest, res: ExpressResponse, { whole, status, headers }: WholeAnswer): void {
  res.status(status);
  for (const [name, value] of headers) res.append(name, value);
  const { bytes, encoding } = compressNow(whole, req.headers["accept-encoding"] ?? null);
  if (encoding) res.set("Content-Encoding", encoding);
  res.set("Content-Length", String(bytes.length)).end(bytes);
}
