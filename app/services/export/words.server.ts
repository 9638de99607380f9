import { wordsApart, type WordsApart } from "~/languages/apart.server";
import arPortal from "~/languages/ar/portal";
import esPortal from "~/languages/es/portal";
import arRecord from "~/languages/record/ar.server";
import esRecord from "~/languages/record/es.server";

type Texts = typeof esRecord & typeof esPortal;

/** What the record as a text is written with: the portal's words, and some of its own. */
export type RecordWords = WordsApart<Texts>;

/** The words of a record's text in a language. */
export const recordWords = wordsApart<Texts>({ es: [esPortal, esRecord], ar: [arPortal, arRecord] });
