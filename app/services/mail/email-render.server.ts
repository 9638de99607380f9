import { escapeHtml } from "~/domain/html";
import type { EmailBlock, EmailContent } from "./email-content.server";
import type { MailWords } from "./mail-words.server";

/** Who writes, and how to reach a person. */
export type Sender = { name: string; supportPhone: string; supportEmail: string };

const questions = ({ supportPhone, supportEmail }: Sender, { t }: MailWords) =>
  t("Questions? Call {phone} or write to {email}.", { phone: supportPhone, email: supportEmail });

/**
 * A letter as plain text. What is set beside a name from right to left is isolated, as within sentences: its direction
 * is its own.
 */
export function toText({ blocks }: EmailContent, sender: Sender, words: MailWords): string {
  const block = (one: EmailBlock): string => {
    if ("text" in one) return one.text;
    if ("link" in one) return `${one.link}:\n${one.href}`;
    if ("facts" in one) return one.facts.map(([name, value]) => `${name}: ${words.own(value)}`).join("\n");
    return one.quote
      .split("\n")
      .map((line) => `> ${line}`.trimEnd())
      .join("\n");
  };
  return `${[...blocks.map(block), questions(sender, words), sender.name].join("\n\n")}\n`;
}

const PARAGRAPH = `margin:0 0 16px`;
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5d5a;color:#ffffff;font-weight:bold;text-decoration:none`;

/**
 * The same letter as HTML: styles inline, because mail programs drop others,
 * no picture and nothing fetched, so that nobody learns when it is read. Language and
 * direction stand on the inner part as well: some programs show that alone.
 */
export function toHtml({ subject, blocks }: EmailContent, sender: Sender, words: MailWords): string {
  const { t, language, direction } = words;
  const start = direction === "rtl" ? "right" : "left";
  const block = (one: EmailBlock): string => {
    if ("text" in one) return `<p style="${PARAGRAPH}">${escapeHtml(one.text)}</p>`;
    if ("link" in one) {
      const href = escapeHtml(one.href);
      // The address in words, too: for those whose program shows no buttons, or who want to see where it leads.
      return `<p style="${PARAGRAPH}"><a href="${href}" style="${BUTTON}">${escapeHtml(one.link)}</a></p>
<p style="${PARAGRAPH};font-size:14px;color:#56625f;word-break:break-word">${escapeHtml(t("Or copy this address into your browser:"))}<br><bdi dir="ltr">${href}</bdi></p>`;
    }
    if ("facts" in one) {
      const rows = one.facts.map(
        ([name, value]) => `<strong>${escapeHtml(name)}:</strong> <bdi>${escapeHtml(value)}</bdi>`,
      );
      return `<p style="${PARAGRAPH}">${rows.join("<br>\n")}</p>`;
    }
    return `<blockquote dir="auto" style="margin:0 0 16px;padding:0;padding-${start}:16px;border-${start}:4px solid #e2dacd">${escapeHtml(one.quote).replaceAll("\n", "<br>\n")}</blockquote>`;
  };
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px;background:#faf7f2;color:#1d2927;font-family:-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.6">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid #e2dacd;border-radius:16px;background:#ffffff;text-align:${start}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.2">${escapeHtml(subject)}</h1>
${blocks.map(block).join("\n")}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e2dacd;font-size:14px;color:#56625f">${escapeHtml(questions(sender, words))}<br>${escapeHtml(sender.name)}</p>
</div>
</body>
</html>
`;
}
