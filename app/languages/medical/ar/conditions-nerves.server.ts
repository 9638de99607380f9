import type es from "../es/conditions-nerves.server";
import type { SameAs } from "../../phrases";

export default {
  Stroke: "السكتة الدماغية",
  "Transient ischaemic attack (mini-stroke)": "نوبة نقص تروية عابرة (سكتة دماغية صغيرة)",
  "Subarachnoid haemorrhage (brain bleed)": "نزيف تحت العنكبوتية (نزيف في الدماغ)",
  "Brain tumor": "ورم في الدماغ",
  "Brain abscess": "خرّاج في الدماغ",
  Meningitis: "التهاب السحايا",
  "Meningitis or sepsis in an infant": "التهاب السحايا أو الإنتان عند رضيع",
  Encephalitis: "التهاب الدماغ",
  "Migraine headache": "صداع نصفي (شقيقة)",
  "Tension headache": "صداع التوتر",
  "Cluster headache": "الصداع العنقودي",
  "Acute sinusitis (rhinosinusitis)": "التهاب الجيوب الأنفية الحاد",
  "Giant cell (temporal) arteritis": "التهاب الشريان ذو الخلايا العملاقة (الصدغي)",
  "Concussion (minor head injury)": "ارتجاج الدماغ (إصابة بسيطة في الرأس)",
  "Minor bump on the head": "ضربة بسيطة على الرأس",
  "Bleeding inside the skull (subdural haematoma)": "نزيف داخل الجمجمة (ورم دموي تحت الجافية)",
  "Epileptic seizure": "نوبة صرع",
  "Febrile seizure": "نوبة تشنج بسبب الحمى",
  "Benign paroxysmal positional vertigo": "دوار الوضعة الانتيابي الحميد",
  "Vestibular neuritis or labyrinthitis": "التهاب العصب الدهليزي أو التهاب التيه",
  "Meniere disease": "مرض مينيير",
  "Bell palsy": "شلل الوجه النصفي (شلل بل)",
  "Multiple sclerosis": "التصلب المتعدد",
  "Guillain-Barre syndrome": "متلازمة غيلان باريه",
  "Myasthenia gravis": "الوهن العضلي الوبيل",
  "Carpal tunnel syndrome": "متلازمة النفق الرسغي",
  "Diabetic neuropathy": "اعتلال الأعصاب السكري",
  "Parkinson disease": "داء باركنسون",
  "Dementia (Alzheimer disease)": "الخرف (داء ألزهايمر)",
  "Delirium (acute confusion)": "الهذيان (تشوش ذهني حاد)",
  Narcolepsy: "النوم القهري",
  Insomnia: "الأرق",
  "Panic attack": "نوبة هلع",
  "Generalized anxiety disorder": "اضطراب القلق العام",
  "Major depression": "الاكتئاب الشديد",
  "Suicidal crisis": "أزمة انتحارية",
  "Postpartum depression": "اكتئاب ما بعد الولادة",
  "Acute psychosis or mania": "ذهان حاد أو هوس",
  "Alcohol withdrawal": "أعراض انسحاب الكحول",
  "Anorexia nervosa": "فقدان الشهية العصبي",
  "Bulimia nervosa": "النهام العصبي",
  "Binge eating disorder": "اضطراب الشراهة عند تناول الطعام",
  "Restless legs syndrome": "متلازمة تململ الساقين",
  "Lie down in a dark, quiet room and take your usual painkiller early, on no more than two days a week.":
    "استلقِ في غرفة مظلمة هادئة وتناول مسكّنك المعتاد مبكرًا، بما لا يزيد على يومين في الأسبوع.",
  "Rest, drink water, walk, loosen neck and shoulders; a simple painkiller on no more than two days a week.":
    "استرح واشرب الماء وامشِ وأرخِ الرقبة والكتفين؛ ومسكّن بسيط بما لا يزيد على يومين في الأسبوع.",
  "Saline rinses, steam, a decongestant for a few days and simple painkillers. Most settle without antibiotics.":
    "غسل الأنف بمحلول ملحي، والبخار، ومزيل للاحتقان لبضعة أيام، ومسكّنات بسيطة. معظم الحالات تتحسن دون مضادات حيوية.",
  "A cold pack, rest, and somebody to look in for 24 hours. Vomiting, drowsiness, confusion or a worse headache: emergency department.":
    "كمادة باردة وراحة وشخص يطمئن عليك خلال 24 ساعة. عند القيء أو النعاس أو التشوش الذهني أو ازدياد الصداع: إلى قسم الطوارئ.",
  "A clinician can show you the Epley manoeuvre, which often ends it in one visit. Rise slowly, and hold on.":
    "يمكن للطبيب أن يعلّمك مناورة إيبلي التي كثيرًا ما تنهيه في زيارة واحدة. انهض ببطء واستند إلى شيء.",
  "A wrist splint at night and breaks from repeated gripping help most people.":
    "جبيرة للرسغ ليلًا واستراحات من القبض المتكرر تفيد معظم الناس.",
  "Same rising time every day, no screens or caffeine late, out of bed when awake for long. If it lasts over four weeks, ask about CBT for insomnia.":
    "انهض في الوقت نفسه كل يوم، بلا شاشات ولا كافيين في وقت متأخر، وغادر السرير إذا طال سهرك. إذا استمر أكثر من أربعة أسابيع فاسأل عن العلاج المعرفي السلوكي للأرق.",
} as const satisfies SameAs<typeof es>;
