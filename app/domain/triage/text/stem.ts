/** Words that no rule of English endings brings together with their family. */
export const IRREGULAR: Readonly<Record<string, string>> = {
  swollen: "swell", swole: "swell", bled: "bleed", fell: "fall", fallen: "fall", broke: "break", broken: "break", bitten: "bite", bit: "bite",
  stung: "stung", hive: "hives", hives: "hives", winded: "winded", spotting: "spotting", drank: "drink", drunk: "drunk", ate: "eat", eaten: "eat", felt: "feel", lost: "lose", loss: "lose", losing: "lose", woke: "wake",
  woken: "wake", awoke: "wake", threw: "throw", thrown: "throw", tore: "tear", torn: "tear", hurts: "hurt", hurting: "hurt", feet: "foot", teeth: "tooth",
  toothache: "toothache", breathing: "breath", breathe: "breath", breathes: "breath", breaths: "breath", peed: "pee", piss: "pee", pissing: "pee", shit: "poo", shitting: "poo", crap: "poo", peeing: "pee", weeing: "pee", wee: "pee",
  dying: "die", died: "die", dies: "die", lying: "lie", lay: "lie", lies: "lie", shook: "shake", shaken: "shake", spun: "spin", spat: "spit", ran: "run",
  children: "child", men: "man", women: "woman", babies: "baby", periods: "period", menses: "period", menstrual: "period", menstruation: "period",
  testes: "testicle", testis: "testicle", testicular: "testicle", abdominal: "abdomen", vaginal: "vagina", anal: "anus", rectal: "rectum",
  pelvic: "pelvis", nasal: "nose", oral: "mouth", facial: "face", stools: "stool", faeces: "stool", feces: "stool", eyes: "eye", nauseous: "nausea",
  nauseated: "nausea", diarrhoea: "diarrhea", diarrheal: "diarrhea", oedema: "edema", haematuria: "hematuria", haematemesis: "hematemesis",
  dyspnoea: "dyspnea", dyspneic: "dyspnea", anaemia: "anemia", anaemic: "anemia", tumour: "tumor", colour: "color", mucous: "mucus", pale: "pale",
  pallor: "pale", sweaty: "sweat", sweating: "sweat", sweats: "sweat", hot: "hot", worse: "worse", worsening: "worse", worsened: "worse", worsens: "worse",
  mining: "miner", plane: "aeroplane", planes: "aeroplane", lungs: "lung", sneezing: "sneeze", wheezing: "wheeze", wheezy: "wheeze", bruising: "bruise", bruised: "bruise", bruises: "bruise",
  urinating: "urinate", urination: "urinate", urinates: "urinate", urinated: "urinate", urinary: "urinate", urine: "urine", void: "urinate", voiding: "urinate",
  itchy: "itch", itches: "itch", itching: "itch", itched: "itch", pruritic: "itch", pruritus: "itch", scaly: "scale", scaling: "scale", flaky: "flake",
  blistering: "blister", crusty: "crust", crusting: "crust", crusted: "crust", oozing: "ooze", weepy: "ooze", weeping: "ooze", throbbing: "throb", tingly: "tingle",
  tingling: "tingle", stabbing: "stab", squeezing: "squeeze", crushing: "crush", aching: "ache", achy: "ache", aches: "ache", burning: "burn", burns: "burn",
  burnt: "burn", stinging: "burn", soreness: "ache", stiffness: "stiff", weakness: "weak", weaker: "weak", numbness: "numb", redness: "red", reddish: "red",
  drooping: "droop", drooped: "droop", droopy: "droop", dizziness: "dizzy", sleepy: "sleepy", drowsiness: "drowsy", confusion: "confuse", confused: "confuse",
  tiredness: "tired", exhaustion: "exhaust", exhausted: "exhaust", anxiety: "anxious", depression: "depress", depressed: "depress", sadness: "sad",
  hoarseness: "hoarse", deafness: "deaf", blindness: "blind", thirsty: "thirst", hungry: "hunger", constipated: "constipation", bloated: "bloat",
  bloating: "bloat", gassy: "gas", feverish: "fever", febrile: "fever", fevers: "fever", chilly: "chill", shivering: "shiver", vomited: "vomit",
  vomits: "vomit", puking: "puke", coughed: "cough", pregnancy: "pregnant", jaundiced: "jaundice", sensitivity: "sensitive", allergic: "allergy",
  allergies: "allergy", asthmatic: "asthma", diabetic: "diabetes", epileptic: "epilepsy", hypertensive: "hypertension", smokes: "smoke", smoker: "smoke",
  smoking: "smoke", smoked: "smoke", suicidal: "suicide", gone: "go", goes: "go", went: "go", going: "go", moves: "move", moving: "move", movement: "move",
  radiates: "radiate", radiating: "radiate", radiated: "radiate", radiation: "radiate", spreads: "spread", spreading: "spread", travels: "travel",
  traveling: "travel", travelled: "travel", traveled: "travel", travelling: "travel", shoots: "shoot", shooting: "shoot", shoulders: "shoulder",
  diabetes: "diabetes", tired: "tired", stiffer: "stiff", sorer: "sore", paler: "pale", redder: "red", hotter: "hot", colder: "cold", tighter: "tight", puffier: "puffy", itchier: "itch", dizzier: "dizzy", sleepier: "sleepy", drowsier: "drowsy", floppier: "floppy", blurrier: "blurry", hoarser: "hoarse", sicker: "sick", shakier: "shaky", wheezier: "wheeze", dopier: "drowsy", medicines: "medicine", medication: "medicine", medications: "medicine", tablets: "tablet", pills: "pill", exertional: "exertion", exercising: "exercise",
  sneezes: "sneeze", voice: "voice", dark: "dark", darker: "dark", heavy: "heavy", heavier: "heavy", lips: "lip", ankles: "ankle", nipples: "nipple", muscles: "muscle",
};

// A map, because somebody may write "constructor".
const irregular = new Map(Object.entries(IRREGULAR));

/** Their written forms, for the spelling index. */
export const irregularWords = (): string[] => Object.keys(IRREGULAR);

const KEEP = /(?:ss|us|is|as|os)$/;

/**
 * The stem that a word shares with its family: `vomiting`, `vomited` → `vomit`.
 * Pattern words and the patient's words go through the same function, so it only
 * has to be consistent. Expects lower case.
 */
export function stem(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return withoutE(known);
  if (word.length <= 3 || /[\d_.]/.test(word)) return word;
  let base = word;
  if (base.endsWith("'s")) base = base.slice(0, -2);
  if (base.endsWith("iness")) base = `${base.slice(0, -5)}y`;
  else if (base.endsWith("ness") && base.length > 6) base = base.slice(0, -4);
  else if (base.endsWith("ies") && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:[sxz]|ch|sh)es$/.test(base) && base.length > 4) base = base.slice(0, -2);
  else if (base.endsWith("s") && !KEEP.test(base)) base = base.slice(0, -1);
  if (base.endsWith("ing") && base.length > 5) base = undouble(base.slice(0, -3));
  else if (base.endsWith("ed") && base.length > 4 && !base.endsWith("eed")) base = undouble(base.slice(0, -2));
  else if (base.endsWith("ly") && base.length > 5) base = base.slice(0, -2);
  return withoutE(irregular.get(base) ?? base);
}

const withoutE = (base: string) => (base.endsWith("e") && base.length > 3 ? base.slice(0, -1) : base);

const undouble = (base: string) => (/([bdgkmnprt])\1$/.test(base) && base.length > 3 ? base.slice(0, -1) : base);
