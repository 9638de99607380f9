import { generateProviders } from "../../../db/seed/providers";
import { MAX_PAGE, SORTS, type DirectoryQuery } from "../../../app/domain/providers/directory";

/** One way of asking the directory. */
export type Shape = { name: string; query: DirectoryQuery };

const everything: DirectoryQuery = { search: "", specialty: null, sort: "rating", page: 1 };

/** The last page that 500 specialists fill. */
const DEEP_PAGE = 18;

/** What people ask, plain and combined, and what is hard to find. */
export function directoryShapes(): Shape[] {
  const words = pickWords();
  const shape = (name: string, query: Partial<DirectoryQuery>): Shape => ({ name, query: { ...everything, ...query } });
  return [
    shape("no filter, page 1", {}),
    shape(`no filter, page ${DEEP_PAGE}`, { page: DEEP_PAGE }),
    shape(`no filter, page ${MAX_PAGE} (none of 500)`, { page: MAX_PAGE }),
    ...SORTS.filter(({ value }) => value !== everything.sort).map(({ value }) =>
      shape(`sort ${value}`, { sort: value }),
    ),
    shape("specialty", { specialty: "Registered Dietitian" }),
    shape("specialty, sort price_high", { specialty: "Endocrinologist", sort: "price_high" }),
    shape(`"${words.common}" (common)`, { search: words.common }),
    shape(`"${words.middling}" (middling)`, { search: words.middling }),
    shape(`"${words.rare}" (rare)`, { search: words.rare }),
    shape(`"${words.rarest}" (rarest)`, { search: words.rarest }),
    shape(`"quetzal" (no hit)`, { search: "quetzal" }),
    shape(`"me" (two letters)`, { search: "me" }),
    shape(`"${words.middling}", specialty`, { search: words.middling, specialty: "Nutrition Coach" }),
    shape(`"${words.rare}", specialty`, { search: words.rare, specialty: "Nutrition Coach" }),
    shape(`"${words.common}", price_low`, { search: words.common, sort: "price_low" }),
    shape(`"${words.middling}", price_low`, { search: words.middling, sort: "price_low" }),
    shape(`"${words.common}", page 7`, { search: words.common, page: 7 }),
    shape(`"${words.middling}", page 20 (none of 500)`, { search: words.middling, page: 20 }),
    shape(`"${words.phrase}" (phrase)`, { search: words.phrase }),
    shape(`"${words.rarePhrase}" (rare phrase)`, { search: words.rarePhrase }),
    // Two letters have no trigram; and of the second every word is common, only twice in a row it is not.
    shape(`"zx" (no hit)`, { search: "zx" }),
    shape(`"${words.common} ${words.common}" (no hit)`, { search: `${words.common} ${words.common}` }),
  ];
}

/**
 * Words and phrases to search for, by how many providers have them: the texts
 * of the directory change, and a word that was rare may not be any more.
 */
function pickWords() {
  const texts = generateProviders(10_000).map(({ profile }) =>
    [profile.bio, profile.specialty, ...profile.certifications].join("; ").toLowerCase(),
  );
  const having = (pattern: RegExp) => {
    const counts = new Map<string, number>();
    for (const text of texts) {
      for (const found of new Set([...text.matchAll(pattern)].map((match) => match[1]!)))
        counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    return counts;
  };
  const nearest = (counts: Map<string, number>, share: number) => {
    const distance = (count: number) => Math.abs(Math.log(count / texts.length / share));
    return [...counts].reduce((best, entry) => (distance(entry[1]) < distance(best[1]) ? entry : best))[0];
  };
  const words = having(/([a-z]{5,})/g);
  const phrases = having(/(?=\b([a-z]{4,} [a-z]{4,})\b)/g);
  return {
    common: nearest(words, 0.4),
    middling: nearest(words, 0.05),
    rare: nearest(words, 0.003),
    rarest: nearest(words, 0.0001),
    phrase: nearest(phrases, 0.05),
    rarePhrase: nearest(phrases, 0.001),
  };
}
