import { stem } from "./stem";

/**
 * Words that patients use for the same thing. A pattern names a group as `@pain`;
 * everything is compared as stems. Own compilation, from general knowledge of
 * English and of how symptoms are told; no source's wording.
 */
const GROUPS = {
  pain: "pain painful ache hurt sore soreness discomfort tender tenderness cramp crampy throb agony agonising agonizing sharp stab stabbing twinge killing excruciating colic colicky niggle",
  severe:
    "severe severely worst terrible horrible unbearable excruciating intense extreme extremely agony agonising agonizing crippling incapacitating awful bad badly acute massive violent unrelenting debilitating really very crushing significant marked markedly strong",
  worst:
    "worst unbearable excruciating agonising agonizing agony severe severely extreme extremely intense terrible crippling incapacitating",
  mild: "mild mildly slight slightly minor little bit light small faint somewhat",
  sudden:
    "sudden suddenly abrupt abruptly instantly instant immediate immediately seconds out_of_nowhere thunderclap unexpectedly",
  gradual: "gradual gradually slowly progressive progressively creeping insidious",
  worse:
    "worse increase increasing increased progress aggravate aggravated exacerbate exacerbated provoke provoked trigger triggered intensify deteriorate",
  relief:
    "relieve relieved relief better improve improved improves ease eased eases settle helps help subside alleviate alleviated resolves resolved goes",
  breathless: "dyspnea breathless winded",
  vomit: "vomit retch heave puke threw_up barf emesis retch",
  nausea: "nausea queasy sick_stomach sicky",
  fever: "fever temperature_high pyrexia",
  chill: "chill shiver rigor rigour shaking_chills goosebumps",
  sweat: "sweat diaphoretic diaphoresis perspire perspiration clammy sweaty perspiring",
  dizzy: "dizzy lightheaded woozy giddy light_headed faint",
  spin: "vertigo spin spinning whirl whirling merry_go_round",
  faint: "faint syncope syncopal pass_out collapse blackout swoon keel",
  confuse: "confuse befuddled disorient delirious delirium incoherent muddled rambling disorientated",
  drowsy:
    "drowsy lethargic sleepy listless unresponsive floppy limp hard_to_wake unrousable somnolent sluggish obtunded letharghy",
  tired:
    "tired fatigue exhaust exhausted weary worn_out drained lethargy malaise lethargic run_down low_energy sluggish knackered unwell fatigability",
  urinate: "urinate pee micturition micturate wee passing_water",
  urine: "urine pee wee",
  poop: "stool poo poop bowel turd toilet_motion motion defecate defecation bowels",
  poostuff: "stool poo poop turd motion feces bowel_movement bm",
  blood: "blood bloody bleed",
  period: "period menses menstrual menstruate menstruation cycle",
  heavy: "heavy profuse excessive soak flooding clot clots gush gushing lot heavily",
  itch: "itch pruritic pruritus scratch scratching itchiness",
  rash: "rash hives welt eruption spots bumps wheal urticaria lesion lesions exanthem erythema blotchy blotch",
  red: "red redness flushed inflamed erythema erythematous bloodshot pink reddened",
  swell:
    "swell swollen puffy puffiness edema enlarge enlarged bulge bulging distended distention distension inflame inflamed",
  lump: "lump mass bump nodule growth knot swelling lumps cyst",
  numb: "numb tingle pins_and_needles paresthesia paraesthesia sensation_lost prickling pins",
  weak: "weak weakness paralysis paralyzed paralysed heavy_limb hemiparesis paresis dead_limb",
  stiff: "stiff stiffness rigid rigidity",
  burn: "burn burning scald",
  lose: "lose decrease decreased reduce reduced diminish less poor lack low",
  child: "baby infant newborn toddler child son daughter boy girl kid neonate",
  exertion: "exertion exercise walk climb stairs activity effort run hill uphill exert running walking physical",
  eat: "eat meal food dinner lunch breakfast eating meals",
  allergen:
    "peanut nut nuts shellfish shrimp prawn prawns bee wasp sting hornet penicillin antibiotic egg sesame seafood fish insect yellowjacket ant amoxicillin",
  hit: "hit bang bump struck strike blow knock fall trauma injury injure injured accident kick whack collide collision crash head_injury",
  twist: "twist roll sprain turn invert inverted",
  yellow: "yellow yellowish jaundice",
  green: "green greenish yellow yellowish thick purulent",
  clear: "clear watery runny thin",
  see: "see vision sight visual eyesight",
  blur: "blur blurry blurred fuzzy hazy cloudy dim double",
  hear: "hear hearing",
  walk: "walk bear_weight ambulate weight_bearing gait",
  sex: "sex intercourse sexual coitus",
  partner: "partner partners sex unprotected boyfriend girlfriend",
  die: "die suicide kill_myself end_my_life",
  tick: "tick ticks",
  sugar: "glucose sugar glycemic",
  stopmed: "stopped stop ran_out missed",
} as const;

const built = new Map<string, string[]>();
for (const [name, words] of Object.entries(GROUPS)) {
  for (const word of new Set(words.split(" ").map(stem))) built.set(word, [...(built.get(word) ?? []), `@${name}`]);
}

/** Which groups a stem belongs to, each with its `@`. */
export const groupsOf = (stemmed: string): readonly string[] => built.get(stemmed) ?? [];
/** Every word of every group as it is written, for the spelling index. */
export const groupWords = (): string[] => Object.values(GROUPS).flatMap((words) => words.split(" "));
export const isGroup = (name: string): boolean => Object.hasOwn(GROUPS, name.slice(1));
