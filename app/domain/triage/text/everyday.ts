/**
 * Plain words of every day that would be taken for a sign of illness: a lid that twitches is no trembling, teeth that feel the cold
 * no feeling of cold, and a thirst after salt no thirst of the sick. What a complaint is said to come from is read with it, and
 * narrowly: with "because", "after" or the like, and only where it is harmless.
 */
const read = (meaning: string, ...ways: string[]): readonly (readonly [RegExp, string])[] =>
  ways.map((way) => [new RegExp(`\\b(?:${way})`, "g"), meaning] as const);

const MUCH =
  "(?:a lot|lots|so much|too much|more|plenty|\\d+(?:\\.\\d+)? ?(?:l|liters?|litres?|glasses|bottles|cups)\\b)(?: of)?(?: (?:water|tea|coffee|fluids?))?(?: (?:a|per|every|each) day| daily)?";
const OVER = "(?:after|from|because of|when)";

export const EVERYDAY_SAYINGS = [
  ...read(
    "lidtwitch",
    "(?:eye ?lids?|eyes?)(?: (?:is|are|has|have|keeps?|been|always|just))* twitch(?:es|ing|y|ed)?\\b(?![^.]{0,40}\\b(?:face|mouth|cheek|arm|leg|body)\\b)",
    "twitch(?:y|ing|es)? (?:in |of )?(?:my |the |one |an )?(?:left |right |lower |upper )?(?:eye ?lids?|eyes?)\\b(?![^.]{0,40}\\b(?:face|mouth|cheek|arm|leg|body)\\b)",
  ),
  ...read(
    "sensitiveteeth",
    "(?:tooth|teeth|gums?)(?: (?:is|are|feels?|very|really|so|have become|got))* sensitive\\b(?: (?:to|with|when)(?: (?:and|or|the|hot|cold|heat|sweets?|air|drinks?|food|ice|water))+\\b)?",
    "sensitive (?:tooth|teeth)\\b(?: (?:to|with)(?: (?:and|or|the|hot|cold|heat|sweets?|air|drinks?|food|ice|water))+\\b)?",
  ),
  ...read(
    "pickyeating",
    "(?:will not|does not|do not|refuses to|hates to|never) (?:want to |like to )?(?:eats?|eating|touch(?:es)?) (?:any |his |her |their |the )?(?:vegetables|veggies|greens|fruits?|salad|broccoli)\\b",
  ),
  ...read(
    "lowlibido",
    "(?:no|low|lost (?:my |his |her |all )?|less|little|lack of|loss of|reduced|decreased|not much) (?:sex(?:ual)? (?:drive|desire|appetite|interest)|libido|(?:interest in|desire for) (?:sex|intimacy))\\b",
    "(?:sex drive|libido|sexual desire|interest in sex)(?: (?:is|has|has been|went|all|completely|almost))* (?:low|gone|down|dropped|lost|zero|vanished|dead)\\b",
    "not (?:at all |really )?interested in sex\\b",
  ),
  ...read(
    "drinksbychoice",
    `(?:because|since|as|cause|cuz) (?:i|he|she) (?:now |always |try to |started to )?(?:drinks?|am drinking|is drinking|have been drinking) ${MUCH}`,
    `(?:from|due to|because of) drinking ${MUCH}`,
  ),
  ...read(
    "thirstexplained",
    `(?:very |so |really )?thirsty? (?:lately )?${OVER} (?:eating |too much |the |my )*(?:salty|salted|salt|spicy|sports?|exercis(?:e|ing)|running|work ?outs?|working out|training|gym|chips|crisps|pizza|football|soccer|tennis)\\b(?: (?:foods?|snacks?|meals?|things))?`,
  ),
  ...read(
    "sleptwrong",
    "(?:(?:from|after|because of|by|since) )?(?:i )?(?:sleeping|slept|lying|laid|lay) (?:on (?:it|my \\w+) |in )?(?:wrong(?:ly)?|funny|awkward(?:ly)?|weird(?:ly)?|crooked|(?:an? )?(?:bad|wrong|awkward|weird) (?:position|way|angle|pillow))\\b",
  ),
  ...read(
    "foodurine",
    `(?:pee|urine|wee)\\b[^.,]{0,25}\\bsmell\\w*\\b[^.,]{0,20}\\b${OVER} (?:i (?:eat|drink|have|had|ate|drank) )?(?:eating |drinking |my |the |too much )*(?:coffee|asparagus|garlic|vitamins?|onions?|fish|curry|cabbage|beer)\\b`,
  ),
  // Keeps its pills: too many of them are too many
  ...read(
    "dietpills pills",
    "(?:diet|slimming|weight[- ]?loss|fat[- ]?burn(?:ing|er)) (?:pills?|tablets?|capsules?)\\b",
  ),
  ...read("dietpills", "fat burners?\\b", "appetite suppressants?\\b"),
  // A loss from which one counts is no loss that nobody can explain
  ...read(
    "afterweightloss",
    "(?:since|after|from)(?: (?:i|he|she|have|has))* (?:lost|losing|dropped|dropping|shed|shedding) (?:so much |a lot of |all (?:the |this |my )?|the |my |some )?(?:weight|\\d+ ?(?:kg|kilos?|pounds?|lbs?|stone)s?)\\b(?! (?:without|for no|not trying|unexplained|and (?:i )?(?:do not know|have no idea)))",
    "(?:since|after|from) (?:my |the |rapid |big |fast )*weight ?loss\\b(?! (?:pills?|tablets?|shots?|injections?|surgery|medic\\w+|without))",
  ),
  ...read(
    "dietchange",
    "(?:on|since|with|because of|starting|started|start|following|trying) (?:(?:a|an|my|this|that|the|new|low[- ]\\w+|keto(?:genic)?|1[0-9]00 ?(?:k?cal(?:orie)?s?)?) )*diet\\b",
    "(?:on )?(?:keto|low[- ]carb|carnivore|paleo|intermittent fasting)\\b(?: diet)?",
    "on 1[0-9]00 ?(?:k?cals?|calories)\\b",
    "(?:quit|cut(?:ting)? out|gave up|giving up|stopped eating|stopped) (?:all )?(?:sugar|carbs|bread|sweets)\\b",
    "skip(?:ped|ping)? (?:breakfast|lunch|dinner)\\b",
    "(?:calorie deficit|cutting calories)\\b",
  ),
  ...read(
    "hangover",
    "(?:drank|drunk|had) (?:way |far )?too much(?: (?:alcohol|wine|beer|to drink))? (?:last night|yesterday|on (?:friday|saturday|the weekend)|at (?:the|a) party)\\b(?![^.]*\\b(?:pills?|tablets?|water|medic\\w+)\\b)",
  ),
  ...read(
    "stressleak",
    "leak(?:s|ing|ed|age)?\\b[^.,]{0,25}\\b(?:when(?:ever)?|if|every time|while|as|from|with|on) (?:i |she |a )?(?:coughs?|coughing|sneez(?:e|es|ing)|laugh(?:s|ing)?|jump(?:s|ing)?|lift(?:s|ing)?|run(?:s|ning)?)\\b(?:(?: or|,| and) (?:coughs?|coughing|sneez(?:e|es|ing)|laugh(?:s|ing)?|jump(?:s|ing)?))*",
  ),
  ...read(
    "stressleak",
    "(?:(?:a )?(?:little |tiny )?(?:bit|drop|drops|dribble|squirt)s? of )?(?:wee|pee|urine)(?: \\w+)? (?:comes?|slips?|leaks?|dribbles?|escapes?|squirts?)(?: out)?\\b[^.,]{0,15}\\b(?:when(?:ever)?|if|every time|while|as) (?:i |she )?(?:coughs?|sneezes?|laughs?|jumps?|lifts?|runs?)\\b",
    "(?:wet|wets|wetting|pee|peed|pees|wee|weed) (?:myself|herself|my pants|a (?:bit|little))\\b[^.,]{0,15}\\b(?:when(?:ever)?|if|every time|while|as) (?:i |she )?(?:coughs?|sneezes?|laughs?|jumps?|lifts?|runs?)\\b",
  ),
  // What grows or rubs on the skin
  ...read(
    "ingrowinghair",
    "in-?gr(?:own|owing) (?:\\w+ )?hairs?\\b",
    "razor (?:bumps?|burn|rash)\\b",
    "shav(?:ing|e) (?:bumps?|rash)\\b",
  ),
  ...read(
    "darkcircles",
    "(?:dark|black|grey|gray) (?:circles|rings|shadows|bags)(?: (?:under|around|below|beneath))?(?: (?:my|the|both|her|his))* ?(?:eyes?)?\\b(?! and (?:both )?(?:eyes )?after)",
    "bags (?:under|below|beneath) (?:my|the|her|his) eyes\\b",
  ),
  ...read(
    "shoerub",
    `blisters?\\b[^.]{0,30}\\b(?:${OVER}|since|with|by) (?:\\w+ ){0,4}?(?:shoes?|boots?|sandals?|trainers|sneakers|heels|running|hik(?:e|ing)|walk(?:ing)?|marathon|racket|raking|shovell?ing|rowing)\\b`,
    "(?:shoes?|boots?|sandals?|trainers|sneakers|heels)\\b[^.]{0,30}\\b(?:gave|given|giving|give|rubb(?:ed|ing)|caused|make|makes)\\b[^.]{0,20}\\bblisters?\\b",
    "(?:(?:a|my|the|painful|hard|foot) ){0,4}(?:corns|corn|callus(?:es)?|calluses|callous(?:es)?) (?:on|under|between|of) (?:my |the |his |her )?(?:\\w+ )?(?:foot|feet|toes?|soles?|heels?|hands?|palms?)\\b",
    "(?:foot |feet |toe )?callus(?:es)?\\b",
  ),
  [
    /\b(?:aches?|aching|sore|stiff|tired)(?: \w+){0,2} (?:shoulders?|back|neck|legs?|calves|thighs?|wrists?|hands?|knees?|hips?|feet|muscles)(?: \w+){0,2} (?:from|after|because of) (?:all (?:the |this )?)?(?:carry|lift|mov|dig|shovel|garden|paint|clean|danc|rak|mow|sw[ei]m|box|hik|pack|push|pull|haul)\w*/g,
    "$& overuse ",
  ],
  // The one that most women mean
  [
    /\bthrush\b(?<!\b(?:oral|mouth|throat|tongue|baby|baby's|infant|newborn|nipples?|inhaler|dentures?|gums?|cheeks?)\b[^]*)(?![^]*\b(?:mouth|throat|tongue|baby|infant|newborn|nipples?|inhaler|dentures?|gums?|cheeks?)\b)/g,
    "vaginal itching yeast infection",
  ],
  ...read("curdy", "cottage[- ]cheese(?:[- ](?:like|y))?\\b(?=[^.]{0,30}\\bdischarge|(?<=\\bdischarge\\b[^.]*))"),
  ...read(
    "doze",
    "(?:sleepy|drowsy)(?: (?:all|in|the|every|each|my|a|this|whole))* (?:afternoons?|after (?:lunch|meals?|eating|work)|at (?:work|my desk|the office))\\b",
  ),
  ...read("teething", "teething\\b(?:[^.]{0,40}\\bdrool\\w*)?", "drool\\w*\\b[^.]{0,40}\\bteething\\b"),
  ...read(
    "weakstream",
    "weak(?:er)? (?:urine |pee |urinary )?(?:stream|flow)\\b",
    "(?:stream|flow)(?: of (?:urine|pee))? (?:is |has become |got |gets )?(?:weak(?:er)?|slow(?:er)?)\\b",
  ),
  ...read("restlesslegs", "restless legs?\\b(?: syndrome)?", "legs? (?:are|feel|get) restless\\b"),
  ...read("unmotivated", "not (?:really |very |so )?motivated\\b"),
  ...read(
    "badsleep",
    "(?:wak(?:e|es|ing)|woke)(?: up)? (?:too |very )?(?:early|at (?:[1-5]|one|two|three|four|five) ?(?:am|a\\.m\\.|o'clock)?)[^.]{0,20}\\bcannot (?:get|go|fall) back to sleep\\b",
    "cannot (?:get|go|fall) back to sleep\\b",
  ),
  // The illness that everybody has, not what is cold
  ...read(
    "has runny nose",
    "(?:has|have|having|had|got|with|caught|catching) (?:just |only )?(?:a|another|the) (?:bad |slight |little |mild |light |head |common |simple )*cold\\b(?! (?:sweats?|hands?|foot|feet|sores?|legs?|skin|shower|arm|toes?|fingers?|drink|\\w+ (?:hand|foot|leg|arm)))",
  ),
  ...read("mouth ulcer", "canker sores?\\b(?: (?:inside|on|in) (?:my|his|her|the) (?:cheek|lip|gum|tongue|mouth))?"),
  ...read(
    "coughing blood heavy bleeding nonstop",
    "cough(?:s|ing|ed)?(?: up)? (?:a lot|lots|loads|(?:a )?cup(?:ful)?s?|(?:a )?mouthfuls?|large amounts|so much|too much|a great deal)(?: of)? (?:bright |red |fresh |pure )*blood\\b",
  ),
] as const;
