import type es from "../es/conditions-heart.server";
import type { SameAs } from "../../phrases";

export default {
  "Heart attack (acute coronary syndrome, myocardial infarction)":
    "نوبة قلبية (متلازمة الشريان التاجي الحادة، احتشاء عضلة القلب)",
  "Unstable angina": "ذبحة صدرية غير مستقرة",
  "Stable angina": "ذبحة صدرية مستقرة",
  "Variant (Prinzmetal) angina": "ذبحة صدرية متغيّرة (ذبحة برنزميتال)",
  "Aortic dissection": "تسلّخ الشريان الأبهر",
  "Abdominal aortic aneurysm": "تمدد الشريان الأبهر البطني",
  "Ruptured abdominal aortic aneurysm": "تمزق تمدد الشريان الأبهر البطني",
  "Heart failure": "فشل القلب",
  "Atrial fibrillation or another rhythm disorder (arrhythmia)": "الرجفان الأذيني أو اضطراب آخر في نظم القلب",
  "Supraventricular tachycardia (sudden racing heart)": "تسرّع القلب فوق البطيني (تسارع مفاجئ في القلب)",
  "Benign extra heartbeats (palpitations from caffeine or stress)":
    "ضربات قلب زائدة حميدة (خفقان بسبب الكافيين أو التوتر)",
  Myocarditis: "التهاب عضلة القلب",
  Pericarditis: "التهاب غشاء القلب (التامور)",
  "Pericardial effusion or cardiac tamponade": "انصباب التامور أو اندحاس القلب",
  "Infective endocarditis": "التهاب شغاف القلب المُعدي",
  "Rheumatic fever": "الحمى الروماتيزمية",
  "Aortic stenosis": "تضيّق الصمام الأبهري",
  "Mitral stenosis or other valve disease": "تضيّق الصمام التاجي أو مرض آخر في الصمامات",
  "Hypertrophic cardiomyopathy": "اعتلال عضلة القلب التضخمي",
  "Cardiomyopathy (dilated)": "اعتلال عضلة القلب التوسّعي",
  "Pulmonary embolism (blood clot in the lung)": "الانصمام الرئوي (جلطة دموية في الرئة)",
  "Deep vein thrombosis (blood clot in the leg)": "خثار وريدي عميق (جلطة دموية في الساق)",
  "Superficial thrombophlebitis": "التهاب الوريد الخثاري السطحي",
  "Chronic venous insufficiency (varicose veins)": "القصور الوريدي المزمن (دوالي الساقين)",
  "Peripheral vascular (artery) disease": "مرض الشرايين الطرفية",
  "Blocked leg artery (acute limb ischaemia)": "انسداد شريان في الساق (نقص تروية حاد)",
  "High blood pressure (hypertension)": "ارتفاع ضغط الدم",
  "Hypertensive crisis": "أزمة ارتفاع ضغط الدم",
  "Low blood pressure (orthostatic hypotension)": "انخفاض ضغط الدم (الانتصابي)",
  "Vasovagal syncope (simple faint)": "إغماء وعائي مبهمي (إغماء بسيط)",
  "Raynaud phenomenon": "ظاهرة رينو",
  Lymphedema: "الوذمة اللمفية",
  "Renal artery stenosis": "تضيّق الشريان الكلوي",
  "Cut down on caffeine, alcohol and nicotine, and sleep enough; note when the beats come.":
    "قلّل من الكافيين والكحول والنيكوتين، ونم ما يكفي؛ وسجّل متى تأتي هذه الضربات.",
  "Measure at rest on several days, morning and evening, and bring the figures.":
    "قِس الضغط أثناء الراحة لعدة أيام، صباحًا ومساءً، وأحضر الأرقام معك.",
} as const satisfies SameAs<typeof es>;
