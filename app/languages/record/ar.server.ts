import type { SameAs } from "../phrases";
import type es from "./es.server";

export default {
  "Health record": "السجل الصحي",
  Times: "الأوقات",
  "Made on {at}.": "أُنشئ في {at}.",
  "This is a fictional sample record.": "هذا سجل نموذجي خيالي.",
  "None recorded.": "لا شيء مسجل.",
  "not stated": "غير مذكور",
  Name: "الاسم",
  "{height} cm": "{height} سم",
  Consultations: "الاستشارات",
  Readings: "القراءات",
  Prescribed: "تاريخ الوصف",
  Instructions: "التعليمات",
  "{name} ({type}, {size}), added {at}": "{name} ({type}، {size})، أُضيف في {at}",
  "{label}, newest first": "{label}، الأحدث أولًا",
} as const satisfies SameAs<typeof es>;
