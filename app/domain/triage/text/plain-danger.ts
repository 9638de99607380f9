import { rewrite, type Rewrite } from "./rewrite";

/**
 * Dangers that people say plainly, in several words, rewritten into the words that the findings know. Before the sayings and
 * phrases, which would take them apart: "cannot control my bladder" is no pain without end, "pulse ox" no pulse, and an illness
 * that somebody is having now is not one that they had (`context.ts`). The second half takes the danger out of words that
 * only sound like it. Contractions are spelt out already, and all is in lower case.
 */
/** What somebody is allergic to, alone or in a list ("eggs, milk and nuts"): those that the findings take for contact where they stand alone, and others. */
const ALLERGEN =
  "(?:(?:tree |brazil )?nuts?|peanuts?|shellfish|shrimps?|prawns?|sesame|bees?|wasps?|(?:bee|wasp) stings?)";
const OTHER_ALLERGEN =
  "(?:dried fruits?|fruits?|eggs?|milk|dairy|fish|seafood|crabs?|lobsters?|soya?|wheat|gluten|kiwis?|strawberr(?:y|ies)|chocolate|almonds?|walnuts?|cashews?|pistachios?|hazelnuts?|dust|pollen|cats?|dogs?|penicillin|amoxicillin|latex)";
const AND = "(?:,? (?:and|or) |, ?)(?:to )?(?:the )?";

const ILLNESS =
  "(?:massive |small |mild |bad |severe |another |possible )*(?:heart attack|cardiac arrest|mini ?-?stroke|stroke|t\\.?i\\.?a\\.?|pulmonary embolism|anaphyla(?:xis|ctic (?:shock|reaction))|(?:severe |bad )?allergic reaction and (?:cannot|my throat)|aortic dissection|brain (?:bleed|hemorrhage|haemorrhage|aneurysm))";
const WHO = "(?:i|he|she|they|we|(?:my|the|our) \\w+)";
/** A person, and no rash that does not respond. */
const PERSON =
  "(?:he|she|they|(?:my|the|our|his|her) (?:\\w+ )?(?:husband|wife|partner|mother|mom|mum|father|dad|son|daughter|baby|child|toddler|kid|boy|girl|grand\\w+|gran|nan|brother|sister|friend|uncle|aunt|man|woman|roommate|neighbou?r|boyfriend|girlfriend|patient)|baby|somebody|someone|patient)";
/** Beside one of these a cold hand or foot may be one without blood, or the first sign of a child's infection. */
const NOT_ONLY_COLD =
  "(?:pale|white|blue|gr[ea]y|mottled|numb\\w*|tingl\\w*|pains?|painful|hurts?|hurting|aches?|aching|sudden\\w*|weak\\w*|pulse\\w*|clammy|confus\\w*|faint\\w*|fever\\w*|temperature|injur\\w*|br[eo]ke\\w*|swoll\\w*|swell\\w*|cast|child|kid|baby|infant|toddler|newborn|son|daughter|months?|drows\\w*|sleepy|rash|breath\\w*|chest|frost\\w*|snow|sweat\\w*|bleed\\w*|one|left|right)";
const ENDS_OF_BODY = "(?:hands|feet|fingers|toes)(?: and (?:my )?(?:hands|feet|fingers|toes))?";

/** Who it is and is not sure of, asked about, feared or over. */
const NOT_NOW =
  "(?<!\\bnot )(?<!\\bif (?:i|he|she|you) (?:am|is|are) )(?<!\\b(?:afraid|scared|fear|risk|chance|worried about|prevent|avoid|signs|symptoms|after|before|since|about) (?:of |the )?)";

const HALF_FACE = "(?:one )?(?:half|side) (?:of )?(?:my |his |her |the )?(?:face|mouth)";

const BOWELS =
  "(?:poop(?:ed|ing)?|poo(?:ed)?|bowel movements?|stools?|(?:go|gone|been) number two|bm|fart(?:ed|ing|s)?|gas|wind|flatus)";

export const PLAIN_DANGER: readonly Rewrite[] = [
  // A "no" that answers a question: "fever: no", "chest pain - none", "pulse: none", which is no denial of danger
  ...rewrite(
    "; no $1;",
    "([a-z][a-z ]{2,30}[a-z]) ?[?:=-]+ ?(?:no|nope|none|nothing|nil|never|absent|negative|denied|do not have)\\b(?=\\s*(?:[.,;)]|$))[.,;]?",
  ),
  // An emergency by its name, and that it is now
  ...rewrite(
    "namedemergency",
    ...[
      "(?:am|is|are|be|been|was just|just started|started) having",
      "(?<!\\b(?:of|without|about|from|by|that|not) )having",
      "just had",
    ].map(
      (now) =>
        `${NOT_NOW}${now} (?:an? |the )?${ILLNESS}\\b(?! (?:in|last|\\d|years?|months?|weeks?|medicine|risk|when|whenever))`,
    ),
    `${NOT_NOW}(?:think|believe|sure|suspect|looks like|seems like|feels like|feels as if) (?:it (?:is|was) |this is |${WHO} (?:have |has |is having |am having |had )(?:just )?)?(?:an? |the )?${ILLNESS}\\b(?! (?:in|last|\\d|years?|months?|weeks?))`,
    `(?<!no )(?:blood )?clots? (?:in|on|to) (?:my|his|her|the) lungs?\\b(?! (?:in|last|\\d|years?|months?|weeks?))(?=[^.]{0,20}$)`,
  ),
  // Somebody without signs of life
  ...rewrite(
    "unresponsive namedemergency",
    "(?:no|without (?:a )?|(?:cannot|could not|do not) (?:find|feel|get) (?:a |any |his |her |the )?) ?(?:pulse|heart ?beat)\\b(?! ?(?:ox|rate|in |on |problem|trouble|issue|monitor|medicine|meds))",
  ),
  ...rewrite(
    "unresponsive namedemergency",
    "heart (?:has |have )?(?:just )?stopped\\b(?! (?:rac|pound|flutter|skip|hurt|beating (?:so |that )?fast))",
    "(?:doing|giving|started|start|performing|needs?) cpr\\b(?! (?:course|class|training|certif))",
  ),
  ...rewrite(
    "unresponsive",
    `${PERSON} (?:is|are|was|does|do|did|will|would|has)(?: just| suddenly| still)* not (?:respond(?:ing|s|ed)?|responsive|react(?:ing|s)?|answering)\\b(?! (?:well |at all )?to (?:the |his |her |any |my )?(?:\\w+ )?(?:antibiotics?|treatment|therapy|medic\\w+|meds|tablets|pills|painkillers?|insulin|ibuprofen|tylenol|paracetamol|emails?|texts?|calls?|messages?|letters?|phone))`,
  ),
  // A face that does not do what it should
  ...rewrite(
    "face droop",
    `${HALF_FACE}(?: just| suddenly| all)* (?:(?:is|are|does|do|will|can|has|have) not (?:move|moves|moving|moved|work|works|working)|cannot move|(?:has |have )?(?:stopped|quit) (?:moving|working)|(?:is |went |has gone )?(?:frozen|paraly[sz]ed|lifeless))\\b`,
    `cannot (?:move|control|feel and move) ${HALF_FACE}`,
    "(?:my|his|her|the) (?:face|mouth) (?:only )?(?:moves|works|smiles) (?:only )?(?:on|at) one side\\b",
  ),
  // Gas and stool that do not pass
  ...rewrite(
    "nogas constipation",
    `(?:cannot|can not|have not|has not|did not|do not|does not|not|been able to|neither)(?: been able to)? (?:\\w+ ){0,3}?${BOWELS} (?:or|nor|and) (?:(?:even )?(?:pass(?:ed|ing)?|have|had) )?(?:any |a )?${BOWELS}\\b(?! (?:pain|cramps?))`,
    "(?:nothing|no gas or stool) (?:is )?(?:coming out|passing) (?:either end|down below|below)\\b",
  ),
  ...rewrite(
    "nogas vomiting",
    "(?:vomit|vomiting|vomited|throwing up|threw up|puking|puked|puke) (?:\\w+ ){0,3}?(?:poop|poo|feces|faeces|fecal|faecal|shit|sewage|stool)\\b[- ]?(?:smelling|like|tasting)?(?: \\w+)?",
    "vomit (?:that )?(?:smells|smelling|tastes|looks) (?:of|like) (?:poop|poo|feces|faeces|shit|sewage|stool)\\b",
  ),
  // The bladder
  ...rewrite(
    "bladder incontinence",
    "(?:cannot|no longer) (?:control|hold) (?:my|his|her|their) (?:bladder|pee|urine)\\b",
    "(?:lost|losing|no|loss of) control (?:of|over) (?:my|his|her|their|the) (?:bladder|pee|urine)\\b",
  ),
  // Pain that travels from the chest
  ...rewrite(
    "chest pain radiate arm",
    "(?:burning|pain|pressure|ache|tightness|heaviness|squeezing)(?: \\w+){0,3} chest(?: (?:that|which|and|is|it))* (?:go(?:es|ing)?|travel(?:s|ling|ing)?|mov(?:es|ing)|shoot(?:s|ing)?|run(?:s|ning)?|spread(?:s|ing)?) (?:in ?to|to|down|up|up to|through|along) (?:my |his |her |the |both )?(?:left |right )?(?:arms?|shoulder and arm)\\b",
  ),
  ...rewrite(
    "chest pain radiate jaw",
    "(?:burning|pain|pressure|ache|tightness|heaviness|squeezing)(?: \\w+){0,3} chest(?: (?:that|which|and|is|it))* (?:go(?:es|ing)?|travel(?:s|ling|ing)?|mov(?:es|ing)|shoot(?:s|ing)?|run(?:s|ning)?|spread(?:s|ing)?) (?:in ?to|to|up|up to|up into|through) (?:my |his |her |the )?(?:jaw|neck|teeth)\\b",
    "(?:burning|aching|squeezing|tight) chest(?: (?:that|which|and|is|it))* (?:go(?:es|ing)?|travel(?:s|ling|ing)?|mov(?:es|ing)|spread(?:s|ing)?) (?:in ?to|to|up|up to|up into) (?:my |his |her |the )?(?:jaw|neck|teeth|arms?|left arm)\\b",
  ),
  // A child and pills; a dose far too large
  ...rewrite(
    "child overdose",
    "(?:my|our|the) (?:\\w+ ){0,4}?(?:toddler|baby|infant|child|kid|son|daughter|grandson|granddaughter|(?:\\d|one|two|three|four|five|six)[- ]?years?[- ]?old)(?: \\w+)? (?:has |had |just |may have |might have )*(?:swallow(?:ed|s)?|ate|eaten|got into|got hold of|chewed)(?: (?!cough|his|her|their)\\w+){0,6}? (?:pills?|tablets?|medications?|meds|metformin|insulin|gummies|vitamins|capsules?)\\b",
  ),
  ...rewrite(
    "overdose",
    "(?:accidentally |by mistake |mistakenly )(?:\\w+ )?(?:inject(?:ed)?|took|taken|gave|given)(?: \\w+){0,3}? (?:units?|times|doses?)\\b[^.]{0,40}\\binstead of\\b",
    "(?:inject(?:ed)?|took|taken|given) (?:about )?(?:\\d+|ten|five|three|four) times (?:too much|the dose|my (?:\\w+ )?dose|as much)\\b",
    "(?<!could i |should i |can i |may i )(?:took|taken|injected) (?:far |way )?too (?:much|many)(?: units? of)? (?:insulin|semaglutide|ozempic|wegovy|mounjaro|tirzepatide|zepbound)\\b",
  ),
  ...rewrite(
    "overdose",
    "(?<!could i |should i |can i |may i )(?:injected|took|taken|used|gave|given)(?: \\w+){0,3}? (?:twice|double|(?:two|2|three|3) (?:doses?|shots?|pens?|injections?|jabs?|tablets?|pills?))\\b[^.]{0,40}\\b(?:by (?:mistake|accident)|accidentally|mistakenly)\\b",
    "(?:accidentally|mistakenly) (?:injected|took|taken|used|gave|given)(?: \\w+){0,3}? (?:twice|double|(?:two|2|three|3) (?:doses?|shots?|pens?|injections?|jabs?))\\b",
  ),
  ...rewrite(
    "overdose",
    "(?<!could i |should i |can i |may i )(?:took|taken|injected|swallowed) (?:way |much |far |a lot )?more than (?:the|my|his|her) (?:prescribed |recommended |usual |maximum |max )?dose\\b",
  ),
  // Twice a day is how it is prescribed; that it was taken twice is told by who is afraid
  ...rewrite(
    "insulin overdose",
    "(?:took|taken|injected|gave (?:myself|him|her)|used) (?:my |the |his |her )?(?:\\w+ )?insulin (?:dose )?(?:twice|two times)(?=\\s*(?:$|[.,;!]|and\\b|in a row|today by|within))",
    "(?:took|taken|injected|gave (?:myself|him|her)) (?:twice|double) (?:the|my|his|her) (?:\\w+ )?insulin\\b(?! (?:a|per|each|every) (?:day|week))",
  ),
  ...rewrite("bariatric surgery", "weight[- ]?loss (?:surgery|operation)\\b"),
  // A cramp of the leg is none of the belly, and hair that falls is no fall
  ...rewrite(
    "musclecramp",
    "(?:leg|calf|calves|foot|feet|toe|thigh|hamstring|muscle|hand|charley horse) cramps?(?: (?:at|in|during) (?:the )?nights?)?\\b",
    "cramps? in (?:my |the |his |her |both )?(?:left |right )?(?:leg|legs|calf|calves|foot|feet|toes?|thighs?)\\b(?: (?:at|in|during) (?:the )?nights?)?",
  ),
  ...rewrite("hair loss", "hair (?:is |has been |keeps |started |all )?(?:falls?|falling|fell|coming|comes) out\\b"),
  // One limb that is cold, without colour, and hurts or is numb (on both sides it is mostly Raynaud's)
  ...["cold|freezing|icy", "white|pale|blue"].flatMap((first, _, [a, b]) =>
    rewrite(
      "pulseless numb leg sudden severe",
      `(?:my|his|her|the|one)(?: left| right)? (?:hand|arm|foot|leg)\\b[^.]{0,30}\\b(?:${first})\\b[^.]{0,20}\\b(?:${first === a ? b : a})\\b[^.]{0,40}\\b(?:hurts?|hurting|pain\\w*|ach(?:es|ing)|numb\\w*|weak\\w*)\\b(?! when (?:it|they) warms?)`,
    ),
  ),
  ...rewrite(
    "pulseless numb leg sudden severe",
    "(?:one|(?:my|his|her) (?:left|right)) (?:cold|freezing|icy),? (?:and )?(?:white|pale|blue) (?:hand|arm|foot|leg)\\b[^.]{0,40}\\b(?:hurts?|hurting|pain\\w*|ach(?:es|ing)|numb\\w*|weak\\w*)\\b",
    "cold leg,?(?: and)? (?:pale|white|blue)\\b[^.]{0,30}\\b(?:numb\\w*|pain\\w*|hurts?|tingl\\w*)\\b",
  ),
  // Cold hands and feet are what many people have; one cold foot is another matter
  ...rewrite(
    "cold coldhands",
    `(?:(?:cold|freezing|icy) ${ENDS_OF_BODY}|${ENDS_OF_BODY} (?:\\w+ ){1,3}?(?:cold|freezing|icy))\\b(?<!\\b${NOT_ONLY_COLD}\\b[^]{0,200})(?![^]{0,200}\\b${NOT_ONLY_COLD}\\b)`,
  ),
  // Breath and swelling
  ...rewrite(
    "cannotbreathe dyspnea",
    "(?:can )?(?:barely|hardly) breathe?\\b(?! (?:through|out of) (?:my|his|her) nose)",
  ),
  ...rewrite(
    "tongue swollen",
    "tongue (?:is |has been |keeps )?(?:getting|growing|gotten|become|becoming) (?:\\w+ )?(?:bigger|big|larger|thick|thicker|huge|fat)\\b",
  ),
  ...rewrite(
    "spo2",
    "(?:pulse ?ox(?:imeter|imetry)?|oximeter|oxygen meter|o2 sat(?:uration|s)?|oxygen sat(?:uration)?s?)(?: (?:level|reading|meter))?(?: (?:is|are|was|says|said|shows|showed|reads|read|reading|at|of|down to))*\\b",
  ),
  ...rewrite("rr", "resps?(?: rate)?(?: (?:is|of|at))?(?= \\d)"),
  // A baby's green vomit, an early pregnancy's shoulder, a boy's private parts
  ...rewrite(
    "baby bilious vomiting namedemergency",
    "(?:baby|newborn|infant|(?:week|month)s?[- ]old)(?: \\w+){0,6}? (?:vomit\\w*|throw(?:s|ing|n)? up|puk(?:es|ed|ing)|spit(?:s|ting)? up)(?: \\w+){0,3}? (?:bright |dark )?green\\b(?! (?:beans?|peas|food|puree|vegetables?|smoothie))",
    "(?:baby|newborn|infant|(?:week|month)s?[- ]old)(?: \\w+){0,4}? green vomit\\b",
  ),
  ...rewrite(
    "pregnancy test positive shoulder tip pain",
    "positive (?:pregnancy )?test\\b[^.]{0,60}\\bshoulder (?:tip )?(?:pain|hurts?|aches?)",
    "shoulder (?:tip )?(?:pain|hurts?|aches?)\\b[^.]{0,60}\\bpositive (?:pregnancy )?test\\b",
  ),
  ...rewrite(
    "testicle",
    "(?:his|my son's|my boy's) (?:private parts?|privates|privates area|balls|nuts|groin area|willy area)\\b",
  ),
  ...rewrite("missedperiod", "(?:\\d|two|three|four|five|six|seven|eight) weeks late\\b(?! (?:for|on|with|to))"),
  // What takes the salts out of the blood, with a heart that shows it
  ...rewrite(
    "purge palpitation namedemergency",
    "(?:purg(?:e|es|ed|ing)|mak(?:e|ing) myself (?:throw up|vomit|sick)|laxatives)\\b[^.]{0,60}\\b(?:palpitations?|heart (?:is |keeps )?(?:rac|pound|skip|flutter)\\w*|faint\\w*|pass(?:ed|ing) out|muscle (?:cramps|weakness))\\b",
  ),
  ...rewrite(
    "purge",
    "laxatives? (?:\\w+ ){0,3}(?:to (?:lose|drop|keep)|for) (?:\\w+ )?weight\\b",
    "(?:abuse|abusing|misuse|misusing) laxatives\\b",
  ),
  ...rewrite(
    "eatingdisorder",
    "anorexia nervosa\\b",
    "(?:an |my |her |his |the )?eating disorders?\\b",
    "(?:have|has|having|had|with|fighting|from|my|her) anorexia\\b",
  ),
  // Allergy, venom, blood
  ...rewrite(
    "cannotbreathe dyspnea",
    "(?:trouble|difficulty|hard time|problems?|hard) (?:in |with )?breathing\\b[^.]{0,20}\\bafter (?:(?:my|the|a|taking|getting|an?) )*(?:\\w+ )?(?:shot|injection|dose|jab|vaccine|pill|bee sting|sting)\\b",
  ),
  ...rewrite(
    "hives anaphylaxis namedemergency",
    "(?:hives|welts)\\b[^.]{0,25}\\b(?:dizzy|faint\\w*|lightheaded|vomit\\w*|wheez\\w*|throat (?:tight|closing|swelling)|trouble breathing)\\b(?=[^.]{0,40}\\b(?:after|from|since) (?:eating|ate|a|the|my|taking|being))",
  ),
  ...rewrite(
    "bitten by a snake",
    "(?:bitten|bit) by (?:an? )?(?:\\w+ )?(?:rattlesnake|viper|cobra|copperhead|cottonmouth)\\b",
    "(?:rattlesnake|viper|cobra|copperhead|cottonmouth) (?:just |has )?(?:bit|bitten|bites|struck|got (?:me|him|her|my|our))\\b",
  ),
  ...rewrite(
    "namedemergency bleeding",
    "bleed(?:s|ing)? (?:\\w+ ){0,2}through (?:the|my|his|her|every|each|several|two|three) (?:\\w+ )?(?:bandages?|dressings?|towels?|gauze)\\b",
    "soak(?:s|ed|ing) through (?:the|my|his|her|every|several) (?:bandages?|dressings?|towels?|gauze)\\b",
  ),
  ...rewrite("chest pain", "chest ?pains?(?<=chestpains?)\\b"),
  // What stands in a shed and under a sink, drunk
  ...rewrite(
    "overdose",
    "(?:drank|drunk|drinking|swallowed|licked|sipped|ate|eaten|had)(?: (?:some|a (?:bit|little|sip|mouthful|lot|bottle|cup|glass|capful)|most|all))?(?: of)? (?:the |my |our |his |her |it )?(?:white spirit|turps|turpentine|paint (?:thinner|stripper)|weed ?killer|lamp oil|petrol|gasoline|kerosene|paraffin|screen ?wash|de-?icer|drain unblocker|rat poison|slug pellets|nail polish remover|e-?liquid|vape (?:juice|liquid)|hand sanitizer|lighter fluid|firelighters?|dishwasher (?:tablets?|pods?)|laundry (?:pods?|capsules?))\\b",
  ),
  // Whose sugar may be low: drunk without drink, no sense in what they say
  ...rewrite(
    "confusion",
    "(?:(?:is|acts?|acting|seems?|looks|behaves?|behaving|goes|gone) )?(?:drunk[- ]like|(?:like|as if|as though) (?:he|she|they|i) (?:is|was|were|am|had been) drunk|like a drunk(?:en)?(?: person| man| woman)?)\\b",
    "(?:will|does|do|is|are|cannot) not (?:answer|answering|respond|talk|talking|reply|replying|speak|speaking) (?:sensibly|properly|normally|right|sense)\\b",
    "not making (?:any |much )?sense\\b",
  ),
  ...rewrite("poor concentration", "cannot (?:think|focus|concentrate) (?:straight|clearly|properly|right)\\b"),
  ...rewrite(
    "bloodsugar",
    "(?:my |his |her |the )?(?:(?:sugar|glucose|finger ?prick|blood) )?(?:meter|cgm|libre|dexcom|sensor) (?:says|said|reads|read|reading|shows|showed|showing|is|was|at)\\b(?= \\d{1,3}(?:\\.\\d)?\\b(?! ?\\/))",
  ),
  // Both together: the nerves at the end of the spine
  ...rewrite(
    "saddle numb",
    "(?:cannot|no longer|do not|barely|hardly) feel (?:in )?(?:my|his|her) (?:bum|bottom|arse|ass|butt|backside|bum cheeks|genitals|privates|private parts|crotch|groin|saddle|vagina|penis|inner thighs|undercarriage|bits)\\b",
    "(?:my|his|her) (?:bum|bottom|arse|ass|butt|backside|crotch|genitals|privates|private parts) (?:is|are|has gone|have gone|went|feels?) (?:completely |totally |all )?(?:numb|dead|asleep)\\b(?! (?:from|after) sitting)",
  ),
  ...rewrite(
    "incontinence",
    "dribbl(?:e|es|ing) (?:wee|urine|pee)\\b",
    "(?:wee|urine|pee) (?:is |keeps |just )?(?:dribbl|leak)(?:es|ing|s) (?:out )?(?:without|by itself|on its own|all the time|constantly|and i cannot feel)\\b",
  ),
  // What eats into an eye, and a nose that bleeds longer than pressing it takes
  ...rewrite(
    "eye pain chemical in the eye",
    "(?:bleach|acid|alkali|ammonia|caustic(?: soda)?|lye|lime|wet cement|cement|plaster dust|(?:oven|drain|toilet) cleaner|paint (?:stripper|thinner)|white spirit|pool chlorine|battery acid|pepper spray)\\b[^.]{0,30}\\b(?:in|into|to|hit) (?:my|his|her|the|an|one|both) (?:left |right )?eyes?\\b",
    "(?:my|his|her|the) (?:left |right )?eyes?\\b[^.]{0,20}\\b(?:splashed|sprayed|hit|burned|burnt) (?:with|by) (?:bleach|acid|alkali|ammonia|caustic(?: soda)?|lye|lime|cement|(?:oven|drain|toilet) cleaner)\\b",
  ),
  ...rewrite(
    "nosebleed nonstop bleeding",
    "nose ?bleed(?:s|ing)?(?: \\w+){0,3}? (?:for|lasting|lasted|since|after) (?:over |about |more than |nearly |almost |the last )*(?:(?:2\\d|[3-9]\\d|1\\d\\d) ?min(?:ute)?s?|half an hour|(?:an|one|two|three|1|2|3|4) hours?)\\b(?! ago)",
  ),
  // A "no" that denies nothing
  ...rewrite("suddenly", "without (?:any |a )?warning\\b"),
  ...rewrite("worst ever", "never (?:felt|had|experienced|known) (?:such|anything like)(?: an?)?\\b(?! this before)"),
  ...rewrite("but", "no,? wait\\b,?"),
  ...rewrite("cannot", "no longer (?:able to )?(?=(?:move|feel|lift|speak|talk|see|walk)\\b)"),

  ...rewrite(
    "stabwound",
    "(?<!like (?:a |an |the )?|as (?:if|though) (?:a |an |the )?)(?:knife|blade|bullet|arrow|screwdriver|scissors)(?: is| are| was| stuck| still)* (?:in|into|through) (?:my|his|her) (?:chest|belly|stomach|back|neck|side|head|leg|arm|eye)\\b",
  ),
  // What only sounds like it
  ...rewrite(
    "small cut",
    "(?:cut|nicked|nick|scratched|scraped) (?:my|him|her)self (?:while |when |a bit )?(?:shaving|cooking|chopping|slicing|gardening|opening|peeling|on (?:a|the|some) \\w+|with (?:a|the|my) (?:razor while shaving|kitchen knife while \\w+|can|tin|paper))\\b",
  ),
  ...rewrite(
    "injury",
    "(?:hurt|injured|strained|pulled|hurting) (?:my|him|her)self (?:while |when )?(?:at (?:the )?(?:gym|work|training|practice|football|soccer|yoga)|working out|lifting|running|training|exercising|playing|moving|falling|gardening)\\b",
  ),
  ...rewrite(
    "hungry",
    "(?:am|are|is|was|feel|always|absolutely|constantly|literally) (?:so )?starving\\b(?! (?:my|him|her)self)",
  ),
  // Who is allergic to nuts has not eaten any
  ...rewrite(
    "knownallergy",
    `(?:can|could|may|should|must|is it (?:ok(?:ay)?|safe|fine|bad)(?: for me)? to|do) (?:(?:i|we|he|she|they|my \\w+) )?(?:still |ever |not )?(?:eat|have|try|drink|use|avoid) (?:an? |any |some |the )?${ALLERGEN} (?:if|when|since|because|as|although|though|but|and) (?:i|we|he|she|they|my \\w+) (?:am|is|are|have|has) (?:an? |so |very )?(?:food )?allerg(?:ic|y|ies)\\b(?! (?:attack|reaction))`,
  ),
  ...rewrite(
    "knownallergy",
    "(?:(?:tree )?nuts?|peanuts?|shellfish|shrimps?|prawns?|sesame|bees?|wasps?)[- ]allerg(?:y|ies)\\b(?! (?:attack|reaction|flare))",
    `(?:allergic|allerg(?:y|ies)) to (?:the )?(?:${OTHER_ALLERGEN}${AND})*${ALLERGEN}(?:${AND}(?:${ALLERGEN}|${OTHER_ALLERGEN}))*\\b`,
  ),
  ...rewrite(
    "my pet",
    "(?:my|our|the) (?:dog|cat|puppy|kitten|pet|hamster|horse) (?:just )?(?:(?:had|has|is having|have) (?:a |an )?(?:seizures?|stroke|heart attack|fits?)|fainted|collapsed|(?:passed|blacked) out|died|vomited|threw up|is (?:vomiting|bleeding|choking|dying|not breathing))\\b",
  ),
  ...rewrite(
    "overate",
    "overdosed on (?:cake|chocolate|candy|sweets|pizza|carbs|sugar|netflix|tv|food|coffee|ice cream)\\b",
  ),
  ...rewrite("tired after food", "food[- ]?coma\\b"),
  ...rewrite(
    "tearful",
    "chok(?:e|ed|ing|es) (?:up\\b(?! (?:blood|food|phlegm|mucus|vomit|bile|a |on |my|his|her|the|and (?:cannot|blue)))|back (?:the |my |his |her )?tears\\b)",
  ),
  ...rewrite(
    "question dose",
    "(?:can|could|should|may|is it ok(?:ay)? (?:for me )?to|is it safe to|what if|what happens if) (?:i )?(?:take|took|inject|use|double) (?:a |my |the )?(?:double|twice|two|extra|more)(?: the| my)? (?:doses?|shots?|injections?|of|amount)\\b",
  ),
];
