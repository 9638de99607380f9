import { folded, wording } from "./folded";

/*
 * Signs of an eating disorder, and questions for its methods (American Psychiatric Association, practice guideline 2023; NIMH).
 * Read in English, Spanish and Arabic, folded. What is a plain illness, a usual fasting window or a religious fast is none.
 */

const COUNT =
  "(?:\\d{1,3}|two|three|four|five|six|seven|ten|a few|several|dos|tres|cuatro|cinco|seis|siete|varios|many|multiple)";
/** For so long nobody leaves out food for health. */
const DAYS = `(?:(?:[2-9]|\\d{2,3}|two|three|four|five|six|seven|ten|a few|several|dos|tres|cuatro|cinco|seis|siete|diez|varios|many|multiple)[ -]?(?:full |whole |straight )?(?:days?|dias)|(?:a|one|1|${COUNT}|una)[ -]?(?:full |whole )?(?:weeks?|semanas?)|\\bdays\\b|weeks)`;
const DAYS_AR =
  "(?:يومين|(?:[2-9]|\\d{2,3}|ثلاث\\p{L}*|اربع\\p{L}*|خمس\\p{L}*|ست\\p{L}*|سبع\\p{L}*|عده) (?:ايام|يوم)|اسبوع|اسابيع|ايام)";

/** Ill, poor or told to: not eating is no plan then. */
const OTHER_CAUSE = wording(
  "nause\\w*|sick (?:to|with)|flu|stomach (?:bug|virus)|keep (?:\\w+ )?(?:down|food)|fever|surgery|afford|money|toothache|throat hurts|covid|gastroenteritis|diarrh?ea|diarrea|gripe|sin dinero|no tengo dinero",
  "غثيان|حمي|انفلونزا|اسهال|لا املك مال",
);
/** What may stand between not eating and how long. */
const GAP =
  "(?: (?:anything|any|food|solid|solids|a|thing|much|really|properly|at|all|in|for|the|last|past|over|about|almost|nearly|like|more|than|going|on)){0,5}";
/** To leave out one kind of food is no starving. */
const NOT_ONE_FOOD =
  "(?! (?:meat|sugar|bread|carbs|sweets|dairy|gluten|junk|candy|chocolate|fast|processed|out|late|carne|pan|azucar|dulces|lacteos))";
const NO_FOOD = wording(
  `(?:havent|have not|hasnt|has not|not|didnt|dont|wont|without|no|stop(?:ped)?) (?:really |even )?(?:eat(?:en|ing)?|ate|food|meals?|had (?:any )?food)${GAP} ${DAYS}|${DAYS} (?:\\w+ )?(?:without|with no|no|w/o|not) (?:eat\\w*|food|meals?)${NOT_ONE_FOOD}|(?:sin comer|no (?:como|he comido))(?: (?:nada|desde|hace|por|en|durante|casi|los|ultimos)){0,4} ${DAYS}|${DAYS} (?:\\w+ ){0,2}(?:sin comer|sin comida)${NOT_ONE_FOOD}`,
  `(?:لم|ما|لا) ا?(?:اكل|كل|اكلت|اتناول).{0,20}${DAYS_AR}|${DAYS_AR} (?:بدون|بلا|من دون|دون) (?:اكل|طعام)|بدون (?:اكل|طعام) (?:لمده |منذ )?${DAYS_AR}`,
);
const LONG_FAST = wording(
  `(?:water|dry|black coffee|zero calorie|egg|snake)[ -]?(?:only )?fast(?:ing|s)?|fast(?:ing|ed)? (?:for |of )?(?:the )?(?:next |past |whole )?${DAYS}|${DAYS} (?:\\w+ )?fast(?:ing)?|extended fast\\w*|ayun\\w*[^.]{0,20}?(?:de agua|seco)|ayun\\w* (?:de |por |durante )?${DAYS}`,
  `(?:صيام|صوم|اصوم) (?:علي )?(?:ال)?(?:ماء|ما|مي|جاف)|(?:صيام|اصوم) (?:لمده )?${DAYS_AR}`,
);
const RELIGIOUS = wording("ramadan|lent|yom kippur|orthodox|religio\\w*|cuaresma", "رمضان|الاثنين|النصف");
const VOMIT = "(?:throw(?:ing|s)?|threw) (?:\\w+ )?up|vomit\\w*|puk\\w*|barf\\w*|be sick|sick";
const PURGE = wording(
  `(?:mak(?:e|es|ing)|made|forc(?:e|ing|ed)|induc\\w+|trigger\\w*) (?:my|your|her|him|one)self (?:to )?(?:${VOMIT})|(?:teach me(?: how)? to|how (?:do i|to|can i)) (?:(?!stop|avoid|prevent|not|keep|control|treat)\\w+ )?(?:throw up|vomit|puke|barf)|induc\\w+ vomit\\w*|(?:${VOMIT})\\b.{0,25}\\b(?:on purpose|so i (?:dont|wont|do not)|so (?:she|he) (?:doesnt|wont)|not (?:to )?gain|to (?:lose|stay|get|be)|thin|skinny)|(?:ways?|methods?|tricks?|easiest|best|fastest)\\b.{0,20}\\b(?:puke|vomit|throw up|purge|barf)|self[- ]?induced|purg(?:e|es|ed|ing)|fingers?\\b.{0,25}\\b(?:throat|binge\\w*|gag)|(?:get|got|getting) rid of (?:the |my |all )?(?:food|dinner|lunch|breakfast|meal|calories|what i ate|binge)(?! (?:crav|nois|guilt|obs|poison|wast|all?erg)\\w*)|(?:chew\\w*|chew and)\\b.{0,25}\\bspit\\w*|(?:provoc(?:o|ar|arme|armelo)|inducir(?:me)?|forzar(?:me)?) (?:me |el |a )?(?:vomit\\w*|el vomito)|(?:vomit\\w+)\\b.{0,30}\\b(?:para no|a proposito|para (?:bajar|adelgazar))|hacerme vomitar|me hago vomitar|dedos en la garganta|mastic\\w+ y escup\\w+`,
  "(?:اجعل|اخلي|اجبر) نفسي.{0,12}(?:اتقي|استفرغ|اقي|ارجع)|(?:اتقي|استفرغ|اقي).{0,25}(?:عمد|حتي لا|كي لا|لكي لا|عشان ما)|اتقيا عمدا|(?:كيف|طريقه) (?:اتقيا|استفرغ)",
);
const PILLS =
  "laxatives?|dulcolax|senna|senokot|ex-?lax|miralax|bisacodyl|ipecac|diuretics?|water pills?|enemas?|laxantes?|diureticos?";
const LOSS =
  "lose|losing|loss|skinny|thin|slim\\w*|flat|get rid|burn|calories|binge\\w*|gain|bajar|adelgazar|perder|engordar|flac\\w+";
const LAXATIVES = wording(
  `(?:abus\\w*|addicted|too many|handful)\\b.{0,15}\\b(?:${PILLS})|(?:${PILLS})\\b[^]{0,50}\\b(?:${LOSS})|(?:${LOSS})\\b[^]{0,50}\\b(?:${PILLS})`,
  "(?:ملين|مسهل|مدر).{0,30}(?:وزن|تنحيف|نحاف|رشاق|اسمن)|(?:وزن|تنحيف|نحاف|اسمن).{0,30}(?:ملين|مسهل)",
);
const CONSTIPATED = wording("constipat\\w*|cant (?:poop|go)|estren\\w*", "امساك");
const WISH = wording(
  "(?:want|wanna|how|become|becoming|be|get) (?:\\w+ ){0,2}(?:anorexic|bulimic|anorexia|bulimia)|pro ?-?(?:ana|mia)|thin ?spo|bone ?spo|ana (?:tips|diet|buddy|coach)|starv(?:e|es|ed|ing|ation) ?(?:my|your|her|him)self|starvation diet|(?:when|if|can|should|could|to|and|but) i starve|starv(?:e|ed) (?:to|until|so|all)|(?:no food|not eating|stop(?:ped)? eating|havent eaten|dont eat)\\b.{0,30}\\b(?:on purpose|intentionally|completely|altogether|entirely|to (?:lose|get|be|stay))|quiero (?:ser|tener) (?:anorexic\\w*|anorexia|bulimic\\w*|bulimia)|matarme de hambre|dejar de comer",
  "(?:اريد|ابي|بدي|كيف) .{0,12}(?:انوركسي|فقدان الشهيه|بوليميا)|اجوع نفسي|تجويع",
);
const COMPULSION = wording(
  "(?:exercis\\w*|work(?:ing)? ?out|run(?:ning)?|cardio|gym)\\b.{0,25}\\b(?:[3-9]|1\\d|three|four|five|six) ?(?:hours?|hrs?)\\b.{0,20}\\b(?:day|daily)?.{0,25}\\b(?:burn|make up|eat|ate|calories|lose)|burn(?:ing)? off everything i (?:eat|ate)",
);
const SKIPPED_INSULIN = wording(
  `(?:skip\\w*|omit\\w*|stop\\w*|not tak\\w+|dont take|cut\\w*|less|without) (?:my |the |taking )*insulin\\b.{0,40}\\b(?:${LOSS})|diabulimi\\w*|(?:salt\\w*|dejo|no me pongo|sin) (?:la |mi )?insulina\\b.{0,40}\\b(?:${LOSS})`,
  "(?:اترك|لا اخذ|اوقف) (?:ال)?انسولين.{0,25}(?:وزن|انحف)",
);

/** Of a day's energy. */
const KCAL = /(\d{1,2}[.,]?\d{3}|\d{2,3})(?:\s|-|to){0,6}(?:k?cals?\b|calori\w*|سعر)/gu;
const BY_DAY = wording(
  "days?|daily|diet|only|just|under|below|less than|stay|limit\\w*|restrict\\w*|eating|i eat|solo|dia|diarias?|al dia|menos de|como",
  "يوم|فقط|اكل",
);
const NO_DAY = wording(
  "deficit|burn\\w*|lunch|breakfast|dinner|snacks?|meal (?:of|with|under)|per meal|steak|has|have|contain\\w*|are in|in (?:a|an|one|this|these|each|it)|less than (?:my|i need)|(?:calories|kcal) (?:less|fewer)|(?:less|fewer) calories|drink|almuerzo|cena|desayuno|merienda|quem\\w+",
  "عجز|حرق|فطور|غدا|عشا|وجبه",
);
/** Below this nobody is planned for at all, by day. */
const STARVATION = 800;

const numbersOf = (text: string) => [...text.matchAll(KCAL)].map(([, number]) => Number(number!.replace(/[.,]/, "")));

const eatsNextToNothing = (asked: string) =>
  asked
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        BY_DAY.test(sentence) &&
        !NO_DAY.test(sentence) &&
        numbersOf(sentence).some((kcal) => kcal > 0 && kcal < STARVATION),
    );

/** "Just 500 a day", in a conversation about calories. */
const BARE = wording(
  "(?:only|just|do|eat|under|below|so|even|solo|comer)\\b.{0,12}?\\b(\\d{3})(?:\\b(?! ?(?:g|kg|lbs?|mg|ml|steps|pounds|minutes|cm|feet|years|k)\\b))",
);
const ABOUT_CALORIES = wording("calori\\w*|kcal|cals", "سعر");

const LEAST_NAMED = 300;

/** A number of a day's calories that is named without a unit, in a conversation about them. */
function bareKcal(asked: string, all: string): number | null {
  if (!ABOUT_CALORIES.test(all) || numbersOf(asked).length > 0) return null;
  const found = BARE.exec(asked)?.[1];
  // Smaller numbers are weights and minutes.
  return found === undefined || Number(found) < LEAST_NAMED ? null : Number(found);
}

/** The least that is planned for (`LEAST_INTAKE`): who asks for less without saying so much by a unit is told why not. */
const LEAST = 1_200;
const LOWER = wording(
  "(?:go|do|eat|get|have)(?: \\w+)? (?:lower|less|fewer|below)(?= ?(?:[?.!]|$))|(?:less|lower) than that|cut (?:it )?(?:more|further)|menos que eso|comer (?:aun )?menos(?= ?(?:[?.!]|$))",
  "اقل من ذلك|اقل من هذا",
);

/** Whether in a conversation about calories fewer are asked for than anybody should have. */
export function asksForTooFew(asked: string, all: string): boolean {
  const named = bareKcal(asked, all);
  return (named !== null && named >= STARVATION && named < LEAST) || (ABOUT_CALORIES.test(all) && LOWER.test(asked));
}

/** Whether what is asked tells of an eating disorder, or asks how to have one. */
export function hasEatingDisorder(asked: string, all: string): boolean {
  const isIll = OTHER_CAUSE.test(asked);
  return (
    PURGE.test(asked) ||
    (LAXATIVES.test(asked) && !CONSTIPATED.test(asked)) ||
    WISH.test(asked) ||
    COMPULSION.test(asked) ||
    SKIPPED_INSULIN.test(asked) ||
    eatsNextToNothing(asked) ||
    (bareKcal(asked, all) ?? STARVATION) < STARVATION ||
    (!isIll && NO_FOOD.test(asked)) ||
    (!RELIGIOUS.test(asked) && LONG_FAST.test(asked))
  );
}

/** Whether any message of a conversation did. */
export const toldEatingDisorder = (messages: readonly string[]): boolean =>
  messages.some((message) => hasEatingDisorder(folded(message), ""));
