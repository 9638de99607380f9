import type es from "../es/conditions-infections.server";
import type { SameAs } from "../../phrases";

export default {
  Sepsis: "الإنتان (تعفن الدم)",
  "Neutropenic sepsis (fever during chemotherapy)": "إنتان مع قلة العدلات (حمى أثناء العلاج الكيميائي)",
  "Toxic shock syndrome": "متلازمة الصدمة السمية",
  Malaria: "الملاريا",
  "Dengue fever": "حمى الضنك",
  "Typhoid fever": "الحمى التيفية",
  Brucellosis: "داء البروسيلات (الحمى المالطية)",
  "Lyme disease": "داء لايم",
  "Tick-borne spotted fever (Rocky Mountain or other)": "الحمى المبقعة المنقولة بالقراد (حمى الجبال الصخرية أو غيرها)",
  "Tick bite without illness": "لدغة قراد دون مرض",
  "Cat scratch disease": "داء خدش القطة",
  "HIV infection": "عدوى فيروس نقص المناعة البشرية",
  "Viral illness (unspecified)": "مرض فيروسي (غير محدد)",
  "Fever in a child without a clear source": "حمى عند طفل دون سبب واضح",
  Roseola: "الوردية الطفلية",
  "Hand, foot and mouth disease": "مرض اليد والقدم والفم",
  "Chickenpox (varicella)": "جدري الماء",
  Measles: "الحصبة",
  Rubella: "الحصبة الألمانية",
  "Fifth disease (slapped cheek)": "المرض الخامس (الخد المصفوع)",
  "Kawasaki disease": "داء كاواساكي",
  "Septic arthritis": "التهاب المفصل الإنتاني",
  "Bone infection (osteomyelitis)": "عدوى العظم (التهاب العظم والنقي)",
  Tetanus: "الكزاز",
  "Animal bite": "عضة حيوان",
  "Pull the tick straight out with fine tweezers, clean, and watch the spot for a month: a spreading ring or fever should be seen.":
    "اسحب القرادة باستقامة بملقط دقيق، ونظّف الموضع وراقبه شهرًا: الحلقة المتوسعة أو الحمى يجب أن يراها طبيب.",
  "Rest, drink, and paracetamol if the fever troubles you. New signs or more than four days: be seen.":
    "الراحة وشرب السوائل، والباراسيتامول إذا كانت الحمى مزعجة. عند ظهور علامات جديدة أو بعد أكثر من أربعة أيام: يلزم فحص طبي.",
  "Cool drinks and soft food, paracetamol for pain; it passes in a week to ten days.":
    "مشروبات باردة وطعام لين، وباراسيتامول للألم؛ يزول خلال أسبوع إلى عشرة أيام.",
  "Cool baths, calamine, short nails, paracetamol (no ibuprofen, no aspirin). Stay away from pregnant women and newborns until all spots are crusts.":
    "حمامات فاترة وكالامين وأظافر قصيرة وباراسيتامول (بلا إيبوبروفين وبلا أسبرين). ابتعد عن الحوامل وحديثي الولادة حتى تصبح كل البقع قشورًا.",
  "It passes by itself. Tell pregnant contacts.": "يزول من تلقاء نفسه. أخبر الحوامل اللواتي خالطتهن.",
} as const satisfies SameAs<typeof es>;
