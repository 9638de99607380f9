import type es from "../../es/shared/appointments";
import type { SameAs } from "../../phrases";

/** What is said of an appointment where it is made and where it is kept. */
export default {
  "Emergency contact": "جهة اتصال للطوارئ",
  "Insurance provider": "شركة التأمين",
  "AI Consultation": "استشارة بالذكاء الاصطناعي",
  "VR Consultation": "استشارة بالواقع الافتراضي",
  "Video Consultation": "استشارة بالفيديو",
  "In-Person Visit": "زيارة حضورية",
  "Medical Weight Loss": "إنقاص الوزن بإشراف طبي",
  "Follow-up Appointment": "موعد متابعة",
  "Waiting for us": "بانتظار ردنا",
  "We call you within 24 hours to confirm a time.": "سنتصل بك خلال 24 ساعة لتأكيد الوقت.",
  "A time is proposed": "هناك وقت مقترح",
  "Your specialist holds this time for you. Please accept it or choose another one.":
    "يحجز لك أخصائيك هذا الوقت. يُرجى قبوله أو اختيار غيره.",
  Confirmed: "مؤكد",
  "We look forward to seeing you.": "نتطلع إلى رؤيتك.",
  Declined: "مرفوض",
  "Ask for another time, or another specialist.": "اطلب وقتًا آخر أو أخصائيًا آخر.",
  "Nothing more to do.": "لا يلزم فعل أي شيء آخر.",
  "This time has come. Nothing about it can be changed here any more.": "حان هذا الوقت. لم يعد بالإمكان تغيير شيء هنا.",
  "This time has passed. You are welcome to ask for another one.": "مضى هذا الوقت. يسعدنا أن تطلب موعدًا آخر.",
  "The time is held for you. We contact you within 24 hours to confirm it.":
    "الوقت محجوز لك. سنتواصل معك خلال 24 ساعة لتأكيده.",
  With: "مع",
  "Date of birth": "تاريخ الميلاد",
  "Date of birth must be 1900-01-01 or later": "يجب أن يكون تاريخ الميلاد 1900-01-01 أو بعده",
  "Date of birth must be in the past": "يجب أن يكون تاريخ الميلاد في الماضي",
  "Enter a date that exists, like 1985-03-27": "أدخل تاريخًا صحيحًا، مثل 1985-03-27",
} as const satisfies SameAs<typeof es>;
