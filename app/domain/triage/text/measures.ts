import { beside, first, firstOf, inFigures, reading } from "./beside";

/** Numbers that a text states: durations, ages and vital signs, with their units. */
export type Measures = {
  /** Days since it began, as far as the text says: the longest and the shortest that were named. */
  days: number | null;
  shortestDays: number | null;
  /** °C */
  temperature: number | null;
  systolic: number | null;
  diastolic: number | null;
  /** Beats and breaths a minute */
  pulse: number | null;
  respirations: number | null;
  /** % */
  oxygen: number | null;
  /** mg/dL */
  glucose: number | null;
  /** kg/m² */
  bmi: number | null;
  /** Glasgow, 3 to 15 */
  comaScale: number | null;
  /** Pain or any other score of 10 */
  score: number | null;
  gestationWeeks: number | null;
  /** Since the last period */
  periodWeeks: number | null;
  /** How many tablets or the like were taken at once */
  tablets: number | null;
};

const UNIT_DAYS: Readonly<Record<string, number>> = {
  second: 1 / 86400,
  sec: 1 / 86400,
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  month: 30,
  mo: 30,
  year: 365,
  yr: 365,
  decade: 3650,
};
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  several: 4,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
  many: 6,
  some: 3,
};
const amount = "(\\d+(?:\\.\\d+)?|" + Object.keys(NUMBER_WORDS).join("|") + ")";
const unit = "(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?|decades?)";
const SPAN = new RegExp(
  `\\b${amount}(?:[- ](?:to|or|of|-)[- ]?${amount}|-(\\d+))?(?: of)?[- ]*${unit}\\b(?![- ]?olds?\\b| of age)`,
  "g",
);

const toNumber = (text: string) => NUMBER_WORDS[text] ?? Number(text);
const toDays = (text: string) => UNIT_DAYS[text.replace(/s$/, "")] ?? 1;

/** What follows or precedes a span when it says how long the trouble has been there. */
const LASTING_BEFORE =
  /(?:for|since|over|past|last|x|about|around|lasting|lasts?|within|started|began|approximately|almost|nearly|than|after|by|with a|with|of|history|,|^|in|previous|these|^the|and) *(?:the |a |about |past |last |approximately |around |almost |nearly |over |more than |at least |now |up to ){0,6}$/;
const LASTING_AFTER =
  /^ *(?:history|ago|of |now|already|in a row|straight|duration|with|,|\.|;|$|and|but|after|prior|before|back|earlier|long|later)/;
const EVENT = /^ *(?:ago|earlier|back|before)/;
const FREQUENCY_BEFORE =
  /(?:every|per|each|once a|twice a|times? (?:a|per|in)|once (?:every|per|in)|every other|next|pack|age of|aged?|at) *$/;
const PAST_EVENT =
  /(?:surgery|operat\w+|delivery|birth|gave birth|diagnosed|travel\w*|trip|returned|emigrated|quit|stopped|married|moved|vaccin\w*|married|cholecystectomy|hospitali[sz]ed|pregnant|smok\w+|pack|job|work\w*|menopause|stent\w*|bypass|injur\w*|accident|contact|bitten|bite|period|menses|sore ?throat|ago he had|ago she had|infarction|heart attack|stroke|chemo\w*|shot|tetanus|booster|clinic)[^.]{0,25}$/;

function spans(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(SPAN)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
    if (
      FREQUENCY_BEFORE.test(before) ||
      /^ *(?:pregnant|gestation|smok|into (?:her |the |my )?pregnan|old|apart|a (?:day|week|month)|post|pack|of smoking|of pregnancy|before (?:my |her )?period|after (?:food|eating|meals?|a meal|breakfast|lunch|dinner))/.test(
        after,
      )
    )
      continue;
    if (
      EVENT.test(after) &&
      (PAST_EVENT.test(before) || (/\bhad\b[^.]*$/.test(before) && /\b(?:now|today)\b/.test(after)))
    )
      continue;
    if (
      EVENT.test(after) &&
      /^ *\w+ *(?:(?:,|and) *)?(?:(?:she|he|i|we|they) *)?(?:had|traveled|travelled|visited|gave birth|was (?:diagnosed|bitten|stung|treated|hospitali[sz]ed)|started (?:a |taking|on|new))/.test(
        after,
      )
    )
      continue;
    if (!LASTING_BEFORE.test(before) && !LASTING_AFTER.test(after)) continue;
    const high = match[2] ?? match[3];
    found.push(toNumber(high ?? match[1]!) * toDays(match[4]!));
  }
  if (
    /\b(?:since|from|started|began|last|woke up with|overnight)\b[^.]{0,25}\b(?:yesterday|last night|last evening)\b|\byesterday\b|\bovernight\b|\blast night\b/.test(
      text,
    )
  )
    found.push(1);
  if (
    /\b(?:this morning|today|tonight|this afternoon|this evening|just now|an hour ago|just started|earlier today|woke (?:me |him |her )?up|awakened|all of a sudden)\b/.test(
      text,
    )
  )
    found.push(0.4);
  if (
    /\b(?:for|since|over) (?:weeks|several weeks|a few weeks|many weeks)\b|(?<!\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )\bweeks now\b|\bseveral weeks\b/.test(
      text,
    )
  )
    found.push(21);
  if (
    /\b(?:for|since|over) (?:months|many months|several months)\b|(?<!\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )\bmonths now\b|\bseveral months\b/.test(
      text,
    )
  )
    found.push(120);
  if (
    /\b(?:for|over) (?:years|many years|several years)\b|\bsince childhood\b|\bas long as i can remember\b|\ball my life\b|\bchronic(?:ally)?\b|\blong-?standing\b|(?<!\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )\byears now\b/.test(
      text,
    )
  )
    found.push(700);
  if (
    /\b(?:last|past|this|since last) week\b|\bfor a week\b|\bsince (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.test(
      text,
    )
  )
    found.push(6);
  if (/\bsince last month\b|\b(?:last|past) month\b/.test(text)) found.push(30);
  if (/\b(?:the |past |last )few days\b|\bfor days\b|\bcouple of days\b/.test(text)) found.push(3);
  return found;
}

const USUALLY_FEVER = "(?:temp\\w*|fever|febrile|t)";
/** What follows a number that is no degree. */
const OTHER_UNIT =
  "(?! ?(?:kg|kilos?|cm|mm|km|miles?|mmol|mg|ml|%|weeks?|days?|hours?|years?|months?|st\\b|stone|pounds?|lbs?|inch|\\/|euros?|dollars?|minutes?|mins?|meters?|metres?|laps|m\\b|k\\b|times|x\\b|degrees? (?:angle|turn)))";
const NO_DEGREES =
  "(?<![\\d.,/]|\\b(?:lost|lose|gained|weighs?|weight|sugar|glucose|bmi|a1c|potassium|tsh|creatinine|cholesterol|ldl|hdl|pulse|rate|waist) (?:is |of |about |was )?)";

const isCelsius = (value: number) => value >= 33 && value <= 43;
const isFahrenheit = (value: number) => value >= 92 && value <= 109;
/** Before its name a number may be an age ("38 fever and cough"): only what is a fever counts. */
const isFever = (value: number) => (value >= 37.5 && value <= 43) || (value >= 99 && value <= 109);

const DEGREES = [
  // "42 f" is a woman of 42
  reading(/\b(\d{2,3}(?:\.\d+)?) ?(?:°|º|degrees?|deg)? ?(?:c|celsius|centigrade)\b/g, isCelsius),
  reading(/\b(\d{2,3}(?:\.\d+)?) ?(?:°|º|degrees?|deg)? ?(?:f|fahrenheit)\b/g, isFahrenheit),
  reading(/\b(\d{2,3}(?:\.\d+)?) ?(?:°|º|degrees?\b)/g, (value) => isCelsius(value) || isFahrenheit(value)),
  reading(
    new RegExp(`\\b${USUALLY_FEVER}\\b[^\\d.]{0,25}(\\d{2,3}(?:\\.\\d+)?)`, "g"),
    (value) => isCelsius(value) || isFahrenheit(value),
  ),
  reading(new RegExp(`\\b(\\d{2,3}(?:\\.\\d+)?) ?(?:of |degree )?(?:temp\\w*|fever)\\b`, "g"), isFever),
  reading(
    new RegExp(
      `\\b(?:running|spiked|spiking|hitting)(?: (?:a|an|at|to|about|around|hot at))* (1\\d{2}(?:\\.\\d+)?)\\b${OTHER_UNIT}`,
      "g",
    ),
    (value) => value >= 99 && value <= 108,
  ),
  // A number between 35.0 and 42.9, or 96.0 and 108.9, with one decimal and no other unit is hardly anything else.
  reading(new RegExp(`${NO_DEGREES}\\b((?:3[5-9]|4[0-2]|9[6-9]|10[0-8])\\.\\d)\\b${OTHER_UNIT}`, "g"), () => true),
];

function temperature(text: string): number | null {
  const value = firstOf(text, DEGREES);
  if (value === null) return null;
  return value > 60 ? Math.round(((value - 32) / 1.8) * 10) / 10 : value;
}

function glucose(text: string): number | null {
  // A meter shows words beyond what it can measure: mostly above 600 and below 20 mg/dL.
  const beyond =
    /\b(?:meter|monitor|cgm|dexcom|libre|glucose|bloodsugar|sugar)\b(?: (?:just |only )?(?:is|says|said|reads|read|reading|shows|showed|showing|keeps saying|displays))+ "?(hi|high|lo|low)"?(?= *(?:$|[,.;!]|and\b|but\b|now\b|i\b))/.exec(
      text,
    );
  if (
    beyond &&
    !/\bnot\b/.test(beyond[0]) &&
    (/^(?:hi|lo)$/.test(beyond[1]!) || /meter|monitor|cgm|dexcom|libre/.test(beyond[0]))
  )
    return beyond[1]!.startsWith("h") ? 600 : 20;
  const found =
    /\b(?:bloodsugar|glucose|sugars?|cgm|dexcom|freestyle|libre|glucometer)\b[^\d.]{0,30}?(?<![\d.])(\d{1,4}(?:\.\d+)?)(?! ?(?:\d|g\b|grams?|kg|kilos?|lbs?|pounds?|oz|ounces?|teaspoons?|tsp|tbsp|spoons?|cubes?|calories|kcal|%|percent|days?|weeks?|months?|years?|hours?|minutes?|times?|x\b|am\b|pm\b|o'?clock|mg\b(?!\/| per)|diet|free|sodas?|drinks?|cups?|cans?))(?: ?(mmol|mg))?/.exec(
      text,
    );
  if (!found || /\b(?:diet|free|cravings?|sugary|added)\b/.test(found[0])) return null;
  const value = Number(found[1]);
  if (found[2] === "mg") return value;
  // Without a unit below 34 it is mmol/L: no meter shows so few mg/dL to somebody who can still type.
  return found[2] === "mmol" || value < 34 ? Math.round(value * 18) : value;
}

function periodWeeks(text: string): number | null {
  const found = new RegExp(
    `\\blast ?(?:menstrual )?period\\b[^.,]{0,25}?\\b${amount} (weeks?|months?) (?:ago|before|earlier)`,
  ).exec(text);
  return found ? (toNumber(found[1]!) * toDays(found[2]!)) / 7 : null;
}

/**
 * A saturation of 88 and more that somebody always has is no sign of something new (NEWS2's second scale, RCP 2017).
 */
const USUAL_OXYGEN =
  /\b(?:spo2|o2|sats?|saturat\w+|oxygen\w*)\b[^\d.]{0,25}(?:8[89]|9\d)\b ?%?[^.]{0,15}\b(?:normal|usual|baseline|as always)\b(?! (?:is|was|being|of))/;

const between = (from: number, to: number) => (value: number) => value >= from && value <= to;

// A pulse has no decimals: "heart is pounding temp 38.4" tells none.
const PULSE = beside(
  "heartrate|hr|pulse|bpm|heart beat|tachycardia|bradycardia|heart",
  "bpm|beats|heartrate|pulse",
  (value) => Number.isInteger(value) && value >= 20 && value <= 260,
  { not: "(?! ?(?:%|\\/))" },
);
const BREATHS = [
  ...beside(
    "resp(?:iratory|iration)?(?: rate)|respirations?|resps?|rr|breathing rate|breaths|tachypn\\w+",
    "breaths|respirations?|resps?|rr",
    between(4, 100),
    { gap: 18, not: "(?! ?(?:days?|weeks?|months?|hours?|years?|%))" },
  ),
  reading(
    /\b(?:breath(?:e|es|ed|ing)?|respirations)\b[^\d.]{0,20}(\d{1,3}) ?(?:times|x|\/|per|a |breaths|every)/g,
    between(4, 100),
  ),
];
const OXYGEN = beside(
  "spo2|o2|sats?|saturat\\w+|satting|oxygen\\w*|pulse ?ox\\w*|sao2",
  "spo2|o2|sats?|saturat\\w+|oxygen|sao2|(?:on|in) (?:room )?air",
  between(50, 100),
  { gap: 25 },
);
const UPPER = beside(
  "systolic|(?:top|upper) (?:number|one|figure|reading|value)|top(?= (?:is |was |of |at )?\\d)",
  "systolic|(?:on (?:the )?)?top|(?:top|upper) (?:number|one)",
  between(50, 300),
);
const LOWER = beside(
  "diastolic|(?:bottom|lower) (?:number|one|figure|reading|value)|bottom(?= (?:is |was |of |at )?\\d)",
  "diastolic|(?:on (?:the )?)?bottom|(?:bottom|lower) (?:number|one)",
  between(25, 180),
);
const ALONE = beside("bloodpressure", "bloodpressure", between(50, 300), { not: "(?! ?(?:\\/|over))" });
const BMI = beside("bmi|body mass index", "bmi", between(8, 90), { gap: 12 });
const COMA = beside("gcs|glasgow(?: coma)?(?: scale| score)*", "gcs|glasgow", between(3, 15), { gap: 15 });

/** "230/130", or by the names of the two numbers. */
function pressure(text: string): { systolic: number | null; diastolic: number | null } {
  const pair = /\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b(?! ?(?:pain|10\b))/.exec(text);
  const [upper, lower] = [Number(pair?.[1]), Number(pair?.[2])];
  if (pair && between(50, 300)(upper) && between(25, 180)(lower) && upper > lower)
    return { systolic: upper, diastolic: lower };
  const systolic = firstOf(text, UPPER) ?? firstOf(text, ALONE);
  const diastolic = firstOf(text, LOWER);
  return { systolic, diastolic: diastolic !== null && (systolic === null || systolic > diastolic) ? diastolic : null };
}

/** Reads `plain` text with joined phrases. */
export function readMeasures(said: string): Measures {
  const text = inFigures(said);
  const durations = spans(text);
  return {
    days: durations.length > 0 ? Math.max(...durations) : null,
    shortestDays: durations.length > 0 ? Math.min(...durations) : null,
    temperature: temperature(text),
    ...pressure(text),
    pulse: firstOf(text, PULSE),
    respirations: firstOf(text, BREATHS),
    oxygen: USUAL_OXYGEN.test(text) ? null : firstOf(text, OXYGEN),
    glucose: glucose(text),
    bmi: firstOf(text, BMI),
    comaScale: firstOf(text, COMA),
    score: first(text, /\b(\d{1,2}) ?(?:\/|out of|of) ?(?:10|ten)\b/g, (v) => v <= 10),
    periodWeeks: periodWeeks(text),
    tablets: first(
      text,
      /\b(?:took|taken|take|swallowed|swallow|ate|eaten|popped|downed|ingested)\b[^.\d]{0,25}(\d{1,3})\b(?! ?(?:mg|ml|mcg|g\b|days?|weeks?|hours?|times|am|pm))[^.]{0,40}\b(?:tablets?|pills?|capsules?|tylenol|paracetamol|acetaminophen|ibuprofen|aspirin|advil|benadryl|xanax|sleeping|antidepressants?|gummies)/g,
      (v) => v >= 6 && v <= 500,
    ),
    gestationWeeks:
      first(
        text,
        /\b(\d{1,2})[- ]?(?:weeks?|wks?)['-]? ?(?:pregnant|gestation|gravid|into (?:my|her|the) pregnancy|of pregnancy|of gestation)/g,
        (v) => v <= 44,
      ) ?? first(text, /\bpregnant\b[^.\d]{0,20}(\d{1,2}) ?(?:weeks|wks)/g, (v) => v <= 44),
  };
}

export type StatedPerson = { age: number | null; sex: "female" | "male" | null; child: boolean };

/** Age in years (a fraction for a baby) and sex, where the text itself states them. */
/** A baby that somebody nurses who writes of their own complaint: its age is not theirs. */
const NURSED =
  /\b(?:(?:nursing|nurse|breast ?-?feed(?:ing)?|pumping for|feeding)(?: my| a| an| our| the)* |(?:have|has|got) (?:a|an|my) )(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]*(?:day|week|wk|month|mo|year)s?[- ]*old\b(?: (?:baby|son|daughter|infant|newborn|boy|girl|child|twins))?/g;
const OF_THE_BABY =
  /\b(?:he|she|they|him|his|baby is|baby has|(?:he|she)'s|won'?t feed|my (?:baby|son|daughter|newborn))\b/;
const OF_ONESELF = /\b(?:i (?:have|has|am|feel|got|get|keep|had)|my (?!baby|son|daughter|newborn)|for me)\b/;

export function readPerson(written: string): StatedPerson {
  const rest = written.replace(NURSED, "nursing");
  const text =
    rest !== written &&
    /\b(?:nurs|breast|pumping)/.test(written) &&
    (OF_ONESELF.test(rest) || /^(?:i am )?nurs/.test(rest)) &&
    !OF_THE_BABY.test(rest)
      ? rest
      : written;
  const old =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]*(day|week|wk|month|mo|year|yr|y)s?(?:[- /]*(?:old|o)\b| of age\b|-old)|\b(\d{1,3}) ?(?:yo|y\/o|y\.o\.?|m\/o|yr old)\b|\b(?:aged?|age of|i am|he is|she is) (\d{1,3})\b(?! ?(?:%|days?|weeks?|months?|hours?|minutes?|pack|kg|lb|pounds|\/))|\b(\d{1,2}) ?mo\b|\b(\d{1,3}) ?([mf])\b/.exec(
      text,
    );
  let age: number | null = null;
  const baby =
    /\b(?:baby|infant|newborn|toddler|son|daughter|child|boy|girl|kid)(?: is| of| aged|,| who is)* (\d{1,2}) (days?|weeks?|months?|years?)\b(?! (?:ago|now))/.exec(
      text,
    );
  if (!old && baby) age = (Number(baby[1]) * toDays(baby[2]!)) / 365;
  if (old) {
    if (old[1]) age = (toNumber(old[1]) * toDays(old[2] === "y" ? "year" : old[2]!)) / 365;
    else if (old[3]) age = /m\/o/.test(old[0]) ? Number(old[3]) / 12 : Number(old[3]);
    else if (old[4]) age = Number(old[4]);
    else if (old[5]) age = Number(old[5]) / 12;
    else age = Number(old[6]);
    if (age > 120) age = null;
  }
  if (age === null && /\bnewborn\b|\bneonate\b/.test(text)) age = 0.03;
  const child =
    /\b(?:my|our|the|his|her) (?:\d+[- ]?(?:[a-z]\w*)?[- ]?(?:old )?)?(?:baby|infant|newborn|toddler|child|son|daughter|kid|little (?:boy|girl)|boy|girl)\b|\b(?:infant|newborn|toddler|baby boy|baby girl|neonate)\b|^(?:a |an )?(?:boy|girl|baby)\b|\b(?:boy|girl)\b/.test(
      text,
    ) && !/\bboyfriend|girlfriend\b/.test(text);
  const sex = old?.[7] === "m" ? "male" : old?.[7] === "f" ? "female" : statedSex(text);
  return { age, sex, child };
}

function statedSex(text: string): "female" | "male" | null {
  const noun = /\b(woman|female|lady|girl|housewife|man|male|boy|gentleman|daughter|son)\b/.exec(
    text.replace(/\b(?:her|his|my) (?:son|daughter|boy|girl) (?:says|said|noticed|reports)\b/g, ""),
  );
  if (noun) return /^(?:woman|female|lady|girl|housewife|daughter)$/.test(noun[1]!) ? "female" : "male";
  const she = (text.match(/\bshe\b/g) ?? []).length;
  const he = (text.match(/\bhe\b/g) ?? []).length;
  return she === he ? null : she > he ? "female" : "male";
}
