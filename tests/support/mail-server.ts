import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail that the server has taken. */
export type ReceivedMail = {
  from: string;
  to: string[];
  source: string;
  /** When it was taken in, in milliseconds since 1970. */
  at: number;
  /** The value of a header, unfolded; the first of several. */
  header(name: string): string | undefined;
};

/** An SMTP server of a test's own. */
export type MailServer = {
  /** for `SMTP_URL` */
  url: string;
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
};

export type MailServerOptions = {
  /** Where it listens, if not on the loopback. */
  host?: string;
  port?: number;
  /** Answers a sender or a recipient with an SMTP error, like `450 4.2.1 Try later`; nothing: takes it. */
  refuseSender?: (address: string) => string | undefined;
  refuseRecipient?: (address: string) => string | undefined;
  /** Between taking a mail in and saying so. */
  beforeAnswer?: (mail: ReceivedMail) => Promise<unknown>;
};

const refusal = (line: string | undefined) =>
  line === undefined ? null : Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });

/** Starts an SMTP server without TLS or passwords that keeps what it is given. */
export async function startMailServer({
  host = "127.0.0.1",
  port = 0,
  refuseSender,
  refuseRecipient,
  beforeAnswer,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom: ({ address }, _session, callback) => callback(refusal(refuseSender?.(address))),
    onRcptTo: ({ address }, _session, callback) => callback(refusal(refuseRecipient?.(address))),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString();
        const head = source.slice(0, source.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
        const mail: ReceivedMail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          at: Date.now(),
          header: (name) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim(),
        };
        received.push(mail);
        Promise.resolve(beforeAnswer?.(mail)).then(() => callback(), callback);
      });
    },
  });
  // Clients that are killed in mid-sentence.
  server.on("error", () => {});
  const listener = server.listen(port, host);
  await once(listener, "listening");
  const bound = (listener.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
