import { FINDING_WORDS } from "../finding-words";
import { inWords, type Grammar } from "../grammar";
import { BELLY_AR, CHEST_AR, GENERAL_AR, PELVIS_AR } from "./findings-body";
import { EMERGENCIES_AR, NAMED_AR, PAST_ILLNESS_AR } from "./emergencies";
import { EVERYDAY_AR } from "./findings-everyday";
import { FOODS_AR } from "./foods";
import { CONTEXT_AR, HEAD_AR, LIMBS_AR, SKIN_AR } from "./findings-head";
import { COACH_AR, PLACES_AR, QUALITIES_AR, SUBJECTS_AR, TALK_AR } from "./words";

/** A word without vowel signs and tatweel, with one letter for each of those that people write for one another. */
const plainLetters = (word: string): string =>
  word
    .normalize("NFKC")
    .replace(/[\p{M}ـ]/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    // Blindness is no uncle.
    .replace(/^(ال)?عمى$/, "$1عماى")
    .replace(/[ىئی]/g, "ي")
    .replace(/ؤ/g, "و")
    // Water is no "not", in the Gulf neither.
    .replace(/^(ال|بال|لل|ب|ل)?(?:ماي|مايه|مايا|مويه)$/, "$1ماء")
    .replace(/(?<!^(?:ال|بال|لل|ب|ل)?ما)ء/g, "")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك");

/** Words that begin like the article and have none. */
const WITH_ARTICLE = new Set(["الان", "الام", "الله", "التي", "الذي", "اللي", "التهاب", "التوا", "التوي", "الم"]);

const withoutArticle = (word: string): string =>
  word.length > 3 && word.startsWith("ال") && !WITH_ARTICLE.has(word) ? word.slice(2) : word;

/** Written together with the word after them: with, for, like, will, and the letters of the person of a verb. */
const BEFORE = ["بال", "كال", "لل", "ال", "بي", "بت", "بن", "با", "ب", "ل", "ك", "س", "ه", "ح", "ا", "ي", "ت", "ن"];
/** Whose it is, and how many. */
const AFTER = [
  "تهم",
  "تها",
  "تنا",
  "هم",
  "ها",
  "نا",
  "ني",
  "كم",
  "ين",
  "ان",
  "ون",
  "ات",
  "تي",
  "ته",
  "ي",
  "ه",
  "ك",
  "ا",
  "ت",
];
const SHORTEST = 3;

/** The word itself, then without what is written together with it. */
function forms(word: string): string[] {
  const letters = plainLetters(word);
  const found = new Set([withoutArticle(letters)]);
  const fronts = [
    withoutArticle(letters),
    ...BEFORE.filter((particle) => letters.startsWith(particle) && letters.length - particle.length >= SHORTEST).map(
      (particle) => letters.slice(particle.length),
    ),
  ];
  for (const front of fronts) {
    found.add(front);
    for (const ending of AFTER) {
      const stem = front.endsWith(ending) ? front.slice(0, -ending.length) : "";
      // "دما" is blood, which is short.
      if (stem.length < SHORTEST && !(stem.length === 2 && ending.length === 1 && front === fronts[0])) continue;
      found.add(stem);
      // The ta marbuta before an ending is written as a ta.
      if (ending.startsWith("ت") && ending !== "ت") found.add(`${stem}ه`);
      else if (stem.endsWith("ت")) found.add(`${stem.slice(0, -1)}ه`);
    }
  }
  return [...found];
}

export const arabic: Grammar = {
  forms,
  beginning: (letters) => withoutArticle(plainLetters(letters)),
  split: (word) => (/^[وف]/.test(word) && word.length > 2 ? [word[0]!, word.slice(1)] : null),
  joinsRarely: /^ف/,
  ownScript: true,
  joining:
    "عند لما مع أثناء من في إلى بعد قبل كل على خلال حتى وأنا بين حول لا ما مش لم منذ أي غير مثل زي عن و ب ل بدون عندي جهة ناحية",
  links: {
    in: "في | ب",
    on: "على | علي | عليه | عليها",
    from: "من",
    with: "مع",
    to: "إلى | ل | حتى",
    of: "عن | بتاع | حق",
    i: "أنا",
    "": "هو | هي | هذا | هذه | ذلك | التي | الذي | اللي | أن | إن | قد | كان | كانت | يكون | تكون | هناك | نعم | يا | لي | له | لها | معي | معه | عنده | عندها | لديه | لديها | جدا | عندما_ | أي | ذا | ده | دي | هاي | هاد",
  },
  pronouns: "",
  numbers: {
    "1": "واحد | واحدة | الأول | أول | الأولى",
    "2": "اثنين | اثنان | اثنتين | الثاني | ثاني",
    "3": "ثلاثة | ثلاث | تلات | تلاتة | الثالث | ثالث",
    "4": "أربعة | أربع | الرابع | رابع",
    "5": "خمسة | خمس | الخامس | خامس",
    "6": "ستة | ست | السادس | سادس",
    "7": "سبعة | سبع | السابع | سابع",
    "8": "ثمانية | ثماني | ثمان | تمانية | الثامن | ثامن",
    "9": "تسعة | تسع | التاسع | تاسع",
    "10": "عشرة | عشر | العاشر | عاشر",
    "11": "أحد عشر",
    "12": "اثنا عشر",
    "15": "خمسة عشر",
    "20": "عشرين | عشرون",
    "30": "ثلاثين | ثلاثون",
    "40": "أربعين | أربعون",
  },
  openers: {
    "i have": "عندي | لدي | معي | أعاني | أعاني من | جاني | جتني | فيني | بي | طلع لي | طلعت لي | ظهر لي | ظهرت",
    feel: "أشعر | أحس | حاسس | حاسة | حاس | بحس | يشعر | تشعر | أشعر ب",
    pain: "يؤلمني | توجعني | يوجعني | تؤلمني | بيوجعني | بتوجعني",
  },
  denials: {
    "do not have":
      "لا أعاني | لا أعاني من | لا عندي | ليس عندي | ليس لدي | ليست لدي | ما عندي | ماعندي | ما عنديش | ماعنديش | معنديش | ما معي | ما معيش | مامعي | ما لدي | ما أعاني | ما عندنا | ليس معي | لا أشعر | لا أحس | ما أحس | ما فيني | ليس بي | لم يكن عندي | ما كان عندي",
    "does not have":
      "ليس عنده | ليس لديه | ما عنده | ما عندها | ليس عندها | ليس لديها | لا يعاني | لا تعاني | ماعنده | ماعندها | معندوش | معندهاش",
    without: "بدون | بلا | دون | من غير | بدون أي | بغير | من دون",
    no: "لا يوجد | لا توجد | ما في | مافي | ما فيه | مافيه | مافيش | ما فيش | لا | ما يوجد | ليس هناك | مفيش | ماكو | ماكو أي | عدم وجود | ليس يوجد",
    not: "ما | لم | ليس | ليست | لست | مو | مش | مب | موب | غير | لن | مهو",
    never: "أبدا | ولا مرة",
    deny: "أنفي | ينفي | تنفي",
  },
  nor: "ولا_",
  relatives: {
    father: "أبي | والدي | ابوي | أبويا | بابا | أبو | والده | أبوي",
    mother: "أمي | والدتي | امي | ماما | أمه | والدته",
    brother: "أخي | اخوي | أخويا",
    sister: "أختي | اختي",
    wife: "زوجتي | مراتي | مرتي",
    husband: "زوجي | جوزي",
    grandfather: "جدي",
    grandmother: "جدتي | تيتا | ستي",
    uncle: "عمو | عمي | خالي",
    aunt: "عمتي | خالتي",
    "family history": "تاريخ عائلي | !في عائلتي",
  },
  history: {
    ...PAST_ILLNESS_AR,
    had: "!كان/!كانت !عندي/!لدي/!معي | أصيب | أصيبت | أصابت | أصابته | كان عنده | كان مصاب | كان مصابا",
    died: "توفي | توفت | توفيت | مات | ماتت | توفى",
    diagnosed: "شخص | تم تشخيص*",
    "history of": "تاريخ مرضي | تاريخ من",
    previously: "سابقا | عانيت سابقا من? | في ماضي | من قبل | مسبقا",
  },
  recent: {
    today: "اليوم | قبل قليل | قبل شوي | هذا يوم | توا | من شوي | دحين",
    "this morning": "هذا صباح | اليوم صباح | صباح يوم | الصبح اليوم",
    "since this morning": "منذ/من صباح/صبح | منذ/من هذا صباح | منذ/من صباح/صبح يوم/اليوم",
    "every morning": "كل صباح/صبح | كل يوم صباح/صبح",
    tonight: "الليلة",
    yesterday: "أمس | امس | البارحة | بارحة | مبارح | امبارح | إمبارح",
    "since yesterday": "منذ أمس/بارحة/مبارح/امبارح | !من أمس/بارحة/مبارح/امبارح/ليلة",
    "since last night": "منذ ليلة أمس?/بارحة?/ماضية? | !من ليلة",
    "# minutes ago": "قبل # دقيقة/دقائق/دقايق",
    "# hours ago": "قبل # ساعة/ساعات",
    "1 hour ago": "قبل ساعة",
    "2 hours ago": "قبل ساعتين",
    "half an hour ago": "قبل نصف/نص ساعة",
    "# days ago": "قبل # يوم/أيام",
    "2 days ago": "قبل يومين",
    "1 week ago": "قبل أسبوع",
    "2 weeks ago": "قبل أسبوعين",
    "# weeks ago": "قبل # أسابيع/أسبوع",
    "1 month ago": "قبل شهر",
    "2 months ago": "قبل شهرين",
    "# months ago": "قبل # أشهر/شهور/شهر",
    "# years ago": "قبل # سنة/سنوات/سنين/عام",
    "1 year ago": "قبل سنة/عام",
  },
  sayings: [
    COACH_AR,
    SUBJECTS_AR,
    PLACES_AR,
    QUALITIES_AR,
    TALK_AR,
    ...[GENERAL_AR, CHEST_AR, BELLY_AR, PELVIS_AR, HEAD_AR, LIMBS_AR, SKIN_AR, EVERYDAY_AR, CONTEXT_AR].map(
      (findings) => inWords(FINDING_WORDS, findings),
    ),
    FOODS_AR,
    EMERGENCIES_AR,
    NAMED_AR,
  ].flat(),
  ordinary:
    "دكتور دكتورة طبيب طبيبة سلام لو سمحت ممكن أريد اريد أبغى ابغى أبي عايز عايزة بدي ودي أعرف شيء شي حاجة حاجات أشياء يوم أيام ساعة ساعات أسبوع أسابيع شهر أشهر سنة سنوات وقت مرة مرات بيت عمل شغل مدرسة ناس شخص مكان مشكلة مشاكل مرض أعراض سبب عمر اسم طبيعي عادي نفسه نفسها بعض غير كيف أين متى كم لماذا ليش هل يعني طيب تمام صار صارت حصل حدث قال قالت يقول ذهبت رحت جئت جيت أعتقد اظن أظن أنني إنني انني أنه إنه أنها إنها انها ربما يمكن مساعدة ساعدوني رجاء أرجو حالتي حالة وضع جدا فعلا حقا أثناء خلال وأنا وهو وهي لأني لأنه استخدام كبيرة كبير صغير صغيرة جديد قديم شيئا كنت أكون يجب لازم محتاج أحتاج",
  alsoEnglish: "",
};
