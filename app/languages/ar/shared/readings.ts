import type es from "../../es/shared/readings";
import type { SameAs } from "../../phrases";

/** What the portal and the dashboard say of readings and what they ask for. */
export default {
  "This part of your record cannot be loaded right now.": "لا يمكن تحميل هذا الجزء من سجلك الآن.",
  Prescriptions: "الوصفات الطبية",
  kg: "كغ",
  "Changed in the meantime, perhaps in another tab. Stored now: {value}. Send the form again to store what you typed":
    "تغيّر هذا في هذه الأثناء، ربما في علامة تبويب أخرى. المحفوظ الآن: {value}. أرسل النموذج مرة أخرى لحفظ ما كتبته",
  nothing: "لا شيء",
  "Not stored": "لم يُحفظ",
  "{size} MB": "{size} ميغابايت",
  "The file is empty.": "الملف فارغ.",
  "{sample} of a person who does not exist.": "{sample} لشخص غير موجود.",
  "This is a sample record": "هذا سجل نموذجي",
  "{signIn} to see your own.": "{signIn} لترى سجلك.",
  "There is no record under your account yet. Your care team opens it with your first visit.":
    "لا يوجد سجل في حسابك بعد. يفتحه فريق رعايتك عند زيارتك الأولى.",
  "Patients see their own record here; your account is not a patient’s.":
    "يرى المرضى هنا سجلاتهم؛ وحسابك ليس حساب مريض.",
  "Sign in to see your record": "سجّل الدخول لترى سجلك",
  "There is no record under your account yet": "لا يوجد سجل في حسابك بعد",
  "Your appointments, prescriptions and readings are open to you and your care team only.":
    "مواعيدك ووصفاتك الطبية وقراءاتك لا يطّلع عليها غيرك وغير فريق رعايتك.",
  "Your care team opens it with your first visit. If you have had one, call us and we look for it together.":
    "يفتحه فريق رعايتك عند زيارتك الأولى. إذا سبق أن زرتنا فاتصل بنا لنبحث عنه معًا.",
  Completed: "مكتملة",
  Scheduled: "مجدولة",
  "In progress": "جارية",
  "{kind} {consultation}": "{consultation}{kind}",
  consultation: "استشارة عبر ",
  VR: "الواقع الافتراضي",
  "With {specialist}": "مع {specialist}",
  "{name}, {specialty}": "{name}، {specialty}",
  "a specialist who has left our network": "أخصائي غادر شبكتنا",
  Diagnosis: "التشخيص",
  Treatment: "العلاج",
  "After-visit summary": "ملخص ما بعد الزيارة",
  "of visit {id}": "للزيارة {id}",
  "No prescriptions. What a specialist prescribes for you appears here.":
    "لا توجد وصفات طبية. يظهر هنا ما يصفه لك الأخصائي.",
  "Do not stop or change a medicine without asking. If one does not agree with you, call us.":
    "لا توقف دواءً ولا تغيّره من دون أن تسأل. إذا لم يناسبك دواء فاتصل بنا.",
  Dosage: "الجرعة",
  Frequency: "عدد المرات",
  Duration: "المدة",
  "Prescribed {day} by {specialist}": "وُصف في {day} من {specialist}",
  "To the newest": "إلى الأحدث",
  Newer: "الأحدث",
  Older: "الأقدم",
  "Something wrong? Tell us": "هل هناك خطأ؟ أخبرنا",
  "about this medical history": "عن هذا التاريخ الطبي",
  "about these allergies": "عن هذه الحساسية",
  "about these medications": "عن هذه الأدوية",
  "about this insurance": "عن هذا التأمين",
  "about this appointment": "عن هذا الموعد",
  "about this request": "عن هذا الطلب",
  "about this prescription": "عن هذه الوصفة الطبية",
  "about this visit": "عن هذه الزيارة",
  "about this access": "عن هذا الاطّلاع",
  "Heart rate very high": "معدل ضربات القلب مرتفع جدًا",
  "Heart rate high": "معدل ضربات القلب مرتفع",
  "Heart rate low": "معدل ضربات القلب منخفض",
  "Heart rate very low": "معدل ضربات القلب منخفض جدًا",
  "Blood pressure very high": "ضغط الدم مرتفع جدًا",
  "Blood pressure high": "ضغط الدم مرتفع",
  "Blood pressure low": "ضغط الدم منخفض",
  "Blood pressure very low": "ضغط الدم منخفض جدًا",
  "Oxygen saturation low": "تشبّع الأكسجين منخفض",
  "Oxygen saturation very low": "تشبّع الأكسجين منخفض جدًا",
  "Temperature very high": "درجة الحرارة مرتفعة جدًا",
  "Temperature high": "درجة الحرارة مرتفعة",
  "Temperature low": "درجة الحرارة منخفضة",
  "Temperature very low": "درجة الحرارة منخفضة جدًا",
  "Sit down and measure again in five minutes. If it stays this high, or with chest pain, trouble breathing or fainting, call 911.":
    "اجلس وقِس مرة أخرى بعد خمس دقائق. إذا بقي مرتفعًا هكذا، أو صاحبه ألم في الصدر أو صعوبة في التنفس أو إغماء، فاتصل بالرقم 911.",
  "Rest for five minutes and measure again. Coffee, stress and exercise raise it for a while. If it stays high, tell your care team.":
    "استرح خمس دقائق وقِس مرة أخرى. القهوة والتوتر والرياضة ترفعه مدة من الوقت. إذا بقي مرتفعًا فأخبر فريق رعايتك.",
  "In people who exercise a lot or take beta-blockers this is common. If you feel faint or very tired, tell your care team.":
    "هذا شائع لدى من يمارسون الرياضة كثيرًا أو يتناولون حاصرات بيتا. إذا شعرت بأنك توشك على الإغماء أو بتعب شديد فأخبر فريق رعايتك.",
  "Measure again now. If it stays this low, call your care team today; if you feel faint or confused, call 911.":
    "قِس مرة أخرى الآن. إذا بقي منخفضًا هكذا فاتصل بفريق رعايتك اليوم؛ وإذا شعرت بأنك توشك على الإغماء أو بتشوش ذهني فاتصل بالرقم 911.",
  "Sit quietly for five minutes and measure again. If it stays this high, call your care team now; with chest pain, trouble breathing, weakness or trouble seeing or speaking, call 911.":
    "اجلس بهدوء خمس دقائق وقِس مرة أخرى. إذا بقي مرتفعًا هكذا فاتصل بفريق رعايتك الآن؛ وإذا صاحبه ألم في الصدر أو صعوبة في التنفس أو ضعف أو صعوبة في الرؤية أو الكلام فاتصل بالرقم 911.",
  "One high value is no diagnosis. Sit quietly for five minutes and measure again. If it stays high over several days, tell your care team.":
    "قيمة مرتفعة واحدة ليست تشخيصًا. اجلس بهدوء خمس دقائق وقِس مرة أخرى. إذا بقي مرتفعًا عدة أيام فأخبر فريق رعايتك.",
  "Sit or lie down, drink something and measure again. If it stays this low, call your care team today; if you feel faint or confused, call 911.":
    "اجلس أو استلقِ واشرب شيئًا وقِس مرة أخرى. إذا بقي منخفضًا هكذا فاتصل بفريق رعايتك اليوم؛ وإذا شعرت بأنك توشك على الإغماء أو بتشوش ذهني فاتصل بالرقم 911.",
  "Warm your fingers, sit still and measure again. If it stays low, call your care team.":
    "دفّئ أصابعك واجلس بلا حركة وقِس مرة أخرى. إذا بقي منخفضًا فاتصل بفريق رعايتك.",
  "Warm your fingers, sit upright and measure again. If it stays this low, or you are short of breath, call 911.":
    "دفّئ أصابعك واجلس معتدلًا وقِس مرة أخرى. إذا بقي منخفضًا هكذا، أو كنت تشعر بضيق في التنفس، فاتصل بالرقم 911.",
  "Drink plenty and rest. Call your care team today; with a stiff neck, confusion, a rash or trouble breathing, call 911.":
    "أكثر من شرب السوائل واسترح. اتصل بفريق رعايتك اليوم؛ وإذا صاحبها تيبّس في الرقبة أو تشوش ذهني أو طفح جلدي أو صعوبة في التنفس فاتصل بالرقم 911.",
  "Drink plenty, rest and measure again in a few hours. If it lasts longer than three days, call your care team.":
    "أكثر من شرب السوائل واسترح وقِس مرة أخرى بعد بضع ساعات. إذا استمرت أكثر من ثلاثة أيام فاتصل بفريق رعايتك.",
  "Measure again with the thermometer well in place. If it stays low and you feel unwell, call your care team.":
    "قِس مرة أخرى بعد وضع مقياس الحرارة في مكانه جيدًا. إذا بقيت منخفضة وكنت تشعر بتوعّك فاتصل بفريق رعايتك.",
  "Measure again now and get warm. If it stays this low, or you are confused or drowsy, call 911.":
    "قِس مرة أخرى الآن وتدفّأ. إذا بقيت منخفضة هكذا، أو أصابك تشوش ذهني أو نعاس، فاتصل بالرقم 911.",
  "Measure again and tell your care team.": "قِس مرة أخرى وأخبر فريق رعايتك.",
  "By the guideline for adults: elevated. One reading is no diagnosis.":
    "بحسب الدليل الإرشادي للبالغين: مرتفع قليلًا. قراءة واحدة ليست تشخيصًا.",
  "By the guideline for adults: high, stage 1. One reading is no diagnosis.":
    "بحسب الدليل الإرشادي للبالغين: مرتفع، المرحلة 1. قراءة واحدة ليست تشخيصًا.",
  "By the guideline for adults: high, stage 2. One reading is no diagnosis.":
    "بحسب الدليل الإرشادي للبالغين: مرتفع، المرحلة 2. قراءة واحدة ليست تشخيصًا.",
  "This value is simulated. Nobody measured it.": "هذه القيمة محاكاة. لم يقسها أحد.",
  "That was more than a week ago. Measure again to see where you are today.":
    "مضى على ذلك أكثر من أسبوع. قِس مرة أخرى لتعرف حالك اليوم.",
} as const satisfies SameAs<typeof es>;
