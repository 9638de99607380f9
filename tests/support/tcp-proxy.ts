import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A cable that can be pulled: passes TCP connections on to another address. */
export type TcpProxy = {
  port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open and takes new ones, but passes nothing on: a network that swallows packets. */
  hang(): void;
  /** Resets all connections (RST), as a router does that has forgotten them; new ones are taken. */
  reset(): void;
  /** Passes everything on so much later, milliseconds. */
  delay(milliseconds: number): void;
  /** Passes on again, new connections included. What came while it hung is lost with its connection. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** @param to where connections go, `host` and `port`. */
export async function startTcpProxy(to: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let hanging = false;
  let lateness = 0;

  const server = createServer((inside) => {
    const outside = connect(to.port, to.host);
    const pair = [
      [inside, outside],
      [outside, inside],
    ] as const;
    for (const [from, other] of pair) {
      open.add(from);
      const pass = (chunk: Buffer) => void (hanging || other.destroyed || other.write(chunk));
      from.on("data", (chunk: Buffer) => (lateness > 0 ? void setTimeout(pass, lateness, chunk) : pass(chunk)));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        open.delete(from);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    breakAll();
    await closed;
  };

  const port = await listen(0);
  return {
    port,
    cut,
    hang: () => void (hanging = true),
    reset() {
      for (const socket of open) socket.resetAndDestroy();
    },
    delay: (milliseconds) => void (lateness = milliseconds),
    async restore() {
      if (hanging) breakAll();
      hanging = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
