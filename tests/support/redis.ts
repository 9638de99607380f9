import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A Redis for publishing and subscribing. */
export type TestRedis = { host: string; port: number; source: string; close(): Promise<void> };

/** `TEST_REDIS_URL`; else the one on 127.0.0.1:6379; else one that is played here. Never a reason to skip tests. */
export async function findRedis(): Promise<TestRedis> {
  const given = process.env.TEST_REDIS_URL ? new URL(process.env.TEST_REDIS_URL) : null;
  const [host, port] = [given?.hostname ?? "127.0.0.1", Number(given?.port || 6379)];
  if (given || (await answers(host, port)))
    return { host, port, source: given ? "TEST_REDIS_URL" : "127.0.0.1:6379", close: async () => {} };
  return playRedis();
}

const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => socket.write("PING\r\n"));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (data: Buffer) => {
      resolve(data.toString().startsWith("+PONG"));
      socket.destroy();
    });
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
  });

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** What the live channel asks of a Redis (RESP3) and nothing else; of all else it says that it does not know it. */
export async function playRedis(): Promise<TestRedis> {
  const subscribers = new Map<string, Set<Socket>>();
  const sockets = new Set<Socket>();
  const answer = (socket: Socket, [name = "", ...rest]: string[]): string => {
    switch (name.toUpperCase()) {
      case "HELLO":
        return `%1\r\n${bulk("proto")}:3\r\n`;
      case "PING":
        return "+PONG\r\n";
      case "CLIENT":
      case "SELECT":
        return "+OK\r\n";
      case "SUBSCRIBE":
        return rest
          .map((channel, index) => {
            subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(socket));
            return `>3\r\n${bulk("subscribe")}${bulk(channel)}:${index + 1}\r\n`;
          })
          .join("");
      case "PUBLISH": {
        const [channel = "", text = ""] = rest;
        const listening = [...(subscribers.get(channel) ?? [])].filter(({ writable }) => writable);
        for (const subscriber of listening) subscriber.write(`>3\r\n${bulk("message")}${bulk(channel)}${bulk(text)}`);
        return `:${listening.length}\r\n`;
      }
      default:
        return "-ERR unknown command\r\n";
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      rest += chunk;
      for (let command = parseCommand(rest); command; command = parseCommand(rest)) {
        rest = rest.slice(command.length);
        socket.write(answer(socket, command.words));
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      for (const listening of subscribers.values()) listening.delete(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    host: "127.0.0.1",
    port: (server.address() as AddressInfo).port,
    source: "played",
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The first whole command (an array of bulk strings), and how long it is. */
function parseCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let at = head[0].length;
  const words: string[] = [];
  for (let word = 0; word < Number(head[1]); word++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    const start = at + size[0].length;
    at = start + Number(size[1]) + 2;
    if (text.length < at) return null;
    words.push(text.slice(start, at - 2));
  }
  return { words, length: at };
}
