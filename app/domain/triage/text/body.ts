import { stem } from "./stem";

/**
 * Places a symptom can be in, with patients' words for them, and pseudo-places:
 * what somebody is doing when it is felt (`urinate`, `swallow`, `breath`, …).
 */
const PARTS: Readonly<Record<string, string>> = {
  head: "head skull scalp cranium",
  temple: "temple temples temporal",
  forehead: "forehead brow",
  face: "face cheek cheeks facial",
  eye: "eye eyes eyeball",
  eyelid: "eyelid eyelids lid lids",
  ear: "ear ears earlobe",
  nose: "nose nostril nostrils nasal",
  sinus: "sinus sinuses cheekbones cheekbone",
  mouth: "mouth gums_mouth palate",
  tongue: "tongue",
  lip: "lip lips",
  throat: "throat pharynx tonsil tonsils",
  neck: "neck nape",
  jaw: "jaw jaws",
  tooth: "tooth molar teeth",
  gum: "gum gums",
  chest: "chest breastbone sternum substernal retrosternal precordial thorax",
  rib: "rib ribs ribcage",
  breast: "breast breasts boob boobs",
  nipple: "nipple nipples",
  shoulder: "shoulder shoulders shoulderblade scapula",
  collarbone: "collarbone clavicle",
  arm: "arm arms forearm forearms bicep upperarm",
  elbow: "elbow elbows",
  wrist: "wrist wrists",
  hand: "hand hands palm palms knuckle knuckles",
  finger: "finger fingers pinky pinkie fingertip fingertips fingernail",
  thumb: "thumb thumbs",
  back: "back spine spinal backside",
  lowback: "lowback lumbar tailbone sacrum",
  flank: "flank flanks loin loins kidney kidneys costovertebral",
  belly: "belly stomach abdomen abdominal tummy gut guts tum midsection intra-abdominal",
  epigastric: "epigastric epigastrium upperbelly",
  ruq: "ruq",
  rlq: "rlq",
  llq: "llq",
  luq: "luq",
  lowbelly: "lowbelly suprapubic",
  navel: "navel umbilicus bellybutton periumbilical",
  pelvis: "pelvis pelvic bladder",
  groin: "groin groins inguinal",
  penis: "penis foreskin glans penile",
  testicle: "testicle testicles testes scrotum scrotal balls ball nuts_testes",
  vagina: "vagina vulva vulvar labia vaginal",
  anus: "anus rectum anal rectal bottom butthole perianal",
  genitals: "genitals genital privates saddle perineum crotch",
  hip: "hip hips",
  buttock: "buttock buttocks butt",
  leg: "leg legs shin shins thigh thighs hamstring lowerleg extremities extremity limb limbs",
  calf: "calf calves",
  knee: "knee knees kneecap patella",
  ankle: "ankle ankles",
  foot: "foot feet instep sole soles",
  heel: "heel heels",
  toe: "toe toes toenail toenails",
  bigtoe: "bigtoe",
  joint: "joint joints",
  muscle: "muscle muscles",
  body: "body everywhere allover body-wide generalized generalised widespread",
  skin: "skin",
  gland: "gland glands node nodes lymph",
  armpit: "armpit armpits underarm axilla",
  nail: "nail nails",
  trunk: "trunk torso",
  side: "side",
  urinate: "urinate pee micturition peeing urination",
  swallow: "swallow swallowing",
  breath: "breath inhale deep_breath inspiration",
  sex: "sex intercourse",
  stool: "defecate defecation poop poo bowel_movement stool",
  period: "period menses menstruation",
};

/** Qualities that bind to a place: `pain` + `chest` is read as the mark `pain.chest`. */
const QUALITIES: Readonly<Record<string, string>> = {
  pain: "pain painful ache hurt sore soreness discomfort tender tenderness cramp crampy throb agony killing stab sharp excruciating twinge colic colicky neuralgia",
  pressure:
    "pressure tight tightness heavy heaviness squeeze crush elephant weight constrict constricting constriction gripping tightening band",
  burn: "burn burning scald",
  swell:
    "swell puffy puffiness edema enlarge bulge distended distention distension inflame bloat balloon swelled hypertrophy",
  numb: "numb tingle pins_and_needles paresthesia paraesthesia prickling",
  weak: "weak weakness paralysis paralyzed paralysed paralyze hemiparesis limp dead",
  rash: "rash hives welt eruption spot bump wheal lesion blotch blotchy patch patches pimple pimples papule pustule",
  itch: "itch pruritus",
  red: "red bloodshot pink erythema erythematous flushed redness reddened",
  lump: "lump mass bump nodule growth knot cyst",
  stiff: "stiff rigid stiffness rigidity",
  bleed: "bleed blood bloody hemorrhage",
  discharge: "discharge pus ooze drain drainage leak mucus crust gunk secretion",
  blister: "blister vesicle vesicles bulla",
  sore_: "ulcer crater ulceration wound canker chancre",
  injury:
    "injure injury hit bang sprain twist break fracture trauma cut laceration struck smash crush_injury dislocate bruise roll",
  blue: "blue bluish cyanosis cyanotic purple dusky grey gray",
  cold: "cold cool icy",
  droop: "droop sag crooked uneven drop lopsided",
  radiate: "radiate spread shoot travel goes_down extend refer",
  dry: "dry dryness gritty grittiness sandy",
  scale: "scale flake flaky scaly dandruff peel peeling",
  full: "full fullness block blocked plug plugged clog clogged stuff stuffed congest congested congestion",
  shake: "shake tremor tremble twitch twitching",
  hot: "hot warm warmth heat",
  deform: "deform deformed deformity bent misshapen crooked angulated",
  loss: "lose vanish",
};

/** A word that carries its place within it: nothing else binds to it. */
const COMPOUNDS: Readonly<Record<string, [quality: string, part: string]>> = {
  headache: ["pain", "head"],
  migraine_headache: ["pain", "head"],
  earache: ["pain", "ear"],
  toothache: ["pain", "tooth"],
  backache: ["pain", "back"],
  stomachache: ["pain", "belly"],
  bellyache: ["pain", "belly"],
  tummyache: ["pain", "belly"],
  neckache: ["pain", "neck"],
  otalgia: ["pain", "ear"],
  arthralgia: ["pain", "joint"],
  myalgia: ["pain", "muscle"],
  nosebleed: ["bleed", "nose"],
  epistaxis: ["bleed", "nose"],
  odynophagia: ["pain", "swallow"],
  dysuria: ["pain", "urinate"],
  dyspareunia: ["pain", "sex"],
  dysmenorrhea: ["pain", "period"],
  goiter: ["swell", "neck"],
  goitre: ["swell", "neck"],
  cephalalgia: ["pain", "head"],
  pleurisy: ["pain", "breath"],
  ascites: ["swell", "belly"],
};

const invert = (table: Readonly<Record<string, string>>) => {
  const inverted = new Map<string, string>();
  for (const [name, words] of Object.entries(table))
    for (const word of words.split(" ")) if (!inverted.has(stem(word))) inverted.set(stem(word), name);
  return inverted;
};
const partByStem = invert(PARTS);
const qualityByStem = invert(QUALITIES);
const compoundByStem = new Map(Object.entries(COMPOUNDS).map(([word, pair]) => [stem(word), pair] as const));

export const partOf = (stemmed: string): string | undefined => partByStem.get(stemmed);
export const qualityOf = (stemmed: string): string | undefined => qualityByStem.get(stemmed);
export const compoundOf = (stemmed: string): readonly [string, string] | undefined => compoundByStem.get(stemmed);
export const isPart = (name: string): boolean => Object.hasOwn(PARTS, name);
export const isQuality = (name: string): boolean => Object.hasOwn(QUALITIES, name);
/** Every word of the tables as it is written, for the spelling index. */
export const bodyWords = (): string[] =>
  [...Object.values(PARTS), ...Object.values(QUALITIES), ...Object.keys(COMPOUNDS)].flatMap((words) =>
    words.split(" "),
  );
