import { createTransport } from "nodemailer";
import { mimeOptions } from "./mime-options.server";
import { MailFault, type FaultKind, type Transport } from "./transport.server";
import { MINUTE_MS } from "~/domain/durations";

/** What nodemailer hangs on its errors. */
type SmtpError = Error & {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  permanent?: boolean;
};

/** Servers refuse a recipient at `RCPT TO`, or only once they have seen the mail. */
const ABOUT_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/** RFC 3463: 5.7.x is policy (relaying denied, not signed in). That is about us, and can be mended. */
const POLICY = /^\d{3}[ -]5\.7\./;

function kindOf({ code, responseCode, response = "", command = "", permanent }: SmtpError): FaultKind {
  // Nodemailer's own "Invalid recipient": no server will see it otherwise.
  if (code === "EENVELOPE" && command === "API") return "refused";
  if (!responseCode || responseCode === 421 || !ABOUT_THE_MAIL.has(command)) return "unreachable";
  return permanent && !POLICY.test(response) ? "refused" : "deferred";
}

/**
 * Sends by an SMTP server, over a few connections that are kept open while
 * there is something to send. A server that does not answer is given up after
 * `timeoutMs`; one that trickles its answers, which no such timeout notices,
 * when a mail has taken `sendMs` in all.
 * @param url `smtp:` or `smtps:`, with user and password where needed; what follows `?` are
 *   nodemailer's options, like `requireTLS=true`. Certificates are checked.
 */
export function createSmtpTransport(url: string, { timeoutMs = 10_000, sendMs = MINUTE_MS } = {}): Transport {
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Whether to try again, and when, is for the outbox to say; once, for a connection that had been closed while idle.
    maxRequeues: 1,
    idleTimeout: 30_000,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Named here, the address cannot switch them on: they would print whole mails.
    logger: false,
    debug: false,
  });
  return {
    async send(message) {
      const tooLong = new AbortController();
      const timer = setTimeout(() => tooLong.abort(), sendMs);
      try {
        await mailer.sendMail({ ...mimeOptions(message), signal: tooLong.signal });
      } catch (error) {
        const { responseCode, code } = error as SmtpError;
        // An error without any code is no fault of the server's.
        throw responseCode || code
          ? new MailFault(kindOf(error as SmtpError), responseCode ?? code ?? "", { cause: error })
          : error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => mailer.close({ force: true }),
  };
}
