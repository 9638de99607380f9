import { generateProviders } from "../../db/seed/providers";
import { MAX_PAGE, SORTS, type DirectoryQuery } from "../../app/domain/providers/directory";

/** One way of asking the directory. */
export type Shape = {
  name: string;
  query: DirectoryQuery;
  /** No index answers it, and hardly anybody asks it: shown, but left out of the whole. */
  hostile: boolean;
};

const everything: DirectoryQuery = { search: "", specialty: null, sort: "rating", page: 1 };

/** What people ask, plain and combined, and two things that nobody should. */
export function directoryShapes(): Shape[] {
  const words = pickWords();
  const shape = (name: string, query: Partial<DirectoryQuery>, hostile = false): Shape => ({
    name,
    query: { ...everything, ...query },
    hostile,
  });
  return [
    shape("no filter, page 1", {}),
    shape("no filter, page 20", { page: 20 }),
    shape(`no filter, page ${MAX_PAGE}`, { page: MAX_PAGE }),
    ...SORTS.filter(({ value }) => value !== everything.sort).map(({ value }) => shape(`sort ${value}`, { sort: value })),
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
    shape(`"${words.middling}", page 20`, { search: words.middling, page: 20 }),
    // Two letters have no trigram; and every trigram of the second is common, only their order is not.
    shape(`"zx" (no hit) *`, { search: "zx" }, true),
    shape(`"${words.common} ${words.common}" (no hit) *`, { search: `${words.common} ${words.common}` }, true),
  ];
}

/**
 * Words to search for, by how many providers have them: the texts of the
 * directory change, and a word that was rare may not be any more.
 */
function pickWords() {
  const sample = generateProviders(10_000);
  const having = new Map<string, number>();
  for (const { profile } of sample) {
    const text = [profile.bio, profile.specialty, ...(profile.certifications)].join(" ").toLowerCase();
    for (const word of new Set(text.match(/[a-z]{5,}/g))) having.set(word, (having.get(word) ?? 0) + 1);
  }
  const nearest = (share: number) => {
    const distance = (count: number) => Math.abs(Math.log(count / sample.length / share));
    return [...having].reduce((best, entry) => (distance(entry[1]) < distance(best[1]) ? entry : best))[0];
  };
  return { common: nearest(0.4), middling: nearest(0.05), rare: nearest(0.003), rarest: nearest(0.0001) };
}
