/**
 * What people say is as it should be. "Breathing normally" denies breathlessness as "no shortness of breath" does; each
 * becomes a denial of its own sentence, so that it reaches nothing that is said beside it.
 */
const FINE =
  "(?:fine|normal(?:ly)?|ok(?:ay)?|well|clear(?:ly)?|as usual|as always|comfortab(?:ly|le)|easily|easy|unaffected|not affected|unchanged|without (?:any )?(?:trouble|problems?|difficulty|effort)|all right|alright|perfectly|good)";
const IS =
  "(?: (?:is|are|was|were|seems?|feels?|stays?|remains?|has been|have been|both|all|still|quite|perfectly|completely|absolutely|otherwise|is all))*";
const NOT_BEFORE =
  "(?<!\\b(?:not|cannot|never|hardly|barely|trouble|difficulty|stopped|longer|problems?|hard to|used to|only)(?: \\w+)? )";
/** "Breathing was fine until today" and "fine at first" deny nothing. */
const NOT_AFTER = "(?! (?:until|till|before|at first|then|earlier|yesterday|except|apart|enough))";

const fine = (denied: string, subject: string): readonly [RegExp, string] => [
  new RegExp(`${NOT_BEFORE}\\b(?:${subject})${IS} ${FINE}\\b${NOT_AFTER}`, "g"),
  `; no ${denied}; `,
];

export const NORMALS: readonly (readonly [RegExp, string])[] = [
  fine("dyspnea", "breath(?:e|es|ing)"),
  fine("blurred vision", "(?:eye)?sight|vision|sees?|seeing"),
  fine("dysphagia", "swallow(?:s|ing)?(?: (?:tea|water|food|drinks|liquids))?"),
  [/\bswallow(?:s|ing)?(?: (?:tea|water|food|drinks|liquids))? is no problem\b/g, "; no dysphagia; "],
  fine("hearing loss", "hear(?:s|ing)?"),
  fine("badspeech", "speech|speaks?|talks?"),
  fine("incontinence", "bladder(?:(?: and| or|,)? bowels?)?|bowels?(?: and| or|,) bladder|waterworks"),
  fine("fever", "temp(?:erature)?"),
  [
    /\bno (?:raised |high )?temp(?:erature)?\b(?! (?:taken|measured))|\bafebrile\b|\bfever[- ]free\b|\bfree of (?:any )?fever\b|\b(?:not|without) (?:running |got |had |having )?a (?:temp(?:erature)?|fever)\b/g,
    "; no fever; ",
  ],
  [
    new RegExp(
      `\\bweight(?: is| has been| has stayed| remains| stays)? (?:stable|steady|constant|unchanged|(?:the )?same)\\b`,
      "g",
    ),
    "; no weightloss; ",
  ],
  fine("badwalk", "walks?|walking"),
  fine("poorappetite", "appetite|eats?(?: and drinks?)?|eating(?: and drinking)?|drinks? and eats?"),
  fine("lowurine", "pees?|peeing|wees?|weeing|urinat(?:es|ing)|pass(?:es|ing) (?:urine|water)"),
  [/\b(?:plenty of|enough|lots of|normal|usual) wet (?:nappies|diapers)\b/g, "; no lowurine; "],
  fine("diarrhea", "bowels?|bowel movements?"),
  [/\b(?:stools?|motions?|poos?)(?: is| are| look| looks)? brown\b/g, "; no melena; "],
  [
    /\bneck (?:moves? freely|(?:is )?supple|(?:is )?not stiff|bends? (?:fine|normally|easily))\b|(?<!not |cannot )\b(?:can|able to) (?:touch|put|bring|bend|get)\b[^.,]{0,20}\bchin (?:to|on|onto|down)\b[^.,]{0,12}\bchest\b/g,
    "; no stiff neck; ",
  ],
  [
    /\b(?:bright )?lights?(?:'s| is| are)? (?:ok|okay|fine|no problem|not a problem|no trouble)\b/g,
    "; no photophobia; ",
  ],
  [
    /\bcannot be pregnant\b|\bpregnancy test (?:is |was |came back )?negative\b|\bnegative pregnancy test\b|\bno chance (?:of being|i am|that i am) pregnant\b/g,
    "; no pregnancy; ",
  ],
  [
    /(?<!\b(?:not|less|hardly|barely|never|longer|medical|red|is on|bracelet) )\b(?:fully |wide |quite |completely )?alert(?: and (?:orient(?:at)?ed|playing|playful|well|talking|chatty|active|responsive))*\b/g,
    "; no drowsy; no confusion; ",
  ],
  [/\bmentally clear\b|\bfully orient(?:at)?ed\b|\blucid\b/g, "; no confusion; "],
  [/\bwide awake and (?:playing|playful|chatty|happy|talking)\b/g, "; no drowsy; "],
  [
    /\b(?:can|could|able to) (?:still )?(?:walk|stand|hobble|put (?:\w+ )?weight|bear (?:\w+ )?weight)(?: on (?:it|(?:my|his|her) \w+))?\b(?! (?:only|hardly|barely|a few|with (?:help|crutches|a stick|difficulty|pain)|but))/g,
    "; no badwalk; ",
  ],
  // Who knocked their head and is as ever
  [
    /\b(?:(?:i|he|she|but|otherwise|have|has) ){0,4}(?:feels?|feeling|felt|am|is|been|seems?|acting) (?:absolutely |completely |perfectly |otherwise |totally |all )?(?:fine|ok|okay|well|normal(?:ly)?|good)\b(?<=\b(?:bump(?:ed|s)?|hit|hits|bang(?:ed|s)?|knock(?:ed|s)?|whack(?:ed)?) (?:my|his|her|the|their) (?:fore)?head\b[^]{0,160})(?! (?:until|till|before|at first|then|earlier|except|apart|enough|but))/g,
    "; no headache; no dizzy; no nausea; no vomiting; no confusion; ",
  ],
  [/\bnothing (?:down|in|going down) (?:(?:my|his|her|the|either) )?legs?\b/g, "; no sciatica; "],
];
