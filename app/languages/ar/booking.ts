import type es from "../es/booking";
import type { SameAs } from "../phrases";
import appointments from "./shared/appointments";

export default {
  ...appointments,
  "Ask for an appointment with a weight care specialist. We confirm within 24 hours.":
    "اطلب موعدًا مع أخصائي في العناية بالوزن. نؤكد الموعد خلال 24 ساعة.",
  "Tell us when suits you and what it is about. A person reads your request and calls you back.":
    "أخبرنا بالوقت الذي يناسبك وبموضوع الموعد. يقرأ إنسان طلبك ويتصل بك.",
  "Booking Unavailable": "الحجز غير متاح",
  "Your details cannot be filled in right now": "لا يمكن ملء بياناتك الآن",
  "Enter them here, or open this page again in a minute.": "أدخلها هنا، أو افتح هذه الصفحة مرة أخرى بعد دقيقة.",
  "The specialist you chose cannot be shown right now": "لا يمكن عرض الأخصائي الذي اخترته الآن",
  "Sent as it is, your request asks for no particular specialist. To ask for this one, open this page again in a minute.":
    "إذا أرسلت الطلب كما هو فلن يخص أخصائيًا بعينه. لطلب هذا الأخصائي، افتح هذه الصفحة مرة أخرى بعد دقيقة.",
  "Call {number}": "اتصل بالرقم {number}",
  "Write to {address}": "راسلنا على {address}",
  "Describe your symptoms to our assistant and get a first orientation, day or night.":
    "صف أعراضك لمساعدنا واحصل على توجيه أولي، ليلًا أو نهارًا.",
  "Meet your specialist in a shared virtual room, with a headset or on the page.":
    "التقِ بأخصائيك في غرفة افتراضية مشتركة، بالنظارة أو على الصفحة.",
  "A face-to-face conversation from home, on any device with a camera.":
    "محادثة وجهًا لوجه من البيت، على أي جهاز فيه كاميرا.",
  "Sit down with a specialist at a practice near you.": "اجلس مع أخصائي في عيادة قريبة منك.",
  "A medically supervised plan, medication included where it helps.": "خطة بإشراف طبي، مع الأدوية حيث تفيد.",
  "Look at your progress and adjust your plan with someone who knows it.": "راجع تقدمك وعدّل خطتك مع من يعرفها.",
  "Network Information": "معلومات عن الشبكة",
  "Nationwide coverage": "تغطية في أنحاء البلاد",
  "Specialists in all six US time zones, and in person in many cities.":
    "أخصائيون في المناطق الزمنية الست في الولايات المتحدة، وحضوريًا في مدن كثيرة.",
  "Support line": "خط المساعدة",
  "24/7 specialist matching": "اختيار الأخصائي المناسب على مدار الساعة",
  "With flexible scheduling: send your request at any hour.": "بمواعيد مرنة: أرسل طلبك في أي ساعة.",
  "We have your request": "وصلنا طلبك",
  "Appointment Requested Successfully!": "تم طلب الموعد بنجاح!",
  "Our specialist matching team will contact you within 24 hours to confirm your appointment.":
    "سيتواصل معك فريقنا خلال 24 ساعة لتأكيد موعدك.",
  "Your reference number is {reference}. Keep it in case you call us.":
    "رقمك المرجعي هو {reference}. احتفظ به لتذكره إذا اتصلت بنا.",
  "See, change or cancel it": "عرض الموعد أو تغييره أو إلغاؤه",

  "Your request": "طلبك",
  "Fields are needed unless they say “optional”.": "كل الحقول مطلوبة ما لم يُكتب بجانبها «اختياري».",
  "About you": "معلومات عنك",
  "Phone number": "رقم الهاتف",
  "For example 1985-03-27 or 3/27/1985": "مثل 1985-03-27 (السنة-الشهر-اليوم)",
  "Your appointment": "موعدك",
  "Appointment type": "نوع الموعد",
  "Choose a type": "اختر النوع",
  "Reason for visit": "سبب الزيارة",
  "What would you like help with? A sentence or two is enough.": "ما الذي تريد المساعدة فيه؟ تكفي جملة أو جملتان.",
  "In case we need it": "معلومات قد نحتاج إليها",
  "Name and phone number": "الاسم ورقم الهاتف",
  "Submitting Request...": "جارٍ إرسال الطلب...",
  "Request Appointment": "اطلب الموعد",
  "Dr. Specialist {id}": "د. أخصائي {id}",
  "{specialist}, {specialty}, {amount} per hour": "{specialist}، {specialty}، {amount} في الساعة",
  "Weight Loss Specialist": "أخصائي إنقاص الوزن",
  "Registered Dietitian": "أخصائي تغذية مسجّل",
  "Nutrition Coach": "مدرب تغذية",
  "Fitness Coach": "مدرب لياقة بدنية",
  "Behavioral Weight Loss Therapist": "معالج سلوكي لإنقاص الوزن",
  "Bariatric Surgery Specialist": "أخصائي جراحة السمنة",
  Endocrinologist: "طبيب الغدد الصماء",
  "Sports Nutritionist": "أخصائي التغذية الرياضية",
  "Choose another": "اختر غيره",
  "No preference": "من دون تفضيل",

  "Times are shown on the specialist’s clock and on yours.": "تُذكر الأوقات بتوقيت الأخصائي وبتوقيتك.",
  "Preferred date": "التاريخ المفضل",
  "Today or later": "اليوم أو بعده",
  "Preferred time": "الوقت المفضل",
  "On the specialist’s clock: {zone}": "بتوقيت الأخصائي: {zone}",
  "On your own clock": "بتوقيتك المحلي",
  "Choose a time": "اختر الوقت",
  "Show free times": "عرض الأوقات المتاحة",
  "The nearest free times:": "أقرب الأوقات المتاحة:",
  "Free times on:": "أوقات متاحة في:",
  "Looking for free times…": "جارٍ البحث عن الأوقات المتاحة…",
  "The free times could not be loaded. Press “Show free times” to try again.":
    "تعذّر تحميل الأوقات المتاحة. اضغط «عرض الأوقات المتاحة» للمحاولة مرة أخرى.",
  "{times} on {day}": "{times} في {day}",
  "No free time on {day}.": "لا يوجد وقت متاح في {day}.",
  "No free time on {day}, nor in the two weeks after it. Try a later date.":
    "لا يوجد وقت متاح في {day} ولا في الأسبوعين التاليين له. جرّب تاريخًا لاحقًا.",

  "Phone number must be at least 10 digits": "يجب ألا يقل رقم الهاتف عن 10 أرقام",
  "Date of birth is required": "أدخل تاريخ الميلاد",
  "Please select an appointment type": "اختر نوع الموعد",
  "Please select a preferred date": "اختر التاريخ المفضل",
  "Preferred date must be today or later": "يجب أن يكون التاريخ المفضل اليوم أو بعده",
  "Preferred date must be within the next 12 months": "يجب أن يكون التاريخ المفضل خلال الأشهر الاثني عشر القادمة",
  "Please select a preferred time": "اختر الوقت المفضل",
  "Please provide at least 10 characters describing your reason for visit": "صف سبب زيارتك بما لا يقل عن 10 أحرف",
  "That time was just taken. Choose one of the free times": "حُجز هذا الوقت للتو. اختر أحد الأوقات المتاحة",
  "This specialist takes no requests any more. Choose another one, or send it without a specialist.":
    "لم يعد هذا الأخصائي يستقبل الطلبات. اختر غيره أو أرسل الطلب من دون تحديد أخصائي.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.":
    "سبق إرسال هذا النموذج ببيانات أخرى (الرقم المرجعي {reference}). لطلب موعد آخر أرسله مرة أخرى.",
  Error: "خطأ",
  "Failed to submit appointment request. Please try again.": "تعذّر إرسال طلب الموعد. حاول مرة أخرى.",

  "Your Appointment": "موعدك",
  "Appointment Unavailable": "الموعد غير متاح",
  "This appointment link does not work": "رابط الموعد هذا لا يعمل",
  "It is not complete, has a typo, or is too old.": "الرابط غير مكتمل أو فيه خطأ أو قديم جدًا.",
  "What you can do": "ما يمكنك فعله",
  "Some mail programs cut a long link in two. Copy all of it from our email, to the end of the line after it, into your browser’s address bar, without spaces.":
    "تقطع بعض برامج البريد الروابط الطويلة إلى جزأين. انسخ الرابط كله من رسالتنا، حتى نهاية السطر الذي يليه، إلى شريط العنوان في متصفحك من دون مسافات.",
  "Each of our emails about an appointment has its link. Try the one in the newest.":
    "تحتوي كل رسالة منا عن موعد على رابطه. جرّب الرابط الذي في أحدث رسالة.",
  "If you booked while you were signed in, you find the appointment in your {portal} without a link.":
    "إذا حجزت وأنت مسجّل الدخول، فستجد الموعد في {portal} من دون رابط.",
  "Cancel This Appointment?": "هل تريد إلغاء هذا الموعد؟",
  "The time is then free for somebody else. You can ask for another one whenever you like.":
    "سيصبح الوقت متاحًا لشخص آخر. يمكنك طلب موعد آخر متى شئت.",
  "You can ask for another one whenever you like.": "يمكنك طلب موعد آخر متى شئت.",
  "Yes, cancel it": "نعم، ألغِ الموعد",
  "Cancelling…": "جارٍ الإلغاء…",
  "Keep it": "الاحتفاظ به",
  "Cancel this appointment": "إلغاء هذا الموعد",
  "Accept this time": "قبول هذا الوقت",
  "Accepting…": "جارٍ القبول…",
  "Add it to your calendar": "إضافته إلى تقويمك",
  "Choose another time": "اختر وقتًا آخر",
  "Ask for another appointment": "طلب موعد آخر",
  "Moving…": "جارٍ التغيير…",
  "Move to this time": "غيّر إلى هذا الوقت",
  When: "متى",
  What: "النوع",
  Reference: "الرقم المرجعي",
  "Your specialist writes": "كتب أخصائيك",
  Cancelled: "ملغى",
  "You have 10 requests with this specialist that are waiting for an answer. Wait for the answer, or cancel one first.":
    "لديك 10 طلبات لدى هذا الأخصائي تنتظر الرد. انتظر الرد، أو ألغِ طلبًا أولًا.",
  "Several people are asking for times with this specialist right now. Try again in a few minutes, or sign in first.":
    "يطلب عدة أشخاص مواعيد مع هذا الأخصائي الآن. حاول مرة أخرى بعد بضع دقائق، أو سجّل الدخول أولًا.",
  "We have sent you an email. Confirm your request there within 30 minutes, or its time is released.":
    "أرسلنا إليك رسالة. أكّد طلبك فيها خلال 30 دقيقة، وإلا أُتيح الوقت لغيرك.",
  "This link does not confirm the request. Open the one in our email.":
    "هذا الرابط لا يؤكد الطلب. افتح الرابط الموجود في رسالتنا.",
  "Thank you for confirming your request": "شكرًا على تأكيد طلبك",
  "That time has been taken": "حُجز ذلك الوقت",
  "Your request was not confirmed within 30 minutes. Choose another time.":
    "لم يُؤكَّد طلبك خلال 30 دقيقة. اختر وقتًا آخر.",
  "This request is over. You can ask for another appointment.": "انتهى هذا الطلب. يمكنك طلب موعد آخر.",
  "Not confirmed yet": "لم يُؤكَّد بعد",
  "Your request was not confirmed within 30 minutes, and its time has been taken. Choose another time.":
    "لم يُؤكَّد طلبك خلال 30 دقيقة، وحُجز وقته. اختر وقتًا آخر.",
  "Confirm that this request is yours. Otherwise its time is released 30 minutes after you sent it.":
    "أكّد أن هذا الطلب لك، وإلا أُتيح الوقت لغيرك بعد 30 دقيقة من إرساله.",
  "Confirm it with the link in our email. Otherwise its time is released 30 minutes after you sent it.":
    "أكّده بالرابط الموجود في رسالتنا، وإلا أُتيح الوقت لغيرك بعد 30 دقيقة من إرساله.",
  "Confirm my request": "تأكيد طلبي",
  "Confirming…": "جارٍ التأكيد…",
  "Appointment confirmed": "تم تأكيد الموعد",
  "We have sent you an email with the details.": "أرسلنا إليك رسالة بالتفاصيل.",
  "Another time is held for you": "حُجز لك وقت آخر",
  "We contact you within 24 hours to confirm it.": "سنتواصل معك خلال 24 ساعة لتأكيده.",
  "Appointment cancelled": "أُلغي الموعد",
  "We have sent you an email to confirm it.": "أرسلنا إليك رسالة تفيد بذلك.",
  "Nothing has been changed": "لم يتغير شيء",
  "Nothing changed": "لم يحدث أي تغيير",
  "Nothing has been changed. Please try again in a moment.": "لم يتغير شيء. حاول مرة أخرى بعد قليل.",
  "It is waiting for the specialist’s answer.": "الموعد بانتظار رد الأخصائي.",
  "Another time has been proposed in the meantime.": "اقتُرح وقت آخر في هذه الأثناء.",
  "It is confirmed already.": "الموعد مؤكد بالفعل.",
  "It has been declined in the meantime.": "رُفض الموعد في هذه الأثناء.",
  "It is cancelled already.": "الموعد ملغى بالفعل.",
  "That is the time that was proposed. Accept it if it suits you.": "هذا هو الوقت المقترح. اقبله إن كان يناسبك.",
  "That is the time that it has already.": "هذا هو الوقت المحدد له بالفعل.",
  "The time of this appointment has come.": "حان وقت هذا الموعد.",
} as const satisfies SameAs<typeof es>;
