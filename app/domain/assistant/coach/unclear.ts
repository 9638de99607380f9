import { plain } from "./plain";

/**
 * Whether somebody told, in their own words, of something that they must not eat, whatever it is. Looked for in English,
 * Spanish and Arabic before anything is translated: a translation that loses the food must not lose the warning.
 */
const TOLD: readonly RegExp[] = [
  /\b(?:anti-?)?all?erg(?!en)\w*|\bintoleran\w*|\bc(?:o)?eliac\w*|\banaphyla\w*|\bepi-?pen\b|\b(?:can'?t|cannot|can not|must not|mustn'?t|not allowed to) (?:eat|have|tolerate)\b|\b(?:makes?|made) my (?:throat|tongue|lips|face) (?:swell|close|itch)\w*/,
  /\bal[eé]rgi\w*|\bintoleran\w*|\bcel[ií]ac\w*|\banafila\w*|\bno (?:puedo|debo|tolero) (?:comer|tomar|probar)?/,
  /حساسي|سيلياك|لا (?:أ|ا)?(?:ستطيع|قدر) (?:أ|ا)?(?:كل|تناول)|ممنوع (?:من )?(?:أكل|تناول)|لا (?:أ|ا)تحمل|ما (?:أ|ا)قدر آ?كل/,
];

/** "No allergies", which is the opposite, and what is no food: asking is not worth it for hay fever. */
const DENIED =
  /\b(?:no|not|without|any|never had|don'?t have|do not have) (?:known |food |any |have ){0,4}(?:allerg|alerg|intoleran)\w*(?: to (?:anything|any food))?|\bsin alergias?|\bno (?:tengo|soy|padezco)(?: de)?(?: ninguna?)? (?:al[eé]rgi|intoleran)\w*|(?:ليس (?:لدي|عندي)|لا (?:توجد|يوجد)(?: لدي)?|بدون|ما عندي|لا أعاني من|مو عندي|معنديش)(?: أي)? حساسي\S*/g;
const NO_FOOD =
  /\b(?:allerg|alerg)\w* (?:rhinitis|asthma|conjunctivitis|eczema|to (?:pollen|dust|cats?|dogs?|grass|mold|mould|bees?|wasps?|latex|nickel|penicillin|amoxicillin|sulfa|ibuprofen|aspirin|codeine|contrast))\b|\b(?:pollen|dust|cat|dog|hay|seasonal|penicillin|drug|latex|bee)[- ](?:mite )?allerg\w*|\bal[eé]rgi\w* (?:al polen|a los? (?:ácaros|gatos?|perros?)|al polvo|a la penicilina|al l[aá]tex)|(?:رشح|ربو|أنف) تحسسي|حساسية (?:من )?(?:الغبار|القطط|البنسلين|حبوب اللقاح|موسمية|الربيع)/g;

/** Sentences, and entries of a history, that tell of something not to be eaten. @param own what was typed, untranslated */
export const tellsOfForbidden = (own: readonly string[]): boolean =>
  own.some((text) =>
    plain(text)
      .replace(DENIED, " ")
      .replace(NO_FOOD, " ")
      .split(/[.;!?؟\n]+/)
      .some((sentence) => TOLD.some((pattern) => pattern.test(sentence))),
  );
