import type es from "../es/conditions-gut.server";
import type { SameAs } from "../../phrases";

export default {
  "Viral gastroenteritis (stomach flu)": "التهاب المعدة والأمعاء الفيروسي",
  "Food poisoning": "تسمم غذائي",
  "Bacterial gastroenteritis (dysentery)": "التهاب المعدة والأمعاء البكتيري (الزحار)",
  Cholera: "الكوليرا",
  "Travelers' diarrhea": "إسهال المسافرين",
  "Clostridioides difficile colitis": "التهاب القولون بالمطثية العسيرة",
  "Giardiasis (parasitic diarrhea)": "داء الجيارديات (إسهال طفيلي)",
  "Acute appendicitis": "التهاب الزائدة الدودية الحاد",
  "Gallstones (biliary colic, cholelithiasis)": "حصى المرارة (مغص مراري)",
  "Acute cholecystitis (inflamed gallbladder)": "التهاب المرارة الحاد",
  "Acute cholangitis (bile duct infection)": "التهاب القنوات الصفراوية الحاد",
  "Acute pancreatitis": "التهاب البنكرياس الحاد",
  "Chronic pancreatitis": "التهاب البنكرياس المزمن",
  "Pancreatic cancer": "سرطان البنكرياس",
  "Acid reflux (GERD, esophagitis)": "الارتجاع الحمضي (التهاب المريء الارتجاعي)",
  Esophagitis: "التهاب المريء",
  "Peptic ulcer disease": "القرحة الهضمية",
  "Indigestion (functional dyspepsia, gastritis)": "عسر الهضم (عسر هضم وظيفي، التهاب المعدة)",
  "Upper gastrointestinal bleeding": "نزيف الجهاز الهضمي العلوي",
  "Perforated bowel or peritonitis": "انثقاب الأمعاء أو التهاب الصفاق",
  "Bowel obstruction": "انسداد الأمعاء",
  Intussusception: "انغلاف الأمعاء",
  "Pyloric stenosis": "تضيّق البواب",
  "Blocked bowel artery (mesenteric ischaemia)": "انسداد شريان في الأمعاء (نقص تروية مساريقي)",
  "Acute diverticulitis": "التهاب الرتوج الحاد",
  "Diverticulosis (bleeding pouches of the bowel)": "داء الرتوج (جيوب نازفة في الأمعاء)",
  "Angiodysplasia (bleeding bowel vessel)": "خلل التنسج الوعائي (وعاء نازف في الأمعاء)",
  "Irritable bowel syndrome": "متلازمة القولون العصبي",
  "Crohn disease": "داء كرون",
  "Ulcerative colitis": "التهاب القولون التقرحي",
  "Celiac disease": "الداء البطني (السيلياك)",
  "Lactose intolerance": "عدم تحمّل اللاكتوز",
  Constipation: "الإمساك",
  "Hemorrhoids (piles)": "البواسير",
  "Anal fissure": "الشق الشرجي",
  "Pinworms (threadworms)": "الديدان الدبوسية",
  "Anal abscess": "خرّاج شرجي",
  "Inguinal or other hernia": "فتق إربي أو غيره",
  "Strangulated hernia": "فتق مختنق",
  "Viral hepatitis": "التهاب الكبد الفيروسي",
  "Liver cirrhosis": "تشمّع الكبد",
  "Fatty liver disease (MASLD)": "الكبد الدهني",
  "Acute liver failure": "فشل كبدي حاد",
  "Liver abscess": "خرّاج الكبد",
  "Hepatocellular carcinoma (liver cancer)": "سرطان الخلايا الكبدية (سرطان الكبد)",
  "Gastric (stomach) cancer": "سرطان المعدة",
  "Esophageal cancer": "سرطان المريء",
  Achalasia: "تعذّر الارتخاء المريئي",
  "Diffuse esophageal spasm": "تشنج المريء المنتشر",
  "Food stuck in the gullet": "طعام عالق في المريء",
  "Colon cancer": "سرطان القولون",
  "Colonic polyps": "سلائل القولون",
  "Mesenteric adenitis": "التهاب العقد المساريقية",
  "Infant colic": "مغص الرضّع",
  "Small sips often, best an oral rehydration solution; eat again when you feel like it; wash hands. Not passing urine, blood or three days without improvement: be seen.":
    "رشفات صغيرة متكررة، وأفضلها محلول معالجة الجفاف بالفم؛ عُد إلى الأكل متى رغبت؛ واغسل يديك. عند عدم التبول أو وجود دم أو مرور ثلاثة أيام دون تحسن: يلزم فحص طبي.",
  "Small sips of rehydration solution; most are better within two days. Blood, high fever, or weakness and double vision: be seen at once.":
    "رشفات صغيرة من محلول معالجة الجفاف؛ ومعظم الحالات تتحسن خلال يومين. عند وجود دم أو حمى شديدة أو ضعف مع ازدواج الرؤية: يلزم فحص طبي فورًا.",
  "Rehydration solution, rest, and loperamide for a day or two if there is no fever or blood.":
    "محلول معالجة الجفاف والراحة، ولوبيراميد ليوم أو يومين إذا لم تكن هناك حمى ولا دم.",
  "Smaller meals, none three hours before bed, raise the head of the bed, less alcohol, coffee and fat; an antacid helps. Losing weight helps lastingly.":
    "وجبات أصغر، ولا شيء قبل النوم بثلاث ساعات، ورفع رأس السرير، وتقليل الكحول والقهوة والدهون؛ ويفيد مضاد للحموضة. وإنقاص الوزن يفيد إفادة دائمة.",
  "Smaller, less fatty meals, less alcohol and coffee, no ibuprofen-type painkillers; an antacid for two weeks.":
    "وجبات أصغر وأقل دسمًا، وتقليل الكحول والقهوة، وبلا مسكّنات من نوع الإيبوبروفين؛ ومضاد للحموضة لمدة أسبوعين.",
  "Regular meals, soluble fibre and a food diary help; a dietitian can guide a low-FODMAP trial.":
    "تفيد الوجبات المنتظمة والألياف القابلة للذوبان ومفكرة الطعام؛ ويمكن لأخصائي التغذية أن يرشدك في تجربة حمية قليلة السكريات القابلة للتخمر.",
  "Leave milk products out for two weeks, then try how much you tolerate; a dietitian helps to keep up calcium.":
    "امتنع عن منتجات الحليب أسبوعين، ثم جرّب المقدار الذي تتحمله؛ ويساعدك أخصائي التغذية على الحفاظ على الكالسيوم.",
  "More fibre, water and movement, and time after breakfast; an osmotic laxative from the pharmacy if needed.":
    "مزيد من الألياف والماء والحركة، ووقت كافٍ بعد الإفطار؛ وملين تناضحي من الصيدلية عند الحاجة.",
  "Soft stools (fibre, water), warm baths, a soothing ointment; bleeding that lasts over two weeks, or after 50 for the first time, should be looked at.":
    "براز لين (ألياف وماء) وحمامات دافئة ومرهم ملطّف؛ والنزيف الذي يدوم أكثر من أسبوعين، أو يحدث لأول مرة بعد سن 50، يجب فحصه.",
  "Soft stools, warm baths; an ointment on prescription helps if it lasts over a week or two.":
    "براز لين وحمامات دافئة؛ ويفيد مرهم بوصفة طبية إذا دام أكثر من أسبوع أو أسبوعين.",
  "A worm medicine from the pharmacy for the whole household, washed bedding and short nails.":
    "دواء للديدان من الصيدلية لجميع أفراد المنزل، وغسل أغطية الأسرّة، وتقصير الأظافر.",
  "Losing 7 to 10% of weight clears much of the fat from the liver.":
    "إنقاص الوزن بنسبة 7 إلى 10% يزيل كثيرًا من دهون الكبد.",
} as const satisfies SameAs<typeof es>;
