import type es from "../es/home";
import type { SameAs } from "../phrases";

export default {
  "Weight care with real specialists: AI meal planning, virtual consultations and progress tracking, at your pace.":
    "عناية بالوزن مع أخصائيين حقيقيين: تخطيط للوجبات بالذكاء الاصطناعي، واستشارات افتراضية، ومتابعة للتقدم، بالإيقاع الذي يناسبك.",
  "Secure and HIPAA compliant": "آمن ومتوافق مع قانون HIPAA",
  "Weight care that is kind to you": "عناية بوزنك ترفق بك",
  "A specialist who listens, a meal plan that fits your kitchen, and progress you can see. Meet from home, at your pace.":
    "أخصائي يصغي إليك، وخطة وجبات تناسب مطبخك، وتقدم تراه بعينيك. من بيتك، وبالإيقاع الذي يناسبك.",
  "Start AI Nutrition Coach": "ابدأ مع مدرب التغذية الذكي",
  "Browse Specialists": "تصفح الأخصائيين",
  "success stories": "قصة نجاح",
  specialists: "أخصائي",
  "goal achievement": "بلوغ الأهداف",
  languages: "لغة",
  availability: "توافر الخدمة",

  "Help from AI, judged by people": "مساعدة من الذكاء الاصطناعي، بتقدير البشر",
  "Our assistant does the counting and the remembering. It is powered by a third-party large language model where one is connected, and by our own built-in rules where not; every answer says which of the two spoke.":
    "يتولى مساعدنا الحساب والتذكّر. يعمل بنموذج لغوي كبير من طرف ثالث حيث يوجد نموذج متصل، وبقواعدنا الخاصة حيث لا يوجد؛ وكل إجابة تذكر أيّ الاثنين تكلّم.",
  "AI meal planning": "تخطيط الوجبات بالذكاء الاصطناعي",
  "A week of meals from what you like, what you may not eat and how long you want to stand at the stove.":
    "وجبات أسبوع كامل مما تحب، مع مراعاة ما لا يجوز لك أكله والوقت الذي تريد أن تقضيه أمام الموقد.",
  "AI health assistant": "مساعد صحي بالذكاء الاصطناعي",
  "Ask at two in the morning. It answers plainly, and says when a person should take over.":
    "اسأله في الثانية صباحًا. يجيب بوضوح، ويقول لك متى يجب أن يتولى إنسان الأمر.",
  "Symptom analysis": "تحليل الأعراض",
  "Describe what you feel and learn how urgent it is, why, and who can help.":
    "صف ما تشعر به لتعرف مدى استعجال الأمر وسببه ومن يمكنه مساعدتك.",
  "Progress tracking": "متابعة التقدم",
  "Weight is noisy. A smoothed line shows what is really happening between two breakfasts.":
    "الوزن كثير التقلب. خط منعّم يُظهر ما يحدث فعلًا بين فطورين.",
  "Medication check": "فحص الأدوية",
  "Spot interactions before they spot you, the common weight-loss medicines included.":
    "اكتشف التداخلات الدوائية قبل أن تصيبك، بما فيها أدوية إنقاص الوزن الشائعة.",
  "Realistic forecasts": "توقعات واقعية",
  "See where your plan leads by published models, with an honest band instead of a promise.":
    "اعرف إلى أين تقودك خطتك وفق نماذج منشورة، مع نطاق صريح بدلًا من وعد.",

  "Your health, live": "صحتك، مباشرة",
  "Connect a cuff, a scale or a watch and see what your care team sees. These values come from our sample patient, a record that everyone may look at.":
    "اربط جهاز قياس الضغط أو الميزان أو الساعة، وشاهد ما يراه فريق رعايتك. هذه القيم من سجل مريض نموذجي يجوز للجميع الاطلاع عليه.",
  "The values cannot be loaded right now. They appear here as soon as the records answer again.":
    "لا يمكن تحميل القيم الآن. ستظهر هنا حالما تعود السجلات إلى العمل.",
  Sample: "عيّنة",
  "no value": "لا توجد قيمة",
  "No reading yet": "لا توجد قراءة بعد",
  "Measured {moment}": "وقت القياس: {moment}",
  "Heart rate": "معدل ضربات القلب",
  "Blood pressure": "ضغط الدم",
  "Oxygen saturation": "تشبّع الأكسجين",
  Temperature: "درجة الحرارة",
  bpm: "نبضة/دقيقة",
  "Home Unavailable": "الصفحة الرئيسية غير متاحة",

  "Telemedicine and innovations": "الطب عن بُعد والابتكارات",
  "A visit should not cost you half a day. Sit down with your specialist wherever you are: on your phone, on a laptop, or in a quiet virtual room with a headset.":
    "لا ينبغي أن تكلفك الزيارة نصف يوم. اجلس مع أخصائيك أينما كنت: على هاتفك، أو على حاسوبك، أو في غرفة افتراضية هادئة بنظارة الواقع الافتراضي.",
  "Join VR Room": "ادخل غرفة الواقع الافتراضي",
  "Start Virtual Consultation": "ابدأ استشارة افتراضية",
  "VR consultations": "استشارات الواقع الافتراضي",
  "Two chairs, a table and your charts on the wall. A browser is enough; a headset is welcome.":
    "كرسيان وطاولة ورسومك البيانية على الجدار. يكفي المتصفح، والنظارة مرحّب بها.",
  "Smart-device monitoring": "المتابعة بالأجهزة الذكية",
  "Heart rate, blood pressure, oxygen, temperature and weight, straight from your devices.":
    "نبض القلب وضغط الدم والأكسجين والحرارة والوزن، مباشرة من أجهزتك.",
  "Prepares your visit and remembers what was agreed, so that you can listen.":
    "يحضّر لزيارتك ويتذكر ما اتُّفق عليه، لتتفرغ أنت للإصغاء.",
  "Provider dashboard": "لوحة الأخصائي",
  "Your specialist sees your trend before you sit down. You never start from zero.":
    "يرى أخصائيك مسارك قبل أن تجلس. لن تبدأ من الصفر أبدًا.",

  "In their own words": "بكلماتهم",
  "My dietitian never once said “just”. We changed breakfast, then the late shifts. Fourteen kilos later I still eat with my family.":
    "لم تقل لي أخصائية التغذية ولا مرة «ما عليكِ إلا أن…». غيّرنا الفطور ثم نوبات العمل المتأخرة. وبعد أربعة عشر كيلوغرامًا ما زلت آكل مع عائلتي.",
  "Night nurse, Milwaukee. 11 months with a registered dietitian":
    "ممرضة ليلية، ميلووكي. 11 شهرًا مع أخصائية تغذية مسجّلة",
  "I live two hours from the nearest clinic. Now my endocrinologist sees my readings on Tuesday and calls me on Wednesday.":
    "أعيش على بُعد ساعتين من أقرب عيادة. والآن يرى طبيب الغدد الصماء قراءاتي يوم الثلاثاء ويتصل بي يوم الأربعاء.",
  "Rancher, eastern Montana. Type 2 diabetes": "مربي ماشية، شرق مونتانا. سكري من النوع الثاني",
  "The line on the chart calmed me down. One salty weekend used to end every attempt. This one is in its second year.":
    "هدّأني خط الرسم البياني. كانت عطلة أسبوع واحدة مليئة بالملح تنهي كل محاولة. وهذه المحاولة في عامها الثاني.",
  "Teacher, San Jose. Behavioral weight loss therapy": "معلّمة، سان خوسيه. علاج سلوكي لإنقاص الوزن",

  "Start where you are": "ابدأ من حيث أنت",
  "No weigh-in at the door and no perfect week to wait for. Ask the coach a first question, or let us find you a specialist.":
    "لا ميزان عند الباب ولا أسبوع مثالي تنتظره. اطرح على المدرب سؤالك الأول، أو دعنا نجد لك أخصائيًا.",
  "Find Weight Loss Specialist": "ابحث عن أخصائي إنقاص الوزن",
} as const satisfies SameAs<typeof es>;
