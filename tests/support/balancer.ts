import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Spreads TCP connections over servers in turn; one that refuses is passed over. */
export async function startBalancer(ports: readonly number[]): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((inside) => {
    sockets.add(inside);
    inside.on("close", () => sockets.delete(inside));
    inside.on("error", () => inside.destroy());
    // Each is tried once: by a turn that all share, others' attempts could lead back to the one that refused.
    const first = turn++;
    const attempt = (tried: number) => {
      if (tried === ports.length) return inside.destroy();
      const outside = connect(ports[(first + tried) % ports.length]!, "127.0.0.1");
      outside.once("error", () => attempt(tried + 1));
      outside.once("connect", () => {
        outside.removeAllListeners("error");
        outside.on("error", () => inside.destroy());
        outside.on("close", () => inside.destroy());
        inside.on("close", () => outside.destroy());
        inside.pipe(outside);
        outside.pipe(inside);
      });
    };
    attempt(0);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
