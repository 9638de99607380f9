import type es from "../es/conditions-everyday.server";
import type { SameAs } from "../../phrases";

export default {
  "Everyday tiredness (too little rest, strain)": "تعب يومي معتاد (قلة راحة وإجهاد)",
  "Regular hours of sleep, regular meals, enough to drink and some movement; after four weeks a blood count and the thyroid are worth a look.":
    "نوم بمواعيد ثابتة، ووجبات منتظمة، وشرب كافٍ، وبعض الحركة؛ وبعد أربعة أسابيع يحسن فحص الدم والغدة الدرقية.",
  Hangover: "آثار الكحول (الخُمار)",
  "Water, something to eat and rest; no alcohol, and no acetaminophen on top of much alcohol.":
    "ماء وشيء من الطعام وراحة؛ بلا كحول، ولا باراسيتامول بعد كحول كثير.",
  "Jet lag": "اضطراب الرحلات الجوية (جت لاغ)",
  "Live by the new place's clock, get daylight in the morning, keep naps short.":
    "عش بتوقيت المكان الجديد، وتعرض لضوء النهار صباحًا، واجعل القيلولة قصيرة.",
  Nightmares: "كوابيس",
  "A steady bedtime, no alcohol, heavy meals or screens late; telling the dream with a better ending by day helps.":
    "موعد نوم ثابت، وبلا كحول أو وجبات ثقيلة أو شاشات متأخرًا؛ ويفيد أن تروي الحلم نهارًا بنهاية أفضل.",
  "Wind (gas in the gut)": "غازات البطن",
  "Eat slowly, less of fizzy drinks, beans, onions and sweeteners, and walk after meals.":
    "كل ببطء، وقلل من المشروبات الغازية والبقول والبصل والمحليات، وامشِ بعد الأكل.",
  Hiccups: "فواق (زغطة)",
  "Hold the breath for a moment or sip cold water; after two days have it looked at.":
    "احبس نفسك لحظة أو اشرب ماء باردًا رشفات؛ وإن دام يومين فليُفحص.",
  "Bad breath (halitosis)": "رائحة الفم الكريهة",
  "Brush twice a day, clean between the teeth and the tongue, drink enough; a dentist looks at what stays.":
    "نظف أسنانك مرتين يوميًا وما بينها ولسانك واشرب ما يكفي؛ وما يبقى يراه طبيب الأسنان.",
  "Sensitive teeth": "أسنان حساسة",
  "A soft brush and a toothpaste for sensitive teeth; show it to a dentist.":
    "فرشاة ناعمة ومعجون للأسنان الحساسة؛ واعرض ذلك على طبيب الأسنان.",
  "Ringing in the ears (tinnitus)": "طنين الأذن",
  "Soft background sound, rest and protection from noise; a hearing test tells more.":
    "صوت خافت في الخلفية وراحة وحماية من الضجيج؛ وفحص السمع يوضح أكثر.",
  "Needing (other) glasses": "الحاجة إلى نظارة (أو تغييرها)",
  "An optician measures your eyes and looks at them.": "يقيس أخصائي البصريات نظرك ويفحص عينيك.",
  "Twitching eyelid": "رفة الجفن",
  "Sleep, less coffee and breaks from screens; it goes by itself.":
    "نوم كافٍ وقهوة أقل واستراحات من الشاشات؛ وتزول وحدها.",
  "Dry skin or lips": "جفاف الجلد أو الشفاه",
  "Short lukewarm showers, mild soap, and a greasy cream or balm after washing.":
    "استحمام قصير فاتر وصابون لطيف وكريم دهني أو مرطب بعد الغسل.",
  "Chafed skin": "تسلخ الجلد",
  "Keep it dry, a barrier cream, and clothes between what rubs.": "أبقِ المكان جافًا مع كريم عازل وقماش بين ما يحتك.",
  "Ingrown hair": "شعرة نامية تحت الجلد",
  "Leave it, no shaving or plucking there for some days, and a warm wet cloth; it mostly frees itself.":
    "اتركها دون حلاقة أو نتف لبضعة أيام مع كمادات دافئة؛ وغالبًا تخرج وحدها.",
  "Dark circles under the eyes": "هالات سوداء تحت العينين",
  "Mostly inherited, or want of sleep; a cool cloth and sleep help some, and they harm nothing.":
    "غالبًا وراثية أو من قلة النوم؛ وتخففها كمادة باردة والنوم، ولا ضرر منها.",
  "Blister, corn or callus from rubbing": "نفطة أو مسمار لحم أو جلد متصلب من الاحتكاك",
  "Leave a blister closed and pad it; shoes with more room, and a file and cream on hard skin.":
    "اترك النفطة مغلقة واحمها؛ وحذاء أوسع، ومبرد وكريم للجلد المتصلب.",
  "Skin tags": "زوائد جلدية",
  "They are harmless; a clinician can take off what gets caught.":
    "هي غير ضارة؛ ويمكن لمقدم الرعاية إزالة ما يعلق منها.",
  "Smell of sweat": "رائحة العرق",
  "Wash and dry well each day, change socks and shirts, an antiperspirant at night.":
    "اغتسل وجفف جيدًا كل يوم وبدل الجوارب والقمصان واستعمل مضاد تعرق ليلًا.",
  "Heavy sweating without illness": "تعرق غزير بلا مرض",
  "Loose clothes, an antiperspirant at night; an ordinary appointment if it keeps troubling you.":
    "ملابس واسعة ومضاد تعرق ليلًا؛ وموعد عادي إن ظل يزعجك.",
  "Stretch marks": "علامات تمدد الجلد",
  "They fade by themselves; creams change little.": "تبهت وحدها؛ والكريمات لا تغير كثيرًا.",
  "Loose skin after losing weight": "ترهل الجلد بعد نزول الوزن",
  "Strength training and time help some; surgery is for when the weight has been steady for a year.":
    "تمارين القوة والوقت يفيدان بعض الشيء؛ والجراحة حين يثبت الوزن سنة.",
  "Hair shedding after losing weight, illness or stress": "تساقط الشعر بعد نزول الوزن أو مرض أو توتر",
  "Enough protein and iron; it mostly grows back within half a year.":
    "بروتين وحديد كافيان؛ وغالبًا ينمو ثانية خلال نصف سنة.",
  "Hunger and cravings (a diet, little sleep, stress)": "جوع واشتهاء (حمية أو قلة نوم أو توتر)",
  "Protein and fiber at each meal, regular meals, enough sleep; too strict a diet makes hungry.":
    "بروتين وألياف في كل وجبة، ووجبات منتظمة ونوم كافٍ؛ فالحمية القاسية تجوع.",
  "Getting used to another way of eating": "التعود على نظام غذائي آخر",
  "Enough water, some salt and regular meals; ease the change if it does not pass within two weeks.":
    "ماء كافٍ وبعض الملح ووجبات منتظمة؛ وخفف التغيير إن لم يزل خلال أسبوعين.",
  "Picky eating in a child": "انتقائية الطفل في الأكل",
  "Offer it again and again without pressure, and eat it yourself; it mostly passes.":
    "قدمه مرة بعد مرة بلا ضغط وكل منه أنت؛ فغالبًا يزول ذلك.",
  "Low sex drive": "ضعف الرغبة الجنسية",
  "Strain, sleep, medicines and hormones all play a part; an ordinary appointment sorts them.":
    "للإجهاد والنوم والأدوية والهرمونات دور؛ وموعد عادي يوضح السبب.",
  "Erection trouble (erectile dysfunction)": "ضعف الانتصاب",
  "Common and treatable; have blood pressure, sugar and the heart looked at, because it can be their first sign.":
    "شائع وله علاج؛ افحص الضغط والسكر والقلب، فقد يكون أول علامة عليها.",
  "Drinking much": "كثرة الشرب",
  "Who drinks more passes more; one and a half to two liters a day are enough for most.":
    "من يشرب أكثر يبول أكثر؛ ولتر ونصف إلى لترين في اليوم تكفي أغلب الناس.",
  "Thirst after salt, heat or sports": "عطش بعد الملح أو الحر أو الرياضة",
  "Drink to your thirst.": "اشرب بقدر عطشك.",
  "Urine that smells of food or drink": "بول برائحة طعام أو شراب",
  "Coffee, asparagus, garlic, some vitamins and drinking little do it; more water thins it.":
    "يسببه القهوة والهليون والثوم وبعض الفيتامينات وقلة الشرب؛ والماء الأكثر يخففه.",
  "Effects of diet pills": "آثار حبوب التخسيس",
  "Stop them and show a clinician or pharmacist what is in them.": "أوقفها واعرض مكوناتها على مقدم رعاية أو صيدلي.",
  "Effects of orlistat (fat that is not digested)": "آثار أورليستات (دهون لا تُهضم)",
  "Less fat in each meal (about a third of its calories), and the oil stops within days. A multivitamin at bedtime makes up for the vitamins that go with the fat.":
    "قلل الدهون في كل وجبة (نحو ثلث سعراتها) ويتوقف الزيت خلال أيام. قرص فيتامينات متعددة عند النوم يعوض الفيتامينات التي تخرج مع الدهون.",
  "Night sweats without illness (a warm room, alcohol, medicines, the change of life)":
    "تعرق ليلي بلا مرض (غرفة دافئة أو كحول أو أدوية أو سن اليأس)",
  "A cool room, light covers and no alcohol late; an ordinary appointment if they go on for weeks.":
    "غرفة باردة وغطاء خفيف وبلا كحول متأخرًا؛ وموعد عادي إن استمر أسابيع.",
  "Brittle nails": "أظافر هشة",
  "Gloves for wet work, hand cream and short nails; enough iron and protein.":
    "قفازات للأعمال الرطبة وكريم لليدين وأظافر قصيرة؛ وحديد وبروتين كافيان.",
  "Low spirits": "انخفاض المزاج",
  "Daylight, movement, and somebody to talk to; after two weeks, or when nothing gives joy any more, see a clinician soon.":
    "ضوء النهار والحركة وشخص تتحدث إليه؛ وبعد أسبوعين، أو حين لا يسعدك شيء، راجع مقدم رعاية قريبًا.",
  Stress: "توتر وضغط نفسي",
  "Breaks, movement, sleep and somebody to talk to; look at what can be put down.":
    "استراحات وحركة ونوم وشخص تتحدث إليه؛ وانظر ما يمكنك تركه.",
  Teething: "التسنين",
  "Something cool to chew, a dry chin and patience; a real fever has another cause.":
    "شيء بارد للعض وذقن جافة وصبر؛ أما الحمى الحقيقية فلها سبب آخر.",
} as const satisfies SameAs<typeof es>;
