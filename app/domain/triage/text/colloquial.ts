import { drugNames } from "./drugs";
import { rewrite, type Rewrite } from "./rewrite";

/**
 * How people write in messages and forums, rewritten into the words that the findings know: medicines that were missed or taken
 * without a meal, a chest that "feels off", a father who is "not with it". In the second half, what only sounds like a danger.
 * Contractions are spelt out already, and all is in lower case.
 */
const RELATIVE =
  "(?:husband|hubby|wife|partner|mother|mom|mum|mama|father|dad|papa|son|daughter|brother|sister|uncle|aunt|auntie|gran\\w*|nan|nana|friend|boyfriend|girlfriend|roommate|neighbou?r|patient)";
const THEY = `(?:he|she|they|(?:my |our )?(?:\\w+ )?${RELATIVE})`;
const BEING =
  "(?: (?:is|are|was|were|has been|have been|seems?|seemed|looks?|acts?|acting|been|just|all|really|so|very|suddenly|a bit|now))*";

const INSULIN = `(?:${drugNames("insulins").join("|")})(?: (?:pens?|shots?|doses?|injections?))?`;
const MEAL = "(?:eat|eating|ate|eaten|food|lunch|dinner|breakfast|supper|meals?|carbs|a bite|anything)";
const NOT_A_MEAL = "(?! (?:lunch|dinner|breakfast|supper|meals?|eating|food))";

const CHEST =
  "(?:my |the |his |her )?(?:\\w+ )?chest\\b(?! (?:of drawers|cold|infection|hair|day|press|muscles?|workout))";
const NOT_RIGHT = "(?:weird|funny|odd|strange|uncomfortable|wrong|off|iffy|unpleasant|not right|unusual)";

/** Beside one of these who is sleepy may be in danger, though they write it themselves. */
const SLEEPY_DANGER = `(?:hit|bang\\w*|bump\\w*|fell|fall|concuss\\w*|monoxide|overdos\\w*|too many|handful|confus\\w*|stiff neck|cannot stay awake|cannot wake|hard to wake|insulin|opioid|percocet|norco|vicodin|oxy\\w*|morphine|fentanyl|tramadol|fever|sudden\\w*|vomit\\w*|throwing up|threw up|puk\\w*|fruity|neck|seizure|limp|floppy|yellow|he|she|they|him|her|everyone|baby|newborn|infant|toddler|child|kid|son|daughter|grand\\w+|${RELATIVE})`;
const SLEEPY = "(?:sleepy|lethargic|sluggish)";

/** What is seen with the mind, or too far away. */
const NOT_SEEN =
  "(?:why|how|what|if|whether|any (?:progress|results?|change|changes|difference|point|improvement)|(?:the|a|my|his|her) (?:point|scale|results?|difference|appeal|progress|doctor|gp|specialist|dentist|reason|change|changes|number|email|message|future|results|feet past|toes))";

export const COLLOQUIAL: readonly Rewrite[] = [
  // Insulin that was not taken, and insulin without a meal
  ...rewrite(
    "insulin missedinsulin",
    `(?:ran|run|running|am|are|is|been|was|were|be) out of (?:my |his |her |their |the |our )?(?:\\w+ ){0,2}?${INSULIN}\\b`,
    `(?:out of|without) (?:any |my |his |her |their |the |having )*${INSULIN}\\b`,
    `(?:missed|missing|misses|miss|skipped|skipping|forgot|forgotten|stopped|stopping|quit|rationing|rationed|cannot afford|cannot get|cannot find|no|no more|(?:do|does|did|has|have|had|is|am|are|was) not (?:had|have|having|taken|take|taking|got|get|getting|gotten|been taking|injected|inject|used|use|using|given|afford))(?:${NOT_A_MEAL} \\w+){0,5}? ${INSULIN}\\b(?! (?:needed|required|anymore because|resist))`,
    `${INSULIN}(?: \\w+){0,3} (?:ran out|run out|is gone|all gone|gone|in the (?:car|sun|heat)|went bad|gone bad|spoiled|expired|was stolen|got stolen|got lost|is finished|finished|froze|stopped working)\\b`,
    "(?:insulin )?pump(?: \\w+){0,3} (?:stopped|failed|failing|broke|broken|blocked|occluded|occlusion|fell (?:off|out)|came (?:off|out)|disconnected|not working|quit|died|leaked|leaking|kinked)\\b(?: working)?",
    `will not (?:refill|fill|cover|give)(?: \\w+){0,3} ${INSULIN}\\b`,
  ),
  ...rewrite(
    "insulin overdose",
    `(?<!(?:can|could|should|may|if) (?:i|he|she|we) (?:\\w+ )?)(?:too much|too many(?: units)?|double the|twice the|double my|twice my|the wrong)(?: (?:units? of|dose of|of|my|his|her|amount of))* ${INSULIN}\\b(?! (?:resist|cost|production|in my blood))`,
    `${INSULIN} (?:twice|two times) (?:by (?:mistake|accident)|accidentally)\\b`,
  ),
  ...rewrite(
    "unfedinsulin $&",
    `(?:took|taken|take|injected|gave|given|had|used|shot|after) (?:\\w+ ){0,3}?${INSULIN}\\b[^.]{0,30}\\b(?:skip\\w*|miss\\w*|forgot|without|no|not|cannot|never|barely|hardly|nothing|could not)\\b(?: \\w+){0,3} ${MEAL}\\b`,
    `(?:skipped|missed|forgot|no|not|without|never|have not|has not|did not)(?: \\w+){0,2} ${MEAL}\\b[^.]{0,30}\\b(?:took|taken|injected|gave|given|had|used|after|with) (?:\\w+ ){0,3}?${INSULIN}\\b`,
  ),
  ...rewrite(
    "$& namedemergency",
    "(?<!never )(?:used|using|gave|given|jabbed|injected)(?: \\w+){0,3} (?:epi ?-?pens?|auvi-?q|adrenaline (?:pen|injector|auto-?injector)|epinephrine)\\b(?! (?:years?|before|in the past|as a|once))",
  ),
  // Breathing that is too slow
  ...rewrite(
    "slowbreathing",
    "breath(?:s|ing|es|e)?(?: (?:is|are|was|gets?|got|really|very|so|only|too|go|goes|all|super|looks|seems))* (?:slow(?:ly|er|mo)?|shallow(?:ly)?)\\b(?! (?:and deep|exercise|technique))",
    "(?:very |really |so ){0,3}(?:slow|slowed|shallow) breath(?:s|ing)?\\b(?! (?:exercises?|technique|helps|to relax|practice|app))",
    "(?:barely|hardly|scarcely) breathing\\b",
  ),
  // A chest that does not feel right
  ...rewrite(
    "vaguechest $&",
    `(?:${NOT_RIGHT}|heaviness|heavy|fullness|discomfort|bandlike|band-like|a weight|something|dull ache|ache)(?: (?!cold|cough|drawer|bra|shirt)\\w+){0,4}? (?:in|on|across|around|inside|round) ${CHEST}`,
    `chest(?: \\w+){0,2}? (?:feels?|is|felt|feeling|feeling|has been|does not feel|do not feel|is not feeling)(?: \\w+){0,2}? (?:${NOT_RIGHT}|right)\\b(?! (?:now|side))`,
    "(?:uncomfortable|strange|weird|odd|funny|heavy) chest\\b(?! (?:of drawers|cold|hair|day|press|muscles?|workout|wall|infection|strap|band))",
  ),
  // A mind that is not clear, as others see it
  ...rewrite(
    "confusion",
    `${THEY}${BEING} (?:not (?:\\w+ )?(?:himself|herself|themselves|with it|all there)|out of it|away with the fairies|just staring|staring (?:into space|blankly)|off with the fairies)\\b(?! (?:at (?:his|her|the) (?:phone|screen|tv|tablet)|without (?:coffee|sleep)|since (?:the|her|his) (?:funeral|divorce|breakup|death)))`,
    `(?:not with it|out of it)\\b(?=[^.]*\\b(?:fever|uti|infection|answers?|wee|urine|temperature|diabet\\w*|sugar)\\b)(?! today because)`,
    "(?:slow|taking ages|takes ages|takes? forever) to (?:answer|respond|reply|react)\\b(?! (?:to )?(?:my|our|the|any) (?:e-?mails?|texts?|messages?|calls?|letters?|phone|treatment|medic\\w+|diet))(?<!\\b(?:doctor|clinic|office|insurance|support|pharmacy|company|internet|he|she) (?:is |are )?(?:so |very |really )?slow to (?:answer|respond|reply))",
    `${THEY}${BEING} slow to (?:answer|respond|reply|react)\\b(?! (?:to )?(?:my|our|the|any) (?:e-?mails?|texts?|messages?|calls?|letters?|phone|treatment|medic\\w+|diet))(?<!\\b(?:doctor|clinic|office)\\b.{0,25})`,
    "answers? (?:take|takes|taking|took) (?:forever|ages|so long|very long)\\b",
    `(?:keeps?|kept) asking (?:me )?(?:where|who|what (?:day|year)) (?:he|she|they|we|i|it)\\b`,
    "(?:keeps? )?call(?:s|ing|ed) me (?:by )?(?:the wrong name|his (?:dead )?\\w+|her (?:dead )?\\w+)\\b(?! (?:names?|princess|fat))",
    "cannot (?:follow|understand) (?:what i am saying|me when i talk|a (?:simple )?(?:question|sentence)|simple (?:questions|instructions))\\b",
    "cannot work out how to (?:use|hold|put on|open)\\b",
    "(?:does|did|do) not (?:even )?(?:know|recogni[sz]e) (?:what day|what year|where (?:he|she|they) (?:is|are)|who (?:i am|we are|he is|she is)|(?:his|her) own)\\b",
    `${THEY}${BEING} (?:act(?:s|ing|ed)?|behav(?:es|ing|ed|e)) (?:so |very |really |a bit |slightly |kind of )*(?:off|not right|out of character)\\b`,
  ),
  ...rewrite("poor concentration", "(?:feel(?:ing|s)? )?(?:spac(?:ey|y)|spaced out|foggy headed)\\b"),
  // Places
  ...rewrite(
    "genitals",
    "(?<!\\bbleeding )(?:down (?:below|there)|(?:lady|girl|man|private) (?:bits|parts?|garden|area)|hoo-?ha|coochie|nether regions)\\b(?<!(?:slow|calm|sit|sat|lie|lay|lying|fell|fall|go|going|went|go|get) down (?:below|there))",
  ),
  ...rewrite(
    "testicle",
    "(?<!\\b(?:go|went|going|drives? me|crazy|are|is|about) )(?<=\\b(?:my|his|in my|in his|one of my) (?:left |right )?)(?:nuts?|nutsack|ball ?sack|bollocks|goolies)\\b(?! (?:allerg\\w+|butter|free|milk))",
  ),
  ...rewrite("breasts", "(?:boobies|tits|titties|knockers)\\b"),
  ...rewrite(
    "tremor",
    "(?:trembly|shakey|jittery|quivery)\\b(?! (?:from|after|on) (?:coffee|caffeine|phentermine|adderall))",
  ),
  ...rewrite(
    "heavy period",
    "period(?: (?:has|just|that|which))* never (?:really )?(?:stopped|stops|ended|ends)\\b",
    "period(?: (?:for|lasting|has lasted|lasted|going on))+ (?:\\d+|two|three|four|several|many) weeks\\b",
  ),
  ...rewrite(
    "$1/10",
    "(?=is|at|like|its|a|easily)(?<=\\b(?:pain|hurts?|ache|aching|agony|cramps?)\\b[^.]{0,60})(?:is|at|like|its|a solid|easily) (?:an? )?(\\d|10)\\b(?! ?(?:\\/|out of|day|week|minute|min|hour|hr|month|year|am|pm|lb|kg|kilo|pound|times?|of|on))",
  ),
  ...rewrite(
    "rigid belly",
    "(?=is|feels|gone|its|hard|stiff|rigid|tight)(?<=\\b(?:belly|stomach|tummy|abdom\\w+|gut)\\b[^.]{0,60})(?:is |feels |gone |its )?(?:hard|stiff|rigid|tight) (?:like|as) (?:an? )?(?:board|rock|wood|stone|brick|plank|drum)\\b",
  ),
  ...rewrite(
    "sudden hearing loss one ear",
    "(?:hearing|ear) (?:just |suddenly |has )?(?:went|gone|turned) (?:dull|muffled|dead|deaf|away|quiet)\\b(?: (?:in|on) (?:my |the |one )?(?:left |right |one )?(?:ear|side))?(?! (?:after|from) (?:a |the )?(?:flight|shower|concert|swim\\w*))",
  ),
  ...rewrite(
    "want to lose weight",
    "(?:want|need|trying|try|like|hoping|hope|how) to (?:lose|drop|shed) (?:about |around |another |the last |these last )?(?:\\d+|a few|some|ten|twenty|thirty) (?:more )?(?:lbs?|pounds|kgs?|kilos?)\\b",
  ),
  ...rewrite("hungry all", "(?:so|very|super|really|always|constantly|insanely|extra) hungry\\b"),
  ...rewrite("fatigue", "yawning(?: all day| a lot| constantly)?\\b"),
  ...rewrite(
    "$& overuse",
    "(?:shoulders?|back|neck|legs?|calves|thighs?|wrists?|hands?|knees?|hips?|feet|muscles|arms?)(?: (?:is|are|a bit|slightly|really|so|very|feel|feels|still))* (?:sore|achy|aching|stiff|ache|aches)(?: \\w+){0,2} (?:from|after|because of) (?:all (?:the |this )?)?(?:carry|lift|mov|dig|shovel|garden|paint|clean|danc|rak|mow|swim|box|hik|pack|push|pull|haul|yoga|running|gym|workout)\\w*",
  ),
  // Better at rest is not there at rest
  ...rewrite(
    "relieved",
    "(?:go(?:es)?|went|going) away(?: again)?,? (?:when(?:ever)?|if|with|after|once|by|as soon as|on|at)(?: \\w+){0,3}? (?:rest(?:ing)?|stop(?:ping)?|sit(?:ting)?(?: down)?|stand(?:ing)? still|slow(?:ing)? down)\\b",
    "(?:stops?|eases?(?: off| up)?|is better|gets better|passes|settles|improves|is gone|is ok(?:ay)?|is fine|disappears?|is relieved|resolves),? (?:when(?:ever)?|if|with|after|once|by|as soon as|on|at)(?: \\w+){0,3}? (?:rest(?:ing)?|stop(?:ping)?|sit(?:ting)?(?: down)?|stand(?:ing)? still|slow(?:ing)? down)\\b",
  ),
  // What cannot be finished is mostly no sentence
  ...rewrite(
    "early satiety",
    "cannot (?:finish|complete|eat all of) (?:my|his|her|a|the|any|half|half a|half my|even a small)? ?(?:meals?|food|plate|dinner|lunch|breakfast|portion|burger|salad|bottle)\\b",
  ),
  ...rewrite(
    "not done",
    "cannot (?:finish|complete) (?:my|his|her|a|the|any) (?:workouts?|homework|work|race|marathon|exercises?|book|job|task|set|project|walk|run|shift|puzzle|form|series)\\b",
  ),
  // How much urine, and when it is nothing
  ...rewrite(
    "fine",
    "not (?:having to |needing to )?(?:pee|peeing|urinat\\w+|getting up to pee|get up to pee)(?: (?:so|as|much|often|a lot|anymore|any more))* (?:at|in the|during the|every) (?:night|nights|hour)\\b",
  ),
  ...rewrite("nourine", "no (?:pee|wee|urine|peeing)\\b(?! (?:problems?|issues?|pain|infection|at night))"),
  ...rewrite(
    "lowurine",
    "(?:pee|urine|wee)(?: (?:is|was|has been|now))* (?:like syrup|barely there|just (?:a few )?drops|only (?:a few )?drops|a trickle|very little|almost nothing)\\b",
    "(?:barely|hardly|scarcely) any (?:pee|wee|urine)\\b",
    "not peeing (?:much|a lot|enough)(?: at all)?\\b",
  ),
  ...rewrite(
    "lowurine",
    "(?:barely|hardly|just|only)(?: a)? (?:dribble|trickle|drop|few drops)(?: of (?:pee|urine|wee))?\\b",
    "(?:dribble|trickle|few drops) of (?:pee|urine|wee)\\b",
  ),
  ...rewrite(
    "weakstream",
    "cannot (?:pee|urinate|wee) (?:properly|well|fully|right|normally|a proper stream)\\b(?! at all)",
  ),
  ...rewrite("lightheaded", "(?:gr[ea]y(?:ed|ing)?|white(?:d)?) out\\b(?! (?:sheet|the page))"),
  ...rewrite(
    "cannotkeepdown vomiting",
    "(?:hardly|barely|scarcely|not|cannot) keep(?:ing)? (?:any |my |the )?(?:fluids?|liquids?|water|food|anything|meals?)(?: down| in)?\\b",
  ),
  ...rewrite(
    "persisting",
    "never (?:really )?(?:stopped|stops|went away|goes away|ends|ended|let up|eases)\\b",
    "not touching (?:it|them|this|the (?:pain|attack))\\b",
  ),
  ...rewrite("poor concentration", "cannot think\\b(?! (?:of|about|that|why|what|so))"),
  ...rewrite(
    "dry skin",
    "(?:dry(?:,| and) )?(?:crack(?:ed|ing|s)|chapped) (?:skin|hands|heels|feet|fingers|knuckles|from)\\b",
    "(?:hands|feet|heels|fingers|knuckles|lips)(?: (?:is|are|all|so|really|very|dry|and))* (?:cracked|cracking|chapped)\\b",
  ),
  ...rewrite(
    "bother",
    "(?<=\\b(?:burps?|burping|hunger|cravings?|gas|commute|heat|diet|kids|allergies|job|keto)\\b[^.]{0,30})(?:is|are) killing me\\b",
  ),
  // Under the ribs, and what else people say of a pain
  ...rewrite(
    "epigastric",
    "(?:under|below|beneath) (?:my|the|his|her) ribs?(?: right)? (?:in|at) (?:the )?(?:middle|center|front)\\b",
  ),
  ...rewrite("severe", "(?:doubled over|curled (?:up )?in (?:a|the) (?:ball|fetal position))\\b"),
  ...rewrite("", "no,? (?:seriously|really|joke|kidding|lie|but seriously|cap)\\b"),
  ...rewrite("family history of $1", "([a-z][a-z ]{2,60}) runs? in (?:my|the|our|his|her) family\\b"),
  ...rewrite("earlypast", "in (?:her |his |their )?old age\\b"),
  ...rewrite(
    "at rest",
    "(?=now|also|even)(?<=\\bchest\\b[^.]{0,60})(?:now |also |even )+(?:when |while |just )?(?:sitting(?: (?:down|still))?|lying(?: down)?|resting|in bed|doing nothing|at rest)\\b",
  ),
  ...rewrite(
    "skinfold",
    "(?:under|below|beneath|underneath) (?:my |the |both |her )?(?:left |right )?(?:breasts?|boobs?|boobies|tits|bra)\\b(?=[^.]*\\b(?:rash|sweat\\w*|itch\\w*|chaf\\w*|raw|rub\\w*|fold)\\b)(?![^.]*\\blump)",
  ),
  ...rewrite(
    "skinfold",
    "(?=under|below|beneath)(?<=\\b(?:rash|sweat\\w*|itch\\w*|chaf\\w*|raw|rub\\w*|red)\\b[^.]{0,30})(?:under|below|beneath|underneath) (?:my |the |both |her )?(?:left |right )?(?:breasts?|boobs?|boobies|tits|bra)\\b(?![^.]*\\blump)",
  ),
  // Who cannot be woken
  ...rewrite(
    "unresponsive",
    "(?:barely|hardly|scarcely|not) (?:rous|arous|wak|rouse|awake)a?n?able\\b",
    "(?:will not|does not|cannot|did not) (?:wke|wakeup|wak|waek|weak up|wke up)\\b(?: up)?",
    "slumping over\\b",
  ),
  ...rewrite(
    "drowsy",
    "(?:keeps?|kept|is|are|was) (?:nodding|dozing|drifting|zoning) off\\b(?! (?:at|in|during|on the (?:couch|sofa)|watching|while))",
    "(?:keeps?|kept) (?:falling|fallin) asleep\\b(?! (?:at|in|during|on the (?:couch|sofa)|watching|while|early|every))",
  ),
  // An inhaler used over and over
  ...rewrite(
    "inhaler persisting wheeze",
    "(?:inhaler|puffer|ventolin|albuterol)\\b[^.]{0,25}\\b(?:\\d+|many|several|lots of|ten|six|eight) (?:times|puffs)\\b[^.]{0,25}\\bstill (?:\\w+ )?(?:wheez\\w*|tight|breathless|short|cannot|struggling)\\b",
  ),
  ...rewrite(
    "knownallergy",
    "(?:carry|carries|have|has|own|owns|keep|keeps|prescribed|need|needs)(?: \\w+){0,2} epi ?-?pens?\\b(?: for (?:my |a |the |an )?(?:\\w+ )?(?:stings?|allerg(?:y|ies)|nuts?|peanuts?|bees?|wasps?|shellfish))?",
  ),
  // Sight
  ...rewrite(
    "lost vision",
    "no (?:vision|sight) (?:in|from|out of) (?:my |his |her |the |one )?(?:left |right |one |either )?eyes?\\b",
    "(?:half|part|most|all|a chunk|a piece|one side) of (?:my|his|her|the) (?:vision|sight|field of vision) (?:is |was |went |has |just )*(?:missing|gone|black|blank|disappeared|vanished)\\b",
    "(?:eye|vision|sight)(?: (?:just|suddenly|has|have|completely|all|totally))* (?:went|gone|turned|goes|is) (?:all |completely |totally )?(?:black|dark|blank|out)\\b(?! (?:and blue|circles?|spots? under))",
    "cannot see (?:a thing |anything |nothing )?(?:out of|from|with|through|on) (?:my|his|her|the|one) (?:left|right|one|other|bad|good)? ?(?:eye|side)\\b",
  ),
  // What only sounds like a danger
  ...rewrite(
    "my pet",
    "(?:my|our|the|his|her) (?:dog|cat|puppy|kitten|pet|hamster|horse|rabbit|bird)(?: (?:is|was|has been|seems|gets|got|looks|ran|takes|took|needs|has|on|out|of|from|very|so|really|insulin|drowsy|sleepy|lethargic|limp|tramadol|sick|weak|dizzy|seizures?|vomiting))+\\b",
  ),
  ...rewrite(
    "sulfur burps",
    "burps?(?:ing)?(?: (?:smell|smells|smelling|taste|tastes|tasting|like|of))* (?:rotten|bad|sulfur|sulphur) ?(?:eggs?)?\\b",
  ),
  ...rewrite("increased appetite", "appetite(?: \\w+)? (?:is |has |came |come |coming )+back\\b"),
  ...rewrite("insulinresistance", "insulin[- ]resist(?:ance|ant)\\b"),
  ...rewrite("flaky", "(?:like|as) (?:an? |some |the )?snakes?(?:'?s)?(?: ?skin)?\\b(?! (?:bit|bite))"),
  ...rewrite(
    "not noticing",
    `cannot see ${NOT_SEEN}\\b`,
    "lost sight of (?:my|the|our|what|why)\\b(?! (?:left|right|eye))",
    "lost (?:my|his|her) (?:reading )?(?:glasses|contacts|contact lens(?:es)?)\\b",
  ),
  ...rewrite(
    "blurred vision",
    "cannot see (?:too |very |so )?(?:well|clearly|properly|sharply|far|up close|small print|the (?:board|menu|tv|screen)|things far|at (?:night|distance))\\b",
  ),
  ...rewrite(
    "oldblindness",
    "(?:blind|no vision|lost (?:my |his |her )?(?:vision|sight))(?: (?:in|of|out of|from) (?:my |his |her |one )?(?:left|right|one)? ?eye)? (?:since|from) (?:birth|childhood|i was|he was|she was|(?:19|20)\\d\\d|an accident)\\b",
  ),
  // Alarm in a question is no sign; what is told beside it decides, and where nothing is, it counts (`readText`)
  ...rewrite(
    "$1 fearedemergency",
    "(?:am i|is (?:he|she|it|this|that)|is my \\w+|(?:could|can|might|would) (?:i|he|she|it|this|that|((?:a|my|an) [\\w ]{1,30}?)) be)(?: (?:having|getting|really|actually|like|signs? of|a sign of))* (?:an? |the )?(?:massive |small |mini-?)?(?:heart attack|stroke|aneurysm|brain (?:bleed|tumor)|pulmonary embolism|blood clot)\\b(?! (?:in my (?:leg|calf)|risk))",
  ),
  // Who writes that they are sleepy is awake, where nobody else and no danger is told of
  ...rewrite(
    "fatigue",
    `(?=sleepy|leth|slug|always|const|mak|made)(?:(?<=\\b(?:i|me|feel|feels|feeling)\\b[^.]{0,40})${SLEEPY}|${SLEEPY}(?!.{0,60}\\b(?:listless|since (?:yesterday|today|last night|this (?:morning|afternoon)))\\b)|(?:always|constantly) drowsy|(?:makes?|made|making) me (?:so |very |really |a bit )*drowsy)\\b(?<!\\b${SLEEPY_DANGER}\\b.{0,300})(?!.{0,300}\\b${SLEEPY_DANGER}\\b)`,
  ),
  ...rewrite(
    "lose weight",
    "loo+se(?: (?:any|some|the|this|these|those|last|more|my|a|lots|of|\\d+))* (?:weight|wieght|weigth|pounds|lbs)\\b",
  ),
  ...rewrite("food noise hungry all", "food noise\\b"),
  // Who asks what they may eat has not eaten it
  ...rewrite(
    "mayeat",
    "(?:which|what) (?:\\w+ ){1,4}(?:is|are) (?:ok|okay|safe|allowed|fine|good|bad|best)\\b",
    "(?:is|are) (?:\\w+ ){1,3}(?:ok|okay|safe|allowed|fine|good|bad) (?:for|with|on) (?:me|my (?:diet|allergy|plan)|this diet|wegovy|ozempic|mounjaro|zepbound)\\b",
    "(?=eat|try|drink|contain|snack)(?<=\\b(?:what|which|can|could|may|should|do|does|is it (?:ok|okay|safe|fine)(?: for \\w+)? to)\\b[^.?!;]{0,40})(?<!\\b(?:after|when|whenever|if|because|since) (?:i |he |she )?)(?:eat|try|drink|contain|snack on)\\b",
    // "Do not have" denies, and "what do I have" tells of an illness.
    "have\\b(?<=\\b(?:(?:can|could|may|should) (?:i|we|he|she|they|you)(?: still| also| safely| even)?|is it (?:ok|okay|safe|fine)(?: for \\w+)? to) have)",
  ),
];
