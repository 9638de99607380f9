import type es from "../es/accessibility";
import type { SameAs } from "../phrases";

export default {
  "What this site does so that everybody can use it, how that is tested, and what does not work well yet.":
    "ما يفعله هذا الموقع ليتمكن الجميع من استخدامه، وكيف يُختبر ذلك، وما الذي لا يعمل جيدًا بعد.",
  "{brand} is meant to work for you, with whatever device, eyes, ears and hands you come.":
    "يُراد لـ{brand} أن يعمل لأجلك، مهما كان جهازك وبصرك وسمعك ويداك.",
  "What we aim for": "ما نسعى إليه",
  "The aim is {standard} on every screen. We test it ourselves; nobody from outside has examined it.":
    "الهدف هو {standard} في كل شاشة. نختبره بأنفسنا، ولم يفحصه أحد من الخارج.",
  "How it is tested": "كيف يُختبر",
  "A program ({tool}) checks the screens at each change: narrow and wide, in light and dark colors, with script and without.":
    "برنامج ({tool}) يفحص الشاشات عند كل تغيير: ضيقة وعريضة، بألوان فاتحة وداكنة، مع البرامج في الصفحة ودونها.",
  "Tests go through forms by the keyboard alone, and look for targets that are too small, headings out of order, text that is cut off and pages that scroll sideways.":
    "تمر الاختبارات بالنماذج بلوحة المفاتيح وحدها، وتبحث عن أزرار صغيرة جدًا وعناوين غير مرتبة ونص مقطوع وصفحات تتحرك جانبيًا.",
  "What helps": "ما يساعد",
  "Every screen works without {script}; a consultation then goes on in writing.":
    "كل الشاشات تعمل دون {script}؛ وعندها تستمر الاستشارة كتابةً.",
  "The light version, chosen at the foot of each page, loads less data.":
    "النسخة الخفيفة، التي تُختار في أسفل كل صفحة، تحمّل بيانات أقل.",
  "Light and dark colors follow your device, and so does the wish for less motion.":
    "الألوان الفاتحة والداكنة تتبع جهازك، وكذلك الرغبة في حركة أقل.",
  "You are asked before you are signed out, and what you typed in a form is kept for you.":
    "تُسأل قبل أن تنتهي جلستك، وما كتبته في نموذج يُحفظ لك.",
  "Each chart has a table with the same values.": "لكل رسم بياني جدول بالقيم نفسها.",
  "Patients’ screens are in English, Spanish and Arabic.": "شاشات المرضى بالإنجليزية والإسبانية والعربية.",
  "Known limits": "حدود نعرفها",
  "It has not been tested yet by people who use a screen reader every day.":
    "لم يختبره بعد أشخاص يستخدمون قارئ الشاشة كل يوم.",
  "Consultations have no captions. Whoever does not hear well can use the chat beside them.":
    "لا ترجمة نصية للكلام في الاستشارات. ومن لا يسمع جيدًا يمكنه استخدام الدردشة بجانبها.",
  "The consultation room in 3D is for those who see it. The same consultation is there as video and in writing.":
    "غرفة الاستشارة ثلاثية الأبعاد لمن يراها. والاستشارة نفسها متاحة بالفيديو وكتابةً.",
  "Screens for specialists are in English only.": "شاشات الأخصائيين بالإنجليزية فقط.",
  "Documents are as whoever uploaded them made them.": "المستندات كما صنعها من رفعها.",
  "Tell us": "أخبرنا",
  "Something does not work for you? Write to {email} or call {phone}, and say on which page and what you use.":
    "هل هناك ما لا يعمل لديك؟ اكتب إلى {email} أو اتصل بالرقم {phone}، واذكر في أي صفحة وما الذي تستخدمه.",
} as const satisfies SameAs<typeof es>;
