import { f } from "./finding";

/** Skin, hair, nails, bites and stings. */
export const SKIN = {
  rash: f(
    "a rash",
    "rash.body/skin/trunk/face/arm/leg/chest/back/belly/neck/hand/foot/elbow/knee/groin/buttock | rash | eruption | red/itch/bumpy/blotch spots/bumps/patch/patches | red spot/patch/bump | spots allover/body/skin | red.skin | erythema | skin lesion/lesions/red",
    { bg: 4 },
  ),
  itching: f("itching", "@itch | itch.skin/body/head/arm/leg/hand/foot/face", { bg: 4 }),
  itch_night: f("itching worse at night", "@itch night/bed/sleep | &@itch night", { bg: 0.5, implies: ["itching"] }),
  contacts_itch: f(
    "others at home itch too",
    "&@itch family/partner/household/roommate/others/brother/sister/wife/dorm/nursing | others itch | between finger/fingers | web finger | burrow | finger web",
    { bg: 0.2 },
  ),
  hives: f(
    "hives",
    "hives | hive | welt | urticaria | wheal | raised itch/red/patch/bumps come/itch | itchy welts | bumps come go",
    { bg: 0.8, implies: ["rash"] },
  ),
  non_fading: f(
    "a rash that does not fade under a glass",
    "non-blanching/nonblanching | blanch/fade/disappear not/glass/press | petechiae/petechial/purpura/purpuric | purple spot/spots/rash/blotch/bruise_rash | rash purple/fade/glass/tumbler | pinprick | &rash not fade/blanch/disappear | &spots not fade/blanch/disappear",
    { bg: 0.3, implies: ["rash"] },
  ),
  blisters: f("blisters", "blister | vesicle/vesicular | fluid filled/bumps | bulla/bullae | rash fluid", { bg: 0.8 }),
  blister_band: f(
    "painful blisters in a band on one side",
    "shingles | &blister/rash/blister.back/blister.chest band/stripe/side/dermatome | &blister/rash strip/line/one @pain/burn/stab/tingle | &blister @pain/burn left/right | &rash/blister @pain/burn one/left/right side | &rash @pain/burn before | belt rash/blister | band blister/rash | dermatomal/dermatome | &burn/@pain blister.chest/blister.back/blister.trunk/blister.face",
    { bg: 0.2, implies: ["rash"] },
  ),
  peeling_skin: f(
    "skin peeling or blistering with sore mouth or eyes",
    "skin peel/slough/sheet/come off/fall/blister_all | &peel/blister mouth/eye/lips rash/fever | stevens | painful skin peel/rash | peel skin/sheet",
    { bg: 0.1 },
  ),
  circular_rash: f(
    "a ring-shaped rash",
    "ring/circle/circular/round/oval rash/patch/lesion/scale/red | ringworm | rash ring/circular/round | patch ring | annular",
    { bg: 0.3, implies: ["rash"] },
  ),
  bullseye: f(
    "a growing bull's-eye rash",
    "bullseye | bull eye | target rash/lesion/like | rash expand/grow/enlarge/spread ring/tick/center/clear | central clearing | erythema migrans | rash expand | expand rash",
    { bg: 0.1, implies: ["rash"] },
  ),
  tick_bite: f("a tick bite", "tick | ticks | deer tick | tick bite", { bg: 0.2 }),
  dry_scaly: f(
    "dry, scaly patches",
    "scale/scaly patch/skin/rash/plaque/red | dry.skin | dry scale/skin/patch/flake | scale.skin/head/elbow/knee/arm/leg/face | flaky skin/patch | silvery | plaque/plaques | skin crack/dry/rough",
    { bg: 1.2 },
  ),
  flexural: f(
    "itchy skin in the bends of elbows and knees",
    "&rash/dry/@itch/eczema/patches elbow/knee crease/fold/bend/inside/crook/behind | eczema | behind knee/knees | crook elbow | inside elbow | flexural | inner elbow",
    { bg: 0.3 },
  ),
  silvery_plaques: f(
    "thick silvery plaques on elbows, knees or scalp",
    "silvery/silver/thick scale/plaque/patch | psoriasis | plaque elbow/knee/scalp | &scale/scaly elbow/elbows knee/knees",
    { bg: 0.2, implies: ["dry_scaly"] },
  ),
  contact_trigger: f(
    "a rash where something touched the skin",
    "poisonivy | new soap/detergent/lotion/cream/perfume/jewelry/watch/cosmetic/makeup/shampoo/laundry/bracelet/necklace | nickel | &rash/@itch/red hike/garden/plants/weeds/hedge/ivy/jewelry/detergent/soap/lotion/perfume/watch/gloves/cleaning/deodorant/sunscreen/plaster/latex | after touch plant | hiking woods brush",
    { bg: 0.4 },
  ),
  acne: f(
    "pimples",
    "acne | spots chin/forehead/cheek | greasy/oily skin spots | pimple/pimples/zit/zits/blackhead/whitehead | rash.face oily | comedone | breakouts",
    { bg: 0.6 },
  ),
  face_flush: f(
    "flushed cheeks with visible vessels",
    "flush/flushing face/cheek/nose/spicy/alcohol/hot | &red.face alcohol/spicy/sun/hot/flush/heat/vessel | rosacea | red.face/nose cheek | visible vessel/vessels | telangiectasia | red cheek/cheeks",
    { bg: 0.4 },
  ),
  butterfly_rash: f(
    "a butterfly rash on the cheeks",
    "butterfly/malar rash | rash.face cheek/nose/sun | rash cheek/cheeks nose/bridge | photosensitive/photosensitivity | rash sun @worse/exposure | &rash.face joint/sun",
    { bg: 0.15 },
  ),
  slapped_cheek: f("bright red cheeks in a child", "slap cheek | slapped | &@child red cheek/cheeks lacy", {
    bg: 0.08,
  }),
  honey_crust: f(
    "honey-colored crusts",
    "honey color/colored/crust | golden/yellow crust | crust sore/sores/face/mouth/nose/lesion | impetigo | &crust/ooze sore/sores face/mouth/nose/child | crusty sores",
    { bg: 0.15 },
  ),
  vesicles_crops: f(
    "itchy blisters in different stages",
    "chickenpox | chicken pox | varicella | &blister/spots/vesicle/rash crops/stages/crust/scab/new itch | different stage | &@itch blister/vesicle/spots trunk/face/body fever | dew drop | spots blister scab",
    { bg: 0.15, implies: ["rash"] },
  ),
  hand_foot_mouth: f(
    "spots on hands, feet and in the mouth",
    "hand foot mouth | &rash/spots/blister/blister.hand hand/hands/palm foot/feet/sole mouth | &mouth hands feet | rash.hand mouth | rash palm/palms sole/soles | palms soles",
    { bg: 0.15 },
  ),
  palms_rash: f(
    "a rash on palms and soles",
    "&rash palm/palms/sole/soles | &rash wrist ankle | rash.hand foot | palms soles rash",
    { bg: 0.1 },
  ),
  measles_rash: f(
    "a rash spreading down from the face",
    "&rash face/hairline/ears/head spread/down/trunk/body | maculopapular | rash face then | koplik | rash start face/ear | &rash.face spread",
    { bg: 0.2, implies: ["rash"] },
  ),
  sandpaper_rash: f(
    "a rough sandpaper-like rash",
    "sandpaper/sand-paper/rough rash/skin | scarlet | rash sandpaper/rough",
    { bg: 0.08, implies: ["rash"] },
  ),
  diaper_rash: f(
    "a rash in the diaper area",
    "diaper/nappy rash/red/area/region/sore | rash.buttock/genitals @child | &red/rash/rash.buttock diaper/nappy | rash bottom baby",
    { bg: 0.2 },
  ),
  athlete_foot: f(
    "itchy, peeling skin between the toes",
    "between toe/toes | &@itch/peel/crack/scale/burn toe/toes/foot/feet | athlete | itch.foot/toe | scale.foot/toe | web toe",
    { bg: 0.2 },
  ),
  groin_rash: f("an itchy rash in the groin", "rash.groin | itch.groin | jock | groin rash/itch | red.groin", {
    bg: 0.2,
  }),
  nail_change: f(
    "thick, discolored nails",
    "nail/toenail/nails/toenails thick/yellow/discolor/brittle/crumble/white/fungus/brown/dystrophic | thick nail/toenail | yellow nail/toenail | fungus nail | pitting nail",
    { bg: 0.3 },
  ),
  ingrown: f(
    "a sore, red nail fold",
    "ingrown | nail fold/edge/side red/swell/@pain/pus | paronychia | hangnail | &pain.toe/pain.finger/swell.finger/swell.toe/red.finger/red.toe nail/cuticle | around nail/fingernail",
    { bg: 0.2 },
  ),
  finger_blisters: f(
    "painful blisters on a fingertip",
    "blister.finger/thumb | whitlow | &vesicle/blister finger/fingertip/thumb | fingertip blister",
    { bg: 0.05 },
  ),
  wart: f("a wart", "wart/verruca | rough growth/bump | plantar wart | corn/callus", { bg: 0.3 }),
  mole_change: f(
    "a mole or spot that changes",
    "mole change/grow/bleed/dark/new/irregular/itch/bigger/shape/border | mole | melanoma | spot/sore/lesion/growth skin heal/bleed/pearly/new/not/persisting/grow | pearly | sore persisting | &sore_.face/sore_.nose heal/persisting/month | dark spot",
    { bg: 0.3 },
  ),
  hair_loss: f("hair loss", "hair loss/lose/fall/thin/shed/clump/brittle/coarse | bald | alopecia | @lose hair", {
    bg: 0.8,
  }),
  dry_skin: f(
    "dry skin or lips",
    "dry.skin | skin dry/rough/coarse | dry skin | dry/chapped/cracked/peeling lip | heel crack/cracked/dry",
    { bg: 1.2 },
  ),
  thick_skin: f(
    "tight, thickened skin of hands or face",
    "tight/thick/hard/shiny/stiff skin | skin tight/thick/hard/shiny | stiff.skin | scleroderma | tightening skin finger/hand/face",
    { bg: 0.1 },
  ),
  velvety: f(
    "dark velvety patches in folds",
    "velvety | acanthosis | dark/black/thick neck/armpit/groin/fold patch/skin | &dark/darken/black/brown neck/armpit/fold/groin/underarm | hyperpigmented neck/armpit",
    { bg: 0.15 },
  ),
  cellulitis: f(
    "spreading red, hot skin",
    "red.leg/arm/foot/hand/calf/skin hot/warm/spread/swell/tender | &red/red.leg/red.skin/red.arm spread/warm/hot/expand | cellulitis | hot.leg/arm/foot/skin red | spread red | warm tender red | red warm | redness spreading | infected bite/wound/cut | wound pus/red/infected",
    { bg: 0.6 },
  ),
  red_streak: f(
    "a red streak running up",
    "=red streak | red line up/spread/toward/run/travel/track | streak up arm/leg | red streak up/spread/toward",
    { bg: 0.08 },
  ),
  severe_skin_pain: f(
    "skin pain far worse than it looks, skin turning dark",
    "&pain/@pain out_of_proportion | out proportion | @worse than looks | skin/wound/scrotum/genitals/testicle/buttock/labia black/purple/dusky | skin grey/crackle/dead/necrotic | flesh eat | &red/swell @worst @pain rapid/spread/hour | gangrene",
    { bg: 0.1 },
  ),
  abscess: f(
    "a painful boil",
    "abscess/boil/boils/pus/furuncle/carbuncle | lump.skin/armpit/groin/buttock/back/neck @pain/red/pus | pus lump/bump | pilonidal",
    { bg: 0.4 },
  ),
  sting: f("an insect sting", "sting/stung bee/wasp/hornet/insect/yellow/ant/bug/jellyfish | stung | fire ant", {
    bg: 0.3,
  }),
  insect_bite: f(
    "insect bites",
    "bite/bit/bitten mosquito/bug/insect/flea/bedbug/spider/midge/fly/ants/chigger/gnat | mosquito | bug bite | flea | bite itch/bump/red | insect bite | itchy bites",
    { bg: 0.4 },
  ),
  local_sting: f(
    "swelling only at the sting",
    "&sting/stung/bite/bitten site/local/arm/hand/leg/foot swell/red/@itch/@pain | swell only/site/around sting/bite | swell/red/@itch around/site | &stung/sting/bite @pain/red/swell/@itch hand/finger/arm/leg/foot/toe/site",
    { bg: 0.2 },
  ),
  lice: f("lice", "lice | nit/nits | head lice | itch.head | scalp itch | itchy scalp", { bg: 0.2 }),
  dandruff: f("flaky scalp", "dandruff | flake scalp/hair/head | scalp flake/scale | cradle cap | scale.head", {
    bg: 0.3,
  }),
  foot_ulcer: f(
    "an open sore on the foot or leg",
    "sore_.foot/leg/toe/heel/ankle | ulcer foot/toe/leg/ankle/diabetic | open sore | wound foot/toe/leg heal/persisting | &sore/wound/blister foot/toe/heel heal/persisting",
    { bg: 0.2 },
  ),
  scratch_animal: f("a cat's scratch", "cat/kitten scratch/bite/new/play | kitten | scratch cat", { bg: 0.1 }),
  skin_pale_patch: f(
    "pale or brown patches",
    "pale/light/white/brown/lighter patch/patches/spots skin/back/chest | vitiligo | versicolor | discoloration skin",
    { bg: 0.2 },
  ),
  recent_drug_rash: f(
    "a new medicine before the rash",
    "&rash/hives/@itch new/start/after/took medicine/antibiotic/amoxicillin/penicillin/drug/tablet | rash antibiotic/medicine/drug/amoxicillin | reaction medicine/drug/antibiotic",
    { bg: 0.3 },
  ),
} as const;
