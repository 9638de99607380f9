import type { Request, Response } from "express";
import { wordsApart, type WordsApart } from "~/languages/apart.server";
import ar from "~/languages/refusals/ar.server";
import es from "~/languages/refusals/es.server";
import { languageOf } from "~/services/pages/language.server";

const refusalWords = wordsApart<typeof es>({ es: [es], ar: [ar] });

/** Answers a person in plain text and in their language, where nothing has become a page yet. */
export function refusePlainly(req: Request, res: Response, status: number, text: (words: Pick<WordsApart<typeof es>, "t">) => string): void {
  const language = languageOf({ headers: { get: (name) => req.get(name) ?? null } });
  res
    .status(status)
    .set({ "Cache-Control": "no-store", "Content-Language": language })
    .vary("Accept-Language, Cookie")
    .type("text/plain")
    .send(`${text(refusalWords(language))}\n`);
}
