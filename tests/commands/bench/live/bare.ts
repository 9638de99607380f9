/** What the live channel is compared with: `ws` as its manual has a broadcast, and nothing else. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket) => {
  socket.on("error", () => {});
  socket.send('{"type":"vitals_response","seq":0,"data":{}}');
});
process.on("message", (texts: string[]) => {
  const rest = [...texts];
  const next = () => {
    const text = rest.shift();
    if (text === undefined) return;
    for (const client of sockets.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
    setImmediate(next);
  };
  next();
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
