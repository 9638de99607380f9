import type es from "../es/interactions";
import type { SameAs } from "../phrases";

export default {
  "Drug Interaction Check": "فحص التداخلات الدوائية",
  "See whether your medicines, supplements and allergies go together. Nothing you enter is stored.":
    "اعرف هل تتوافق أدويتك ومكمّلاتك وحساسياتك معًا. لا يُحفظ شيء مما تكتبه.",
  "Enter everything you take and see what is known to go badly together. What you enter is compared and forgotten: nothing is stored.":
    "اكتب كل ما تتناوله واعرف ما لا يتوافق منه. ما تكتبه يُقارن ثم يُنسى: لا يُحفظ شيء.",
  "What you take": "ما تتناوله",
  "Change the list": "تغيير القائمة",
  "Medicines and supplements": "الأدوية والمكمّلات",
  "One on each line, by brand or generic name; a dose may stand beside it. Alcohol, grapefruit and plants count too.":
    "واحد في كل سطر، باسمه التجاري أو العلمي؛ ويمكن كتابة الجرعة بجانبه. الكحول والجريب فروت والأعشاب تُحسب أيضًا.",
  "Allergies to medicines": "الحساسية من الأدوية",
  "For example penicillin, sulfa or ibuprofen, one on each line.":
    "مثل البنسلين أو السلفا أو إيبوبروفين، واحدة في كل سطر.",
  "Check Interactions": "فحص التداخلات",
  "Checking...": "جارٍ الفحص...",
  "Taken something by mistake, or too much of it? Call Poison Help at {number}. For trouble breathing, a seizure or somebody who cannot be woken call 911.":
    "هل تناولت شيئًا بالخطأ أو أكثر من اللازم؟ اتصل بمركز مكافحة السموم على الرقم {number}. عند صعوبة التنفس أو نوبة اختلاج أو شخص لا يمكن إيقاظه اتصل بالرقم 911.",
  "Interaction Check Unavailable": "فحص التداخلات غير متاح",
  "Failed to check drug interactions. Try again in a moment.": "تعذّر فحص التداخلات الدوائية. حاول مرة أخرى بعد قليل.",
  // What the form says of what was typed.
  "Enter at least one medicine": "اكتب دواءً واحدًا على الأقل",
  "Enter 50 medicines at the most": "اكتب 50 دواءً على الأكثر",
  "Enter 50 allergies at the most": "اكتب 50 حساسية على الأكثر",
  "Put each one on a line of its own": "اكتب كلًا منها في سطر مستقل",
  // What the checker found; its sentences are translated on the server (`medical/`).
  "Interactions found": "وُجدت تداخلات",
  "No interaction known": "لا تداخل معروفًا",
  "Not checked": "لم يُفحص",
  "Findings, the gravest first": "النتائج، الأخطر أولًا",
  "Do not combine": "لا يُجمع بينهما",
  Serious: "خطير",
  "Take care": "احترس",
  Minor: "طفيف",
  "{drug}, with your allergy: {allergy}": "{drug}، مع حساسيتك: {allergy}",
  "What can happen": "ما قد يحدث",
  Why: "السبب",
  "Also ({severity})": "أيضًا ({severity})",
  "Source: {source}": "المصدر: {source}",
  "Doubled medicines": "أدوية مكررة",
  Doubled: "مكرر",
  "Could not be checked": "تعذّر الفحص",
  "Nothing is said about these, neither good nor bad. Ask your pharmacist.":
    "لا يُقال شيء عن هذه، لا خيرًا ولا شرًا. اسأل الصيدلي.",
  "This holds if by {typed} you meant {name}.": "ينطبق هذا إذا كنت تقصد بكلمة {typed} دواء {name}.",
  "You named a kind of medicine: {kind}.": "ذكرتَ نوعًا من الأدوية: {kind}.",
  "This holds for all of it.": "ينطبق هذا على كل أدوية هذا النوع.",
  "This holds for some of it: {names}. Enter yours by its name to know whether it is one.":
    "ينطبق هذا على بعضها: {names}. اكتب دواءك باسمه لتعرف هل هو منها.",
  "It can be one of several that act in different ways. Which one is it? For example":
    "قد يكون واحدًا من عدة أدوية تعمل بطرق مختلفة. أي واحد هو؟ على سبيل المثال",
  "Did you mean": "ربما تقصد",
  "Allergy: {name}": "حساسية: {name}",
  "Compared with all medicines of this kind: {kind}.": "قورنت بكل أدوية هذا النوع: {kind}.",
  "It is none that we know to concern a medicine in the table.": "ليست مما نعرف أنه يخص دواءً في الجدول.",
  Checked: "ما فُحص",
} as const satisfies SameAs<typeof es>;
