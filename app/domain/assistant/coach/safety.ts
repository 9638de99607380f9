import { CLASSES, type ClassName } from "~/domain/interactions/classes";
import type { DrugName } from "~/domain/interactions/names";
import { medicinesIn } from "~/domain/interactions/recognise";
import { folded, wording } from "./folded";
import { asksForTooFew, hasEatingDisorder } from "./eating-disorder";
import { SAFETY_TEXTS } from "./topics/safety";

/** What a conversation tells, in the patient's words and in English, as the patterns read it. */
type Told = {
  /** What is answered: the last message, with the one before it where it says nothing by itself. */
  asked: string;
  /** All of it, and what the form told. */
  all: string;
  /** Medicines named in `asked` and in `all`. */
  askedDrugs: ReadonlySet<DrugName>;
  allDrugs: ReadonlySet<DrugName>;
};

/** A message of so few words may be about the one before it ("should i worry"). */
const FEW_WORDS = 4;
const ENDS = wording("thanks?|thank you|thx|bye|gracias|adios", "شكرا");

/**
 * @param before what the form told and the earlier messages, as typed and in English; `last` likewise.
 */
export function toldIn(before: readonly string[], last: readonly string[]): Told {
  const lastText = folded(last.join("\n"));
  const isShort = (last[0] ?? "").trim().split(/\s+/).length <= FEW_WORDS && !ENDS.test(lastText);
  const asked = isShort && before.length > 0 ? `${folded(before.slice(-2).join("\n"))}\n${lastText}` : lastText;
  const all = `${folded(before.join("\n"))}\n${lastText}`;
  return { asked, all, askedDrugs: drugsIn(asked), allDrugs: drugsIn(all) };
}

const drugsIn = (text: string): ReadonlySet<DrugName> => new Set(medicinesIn(text).flatMap(({ members }) => members));

const isOneOf = (drugs: ReadonlySet<DrugName>, ...classes: ClassName[]) =>
  classes.some((name) => (CLASSES[name] as readonly DrugName[]).some((drug) => drugs.has(drug)));

// Low blood sugar: American Diabetes Association, Standards of Care in Diabetes, section 6; CDC, treatment of low blood sugar.
const LOWERS_SUGAR = wording(
  "insulin\\w*|type ?(?:1|one)|t1d?|sulfonylureas?|insulina|diabetes tipo 1|glibenclamida",
  "انسولين|النوع الاول",
);
const LOW_SIGNS = wording(
  "shak(?:y|ing|es|e)|trembl\\w*|tremor|jitter\\w*|sweat\\w*|clammy|dizz\\w*|light ?headed|faint\\w*|pass(?:ing)? out|(?:heart|pulse) (?:is )?(?:pounding|racing)|palpitations|starving|confus\\w*|acting (?:drunk|weird|strange)|slurr\\w*|blurr\\w*|woozy|wobbly|weak|tembl\\w*|tiembl\\w*|sudo\\w*|sudand\\w*|mare[oa]\\w*|desmay\\w*|confundid\\w*|palpitaciones|mucha hambre|debil",
  "رجف|ارتجف|ارتعاش|رعش|تعرق|عرق|دوخ|دوار|خفقان|اغماء|جوع شديد|ارتباك|تشوش",
);
const NO_MEAL = wording(
  "(?:skip\\w*|miss\\w*|forgot|without|no|didnt (?:eat|have)|not eaten|havent (?:eaten|had)|couldnt eat)\\b.{0,20}\\b(?:lunch|breakfast|dinner|supper|meals?|eat(?:en|ing)?|food)|didnt eat|havent eaten|no com(?:i|o|er)|sin comer|no he comido|no (?:desayun|almorc|cen)\\w+",
  "لم (?:ا|ي|ت)?(?:كل|تناول)|بدون (?:اكل|طعام)|ما اكلت",
);
const INJECTED = wording("took|taken|inject\\w*|shot|dosed|gave|puse|inyect\\w*|tome", "اخذت|حقنت|ابره");
const SAID_LOW = wording(
  "low (?:blood )?sugar|(?:sugar|glucose) (?:is |was |went |gets? |feels? )?(?:too |so |very |really )?(?:low|dropp\\w+|crash\\w+)|hypo(?:gly\\w+)?s?|hipoglu\\w+|baj\\w+ (?:el|la|de) (?:azucar|glucosa)|azucar (?:muy )?baj[ao]",
  "(?:هبط|هبوط|نزل|انخفض|انخفاض|نقص) ?(?:في )?(?:ال)?سكر|سكر\\p{L}* (?:منخفض|نازل|هابط)",
);
/** Of the mood as well, so that it counts only beside a medicine that lowers sugar. */
const FEELS_LOW = wording(
  "(?:going|am|im|feel|feeling|run|running|went|gone|having a|a) low(?! (?:carb|fat|cal|energy|on|in|mood|dose))\\w*",
);
const MEASURED =
  /(?:\b(?:sugars?|glucose|meter|glucometer|dexcom|libre|cgm|bg|azucar|glucosa)\b|سكر)[^\d\n]{0,25}(\d{1,3}(?:[.,]\d)?)(?![\d.,]*\s*(?:g\b|grams?|gramos|%|kcal|cal|days?|weeks?|lbs?|kg|spoons?|teaspoons?|times|years?|mg\b(?!\/)))/gu;
const isLowValue = (text: string) =>
  text.includes(".") || text.includes(",") ? between(text, 1, 3.9) : between(text, 20, 69);
const between = (text: string, from: number, to: number) => {
  const value = Number(text.replace(",", "."));
  return value >= from && value <= to;
};
/** Asked about for another day: nobody is low now. */
const ONLY_ASKED = wording("prevent\\w*|avoid\\w*|prevenir|evitar", "تجنب|الوقايه");

function mayBeLow({ asked, all, allDrugs }: Told): boolean {
  if ([...asked.matchAll(MEASURED)].some(([, value]) => isLowValue(value!))) return true;
  if (ONLY_ASKED.test(asked)) return false;
  if (SAID_LOW.test(asked)) return true;
  const lowers = isOneOf(allDrugs, "insulins and insulin-releasing drugs") || LOWERS_SUGAR.test(all);
  return lowers && (FEELS_LOW.test(asked) || LOW_SIGNS.test(asked) || (NO_MEAL.test(asked) && INJECTED.test(asked)));
}

// Boxed warning of the US labels of Wegovy, Ozempic, Zepbound, Mounjaro, Saxenda, Victoza and Trulicity.
const GLP1 = wording("glp ?-?1s?|weight ?loss (?:shots?|injections?)|sema|tirz\\w*");
const NECK = wording(
  "(?:lumps?|bumps?|knots?|balls?|mass|growth|nodules?|swell\\w*|swollen|enlarged|bigger)\\b.{0,40}\\b(?:neck|throat|thyroid|adams apple)|(?:neck|throat|thyroid|adams apple)\\b.{0,40}\\b(?:lumps?|bumps?|knots?|balls?|mass|growth|nodules?|swell\\w*|swollen|enlarged|bigger)|hoarse\\w*|raspy|lost my voice|voice\\b.{0,15}\\b(?:gone|changed|rough)|(?:trouble|difficulty|hard(?:er)?) (?:to )?swallow\\w*|(?:bulto|bola|bolita|hinchaz\\w+|hinchad\\w+|nodulo)\\b.{0,40}\\b(?:cuello|garganta|tiroides)|(?:cuello|garganta|tiroides)\\b.{0,40}\\b(?:bulto|bola|bolita|hinchad\\w+|nodulo)|ronc[oa]|ronquera",
  "(?:كتله|ورم|تورم|انتفاخ|عقده).{0,25}(?:رقب|عنق|حلق|الغده)|(?:رقب|عنق|حلق|الغده).{0,25}(?:كتله|ورم|تورم|منتفخ|انتفاخ)|بحه|مبحوح",
);
const THYROID_RISK = wording(
  "thyroid (?:cancer|tumou?rs?)|medullary|men ?-?(?:2|ii)|cancer (?:de|medular de) tiroides|medular",
  "سرطان الغده",
);

// Adverse reactions of the same labels, section 6.1, and hypersensitivity, section 5.
const SKIN =
  "red(?:ness|dish)?|itch\\w*|irritat\\w*|knots?|nodules?|swell\\w*|swollen|lumps?|bumps?|welts?|rash|bruis\\w*|warm|hot|sore|hard(?: spot| lump| bump)?|burn\\w*|sting\\w*|hurts?|hives";
const PLACE =
  "(?:injection|inject(?:ed|ing)?|shot|jab|needle|pen)\\W+(?:site|spot|area|place)s?|(?:site|spot|area|place|where)\\b.{0,25}\\b(?:inject\\w*|shot|jab\\w*|needle|pen|stuck|poked|stabbed)|(?:shot|injection|jab)\\b.{0,15}\\b(?:left|gave me)|after (?:my|the|a)\\b.{0,20}\\b(?:shot|injection|jab)";
const SITE = wording(
  `inyeccion\\b[^]{0,40}\\b(?:me dejo|me salio)|(?:${PLACE})\\b[^]{0,60}\\b(?:${SKIN})|(?:${SKIN})\\b[^]{0,60}\\b(?:${PLACE})|(?:donde me (?:inyect\\w+|puse|pinch\\w+)|(?:zona|sitio|lugar) (?:de la inyeccion|del pinchazo|donde))[^]{0,60}\\b(?:roj\\w+|pic\\w+|hinch\\w+|bol\\w+|bulto|morad\\w+|moreton|arde|duele|sarpullido)|(?:roj\\w+|pic\\w+|hinch\\w+|bol\\w+|bulto|morad\\w+|moreton|arde|duele|sarpullido)[^]{0,60}\\b(?:donde me (?:inyect\\w+|puse|pinch\\w+)|(?:zona|sitio|lugar) (?:de la inyeccion|del pinchazo|donde me))`,
  "(?:احمر|احمرار|حك|يحك|حكه|تورم|ورم|انتفاخ|كدم|طفح|الم|كتله).{0,40}(?:مكان|موضع) (?:ال)?(?:حقن|ابر)|(?:مكان|موضع) (?:ال)?(?:حقن|ابر).{0,40}(?:احمر|احمرار|حك|تورم|ورم|انتفاخ|كدم|طفح|ملم|يولم)",
);
/** Not the skin at one spot, but the whole person. */
const WHOLE_BODY = wording(
  "all over|throat|tongue|lips|breath\\w*|wheez\\w*|todo el cuerpo|garganta|lengua|respirar",
  "كل جسمي|حلقي|لساني|التنفس|اتنفس",
);

// US labels of Jardiance, Farxiga, Invokana: ketoacidosis; ADA and IDF-DAR guidance on fasting.
const SGLT2 = wording("sglt ?-?2\\w*|gliflozin\\w*|gliflozina\\w*");
const FEW_CARBS = wording(
  "keto\\w*|ketosis|(?:low|no|zero|cut\\w*(?: out)?|without|stopp?\\w*|quit\\w*)(?: \\w+){0,2}[ -]carb\\w*|carnivore|atkins|fast(?:ing|s|ed)?|ramadan|cetogenic\\w*|sin carbohidratos|baj[ao] en carbohidratos|ayun\\w*",
  "كيتو|صيام|اصوم|صوم|رمضان|بدون كربوهيدرات|قليل الكربوهيدرات",
);
/** "How fast", "fast food", "fast acting". */
const NOT_A_FAST =
  /\b(?:how|so|too|very|really|as|lose (?:weight|\w+)|work(?:s|ing)?) fast\b|\bfast (?:food|acting|pulse|heart\w*)\b/g;

// ASMBS: NSAIDs after bariatric surgery and marginal ulcers.
const BYPASSED = wording(
  "(?:gastric )?bypass(?:ed)?|roux|rny|sleeve(?:d)?|bariatric|gastrectomy|weight ?-?loss surgery|duodenal switch|lap ?-?band|manga gastrica|bariatrica",
  "تحويل (?:ال)?مسار|تكميم|قص المعده|ربط المعده",
);
const HEART_BYPASS = wording("(?:heart|coronary|triple|double|quadruple) bypass|cabg");
const PAINKILLER = wording(
  "pain ?killers?|pain ?-?(?:relief|reliever\\w*|meds?|medicines?|medications?)|anti ?-?inflammator\\w+|nsaids?|analgesic\\w*|antiinflamatori\\w*|calmante\\w*|for (?:pain|(?:a |my )?headaches?|cramps)",
  "مسكن",
);

// US labels: Poison Control in case of an overdose; America's Poison Centers.
const TWICE = wording(
  "(?:took|taken|injected|pressed|clicked|pushed|gave (?:myself|her|him))\\b(?:(?!\\b(?:a|per|each|every) (?:day|week)).){0,45}\\b(?:twice|two|2|double|second|another|again|extra)\\b(?! (?:weeks?|months?|days?|years?|hours?|times a|pills? a|(?:a|per) day|daily))(?! (?:a|per) (?:day|week))|(?:took|injected|did|used)\\b.{0,30}\\b(?:two|2) (?:days|nights|times) in a row|doubl\\w+[ -](?:dosed?|up on)|double dosed|(?:second|extra|double) (?:dose|shot|injection|pill)\\b(?!\\?)|(?:inyect|pus|tom)\\w+\\b.{0,30}\\b(?:dos veces|doble|otra vez|dos)\\b|doble dosis|dosis doble",
  "(?:حقنت|اخذت|تناولت|استخدمت).{0,30}(?:مرتين|جرعتين|مره ثانيه|حبتين)|جرعه مضاعفه",
);
const AGAIN = wording(
  "(?:did|used|had)\\b.{0,30}\\b(?:shot|dose|pen|injection)s?\\b.{0,20}\\b(?:twice|again|two|2|double)|(?:did|used|had)\\b.{0,20}\\b(?:two|2|double|second|another|extra)\\b.{0,15}\\b(?:shot|dose|pen|injection)s?",
);
/** Two tablets of a pain reliever are a dose; twice by mistake is none. */
const SURELY_TWICE = wording(
  "twice|doubl\\w+|dos veces|doble|(?:second|extra) dose|instead|mistake\\w*|accident\\w*|oops|already|forgot|error",
  "مرتين|مضاعف|جرعتين|بالخطا",
);
const ONLY_WOULD =
  /\b(?:can|should|could|may|do|would) (?:i|we|you)\b.{0,12}\b(?:take|inject|do|use|double|have)\b|\bif i (?:took|take|double)\b|\b(?:missed|forgot to (?:take|inject)|forgot my)\b/;
const DOSE = wording(
  "dos(?:e|es|ed|is)|shots?|pens?|pills?|tablets?|injections?|injected|inyect\\w*",
  "جرع|حقن|ابر|حب",
);

// FDA alerts on dosing errors with compounded semaglutide (July 2024) and on unapproved GLP-1 medicines.
const DRAWS = wording(
  "units?|unidades|how (?:many|much) (?:ml|mg|cc)|draw(?:ing)?(?: up)?|syringes?|lines?|(?:how much|what dose|convert)\\b.{0,25}\\b(?:inject\\w*|units?|mg|ml)|mg ?/ ?ml|jeringa",
  "وحده|وحدات|سرنجه|محقنه",
);
const COMPOUNDED = wording(
  "vials?|compound\\w*|sema|tirz\\w*|reta\\w*|reconstitut\\w*|peptides?|mg ?/ ?ml|compuest[ao]|vial(?:es)?|frasco|ampolla",
  "قاروره|قنينه|فيال|مركب",
);

// FDA on DNP (not for human use; deaths) and clenbuterol (not approved for people).
const DEADLY = wording(
  "dnp|(?:2,? ?4[- ]?)?di ?nitro ?phenols?|dinitrofenol|clen|clenbut\\w+|clembut\\w+",
  "دينيتروفينول|(?:كل|ك)ي?نبوت[يه]?رول|كلين بوتيرول",
);

/** One kind of danger, in the order in which they are looked for, and what is said before anything else. */
const RULES: readonly (readonly [id: keyof typeof SAFETY_TEXTS, when: (told: Told) => boolean])[] = [
  ["low sugar", mayBeLow],
  ["deadly", ({ asked }) => DEADLY.test(asked)],
  ["eating disorder", ({ asked, all }) => hasEatingDisorder(asked, all)],
  ["too few", ({ asked, all }) => asksForTooFew(asked, all)],
  [
    "extra dose",
    ({ asked, askedDrugs, allDrugs }) =>
      (TWICE.test(asked) || AGAIN.test(asked)) &&
      (SURELY_TWICE.test(asked) || isOneOf(askedDrugs, "GLP-1 receptor agonists")) &&
      !ONLY_WOULD.test(asked) &&
      (askedDrugs.size > 0 || (allDrugs.size > 0 && DOSE.test(asked))),
  ],
  [
    "neck lump",
    ({ asked, all, allDrugs }) =>
      (isOneOf(allDrugs, "GLP-1 receptor agonists") || GLP1.test(all)) &&
      (NECK.test(asked) || THYROID_RISK.test(asked)),
  ],
  ["injection site", ({ asked }) => SITE.test(asked) && !WHOLE_BODY.test(asked)],
  [
    "few carbs",
    ({ asked, all, allDrugs }) =>
      (isOneOf(allDrugs, "SGLT2 inhibitors") || SGLT2.test(all)) && FEW_CARBS.test(asked.replace(NOT_A_FAST, " ")),
  ],
  [
    "painkiller after bypass",
    ({ asked, all, askedDrugs }) =>
      BYPASSED.test(all) &&
      !HEART_BYPASS.test(all) &&
      (isOneOf(askedDrugs, "NSAIDs") || askedDrugs.has("aspirin") || PAINKILLER.test(asked)),
  ],
  [
    "units",
    ({ asked, askedDrugs }) =>
      DRAWS.test(asked) &&
      (COMPOUNDED.test(asked) ||
        (/\b(?:units?|unidades)\b|وحد/.test(asked) && isOneOf(askedDrugs, "GLP-1 receptor agonists"))),
  ],
];

type SafetyAnswer = { id: keyof typeof SAFETY_TEXTS; text: string };

/** What has to be said before anything else is answered, whoever answers; `null` where there is nothing. */
export function safetyAnswer(told: Told): SafetyAnswer | null {
  const id = RULES.find(([, when]) => when(told))?.[0];
  return id ? { id, text: SAFETY_TEXTS[id] } : null;
}
