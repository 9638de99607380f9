import { f, risk } from "./finding";

/** What ails people who are not ill, and what they say it comes from. */
export const EVERYDAY = {
  hangover: f("a hangover", "hangover | hung over | hungover", { bg: 0.3 }),
  jet_lag: f("jet lag", "jet lag | jetlag", { bg: 0.1 }),
  nightmares: f("nightmares", "nightmare | bad dream", { bg: 0.4 }),
  bruxism: f("grinding the teeth", "grind/clench/gnash tooth/jaw | bruxism", { bg: 0.3 }),
  chafing: f("chafed skin", "chafe | skin/thigh rub together/raw/walk | thigh rub", { bg: 0.3 }),
  ingrown_hair: f("an ingrown hair", "ingrowinghair", { bg: 0.3 }),
  dark_circles: f("dark circles under the eyes", "darkcircles", { bg: 0.3 }),
  shoe_rub: f("a blister or hard skin from rubbing", "shoerub", { bg: 0.3 }),
  joint_stiff: f("stiff joints", "stiff.knee/hip/ankle/finger/hand/elbow/wrist/toe/joint", { bg: 1.5 }),
  cold_hands: f("cold hands or feet", "coldhands", { bg: 4 }),
  skin_tags: f("skin tags", "skin tag", { bg: 0.3 }),
  body_odor: f("a smell of sweat", "body odor/odour | smell/smelly/stink/stinky/odor foot/armpit/body/shoe", {
    bg: 0.3,
  }),
  loose_skin: f("loose skin", "loose/saggy/sagging/hanging/excess skin", { bg: 0.3 }),
  eyelid_twitch: f("a twitching eyelid", "lidtwitch", { bg: 0.3 }),
  taste_change: f(
    "a changed taste",
    "taste/tastes metallic/weird/strange/odd/different/funny/off/bad/change/awful | metallic/strange/bad/weird taste | dysgeusia",
    { bg: 0.5 },
  ),
  reading_glasses: f(
    "trouble reading without glasses",
    "need/new/stronger glass/glasses | reading glass/glasses | arm not/too long/short read | small print/letters blur/read/see | cannot read small",
    { bg: 0.4 },
  ),
  sensitive_teeth: f("sensitive teeth", "sensitiveteeth", { bg: 0.4 }),
  picky_eating: f("picky eating in a child", "pickyeating | picky/fussy eater", { bg: 0.3 }),
  low_libido: f("low sex drive", "lowlibido | libido @lose/low | decreased libido", { bg: 0.5 }),
  cravings: f(
    "cravings",
    "crave/craving sugar/sweet/chocolate/carb/food/candy/snack/junk/bread/cake/cookie | snack always/constant/all/nonstop/bored/night | bored eat | eat bored",
    { bg: 1 },
  ),
  drinks_by_choice: f("drinking much by choice", "drinksbychoice", { bg: 0.1 }),
  thirst_explained: f("thirst after salt, heat or sports", "thirstexplained", { bg: 0.1 }),
  slept_wrong: f("lying awkwardly in sleep", "sleptwrong", { bg: 0.1 }),
  urine_of_food: f("urine that smells of food or drink", "foodurine", { bg: 0.1 }),
  diet_pills: f("diet pills", "dietpills", { bg: 0.2 }),
  oily_spotting: f(
    "oil from the bowel",
    "oil/oily/grease/greasy spotting/discharge/leak/leakage/underwear/pants | leak/leaking oil/oily/orange/grease | oil/grease float toilet/bowl | orange oil/@poostuff | @poostuff orange/oil",
    { bg: 0.1 },
  ),
  local_sweating: f("sweaty hands, feet or armpits", "@sweat palm/hand/foot/armpit/underarm", {
    bg: 0.5,
    implies: ["sweating"],
  }),
  brittle_nails: f(
    "brittle nails",
    "brittle/split/splitting/peeling/breaking/weak nail | nail break/split/peel/brittle",
    { bg: 0.3, implies: ["nail_change"] },
  ),
  teething: f("teething", "teething", { bg: 0.3 }),
  restless_legs: f("restless legs", "restlesslegs", { bg: 0.3 }),
  weight_lost: risk("weight that was lost before", "afterweightloss", 1),
  diet_change: risk(
    "a new way of eating",
    "dietchange | keto/ketogenic/carnivore/paleo | low carb/carbs | cut/quit/gave/stopped sugar/carb/carbs | diet since/start/new/on",
    2,
  ),
} as const;
