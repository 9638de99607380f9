import { f } from "./finding";

/** Stomach, bowel, liver. */
export const BELLY = {
  belly_pain: f(
    "stomach pain",
    "pain.belly/epigastric/ruq/rlq/llq/luq/lowbelly/navel | burn.belly/epigastric | colic | pressure.belly | belly hurt",
    { bg: 7 },
  ),
  belly_severe: f(
    "severe stomach pain",
    "&pain.belly/epigastric/ruq/rlq/lowbelly/navel @worst | @worst belly @pain | belly @worst | @sudden @severe belly | belly @pain @severe | &pain.belly double/doubled over | doubled over",
    { bg: 1.5, implies: ["belly_pain"] },
  ),
  belly_sudden: f(
    "sudden stomach pain",
    "@sudden pain.belly/epigastric/lowbelly/rlq/llq/ruq | &@sudden pain.belly/lowbelly/epigastric/pelvis",
    { bg: 1, implies: ["belly_pain"] },
  ),
  belly_rigid: f(
    "a rigid, very tender belly",
    "rigid/hard/board/boardlike belly | stiff.belly | guard/guarding belly/abdomen | rebound | belly hard/rigid/touch @worst | peritoni | involuntary guarding | tender touch belly @severe | &pain.belly @worse move/jolt/cough still | &pain.belly/rlq walk bent/hunched/stooped/doubled | lie still",
    { bg: 0.3, implies: ["belly_pain"] },
  ),
  upper_pain: f(
    "pain in the upper middle belly",
    "pain.epigastric | burn.epigastric | epigastric | gnaw belly | pain.belly upper/under_breastbone | belly/stomach burn/gnaw | indigestion | burn.belly | upper belly @pain",
    { bg: 2, implies: ["belly_pain"] },
  ),
  ruq_pain: f(
    "pain under the right ribs",
    "pain.ruq | murphy | ruq | right rib under @pain | pain.belly right upper | liver @pain",
    { bg: 1, implies: ["belly_pain"] },
  ),
  rlq_pain: f(
    "pain low on the right",
    "pain.rlq | rlq | @pain right lower belly | &navel rlq/right move/migrate/shift | &pain.belly/pain.navel move/moved/migrate/shift right/rlq | mcburney | pain.belly right side",
    { bg: 1, implies: ["belly_pain"] },
  ),
  pain_migrates: f(
    "pain that moved from the navel to the right",
    "&pain.belly/pain.navel/navel/epigastric move/moved/migrate/shift/settle/localize right/rlq/lower | &navel rlq | &navel start/begin right | migrate rlq/right | start navel move | &around navel now right/rlq",
    { bg: 0.2, implies: ["rlq_pain"] },
  ),
  llq_pain: f(
    "pain low on the left",
    "pain.llq | llq | pain.belly left lower | @pain left lower belly | pain.belly left side",
    { bg: 0.8, implies: ["belly_pain"] },
  ),
  lower_pain: f(
    "lower belly or pelvic pain",
    "pain.lowbelly/pelvis/rlq/llq | pressure.pelvis/lowbelly | pelvis @pain | suprapubic | pain.belly lower | lower cramps | pressure.pelvis | &missedperiod @pain side/sided | pain.genitals",
    { bg: 3 },
  ),
  luq_pain: f("pain under the left ribs", "pain.luq | luq | left rib under @pain | spleen @pain | full.luq", {
    bg: 0.3,
    implies: ["belly_pain"],
  }),
  pain_to_back: f(
    "belly pain going through to the back",
    "radiate.back | &pain.belly/epigastric/ruq back radiate/through/bore/straight/to | through back | bore back | &epigastric pain.back | &pain.belly pain.back",
    { bg: 0.6 },
  ),
  pain_to_shoulder: f(
    "pain in the shoulder tip",
    "shoulder tip | &pain.belly/ruq/lowbelly pain.shoulder/shoulder | radiate.shoulder | &ruq shoulder/shoulderblade | &belly shoulder",
    { bg: 0.3 },
  ),
  cramps: f(
    "cramping stomach pain",
    "cramp belly/stomach/lower | belly cramp | cramp | colic/colicky | spasm belly | pain.belly cramp",
    { bg: 3, implies: ["belly_pain"] },
  ),
  after_fatty: f(
    "pain after fatty food",
    "fatty/greasy/fried/oily/rich/heavy food/meal/dinner/burger/pizza | after/eat greasy/fatty/fried | @worse fatty/greasy",
    { bg: 0.5 },
  ),
  after_meals: f(
    "worse with meals",
    "&@pain after/@worse eat/meal/food/meals | after @eat @pain/full/bloat/burn | post-prandial/postprandial | @worse eat/food/meal | 30 minutes after meal",
    { bg: 1.5 },
  ),
  relieved_food: f(
    "better with food or antacids",
    "@relief food/eat/antacid/milk/meal/omeprazole/tums | antacid @relief | food @relief | empty stomach @worse/@pain | night hunger @pain",
    { bg: 0.6 },
  ),
  relieved_stool: f(
    "better after a bowel movement",
    "&@relief stool/bowel_movement/defecate/poop/bowel/defecation/movement | @relief defecate/poop/bowel | relieve pass/gas",
    { bg: 0.6 },
  ),
  heartburn: f(
    "heartburn",
    "heartburn | burn.chest/throat/epigastric | acid reflux/stomach/indigestion | reflux | indigestion | gerd | &burn chest meal/lie/spicy/bend | dyspepsia",
    { bg: 3 },
  ),
  worse_lying: f(
    "worse lying down or bending",
    "&@worse/@pain/burn/heartburn/reflux/burn.chest lie/bend/bed/flat/night/recline | lie flat @worse | after lie",
    { bg: 0.8 },
  ),
  bloating: f(
    "bloating, wind or a swollen belly",
    "bloat | belly blown | swell.belly | belly swell/distend/big/tight/full/grow/gurgle | full.belly | gas/gassy | flatulence/flatus | belly distention | burp/belch | fart | stomach/belly/tummy growl/rumble/gurgle | wind/trapped_wind trap/belly",
    { bg: 4 },
  ),
  ascites: f(
    "a belly swollen with fluid",
    "swell.belly fluid/big/progressive/leg/yellow | fluid belly/abdomen | abdomen distended increase/girth | ascites | shift dullness | belly grow big",
    { bg: 0.4, implies: ["bloating"] },
  ),
  nausea: f("nausea", "@nausea | queasy | feel sick | sick stomach | nauseate", { bg: 9 }),
  vomiting: f("vomiting", "@vomit | vomitus | spit up | projectile", { bg: 7, implies: ["nausea"] }),
  cannot_keep_down: f(
    "cannot keep fluids down",
    "cannotkeepdown | vomit everything/everytime/constant/nonstop/repeated/every/hour | nonstop vomit | intractable vomit | cannotswallow vomit | persisting vomit | vomit persist/persistent/10/20 | tolerate fluid/oral/liquids",
    { bg: 0.8, implies: ["vomiting"] },
  ),
  projectile: f("projectile vomiting", "projectile/forceful vomit | vomit forceful/projectile/shoots | projectile", {
    bg: 0.15,
    implies: ["vomiting"],
  }),
  bilious: f("green or faecal vomit", "@vomit green/bile/bilious/fecal/faecal/feculent | bilious | bile", {
    bg: 0.3,
    implies: ["vomiting"],
  }),
  vomiting_blood: f(
    "vomiting blood",
    "@vomit @blood/coffeeground | hematemesis | coffeeground | &@vomit @blood | @blood @vomit | vomiting bright red | spit @blood stomach",
    { bg: 0.4, implies: ["vomiting"] },
  ),
  black_stool: f("black, tarry stools", "melena | @poostuff black/tarry | black @poostuff", { bg: 0.6 }),
  blood_stool: f(
    "blood in the stool",
    "@blood @poostuff/@poop/toilet/wipe/tissue/rectum/anus/bowel/paper/wiping | bleed.anus/stool | rectal bleed | hematochezia | @blood diarrhea | bloody/dysentery diarrhea | bleed.anus | blood toilet/tissue | red @poostuff | maroon",
    { bg: 1.5 },
  ),
  bright_blood_wipe: f(
    "bright red blood on the paper",
    "@blood tissue/paper/wipe/toilet/drip | bright red @blood/wipe/tissue/stool | streak @blood @poostuff | blood surface stool",
    { bg: 0.6, implies: ["blood_stool"] },
  ),
  mucus_stool: f("mucus in the stool", "mucus @poostuff/diarrhea/bowel | slime/slimy @poostuff", { bg: 0.5 }),
  currant_jelly: f(
    "red jelly-like stool",
    "currantjelly | jelly stool | draw knees/legs cry/@pain | pull legs/knees up",
    { bg: 0.05 },
  ),
  diarrhea: f(
    "diarrhea",
    "diarrhea | loose/watery/liquid/runny @poostuff/bowel/motions/bm | @poostuff loose/watery/liquid/frequent/runny | frequent @poostuff/bowel_movement | diarrhoea | watery bowel | rice water",
    { bg: 5 },
  ),
  watery_profuse: f(
    "profuse watery diarrhea",
    "rice water | profuse/massive/large/voluminous watery/diarrhea | diarrhea profuse/massive/hourly/20/15/rice | &diarrhea profuse/rice/volume",
    { bg: 0.2, implies: ["diarrhea"] },
  ),
  bloody_diarrhea: f(
    "bloody diarrhea",
    "@blood diarrhea | diarrhea @blood | loose @poostuff @blood | dysentery | &diarrhea @blood",
    { bg: 0.5, implies: ["diarrhea", "blood_stool"] },
  ),
  nocturnal_diarrhea: f("diarrhea that wakes at night", "diarrhea night/wake/nocturnal | &stool/diarrhea wake night", {
    bg: 0.2,
    implies: ["diarrhea"],
  }),
  greasy_stool: f(
    "greasy, floating stools",
    "greasy/oily/fatty/floating/bulky/foul/pale/float @poostuff | steatorrhea | @poostuff greasy/float/oily/foul/bulky | flush hard stool",
    { bg: 0.3 },
  ),
  constipation: f(
    "constipation",
    "constipation | hard @poostuff | &@poostuff strain/hard/difficult/difficulty | &@poostuff every third/fourth/few/week | @poostuff hard/infrequent/pellet/rabbit/difficult | strain bowel/stool/toilet/poop/defecate | not go toilet | infrequent bowel/stool | pellet",
    { bg: 4 },
  ),
  no_gas: f("no stool and no gas", "nogas", { bg: 0.15 }),
  alternating: f(
    "diarrhea and constipation by turns",
    "alternate diarrhea/constipation | &diarrhea constipation alternate/between/episode | change bowel habit | bowel habit change/alter",
    { bg: 0.6 },
  ),
  bowel_change: f(
    "changed bowel habit",
    "bowel habit/habits change/alter/different | change bowel | narrow/thin/pencil @poostuff | tenesmus | incomplete evacuation/empty | not empty bowel | bowel urgency",
    { bg: 0.8 },
  ),
  pale_stool: f(
    "pale stools",
    "pale/clay/white/light/grey @poostuff | clay colored/color | @poostuff pale/clay/light",
    { bg: 0.3 },
  ),
  jaundice: f(
    "yellow skin or eyes",
    "jaundice | yellow skin/eye/sclera/face/tinge | icterus/icteric/scleral | skin yellow | eye yellow/yellowish | yellowish skin/eye/discoloration",
    { bg: 0.8 },
  ),
  anal_pain: f(
    "rectal pain",
    "pain.anus | anus @pain/burn/tear | pain.stool | @pain defecate/poop/stool/bowel | sharp passing stool | burn.anus | &@pain bowel_movement/stool/poop/defecate during",
    { bg: 0.6 },
  ),
  anal_lump: f(
    "a lump at the anus",
    "lump.anus | pile/piles | hemorrhoid | swell.anus | anus lump/protrude/prolapse | tissue protrude anus | something hang anus/rectum",
    { bg: 0.4 },
  ),
  anal_itch: f(
    "itchy bottom",
    "itch.anus | itchy bottom/anus | worm/worms | pinworm | threadworm | anus itch | itch bottom night",
    { bg: 0.3 },
  ),
  groin_lump: f(
    "a lump in the groin or belly wall",
    "lump.groin/belly/navel | swell.groin | groin bulge | hernia | bulge groin/belly/lift/cough/navel | rupture groin",
    { bg: 0.4 },
  ),
  lump_stuck: f(
    "a painful lump that will not go back",
    "&lump.groin/swell.groin/hernia cannot/not push/back/reduce | hernia stuck/strangulate/hard/@pain @severe | cannot push back | irreducible | hernia @worst | &hernia/bulge push back cannot/not | &hernia vomit | hernia tender/hard/red",
    { bg: 0.05, implies: ["groin_lump"] },
  ),
  pulsating_mass: f(
    "a pulsating mass in the belly",
    "pulsate/pulsating/throbbing mass/belly/lump | heartbeat belly/stomach | pulsatile",
    { bg: 0.05 },
  ),
  dairy: f("symptoms after dairy", "dairy/milk/cheese/ice_cream/lactose/yogurt | =diary food/product | ice cream", {
    bg: 0.5,
  }),
  gluten: f("symptoms after wheat", "gluten/wheat/bread/pasta/barley", { bg: 0.4 }),
  suspect_food: f(
    "a meal that others fell ill from",
    "undercooked/raw/leftover/buffet/picnic/restaurant/takeaway/takeout/street/spoiled/seafood/chicken/barbecue/potluck/mayonnaise/sushi/oyster/rice meat/food/eat/egg/ate/chicken/meal/salad/lunch/dinner | foodpoisoning | bad food | &ate/eat/eaten hours vomit/diarrhea | others/everyone/family/friends also/same/sick/ill | contaminated water | unclean water | &others ate same | eat out/outside",
    { bg: 0.8 },
  ),
  antibiotics_recent: f(
    "antibiotics recently",
    "antibiotic/antibiotics recent/course/taking/after/finish/week/last/took | clindamycin | course antibiotic/antibiotics | on antibiotics",
    { bg: 0.8 },
  ),
  nsaid: f(
    "frequent painkillers of the ibuprofen type",
    "ibuprofen/naproxen/nsaid/aspirin/diclofenac/nsaids/advil/aleve/motrin/painkiller",
    { bg: 2 },
  ),
  spleen: f(
    "a swollen spleen or fullness on the left",
    "spleen/splenomegaly | full.luq | left abdominal full | full left upper | abdominal fullness",
    { bg: 0.3 },
  ),
  object_swallowed: f("swallowed object", "swallow battery/coin/magnet/toy/bone/fishbone/object/glass | fish bone", {
    bg: 0.05,
  }),
} as const;
