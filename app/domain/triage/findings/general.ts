import { f } from "./finding";

/** Whole-body complaints, sleep, weight, mind. */
export const GENERAL = {
  fever: f("fever", "@fever | @fever high | hot feverish | temp high | high temp | hot.body/skin/head/forehead child", {
    bg: 12,
  }),
  low_fever: f("slight fever", "lowgradefever", { implies: ["fever"] }),
  high_fever: f(
    "high fever",
    "@fever @severe | spike @fever | fever 40/39/103/104/105 | very high fever | =high fever",
    { bg: 4, implies: ["fever"] },
  ),
  prolonged_fever: f("fever for days", "", { bg: 2, implies: ["fever"] }),
  recurrent_fever: f(
    "fever that comes and goes",
    "@fever intermittent/recurrent/undulant/periodic/come | fever every/evening",
    { bg: 1, implies: ["fever"] },
  ),
  chills: f("chills or shivering", "@chill", { bg: 5 }),
  rigors: f("shaking chills", "rigor/rigour | shake @chill | shiver uncontrol | teeth chatter | @chill @severe", {
    bg: 1.5,
    implies: ["chills"],
  }),
  sweating: f("sweating", "@sweat | drench", { bg: 4 }),
  cold_sweat: f(
    "cold sweat, clammy skin",
    "cold @sweat | clammy | diaphoretic/diaphoresis | break @sweat | pour @sweat | @sweat profuse",
    { bg: 1, implies: ["sweating"] },
  ),
  night_sweats: f("night sweats", "night @sweat | @sweat sleep/sheet/pajama/bedding | drench sheet", {
    bg: 1.5,
    implies: ["sweating"],
  }),
  severe_pain: f("severe pain", "@worst @pain | @pain @worst | bad/horrible/awful/extreme @pain", { bg: 5 }),
  sudden_severe_pain: f(
    "sudden severe pain",
    "@sudden @worst @pain | @sudden bad/horrible/awful @pain | &@sudden @pain @worst",
    { bg: 1.5, implies: ["severe_pain"] },
  ),
  fatigue: f("tiredness", "@tired | fatigue/fatigu | asthenia | lack stamina | energy drain", { bg: 12 }),
  malaise: f(
    "feeling generally ill",
    "malaise | unwell | feel ill | rundown | run-down | =feel awful | =feel rotten | =feel terrible | under weather",
    { bg: 5 },
  ),
  weight_loss: f("weight loss without trying", "weightloss", { bg: 4 }),
  weight_gain: f("weight gain", "weightgain | obese recent | get fat", { bg: 4 }),
  wants_weight_loss: f(
    "a wish to lose weight",
    "wantweightloss | weight plateau/stall/stuck/shift/budge | weight not move/drop/change | plateau | scale stuck/budge | diet fail | lose weight",
    { bg: 3 },
  ),
  poor_appetite: f("poor appetite", "poorappetite | appetite @lose | early satiety | full quick/fast/early", { bg: 7 }),
  increased_appetite: f(
    "increased appetite",
    "hangry | increase appetite | always hunger/hungry | hunger/hungry constant/constantly/nonstop | hungry all | hungry @worse/again | polyphagia | eat more | appetite @worse | hunger @severe | ravenous",
    { bg: 1 },
  ),
  thirst: f("strong thirst", "thirst | polydipsia | drink lot/water/much/excessive | parched", { bg: 2 }),
  high_sugar: f("a high blood sugar", "", { bg: 1 }),
  dehydration: f(
    "signs of dehydration",
    "dehydrate | sunken eye/fontanelle | dry mouth/lip/tongue @vomit/diarrhea | mouth parched | skin turgor | no tear | cry tear | dry mucous/mucosa/membrane",
    { bg: 1 },
  ),
  pallor: f("looking pale", "pale | pasty | ashen | white ghost | paleness | color drain", { bg: 2.5 }),
  mottled: f("mottled or ashen skin", "mottle | ashen | grey/gray skin/color | blotchy skin cold | marbled", {
    bg: 0.2,
    implies: ["pallor"],
  }),
  cyanosis: f(
    "blue lips or skin",
    "blue.lip/face/tongue/finger/nail/hand/mouth/toe/foot | cyanosis/cyanotic | turn blue/purple/grey/gray | go blue/purple/grey/gray",
    { bg: 0.5 },
  ),
  lightheaded: f("light-headedness", "lightheaded | faint feel | woozy/giddy | head swim | near faint | dizzy stand", {
    bg: 4,
    implies: ["dizziness"],
  }),
  dizziness: f("dizziness", "@dizzy | unsteady | off balance | disequilibrium", { bg: 7 }),
  fainting: f("fainting", "syncope | fainted/swoon | faint/collapse | episode faint | collapse", { bg: 2 }),
  postural: f(
    "dizzy on standing up",
    "@dizzy/lightheaded/syncope/@faint stand/upright/sit | orthostatic/postural | &stand lightheaded/dizzy",
    { bg: 1, implies: ["dizziness"] },
  ),
  palpitations: f(
    "palpitations",
    "palpitation | heart race/pound/flutter/skip/thump/jump/irregular/fast/rapid | irregular heartrate/heartbeat | heartbeat/heartrate fast/rapid/race/irregular/skip | skip beat | chest flutter | fast heartrate | tachycardia | racing heart",
    { bg: 4 },
  ),
  body_aches: f(
    "body or muscle aches",
    "pain.body/muscle | myalgia | ache allover | muscle @pain | body @pain | flu-like | flulike | aches pains | ache all",
    { bg: 6 },
  ),
  joint_pain: f("joint pain", "pain.joint | arthralgia | arthritis | joints hurt/ache/sore", { bg: 4 }),
  gland_swelling: f(
    "swollen lymph nodes",
    "swell.gland | swell.neck gland | lymphadenopathy | lump.neck/armpit/groin | lymph node | adenopathy | neck gland | pain.gland | swell gland",
    { bg: 2.5 },
  ),
  neck_lump: f("a lump in the neck", "lump.neck | swell.neck | lump.gland neck | neck mass", { bg: 0.8 }),
  poor_feeding: f(
    "poor feeding in a baby",
    "poorappetite @child | not feed/suck/nurse | feed poor/poorly | refuse breast/bottle/feed | &@child poorappetite | feed less",
    { bg: 0.8 },
  ),
  irritable_child: f(
    "an irritable child",
    "inconsolable | fussy | irritable @child | cry | cry nonstop/constant/lot/inconsolable | irritable infant | cranky | persistent cry | cry persist",
    { bg: 1.2 },
  ),
  drowsy: f(
    "drowsiness",
    "@drowsy | hard wake | difficult wake/rouse/arouse | unresponsive | stuporous | =very sleepy | excessive sleepy",
    { bg: 1.5 },
  ),
  unresponsive: f(
    "not responding",
    "unresponsive | unconscious | coma/comatose | =cannot wake | =not wake | passed-out still",
    { bg: 0.2, implies: ["drowsy"] },
  ),
  confusion: f(
    "confusion",
    "@confuse | not make sense | does not know where/who | disorient | mental status | altered mental | not herself/himself | act/behave/behaving strange/strangely/odd/oddly/weird/weirdly/funny/drunk | talk drunk | hallucinate | forget where | talk nonsense | agitate @confuse | not recognize/recognise | brain_fog_severe",
    { bg: 1.2 },
  ),
  memory_loss: f("memory trouble", "memory | forgetful/forget | =loses things | repeat question | misplace", {
    bg: 1.2,
  }),
  seizure: f(
    "a seizure",
    "seizure | convulsion/convulse | fit/fitting shake/jerk/first | had fit | having fit | tonic clonic | jerk limb/arm/leg/whole uncontrol | epileptic attack | =a fit | shake uncontrollable | stiff jerk",
    { bg: 0.8 },
  ),
  tongue_bite: f("a bitten tongue", "bite/bit tongue | tongue bite | incontinence seizure", { bg: 0.2 }),
  insomnia: f("trouble sleeping", "badsleep | insomnia | awake night | wake frequent/night", { bg: 5 }),
  daytime_sleepy: f(
    "sleepiness in the day",
    "daytime sleepy/sleepiness/somnolence/tired/drowsy | fallasleep work/drive/day/talk/meeting/tv/sudden | sleep attack | excessive sleepy/sleepiness | sleepy day | doze",
    { bg: 1.2 },
  ),
  snoring: f("snoring", "snore/snoring", { bg: 1 }),
  sleep_apnea_seen: f(
    "breathing pauses in sleep",
    "stop breath sleep/night | apnea/apneic | notbreathing sleep/night | choke sleep/night | dyspnea sleep wife/husband/partner | pause breath | gasp sleep/night | &dyspnea snore",
    { bg: 0.4 },
  ),
  unrefreshing: f("unrefreshing sleep", "unrefresh | not refresh | wake tired | tired despite sleep | unrested", {
    bg: 0.8,
  }),
  cataplexy: f(
    "sudden weakness with laughter",
    "cataplexy | laugh weak/collapse/knee | weak laugh/emotion | sleep paralysis | hallucination sleep | &weak laugh",
    { bg: 0.1 },
  ),
  anxiety: f(
    "anxiety",
    "anxious | worry/worried excessive/constant/everything/lot | nervous | panic | on edge | tense feel | restless | keyed | dread | excessive worry",
    { bg: 6 },
  ),
  panic: f(
    "a wave of panic",
    "panic | wave/sudden/intense fear/terror | fear die | impending doom | feel going die | sense doom | intense fear | think die",
    { bg: 1, implies: ["anxiety"] },
  ),
  doom: f("a sense of impending doom", "doom | fear die | feel die", { bg: 0.3 }),
  hyperventilation: f(
    "fast breathing with tingling",
    "hyperventilate | tingle finger/lip/mouth breath/anxious/panic | breath fast anxious/panic | numb.lip/mouth/finger panic",
    { bg: 0.5 },
  ),
  low_mood: f(
    "low mood",
    "depress | sad | hopeless | low mood | feel down | slightly/little/bit down since/lately/winter/days | winter blue/blues | =feeling down | =feel low | worthless | empty | cry spell/time/easily/frequent/lot | cry | tearful | mood low | unhappy | miserable | guilt/guilty",
    { bg: 4 },
  ),
  hopeless: f("feeling depressed or hopeless", "depress | hopeless | worthless | empty | guilt/guilty | no hope", {
    bg: 2,
    implies: ["low_mood"],
  }),
  anhedonia: f(
    "loss of interest",
    "lose interest | no interest/pleasure/joy/motivation | not/cannot enjoy | nothing joy/fun/enjoy/pleasure | withdraw | anhedonia | lose pleasure | uninterested",
    { bg: 1.5 },
  ),
  irritability: f("irritability", "irritable/irritability | short temper | mood swing | snappy | moody | angry", {
    bg: 2,
  }),
  poor_concentration: f(
    "poor concentration",
    "concentrate/concentration | brain fog | cannot focus | focus trouble/hard/difficulty | foggy | distracted",
    { bg: 2 },
  ),
  named_emergency: f("an emergency happening now", "namedemergency", { bg: 0.02 }),
  suicidal: f(
    "thoughts of suicide",
    "suicide | selfharm thought/urge/want/plan/feel/like | better off dead | kill self | life unworthy | hang/shoot myself | jump bridge | =want to disappear | overdose plan | everyone better without | end it | selfharm",
    { bg: 0.4 },
  ),
  self_harm: f("self-harm", "selfharm | cut wrist/wrists | cut arm/wrist self", { bg: 0.3 }),
  homicidal: f(
    "thoughts of harming others",
    "kill/hurt/harm someone/others/people/wife/husband/baby/him/her want/plan/thought/urge | homicidal",
    { bg: 0.05 },
  ),
  threatened: f("a threat of violence by somebody", "threatenedviolence", { bg: 0.05 }),
  overdose: f(
    "an overdose or poisoning",
    "overdose/od | swallow/took/take/drank/drink/eat/ate whole/bottle/handful/many/much/bleach/antifreeze/battery/batteries/poison/detergent/pesticide/all tablet/pill/bleach/antifreeze/battery/poison/detergent/pesticide/medicine/tylenol/paracetamol/acetaminophen/ibuprofen | took/take too many | drank/drink/swallow bleach/antifreeze/poison/pesticide/detergent/battery/magnet/chemical/cleaner | poison | swallow/eat battery/magnet/batteries/magnets | double/triple dose | ingest | carbon monoxide | took many/handful/bottle/entire | more than dose/maximum tablet/paracetamol/acetaminophen/tylenol/pill | mushroom wild/eat/pick",
    { bg: 0.3 },
  ),
  mania: f(
    "unusually high or driven",
    "mania/manic | little sleep energy | spend spree | grandiose | racing thoughts | thoughts racing | talk fast | invincible",
    { bg: 0.2 },
  ),
  psychosis: f(
    "hearing voices or fixed false beliefs",
    "hear voice | voices tell | paranoia/paranoid | people following/watch | delusion | see things | hallucinate/hallucination",
    { bg: 0.3 },
  ),
  bingeing: f(
    "binge eating",
    "binge | eat uncontrol/secret/lots | lose control eat | overeat/overeating | emotional eat | eat stress",
    { bg: 0.8 },
  ),
  purging: f(
    "making oneself vomit",
    "purge | make myself vomit | force vomit | self-induced vomit | vomit after/meal deliberate/purpose | laxative weight/abuse/misuse | induce vomit",
    { bg: 0.2 },
  ),
  food_restriction: f(
    "strict restriction of food",
    "anorexic | eat disorder | eatingdisorder | bulimic | starve | restrict food/calorie/eat | fear fat/gain | skip meals weight | afraid weight | body image | think fat",
    { bg: 0.4 },
  ),
  cold_intolerance: f(
    "feeling the cold",
    "cold intolerance | always/constantly/feel cold | sensitive cold | cold even/when others | intolerance cold | cannot cold tolerate | feel cold",
    { bg: 1.5 },
  ),
  heat_intolerance: f(
    "feeling too warm",
    "heat intolerance | intolerance heat | cannot tolerate/stand heat | always/feel hot | sensitive heat | warm others",
    { bg: 0.8 },
  ),
  hot_flashes: f(
    "hot flashes",
    "hot flash/flush | flash hot | sudden heat/warm/warmth | temperature room | hot sweats/night | flush/flushing",
    { bg: 1 },
  ),
  tremor: f(
    "trembling",
    "tremor/tremble | &@sweat shake | shake.hand/arm/leg/body/finger | shaky | hands shake | jittery | twitch",
    { bg: 1.5 },
  ),
  muscle_jerks: f(
    "jerking muscles",
    "muscle/arm/leg/leg/body jerk/twitch | jerk uncontrol/constant/nonstop | myoclonus",
    { bg: 0.3 },
  ),
  growth_hands: f(
    "rings or shoes no longer fit",
    "ring/rings tight/fit/small/size | shoe size/tight/bigger | hand/hands/foot big/bigger/large/enlarge/grow/coarse | jaw enlarge/grow/protrude | coarse face/feature | hat size",
    { bg: 0.1 },
  ),
  moon_face: f(
    "a rounded face or a hump",
    "moon face | round face | buffalo hump | fat back/neck hump | hump neck/back | face round/puffy/full fat | central obesity",
    { bg: 0.2 },
  ),
  striae: f("stretch marks", "striae | stretch mark | purple stretch/line/mark/belly", { bg: 0.3 }),
  hyperpigmentation: f(
    "darkened skin",
    "skin dark/pigment/tan/bronze | hyperpigment/hyperpigmentation | darken skin | tanned",
    { bg: 0.5 },
  ),
  salt_craving: f("craving salt", "crave/craving salt/salty | salt craving", { bg: 0.1 }),
  pica: f("craving ice or dirt", "crave ice/dirt/clay | pica | eat ice/dirt | chew ice", { bg: 0.1 }),
  bruising: f(
    "easy bruising",
    "bruise easy/easily/unexplained/spontaneous/many/multiple | easy bruise | petechiae | bruise",
    { bg: 1.5 },
  ),
  bleeding_gums: f("bleeding gums", "bleed.gum | gum bleed | bleed.mouth/tooth", { bg: 0.8 }),
  infections_often: f("frequent infections", "frequent/recurrent/repeated infection/infections | infection often", {
    bg: 0.8,
  }),
  heavy_bleeding: f(
    "heavy bleeding that does not stop",
    "bleed nonstop/persisting/profuse/heavy/severe/uncontrol | blood spurt/pour/gush/pool/soak | bleed will not | hemorrhage | lose lot blood | spurting | nonstop bleed",
    { bg: 0.5 },
  ),
  snake_bite: f(
    "a bite from a venomous animal",
    "snake | scorpion | bite/bitten spider black/widow/recluse/venom | jellyfish box",
    { bg: 0.05 },
  ),
  heat_exposure: f(
    "hours in the heat",
    "heat wave/stroke | sun hours/all/work/run | hot weather/day/sun/car/sauna exercise/run/work/hours/play | outside sun/heat | &work/run/play/exercise hot sun/outside/outdoors/humid | left car hot",
    { bg: 0.4 },
  ),
  cold_exposure: f(
    "exposure to cold",
    "cold water/river/snow/outside hours/fall/fell | hypothermia | frostbite | =in the snow",
    { bg: 0.1 },
  ),
  electric: f("an electric shock", "electric/electrical shock/burn | electrocute | lightning", { bg: 0.05 }),
  drowning: f("near drowning", "drown/drowning | under water rescued", { bg: 0.02 }),
  exercise_intolerance: f(
    "less able to exert oneself",
    "exercise intolerance | tire easily | reduced exercise | cannot exercise | easily tired/fatigue | tired exertion",
    { bg: 1 },
  ),
  growth_delay: f(
    "poor growth in a child",
    "fail thrive | failure thrive | not gain weight | poor weight gain/growth | growth delay/retard | short stature",
    { bg: 0.3 },
  ),
} as const;
