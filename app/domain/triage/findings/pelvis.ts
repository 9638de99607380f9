import { f } from "./finding";

/** Kidneys, bladder, genitals, pregnancy, breasts. */
export const PELVIS = {
  burning_urine: f(
    "burning when urinating",
    "pain.urinate | burn.urinate | dysuria | burn/sting/@pain/hurt @urinate | burn urine/urination | @urinate burn/sting/hurt/@pain | painful urination | burning pee/pass",
    { bg: 3 },
  ),
  frequency: f(
    "urinating often",
    "@urinate frequent/often/more/hour/every/lot/constant/increase/times/urge | frequency urine/urination/urinate/dysuria | frequent urination | polyuria | bathroom/toilet often/frequent/constant/every/hour/running/times | always pee/peeing | pee lot/constant/often/more | increase urination/urinary | urinary frequency | =frequency",
    { bg: 3 },
  ),
  urgency: f(
    "a sudden urge to urinate",
    "@urinate urge/urgency/urgent/rush/sudden | urgency/urgent | rush bathroom/toilet | cannot hold urine/pee/bladder | urge pee/go | strong urge | key door | overactive bladder | make it bathroom/toilet",
    { bg: 1.5 },
  ),
  nocturia: f(
    "getting up at night to urinate",
    "nocturia | @urinate night/wake/sleep | wake night bathroom/toilet/pee/void/urinate/times | night bathroom/pee | bed wet/wetting | bedwetting | wake pee",
    { bg: 1.5 },
  ),
  polyuria: f(
    "large amounts of urine",
    "polyuria | @urinate lot/large/excessive/amount/much | large urine | &thirst @urinate | pee constant/lot | excessive urination",
    { bg: 0.8, implies: ["frequency"] },
  ),
  cloudy_urine: f(
    "cloudy or strong-smelling urine",
    "urine cloudy/smell/foul/strong/odor/turbid | cloudy/smelly/foul/strong urine/pee | urine turbid",
    { bg: 0.8 },
  ),
  blood_urine: f(
    "blood in the urine",
    "@blood urine/pee/urinate | hematuria | urine red/pink/@blood/cola/brown/tea/dark_red | pink/red/cola/tea/coke urine/pee | bleed.urinate | red urine | urine color red/dark_red | tea-colored | cola-colored",
    { bg: 1 },
  ),
  dark_urine: f(
    "dark urine",
    "dark urine/pee | urine dark/brown/tea/cola/coke/tan/orange/concentrated | tea color/colored | cola color/colored | brown urine | discoloration urine | urine discolor | urine color change/dark/tea/cola",
    { bg: 1 },
  ),
  frothy_urine: f(
    "frothy urine",
    "foamy/frothy/bubble/bubbly/foam/froth urine/pee | urine foamy/frothy/foam/froth/bubbly | proteinuria | protein urine",
    { bg: 0.4 },
  ),
  no_urine: f("no urine for many hours", "nourine", { bg: 0.3 }),
  low_urine: f(
    "passing little urine",
    "lowurine | nourine | urine less/little/decrease/reduce/small/scant | @urinate less/little/decrease | decrease urine/urination",
    { bg: 0.8 },
  ),
  weak_stream: f(
    "weak stream or dribbling",
    "weakstream | weak/poor/slow/decrease/thin/interrupt stream/flow/urine | stream weak/poor/slow/thin/decrease/interrupt | dribble/dribbling | hesitancy/hesitant | strain urinate/pee/void | start urinate/pee difficulty/hard | incomplete empty/void/evacuate | bladder not empty | force stream | intermittency | trouble/difficulty starting @urinate | strain urine",
    { bg: 1 },
  ),
  leak_cough: f(
    "leaking urine on coughing or laughing",
    "stressleak | leak/lose/incontinence/wet/urine/drop cough/laugh/sneeze/jump/lift/exercise/exertion | &leak/incontinence/@lose urine/pee/urinate cough/sneeze/laugh/lift/jump/exercise | stress incontinence",
    { bg: 0.4 },
  ),
  leak_urge: f(
    "leaking urine with a sudden urge",
    "&leak/incontinence/wet/accident/lose urge/urgency/rush/bathroom/reach/toilet/hold/time | urge incontinence | &cannot hold urine | make bathroom/toilet time | cannot reach/get toilet/bathroom | lose urine before",
    { bg: 0.4 },
  ),
  leak_overflow: f(
    "constant dribbling of urine",
    "dribble/dribbling constant/continuous/leak/urine | constant/continuous leak/wet | overflow | &leak/dribble urine without urge/feel/full | incontinence constant/continuous | leak urine constant | &leak/dribble bladder full/empty",
    { bg: 0.2 },
  ),
  incontinence: f(
    "leaking urine",
    "leak urine/pee/urinate | incontinence/incontinent | wet himself/herself/myself/pant/pants/underwear | lose bladder/urine | bladder control | lose control urine/bladder | involuntary urine/urinate/loss | pad/pads urine/leak | accident pee/urine",
    { bg: 1 },
  ),
  bowel_incontinence: f(
    "loss of bowel control",
    "bowel control/incontinence lose/incontinence/loss | incontinence bowel/stool/fecal | soil himself/myself/herself | cannot control/hold bowel/stool/bladder | @lose bowel/control bowel/bladder | lose bladder bowel | bowel accident | control bowels",
    { bg: 0.15 },
  ),
  flank_pain: f(
    "pain in the flank",
    "pain.flank | flank | pain.side back/groin | kidney @pain | loin | &pain.back/side kidney/below_ribs | flank tender | costovertebral | pain.back side/rib urine/fever/groin | side @pain groin",
    { bg: 1.2 },
  ),
  pain_to_groin: f(
    "pain running to the groin",
    "radiate.groin/testicle/genitals | &pain.flank/pain.back/pain.side groin/testicle | to groin @pain | =go groin | go groin/testicle | pain.groin | colic flank/renal | @pain groin",
    { bg: 0.6 },
  ),
  colicky_flank: f(
    "waves of severe flank pain, cannot lie still",
    "&pain.flank/flank wave/colicky/writhe/still/@worst/severe/pace/come | renal colic | cannot still/comfortable/lie | writhe | pain come waves | get comfortable | cannot sit still",
    { bg: 0.3 },
  ),
  testicle_pain: f(
    "testicle pain",
    "pain.testicle | testicle @pain/ache/hurt | scrotum @pain | pain.groin testicle | nut hurts",
    { bg: 0.5 },
  ),
  testicle_sudden: f(
    "sudden severe testicle pain",
    "&pain.testicle @sudden/@worst/wake/woke/hour/vomit/@nausea | @sudden testicle | testicle high/twist/riding/horizontal/elevated | cremasteric | testicle @worst | &testicle @sudden | &pain.testicle severe",
    { bg: 0.1, implies: ["testicle_pain"] },
  ),
  testicle_swelling: f(
    "swollen testicle or scrotum",
    "swell.testicle | lump.testicle | testicle swell/lump/hard/big/enlarge/heavy/mass | heavy scrotum | scrotum big/swell/enlarge | pressure.testicle",
    { bg: 0.4 },
  ),
  bag_of_worms: f(
    "a bag of worms above the testicle",
    "bag worm | worm scrotum | varicocele | worms testicle | @worse stand scrotum/testicle | &testicle/scrotum vein/dull/heavy stand/lie",
    { bg: 0.1, implies: ["testicle_swelling"] },
  ),
  transilluminates: f(
    "painless soft swelling of the scrotum",
    "&swell.testicle painless/fluid/light/transilluminate | painless scrotum swell | transilluminate | fluid scrotum",
    { bg: 0.1, implies: ["testicle_swelling"] },
  ),
  penile_discharge: f(
    "discharge from the penis",
    "discharge.penis | urethral discharge | penis discharge/drip/pus | discharge urethra | discharge urinate | drip penis",
    { bg: 0.3 },
  ),
  genital_ulcer: f(
    "a sore on the genitals",
    "sore_.genitals/penis/vagina/anus | blister.genitals/penis/vagina | ulcer/lesion/blister genital/genitals/penis/vulva/labia/private/vagina/chancre | chancre | lump.penis/genitals | painful ulcer penis/genital",
    { bg: 0.3 },
  ),
  genital_painful_ulcer: f(
    "painful genital blisters or ulcers",
    "&sore_.genitals/penis/vagina @pain | blister.genitals/penis/vagina | painful genital/penis/vulva/vagina ulcer/blister/sore/lesion | &genital/penis/vulva/labia blister/ulcer/vesicle @pain/burn/sting | cluster blister genital",
    { bg: 0.15, implies: ["genital_ulcer"] },
  ),
  genital_warts: f(
    "warts on the genitals",
    "wart genital/penis/vulva/anus/vagina/private | cauliflower | lump.genitals/vagina/anus | rash.genitals/penis/vagina | genital wart/growth",
    { bg: 0.2 },
  ),
  erectile: f("erection trouble", "erection/erectile | impotence", { bg: 0.6 }),
  priapism: f(
    "an erection that will not go down",
    "erection hour/hours/persist/painful/persisting/nonstop/go_down | priapism",
    { bg: 0.02 },
  ),
  foreskin_stuck: f("a foreskin stuck back", "foreskin stuck/swell/retract/pull/back/tight", { bg: 0.05 }),
  // Vagina and periods
  vaginal_discharge: f(
    "vaginal discharge",
    "discharge.vagina | vaginal discharge | discharge | vagina discharge/leak/fluid/white | leukorrhea",
    { bg: 1.5 },
  ),
  curdy_discharge: f(
    "thick white discharge",
    "discharge white/thick/curd/cottage/cheesy/clumpy/curdy | cottage cheese | curdy | thick white | white discharge",
    { bg: 0.4, implies: ["vaginal_discharge"] },
  ),
  fishy_discharge: f(
    "thin gray discharge with a fishy smell",
    "fishy | discharge fishy/fish/grey/gray/thin/milky/odor/smell | thin grey/gray/white discharge | odor/smell vagina",
    { bg: 0.3, implies: ["vaginal_discharge"] },
  ),
  frothy_discharge: f(
    "frothy yellow-green discharge",
    "discharge frothy/yellow-green/green/foamy/greenish/malodorous/yellow | frothy discharge | green/yellow discharge vagina | malodorous discharge | &discharge frothy/greenish/malodorous",
    { bg: 0.3, implies: ["vaginal_discharge"] },
  ),
  vaginal_itch: f(
    "vaginal itching",
    "itch.vagina/genitals/pelvis | vaginal/vulvar/vulva/vagina itch/burn/irritate/sore | burn.vagina/genitals | itch private/down_there | down there itch | pain.vagina | rash.vagina red",
    { bg: 0.8 },
  ),
  vaginal_dryness: f(
    "vaginal dryness",
    "dry.vagina | vaginal dry | vagina dry/atrophy | uncomfortable intercourse/sex",
    { bg: 0.4 },
  ),
  vaginal_bleeding: f(
    "vaginal bleeding",
    "bleed.vagina | vaginal bleed/blood/spotting/spot | spotting | spotting between/period/pregnant | bleed between/period/pregnant/intercourse/sex/menopause | blood vagina | bleed pad | intermenstrual | postcoital | &missedperiod @blood",
    { bg: 1.2 },
  ),
  heavy_vaginal_bleeding: f(
    "very heavy vaginal bleeding",
    "soak pad/pads/tampon | pad/pads/tampon hour/soak/every/soaking | bleed.vagina heavy/profuse/clot/severe/gush | profuse vagina | &vaginal bleed/bleeding clots/profuse/heavy | large clot | @heavy vagina bleed | &pregnant @blood clot/heavy/heavily/lot/soak/gush/profuse",
    { bg: 0.5, implies: ["vaginal_bleeding"] },
  ),
  postmenopausal_bleeding: f(
    "bleeding after the menopause",
    "&bleed.vagina/vaginal_bleeding/spotting/bleed menopause/postmenopausal | bleed after menopause | postmenopausal bleed | &bleed period stop year",
    { bg: 0.2, implies: ["vaginal_bleeding"] },
  ),
  heavy_periods: f(
    "heavy or long periods",
    "@period @heavy/long/prolong/flood/last | menorrhagia | heavy @period/flow/cycle | heavy menstrual bleed | prolonged @period | &@period clots/heavy",
    { bg: 1.2 },
  ),
  painful_periods: f(
    "painful periods",
    "pain.period | @period @pain/cramp/cramps | menstrual cramp/@pain | dysmenorrhea | cramp @period | &@pain/cramp @period first/start/before/day | &pain.lowbelly/pain.pelvis @period",
    { bg: 1.2 },
  ),
  cyclic: f(
    "symptoms with the cycle",
    "before @period | week before @period | premenstrual | pms | with/every/each @period/cycle | every month | cyclic/cyclical | second half cycle | around @period",
    { bg: 0.8 },
  ),
  irregular_periods: f(
    "irregular periods",
    "irregular @period | @period irregular/infrequent/scanty/rare/unpredictable/skip | oligomenorrhea | skip @period | few @period",
    { bg: 0.8 },
  ),
  missed_period: f("a missed period", "missedperiod | @period week late | @period day late", { bg: 1.2 }),
  hirsutism: f(
    "unwanted hair growth",
    "hirsutism | hair face/chin/chest/excess/unwanted/facial/upper/growth | facial hair | hair growth | hairy",
    { bg: 0.3 },
  ),
  pain_sex: f(
    "pain during sex",
    "pain.sex | @pain/hurt/uncomfortable sex/intercourse | intercourse @pain/hurt/uncomfortable | dyspareunia",
    { bg: 0.6 },
  ),
  bleed_after_sex: f("bleeding after sex", "&bleed sex/intercourse after | postcoital | bleed after sex", {
    bg: 0.2,
    implies: ["vaginal_bleeding"],
  }),
  infertility: f(
    "trouble becoming pregnant",
    "infertility/infertile | conceive/conception | get/become pregnant try/trying/fail/difficulty/unable/cannot | trying baby",
    { bg: 0.3 },
  ),
  prolapse: f(
    "something coming down in the vagina",
    "prolapse | something come/coming/fall down vagina | lump.vagina | bulge vagina | heaviness vagina",
    { bg: 0.2 },
  ),
  bartholin: f(
    "a painful lump at the vaginal opening",
    "lump.vagina | swell.vagina | &lump/swell/abscess labia/vulva/vaginal @pain | bartholin | lump labia/vulva | mass labia/vulva/vagina",
    { bg: 0.1 },
  ),
  leaks_from_vagina: f(
    "urine or stool leaking through the vagina",
    "urine/stool/feces/gas leak/pass/come/from/through vagina | fistula | &leak vagina urine/stool/continuous",
    { bg: 0.02 },
  ),
  hot_flush_menopause: f(
    "periods stopping with hot flashes",
    "menopause | perimenopause | &hot_flash missedperiod | @period stop/irregular flash/flush",
    { bg: 0.4 },
  ),
  // Pregnancy
  pregnancy_bleeding: f(
    "bleeding in pregnancy",
    "&pregnant bleed/blood/spotting/spot/bleeding | &pregnant bleed.vagina | pregnant bleed",
    { bg: 0.2, implies: ["vaginal_bleeding"] },
  ),
  contractions: f(
    "contractions",
    "contraction/contractions | labor/labour | tightening belly every | pain.belly regular every",
    { bg: 0.2 },
  ),
  waters_broke: f(
    "waters broken",
    "water broke/break/leak/gush | waters broke/break/gone | gush fluid/water vagina/pregnant | membrane rupture | leak fluid vagina/pregnant",
    { bg: 0.1, implies: ["pregnant"] },
  ),
  less_movement: f(
    "the baby moves less",
    "baby move less/stop/decrease/not/reduce | baby kick less/stop/not | fetal movement/movements | not feel baby | decreased baby/fetal move | &baby not move/moving/moved pregnant | not felt baby",
    { bg: 0.1 },
  ),
  morning_sickness: f("vomiting in early pregnancy", "morning sick/sickness | &pregnant @vomit/@nausea", { bg: 0.4 }),
  pregnancy_signs: f(
    "signs of pregnancy",
    "pregnancy test positive | positive pregnancy | tender breast missedperiod | &missedperiod @nausea/breast/pain.breast",
    { bg: 0.3 },
  ),
  grape_tissue: f(
    "passing grape-like tissue",
    "grape tissue/vesicle/like | vesicle vagina/pass | tissue pass vagina | pass tissue | passing tissue",
    { bg: 0.03 },
  ),
  // Breasts
  breast_lump: f("a breast lump", "lump.breast/armpit/nipple | breast lump/mass/nodule/thick | lump breast", {
    bg: 0.6,
  }),
  breast_lump_mobile: f(
    "a smooth, mobile breast lump",
    "&lump.breast mobile/rubbery/smooth/move/movable/round/painless | mobile/rubbery/movable lump/mass/breast",
    { bg: 0.15, implies: ["breast_lump"] },
  ),
  breast_skin: f(
    "dimpled or puckered breast skin, drawn-in nipple",
    "breast dimple/pucker/orange/peau/retract/skin | nipple retract/invert/inverted/pull/discharge_bloody | dimple/pucker | &nipple retract/inversion/blood",
    { bg: 0.1 },
  ),
  breast_pain: f("breast pain", "pain.breast/nipple | breast tender/sore/@pain | mastalgia", { bg: 0.8 }),
  breast_red: f("red, hot breast", "red.breast | hot.breast | breast red/warm/hot/wedge | swell.breast red", {
    bg: 0.2,
  }),
  breast_full: f(
    "full, hard breasts while nursing",
    "engorge/engorgement | breast full/hard/heavy/swell | full.breast | swell.breast both | pressure.breast | stiff.breast",
    { bg: 0.2 },
  ),
  nipple_discharge: f(
    "nipple discharge",
    "discharge.nipple/breast | galactorrhea | milky discharge/nipple/breast | nipple discharge/leak | milk breast leak/produce | lactation abnormal",
    { bg: 0.3 },
  ),
  no_lactation: f(
    "no milk after delivery",
    "cannot/fail/failure/unable/not lactate/breastfeed/nurse/milk/produce_milk | agalactia | failure lactate | not produce milk | &delivery/childbirth bleed heavy fatigue/period/lactate",
    { bg: 0.03 },
  ),
} as const;
