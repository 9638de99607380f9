import type es from "../es/conditions-senses.server";
import type { SameAs } from "../../phrases";

export default {
  "Viral sore throat (pharyngitis)": "التهاب حلق فيروسي (التهاب البلعوم)",
  "Strep throat (bacterial tonsillitis, tonsillopharyngitis)": "التهاب الحلق العقدي (التهاب اللوزتين البكتيري)",
  "Peritonsillar abscess (quinsy)": "خرّاج حول اللوزة",
  "Infectious mononucleosis (glandular fever)": "كثرة الوحيدات العدوائية (الحمى الغدية)",
  "Acute laryngitis": "التهاب الحنجرة الحاد",
  "Scarlet fever": "الحمى القرمزية",
  Mumps: "النكاف",
  "Acute otitis media (middle ear infection)": "التهاب الأذن الوسطى الحاد",
  "Otitis media with perforated eardrum": "التهاب الأذن الوسطى مع ثقب في طبلة الأذن",
  "Otitis externa (swimmer's ear)": "التهاب الأذن الخارجية (أذن السبّاح)",
  "Earwax blockage": "انسداد الأذن بالشمع",
  "Sudden sensorineural hearing loss": "فقدان سمع حسي عصبي مفاجئ",
  Mastoiditis: "التهاب الخُشّاء (العظم خلف الأذن)",
  "Hay fever (allergic rhinitis)": "حمى القش (التهاب الأنف التحسسي)",
  "Non-allergic rhinitis": "التهاب الأنف غير التحسسي",
  "Nosebleed (epistaxis)": "نزيف الأنف (الرعاف)",
  "Bacterial conjunctivitis": "التهاب الملتحمة البكتيري",
  "Viral conjunctivitis (pink eye)": "التهاب الملتحمة الفيروسي",
  "Allergic conjunctivitis": "التهاب الملتحمة التحسسي",
  "Dry eye disease": "جفاف العين",
  Blepharitis: "التهاب الجفن",
  "Stye or chalazion": "شحّاذ العين أو البَرَدة",
  "Scratched cornea or something in the eye": "خدش في القرنية أو شيء في العين",
  "Contact-lens keratitis (corneal infection)": "التهاب القرنية بسبب العدسات اللاصقة (عدوى القرنية)",
  "Uveitis (iritis)": "التهاب العنبية (التهاب القزحية)",
  "Acute angle-closure glaucoma": "الزرق الحاد مغلق الزاوية",
  "Retinal detachment": "انفصال الشبكية",
  "Blocked artery or vein of the eye": "انسداد شريان أو وريد في العين",
  "Macular degeneration": "التنكس البقعي",
  Cataract: "الساد (المياه البيضاء)",
  "Diabetic retinopathy": "اعتلال الشبكية السكري",
  "Glaucoma (chronic)": "الزرق المزمن (المياه الزرقاء)",
  "Blocked tear duct": "انسداد القناة الدمعية",
  "Orbital cellulitis": "التهاب النسيج الخلوي حول العين",
  "Toothache or dental abscess": "ألم أسنان أو خرّاج سني",
  "Jaw joint disorder (TMJ)": "اضطراب مفصل الفك",
  "Canker sore (mouth ulcer)": "قرحة فموية (قلاع)",
  "Cold sore (herpes labialis)": "قرحة الزكام (هربس الشفة)",
  "Oral thrush": "داء المبيضات الفموي (السلاق)",
  "Cool drinks, lozenges, salt-water gargles, paracetamol or ibuprofen; most are gone within a week.":
    "مشروبات باردة وأقراص مص وغرغرة بماء مالح وباراسيتامول أو إيبوبروفين؛ ومعظم الحالات تزول خلال أسبوع.",
  "Rest the voice (whispering strains it too), drink, and breathe moist air. Hoarse for more than three weeks: have it looked at.":
    "أرح صوتك (الهمس يجهده أيضًا) واشرب السوائل وتنفّس هواءً رطبًا. إذا دامت البحة أكثر من ثلاثة أسابيع: يجب فحصها.",
  "Oil or wax drops for some days; nothing pointed into the ear. If it stays blocked, have it washed out.":
    "قطرات زيت أو قطرات لإذابة الشمع لبضعة أيام؛ ولا تُدخل أي شيء مدبب في الأذن. إذا بقيت مسدودة فاطلب غسلها.",
  "An antihistamine tablet or a steroid nose spray from the pharmacy, taken daily in the season; rinse the nose and keep windows shut when pollen is high.":
    "قرص مضاد للهستامين أو بخاخ أنفي ستيرويدي من الصيدلية، يوميًا في الموسم؛ واغسل الأنف وأبقِ النوافذ مغلقة حين تكثر حبوب اللقاح.",
  "Sit, lean forward and pinch the soft part of the nose for 15 minutes without letting go.":
    "اجلس وانحنِ إلى الأمام واضغط على الجزء اللين من الأنف لمدة 15 دقيقة دون أن تتركه.",
  "Wipe the lids with boiled, cooled water several times a day, wash hands, own towel; a pharmacist can help with drops. No contact lenses until it is gone. Not better in a week: be seen.":
    "امسح الجفنين بماء مغلي ومبرّد عدة مرات في اليوم، واغسل يديك، واستخدم منشفة خاصة بك؛ ويمكن للصيدلي أن يساعد بقطرات. لا عدسات لاصقة حتى تزول. إذا لم تتحسن خلال أسبوع: يلزم فحص طبي.",
  "Wash hands often, own towel, cool compresses and artificial tears; no contact lenses until it is gone.":
    "اغسل يديك كثيرًا، واستخدم منشفة خاصة بك وكمادات باردة ودموعًا اصطناعية؛ ولا عدسات لاصقة حتى تزول.",
  "Cool compresses and antihistamine eye drops from the pharmacy; do not rub.":
    "كمادات باردة وقطرات عين مضادة للهستامين من الصيدلية؛ ولا تفرك عينيك.",
  "Artificial tears several times a day, breaks from the screen, moist air.":
    "دموع اصطناعية عدة مرات في اليوم، واستراحات من الشاشة، وهواء رطب.",
  "Warm compresses and cleaning of the lid edges twice a day.": "كمادات دافئة وتنظيف حواف الجفنين مرتين في اليوم.",
  "Warm compresses for ten minutes, four times a day; do not squeeze it.":
    "كمادات دافئة لمدة عشر دقائق، أربع مرات في اليوم؛ ولا تعصره.",
  "Soft food, warmth, no chewing gum, and loosen the jaw; a dentist can make a night guard.":
    "طعام لين ودفء وبلا علكة مع إرخاء الفك؛ ويمكن لطبيب الأسنان أن يصنع واقيًا ليليًا.",
  "Avoid sharp and salty food, use a pain-relieving gel; it heals in one to two weeks. Longer than three weeks: show it.":
    "تجنّب الطعام الحاد والمالح، واستخدم هلامًا مسكّنًا للألم؛ تشفى خلال أسبوع إلى أسبوعين. إذا دامت أكثر من ثلاثة أسابيع: اعرضها على طبيب.",
  "An antiviral cream early helps a little; do not touch it, and do not kiss babies until it is dry.":
    "يفيد كريم مضاد للفيروسات قليلًا إذا استُخدم مبكرًا؛ لا تلمسها، ولا تقبّل الرضّع حتى تجف.",
} as const satisfies SameAs<typeof es>;
