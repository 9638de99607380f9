import { rewrite, type Rewrite } from "./rewrite";

/** Where one of these is told of, cuts are what it did. */
const ACCIDENT =
  "(?:glass|thorns?|thorny|brambles?|roses?|bush(?:es)?|hedges?|garden\\w*|cats?|kittens?|dogs?|pupp(?:y|ies)|fell|fall(?:en|ing)?|bike|crash\\w*|accident\\w*|shav\\w+|kitchen|cook\\w*|work(?:ing)?|fence|wire|paper|coral|rocks?|gravel|boxes)";

const VIOLENCE =
  "(?:kill|killing|shoot|shooting|stab|stabbing|hurt|hurting|harm|harming|strangle|strangling|murder|murdering|beat|beating|choke|choking|attack|attacking|hit|hitting)(?: up)?";
const WHOM =
  "(?:me|us|you|her|him|them|everyone|everybody|someone|somebody|people|(?:my|our|his|her|the) (?:\\w+ )?(?:wife|husband|baby|child|kids?|children|sons?|daughters?|mother|father|mom|mum|dad|partner|boyfriend|girlfriend|brother|sister|family|whole family|neighbou?rs?|dog))";
const WEAPON = "(?:knife|knives|gun|pistol|rifle|shotgun|hammer|axe|machete|bat|weapon|blade|scissors|screwdriver)";
/** What is said so for fun. */
const JOKE =
  "\\b(?:lol|lmao|rofl|ha ?ha\\w*|hehe\\w*|jaja\\w*|jk|joking|joke|kidding|laughing|burpees|push-?ups|if i (?:gain|eat|snore|am late|forget|cheat|buy|order|say)|snore|video game|in a (?:game|dream|movie))\\b";

/**
 * Wanting to die, harming oneself, wanting to kill somebody: every way of saying it, in this one list. What is missing here
 * is not heard anywhere, and what is said in another language comes through here in the English of its finding
 * (`foreign/finding-words.ts`). After the plain dangers, which have taken out what only sounds like it (a shaving cut, a pull
 * at the gym), and before the pictures, which would take "tired of life" apart.
 */
export const CRISIS: readonly Rewrite[] = [
  // What somebody else threatens
  ...rewrite(
    "threatenedviolence",
    ...[
      `threaten(?:s|ed|ing)? (?:to |that (?:he|she|they) (?:will|would) )?(?:\\w+ )?${VIOLENCE} ${WHOM}\\b`,
      `threaten(?:s|ed|ing)? ${WHOM}\\b[^.]{0,40}\\b${WEAPON}\\b`,
      `threaten(?:s|ed|ing)? to (?:burn|blow|set fire|torch)\\b[^.]{0,25}\\b(?:house|home|apartment|us|me)\\b`,
      `threaten(?:s|ed|ing)? (?:me|us|her|him|them)\\b[^.]{0,15}\\b(?:violence|to death|my life)\\b`,
      `(?:waving|waves|waved|pointing|points|pointed|swinging|pulled|pulls|holding|held)(?: out)? (?:an? |the |his |her )(?:\\w+ )?${WEAPON} (?:at|on|to|towards) (?:me|us|my|her|him|the)\\b`,
      `(?:says?|said|saying|told (?:me|us)|tells (?:me|us)|swears?|swore|texted(?: me)?|promised|promises)(?: that)? (?:he|she|they)(?: is| are| was| were)? ?(?:'?s |'?ll |'?d )?(?:going to|coming (?:over |here |home |back )?to|will|would|wants? to|wanted to|shall|is)? ?${VIOLENCE} ${WHOM}\\b`,
      `(?:says?|said|saying|told me|swears?)(?: that)? (?:shed|shell|hed|hell|theyd|theyll|she'?ll|he'?ll|she'?d|he'?d) ${VIOLENCE} ${WHOM}\\b`,
      `hands (?:around|round|on) my (?:neck|throat)\\b`,
    ].map((way) => `(?:${way})(?<!${JOKE}[^.]*)(?![^.]*${JOKE})`),
  ),
  // Wanting to die, said without the word
  ...rewrite(
    "suicide",
    "(?:going|want|wanted|wanting|ready|planning|plan|about) to end (?:things|it|everything)(?: all)?\\b(?! (?:with|between) )",
    "(?:want|wish) (?:it|this|everything|it all) (?:to be|was|were) over\\b(?! (?:with|soon so))(?=[^.]{0,15}(?:$|[.!]))",
    "(?:do not|cannot|can not|no longer) see (?:a|any) reason to (?:live|go on|be here|keep going|wake up)\\b",
    "no reason to (?:live|go on living|be alive)\\b",
    "(?:do not|not) care (?:if|whether) i (?:live or die|die|wake up|live)\\b",
    "(?:think|thinking|thoughts?) (?:about|of) (?:my own )?(?:death|dying) (?:every ?day|all the time|constantly|a lot)\\b",
    "(?:bought|got|have|loaded) a gun and (?:\\w+ ){0,3}(?:note|letter|goodbye)",
    "(?:wrote|written|left|writing) (?:a |my )(?:suicide|goodbye|farewell) (?:note|letter)\\b",
    "cannot go on(?: like this| living| any ?more)?,? (?:and )?i have a plan\\b",
  ),
  ...rewrite(
    "suicide",
    "nothing (?:left )?to live for\\b",
    "(?:sick|tired) of (?:my )?(?:life|living|being alive)\\b(?! (?:with|in|like|on|at|here|there|alone|from|off))",
    "life is (?:pointless|meaningless)\\b",
    "(?:what is|what'?s|see|sees|seeing) (?:the|no) point (?:of|in) (?:living|life|going on|being alive)\\b",
    "lost (?:the|my|all|his|her) will to live\\b",
    "(?:give|giving|given|gave) up on life\\b",
    "wish(?:es|ed|ing)? (?:i|he|she) (?:never woke up|(?:was|were) (?:not here|never born)|(?:wasn|weren)'?t here|had never been born|did not wake up|would not wake up)\\b",
    "think(?:ing|s)? (?:about|of) ending (?:things|everything|it)\\b(?! with)",
    "wants? (?:it|everything) all to (?:stop|end|be over)\\b",
    "sleep (?:forever|and (?:never|not) wake up)\\b",
  ),
  // What people do before: farewells, and pills that nobody is to know of.
  ...rewrite(
    "suicide",
    "(?:wrote|written|writing) (?:letters|notes) (?:to|for) (?:everyone|everybody|all of (?:them|you)|(?:my|the|our) (?:family|kids|children|parents|loved ones))\\b",
    "took (?:some|a few|a lot of|lots of|many|my|the) (?:pills|tablets)\\b[^.]{0,30}\\b(?:do not|don'?t) (?:tell|call)\\b",
  ),
  ...rewrite(
    "suicide",
    "had enough of life\\b",
    "(?:cannot see|sees?|seeing) (?:no|a|any) way out\\b",
    "rather not be here\\b",
    "(?:a|be a|such a|just a) burden\\b(?! of)",
    "sav(?:es|ed|ing) up (?:\\w+ ){0,2}(?:pills|tablets|medicines?|medication)\\b",
    "goodbye (?:messages?|letters?|notes?)\\b",
    "will not be around (?:much longer|any ?more)\\b",
    "(?:happier|better) without me\\b",
    "(?:jump|walk|step|throw)(?:s|ing)?(?: (?:my|him|her)self)? (?:in front of|under) (?:a |the )?(?:train|car|truck|lorry|bus|traffic)\\b",
    "never wake up\\b",
    "kill yourself\\b",
    "(?:be|join|go to) with (?:my |his |her |the |their |our |its |one )?(?:dead|late) (?:wife|husband|son|daughter|mother|father)\\b",
    "better off (?:without me|if i (?:was|were) (?:gone|dead|not here))\\b",
  ),
  // By the word
  ...rewrite(
    "suicide",
    "(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?li(?:fe|ves)\\b",
    "end it all\\b",
    "(?:want|wants|wanting|wish|wishing|rather|wanted) (?:to )?(?:die|be dead|i were? dead|be (?:gone|killed))\\b",
    "(?:better off|wish i (?:was|were)|wishing i was) dead\\b",
    "do(?:es)? not want to (?:live|be alive|be here(?: any ?more)?|wake up(?! (?:so |too |that )?(?:early|at|before|for|the|my|him|her|them|tired|hungry|with|in pain))|exist|go on(?: living)?)\\b",
    "no (?:reason|point|will) (?:to|in) (?:live|living|going on|go on)\\b",
    "(?:life|living) (?:is )?not worth (?:it|living)\\b",
    "tired of living\\b",
    "world (?:would be )?better (?:off )?without me\\b",
    "thoughts? of (?:death|dying|suicide)\\b",
    "suicid\\w+\\b",
    "unalive\\b",
    "kms\\b",
  ),
  // Harming oneself
  ...rewrite(
    "selfharm",
    "(?:kill|hurt|harm|cut|cutting)(?:ing)? (?:my|him|her|them)sel(?:f|ves)\\b",
    "self[- ]?harm(?:ing|ed)?\\b",
    "(?:cutting|cuts) (?:my|his|her) (?:arms|wrists?|thighs|legs)\\b",
  ),
  // Cuts on the arms of whom nothing is told of thorns, glass or a fall
  ...rewrite(
    "selfharm",
    `(?:cuts|slashes|slash marks|razor marks)(?<!\\b${ACCIDENT}\\b[^]{0,400})(?: all)?(?: up| over| on| along| down| across)+ (?:both )?(?:of )?(?:my|his|her|their) (?:fore)?(?:arms|wrists|thighs|legs)\\b(?![^]{0,400}\\b${ACCIDENT}\\b)`,
  ),
  // Harming others
  ...rewrite(
    "voices tell homicidal",
    "voices? (?:(?:is|are|keep|keeps) )?(?:tell|telling|tells|told|say|saying|command|commanding|commands) (?:me |him |her )?to (?:hurt|harm|kill|attack) (?:people|someone|somebody|others|him|her|them|everyone|my \\w+|the \\w+)\\b",
  ),
  ...rewrite(
    "homicidal",
    "(?:want|wants|wanting|going|plan|planning|plans|urge|thinking (?:of|about)|thoughts? (?:of|about)) (?:to )?(?:kill|killing|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|hurt|hurting|harm|harming) (?:(?:my|his|her|the) (?:\\w+ )?(?:wife|husband|baby|child|girl|boy|babies|family|boss|co-?workers?|colleagues?|neighbou?rs?|roommate|family|kids|children|sons?|daughters?|mother|father|mom|mum|dad|partner|boyfriend|girlfriend|ex|teacher|sister|brother)|him|her|them|someone|somebody|people|everyone|everybody)\\b(?! (?:feelings|with kindness|reputation))",
    "(?:will|shall) (?:kill|stab|shoot|murder|strangle) (?:(?:my|his|her|the) \\w+|him|her|them|someone|somebody|everyone|everybody)\\b",
  ),
];
