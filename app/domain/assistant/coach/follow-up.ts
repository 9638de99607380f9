/**
 * What a short message means that says nothing by itself ("why?", "and for dinner?", "is that safe for me?"): what it asks of
 * the subject before it. Read in a person's own words, in three languages: so little of them is left in a translation that
 * nothing tells a question from a filler.
 */
export type FollowUp = "why" | "more" | "amount" | "safe" | "the other" | "another" | "and";

/** At the beginning, before what is meant: it begins nothing new. */
const AND = "(?:and|but|so|then|ok(?:ay)?|well|also|or|y|e|pero|entonces|bueno|o|ah|طيب|حسنا|لكن|بس|أو)";
const THAT = "(?:that|it|this|these|those|them)";
const whole = (...ways: string[]) =>
  new RegExp(`^(?:${AND}[\\s,]+|و)*(?:${ways.join("|")})(?: then| please|,? por favor|,? entonces| من فضلك)?$`, "u");

/** The whole message, but for how it begins and ends. */
const WHOLE: readonly (readonly [FollowUp, RegExp])[] = [
  [
    "why",
    whole(
      `why(?: is ${THAT}(?: so)?| ${THAT}| not| so)?`,
      "how come",
      "what for",
      "for what reason",
      "(?:eso )?por ?qu[eé](?: no| s[ií]| es as[ií]| eso)?",
      "c[oó]mo as[ií]",
      "(?:ل)?ماذا السبب",
      "لماذا(?: هذا| ذلك| لا)?",
      "لم",
      "ليش(?: لا)?",
      "ليه",
      "علاش",
      "ما السبب",
    ),
  ],
  [
    "safe",
    whole(
      `(?:is|are) ${THAT} (?:really |also )?(?:safe|ok(?:ay)?|good|bad|dangerous|healthy|risky|harmful|right)(?: (?:for|with) (?:me|my \\w+))?`,
      `(?:can|may|should|could) i (?:still )?(?:take|eat|drink|do|use|have|try) ${THAT}(?: too)?`,
      "safe(?: for me)?",
      "(?:eso |esto )?(?:es|ser[ií]a|son) (?:seguro|segura|malo|bueno|sano|peligroso|saludable|recomendable)(?: para m[ií]| en mi caso)?",
      "(?:lo |la )?puedo (?:tomar|comer|hacer|usar|beber)(?:lo|la|los|las)?",
      "me (?:hace|har[aá]) (?:da[nñ]o|mal)",
      "هل (?:هذا|هو|هي|ذلك|هذه) ?(?:آمن|آمنة|امن|مضر|جيد|خطير|صحي|مناسب)(?: لي| بالنسبة لي| علي)?",
      "هل (?:يمكنني|أستطيع|استطيع|أقدر) (?:تناوله|تناولها|أكله|شربه|استخدامه|فعل ذلك)",
      "(?:آمن|امن) لي",
      "ينفع لي",
    ),
  ],
  [
    "amount",
    whole(
      "how (?:much|many|often|long|soon)(?: (?:of )?(?:that|it|is that|per day|a day|a week|for me|exactly|should i|do i need|times))*",
      "when(?: exactly)?",
      "cu[aá]nt[oa]s?(?: (?:veces|tiempo|al d[ií]a|por d[ií]a|a la semana|exactamente|debo|necesito))*",
      "cada cu[aá]nto(?: tiempo)?",
      "(?:a|en) qu[eé] cantidad",
      "cu[aá]ndo",
      "كم(?: (?:مرة|من الوقت|مرات|يوميا|في اليوم|أحتاج|بالضبط))*",
      "بأي كمية",
      "متى",
    ),
  ],
  [
    "the other",
    whole(
      "(?:no[,.]? ?)?(?:i (?:mean|meant) )?(?:the )?(?:other|first|second)(?: one| thing| question)?",
      "(?:no[,.]? ?)?not (?:that|this)(?: one)?(?:[,.]? (?:i (?:mean|meant) )?the other(?: one)?)?",
      "(?:no[,.]? ?)?(?:me refer[ií](?:a|o)?|me refiero|quise decir|quiero decir|digo|hablo) ?(?:al?|de)? ?(?:l[oa] |el )?(?:otr[oa]|segund[oa]|primer[oa])(?: cosa| pregunta)?",
      "no[,.]? (?:est?[eao][,.]? )?(?:el|la|lo) otr[oa]",
      "(?:el|la|lo) otr[oa]",
      "(?:لا[،,.]? ?)?(?:أقصد|اقصد|قصدي|أعني)? ?(?:ال)?(?:آخر|أخرى|اخر|ثاني|ثانية|أول)",
    ),
  ],
  [
    "another",
    whole(
      "(?:give me |show me |do you have )?(?:an)?other(?: one| idea| ideas| option| options| suggestion)?",
      "something (?:else|different)",
      "(?:one|some|any) more",
      "(?:more|other|different) (?:ideas|options|ones|meals|recipes)",
      "i (?:don'?t|do not) like (?:that|it|this|them|any of (?:that|them|those))",
      "(?:dame |quiero |alguna? |tienes? )?otr[oa]s?(?: opci[oó]n(?:es)?| ideas?| receta| vez)?",
      "algo (?:diferente|distinto)",
      "otra cosa",
      "m[aá]s (?:ideas|opciones|recetas)",
      "no me gustan?(?: eso| esa?| ese| nada)?",
      "(?:أعطني |اعطني |هل عندك |أريد )?(?:خيار|خيارات|فكرة|أفكار|شيء|وجبة) (?:آخر|أخرى|اخر|ثاني|ثانية|غيره)",
      "(?:أعطني |اعطني )?غير(?:ه|ها|هذا| هذا)",
      "لا (?:يعجبني|أحبه|أحبها)(?: هذا)?",
    ),
  ],
  [
    "more",
    whole(
      `(?:tell|can you tell|explain)(?: (?:me|it|that|this))*(?: more)?(?: about (?:${THAT}))?(?: (?:more|better))?`,
      "more(?: (?:details?|info(?:rmation)?|about it))?",
      "go on",
      "what else",
      "anything else",
      "really",
      "are you sure",
      "how(?: does (?:that|it) work| so)?",
      "what do you mean",
      "(?:cu[eé]nta|di|expl[ií]ca)(?:me)?(?:lo)?(?: m[aá]s| mejor)?",
      "me lo (?:explicas?|puedes explicar)(?: mejor)?",
      "m[aá]s(?: detalles| informaci[oó]n)",
      "qu[eé] m[aá]s",
      "(?:de verdad|en serio)",
      "est[aá]s? segur[oa]",
      "c[oó]mo(?: funciona(?: eso)?)?",
      "qu[eé] quieres? decir",
      "(?:اشرح|أخبرني|اخبرني|احكي|قل)(?: لي)?(?: (?:أكثر|المزيد|اكثر))?",
      "المزيد",
      "(?:هل )?أنت متأكد",
      "متأكد",
      "كيف(?: ذلك| يعمل)?",
      "ماذا تقصد",
      "وماذا أيضا",
    ),
  ],
];

/** What begins a message that goes on with the one before it. */
const GOES_ON = new RegExp(
  `^(?:${AND}\\b|what (?:about|if)|how about|for|with|without|instead|except|only|no (?=\\w+(?: please)?$)|qu[eé] (?:tal|hay de|pasa (?:con|si))|para|con|sin|si|solo|en vez|وماذا عن|ماذا (?:عن|لو)|مع|بدون|من دون|بلا|إذا|اذا|لو|و(?=\\p{L})|لل?(?=\\p{L}{3,}$))`,
  "u",
);
/** More than so many words are a question of their own. */
const MOST_WORDS = 9;

/** How a message goes on with what was said before it, or `null` for one that stands by itself. @param own as it was typed. */
export function followUpOf(own: string): FollowUp | null {
  const text = own
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[¿?؟!¡."“”…]+/g, " ")
    .replace(/[\u064b-\u0652]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.split(" ").length > MOST_WORDS) return null;
  return WHOLE.find(([, ways]) => ways.test(text))?.[0] ?? (GOES_ON.test(text) ? "and" : null);
}
