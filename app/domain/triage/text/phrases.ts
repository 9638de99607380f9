/** Contractions, with and without the apostrophe: spelt out before anything else. */
export const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  // As people type on a telephone
  [/\bwanna\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
  [/\b(?:gotta|hafta)\b/g, "have to"],
  [/\b(?:kinda|sorta)\b/g, "slightly"],
  [/\bdunno\b/g, "do not know"],
  [/\b(?:cuz|coz)\b/g, "because"],
  [/\bnite\b/g, "night"],
  [/(?<=[a-z,] )n(?= [a-z])/g, "and"],
  [/\bgf\b/g, "girlfriend"],
  [/\bbf\b/g, "boyfriend"],
  [/\bmil\b/g, "mother"],
  [/\bfil\b/g, "father"],
  [/\b(?:hubby|hubs)\b/g, "husband"],
  [/\b(?:pops|stepdad)\b(?! up)/g, "father"],
  [/\bstepmom\b/g, "mother"],
  [/\bpreg(?:go|gers)?\b/g, "pregnant"],
  [/\bpissed\b(?! off| at| with)/g, "peed"],
  [/\bpissing\b(?! me)/g, "peeing"],
  [/\bpiss\b(?! off| me| poor)/g, "pee"],
  // With a slip of the finger: what is denied must not turn into what is there
  [/\b(?:hav'?nt|haven;t|havn't|have'nt|havet|haventt|hvnt|havnet)\b/g, "have not"],
  [/\b(?:has'nt|hasent|hsnt|hasnn?'?t)\b/g, "has not"],
  [/\b(?:dosn'?t|dosent|doesent|doens'?t|does'nt|dosnot|duznt|doesnn'?t|dsnt)\b/g, "does not"],
  [/\b(?:dindt|didt|didint|did'nt|ddnt|diddnt|didn;t)\b/g, "did not"],
  [/\b(?:do'nt|dont'|donot|dnt|dont't|don;t)(?!\w)/g, "do not"],
  [/\b(?:isn;t|is'nt|isnt'|wasent|was'nt|wasnt')(?!\w)/g, "is not"],
  [/\b(?:wo'nt|wont'|wnt|willnt|woudnt|wudnt|would'nt)(?!\w)/g, "will not"],
  [/\b(?:carn'?t|cnat|cnt|cant'|ca'nt|cantt|can;t|cudnt|coudnt|couldent|could'nt)(?!\w)/g, "cannot"],
  [
    /\b(?:can'?t|can not|cannot|couldn'?t|could not|unable to|not able to|inability to|unable|incapable of)\b/g,
    "cannot",
  ],
  [/\b(?:won'?t|wouldn'?t)\b/g, "will not"],
  [/\b(do|does|did|is|are|was|were|has|have|had)n'?t\b/g, "$1 not"],
  [/\bain'?t\b/g, "is not"],
  [/\bo\.?d\.?'d\b/g, "overdosed"],
  [/\bi'?m\b/g, "i am"],
  [/\bi'?ve\b/g, "i have"],
  [/\b(he|she|it)'s\b|\b(he|she)s\b/g, "$1$2 is"],
  [/\bw\/o\b/g, "without"],
  [/\bw\/(?=\s?[a-z])/g, "with "],
];

/**
 * Rewrites before the text is cut into words: what is said with several words,
 * or with a "no" that negates nothing ("no appetite" is a symptom), becomes one
 * word. Order matters: longer ones first.
 */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // When it began, and not when it is worst: "since this morning" is no complaint of mornings
  [
    /\b(?:since|from|starting|started|began|begun|until|till)(?: (?!every|each|mornings?\b)\w+){0,3} morning\b/g,
    "since today",
  ],
  [/\b(?:this|that|one|the other) (?:very |early )?morning\b/g, "today"],
  [/\b(yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:in the|early))? morning\b/g, "$1"],
  // Not-words that negate nothing
  [
    /\bno(?:t| longer)? (?:relieved|relieve|helped|helping|helps?|responding|improving|improved?|getting (?:any )?better|going away|gone away|resolving|resolved|settling|settled|healing|controlled|better|gone)\b/g,
    "persisting",
  ],
  [
    /\b(?:does|do|did|has|have|is|will) not (?:help|helped|go away|gone away|improve|improved|respond|responded|resolve|resolved|settle|settled|heal|work|worked|stop|stopped|seem to help|get better|got better|ease|relieve|subside)\b/g,
    "persisting",
  ],
  [/\bwithout (?:any )?(?:relief|improvement|effect|success|help)\b/g, "persisting"],
  [/\b(?:no|little) (?:relief|improvement|effect)\b/g, "persisting"],
  [
    /\b(?:does|do|did|will|would) ?not (?:stop|let up)\b|\bwon'?t stop\b|\bwill not stop\b|\bnot stopping\b|\bcannot (?:be )?(?:stop(?:ped)?|control(?:led)?)\b/g,
    "nonstop",
  ],
  [/\bnot only\b/g, "also"],
  [/\bnot sure\b/g, "unsure"],
  [/\bno doubt\b/g, "surely"],
  [/\b(?:no longer|not any ?more)\b/g, "not"],
  [/\bno one\b/g, "nobody"],
  [
    /\bnot? (?:known )?(?:cause|reason|trigger)\b(?! (?:to|for|in) (?:live|living|go on|going on|carry on|be alive))/g,
    "unexplained",
  ],
  [
    /\b(?:no|poor|decreased|reduced|lost (?:my |his |her )?|loss of|lack of|less|low|diminished) ?appetite\b|\bappetite (?:is |has )?(?:poor|decreased|reduced|gone|low|down|loss)\b|\boff (?:his|her|my|their)? ?food\b|\bnot (?:been )?(?:feeling )?hungry\b|\banorexia\b|\bnot (?:been )?(?:eating|feeding)(?: much| well)?\b|\b(?:do|does|did) not (?:want to |feel like )(?:eat|eating|feed)\b|\brefus(?:es|ing|ed) (?:to (?:eat|feed|drink)|food|feeds?|bottles?|milk)\b|\bdoes not want to (?:eat|feed)\b/g,
    "poorappetite",
  ],
  [/\b(?:no|low|lack of|zero|little) energy\b|\benergy (?:is )?low\b/g, "fatigue"],
  [
    /\b(?:has |have )?not (?:been )?(?:peed|urinated|passed (?:any )?(?:urine|water)|peeing|urinating|passing (?:any )?urine|had a wet (?:diaper|nappy))\b|\bno (?:wet (?:diapers?|nappies|nappy)|urine(?: output)?)\b|\bcannot (?:pee|urinate|pass (?:any )?(?:urine|water)|void|empty (?:my|his|her|the) bladder)\b|\banuria\b|\burinary retention\b/g,
    "nourine",
  ],
  [
    /\bfewer (?:wet )?(?:diapers?|nappies|nappy)(?: changes)?\b|\bless urine\b|\bdecreased urine(?: output)?\b|\bpassing (?:very )?little urine\b|\boliguria\b|\b(?:hardly|barely|scarcely) (?:been )?(?:peeing|peed|pees|wee(?:d|s|ing)?|urinat(?:ing|ed|es))\b|\b(?:pass(?:ed|es|ing)? )?(?:hardly|barely|scarcely)(?: pass(?:ed|es|ing)?)?(?: any)? (?:urine|water|pee|wee)\b|\b(?:dry|less wet) (?:diapers?|nappies|nappy)\b/g,
    "lowurine",
  ],
  [
    /\b(?:no|has not had a|have not had a|has not had any|not had (?:a|any)) (?:bowel movements?|stools?|poo|poop|bm)\b|\b(?:has|have) not (?:pooped|pooed|opened (?:my|his|her|their) bowels|had (?:a|my|her|his) bowels?)\b|\bcannot (?:poop|poo|have a bowel movement|pass stool)\b|\bnot (?:pooped|pooed|opened (?:my|his|her) bowels)\b/g,
    "constipation",
  ],
  [
    /\b(?:opened?|opening|emptied) (?:my|his|her|their) bowels (?:only )?(?:once|twice|(?:two|three) times)\b|\bbowels (?:have |has )?(?:only )?(?:been )?(?:open(?:ed)?|moved?) (?:only )?(?:once|twice)\b|\b(?:fewer|rare|infrequent|irregular) (?:bowel movements?|stools?|motions|poos?)\b|\bhard lumps of stool\b|\bstrain(?:s|ing)? and (?:hard|lumpy)(?: \w+)?\b|\bbowels (?:are )?(?:sluggish|blocked|bunged up)\b|\bbunged up (?:for|since)\b/g,
    "constipation",
  ],
  [
    /\b(?:i |she |he )?(?:only )?(?:go|goes|going|went)(?: to the (?:toilet|bathroom|loo))? (?:only )?(?:(?:once )?every (?:\d|third|fourth|fifth|sixth|three|four|five|six|few)|once a week|once in (?:\d|three|four|five|six|a few))(?: (?:days?|to \w+ days))?\b/g,
    "constipation",
  ],
  [
    /\b(?:no|not passing|cannot pass|unable to pass|not passed|has not passed|passed no|passing no|pass no|passes no) (?:gas|wind|flatus)\b|\b(?:pass(?:ed|es|ing)?|had|has) (?:neither|no) (?:stools?|poop?|motions?|bowel movements?|gas|wind|flatus) (?:n?or) (?:gas|wind|flatus|stools?|poop?|motions?)\b|\bobstipation\b/g,
    "nogas",
  ],
  [
    /\b(?:not|cannot) (?:keep|keeping|hold|holding) (?:anything|any ?thing|food|fluids?|liquids?|water|it|much)(?: or (?:food|fluids|liquids|water))? down\b|\bvomit(?:ing|s)? (?:up )?(?:everything|all (?:food|fluids))\b/g,
    "cannotkeepdown vomiting",
  ],
  [
    /\b(?:no|without) (?:a )?periods?\b|\bmissed (?:my |her |a |the )?(?:last )?(?:\w+ )?periods?\b|\b(?:late|overdue|skipped|absent|missed) (?:my )?(?:periods?|menses|menstruation)\b|\bperiods? (?:is |are |has |have )?(?:been )?(?:late|overdue|missed|absent|stopped|ceased)\b|\b(?:has|have|had) not had (?:a|my|her) period\b|\bamenorrh?o?ea\b|\bnot (?:resumed|had) (?:her |my )?(?:menses|periods?)\b|\bcessation of (?:menses|periods?|menstruation)\b/g,
    "missedperiod",
  ],
  [
    /\bcannot (?:get (?:my|his|her) breath|breathe?(?: well| properly)?|catch (?:my|his|her|their) breath|get (?:enough )?air)\b/g,
    "cannotbreathe dyspnea",
  ],
  [
    /\bnot breathing\b|\bno breathing\b(?= ?(?:$|[.,;]|and\b))|\bstopped breathing\b|\bstops breathing\b(?! (?:at night|during sleep|in (?:his|her) sleep|while asleep))/g,
    "notbreathing",
  ],
  [
    /\bshort(?:ness)?,? of,? breath[e]?\b|\bs\.?o\.?b\b|\bout of breath\b|\b(?:difficult(?:y|ies)?|trouble|hard|problems?|labou?red|heavy|struggl(?:es|ing|ed)|difficulties|hard time)(?: (?:in|with|to|while|for (?:me|him|her)))* (?:my )?(?:breath(?:e|ing)|respiration)\b|\bbreathing (?:is |has been |was )?(?:very |really |more |so )?(?:hard|difficult|laboured|labored|heavy|bad|trouble|difficulty|problems?)\b|\bbreathless(?:ness)?\b|\bair hunger\b|\bgasping(?: for (?:air|breath))?\b|\bcannot breathe\b|\bshort winded\b|\bpuffed out\b/g,
    "dyspnea",
  ],
  [
    /\b(?:stops?|pauses?|stopping|pausing|has to stop|have to stop)(?: (?:for|to (?:catch|get|take))(?: (?:a|my|his|her))? (?:breath|air))? (?:in the middle of|between|halfway through|during|mid)[- ]?(?: (?:a|his|her|my|every|each))? ?(?:sentences?|words?)\b|\bmid-?sentence (?:for|to (?:catch|get|take)) (?:a |my |his |her )?breath\b/g,
    "cannotsentence dyspnea",
  ],
  [
    /\b(inhaler|puffer|reliever|salbutamol|albuterol|ventolin|nebuli[sz]er)s?\b([^.]{0,20})\b(?:only (?:helps?|helped|works?|worked|lasts?)|wears? off|wore off|(?:helps?|works?|lasts?) (?:only )?(?:for )?(?:a few minutes|briefly|less))/g,
    "$1$2 barely",
  ],
  [/\bthrow(?:ing|s|n)? up\b|\bthrew up\b|\bbeen sick\b|\bbeing sick\b|\bbringing up food\b/g, "vomiting"],
  [
    /\bsick to (?:my|his|her) stomach\b|\bfeel(?:ing|s)? (?:like )?(?:i (?:might|am going to) )?(?:be )?(?:sick to|nauseous|queasy)\b|\bupset stomach\b/g,
    "nausea",
  ],
  [
    /\bpass(?:ed|es|ing)? out\b|\bblack(?:ed|s|ing)? ?out\b|\b(?:lost|loses|losing|loss of) consciousness\b|\bblack-?outs?\b|\bkeeled over\b|\bsyncopal\b/g,
    "syncope",
  ],
  [
    /\b(?:feel(?:s|ing)?|felt) (?:like (?:i (?:am|might) (?:going to )?)?)?(?:faint|fainting)\b|\bnear(?:ly|-| )(?:fainted|syncope|fainting)\b|\balmost (?:fainted|syncope|fainting)\b|\bpre-?syncope\b|\blight-? ?headed(?:ness)?\b/g,
    "lightheaded",
  ],
  [/\bpins (?:and|&|n) needles\b/g, "pins_and_needles"],
  [/\btoo (?:dyspnea|breathless|winded|wheezy) to (?:speak|talk|walk|eat|sleep)\b/g, "cannotsentence dyspnea"],
  [/\b(?:bowel|toilet) movements?\b|\bbms?\b/g, "stool"],
  [/\blow(?:er)?(?: down)? (?:on|in|at) (?:the|my|his|her) right(?: side)?\b/g, "rlq"],
  [/\blow(?:er)?(?: down)? (?:on|in|at) (?:the|my|his|her) left(?: side)?\b/g, "llq"],
  [/\b(?:on|to) (?:the|my|his|her) right(?: side)?,? low(?:er)?(?: down)?\b/g, "rlq"],
  [/\b(?:on|to) (?:the|my|his|her) left(?: side)?,? low(?:er)?(?: down)?\b/g, "llq"],
  [/\blower right side\b/g, "rlq"],
  [/\blower left side\b/g, "llq"],
  [/\bfood[- ]poison(?:ing|ed)?\b/g, "foodpoisoning"],
  [/\bpoison (?:ivy|oak|sumac)\b/g, "poisonivy"],
  // A sore that stings is not a sting, and a sore place is not a sore
  [/\b(bee|wasp|hornet|insect|jellyfish|ant|bug|yellow ?jacket)s?(?:'s)? stings?\b/g, "$1 stung"],
  [/\bstings?\b(?= (?:when|with|a (?:bit|little)|like|if|on|after|from|badly|while|as|at)\b|[,.]|$)/g, "burns"],
  [
    /\bgenital sores?\b|\bsores?(?= (?:on|in|inside|near|around) (?:(?:my|the|his|her) )?(?:penis|vagina|vulva|labia|genitals?|privates?|foreskin|glans|scrotum|anus))/g,
    "genital ulcer",
  ],
  // Starving, and eating again
  [
    /\b(?:eat(?:s|ing|en)?|ate|had) (?:almost|next to|virtually|practically|hardly|barely) (?:nothing|anything|any food)\b|\bhardly (?:eat(?:s|ing|en)?|ate)(?: anything)?\b|\b(?:water[- ]?|strict |prolonged |long )?fast(?:ed|ing)? (?:for|of) (?:\w+ )?(?:\w+ )?(?:days|weeks)\b|\bwater fast\b|\bstarv(?:ed|ing|ation)\b|\b(?:ate|eaten|eating|eat) nothing\b/g,
    "starve poorappetite",
  ],
  [
    /\b(?:beg(?:an|un)|start(?:ed|ing)?|went back|back|resum(?:ed|ing)|return(?:ed|ing))(?: to)? (?:eat(?:ing)?|normal (?:meals|food|eating)|meals)(?: (?:again|normally|properly|full meals))*\b|\b(?:eating|eats|ate) (?:normally |properly )?again\b|\brefeeding\b/g,
    "refed",
  ],
  [
    /\b(?:drinks?|drinking|drank|takes?|taking|took|sucks?|finish(?:es|ed)?) (?:well |eagerly |all |some |a little |less |most )*(?:from |at |out of |of )?(?:his|her|the|its|their) (?:(?:baby|milk|feeding|water|whole) )?bottles?\b(?! of)/g,
    "feeds",
  ],
  [/\bbottles? of (?:milk|formula|water|juice|squash|pop|cola)\b/g, "drink"],
  [
    /\b(?:was|were|been|got|being) stabbed\b|\bstabb(?:ed|ing) (?:in|with|by) (?:the |a |my |his |her )?(?:knife|chest|belly|stomach|back|neck|leg|arm|somebody|someone|man|blade)\b|\b(?:stab|knife) wounds?\b|^stabbed$/g,
    "stabwound",
  ],
  // The illness, which no hearing aid is and no sleep aid
  [
    /\baids\b(?:(?<=\b(?:have|has|had|having|got|with|of|from|full[- ]blown|advanced) aids)(?! for\b)|(?<=\bhiv ?(?:\/|and|or) ?aids)|(?<=(?:^|[,;.(]) ?aids)(?= ?(?:[,;.)]|$))|(?= (?:patient|virus|diagnosis|related|medic)))/g,
    "hiv",
  ],
  // A bump that is there, not one that was got
  [
    /\b(red|sore|little|small|tiny|tender|hard|painful|itchy|white|yellow|single) bumps?\b(?! (?:on|to) (?:my|the|his|her) (?:head|forehead))/g,
    "$1 lump",
  ],
  [/\bhay ?fever\b/g, "hayfever"],
  [/\bfever blisters?\b/g, "cold sore"],
  [/\b(?:yellow|scarlet|dengue|rheumatic|typhoid|glandular) fever (?:vaccin\w*|shot|jab)\b/g, "vaccine"],
  [/\b(?:under|below|beneath|underneath) (?:the |my |his |her )?(?:breastbone|breast bone|sternum)\b/g, "epigastric"],
  // Face, arm, speech
  [
    /\bslurr?(?:ed|ing|s|y)?(?: of)?(?: (?:my|his|her|the))?(?: (?:speech|words?|talking))?\b|\bspeech (?:is |was |has become |became )?(?:slurr?ed|garbled|jumbled|unclear|slow|difficulty|problems?|trouble|disturbance|difficult)\b|\bgarbled(?: speech)?\b|\b(?:cannot|trouble|difficulty|problems?|hard to|hard time|struggl(?:es|ing))(?: (?:in|with|to))? (?:speak|speaking|speech|talk|talking|get (?:the|my|his|her) words out|finding words|find words|find the words)\b|\bword[- ]finding difficulty\b|\bdysarthria\b|\baphasia\b|\bmumbling words\b|\bwords (?:come|coming|came) out (?:wrong|funny|jumbled)\b|\btalking funny\b|\b(?:only |just )?(?:gets?|brings?|got|brought)(?: only)? (?:single |few |odd |no )?(?:words?|syllables?|sounds?) out\b|\b(?:loses?|losing|lost) (?:his|her|my|the) words\b/g,
    "badspeech",
  ],
  [
    /\bcannot (?:finish|complete|speak (?:in )?(?:full |whole )?sentences|speak a sentence|say (?:a|more than))(?: (?:a |my |his |her )?(?:full |whole )?sentences?)?\b|\b(?:only|few|single|two|one|three) words? at a time\b|\btoo breathless to (?:speak|talk)\b|\bunfinished sentences\b/g,
    "cannotsentence dyspnea",
  ],
  [
    /\bcannot (?:even )?(?:swallow|drink)(?: (?:my |his |her )?(?:own )?(?:saliva|spit|anything|water|liquids))?\b/g,
    "cannotswallow",
  ],
  [
    /\bcannot (?:walk|bear (?:any )?weight|put (?:any )?weight(?: on (?:it|my \w+))?|stand(?: on (?:it|my \w+))?|weight ?bear)\b|\b(?:trouble|difficulty|hard to|painful to|hurts to) (?:walk|walking|bear(?:ing)? weight|ambulat\w+)\b|\bnot (?:walking|weight bearing|bearing weight)\b/g,
    "badwalk",
  ],
  [
    /\bcannot (?:sleep|fall asleep|stay asleep|get to sleep)\b|\b(?:trouble|difficulty|difficulties|problems?|hard time)(?: in| with)? (?:falling |staying )?(?:sleeping|asleep|sleep|to sleep)\b|\bnot sleeping(?: well)?\b|\binsomnia\b|\bsleepless(?:ness)?\b|\b(?:poor|disturbed|disrupted|broken) sleep\b|\bsleep (?:disturbances?|problems)\b|\bsleep(?:ing)? (?:badly|poorly)\b/g,
    "badsleep",
  ],
  [
    /\b(?:lies?|lain|lay|lying|wide) awake\b|\b(?:takes?|took|taking|hours?|before|until) (?:\w+ ){0,3}fall(?:ing)? asleep\b/g,
    "badsleep",
  ],
  [
    /\b(?:fall(?:s|ing)?|fell|nods? off|drifts? off|dozes?(?: off)?)(?: asleep)? (?:in|during|mid|in the middle of|while|halfway through)[- ]?(?:mid-?)?(?: ?(?:a|the|my|our))? ?(?:conversations?|sentences?|talking|speaking|eating|feeds?|feeding)\b/g,
    "drowsy",
  ],
  [/\b(?:falls?|falling|fell|fallen) asleep\b/g, "fallasleep"],
  [/\b(?:falls?|falling|fell|fallen) (ill|sick|pregnant|behind|short|apart)\b/g, "$1"],
  // Nonsense, and somebody who does not know people or places
  [
    /\b(?:talk(?:s|ing)?|answer(?:s|ing|ed)?|speak(?:s|ing)?|says?|saying)(?: in)?(?: complete| total| just)? (?:nonsense|rubbish|gibberish|gobbledygook)\b|\b(?:makes?|making) no sense\b|\b(?:does|do|did) not (?:recogni[sz]e|know) (?:me|us|him|her|them|anyone|anybody|people|his|her|my|the (?:day|date|year)|where|who|what day)\b|\bno idea where (?:he|she) is\b/g,
    "confusion",
  ],
  [
    /\b(?:turn(?:ed|s|ing)?|went|gone|going|looks?|looking|looked|is|are) (?:a bit |slightly |really |very |all )?yellow(?:ish)?\b(?! (?:spot|snot|mucus|phlegm|pus|discharge|sputum|head|point))/g,
    "jaundice",
  ],
  [/\bcannot (?:move|lift|raise|use)\b/g, "cannotmove"],
  [
    /\bcannot (?:feel|sense)\b|\bno feeling\b|\bloss of (?:feeling|sensation)\b|\blost (?:feeling|sensation)\b/g,
    "numb",
  ],
  [
    /\b(?:hard|difficult|impossible|cannot be|cannot|unable|not able|cannot be) (?:to )?(?:wake|rouse|waken|arouse)d?(?: up)?(?: (?:him|her|them))?\b|\bnot (?:waking|responding|responsive|rousable)\b|\bunresponsive\b|\bunrousable\b|\bwill not wake(?: up)?\b|\bdoes not (?:wake up|respond)\b/g,
    "unresponsive",
  ],
  [/\bsmell (?:of|like) (?:fish|rotten)\b|\bfish(?:y)? (?:smell|odou?r)\b|\bfishy\b/g, "fishy"],
  [
    /\b(?:loss of|lost(?: (?:my|his|her|the))?|losing(?: my)?|cannot|no|reduced|decreased|recently lost) (?:sense of )?(?:taste|smell)(?: sensation)?(?: (?:and|or) (?:taste|smell))?\b|\banosmia\b|\bageusia\b/g,
    "nosmell",
  ],
  // A medicine against overweight is no loss of weight
  [
    /\b(?:weight|fat)[- ]?loss (?:injections?|shots?|jabs?|pens?)\b|\b(?:slimming|diet|weekly|skinny) (?:injections?|shots?|jabs?|pens?)\b/g,
    "weightlossshot",
  ],
  [
    /\b(?:weight[- ]?loss|slimming|diet) (?:medic(?:ine|ation)s?|drugs?|pills?|tablets?|treatment|clinic|program(?:me)?)\b/g,
    "weightlossmedicine",
  ],
  [
    /\b(?:lost|losing|loses|loss of|drop(?:ped)?|decreas(?:ed|e) in) (?:a lot of |some |much |significant |his |her |my |body |in )*(?:weight|\d+ ?(?:kgs?|kilos?|pounds|lbs?|stone))(?: loss)?\b|\bweight ?(?:-| )?(?:loss|lost|lose)\b|\b(?:lost|losing) (?:about |around |approximately |over |more than |nearly |almost )?\d+(?:(?: ?- ?| )\d+)? ?(?:kgs?|kilos?|pounds|lbs?|stone)\b|\bclothes (?:are )?(?:loose|looser)\b/g,
    "weightloss",
  ],
  [
    /\b(?:gained|gaining|gain|put(?:ting)? on)(?: a lot of| some| of| in| in her| in his)? (?:weight|\d+ ?(?:kgs?|kilos?|pounds|lbs?))\b|\bweight (?:gain(?:ed)?|increase)\b|\bincrease in (?:her |his |my |body )?weight\b|\b(?:gained|gaining) (?:about |around |over |more than )?\d+ ?(?:kgs?|kilos?|pounds|lbs?)\b/g,
    "weightgain",
  ],
  [
    /\b(?:try(?:ing)?|want(?:s|ing)?|like|need(?:s|ing)?|hop(?:e|ing)|help(?: me)?|wish|goal is|struggl(?:e|ing)|cannot|fail(?:ed|ing)?) (?:to )?(?:weightloss|lose (?:some |more )?weight)\b|\b(?:lose weight|weight management|slim down|diet(?:ing)? to lose weight)\b|\bon (?:a )?diet to weightloss\b/g,
    "wantweightloss",
  ],
  [/\bcoffee[- ]?grounds?\b/g, "coffeeground"],
  [
    /\bblack(?:,| and|ish)? ?(?:tarry|sticky)?,? (?:stools?|poo|poop|bowel movements?|feces|faeces|motions?)\b|\btarry(?: black)?(?: stools?| poop?)?\b|\bmel(?:a)?ena\b|\b(?:stools?|poop?|bowel movements?)(?: (?:is|are|has|have|was|were|looks?|turned|became|been|gone))* (?:very )?(?:black|tarry)\b/g,
    "melena",
  ],
  [/\bred ?currant jelly\b/g, "currantjelly"],
  [/\bstrawberry tongue\b/g, "strawberrytongue"],
  // Places said with two words
  [/\b(?:low(?:er)?|lumbar|small of (?:my|the|his|her)) back\b|\blowerback\b/g, "lowback"],
  [/\b(?:big|great) toe(?! ?nail)\b|\bfirst toe\b|\bball of (?:my |the )?foot\b/g, "bigtoe"],
  [/\bupper back\b/g, "back"],
  [
    /\bback,? (?:just |right )?(?:under|below|beneath) (?:my |the |his |her )?ribs?(?: on the (?:right|left)(?: side)?)?\b/g,
    "flank",
  ],
  [
    /\b(?:right[- ](?:sided? )?(?:upper|hypochondri\w+)|upper[- ]right|ruq|right hypochondrium|right upper quadrant|under (?:my |the |his |her )?right ribs?)(?: (?:quadrant|side|part|corner|portion))?(?: (?:of|in))?(?: (?:my|the|his|her))?(?: (?:belly|abdom(?:en|inal)|stomach|tummy))?\b/g,
    "ruq",
  ],
  [
    /\b(?:right[- ](?:sided? )?(?:lower|iliac)(?: fossa)?|lower[- ]right|rlq|right iliac fossa|bottom right)(?: (?:quadrant|side|part|corner))?(?: (?:of|in))?(?: (?:my|the|his|her))?(?: (?:belly|abdom(?:en|inal)|stomach|tummy|pelvic|pelvis))?\b(?! (?:leg|back|extremit|limb|jaw|eyelid|lip|tooth))/g,
    "rlq",
  ],
  [
    /\b(?:left[- ](?:sided? )?(?:lower|iliac)(?: fossa)?|lower[- ]left|llq|left iliac fossa|bottom left)(?: (?:quadrant|side|part|corner))?(?: (?:of|in))?(?: (?:my|the|his|her))?(?: (?:belly|abdom(?:en|inal)|stomach|tummy|pelvic|pelvis))?\b(?! (?:leg|back|extremit|limb|jaw|eyelid|lip|tooth))/g,
    "llq",
  ],
  [
    /\b(?:left[- ](?:upper|hypochondri\w+)|upper[- ]left|luq)(?: (?:quadrant|side|part))?(?: (?:of|in))?(?: (?:my|the|his|her))?(?: (?:belly|abdom(?:en|inal)|stomach|tummy))?\b(?! (?:arm|leg|back|extremit|limb|jaw|eyelid|lip|tooth|chest))/g,
    "luq",
  ],
  [
    /\b(?:upper|top of (?:my |the )?|mid-?upper|high(?: in)?(?: the)?) ?(?:belly|abdom(?:en|inal)|stomach|tummy)\b|\bpit of (?:my|the|his|her) stomach\b|\bepigastri\w+\b|\babove (?:my |the )?(?:navel|belly button)\b/g,
    "epigastric",
  ],
  [
    /\b(?:lower|bottom of (?:my |the )?|low) (?:belly|abdom(?:en|inal)|stomach|tummy)\b|\bbelow (?:my |the )?(?:navel|belly button)\b|\bhypogastri\w+\b|\bsupra-?pubic\b/g,
    "lowbelly",
  ],
  [/\bbelly ?-?button\b|\baround (?:my |the |his |her )?navel\b|\bperi-?umbilical\b/g, "navel"],
  [/\ball over(?: (?:my|the|his|her) body)?\b/g, "allover"],
  [/\bshoulder[- ]?blades?\b/g, "shoulderblade"],
  [
    /\bhead ?aches?\b|\bhead is (?:pounding|killing|throbbing|splitting)\b|\bmy head (?:hurts|pounds|aches)\b/g,
    "headache",
  ],
  [/\bear ?aches?\b/g, "earache"],
  [/\btooth ?aches?\b/g, "toothache"],
  [/\bback ?aches?\b/g, "backache"],
  [/\b(?:stomach|tummy|belly|gut)[- ]?aches?\b/g, "stomachache"],
  [
    /\bnose ?bleeds?\b|\bbleeding from (?:the |my |his |her )?nos(?:e|trils?)\b|\bnose (?:is |keeps |has been |will not stop )?bleeding\b/g,
    "nosebleed",
  ],
  [/\bheart ?burn\b/g, "heartburn"],
  [
    /\bsore,? throats?\b|\bthroat (?:is |feels |was )?(?:very |really )?(?:sore|hurts|hurting|scratchy|raw|pain)\b|\bscratchy throat\b|\bthroat (?:ache|soreness)\b/g,
    "sorethroat",
  ],
  [
    /\brunn?(?:y|ing) nose\b|\bnose (?:is )?(?:running|runny|dripping)\b|\brhinorrh?o?ea\b|\bsniffl(?:es?|ing|y)\b|\bcoryza\b/g,
    "runnynose",
  ],
  [
    /\b(?:stuffy|stuffed(?: up)?|blocked(?: up)?|congested|bunged up) nose\b|\bnos(?:e|al) (?:is )?(?:stuffy|blocked|congest(?:ed|ion)|stuffed|stuffiness|obstruction)\b|\bnasal congestion\b|\bnasal stuffiness\b|\bsinus congestion\b|\bstuffy\b|\bcongestion\b/g,
    "stuffynose",
  ],
  [
    /\bhigh temp(?:erature)?\b|\bhigh[- ]grade (?:temp(?:erature)?|fever)\b|\b(?:raised|elevated) temp(?:erature)?\b|\brunning a temp(?:erature)?\b|\bburning up\b/g,
    "fever",
  ],
  [
    /\blow[- ]?grade (?:fever|temp(?:erature)?)\b|\b(?:slight|mild) (?:fever|temp(?:erature)?)\b/g,
    "fever lowgradefever",
  ],
  [/\bblood (?:sugars?|glucose)\b/g, "bloodsugar"],
  [/\bblood pressure\b|\bbp\b/g, "bloodpressure"],
  [/\bheart (?:rate|beat)\b|\bpulse(?: rate)?\b/g, "heartrate"],
  [
    /\bblood thinners?\b|\banti-?coagula(?:nts?|ted|tion)\b|\bwarfarin\b|\bcoumadin\b|\bapixaban\b|\beliquis\b|\brivaroxaban\b|\bxarelto\b|\bdabigatran\b/g,
    "bloodthinner",
  ],
];
