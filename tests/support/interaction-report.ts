import { checkInteractions, type InteractionReport, type Translated } from "~/domain/interactions/check";
import { reportIn } from "~/locales/interaction-words.server";

/** What the checker says in English, as the API gives it. */
export type EnglishReport = Translated<InteractionReport>;
export const checkInEnglish = (lists: Parameters<typeof checkInteractions>[0]): EnglishReport =>
  reportIn("en", checkInteractions(lists));
