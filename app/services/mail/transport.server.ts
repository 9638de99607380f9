import type { MailKind } from "~/domain/mail";
import type { Mailbox } from "~/services/config.server";

/** A mail as it goes out. */
export type Message = {
  /** The row's id in the outbox. */
  id: number;
  kind: MailKind;
  from: Mailbox;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For the recipient's calendar (RFC 5545, 5546), if there is something for it. */
  calendar?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
  /**
   * The same however often it is sent, so that a mail server or reader can tell a second copy. With its angle brackets.
   */
  messageId: string;
  date: Date;
};

/** What carries mails away. */
export type Transport = {
  /**
   * Resolves once the next hop has taken the message.
   * @throws {MailFault} when it has not, or may not have.
   */
  send(message: Message): Promise<void>;
  /** Lets go of connections; what is still being sent fails. */
  close(): void;
};

/**
 * Why a mail has not gone.
 *
 * - `refused`: for good. Sent again it would be refused again.
 * - `deferred`: this mail, for now.
 * - `unreachable`: no mail can go right now; the way out is shut.
 */
export const FAULT_KINDS = ["refused", "deferred", "unreachable"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A mail has not gone. The message holds nothing of it: servers quote addresses in what they answer. */
export class MailFault extends Error {
  override name = "MailFault";
  constructor(
    readonly kind: FaultKind,
    /** The server's three digits, or the name of what broke. */
    readonly code: number | string,
    options?: ErrorOptions,
  ) {
    super(`The mail was not sent (${kind}, ${code})`, options);
  }
}
