import type es from "../es/conditions-blood.server";
import type { SameAs } from "../../phrases";

export default {
  "Iron deficiency anemia": "فقر الدم بنقص الحديد",
  "Vitamin B12 deficiency (pernicious) anemia": "فقر الدم بنقص فيتامين ب12 (الخبيث)",
  "Hemolytic anemia (G6PD deficiency)": "فقر الدم الانحلالي (أنيميا الفول)",
  "Paroxysmal nocturnal hemoglobinuria": "بيلة الهيموغلوبين الليلية الانتيابية",
  "Sickle cell anemia (crisis)": "فقر الدم المنجلي (نوبة)",
  Thalassemia: "الثلاسيميا",
  Leukemia: "ابيضاض الدم (اللوكيميا)",
  "Lymphoma (Hodgkin or other)": "لمفوما (هودجكين أو غيرها)",
  "Multiple myeloma": "الورم النقوي المتعدد",
  "Polycythemia vera": "كثرة الحمر الحقيقية",
  "Low platelets (immune thrombocytopenia)": "نقص الصفائح الدموية (المناعي)",
  "Anaphylaxis (severe allergic reaction)": "التأق (رد فعل تحسسي شديد)",
  "Food allergy or mild allergic reaction": "حساسية طعام أو رد فعل تحسسي خفيف",
  Angioedema: "الوذمة الوعائية",
  "Poisoning or overdose": "تسمم أو جرعة زائدة",
  "Lithium poisoning": "تسمم بالليثيوم",
  "Carbon monoxide poisoning": "تسمم بأول أكسيد الكربون",
  "Heat stroke": "ضربة حر",
  "Heat exhaustion": "إنهاك حراري",
  "Hypothermia or frostbite": "انخفاض حرارة الجسم أو قضمة الصقيع",
  "Venomous bite or sting": "عضة أو لسعة سامة",
  "Opioid overdose": "جرعة زائدة من الأفيونيات",
  "Major injury": "إصابة كبيرة",
  "Chronic fatigue or burn-out": "تعب مزمن أو إرهاق",
} as const satisfies SameAs<typeof es>;
