import type es from "../es/conditions-lungs.server";
import type { SameAs } from "../../phrases";

export default {
  "Common cold (viral upper respiratory infection)": "نزلة البرد الشائعة (عدوى فيروسية في الجهاز التنفسي العلوي)",
  "Influenza (flu)": "الإنفلونزا",
  "COVID-19": "كوفيد-19",
  "Acute bronchitis (chest cold)": "التهاب الشعب الهوائية الحاد",
  Pneumonia: "الالتهاب الرئوي",
  "Atypical (walking) pneumonia": "الالتهاب الرئوي غير النمطي",
  Asthma: "الربو",
  "Severe asthma attack": "نوبة ربو شديدة",
  "COPD (chronic obstructive pulmonary disease, emphysema)": "مرض الانسداد الرئوي المزمن (انتفاخ الرئة)",
  "Chronic bronchitis": "التهاب الشعب الهوائية المزمن",
  Bronchiectasis: "توسّع القصبات",
  Bronchiolitis: "التهاب القصيبات",
  Croup: "الخُناق",
  "Whooping cough (pertussis)": "السعال الديكي",
  Epiglottitis: "التهاب لسان المزمار",
  "Foreign body in the airway": "جسم غريب في مجرى التنفس",
  "Pneumothorax (collapsed lung)": "استرواح الصدر (انخماص الرئة)",
  "Lung cancer": "سرطان الرئة",
  Tuberculosis: "السل",
  "Pleural effusion": "الانصباب الجنبي (سائل حول الرئة)",
  "Cystic fibrosis": "التليف الكيسي",
  "Obstructive sleep apnea": "انقطاع النفس الانسدادي أثناء النوم",
  Sarcoidosis: "الساركويد",
  "Rest, drink plenty, use saline drops or lozenges; paracetamol or ibuprofen for pain or fever as the packet says. Antibiotics do not help.":
    "استرح وأكثر من شرب السوائل، واستخدم قطرات محلول ملحي أو أقراص المص؛ والباراسيتامول أو الإيبوبروفين للألم أو الحمى كما تقول العبوة. المضادات الحيوية لا تفيد.",
  "Stay at home, rest and drink. If you belong to a group at risk, ask within two days about a medicine against the virus.":
    "ابقَ في المنزل واسترح واشرب السوائل. إذا كنت من فئة معرضة للخطر فاسأل خلال يومين عن دواء مضاد للفيروس.",
  "Do a test, stay away from others while you have a fever, rest and drink.":
    "أجرِ اختبارًا، وابتعد عن الآخرين ما دامت لديك حمى، واسترح واشرب السوائل.",
  "The cough can last three weeks. Honey (not under one year), warm drinks and no smoke help; antibiotics rarely do.":
    "قد يستمر السعال ثلاثة أسابيع. يفيد العسل (ليس لمن دون السنة) والمشروبات الدافئة والابتعاد عن الدخان؛ ونادرًا ما تفيد المضادات الحيوية.",
  "Losing weight, sleeping on the side and no alcohol in the evening help; do not drive when sleepy.":
    "يفيد إنقاص الوزن والنوم على الجانب وعدم شرب الكحول مساءً؛ ولا تقُد السيارة وأنت نعسان.",
} as const satisfies SameAs<typeof es>;
