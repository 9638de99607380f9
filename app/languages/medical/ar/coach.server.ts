import type es from "../es/coach.server";
import type { SameAs } from "../../phrases";

export default {
  // Figures.
  "I can work that out by a published formula (Mifflin–St Jeor). Tell me {needed}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.":
    "يمكنني حساب ذلك بمعادلة منشورة (معادلة ميفلين وسانت جيور). أخبرني بما يلي: {needed}، ومدى نشاطك، مثل «82 كغ، 168 سم، 45 سنة، امرأة، عمل مكتبي».",
  "your weight": "وزنك",
  "your height": "طولك",
  "your age": "عمرك",
  "whether you are a man or a woman (the formula needs it)": "هل أنت رجل أم امرأة (المعادلة تحتاج إلى ذلك)",
  "At rest you use about {resting} kcal a day, and with your activity ({activity}) about {keep} kcal. Your BMI is {index}.":
    "تستهلك أثناء الراحة نحو {resting} سعرة حرارية في اليوم، ومع نشاطك ({activity}) نحو {keep} سعرة حرارية. مؤشر كتلة جسمك هو {index}.",
  sedentary: "قليل الحركة",
  light: "خفيف",
  moderate: "متوسط",
  active: "مرتفع",
  "I assumed a little walking": "افترضت القليل من المشي",
  "That is below the usual range, so I will not suggest eating less. If you have lost weight without meaning to, please see a doctor soon.":
    "هذا أقل من النطاق المعتاد، لذلك لن أقترح تقليل الطعام. إذا فقدت وزنًا دون قصد فراجع طبيبًا قريبًا.",
  "That is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about {keep} kcal. {protein}":
    "هذا ضمن النطاق المعتاد، لذلك لا حاجة إلى إنقاص الوزن من أجل صحتك. للبقاء كما أنت استهدف نحو {keep} سعرة حرارية. {protein}",
  "The weight that you name as your goal is below a healthy one for your height (a BMI under 18.5), so I will not plan for it. The least that is healthy for you is about {kg} kg ({lb} lb); a doctor or dietitian can look for a goal with you.":
    "الوزن الذي تذكره هدفًا لك أقل من الوزن الصحي لطولك (مؤشر كتلة الجسم أقل من 18.5)، لذلك لن أخطط له. أقل وزن صحي لك نحو {kg} كغ ({lb} رطل)؛ يمكن لطبيب أو أخصائي تغذية أن يبحث معك عن هدف.",
  "To lose weight slowly: about {lose} kcal a day. That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly. {protein}":
    "لإنقاص الوزن ببطء: نحو {lose} سعرة حرارية في اليوم. هذا أقل ما أقترحه لأي شخص دون إشراف طبيب، لذلك سيكون الأمر أبطأ. {protein}",
  "To lose weight slowly: about {lose} kcal a day. At first that gives about a pound a week; it slows down, because a lighter body needs less. {protein}":
    "لإنقاص الوزن ببطء: نحو {lose} سعرة حرارية في اليوم. يعطي ذلك في البداية نحو رطل في الأسبوع، ثم يتباطأ لأن الجسم الأخف يحتاج إلى أقل. {protein}",
  "Protein: about {from} to {to} g a day, spread over your meals, keeps more of your muscle.":
    "البروتين: نحو {from} إلى {to} غ في اليوم، موزعة على وجباتك، تحافظ على عضلاتك أكثر.",
  "The formula can be off by a tenth in either direction: let three weeks on the scale correct it. Shall I put together a day's meals? Tell me if you have allergies or follow a diet.":
    "قد تخطئ المعادلة بمقدار العُشر زيادة أو نقصًا: دع ثلاثة أسابيع على الميزان تصححها. هل أضع لك وجبات يوم؟ أخبرني إذا كانت لديك حساسية أو تتبع نظامًا غذائيًا.",
  "Please have a dietitian or your doctor set the numbers; “Find Specialists” in the menu lists some.":
    "دع أخصائي تغذية أو طبيبك يحدد الأرقام؛ وتجد بعضهم في القائمة تحت «ابحث عن أخصائي».",
  "What is safe to begin with is the plate method: half vegetables, a quarter protein, a quarter whole grains.":
    "والآمن كبداية هو طريقة الطبق: النصف خضار، والربع بروتين، والربع حبوب كاملة.",
  "In pregnancy and while breastfeeding a formula does not know what you need.":
    "في الحمل وأثناء الرضاعة لا تعرف المعادلة ما تحتاجين إليه.",
  "With an eating disorder, now or earlier, counting calories can do harm.":
    "مع اضطراب في الأكل، الآن أو سابقًا، قد يضر عدّ السعرات الحرارية.",
  "With a kidney disease protein has to be set by whoever treats it.":
    "مع مرض في الكلى يجب أن يحدد البروتين من يعالجه.",
  "With insulin or tablets that lower blood sugar, eating less without a plan can make it too low.":
    "مع الإنسولين أو الأقراص الخافضة للسكر قد يؤدي تقليل الأكل دون خطة إلى انخفاضه أكثر من اللازم.",
  "With an illness like yours the team that treats it has to set the numbers.":
    "مع مرض كمرضك يجب أن يحدد الأرقام الفريق الذي يعالجه.",
  "Under 18 one is still growing, and formulas for adults do not hold.":
    "دون سن 18 لا يزال الجسم ينمو، ومعادلات البالغين لا تصح.",

  // A day's meals.
  "You told me that there is something you must not eat, but I did not understand which food, so I will not put meals together yet. Please name the food alone, for example “allergic to peanuts”. A dietitian can plan with you: see “Find Specialists” in the menu.":
    "ذكرت أن هناك طعامًا يجب ألا تتناوله، لكنني لم أفهم أي طعام هو، لذلك لن أضع وجبات الآن. اكتب اسم الطعام وحده، مثل «حساسية من الفول السوداني». يمكن لأخصائي تغذية أن يخطط معك: انظر «ابحث عن أخصائي» في القائمة.",
  "My small table has no whole day for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.":
    "جدولي الصغير لا يحتوي على يوم كامل يناسب: {diet}. يمكن لأخصائي تغذية أن يخططه لك: انظر «ابحث عن أخصائي» في القائمة.",
  "A day's meals, about {kcal} kcal and {protein} g protein:": "وجبات يوم، نحو {kcal} سعرة حرارية و{protein} غ بروتين:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein:":
    "وجبات يوم ({diet})، نحو {kcal} سعرة حرارية و{protein} غ بروتين:",
  "A day's meals, about {kcal} kcal and {protein} g protein; your target is about {target} kcal:":
    "وجبات يوم، نحو {kcal} سعرة حرارية و{protein} غ بروتين؛ وهدفك نحو {target} سعرة حرارية:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein; your target is about {target} kcal:":
    "وجبات يوم ({diet})، نحو {kcal} سعرة حرارية و{protein} غ بروتين؛ وهدفك نحو {target} سعرة حرارية:",
  "{meal}: {name} ({kcal} kcal, {protein} g protein). {ingredients}. {how}":
    "{meal}: {name} ({kcal} سعرة حرارية، {protein} غ بروتين). {ingredients}. {how}",
  Breakfast: "الإفطار",
  Lunch: "الغداء",
  Dinner: "العشاء",
  Snack: "وجبة خفيفة",
  "Read the labels all the same: I go by the main ingredients and do not know about traces.":
    "ومع ذلك اقرأ الملصقات: أنا أعتمد على المكونات الرئيسية ولا أعرف الآثار الطفيفة.",
  "Look for the seal on what is bought ready-made.": "ابحث عن الختم على ما يُشترى جاهزًا.",
  "The recipes keep to it by their ingredients. Buy meat and what is ready-made with the seal, and keep what your community adds to that.":
    "الوصفات تلتزم بذلك في مكوناتها. اشترِ اللحم والأطعمة الجاهزة التي عليها الختم، والتزم بما تضيفه جماعتك إلى ذلك.",
  "For a plan in your size tell me your weight, height, age and how active you are.":
    "للحصول على خطة تناسبك أخبرني بوزنك وطولك وعمرك ومدى نشاطك.",
  "Ask again for another day.": "اسأل مرة أخرى للحصول على يوم آخر.",
  "no {food}": "بدون {food}",
  "My small table has no {meal} for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.":
    "جدولي الصغير لا يحتوي على {meal} يناسب: {diet}. يمكن لأخصائي تغذية أن يخططه لك: انظر «ابحث عن أخصائي» في القائمة.",
  "Ideas for {meal}, each for one person:": "أفكار: {meal}، كل منها لشخص واحد:",
  "Ideas for {meal} ({diet}), each for one person:": "أفكار: {meal} ({diet})، كل منها لشخص واحد:",
  breakfast: "فطور",
  lunch: "غداء",
  dinner: "عشاء",
  snack: "وجبة خفيفة",
  "a snack": "وجبة خفيفة",
  "Ask for a day's or a week's plan, and I put the rest to it.": "اطلب خطة يوم أو أسبوع وسأضيف الباقي.",
  "A week's meals:": "وجبات أسبوع:",
  "A week's meals ({diet}):": "وجبات أسبوع ({diet}):",
  "A week's meals; your target is about {target} kcal:": "وجبات أسبوع؛ وهدفك نحو {target} سعرة حرارية في اليوم:",
  "A week's meals ({diet}); your target is about {target} kcal:":
    "وجبات أسبوع ({diet})؛ وهدفك نحو {target} سعرة حرارية في اليوم:",
  "Day {day}, about {kcal} kcal: {meals}.": "اليوم {day}، نحو {kcal} سعرة حرارية: {meals}.",
  "I plan nothing below {least} kcal a day: less is only for a doctor's supervision.":
    "لا أخطط لأقل من {least} سعرة حرارية في اليوم: ما دون ذلك يكون بإشراف طبيب فقط.",
  "Ask for one day, and I tell the amounts and how to cook it.": "اطلب يومًا واحدًا وسأذكر لك المقادير وطريقة الطهو.",
  "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between.":
    "أثناء إنقاص الوزن يحافظ تناول نحو {from} إلى {to} غ من البروتين في اليوم على عضلاتك: من 25 إلى 30 غ في كل وجبة، والباقي بين الوجبات.",
  "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between. Above a BMI of 30 less is enough: tell me your height, and I work it out.":
    "أثناء إنقاص الوزن يحافظ تناول نحو {from} إلى {to} غ من البروتين في اليوم على عضلاتك: من 25 إلى 30 غ في كل وجبة، والباقي بين الوجبات. فوق مؤشر كتلة جسم 30 يكفي أقل من ذلك: أخبرني بطولك فأحسبه.",
  "{caution} Please change how you eat only together with whoever treats you.":
    "{caution} لا تغيّر طريقة أكلك إلا مع من يعالجك.",
  "Leave out of it whatever you must not eat.": "اترك من ذلك كل ما لا يجوز لك أكله.",

  // What was told in the form.
  "From the form I know: {told}. Nothing else: I cannot see your record. What I can do is talk about what helps in general; what it is, only an examination can tell.":
    "أعرف من النموذج ما يلي: {told}. ولا شيء غير ذلك: لا أستطيع رؤية سجلك. ما أستطيعه هو الحديث عما يفيد عمومًا؛ أما ما هي الحالة فلا يحددها إلا الفحص.",
  "I know nothing about you but what you write here: I cannot see your record.":
    "لا أعرف عنك شيئًا سوى ما تكتبه هنا: لا أستطيع رؤية سجلك.",
  "{told}; history: {value}": "{told}؛ التاريخ الطبي: {value}",
  "{told}; symptoms: {value}": "{told}؛ الأعراض: {value}",
  "{told}; gender: {value}": "{told}؛ الجنس: {value}",
  "history: {value}": "التاريخ الطبي: {value}",
  "symptoms: {value}": "الأعراض: {value}",
  "gender: {value}": "الجنس: {value}",
  "you are {age}": "العمر {age}",
  female: "أنثى",
  male: "ذكر",
  other: "غير ذلك",

  // Lists.
  "{first}, {others}": "{first}، {others}",
  "{first} and {last}": "{first} و{last}",
} as const satisfies SameAs<typeof es>;
