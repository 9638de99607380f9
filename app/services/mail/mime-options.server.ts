import type { SendMailOptions } from "nodemailer";
import type { Message } from "./transport.server";

/**
 * A message as nodemailer takes it. Addresses are given as objects, which it
 * does not parse: in a string, a comma would be a second recipient.
 */
export const mimeOptions = ({
  from,
  to,
  subject,
  text,
  html,
  calendar,
  messageId,
  date,
}: Message): SendMailOptions => ({
  from: { ...from },
  to: { name: "", address: to },
  envelope: { from: from.address, to: [to] },
  subject,
  text,
  html,
  ...(calendar
    ? { icalEvent: { method: calendar.method, filename: "appointment.ics", content: calendar.content } }
    : {}),
  messageId,
  date,
  headers: {
    // Keeps out-of-office notices from answering (RFC 3834; the second is Exchange's own).
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "OOF, AutoReply",
  },
  xMailer: false,
  // A text is never a file's name or an address to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});
