import { allergicTo } from "../foods";
import type { Sayings } from "../grammar";

/** Foods that people are allergic to. Almonds are not among those alone: the word is that for the tonsils, too. */
const FOODS: Sayings = {
  egg: "بيض | بيضة",
  milk: "حليب | ألبان | لبن",
  fish: "سمك | أسماك | تونة | سلمون",
  shellfish: "محار | صدفيات | قشريات | كابوريا",
  shrimp: "روبيان | جمبري | قريدس | ربيان",
  nuts: "مكسرات | جوز | كاجو | فستق | بندق",
  wheat: "قمح",
  gluten: "غلوتين | جلوتين",
  soy: "صويا",
  sesame: "سمسم | طحينة",
  strawberries: "فراولة",
  chocolate: "شوكولاتة | شوكولاته",
  banana: "موز",
  kiwi: "كيوي",
};

const ALLERGY = "عندي?/لدي?/معي? حساسية/تحسس/أتحسس/حساس/متحسس/يتحسس شديدة?/قوية? من?/ضد?/تجاه?";

/** With almonds it is told apart by what is eaten with them, or that they are. */
const ALMONDS =
  "آكل/أكل/أكلت/اكلت/تناول/تناولت/أتناول/حبة/حبات/حفنة/غرام/جرام/جم/زبدة/حليب/دقيق/زيت/حلى/سناك/وجبة/مكسرات/جوز/كاجو/فستق/بندق/تمر/زبيب و? لوز | لوز و? جوز/كاجو/فستق/بندق/تمر/زبيب/نيء/ني/محمص/مملح | # حبة/حبات/غرام/جرام لوز";

/** What else people say that they are allergic to. */
const OTHERS: Sayings = {
  penicillin: "بنسلين",
  amoxicillin: "أموكسيسيلين | أموكسيسلين",
  bees: "نحل | نحلة",
  wasps: "دبور | دبابير",
};

/** Foods alone, and with an allergy before them. */
export const FOODS_AR: Sayings = {
  ...FOODS,
  almonds: ALMONDS,
  ...allergicTo({ ...FOODS, ...OTHERS, almonds: "لوز" }, ALLERGY),
  "allergic to peanuts": `${ALLERGY} فول سوداني?`,
  peanuts: "فول سوداني",
};
