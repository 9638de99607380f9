import { ALLERGENS_AGAINST, FOODS_AGAINST } from "~/domain/nutrition/day-plan";
import type { Allergen, Diet } from "~/content/nutrition/vocabulary";
import type { Facts } from "./facts";

/** What a person must not eat, as far as they told: for a model's prompt, and for what it answers. */
export type Forbidden = {
  allergens: readonly Allergen[];
  diet: Diet;
  /** As they typed it, in lower case. */
  foods: readonly string[];
  /** They told of something, and nobody knows of what. */
  unclear: boolean;
};

/** What somebody's facts forbid, or `null` where they may eat everything. */
export function forbiddenOf({ allergens, diet, laws, avoided, unclear }: Facts): Forbidden | null {
  if (allergens.length + avoided.length + laws.length === 0 && diet === "everything" && !unclear) return null;
  return {
    allergens: [...allergens, ...laws.flatMap((law) => ALLERGENS_AGAINST[law])],
    diet,
    foods: [...avoided, ...laws.flatMap((law) => FOODS_AGAINST[law])],
    unclear,
  };
}

/** Words of three languages, each with its endings, and in Arabic with what is written together with it. */
const named = (latin: string, arabic: string) =>
  new RegExp(`(?<![\\p{L}])(?:(?:${latin})|(?:[وف]?[بلك]?(?:ال|لل)?(?:${arabic})))(?![\\p{L}])`, "giu");

/**
 * Dishes and ingredients that have an allergen in them, in the languages that a model answers in. Rather a word too many: who is
 * answered by our own tables instead has lost little, who is served what they are allergic to may lose their life.
 */
const SERVED: Readonly<Record<Allergen | "meat" | "honey", RegExp>> = {
  milk: named(
    "milk|dairy|lactose|cheeses?|cheesy|yogh?urts?|butter|cream|creamy|whey|casein|kefir|ghee|custard|lattes?|cappuccino|feta|mozzarella|parmesan|ricotta|cheddar|skyr|paneer|quark|ice[- ]cream|leche|l[aá]cteos?|quesos?|reques[oó]n|yogur(?:es)?|mantequilla|nata|crema|cuajada|k[eé]fir|helados?|suero de leche",
    "حليب|لبن|ألبان|البان|جبن|جبنة|أجبان|زبادي|زبدة|قشدة|كريمة|لبنة|سمن|آيس كريم|قشطة",
  ),
  egg: named(
    "eggs?|omelet(?:te)?s?|frittatas?|mayonnaise|mayo|meringues?|quiches?|french toast|hollandaise|aioli|pancakes?|waffles?|custard|huevos?|tortilla (?:de huevo|espa[nñ]ola|francesa)|mayonesa|merengue|alioli",
    "بيض|بيضة|بيضتان|بيضتين|أومليت|اومليت|عجة|مايونيز",
  ),
  fish: named(
    "fish|salmon|tuna|cod|trout|sardines?|anchov(?:y|ies)|mackerel|halibut|tilapia|herring|haddock|sea ?bass|sushi|pescados?|at[uú]n|salm[oó]n|bacalao|trucha|sardinas?|anchoas?|merluza|caballa",
    "سمك|سمكة|أسماك|سلمون|تونة|تونا|سردين|قد|ماكريل|هامور|بلطي|أنشوجة",
  ),
  shellfish: named(
    "shellfish|seafood|shrimps?|prawns?|crabs?|lobsters?|mussels?|clams?|scallops?|oysters?|mariscos?|camar[oó]n(?:es)?|gambas?|langostinos?|cangrejos?|langostas?|mejillon(?:es)?|almejas?|ostras?",
    "روبيان|جمبري|قريدس|محار|سلطعون|كابوريا|كركند|استاكوزا|بلح البحر|مأكولات بحرية",
  ),
  "tree nuts": named(
    "(?:tree ?)?nuts?|nut[- ]butters?|almonds?|walnuts?|cashews?|hazelnuts?|pecans?|pistachios?|macadamias?|brazil nuts?|pine nuts?|praline|marzipan|pesto|granola|nutella|trail mix|nuez|nueces|frutos secos|almendras?|avellanas?|pistachos?|anacardos?|piñones|mazap[aá]n",
    "مكسرات|لوز|جوز|كاجو|بندق|فستق|صنوبر|جرانولا|غرانولا|بيكان",
  ),
  peanuts: named(
    "peanuts?|groundnuts?|satay|nuts?|nut[- ]butters?|trail mix|granola|cacahuates?|cacahuetes?|man[ií](?:es)?|crema de cacahuate",
    "فول سوداني|الفول السوداني|فستق العبيد|زبدة الفول|مكسرات",
  ),
  gluten: named(
    "gluten|wheat|bread|breadcrumbs|toast|pasta|noodles?|spaghetti|macaroni|couscous|barley|rye|bulgur|seitan|crackers?|wraps?|bagels?|pitas?|pizzas?|cereals?|flour|baguettes?|buns?|sandwich(?:es)?|pancakes?|waffles?|muffins?|tortillas?|soy sauce|beer|croutons?|farro|semolina|granola|oats?|oatmeal|trigo|pan|panes|tostadas?|fideos|espaguetis?|cusc[uú]s|cebada|centeno|galletas?|harina|s[aá]ndwich(?:es)?|cerveza|salsa de soya|avena|s[eé]mola",
    "غلوتين|جلوتين|قمح|خبز|توست|معكرونة|مكرونة|باستا|شعيرية|كسكس|شعير|برغل|بسكويت|بيتزا|طحين|دقيق|ساندويتش|شطيرة|سميد|شوفان",
  ),
  soy: named("soy|soya|soybeans?|tofu|edamame|tempeh|miso|tamari|natto|soja", "صويا|توفو|إدامامي"),
  sesame: named(
    "sesame|tahini|hummus|houmous|halva|za'?atar|s[eé]samo|ajonjol[ií]|tahine",
    "سمسم|طحينة|حمص|حلاوة|زعتر",
  ),
  meat: named(
    "meats?|chicken|turkey|beef|pork|ham|bacon|lamb|sausages?|steaks?|veal|duck|salami|carnes?|pollo|pavo|res|ternera|cerdo|jam[oó]n|tocino|cordero|salchichas?|pechuga",
    "لحم|لحوم|دجاج|ديك رومي|خروف|سجق|نقانق|لحم بقر",
  ),
  honey: named("honey|gelatine?|miel|gelatina", "عسل|جيلاتين"),
};

/** What has the name of a food and none of it. */
const NONE_OF_IT: Partial<Record<keyof typeof SERVED, RegExp>> = {
  milk: /\b(?:almond|soy|soya|oat|rice|coconut|plant|plant-based|cashew|hemp|pea|vegan|non-?dairy|dairy-free|peanut|nut|cocoa|apple) (?:milk|yogh?urts?|cheese|butter|cream)\b|\bbutter (?:beans?|lettuce)\b|\b(?:milk|dairy)-free\b|\bleche de (?:almendras?|soya|soja|avena|coco|arroz)\b|\b(?:mantequilla|crema) de (?:man[ií]|cacahuates?|almendras?)\b|حليب (?:اللوز|الصويا|الشوفان|جوز الهند)|زبدة (?:الفول|اللوز)/giu,
  egg: /\beggplants?\b|\bvegan (?:mayo|mayonnaise|omelet(?:te)?)\b|\begg-free\b|\begg (?:replacer|substitute)\b/giu,
  "tree nuts": /\b(?:coco|dough|butter|pea)nuts?\b|\bnutmeg\b|\bnuez moscada\b|\bnut-free\b|جوز (?:الهند|الطيب)/giu,
  peanuts: /\b(?:coco|dough)nuts?\b|\bnut-free\b/giu,
  gluten:
    /\bgluten[- ]free(?: \w+){0,2}|\b(?:rice|corn|buckwheat|lentil|chickpea|zucchini) (?:noodles?|pasta|flour|tortillas?|crackers?|bread)\b|\b(?:tortillas?|harina|fideos) de (?:ma[ií]z|arroz|garbanzo)\b|\bsin gluten\b|(?:خال|خالية|خالي)ي? من (?:ال)?(?:غلوتين|جلوتين)/giu,
  soy: /\bsoy-free\b/giu,
  meat: /\b(?:vegan|vegetarian|plant[- ]based|meatless|soy) (?:meat|chicken|sausages?|bacon|burgers?|ham)\b|\bmeat-free\b/giu,
};

const EATS =
  "(?:eat|eats|have|use|add|choose|try|include|drink|take|serve|come|comer|coma|tome|tomar|use|usar|consumir|incluya|agregue)";
/** After these a food is named to be left out, until somebody is told to eat something. */
const LEFT_OUT = new RegExp(
  `(?<!\\p{L})(?:(?:can(?:no|')?t|can not|not|never|don't|no|nunca|jam[aá]s)(?: \\w+){0,2}? ${EATS}|(?:avoid|avoiding|skip|leave out|stay away from|free of|evite|evitar|evita|libre de)(?:[^,.;]{0,40}? (?:with|con))?|without|instead of|rather than|in place of|no|not|none|allerg\\w*|al[eé]rgi\\w*|intoleran\\w*|celiac|coeliac|cel[ií]ac\\w*|sin|en (?:lugar|vez) de|contains?|contienen?|replace|sustituy\\w+|[وف]?(?:ت?تجنب\\p{L}*|بدون|بلا|دون|حساسي\\p{L}*|خالي?ة? من|لا ت\\p{L}+|لا|بدل\\p{L}* (?:من|عن)|يحتوي|تحتوي))(?!\\p{L})`,
  "giu",
);
const EATEN =
  /(?<!\p{L})(?:eat|have|use|add|choose|try|include|drink|enjoy|serve|opt|spread|mix|with|breakfast|lunch|dinner|snack|but|instead,|coma|tome|use|añada|agregue|elija|pruebe|incluya|prepare|con|pero|desayuno|almuerzo|cena|merienda|[وف]?(?:تناول\p{L}*|كل|جرب\p{L}*|استخدم\p{L}*|أضف|اختر|مع|لكن|الفطور|الغداء|العشاء|الإفطار))(?!\p{L})/giu;

/** Where in a sentence nothing is left out, as text; the rest is cut away. */
function eaten(sentence: string): string {
  const marks = [
    ...[...sentence.matchAll(LEFT_OUT)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isOut: true,
    })),
    ...[...sentence.matchAll(EATEN)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isOut: false,
    })),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  let out = "";
  let isOut = false;
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at) continue;
    out += isOut ? " " : sentence.slice(at, mark.from);
    isOut = mark.isOut;
    at = mark.to;
  }
  return isOut ? out : out + sentence.slice(at);
}

const MEATLESS = ["meat"] as const;
const OF_DIET: Readonly<Record<Diet, readonly (keyof typeof SERVED)[]>> = {
  everything: [],
  pescatarian: MEATLESS,
  vegetarian: [...MEATLESS, "fish", "shellfish"],
  vegan: [...MEATLESS, "fish", "shellfish", "milk", "egg", "honey"],
};

/** Characters after which a text may be cut in two to be looked through: what is left out, is so within them. */
export const SENTENCE_ENDS = [".", "!", "?", "؟", ";", "\n"] as const;
const SENTENCES = new RegExp(`[${SENTENCE_ENDS.join("")}]+`);

/**
 * Whether a text serves what somebody must not eat: names a dish or an ingredient with it, and not to leave it out. Where it is
 * not known what that is, any food that people are allergic to counts.
 * @param read a text in the English that foods are told in, where it is written in another language.
 */
export function servesForbidden(
  text: string,
  { allergens, diet, foods, unclear }: Forbidden,
  read: (text: string) => string = (english) => english,
): boolean {
  const kinds = unclear ? (Object.keys(SERVED) as (keyof typeof SERVED)[]) : [...allergens, ...OF_DIET[diet]];
  // The facts keep "strawberrie" of strawberries.
  const own = foods.map((food) => new RegExp(`(?<!\\p{L})${food.replace(/ie$/, "(?:ie|y)")}(?:e?s)?(?!\\p{L})`, "iu"));
  const sentences = text.replaceAll("’", "'").split(SENTENCES);
  return sentences.some((sentence) => {
    const named = own.length > 0 ? `${eaten(sentence)} ${read(eaten(sentence))}` : "";
    return (
      kinds.some((kind) => eaten(sentence.replace(NONE_OF_IT[kind] ?? /(?!)/g, " ")).search(SERVED[kind]) >= 0) ||
      own.some((food) => food.test(named))
    );
  });
}
