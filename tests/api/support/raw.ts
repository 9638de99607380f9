import { connect } from "node:net";

/** What came back over a raw connection; `status` 0 when nothing did. */
export type RawAnswer = { status: number; head: string; body: string };

/** Sends bytes as they are, for requests that no client library would make. */
export function sendRaw(url: string, lines: string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`));
    const answer = (): RawAnswer => {
      const end = text.indexOf("\r\n\r\n");
      return {
        status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, end),
        body: text.slice(end + 4),
      };
    };
    // A second of silence after an answer is its end, on a connection that stays open.
    socket.setTimeout(1_000, () => {
      if (text) socket.destroy();
    });
    const tooLong = setTimeout(() => socket.destroy(new Error("No answer in 20 s")), 20_000);
    socket.on("data", (chunk) => void (text += chunk.toString()));
    socket.on("error", (error) => {
      if (!text) reject(error);
    });
    socket.on("close", () => {
      clearTimeout(tooLong);
      resolve(answer());
    });
  });
}
