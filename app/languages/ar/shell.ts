import type { Counts } from "../counts";
import type es from "../es/shell";
import type { SameAs } from "../phrases";

export default {
  "Skip to content": "انتقل إلى المحتوى",
  "This page is in English only so far.": "هذه الصفحة متاحة باللغة الإنجليزية فقط حتى الآن.",
  Language: "اللغة",

  Account: "الحساب",
  "Sign In": "تسجيل الدخول",
  Desk: "المكتب",
  "Find Specialists": "ابحث عن أخصائي",
  "AI Nutrition Coach": "مدرب التغذية الذكي",
  "VR Consultations": "استشارات الواقع الافتراضي",
  "Weight Tracking": "متابعة الوزن",
  "Client Portal": "بوابة المريض",
  "Weight Loss Specialists Platform": "منصة أخصائيي إنقاص الوزن",
  Main: "القائمة الرئيسية",
  "Join as Specialist": "انضم كأخصائي",
  Menu: "القائمة",
  "Close menu": "إغلاق القائمة",

  "Weight care with real specialists, at your pace. Secure and HIPAA compliant.":
    "عناية بالوزن مع أخصائيين حقيقيين، وبالإيقاع الذي يناسبك. آمنة ومتوافقة مع قانون HIPAA.",
  "AI Services": "خدمات الذكاء الاصطناعي",
  "Symptom Analysis": "تحليل الأعراض",
  "Health Insights": "نظرة على صحتك",
  Platform: "المنصة",
  "Book an Appointment": "احجز موعدًا",
  Help: "المساعدة",
  "In an emergency": "في حالة الطوارئ",
  "{brand} does not replace emergency care. If your life may be in danger, call 911 now.":
    "لا يغني {brand} عن الرعاية الطارئة. إذا كانت حياتك في خطر فاتصل الآن بالرقم 911.",
  "Full version": "النسخة الكاملة",
  "Light version": "النسخة الخفيفة",
  "You see the light version: fewer bytes, no script, and everything works.": "أنت تشاهد النسخة الخفيفة: بيانات أقل، ومن دون برامج نصية، وكل شيء يعمل.",
  "Fewer bytes for slow or costly connections; everything works.": "بيانات أقل للاتصالات البطيئة أو المكلفة، وكل شيء يعمل.",

  "Back to Home": "العودة إلى الصفحة الرئيسية",
  "Error: ": "خطأ: ",
  Unavailable: "غير متاح",
  "404 Page Not Found": "404 الصفحة غير موجودة",
  "Did you forget to add the page to the router?": "هل نسيت إضافة الصفحة إلى الموجّه؟",
  "That request could not be read": "تعذّرت قراءة هذا الطلب",
  "Go back, check what you entered and send it again.": "ارجع وتحقق مما أدخلته ثم أرسله مرة أخرى.",
  "This is not open to you": "ليس لديك إذن بالدخول إلى هنا",
  "You may need to sign in, or to ask for access.": "قد تحتاج إلى تسجيل الدخول أو إلى طلب الإذن.",
  "That cannot be done here": "لا يمكن فعل ذلك هنا",
  "Go back and use the buttons on the page.": "ارجع واستخدم الأزرار الموجودة في الصفحة.",
  "That was too much at once": "كان ذلك كثيرًا دفعة واحدة",
  "Go back, shorten your text and send it again. What you typed is still in the form.":
    "ارجع واختصر النص ثم أرسله مرة أخرى. ما كتبته لا يزال في النموذج.",
  "Go back and send the form again.": "ارجع وأرسل النموذج مرة أخرى.",
  "Too many tries": "محاولات كثيرة جدًا",
  "Wait a few minutes, then try again.": "انتظر بضع دقائق ثم حاول مرة أخرى.",
  "Our records cannot be reached right now. This usually takes less than a minute.":
    "لا يمكن الوصول إلى سجلاتنا الآن. لا يستغرق ذلك عادةً أكثر من دقيقة.",
  "Something went wrong on our side. It has been noted.": "حدث خطأ من جانبنا، وقد سُجّل.",
  "Still stuck? Call {number}.": "ما زالت المشكلة قائمة؟ اتصل بالرقم {number}.",
  Retry: "إعادة المحاولة",
  "This page is unavailable": "هذه الصفحة غير متاحة",
  "What you entered is not lost: it stands below, and can be sent again from here.":
    "ما أدخلته لم يضِع: تجده أدناه ويمكن إرساله من هنا مرة أخرى.",
  "It can be sent again from here.": "يمكن إرساله من هنا مرة أخرى.",
  "What you entered": "ما أدخلته",
  "Passwords and codes are not kept: you are asked for them again.": "لا نحتفظ بكلمات المرور والرموز: سنطلبها منك مرة أخرى.",
  "Try again": "حاول مرة أخرى",
  Yes: "نعم",

  "Are you still there?": "هل ما زلت هنا؟",
  "To protect your record you will be signed out in two minutes, because nothing has happened here for a while.":
    "لحماية سجلك سيُسجَّل خروجك بعد دقيقتين، لأنه لم يحدث أي نشاط هنا منذ مدة.",
  "Stay Signed In": "البقاء مسجّل الدخول",
  "You are signed out": "تم تسجيل خروجك",
  "On a shared computer, close the browser as well.": "إذا كنت تستخدم جهازًا مشتركًا فأغلق المتصفح أيضًا.",
  Notification: "إشعار",
  "Notifications ({hotkey})": "الإشعارات ({hotkey})",
  Dismiss: "إغلاق",

  "There is a problem": "هناك مشكلة",
  "(optional)": "(اختياري)",
  "Leave this field empty": "اترك هذا الحقل فارغًا",
  "At least 8 characters. A few words in a row are easy to remember.": "8 أحرف على الأقل. من السهل تذكّر بضع كلمات متتالية.",
  "This form could not be sent. Reload the page and fill it in again.": "تعذّر إرسال هذا النموذج. أعد تحميل الصفحة واملأه مرة أخرى.",
  "Too many tries. Wait a minute, then send the form again.": "محاولات كثيرة جدًا. انتظر دقيقة ثم أرسل النموذج مرة أخرى.",
  "Too many tries. Wait {minutes} minutes, then send the form again.": "محاولات كثيرة جدًا. انتظر ثم أرسل النموذج مرة أخرى (مدة الانتظار بالدقائق: {minutes}).",
  "Somebody else has signed in in this browser since this page was opened. Nothing was saved. Open the page again.":
    "سجّل شخص آخر دخوله في هذا المتصفح بعد فتح هذه الصفحة. لم يُحفظ أي شيء. افتح الصفحة مرة أخرى.",
  "You were signed out before this was saved": "انتهت جلستك قبل حفظ هذا",
  "Here is what you typed; check it and send it again.": "هذا ما كتبته؛ راجعه وأرسله مرة أخرى.",
  "Here is what you typed; check it and send it again. Passwords, codes and files are not kept: enter them again.":
    "هذا ما كتبته؛ راجعه وأرسله مرة أخرى. لا نحتفظ بكلمات المرور والرموز والملفات: أدخلها من جديد.",
  "Remove the characters that cannot be displayed": "أزل الأحرف التي لا يمكن عرضها",
  "Use {max} characters or fewer": "تجاوزت الحد الأقصى لعدد الأحرف، وهو {max}",
  "First name": "الاسم الأول",
  "Last name": "اسم العائلة",
  Email: "البريد الإلكتروني",
  "First name must be at least 2 characters": "يجب ألا يقل الاسم الأول عن حرفين",
  "Last name must be at least 2 characters": "يجب ألا يقل اسم العائلة عن حرفين",
  "Invalid email address": "عنوان البريد الإلكتروني غير صالح",
  "Choose your time zone": "اختر منطقتك الزمنية",
  "Your time zone": "منطقتك الزمنية",
  Show: "عرض",
} as const satisfies SameAs<typeof es>;

export const counts: Counts<"ar"> = {
  review: { zero: "لا توجد تقييمات", one: "تقييم واحد", two: "تقييمان", few: "# تقييمات", many: "# تقييمًا", other: "# تقييم" },
  specialistFound: {
    zero: "لم يُعثر على أي أخصائي",
    one: "عُثر على أخصائي واحد",
    two: "عُثر على أخصائيَّين",
    few: "عُثر على # أخصائيين",
    many: "عُثر على # أخصائيًا",
    other: "عُثر على # أخصائي",
  },
  freeTime: { zero: "لا أوقات متاحة", one: "وقت متاح واحد", two: "وقتان متاحان", few: "# أوقات متاحة", many: "# وقتًا متاحًا", other: "# وقت متاح" },
  yearOfExperience: { zero: "أقل من سنة من الخبرة", one: "سنة واحدة من الخبرة", two: "سنتان من الخبرة", few: "# سنوات من الخبرة", many: "# سنة من الخبرة", other: "# سنة من الخبرة" },
};
