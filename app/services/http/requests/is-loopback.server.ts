import type { IncomingMessage } from "node:http";

/** What proxies and tunnels add to a request that they pass on. */
const PASSED_ON = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

const LOOPBACK = /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request seems to come from a program on this very machine. The
 * address is the socket's own; but a proxy beside us has the same one, so
 * nothing may say that the request was passed on. And the site must have been
 * asked for by a local name: a page from elsewhere can have its own name point
 * to 127.0.0.1 and would then read us as its own (DNS rebinding).
 *
 * It proves nothing: a proxy may add no header and rewrite the name. So it
 * opens nothing that concerns a person.
 */
export function isLoopback({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOCAL_NAME.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name))
  );
}
