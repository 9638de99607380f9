/**
 * Without capitals and accents; Arabic letters that are typed one for the other are one, and marks that are left out
 * are.
 */
function plain(text: string): string {
  const lower = text.toLowerCase().replace(/[’‘'`]/g, "");
  return /^[\u0020-\u007e]*$/.test(lower)
    ? lower
    : lower
        .normalize("NFKD")
        .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
        .replace(/\u0649/g, "\u064a")
        .replace(/\u0629/g, "\u0647");
}

const WORDS = /\p{L}+|\d+|[!?]{2,}/gu;

/** Longer texts say it at their beginning or their end; reading more only takes time. */
const MOST_WORDS = 400;

/**
 * What texts are judged by: their words, each with the one before it, and with the one before that. Their order does
 * not matter.
 */
export function featuresOf(texts: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const text of texts) {
    const words = (plain(text).match(WORDS) ?? [])
      .slice(0, MOST_WORDS)
      // What a number is says less than that there is one, and how long it is.
      .map((word) => (/^\d/.test(word) ? "#".repeat(Math.min(word.length, 4)) : word));
    words.forEach((word, at) => {
      features.add(word);
      if (at > 0) features.add(`${words[at - 1]} ${word}`);
      if (at > 1) features.add(`${words[at - 2]} … ${word}`);
    });
  }
  return features;
}
