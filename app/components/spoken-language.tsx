import type { PlainMessageId } from "~/locales/messages";
import { useWords } from "./words";

/** Languages that specialists name, in English, as far as they are translated. */
const NAMES = [
  "American Sign Language",
  "Amharic",
  "Arabic",
  "Armenian",
  "Bengali",
  "Cantonese",
  "Chinese",
  "Dutch",
  "English",
  "Farsi",
  "French",
  "German",
  "Greek",
  "Gujarati",
  "Haitian Creole",
  "Hebrew",
  "Hindi",
  "Italian",
  "Japanese",
  "Korean",
  "Mandarin",
  "Persian",
  "Polish",
  "Portuguese",
  "Punjabi",
  "Russian",
  "Somali",
  "Spanish",
  "Swahili",
  "Tagalog",
  "Turkish",
  "Ukrainian",
  "Urdu",
  "Vietnamese",
] as const satisfies PlainMessageId<"directory">[];

/**
 * A language that a specialist speaks, by its name in the page's language; one that we cannot translate stays as it was
 * typed.
 */
export function SpokenLanguage({ name }: { name: string }) {
  const { t } = useWords("directory");
  const known = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
  return known ? <>{t(known)}</> : <bdi lang="en">{name}</bdi>;
}
