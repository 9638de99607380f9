import { f } from "./finding";

/** Head, nerves, eyes, ears, nose, mouth and throat. */
export const HEAD = {
  headache: f("headache", "pain.head/temple/forehead | pressure.head/temple/forehead | migraine | headache", { bg: 9 }),
  thunderclap: f(
    "a sudden, worst-ever headache",
    "thunderclap | pain.head @sudden @worst | worst headache | &headache worst life/ever | headache hit/explode/burst/pop/clap/seconds/lightning | &headache @sudden peak/maximum/severe | headache @sudden @severe | @sudden headache | &headache like kicked/struck/bat/hammer | &headache never this/such/like",
    { bg: 0.4, implies: ["headache"] },
  ),
  headache_severe: f(
    "severe headache",
    "@worst headache | headache @worst | @severe headache | headache @severe | pound headache | split headache",
    { bg: 2.5, implies: ["headache"] },
  ),
  headache_one_side: f(
    "headache on one side",
    "&headache one/left/right side | headache unilateral/hemicranial/side | unilateral headache | headache temple/behind | pain.temple | side head @pain | half head | behind eye headache/@pain | &headache behind eye",
    { bg: 1.2, implies: ["headache"] },
  ),
  headache_throbbing: f(
    "throbbing headache",
    "headache throb/pulse/pulsate/pound | throb/pulsate/pulsating/pound headache/head | &headache throb/pulsating/pulsate",
    { bg: 1.2, implies: ["headache"] },
  ),
  headache_band: f(
    "tight band around the head",
    "band head/around | tight/vice/vise/pressure/squeeze head/forehead | pressure.head/forehead | &headache band/tight/vise/vice/dull/pressing | dull headache | headache dull/tight/pressure | both side headache",
    { bg: 1.5, implies: ["headache"] },
  ),
  headache_morning: f(
    "headache worse in the morning or lying down",
    "headache morning/wake/waking | &headache cough/strain/bend/lie/morning/awaken @worse | morning headache | &headache wake | headache lie/cough/bend",
    { bg: 0.8, implies: ["headache"] },
  ),
  headache_recurrent: f(
    "headaches that come back",
    "headache recurrent/episode/again/every/frequent/week/month/attack/often/year/previous/similar/several | recurrent headache | &headache times/per/a week/month",
    { bg: 1.5, implies: ["headache"] },
  ),
  headache_new_old: f("a new headache after 50", "", { bg: 0.3, implies: ["headache"] }),
  aura: f(
    "flashing lights or zigzags",
    "aura | zigzag/zig | flash light/lights | light/lights flash | visual pattern/odd | shimmer | sparkle | see light/spots",
    { bg: 0.6 },
  ),
  light_sensitive: f(
    "light hurts",
    "photophobia | sensitive/bother/hurt/bright light | light bother/hurt/@pain/@worse/sensitive | dark room | bright light | cannot stand light | light sensitive",
    { bg: 1.5 },
  ),
  noise_sensitive: f("noise hurts", "phonophobia | sensitive/bother noise/sound | noise/sound bother/@worse/loud", {
    bg: 0.6,
  }),
  tearing_one_side: f(
    "one eye watering with the headache",
    "&headache/pain.eye tear/water/red/droop/runnynose/stuffynose eye/nose | cluster | eye water/tear headache | &headache tear/lacrimation | lacrimation",
    { bg: 0.2 },
  ),
  jaw_claudication: f("jaw pain on chewing", "pain.jaw chew | jaw chew | &jaw chew/eat @pain/tired", { bg: 0.2 }),
  scalp_tender: f(
    "tender scalp",
    "scalp tender/@pain/sore | comb/brush hair @pain/hurt | &hurt/@pain comb/brush hair | tender temple | pain.temple | temple tender",
    { bg: 0.2 },
  ),
  neck_stiff: f(
    "stiff neck",
    "stiff.neck | neck stiff/rigid | nuchal | cannot bend/touch/move chin/neck/head | cannotmove neck | neck bend @pain | meningism | chin chest",
    { bg: 1 },
  ),
  neck_pain: f("neck pain", "pain.neck | crick neck | torticollis | whiplash", { bg: 2 }),
  bulging_fontanelle: f("a bulging soft spot", "fontanelle/fontanel bulge/swell/tense | soft spot bulge/swell", {
    bg: 0.02,
  }),
  face_droop: f(
    "drooping face on one side",
    "droop.face/mouth/lip/eyelid/eye | face/mouth/smile droop/crooked/lopsided/uneven/sag/fall/twisted/one_side | face weak | weak.face | numb.face one/side/left/right | facial droop/palsy/weak/asymmetry | smile lopsided/crooked | one side face move/slack/dead/limp/hang | half face slack/dead/limp/hang/move | &face side not/cannot move | corner mouth hang/drop/sag/down",
    { bg: 0.5 },
  ),
  facial_palsy_full: f(
    "cannot close one eye, whole side of the face slack",
    "cannot close eye | eye not/cannot close | forehead wrinkle/move | bell palsy | cannot raise eyebrow | &face eye close",
    { bg: 0.1, implies: ["face_droop"] },
  ),
  one_side_weak: f(
    "weakness or numbness of one side",
    "cannotmove arm | cannotmove leg | weak.arm/leg/side/hand | one/left/right side weak/numb/paralyze/dead/heavy | weak one/left/right | numb.arm/leg/side one/left/right | numb.side | hemiparesis/hemiplegia | cannotmove arm/leg/side/hand | arm/leg go weak/limp/dead/numb | drop/dropped cup/things/objects/fork/pen | drag foot/leg | weak.arm | heavy arm/leg @sudden | arm drift/sink/sag | pronator | arm/leg no/lost strength/power/grip | lost grip hand | clumsy hand/arm | cannotmove arm leg | weak.arm weak.leg | numb.arm numb.leg",
    { bg: 1.5 },
  ),
  arm_and_leg: f(
    "arm and leg of one side weak",
    "cannotmove arm leg | weak.arm weak.leg | numb.arm numb.leg | arm leg limp/dead/paralyze/weak | hemiparesis/hemiplegia | right/left side paralyze/weak",
    { bg: 0.3, implies: ["one_side_weak"] },
  ),
  speech: f(
    "trouble speaking",
    "badspeech | speech slur/garble/unclear/change/lose | slur | word/words wrong/jumble/mix",
    { bg: 0.6 },
  ),
  transient: f(
    "gone again after minutes",
    "go/gone/resolve/disappear/last/normal/back/recover minutes/hour/minute | @relief minutes itself | &weak/numb/badspeech/vision/blind minutes resolve/normal/go/back/last | normal again | completely resolved/recover",
    { bg: 1 },
  ),
  balance_loss: f(
    "sudden loss of balance",
    "balance lose/off/poor/sudden/problem | cannot balance | badwalk @sudden/straight | unsteady/stagger/ataxia/uncoordinated/veer | stumble | coordinate | loss balance | trip/tripping frequent",
    { bg: 1.5 },
  ),
  vertigo: f("spinning dizziness", "@spin | vertigo | room move/turn/rotate/spin | spin room", {
    bg: 2,
    implies: ["dizziness"],
  }),
  vertigo_positional: f(
    "dizzy when turning the head or in bed",
    "&@spin/@dizzy roll/bed/turn/head/position/bend/look/lie movement/bed/over/up/head/down | positional vertigo | vertigo/dizzy seconds/brief | &@spin/@dizzy turn/roll/lie/look/tilt",
    { bg: 0.8, implies: ["vertigo"] },
  ),
  numbness: f("numbness or tingling", "@numb | numb.hand/foot/arm/leg/finger/toe/face/lip/mouth", { bg: 4 }),
  glove_stocking: f(
    "numb feet or hands on both sides",
    "numb.foot/toe | burn.foot | glove/stocking/sock | &numb both/feet/hands/foot | tingle foot/feet/toe | burn foot/feet | numb foot | pins_and_needles foot/toe/hand",
    { bg: 0.8, implies: ["numbness"] },
  ),
  numb_hand: f(
    "tingling thumb and fingers",
    "numb.hand/finger/thumb/wrist | tingle hand/finger/thumb | pins_and_needles hand/finger",
    { bg: 1.2, implies: ["numbness"] },
  ),
  hand_night: f(
    "hand wakes you at night",
    "hand/wrist/finger night/wake/shake | &numb/@pain hand/wrist/finger night/shake/wake/typing | shake hand relief",
    { bg: 0.3 },
  ),
  muscle_weakness: f(
    "muscle weakness",
    "@weak muscle/limb/climb/stair/proximal/hair/arms/legs | weak.muscle/leg/arm/body | difficulty rise/climb/chair/stairs | weak | cannot rise/lift | generalized weak",
    { bg: 4 },
  ),
  ascending_weakness: f(
    "weakness climbing up from the legs",
    "weak spread/ascend/up/climb leg/foot/arm | ascend weak | &weak leg/foot spread/ascend/arm/move/upward progressive | guillain",
    { bg: 0.1, implies: ["muscle_weakness"] },
  ),
  fatigable: f(
    "weakness that grows with use, double vision",
    "weak end day/@worse/use/evening | &droop.eyelid/eye evening/day/tired/@worse/double | fatigable | ptosis | &double vision chew/swallow/droop | chew tired/weak | &weak rest @relief",
    { bg: 0.2 },
  ),
  double_vision: f("double vision", "double vision/see | diplopia | see double/two", { bg: 0.4 }),
  head_injury: f(
    "a head injury",
    "injury.head | hit head | head hit/bang/bump/knock/strike/injury/trauma/blow/ground/floor | &fall/fell head | concussion | bump head | head struck | smack head | skull",
    { bg: 0.8 },
  ),
  amnesia: f(
    "cannot remember the injury",
    "cannot remember/recall | amnesia | not remember | memory gap/event/accident/hit",
    { bg: 0.2 },
  ),
  rest_tremor: f(
    "shaking at rest, slowness",
    "tremor rest | pill rolling | shuffle | slow movement | stiff slow | small handwriting | parkinson | bradykinesia | move slow",
    { bg: 0.2, implies: ["tremor"] },
  ),
  // Eyes
  red_eye: f("red eye", "red.eye | bloodshot | pink eye | pinkeye | eye red/pink | conjunctivitis", { bg: 2 }),
  eye_pain: f("eye pain", "pain.eye | eye @pain/hurt/sore/ache", { bg: 1.5 }),
  eye_pain_severe: f(
    "severe eye pain",
    "pain.eye @worst/severe/vomit/halo | severe eye @pain | eye @worst @pain | &pain.eye @severe/@worst/@vomit/@nausea",
    { bg: 0.3, implies: ["eye_pain"] },
  ),
  halos: f("halos around lights", "halo/halos | ring light | glare | haloes", { bg: 0.3 }),
  vision_loss: f(
    "loss of vision",
    "vision lose/gone/black/dark/curtain/shadow | lose vision/sight | cannot see | blind/blindness | go blind | curtain eye/vision | curtain | vision loss | shade/shadow eye/vision | loss vision/sight",
    { bg: 0.8 },
  ),
  sudden_vision_loss: f(
    "sudden loss of vision",
    "&@sudden @see lose/gone/loss/blind/black/dim/cannot | &@sudden blind/cannot_see | @sudden vision | curtain vision/eye/over/down | vision @sudden lose | &woke cannot see | lose vision one @sudden | went blind | &@sudden lose sight/vision",
    { bg: 0.2, implies: ["vision_loss"] },
  ),
  blurred_vision: f(
    "blurred vision",
    "@blur vision/see/sight/eye | vision @blur/change/poor/worse/disturb/problem | =blurred | visual change/disturb/problem/symptom/impair | see blur/poorly",
    { bg: 3 },
  ),
  central_vision: f(
    "blurred center of sight, wavy lines",
    "central/center vision/sight | straight lines wavy | wavy line | distort line/vision/face | recognize face | read difficult/difficulty vision",
    { bg: 0.2, implies: ["blurred_vision"] },
  ),
  gradual_vision: f(
    "sight slowly getting worse",
    "vision gradual/slow/progressive/decrease/month/year/deteriorate | gradual vision/blur | &vision gradual/slowly/progressive | glare night drive | night drive/driving | cataract",
    { bg: 0.5, implies: ["blurred_vision"] },
  ),
  eye_discharge: f(
    "discharge from the eye",
    "discharge.eye/eyelid | eye stuck/crust/pus/goop/gunk/sticky/matted/discharge | eyelid stuck/crust/together/sticky/glue/gum | matted | sticky eye",
    { bg: 0.8 },
  ),
  eye_itch: f("itchy eyes", "itch.eye | eye itch | eyes itch", { bg: 1.2 }),
  eye_watering: f("watering eyes", "water/watery/tear eye | eye water/tear/watery | watery | teary | excess tear", {
    bg: 1.2,
  }),
  eye_dry: f("dry, gritty eyes", "dry.eye | gritty/sand/sandy/foreign eye | eye gritty/sand/dry/burn | burn.eye", {
    bg: 0.8,
  }),
  eyelid_lump: f(
    "lump or swelling on the eyelid",
    "lump.eyelid/eye | swell.eyelid | eyelid swell/bump/lump/nodule | stye/sty | red.eyelid | pain.eyelid",
    { bg: 0.6 },
  ),
  eyelid_crust: f(
    "crusty, flaky eyelid edges",
    "scale.eyelid | crust lash/eyelash/eyelid | eyelash flake/crust/dandruff | eyelid margin/crust/flake/itch/burn/red | blepharitis",
    { bg: 0.3 },
  ),
  floaters: f("floaters", "floater/floaters | spots float | float vision | specks/cobweb", { bg: 0.4 }),
  eye_injury: f(
    "an eye injury or chemical in the eye",
    "chemical/bleach/acid/alkali/metal/splinter/scratch/glass/cleaner/sawdust/branch/twig/lime/cement eye | injury.eye | hit eye | splash eye | something eye | scratch eye | eye scratch/poke | foreign body eye | eye chemical/splash",
    { bg: 0.3 },
  ),
  eye_chemical: f(
    "a chemical in the eye",
    "chemical/bleach/acid/alkali/cleaner/lime/cement/detergent/glue/ammonia/solvent eye | splash eye | eye chemical/splash/superglue",
    { bg: 0.05, implies: ["eye_injury"] },
  ),
  contact_lens: f("contact lenses", "contact lens/lenses | wear/wore/sleep/slept contacts | lenses", { bg: 0.8 }),
  // Ears
  ear_pain: f("ear pain", "pain.ear | tug/pull/rub/hold/grab/poke ear | ear @pain/hurt", { bg: 2.5 }),
  eardrum: f("a red, bulging eardrum", "tympanic membrane | eardrum red/bulge/dull/inflame | otoscope/otoscopy", {
    bg: 0.4,
    implies: ["ear_pain"],
  }),
  ear_discharge: f(
    "discharge from the ear",
    "discharge.ear | ear discharge/drain/ooze/fluid/pus/leak | otorrhea | bleed.ear",
    { bg: 0.6 },
  ),
  ear_tragus: f(
    "ear hurts when touched or pulled, after water",
    "&ear touch/pull/chew/move/swim/press/tragus | swim/swimming ear | itch.ear | ear itch | ear water/swim | swell.ear | cotton swab | ear canal",
    { bg: 0.4, implies: [] },
  ),
  hearing_loss: f(
    "hearing loss",
    "hear lose/hard/decrease/difficult/muffle/reduce/trouble/poor/worse/cannot | hearing loss | deaf | muffle hear/sound/ear | ear muffle | cannot hear | loss hearing | hearing impair/reduced/decrease",
    { bg: 1.2 },
  ),
  sudden_deaf: f(
    "sudden hearing loss",
    "@sudden hear/deaf lose/cannot/deaf/one | @sudden deaf | @sudden hearing | wake deaf | deaf overnight",
    { bg: 0.1, implies: ["hearing_loss"] },
  ),
  ear_full: f(
    "blocked feeling in the ear",
    "full.ear | ear full/block/clog/plug/stuff/wax/pop/pressure/pressured | pressure.ear | earwax | wax | aural full | ear feel block",
    { bg: 0.8 },
  ),
  tinnitus: f("ringing in the ears", "tinnitus | ring/ringing/buzz/buzzing/hum ear | ear ring/buzz", { bg: 0.8 }),
  behind_ear: f(
    "swelling behind the ear",
    "behind ear swell/red/lump/bulge | swell.ear behind | mastoid | ear stick out",
    { bg: 0.1 },
  ),
  // Nose and sinuses
  runny_nose: f(
    "runny nose",
    "runnynose | nose drip/run | nose discharge clear/watery | discharge.nose | postnasal | nasal drip",
    { bg: 6 },
  ),
  blocked_nose: f("blocked nose", "stuffynose | full.nose | nose block/congest | cannot breathe nose | nose stuffed", {
    bg: 5,
  }),
  sneezing: f("sneezing", "sneeze", { bg: 3 }),
  itchy_nose: f("itchy nose or throat", "itch.nose/throat/mouth | itch nose/palate", { bg: 0.6 }),
  thick_nasal: f(
    "thick colored nasal discharge",
    "@green nose/mucus/snot/nasal/runnynose/discharge.nose | purulent nasal/nose/runnynose | thick nasal/nose/snot | nose @green | green snot | yellow snot",
    { bg: 1, implies: ["runny_nose"] },
  ),
  sinus_pain: f(
    "pain or pressure over the sinuses",
    "pain.sinus/face/forehead | pressure.face/sinus/forehead | sinus pressure/@pain | full.face/sinus | face pressure | @worse bend forward face/sinus/headache | cheek @pain | toothache upper sinus",
    { bg: 2 },
  ),
  nosebleed: f("nosebleed", "bleed.nose | nosebleed", { bg: 1 }),
  loss_of_smell: f("loss of smell or taste", "nosmell", { bg: 0.8 }),
  // Mouth and throat
  sore_throat: f(
    "sore throat",
    "sorethroat | pain.throat | pain.swallow | burn.throat | throat irritate/sore/raw/tickle",
    { bg: 6 },
  ),
  painful_swallow: f("painful swallowing", "pain.swallow | hurt/@pain swallow | swallow @pain/hurt | odynophagia", {
    bg: 1.2,
    implies: ["sore_throat"],
  }),
  trouble_swallowing: f(
    "trouble swallowing",
    "dysphagia | difficulty/hard/trouble/problem/stick/stuck swallow/food/throat/chest | swallow difficulty/difficult/hard/trouble | food stick/stuck/get | cannotswallow | swallow solid/liquid",
    { bg: 1 },
  ),
  swallow_solids: f(
    "food sticking, solids first",
    "&swallow/dysphagia/stuck/stick solid/solids/meat/bread | solid food | solids liquids | dysphagia solid",
    { bg: 0.2, implies: ["trouble_swallowing"] },
  ),
  swallow_both: f(
    "trouble with solids and liquids alike",
    "&solid/solids liquid/liquids swallow/dysphagia | solid liquid | both liquids | dysphagia liquid",
    { bg: 0.1, implies: ["trouble_swallowing"] },
  ),
  regurgitation: f(
    "food coming back up",
    "regurgitate/regurgitation | food back up/come/throat | undigested | acid mouth/throat/back | sour/bitter taste/mouth | taste sour/bitter/acid/metallic | acid come/rise/reflux",
    { bg: 0.8 },
  ),
  throat_closing: f(
    "throat or tongue swelling",
    "swell.throat/tongue/lip/face | throat close/swell/closing/tight/tighten | pressure.throat | tongue swell/thick/big/huge/large | lip/throat big/huge/thick | lip/lips swell | angioedema | pressure.throat | face swell lip/tongue",
    { bg: 0.5 },
  ),
  face_swelling: f(
    "swollen face",
    "swell.face/eye/eyelid/lip | face puffy/swell | puffy face/eye | periorbital | angioedema",
    { bg: 1 },
  ),
  drooling: f("drooling, cannot swallow saliva", "drooling | cannotswallow saliva/own/spit | cannotswallow", {
    bg: 0.2,
  }),
  muffled_voice: f("muffled voice", "muffle voice/speech | hot potato | voice muffle/thick", { bg: 0.1 }),
  tripod: f(
    "sitting leaning forward to breathe",
    "tripod | lean forward breath | sit forward/upright breath | sniffing position | forward neck",
    { bg: 0.1 },
  ),
  trismus: f(
    "cannot open the mouth",
    "cannot open mouth/jaw | trismus | lockjaw | difficulty open mouth | jaw lock/stiff/spasm/clench/clamp/seize | stiff.jaw | pressure.jaw | hardly open mouth",
    { bg: 0.2 },
  ),
  one_side_throat: f(
    "throat pain on one side",
    "sorethroat one/right/left/side | &sorethroat/pain.throat one/right/left side | one side throat | uvula",
    { bg: 0.3, implies: ["sore_throat"] },
  ),
  tonsil_exudate: f(
    "white patches on the tonsils",
    "tonsil white/exudate/pus/spot/patch/swell/enlarge/red | white patch/spot/exudate throat/tonsil | exudate | swell.throat | pus throat | red.throat",
    { bg: 1 },
  ),
  mouth_ulcers: f(
    "mouth ulcers",
    "ulcer/sore/canker/blister mouth/tongue/lip/gum/cheek | sore_.mouth/tongue/lip/gum | mouth sore/ulcer | canker | aphthous | crater mouth/tongue/lip/gum/cheek | blister.mouth/lip/tongue | mouth lesion | pain.mouth/tongue",
    { bg: 0.8 },
  ),
  white_mouth: f(
    "white patches in the mouth",
    "white patch/coat/spot mouth/tongue/cheek | thrush | cheesy mouth/tongue | milk tongue",
    { bg: 0.3 },
  ),
  cold_sore: f("blisters on the lip", "cold sore | fever blister | blister.lip | tingle lip blister | lip blister", {
    bg: 0.3,
  }),
  toothache: f("toothache", "pain.tooth/gum | tooth @pain/ache/abscess/crack/sensitive/broken | dental @pain", {
    bg: 0.8,
  }),
  gum_swelling: f(
    "swollen gum or jaw",
    "swell.gum/jaw/face tooth | swell.gum | abscess tooth/dental/gum | swell.jaw/face toothache",
    { bg: 0.4 },
  ),
  parotid: f(
    "swelling in front of the ear or along the jaw",
    "swell.jaw/face/ear both/side/chew/cheek | parotid | swell.jaw | cheek swell | chipmunk | swell.gland jaw/ear/cheek | swell cheek/jaw",
    { bg: 0.3 },
  ),
  dry_mouth: f("dry mouth", "dry.mouth/tongue/lip | mouth dry | xerostomia | dry mouth", { bg: 1.5 }),
  smooth_tongue: f(
    "sore smooth tongue",
    "tongue sore/smooth/beefy/red/inflame/burn | glossitis | pain.tongue | red.tongue | burn.tongue",
    { bg: 0.3 },
  ),
  strawberry_tongue: f("a red strawberry tongue", "strawberrytongue | cracked lip/lips red", { bg: 0.05 }),
  bad_breath: f("bad breath", "bad/foul breath | halitosis | breath smell/odor/fruity | mouth odor", { bg: 0.4 }),
  fruity_breath: f(
    "fruity breath",
    "fruity breath/smell | breath fruity/acetone/sweet/pear | acetone | ketone/ketones",
    { bg: 0.1 },
  ),
  neck_front_swelling: f(
    "swelling in the front of the neck",
    "goiter/goitre | thyroid swell/enlarge/lump/big | front neck swell | lump.neck front | swell.neck front",
    { bg: 0.3 },
  ),
  bulging_eyes: f(
    "bulging eyes",
    "eye bulge/protrude/prominent/stare | bulge eye | proptosis/exophthalmos | swell.eye stare",
    { bg: 0.15 },
  ),
} as const;
