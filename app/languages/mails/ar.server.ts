import type { SameAs } from "../phrases";
import type es from "./es.server";

export default {
  "Hello {name},": "مرحبًا {name}،",
  "Hello,": "مرحبًا،",
  "Questions? Call {phone} or write to {email}.": "لديك أسئلة؟ اتصل بالرقم {phone} أو اكتب إلى {email}.",
  "Or copy this address into your browser:": "أو انسخ هذا العنوان إلى متصفحك:",
  "If it cannot wait, call 911 or your local emergency number.":
    "إذا كان الأمر لا يحتمل الانتظار فاتصل بالرقم 911 أو برقم الطوارئ المحلي.",

  "Confirm your email address": "تأكيد عنوان بريدك الإلكتروني",
  "Thank you for joining {brand}. Please confirm that this address is yours.":
    "شكرًا لانضمامك إلى {brand}. يُرجى تأكيد أن هذا العنوان لك.",
  "Confirm my address": "تأكيد عنواني",
  "The link works for three days. If you did not ask for this, you can ignore this email: nothing happens without you.":
    "يعمل الرابط لمدة ثلاثة أيام. إذا لم تطلب ذلك فيمكنك تجاهل هذه الرسالة: لن يحدث شيء من دونك.",
  "You already have a {brand} account": "لديك حساب في {brand} بالفعل",
  "Somebody, probably you, has just tried to create an account with this email address. There is one already, and nothing about it has changed.":
    "حاول شخص ما، على الأرجح أنت، إنشاء حساب بعنوان البريد الإلكتروني هذا. يوجد حساب بهذا العنوان بالفعل، ولم يتغير فيه شيء.",
  "If it was you, sign in instead. If you do not remember your password, ask for a new one where you sign in.":
    "إذا كنت أنت من حاول، فسجّل الدخول بدلًا من ذلك. وإذا كنت لا تذكر كلمة المرور فاطلب كلمة جديدة من صفحة تسجيل الدخول.",
  "Go to {brand}": "الانتقال إلى {brand}",
  "If it was not you, there is nothing you need to do.": "إذا لم تكن أنت فلا يلزمك فعل أي شيء.",
  "Choose a new password": "اختر كلمة مرور جديدة",
  "Somebody, probably you, has asked for a new password for your {brand} account.":
    "طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لحسابك في {brand}.",
  "The link works for one hour. If you did not ask for this, you can ignore this email: your password stays as it is. We never ask for your password by email or phone.":
    "يعمل الرابط لمدة ساعة واحدة. إذا لم تطلب ذلك فيمكنك تجاهل هذه الرسالة: ستبقى كلمة المرور كما هي. نحن لا نطلب كلمة المرور أبدًا بالبريد أو الهاتف.",
  "Your password was changed": "تم تغيير كلمة المرور",
  "The password of your {brand} account has just been changed.": "تم للتو تغيير كلمة مرور حسابك في {brand}.",
  "If that was you, all is well. If not, please call us right away.":
    "إذا كنت أنت من فعل ذلك فكل شيء على ما يرام. وإلا فاتصل بنا فورًا.",
  "The second step of your account was turned on": "تم تفعيل الخطوة الثانية في حسابك",
  "From now on, signing in to your {brand} account takes a code from an app besides the password.":
    "من الآن يتطلب الدخول إلى حسابك في {brand} رمزًا من تطبيق إضافة إلى كلمة المرور.",
  "The second step of your account was turned off": "تم إيقاف الخطوة الثانية في حسابك",
  "From now on, the password alone opens your {brand} account.":
    "من الآن تكفي كلمة المرور وحدها لفتح حسابك في {brand}.",
  "A new sign-in to your account": "تسجيل دخول جديد إلى حسابك",
  "Somebody has just signed in to your {brand} account from a device that we have not seen before.":
    "سجّل شخص ما الدخول للتو إلى حسابك في {brand} من جهاز لم نره من قبل.",
  Device: "الجهاز",
  "If that was you, all is well. If not, please change your password and call us right away.":
    "إذا كنت أنت من فعل ذلك فكل شيء على ما يرام. وإلا فغيّر كلمة المرور واتصل بنا فورًا.",

  "Asked for": "الوقت المطلوب",
  Proposed: "الوقت المقترح",
  "They write:": "كتب الأخصائي:",
  "Please confirm within 30 minutes that this request is yours. Otherwise its time is released.":
    "أكّد خلال 30 دقيقة أن هذا الطلب لك، وإلا أُتيح وقته لغيرك.",
  "Confirm my request": "تأكيد طلبي",
  "Change or cancel it": "تغيير الموعد أو إلغاؤه",
  "See this appointment": "عرض هذا الموعد",
  "Ask for an appointment": "طلب موعد",
  "We have your appointment request {reference}": "تلقينا طلب موعدك {reference}",
  "Thank you for your request. The time is held for you, and we will contact you within 24 hours to confirm it.":
    "شكرًا على طلبك. الوقت محجوز لك، وسنتواصل معك خلال 24 ساعة لتأكيده.",
  "Thank you for your request. We will contact you within 24 hours to confirm it.":
    "شكرًا على طلبك. سنتواصل معك خلال 24 ساعة لتأكيده.",
  "Your appointment {reference} is confirmed": "تم تأكيد موعدك {reference}",
  "Good news: your appointment is confirmed.": "خبر سار: تم تأكيد موعدك.",
  "If the time no longer suits you, please choose another one or cancel as early as you can.":
    "إذا لم يعد الوقت مناسبًا لك فيُرجى اختيار وقت آخر أو الإلغاء في أقرب وقت ممكن.",
  "Another time for your appointment {reference}": "وقت آخر لموعدك {reference}",
  "Your specialist proposes this time for your appointment, and holds it for you:":
    "يقترح أخصائيك هذا الوقت لموعدك، ويحجزه لك:",
  "Please accept it, or choose another time. The appointment is confirmed once you have accepted.":
    "يُرجى قبوله أو اختيار وقت آخر. يصبح الموعد مؤكدًا فور قبولك.",
  "Answer the proposal": "الرد على الاقتراح",
  "Your appointment {reference} has a new time": "لموعدك {reference} وقت جديد",
  "You have chosen another time. It is held for you, and we will contact you within 24 hours to confirm it.":
    "اخترت وقتًا آخر. الوقت محجوز لك، وسنتواصل معك خلال 24 ساعة لتأكيده.",
  "About your appointment request {reference}": "بخصوص طلب موعدك {reference}",
  "We are sorry: your specialist cannot see you at this time, and the appointment will not take place.":
    "نأسف: لا يستطيع أخصائيك استقبالك في هذا الوقت، ولن يُعقد الموعد.",
  "You are welcome to ask for another time, or another specialist.": "يسعدنا أن تطلب وقتًا آخر أو أخصائيًا آخر.",
  "Your appointment {reference} was cancelled": "تم إلغاء موعدك {reference}",
  "This appointment will not take place:": "لن يُعقد هذا الموعد:",
  "You are welcome to ask for another one.": "يسعدنا أن تطلب موعدًا آخر.",
  "A reminder of your appointment {reference}": "تذكير بموعدك {reference}",
  "Your appointment is coming up.": "موعدك قريب.",
  "If you cannot come, please tell us as early as you can: somebody else may need the time.":
    "إذا كان حضورك غير ممكن فيُرجى إبلاغنا في أقرب وقت: فقد يحتاج شخص آخر إلى هذا الوقت.",

  Appointment: "موعد",
  "Appointment with {specialist}": "موعد مع {specialist}",
  "Reference {reference}. To change or cancel it, follow the link in our email, or call {phone}.":
    "الرقم المرجعي {reference}. لتغيير الموعد أو إلغائه اتبع الرابط في رسالتنا، أو اتصل بالرقم {phone}.",
} as const satisfies SameAs<typeof es>;
