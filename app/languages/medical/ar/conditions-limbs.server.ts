import type es from "../es/conditions-limbs.server";
import type { SameAs } from "../../phrases";

export default {
  "Low back strain (mechanical back pain)": "شد أسفل الظهر (ألم ظهر ميكانيكي)",
  "Sciatica (slipped disc)": "عرق النسا (انزلاق غضروفي)",
  "Cauda equina syndrome": "متلازمة ذيل الفرس",
  "Degenerative disc disease or spinal stenosis": "تنكس القرص الفقري أو تضيّق القناة الشوكية",
  "Vertebral (compression) fracture": "كسر فقري (انضغاطي)",
  "Spinal infection or cord compression": "عدوى العمود الفقري أو انضغاط الحبل الشوكي",
  "Ankylosing spondylitis": "التهاب الفقار المقسِّط",
  "Neck strain (stiff neck, whiplash)": "شد الرقبة (تيبّس الرقبة، إصابة الارتداد)",
  Osteoarthritis: "الفصال العظمي (خشونة المفاصل)",
  "Rheumatoid arthritis": "التهاب المفاصل الروماتويدي",
  "Systemic lupus erythematosus": "الذئبة الحمامية الجهازية",
  "Systemic sclerosis (scleroderma)": "التصلب الجهازي (تصلب الجلد)",
  "Polymyalgia rheumatica": "ألم العضلات الروماتيزمي",
  Fibromyalgia: "الفيبروميالغيا (الألم العضلي الليفي)",
  Pseudogout: "النقرس الكاذب",
  "Reactive arthritis": "التهاب المفاصل التفاعلي",
  "Sprained ankle": "التواء الكاحل",
  "Muscle strain or soreness after exercise": "شد عضلي أو ألم عضلي بعد الرياضة",
  "Bruise or minor knock": "كدمة أو ضربة بسيطة",
  "Broken bone (fracture)": "كسر في العظم",
  "Hip fracture": "كسر الورك",
  "Shoulder dislocation or fracture": "خلع الكتف أو كسره",
  "Rotator cuff injury": "إصابة الكفة المدورة",
  "Shoulder bursitis or impingement": "التهاب جراب الكتف أو انحشاره",
  "Frozen shoulder": "الكتف المتجمدة",
  "Tennis elbow (lateral epicondylitis)": "مرفق لاعب التنس",
  "Golfer's elbow (medial epicondylitis)": "مرفق لاعب الغولف",
  "De Quervain tenosynovitis": "التهاب غمد الوتر لدي كيرفان",
  "Plantar fasciitis": "التهاب اللفافة الأخمصية",
  "Achilles tendonitis": "التهاب وتر أخيل",
  "Ruptured Achilles tendon": "تمزق وتر أخيل",
  "Patellofemoral pain syndrome (runner's knee)": "متلازمة ألم الرضفة والفخذ (ركبة العدّاء)",
  "Torn meniscus or knee ligament": "تمزق الغضروف الهلالي أو رباط الركبة",
  "Costochondritis (chest wall pain, intercostal myalgia)": "التهاب الغضروف الضلعي (ألم جدار الصدر)",
  "Intercostal neuralgia or strain": "ألم عصبي أو شد عضلي بين الأضلاع",
  "Rib injury": "إصابة في الأضلاع",
  "Compartment syndrome": "متلازمة الحيز",
  "Pulled elbow in a child": "خلع المرفق بالشد عند الطفل",
  "Leg cramps": "تشنجات الساقين",
  Osteoporosis: "هشاشة العظام",
  "Keep moving, warmth, a simple painkiller for some days; most are well in a few weeks. Bed rest slows it.":
    "واصل الحركة، مع الدفء ومسكّن بسيط لبضعة أيام؛ ومعظم الناس يتعافون خلال أسابيع قليلة. والراحة في السرير تؤخر الشفاء.",
  "Keep it gently moving, warmth, painkillers, and a flat pillow.": "حرّك رقبتك بلطف، مع الدفء والمسكّنات ووسادة مسطحة.",
  "Strengthening exercise and weight loss help as much as tablets: each kilogram lost takes four off the knee.":
    "تمارين التقوية وإنقاص الوزن يفيدان بقدر ما تفيد الأقراص: كل كيلوغرام تفقده يخفف أربعة عن الركبة.",
  "Protect, ice 15 minutes, compress, raise; walk on it as pain allows. If you cannot take four steps it needs an X-ray.":
    "احمِ الكاحل، وضع ثلجًا 15 دقيقة، واضغطه وارفعه؛ وامشِ عليه بقدر ما يسمح الألم. إذا لم تستطع أن تخطو أربع خطوات فتلزم صورة بالأشعة.",
  "Rest from what hurts, ice for two days then warmth, and back to it gently.":
    "استرح مما يؤلم، وضع ثلجًا ليومين ثم دفئًا، وعُد إليه بالتدريج.",
  "Ice, raise it, a simple painkiller.": "ثلج ورفع الطرف ومسكّن بسيط.",
  "Rest from gripping, a forearm strap, ice, and stretching; it takes weeks.":
    "استرح من القبض، مع رباط للساعد وثلج وتمارين إطالة؛ يستغرق الأمر أسابيع.",
  "Rest from gripping and throwing, ice, and stretching.": "استرح من القبض والرمي، مع ثلج وتمارين إطالة.",
  "Calf and sole stretches, cushioned shoes, ice; weight loss takes load off.":
    "تمارين إطالة لربلة الساق وباطن القدم، وأحذية مبطنة، وثلج؛ وإنقاص الوزن يخفف الحمل.",
  "Ease off running, heel raise in the shoe, slow calf exercises.":
    "خفف الجري، وارفع الكعب داخل الحذاء، وتمارين بطيئة لربلة الساق.",
  "Less load for some weeks, and strengthening of thigh and hip.": "حمل أقل لبضعة أسابيع، وتقوية الفخذ والورك.",
  "Stretch the muscle, drink, and stretch the calves before bed.":
    "مدّد العضلة واشرب السوائل ومدّد ربلتي الساقين قبل النوم.",
} as const satisfies SameAs<typeof es>;
