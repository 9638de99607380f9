import type { Request, Response } from "express";
import { serverWords, type ServerWords } from "~/locales/server-words.server";
import { escapeHtml } from "~/domain/html";
import { languageOf } from "~/services/pages/language.server";

/** Their own, and what every page says. */
const errorWords = serverWords("shell", "server/errors");

/**
 * Answers a person in their language, where nothing has become a page yet: a
 * browser with a page of a sentence and a way on, all else with the sentence.
 */
export function sendPlainError(
  req: Request,
  res: Response,
  status: number,
  text: (words: Pick<ServerWords<"server/errors">, "t">) => string,
): void {
  const language = languageOf({ headers: { get: (name) => req.get(name) ?? null } });
  const words = errorWords(language);
  const said = text(words);
  res
    .status(status)
    .set({ "Cache-Control": "no-store", "Content-Language": language })
    .vary("Accept, Accept-Language, Cookie");
  if (req.accepts(["text/plain", "text/html"]) !== "text/html") return void res.type("text/plain").send(`${said}\n`);
  // What every page is drawn with, where there is a built one.
  const styles = ((req.app.locals.styles as string[] | undefined) ?? [])
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join("");
  res
    .type("text/html")
    .send(
      `<!doctype html><html lang="${language}" dir="${words.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="color-scheme" content="light dark"><title>${escapeHtml(words.t("Unavailable"))}</title>${styles}</head>` +
        `<body><main class="wrap py-16"><h1 class="text-title font-bold max-w-prose">${escapeHtml(said)}</h1><p class="mt-8"><a class="btn btn-primary" href="/">${escapeHtml(words.t("Back to Home"))}</a></p></main></body></html>\n`,
    );
}
