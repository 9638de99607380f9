import { CONDITION_IDS, CONDITIONS, type ConditionId } from "./conditions";
import { plain } from "./text/normalize";

/** What people call a condition, beyond its names in the tables. */
const ALSO: Partial<Record<ConditionId, string>> = {
  influenza: "flu",
  cystitis: "uti, bladder infection, urine infection, water infection",
  gastroenteritis: "stomach flu, stomach bug, tummy bug, gastro",
  common_cold: "cold, head cold, bad cold",
  vaginal_candidiasis: "yeast infection, thrush",
  otitis_media: "ear infection",
  sinusitis: "sinus infection, sinusitis",
  pneumonia: "lung infection, chest infection",
  acute_bronchitis: "bronchitis",
  strep_throat: "strep, tonsillitis",
  appendicitis: "appendicitis",
  kidney_stone: "kidney stones, kidney stone",
  pyelonephritis: "kidney infection",
  heart_attack: "heart attack",
  stroke: "stroke",
  tia: "mini stroke",
  dvt: "blood clot in leg, dvt",
  pulmonary_embolism: "blood clot in lung",
  anaphylaxis: "anaphylactic shock",
  cellulitis: "skin infection",
  mononucleosis: "mono, glandular fever",
  sepsis: "blood poisoning",
  food_poisoning: "foodpoisoning",
  contact_dermatitis: "poisonivy",
  reflux: "gerd, acid reflux",
  meningitis: "meningitis",
  gallstones: "gallstone, gallbladder attack",
  hemorrhoids: "piles, hemorrhoid",
  ibs: "ibs",
  conjunctivitis_viral: "pinkeye",
  back_strain: "pulled back, back strain",
  bppv: "vertigo",
  asthma_attack: "asthma attack",
  panic_attack: "panic attack",
};

const phrasesOf = (id: ConditionId): string[] =>
  `${CONDITIONS[id].name},${ALSO[id] ?? ""}`
    .toLowerCase()
    .split(/[(),]| or /)
    .map((phrase) => phrase.replace(/^acute /, "").trim())
    .filter((phrase) => phrase.length > 1);

/** The first condition to claim a phrase keeps it, the phrases of `ALSO` before all. */
const byPhrase = new Map<string, ConditionId>();
for (const [id, phrases] of Object.entries(ALSO) as [ConditionId, string][])
  for (const phrase of phrases.split(", ")) byPhrase.set(phrase, id);
for (const id of CONDITION_IDS) for (const phrase of phrasesOf(id)) if (!byPhrase.has(phrase)) byPhrase.set(phrase, id);

const AROUND =
  /^(?:i |my |we )?(?:think |believe |suspect |guess |might |maybe |probably |possible |possibly |suspected )*(?:i )?(?:am |it is |it's |this is )?(?:have |having |has |had |got |get |caught )?(?:a |an |the |bad |another |some |acute )*/;

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
