import { IncomingMessage } from "node:http";

/** What the client offered, before it is asked whether that is taken up. */
const OFFERED = Symbol("offered upgrade");
type Offer = { [OFFERED]?: unknown };

/** By what a client asks for a WebSocket; of nothing else is anything made here. */
export const isWebSocketOffer = ({ headers }: Pick<IncomingMessage, "headers">) =>
  headers.upgrade?.trim().toLowerCase() === "websocket";

/**
 * The class of a server's requests that takes up only the upgrades that `isTaken` names. Once anybody listens for
 * upgrades, Node hands over every request that offers one, without an answer; but a server may ignore an offer, and
 * then answers as if there were none (RFC 9110, 7.8): `Upgrade: h2c` comes with the first request of every client that
 * would rather speak HTTP/2. Node 22.21 and 24.9 have an option for it (`shouldUpgradeCallback`), Node 20 has not; all
 * ask the request.
 */
export function requestsUpgradedFor(isTaken: (req: IncomingMessage) => boolean): typeof IncomingMessage {
  return class extends IncomingMessage {
    /** Node sets it for the offer, reads it to decide, and sets it again for what it has decided. */
    get upgrade(): boolean {
      const offered = (this as Offer)[OFFERED];
      return Boolean(offered) && isTaken(this);
    }
    set upgrade(offered: unknown) {
      (this as Offer)[OFFERED] = offered;
    }
  };
}
