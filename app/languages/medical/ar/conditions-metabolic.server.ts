import type es from "../es/conditions-metabolic.server";
import type { SameAs } from "../../phrases";

export default {
  "Diabetic ketoacidosis": "الحماض الكيتوني السكري",
  "Hyperosmolar high blood sugar": "فرط سكر الدم مع فرط الأسمولية",
  "Low blood sugar (hypoglycaemia)": "انخفاض سكر الدم",
  "Type 2 diabetes mellitus": "داء السكري من النوع 2",
  "Type 1 diabetes (new)": "داء السكري من النوع 1 (جديد)",
  "Prediabetes or metabolic syndrome": "مقدمات السكري أو متلازمة الأيض",
  Obesity: "السمنة",
  "Side effects of a GLP-1 weight-loss medicine":
    "آثار جانبية لدواء إنقاص الوزن من فئة شبيهات الببتيد الشبيه بالغلوكاغون-1",
  "Refeeding syndrome": "متلازمة إعادة التغذية",
  "Dumping syndrome after weight-loss surgery": "متلازمة الإغراق بعد جراحة إنقاص الوزن",
  "Complication after weight-loss surgery": "مضاعفة بعد جراحة إنقاص الوزن",
  "Hypothyroidism (underactive thyroid)": "قصور الغدة الدرقية",
  "Hyperthyroidism (overactive thyroid)": "فرط نشاط الغدة الدرقية",
  "Cushing syndrome": "متلازمة كوشينغ",
  "Adrenal insufficiency (Addison disease)": "قصور الغدة الكظرية (داء أديسون)",
  "Hyperparathyroidism (high calcium)": "فرط نشاط الغدد جارات الدرقية (ارتفاع الكالسيوم)",
  Acromegaly: "ضخامة الأطراف",
  "Pituitary adenoma": "ورم غدي في النخامية",
  Gout: "النقرس",
  "Acanthosis nigricans": "الشواك الأسود",
  Dehydration: "الجفاف (نقص السوائل)",
  "Vitamin D deficiency": "نقص فيتامين د",
  "Losing 5 to 7% of weight and 150 minutes of movement a week halve the step to diabetes.":
    "إنقاص الوزن بنسبة 5 إلى 7% والحركة 150 دقيقة في الأسبوع يخفضان احتمال الوصول إلى السكري إلى النصف.",
  "A programme of food, movement and behaviour with regular support works best; medicines and surgery are options that a specialist weighs with you.":
    "أفضل ما ينجح برنامج للغذاء والحركة والسلوك مع دعم منتظم؛ والأدوية والجراحة خياران يوازن الأخصائي بينهما معك.",
  "Small, low-fat meals, eat slowly, stop when full; your prescriber can slow the dose steps.":
    "وجبات صغيرة قليلة الدسم، وكُل ببطء وتوقف عند الشبع؛ ويمكن لمن وصف لك الدواء أن يبطئ زيادات الجرعة.",
  "Small meals without sugary drinks, drink between meals, lie down afterwards.":
    "وجبات صغيرة بلا مشروبات محلّاة، واشرب بين الوجبات، واستلقِ بعدها.",
} as const satisfies SameAs<typeof es>;
