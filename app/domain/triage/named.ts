import { CONDITION_IDS, CONDITIONS, type ConditionId } from "./conditions";
import { plain } from "./text/normalize";

const phrasesOf = (id: ConditionId): string[] =>
  [CONDITIONS[id].name, ...CONDITIONS[id].alsoCalled]
    .join()
    .toLowerCase()
    .split(/[(),]| or /)
    .map((phrase) => phrase.replace(/^acute /, "").trim())
    .filter((phrase) => phrase.length > 1);

/** The first condition to claim a phrase keeps it, what one is called besides before all names. */
const byPhrase = new Map<string, ConditionId>();
for (const id of CONDITION_IDS) for (const phrase of CONDITIONS[id].alsoCalled) byPhrase.set(phrase, id);
for (const id of CONDITION_IDS) for (const phrase of phrasesOf(id)) if (!byPhrase.has(phrase)) byPhrase.set(phrase, id);

/** Words before the name: "I think I have a bad". */
const AROUND = new RegExp(
  "^(?:(?:i|my|we) )?" +
    "(?:(?:think|believe|suspect|guess|might|maybe|probably|possible|possibly|suspected) )*" +
    "(?:i )?(?:(?:am|it is|it's|this is) )?(?:(?:have|having|has|had|got|get|caught) )?" +
    "(?:(?:a|an|the|bad|another|some|acute) )*",
);

/**
 * The condition that an entry names and nothing else ("UTI", "I think I have the
 * flu"). Within a longer text a name is history as often as complaint, and is
 * read as a finding there.
 */
export function namedIn(entry: string): ConditionId | null {
  const text = plain(entry)
    .replace(/(?<![.!?])[.!?]+$/, "")
    .replace(/\bfood poison(?:ing)?\b/, "foodpoisoning")
    .replace(/\bpoison (?:ivy|oak|sumac)\b/, "poisonivy");
  if (text.length > 60) return null;
  return byPhrase.get(text) ?? byPhrase.get(text.replace(AROUND, "").trim()) ?? null;
}
