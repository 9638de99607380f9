import { visibleText } from "./plain-text";

/** Months as English, Spanish and Arabic write them; Arabic has two sets of names. */
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|كانون (?:الثاني|الأول)|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين (?:الأول|الثاني))";

/** Whatever may be part of an email address, up to the next character that may not: no letter is looked at twice. */
const EMAIL_CHARACTERS = /[\p{L}\d._%+@-]+/gu;
const EMAIL = /^@*[^@]+@.*[\p{L}\d-]\.[\p{L}\d-]/su;
const withoutEmails = (text: string) =>
  text.replace(EMAIL_CHARACTERS, (run) => (EMAIL.test(run) ? (run.endsWith(".") ? "[email]." : "[email]") : run));

const PATTERNS: [RegExp, string][] = [
  [/\b(?:https?:\/\/|www\.)\S+/gi, "[address]"],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, "[date]"],
  [/\b\d{3}-\d{2}-\d{4}\b/g, "[number]"],
  // A year must stand there: "since 3 March" is when something began, and tells nobody who it is.
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:\\p{Nd}{1,2}(?:st|nd|rd|th)?(?: of| de)? ${MONTH}\\.?,?(?: de| del)? \\p{Nd}{4}|${MONTH}\\.? \\p{Nd}{1,2}(?:st|nd|rd|th)?,? \\p{Nd}{4})(?![\\p{L}\\d])`,
      "giu",
    ),
    "[date]",
  ],
  [/\bMRN[\s:#-]*[\w-]+/gi, "[record number]"],
  // Our own: of records and of appointments (`domain/reference.ts`).
  [/\b(?:MR|KW)-[\dA-Z]{4,6}(?:-[\dA-Z]{4})?\b/gi, "[record number]"],
  // Spain's identity numbers.
  [/\b(?:\d{8}|[XYZ]\d{7})-?[A-Z]\b/gi, "[number]"],
  [/(?<![\d.,])\+?\d[\d\s().-]{7,}\d(?![.,]?\d)/g, "[number]"],
  [
    /\b\d{1,5}\s+(?:[A-Z][\w'-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct)\b\.?/g,
    "[address]",
  ],
  [
    /(?<!\p{L})(?:calle|avenida|avda\.?|paseo|plaza|carretera|colonia|شارع) (?:\p{L}[\p{L}'-]*\s+){1,4}(?:n[.º°o]*\s*)?\p{Nd}{1,5}(?:,? \p{L}[\p{L}'-]*)?(?: \p{Nd}{5})?(?![\p{L}\d])/giu,
    "[address]",
  ],
];

/**
 * Text on its way to a third party's model, without what tells who wrote it:
 * email and web addresses, phone, record and social security numbers, dates,
 * street addresses, and the words given. A name that somebody writes in a
 * sentence, and that is not theirs, is not found: no pattern can.
 * @param known names and addresses of whoever is signed in.
 */
export function redact(value: string, known: readonly string[] = []): string {
  let text = PATTERNS.reduce(
    (result, [pattern, stand]) => result.replace(pattern, stand),
    withoutEmails(visibleText(value)),
  );
  for (const word of known) {
    if (word.trim().length < 2) continue;
    text = text.replace(new RegExp(`(?<![\\p{L}\\d])${escape(word.trim())}(?![\\p{L}\\d])`, "giu"), "[name]");
  }
  return text;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
