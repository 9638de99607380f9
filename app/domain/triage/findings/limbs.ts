import { f } from "./finding";

/** Back, joints, muscles and injuries. */
export const LIMBS = {
  back_pain: f(
    "back pain",
    "pain.back/lowback | between shoulderblade | stiff.back | lumbago | back go/went out | injury.back | back spasm | threw back",
    { bg: 5 },
  ),
  low_back_pain: f("lower back pain", "pain.lowback | lowback | lumbar @pain", { bg: 3.5, implies: ["back_pain"] }),
  back_strain: f(
    "back pain after lifting or bending",
    "&pain.back/pain.lowback lift/bend/heavy/gardening/move/furniture/box/twist/shovel/work/carry | back lift | &back/lowback/stiff.back lift/carry/bend/shovel/gardening/dig/rake | back strain/pull/spasm | moving furniture/boxes",
    { bg: 0.8, implies: ["back_pain"] },
  ),
  sciatica: f(
    "back pain shooting down the leg",
    "radiate.leg/buttock/foot/calf | &pain.back/pain.lowback/pain.buttock leg/foot/buttock/calf down/radiate/shoot/numb | sciatica | down leg @pain | pain.buttock leg | shoot leg/thigh/calf/buttock | &pain.lowback/pain.back shoot/radiate/travel/down thigh/leg/calf/buttock/foot | electric leg",
    { bg: 0.8 },
  ),
  saddle_numb: f(
    "numbness between the legs",
    "numb.genitals/anus/buttock | numb.leg between | saddle | numb genital/groin/crotch/perineum/bottom/between | between legs numb | numb.groin | wipe feel | cannot feel wipe/toilet",
    { bg: 0.1 },
  ),
  both_legs_weak: f(
    "weakness of both legs",
    "both leg/legs weak/numb/give | weak.leg both | legs weak/give/buckle/jelly | bilateral leg weak | weak.leg | cannotmove leg/legs | leg weak @worse/progressive",
    { bg: 0.8 },
  ),
  morning_stiffness: f(
    "stiffness in the morning",
    "stiff.joint/back/hand/finger/shoulder/hip/muscle/neck/lowback morning | morning stiff | &stiff morning/wake/hour/inactivity/rest | stiff morning",
    { bg: 1.2 },
  ),
  better_with_movement: f(
    "better with movement, worse at rest",
    "&pain.back/stiff/pain.lowback @relief exercise/move/activity | @relief exercise/movement/activity stiff/back | @worse rest/night back | &stiff @relief exercise/move",
    { bg: 0.3 },
  ),
  worse_with_use: f(
    "worse with use, better with rest",
    "&@worse/@pain use/walk/activity/stairs/stand/climb/end_of_day joint/knee/hip/hand | pain.knee/hip/joint walk/stairs/activity/stand | @relief rest | @worse activity/movement/use",
    { bg: 1.5 },
  ),
  hot_joint: f(
    "a hot, swollen joint",
    "swell.joint/knee/ankle/elbow/wrist/hip/finger/bigtoe/toe | hot.joint/knee/ankle/elbow/wrist | red.joint/bigtoe/toe | &red.knee/ankle/elbow/wrist hot/warm/@swell | joint swell/red/hot/warm | knee swell/hot | swollen joint",
    { bg: 1.5 },
  ),
  joints_small: f(
    "swollen joints of both hands",
    "&swell/@pain/stiff hand/hands/finger/wrist/knuckle both/symmetric/bilateral | &pain.finger/pain.hand/stiff.hand/swell.hand/swell.finger joint/both/morning | symmetric/symmetrical joint | small joint | swell.hand/finger | knuckles swell",
    { bg: 0.4, implies: ["joint_pain"] },
  ),
  joints_migrating: f(
    "joint pain that moves from joint to joint",
    "&joint/knee/elbow/ankle/wrist move/migrate/another/other/next/following | migratory",
    { bg: 0.1, implies: ["joint_pain"] },
  ),
  big_toe: f(
    "a red, swollen, very painful big toe",
    "pain.bigtoe | swell.bigtoe | red.bigtoe | bigtoe | podagra | gout",
    { bg: 0.4 },
  ),
  knee_pain: f("knee pain", "pain.knee | knee @pain/hurt/sore | swell.knee | injury.knee", { bg: 2 }),
  knee_front: f(
    "pain around the kneecap on stairs or sitting",
    "&pain.knee/kneecap stair/stairs/sit/squat/kneel/run/front/down/hill | kneecap | patella | front knee",
    { bg: 0.4, implies: ["knee_pain"] },
  ),
  knee_lock: f("knee locking or giving way", "knee lock/give/catch/pop/buckle/twist/unstable/click | twist knee", {
    bg: 0.3,
    implies: ["knee_pain"],
  }),
  hip_pain: f("hip pain", "pain.hip | hip @pain | injury.hip | groin hip", { bg: 0.8 }),
  shoulder_pain: f("shoulder pain", "pain.shoulder/shoulderblade | stiff.shoulder | shoulder @pain/hurt", { bg: 1.5 }),
  shoulder_overhead: f(
    "shoulder pain raising the arm",
    "&shoulder/pain.shoulder/arm overhead/raise/lift/reach/above/throw/night/comb | cannotmove arm/shoulder | overhead | lift arm | raise arm | abduct | rotator",
    { bg: 0.4, implies: ["shoulder_pain"] },
  ),
  shoulder_girdle: f(
    "stiff shoulders and hips on both sides",
    "&pain.shoulder/stiff.shoulder/shoulder hip/hips/thigh/pelvic | &shoulder hip stiff/@pain both/morning | shoulders hips | both shoulders",
    { bg: 0.2 },
  ),
  elbow_outer: f(
    "pain on the outer elbow",
    "pain.elbow outer/lateral/outside/tennis/grip/racket | lateral elbow | tennis elbow | &pain.elbow grip/lift/tennis/type/racket/computer/screw | outside elbow",
    { bg: 0.2 },
  ),
  elbow_inner: f(
    "pain on the inner elbow",
    "pain.elbow inner/medial/inside/golf | medial elbow | golfer | inner elbow | &pain.elbow golf/throw/pitch/inner/medial",
    { bg: 0.1 },
  ),
  thumb_wrist: f(
    "pain at the base of the thumb",
    "pain.thumb | base thumb | thumb side/wrist @pain | &pain.wrist thumb | thumb @pain | swell.thumb",
    { bg: 0.2 },
  ),
  // Not of an arm: that can be the heart, and is read by itself (`arm_jaw_alone`).
  limb_pain: f(
    "pain in a hand, leg or foot",
    "pain.leg/pain.foot/pain.ankle/pain.toe/pain.hand/pain.wrist/pain.elbow/pain.finger/pain.buttock",
    { bg: 4 },
  ),
  heel_pain: f(
    "heel pain on first steps",
    "pain.heel | heel @pain | plantar | first step @pain | pain.foot morning/first | &pain.foot/pain.heel morning/first/step",
    { bg: 0.4 },
  ),
  achilles: f(
    "pain at the back of the heel",
    "achilles | back heel/ankle @pain | &pain.heel/pain.ankle back/run/above/tendon | behind ankle @pain | heel cord | tendon ankle/heel",
    { bg: 0.15 },
  ),
  achilles_snap: f(
    "a snap at the back of the ankle",
    "snap/pop calf/ankle/heel/achilles | &kicked/hit back_of_leg/calf pop | stand tiptoe | &pop/snap calf/heel/achilles",
    { bg: 0.05 },
  ),
  ankle_twist: f(
    "a twisted ankle",
    "@twist ankle/foot | ankle @twist/sprain/turn/roll | injury.ankle | roll ankle | sprain ankle",
    { bg: 0.6 },
  ),
  wrist_injury: f(
    "a fall on the hand",
    "fall outstretched | &fall/fell hand/wrist/arm/elbow/outstretched | injury.wrist/hand/arm/elbow/collarbone/shoulder | fall hand/wrist",
    { bg: 0.4 },
  ),
  injury: f(
    "an injury",
    "@hit | injury/injure | break arm/leg/shin/wrist/ankle/foot/hip/rib/bone/collarbone/toe/finger/hand | fall/fell stairs/bike/ladder/horse/down/off/hard/ice/slip | accident | sprain/sprained | twist | trauma | slip fall | fell | fall on/onto | play soccer/football/basketball hurt",
    { bg: 4 },
  ),
  major_trauma: f(
    "a major accident",
    "car/motorcycle/motorbike/vehicle crash/accident/collision/hit | hit car/truck/bus | run over | fall height/roof/ladder/storey/floor/feet/meters | gunshot/stabwound/impale | =was shot | shot gun/chest/belly/leg | thrown horse/car | high speed",
    { bg: 0.2, implies: ["injury"] },
  ),
  deformity: f(
    "a bent or deformed limb",
    "deform.arm/leg/wrist/ankle/shoulder/finger/elbow/knee/foot/hand | deform/deformity | bone stick/poke/through/visible/out/sticking/protrude | crooked/bent/odd/wrong/weird angle/shape/looks | bone out skin | open fracture | look out place | square shoulder | shoulder shape/flat",
    { bg: 0.2 },
  ),
  cannot_bear: f(
    "cannot put weight on it or use it",
    "badwalk | cannotmove arm/leg/foot/wrist/hand/finger/knee/hip/elbow/shoulder/ankle | unable weight | weight bear cannot/unable/@pain | limp/limping | refuse walk/stand/bear",
    { bg: 1 },
  ),
  swollen_bruised: f(
    "swelling and bruising after an injury",
    "&swell/swell.ankle/swell.knee/swell.wrist/swell.foot/swell.finger/bruise twist/injury/fall/fell/sprain/roll/hit/jam | bruise swell | swell bruise",
    { bg: 0.8 },
  ),
  finger_jam: f(
    "a jammed or crushed finger",
    "jam/jammed/crush/slam/shut/trap finger/door/thumb/toe/hand | stub toe | injury.finger/toe | door finger",
    { bg: 0.2 },
  ),
  cut: f(
    "a cut",
    "cut/lacerate/laceration/slice/gash finger/hand/knife/glass/leg/foot/arm/head/face/skin/deep/bleed/stitch/myself/chin/forehead | laceration/gash | wound bleed/deep/open/gape | knife/glass cut | cut",
    { bg: 0.6 },
  ),
  minor_cut: f(
    "a small cut or graze",
    "splinter finger/hand/foot/thumb/toe | small/minor/superficial/shallow/little/paper cut/scratch/wound/graze/scrape | graze/scrape/abrasion | bleeding stop pressure",
    { bg: 0.4 },
  ),
  deep_wound: f(
    "a deep or gaping wound",
    "stabwound/gunshot | deep/gape/gaping/wide cut/wound/laceration/gash/puncture | see fat/bone/tendon | stitch/stitches/suture need | nail step/foot/rusty/puncture | puncture wound | bone fat visible | wound gape/edges",
    { bg: 0.2, implies: ["cut"] },
  ),
  dirty_wound: f(
    "a dirty wound or old tetanus shot",
    "rusty nail/metal/wire/knife | step/stepped nail | tetanus old/due/overdue/never/expired | no tetanus | dirty/soil/mud/rust/manure/garden/farm/fence/thorn/splinter wound/cut/nail/scratch | &cut/wound/scratch/thorn manure/soil/dirt/rust/barn/stable/garden/earth | barbed | prick/pricked/scratch/stab thorn/nail/rose/fence/rake | rusty tin/metal/fence/blade/can | &splinter/thorn garden/soil/wood/rose",
    { bg: 0.2 },
  ),
  amputation: f("a severed part", "amputate | cut off finger/toe/hand/tip | finger off", { bg: 0.02 }),
  burn_injury: f(
    "a burn",
    "scald | touch/grab/grip hot | hot pan/stove/oven/iron/kettle touch/finger/hand/arm/grab | touch oven/stove/iron/kettle/pan/radiator/grill/hob/exhaust | spill hot/boiling/coffee/tea/soup | splash hot/oil | burn boiling/hot/water/oil/stove/fire/iron/oven/coffee/tea/steam/pan/kettle/grill/flame/hand/finger | burnt/burned touch/hand/finger/arm/kettle | sunburn | burn.hand/arm/finger/leg hot/stove/water | chemical burn/skin | electrical burn",
    { bg: 0.5 },
  ),
  major_burn: f(
    "a large or deep burn",
    "third degree | burn charred/leathery/circumference | large/extensive burn | burn.face/genitals water/fire/oil/steam/boiling/flame/hot/acid | boiling/scald face/chest/whole/large/genitals | fire/smoke inhale/house/trapped | chemical/electrical burn | singed hair/eyebrow/eyebrows/nose",
    { bg: 0.05, implies: ["burn_injury"] },
  ),
  sunburn: f(
    "sunburn",
    "sunburn | fallasleep sun | sunbathe/sunbathing | lie sun | sun burn/exposure/beach/red/pool | &red/burn sun/beach/outdoors/sunscreen | beach sun",
    { bg: 0.3 },
  ),
  bite_animal: f(
    "an animal or human bite",
    "bite/bitten dog/cat/human/bat/raccoon/fox/animal/monkey/rat/person | dog/cat bite | bat",
    { bg: 0.3 },
  ),
  bone_pain: f("bone pain", "bone @pain/ache/tender | pain.back bone | deep bone | bones ache | bony", { bg: 0.6 }),
  height_loss: f(
    "sudden back pain with little force, lost height",
    "&pain.back osteoporosis/lose_height/fall/cough/old | lose height | height | stoop/hunched/kyphosis | compression fracture",
    { bg: 0.1 },
  ),
  muscle_pain_dark: f(
    "muscle pain and dark urine after exertion",
    "&pain.muscle/muscle/thigh urine dark/red/cola/discoloration/brown | &muscle urine dark/red/brown/discolor | rhabdo",
    { bg: 0.05 },
  ),
  muscle_cramp: f(
    "muscle cramps",
    "musclecramp | cramp leg/calf/muscle/foot/night | muscle cramp/spasm | leg cramp | spasm muscle | cramp/spasm noise/sound/touch/slam | back cramp/arch | spasm painful/back/jaw/neck",
    { bg: 1 },
  ),
  widespread_pain: f(
    "pain all over for months",
    "pain.body | ache/@pain allover/everywhere/widespread/chronic | widespread | tender point | fibromyalgia | diffuse musculoskeletal/body @pain",
    { bg: 0.6 },
  ),
  pain_overuse: f(
    "pain after overuse or new exercise",
    "overuse | repetitive | new exercise/workout/gym/running | after gym/workout/exercise/running/tennis/lift/weights | training/train increase | &@pain/stiff squats/weights/workout/gym/lunges/pushups/jog/jogging/dance/hike/spinning/bootcamp | squats | marathon | overdo | &sore workout/gym/exercise | strain/strained/pulled muscle | pull muscle",
    { bg: 1 },
  ),
  leg_shape: f(
    "a shortened, turned-out leg",
    "leg short/shorter/rotate/turned | &fall hip/leg cannot/badwalk/shorter | hip fracture/broken",
    { bg: 0.05 },
  ),
  tight_swollen_limb: f(
    "unbearable pain in a tight, swollen limb",
    "compartment | cast/plaster tight/@pain/numb | calf/forearm/shin rock/tense/wood hard/tight | &pain.leg/pain.calf/pain.arm tight/tense crush/cast/fracture/broken | @pain stretch toes/fingers",
    { bg: 0.05 },
  ),
  child_limb: f(
    "a child who does not use a limb",
    "&@child limp/not_walk/refuse/use arm/leg/walk | refuse walk | not use arm/leg | pull/pulled arm/elbow @child | nursemaid",
    { bg: 0.1 },
  ),
  prosthetic: f("a joint replacement", "joint replace/replacement | prosthesis | artificial joint/hip/knee", {
    bg: 0.3,
  }),
} as const;
