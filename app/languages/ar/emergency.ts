import type es from "../es/emergency";
import type { SameAs } from "../phrases";

export default {
  "Whom to call when it cannot wait.": "بمن تتصل عندما لا يحتمل الأمر الانتظار.",
  "{brand} is not an emergency service. If it cannot wait, call one of these numbers now.":
    "{brand} ليس خدمة طوارئ. إذا كان الأمر لا يحتمل الانتظار فاتصل الآن بأحد هذه الأرقام.",
  "Life in danger": "الحياة في خطر",
  "Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a severe allergic reaction, fainting.":
    "ألم في الصدر، صعوبة في التنفس، علامات سكتة دماغية، نزيف شديد، رد فعل تحسسي شديد، إغماء.",
  "Thoughts of suicide or a mental health crisis": "أفكار انتحارية أو أزمة في الصحة النفسية",
  "Call or text. Somebody answers at any hour, in English and Spanish.":
    "اتصل أو أرسل رسالة نصية. يجيبك شخص في أي ساعة، بالإنجليزية والإسبانية.",
  "Poison or too much of a medicine": "تسمم أو جرعة زائدة من دواء",
  "Poison Control, at any hour, free.": "مركز مكافحة السموم، في أي ساعة، مجانًا.",
  "Call {number}": "اتصل بالرقم {number}",
  "Outside the United States, call your local emergency number. For anything that can wait until tomorrow, our support line is {number}.":
    "خارج الولايات المتحدة اتصل برقم الطوارئ المحلي. ولكل ما يحتمل الانتظار حتى الغد، خط المساعدة لدينا هو {number}.",
} as const satisfies SameAs<typeof es>;
