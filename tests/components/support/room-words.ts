import type { ViewWords } from "~/components/room-3d/view";
import type { Language } from "~/domain/language";
import { say, translate } from "~/locales/translate";

/** What the room's parts say their texts by, outside of a page. The language's texts have to be loaded. */
export const wordsFor = (language: Language): ViewWords => ({
  language,
  t: translate.bind(null, language) as ViewWords["t"],
  say: (message) => say(language, message),
});
