import { f } from "./finding";

/** Heart, vessels and lungs. */
export const CHEST = {
  chest_pain: f(
    "chest pain",
    "pain.chest | pressure.chest | burn.chest @severe | angina | pain.breath chest | chest sting",
    { bg: 5 },
  ),
  chest_pressure: f(
    "pressure or tightness in the chest",
    "pressure.chest | chest crush/squeeze/heavy/tight | elephant chest | band chest | crushing",
    { bg: 2, implies: ["chest_pain"] },
  ),
  chest_vague: f("a chest that does not feel right", "vaguechest", { bg: 0.5, implies: ["chest_pain"] }),
  slow_breathing: f("slow or shallow breathing", "slowbreathing", { bg: 0.1 }),
  chest_exertional: f(
    "chest pain on exertion",
    "&pain.chest/breast @exertion | &pressure.chest @exertion | chest @exertion @worse | angina | &chest climb/stairs/walk/exert @relief",
    { bg: 0.8, implies: ["chest_pain"] },
  ),
  chest_at_rest: f(
    "chest pain at rest or lasting",
    "pain.chest rest | &pressure.chest rest/hour/30/20/persisting | &pain.chest rest persisting | &pain.chest wake/night | chest rest minutes",
    { bg: 0.8, implies: ["chest_pain"] },
  ),
  pain_radiates: f(
    "pain that spreads to arm, jaw or back",
    "radiate.arm/jaw/neck/shoulder/shoulderblade/back/hand/tooth | down arm @pain | &pain.chest pain.arm/jaw | arm jaw @pain | &pressure.chest pain.arm/jaw/shoulder | &pressure.chest numb.arm | &pain.chest numb.arm/jaw | &pain.chest into arm/jaw | pain.arm left chest",
    { bg: 0.8 },
  ),
  arm_jaw_alone: f("pain in the left arm or jaw", "pain.jaw | left arm pain.arm | pain.arm left | pressure.arm/jaw", {
    bg: 1.5,
  }),
  tearing_pain: f(
    "tearing pain",
    "tear/rip feel/sensation/like/chest/back/pain.chest/pain.back | rip @pain | tear/rip pain.chest/pain.back/pain.belly | =tearing pain | &tear pain.chest/pain.back",
    { bg: 0.1 },
  ),
  pleuritic: f(
    "chest pain on breathing in",
    "pain.breath | pleuritic | &pain.chest breath/inhale/cough @worse | sharp @pain breath/inspiration/inhale | &@pain deep breath | chest hurt breath/cough | @worse inspiration",
    { bg: 1.5 },
  ),
  chest_tender: f(
    "chest wall sore to touch",
    "&pain.chest press/touch/palpate/tender/push/movement/twist/move | chest wall | pain.rib | &tender rib/sternum/breastbone/costal | tender chest/cartilage | pain.chest move/turn/twist/lift | reproduce press | intercostal",
    { bg: 1 },
  ),
  chest_positional: f(
    "chest pain easier leaning forward",
    "&lean forward @relief | &sit forward/up @relief | &pain.chest lie/supine @worse | forward relieve | bend forward @relief | @worse lie flat chest",
    { bg: 0.3 },
  ),
  breathless: f(
    "shortness of breath",
    "@breathless | dyspnea | tachypnea/tachypneic | breath short | wheezing breath hard | winded easily | fast breath | cannotbreathe | breath fast/rapid/difficult",
    { bg: 8 },
  ),
  breathless_severe: f(
    "severe breathlessness",
    "cannotsentence | dyspnea @worst | @worst dyspnea | cannotbreathe | notbreathing | dyspnea rest | rest dyspnea | gasp | suffocate/suffocating | =dyspnea severe | breath @worst difficulty | chest retraction/indraw/drawing | rib suck/pull/retract | retraction | nose flare | grunt/grunting | respiratory distress | accessory muscle | choke cannot | fight breath",
    { bg: 1, implies: ["breathless"] },
  ),
  breathless_exertion: f(
    "breathless on exertion",
    "dyspnea @exertion | &dyspnea stairs/exertion/walk/exercise/climb | exertional dyspnea | breath @exertion short",
    { bg: 3, implies: ["breathless"] },
  ),
  orthopnea: f(
    "breathless lying flat",
    "orthopnea | dyspnea lie/flat/bed | sleep pillow/pillows/upright/chair/recliner | wake dyspnea | dyspnea night/wake | paroxysmal nocturnal | &pillow two/three/four/extra sleep | prop pillow | dyspnea nocturnal",
    { bg: 0.8, implies: ["breathless"] },
  ),
  sudden_breathless: f("sudden breathlessness", "@sudden dyspnea | dyspnea @sudden | &@sudden dyspnea", {
    bg: 0.8,
    implies: ["breathless"],
  }),
  crackles: f(
    "crackles heard over the lungs",
    "crackle/crackles | rales | crepitation/crepitations/crepitus lung/chest/base | consolidation | dull percussion | decreased breath sound",
    { bg: 0.8 },
  ),
  wheeze: f("wheezing", "wheeze | whistle breath/chest | whistling", { bg: 3 }),
  stridor: f("noisy breathing in", "stridor | noise/noisy breath | harsh/high-pitched breath/noise/sound | crowing", {
    bg: 0.4,
  }),
  reliever_fails: f(
    "inhaler not helping",
    "inhaler/puffer/albuterol/salbutamol/ventolin/reliever/nebulizer persisting/nothing/barely/little/every/hourly | inhaler not help/work | &inhaler/puffer/albuterol/ventolin/nebulizer persisting | rescue inhaler often/persisting",
    { bg: 0.1 },
  ),
  cough: f("cough", "cough | hacking", { bg: 12 }),
  dry_cough: f(
    "dry cough",
    "dry cough | cough dry/nonproductive/non-productive/hacking | nonproductive/non-productive",
    { bg: 4, implies: ["cough"] },
  ),
  productive_cough: f(
    "cough with phlegm",
    "cough phlegm/sputum/mucus/productive/wet/green/yellow/up | productive cough | sputum/phlegm | wet cough | expectorate | rusty/purulent sputum | chesty cough | bring phlegm",
    { bg: 4, implies: ["cough"] },
  ),
  purulent_sputum: f(
    "green, yellow or rusty phlegm",
    "green/yellow/rusty/rust/purulent/thick/brown sputum/phlegm/mucus cough | @green sputum/phlegm | cough @green | cough purulent/rust",
    { bg: 2, implies: ["productive_cough"] },
  ),
  foul_sputum: f(
    "large amounts of foul phlegm",
    "foul/copious/cup/lots/smell/large sputum/phlegm | sputum copious/foul/daily/large",
    { bg: 0.2, implies: ["productive_cough"] },
  ),
  coughing_blood: f(
    "coughing up blood",
    "cough @blood | hemoptysis | @blood sputum/phlegm/cough | blood tinge/streak sputum/phlegm/mucus",
    { bg: 0.7, implies: ["cough"] },
  ),
  pink_froth: f("pink frothy phlegm", "pink froth/frothy/foam/foamy/sputum | froth/frothy sputum/phlegm", {
    bg: 0.05,
    implies: ["cough"],
  }),
  barking_cough: f("barking cough", "bark/barky/barking/seal cough | cough bark/seal | barky", {
    bg: 0.3,
    implies: ["cough"],
  }),
  whooping: f(
    "coughing fits with a whoop",
    "whoop/whooping | cough fit/spell/paroxysm vomit | cough vomit after | fits cough | cough fit",
    { bg: 0.3, implies: ["cough"] },
  ),
  cough_night: f("cough at night", "cough night/sleep/bedtime | &cough night", { bg: 1.5, implies: ["cough"] }),
  allergen_trigger: f(
    "set off by cold air, pets or pollen",
    "trigger/@worse/after/when cat/dog/pollen/dust/cold_air/grass/pet/mold/smoke | cold air | around cat/dog/pets | spring/seasonal/pollen/hay/grass | every spring/summer/year/fall | allergy season | hayfever | dust/dusty",
    { bg: 1.5 },
  ),
  leg_swelling: f(
    "swelling of the legs",
    "swell.leg/ankle/foot | edema | leg ankle @swell | pitting | swell limb/extremity",
    { bg: 3 },
  ),
  leg_swelling_both: f(
    "both legs swollen",
    "both swell.leg/ankle/foot | swell.leg/ankle/foot both/bilateral | ankles swell | swell.ankle/leg/foot evening/pit/day | legs swell | bilateral edema | feet swell | lower extremity edema",
    { bg: 2, implies: ["leg_swelling"] },
  ),
  one_leg_swelling: f(
    "one leg swollen and painful",
    "swell.calf | one leg/calf @swell | left/right leg/calf swell | pain.calf | swell.leg pain.leg | &swell.calf/leg pain.calf/leg | unilateral leg | calf swell/tender/red/warm/cramp/tight | red.calf",
    { bg: 1 },
  ),
  calf_pain: f("calf pain", "pain.calf | calf", { bg: 1 }),
  leg_pain_walking: f(
    "leg pain on walking, better at rest",
    "&pain.leg/calf/buttock walk rest/@relief/stop | claudication | &pain.leg/calf walk block/meters/metres/distance | pain.leg/calf walk | calf cramp walk",
    { bg: 0.5 },
  ),
  cold_leg: f(
    "a cold, pale limb",
    "cold.leg/foot/hand/arm/toe | leg/foot/arm/hand cold/pale/white @pain/numb | pulseless | leg white/pale",
    { bg: 0.6 },
  ),
  varicose: f(
    "visible bulging leg veins",
    "varicose | vein/veins bulge/swell/enlarge/visible/ropy/leg/twisted | tortuous",
    { bg: 0.8 },
  ),
  vein_cord: f(
    "a tender red cord along a vein",
    "cord/cordlike vein/@pain | vein red/@pain/hard/warm/swell | red streak vein | tender vein",
    { bg: 0.2 },
  ),
  leg_heavy: f(
    "heavy, tired legs",
    "heavy/ache/tired leg evening/stand/end | pressure.leg | leg heavy | stand leg ache/heavy/@pain",
    { bg: 0.5 },
  ),
  fingers_white: f(
    "fingers turning white in the cold",
    "finger/fingers/toe/hand white/blue/color cold | raynaud | finger color change | fingers cold white",
    { bg: 0.4 },
  ),
  slow_pulse: f("a slow pulse", "slow heartrate/heartbeat/heart | bradycardia | heartrate slow/low | heart beat slow", {
    bg: 0.4,
  }),
  fast_pulse: f("a fast pulse", "", { bg: 3 }),
  very_fast_pulse: f("a very fast pulse", "", { bg: 0.5, implies: ["fast_pulse"] }),
  fast_breathing: f(
    "fast breathing",
    "tachypnea/tachypneic | fast/rapid breath/respiration | breath fast/rapid/quick",
    { bg: 1.5, implies: ["breathless"] },
  ),
  low_oxygen: f("low oxygen", "low oxygen/saturation/sats | oxygen low/drop | hypoxia/hypoxic | desaturate", {
    bg: 0.6,
  }),
  low_pressure: f("low blood pressure", "bloodpressure low | low bloodpressure | hypotension/hypotensive", { bg: 0.7 }),
  high_pressure: f(
    "high blood pressure reading",
    "bloodpressure high/elevate/raise/up | high bloodpressure | elevate bloodpressure",
    { bg: 3 },
  ),
  very_high_pressure: f(
    "very high blood pressure",
    "bloodpressure very/extreme/200/210/220 high | hypertensive crisis/emergency",
    { bg: 0.5, implies: ["high_pressure"] },
  ),
  jugular: f("bulging neck veins", "neck vein/veins | jvd/jvp/jugular", { bg: 0.3 }),
  exertional_faint: f(
    "fainting during exercise",
    "&syncope/@faint @exertion | syncope football/match/training/gym/race | syncope exertion/exercise/running/game/basketball/soccer | collapse exercise/run/play/game/football/soccer/practice",
    { bg: 0.2, implies: ["fainting"] },
  ),
  faint_trigger: f(
    "fainting after a trigger",
    "&syncope/@faint/lightheaded blood/needle/stress/hot/stand/emotional/fright/warm/crowd/argument/injection/queue/urinate/cough | vasovagal | &syncope stressful/upset/dizzy/clammy/warm",
    { bg: 0.3 },
  ),
  voice_change: f(
    "hoarse voice",
    "hoarse | voice lose/change/deep/raspy/crack/gone/rough | lose voice | laryngitis | raspy | voice",
    { bg: 1.5 },
  ),
  choking: f(
    "choking",
    "gag cough | &gag play/toy/eat | choke on/food/grape/nut/coin/toy/meat | choke/choking | something stuck throat/airway | inhale object/peanut/bead/toy/coin/food | aspirate | foreign body | coin/bead/lego swallow",
    { bg: 0.2 },
  ),
  clubbing: f("clubbed fingertips", "club/clubbing finger | clubbing", { bg: 0.1 }),
  hiccups: f("hiccups", "hiccup", { bg: 0.2 }),
} as const;
