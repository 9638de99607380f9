import type es from "../es/findings-everyday.server";
import type { SameAs } from "../../phrases";

export default {
  "a hangover": "آثار الإفراط في شرب الكحول",
  "jet lag": "اضطراب الرحلات الجوية الطويلة",
  "nightmares": "كوابيس",
  "grinding the teeth": "صرير الأسنان",
  "chafed skin": "تسلخ الجلد بالاحتكاك",
  "skin tags": "زوائد جلدية",
  "a smell of sweat": "رائحة العرق",
  "loose skin": "جلد مترهل",
  "a twitching eyelid": "رفة الجفن",
  "a changed taste": "تغيّر الطعم",
  "trouble reading without glasses": "صعوبة القراءة بلا نظارة",
  "sensitive teeth": "أسنان حساسة",
  "picky eating in a child": "انتقائية الطفل في الأكل",
  "low sex drive": "ضعف الرغبة الجنسية",
  "cravings": "اشتهاء شديد للطعام",
  "drinking much by choice": "كثرة الشرب عن قصد",
  "thirst after salt, heat or sports": "عطش بعد الملح أو الحر أو الرياضة",
  "lying awkwardly in sleep": "وضعية نوم خاطئة",
  "urine that smells of food or drink": "بول برائحة طعام أو شراب",
  "diet pills": "حبوب التخسيس",
  "weight that was lost before": "وزن نزل من قبل",
  "a new way of eating": "نظام غذائي جديد",
  "sweaty hands, feet or armpits": "تعرق اليدين أو القدمين أو الإبطين",
  "brittle nails": "أظافر هشة",
} as const satisfies SameAs<typeof es>;
