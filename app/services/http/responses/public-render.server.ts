import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { createHash } from "node:crypto";
import type { AppContext, AppServices } from "~/context";
import type { RenderPublic } from "./response-cache.server";
import { contentSecurityPolicy, createNonce } from "./security-headers.server";

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

/**
 * The sources of a Content-Security-Policy that allow the inline scripts of a page (CSP 3, 2.3.1). Only those with the
 * nonce that the page was rendered with are ours: a script that found its way into the page in another way is not
 * allowed.
 */
export const scriptHashes = (html: string, nonce: string): string[] =>
  Array.from(html.matchAll(SCRIPT), ([, attributes, code]) =>
    attributes!.includes(`nonce="${nonce}"`) ? [`sha256-${createHash("sha256").update(code!).digest("base64")}`] : [],
  ).flat();

/**
 * Renders pages and endpoints as a visitor without cookies gets them. The policy of a page names its scripts by hash
 * instead of by nonce, so that the same bytes can be sent to everyone.
 */
export function createPublicRenderer(build: ServerBuild, services: AppServices): RenderPublic {
  const render = createRequestHandler(build, "production");
  return async (request, clientAddress) => {
    const nonce = createNonce();
    const context = {
      ...services,
      session: {},
      nonce,
      clientAddress,
      isDataRequest: false,
      closed: new AbortController().signal,
      drained: async () => {},
    } satisfies AppContext;
    const response = await render(request, context as AppLoadContext);
    const { headers, status } = response;
    if (!headers.get("Content-Type")?.startsWith("text/html")) return response;
    const html = await response.text();
    headers.set("Content-Security-Policy", contentSecurityPolicy(scriptHashes(html, nonce), services.config));
    return new Response(html, { status, headers });
  };
}
