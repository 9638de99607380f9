/**
 * A text as the safety patterns read it, in three languages alike: lower case, without accents, apostrophes, vowel
 * marks and hamza, with plain digits. What people leave out when they type fast ("havent", "anoréxica", "أريد") is left
 * out of all.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u0621'’‘`]/g, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replace(/[\s_]+/g, " ");
