import type es from "../es/conditions-skin.server";
import type { SameAs } from "../../phrases";

export default {
  "Eczema (atopic dermatitis)": "الأكزيما (التهاب الجلد التأتبي)",
  "Contact dermatitis (such as poison ivy)": "التهاب الجلد التماسي (مثل اللبلاب السام)",
  "Hives (urticaria)": "الشرى (الأرتيكاريا)",
  "Drug rash": "طفح دوائي",
  "Stevens-Johnson syndrome": "متلازمة ستيفنز جونسون",
  Psoriasis: "الصدفية",
  "Dandruff or seborrhoeic dermatitis": "قشرة الرأس أو التهاب الجلد الدهني",
  Acne: "حب الشباب",
  Rosacea: "الوردية (العُد الوردي)",
  Impetigo: "القوباء",
  "Cellulitis (skin infection)": "التهاب النسيج الخلوي (عدوى جلدية)",
  "Flesh-eating infection (necrotising fasciitis)": "عدوى آكلة للحم (التهاب اللفافة الناخر)",
  "Skin abscess (boil)": "خرّاج جلدي (دمّل)",
  "Shingles (herpes zoster)": "الهربس النطاقي (الحزام الناري)",
  "Ringworm (tinea corporis)": "سعفة الجسم",
  "Athlete's foot (tinea pedis)": "قدم الرياضي (سعفة القدم)",
  "Jock itch (tinea cruris)": "سعفة الأربية",
  "Fungal nail infection (onychomycosis)": "عدوى فطرية في الأظافر",
  "Ingrown or infected nail (paronychia)": "ظفر ناشب أو ملتهب (داحس)",
  "Herpetic whitlow": "داحس هربسي",
  Warts: "الثآليل",
  "Suspicious mole or skin cancer": "شامة مشبوهة أو سرطان الجلد",
  Scabies: "الجرب",
  "Head lice": "قمل الرأس",
  "Diaper rash (diaper dermatitis)": "طفح الحفاض",
  "Insect bite": "لدغة حشرة",
  "Bee or wasp sting, local reaction": "لسعة نحلة أو دبور، رد فعل موضعي",
  Sunburn: "حروق الشمس",
  "Minor burn or scald": "حرق بسيط أو سلق بسيط",
  "Severe burn": "حرق شديد",
  "Minor cut or graze": "جرح أو كشط بسيط",
  "Cut that needs closing (laceration)": "جرح يحتاج إلى إغلاق",
  "Foot or leg ulcer": "قرحة في القدم أو الساق",
  "Pityriasis versicolor or rosea": "النخالية المبرقشة أو الوردية",
  "Hair loss (alopecia)": "تساقط الشعر (الثعلبة)",
  "Thick moisturiser several times a day, short lukewarm showers, 1% hydrocortisone for a week on inflamed patches.":
    "مرطب كثيف عدة مرات في اليوم، واستحمام قصير بماء فاتر، وهيدروكورتيزون بتركيز 1% لمدة أسبوع على المناطق الملتهبة.",
  "Wash the skin and what touched it, cool compresses, hydrocortisone cream, an antihistamine at night. On the face or genitals, or spreading: be seen.":
    "اغسل الجلد وما لامسه، وكمادات باردة، وكريم هيدروكورتيزون، ومضاد للهستامين ليلًا. إذا كان على الوجه أو الأعضاء التناسلية أو كان يتوسع: يلزم فحص طبي.",
  "A non-drowsy antihistamine, cool cloths, and avoid what set it off. Any swelling of tongue or throat or trouble breathing: call for help.":
    "مضاد للهستامين لا يسبب النعاس، وقطع قماش باردة، وتجنّب ما سبّبه. عند أي تورم في اللسان أو الحلق أو صعوبة في التنفس: اطلب النجدة.",
  "A shampoo with ketoconazole or zinc pyrithione twice a week.":
    "شامبو فيه كيتوكونازول أو بيريثيون الزنك مرتين في الأسبوع.",
  "Benzoyl peroxide gel once a day for eight weeks, no squeezing. Scars or deep lumps: ask for treatment.":
    "هلام بيروكسيد البنزويل مرة في اليوم لمدة ثمانية أسابيع، ودون عصر. عند وجود ندوب أو كتل عميقة: اطلب العلاج.",
  "An antifungal cream (terbinafine or clotrimazole) two weeks beyond healing. On the scalp it needs tablets.":
    "كريم مضاد للفطريات (تيربينافين أو كلوتريمازول) حتى أسبوعين بعد الشفاء. وفي فروة الرأس تلزم أقراص.",
  "An antifungal cream for four weeks, dry between the toes, fresh socks daily.":
    "كريم مضاد للفطريات لمدة أربعة أسابيع، وتجفيف ما بين الأصابع، وجوارب نظيفة كل يوم.",
  "An antifungal cream for two to four weeks; keep the skin dry.":
    "كريم مضاد للفطريات من أسبوعين إلى أربعة أسابيع؛ وأبقِ الجلد جافًا.",
  "Salicylic acid daily for up to three months; many go by themselves.":
    "حمض الساليسيليك يوميًا لمدة تصل إلى ثلاثة أشهر؛ وكثير منها يزول من تلقاء نفسه.",
  "Wet combing every four days for two weeks, or a lotion from the pharmacy; check the family.":
    "تمشيط الشعر مبللًا كل أربعة أيام لمدة أسبوعين، أو غسول من الصيدلية؛ وافحص أفراد العائلة.",
  "Change often, air, and a thick zinc barrier cream. Not better in three days: it may be thrush, have it looked at.":
    "غيّر الحفاض كثيرًا، وعرّض الجلد للهواء، وضع كريم زنك كثيفًا عازلًا. إذا لم يتحسن خلال ثلاثة أيام: فقد يكون عدوى فطرية ويلزم فحصه.",
  "Wash, cool, hydrocortisone cream or an antihistamine; do not scratch.":
    "اغسل الموضع وبرّده، وكريم هيدروكورتيزون أو مضاد للهستامين؛ ولا تحك.",
  "Scrape the sting out, wash, cool, an antihistamine for the itch. Swelling of mouth or throat, wheeze or faintness: call for help at once.":
    "أزل الإبرة كشطًا، واغسل الموضع وبرّده، ومضاد للهستامين للحكة. عند تورم الفم أو الحلق أو صفير في الصدر أو شعور بالإغماء: اطلب النجدة فورًا.",
  "Out of the sun, cool showers, aloe or moisturiser, plenty to drink, ibuprofen for pain.":
    "ابتعد عن الشمس، مع استحمام بماء بارد وصبّار أو مرطب وكثير من السوائل وإيبوبروفين للألم.",
  "Twenty minutes of cool running water, no ice or butter, cling film, painkillers. Larger than the hand, or on face, hands, joints or genitals: be seen today.":
    "عشرون دقيقة من الماء الجاري البارد، بلا ثلج ولا زبدة، وغلاف بلاستيكي شفاف، ومسكّنات. إذا كان أكبر من اليد، أو على الوجه أو اليدين أو المفاصل أو الأعضاء التناسلية: يلزم فحص طبي اليوم.",
  "Press until it stops, rinse under running water, cover. Tetanus shot if the last was over ten years ago.":
    "اضغط حتى يتوقف النزيف، واغسل بماء جارٍ، وغطِّ الجرح. لقاح الكزاز إذا مضى على آخر جرعة أكثر من عشر سنوات.",
} as const satisfies SameAs<typeof es>;
