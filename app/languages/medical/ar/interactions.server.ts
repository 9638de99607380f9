import type { Saying } from "../interactions.server";

/**
 * What the interaction checker says, by its English; whole texts only, never put together of parts
 * but for the names in braces. Read `app/languages/medical/interactions.server.ts` first.
 */
export default {
  counts: {
    findings: {
      zero: "لا نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "# نتائج",
      many: "# نتيجة",
      other: "# نتيجة",
    },
    amongMedicines: {
      zero: "من دون أدوية.",
      one: "في الدواء الواحد الذي فُحص.",
      two: "في الدواءين اللذين فُحصا.",
      few: "في # أدوية فُحصت.",
      many: "في # دواءً فُحصت.",
      other: "في # دواء فُحصت.",
    },
    noneKnown: {
      zero: "لم يُفحص أي دواء.",
      one: "لا نعرف أي تداخل في الدواء الواحد الذي فُحص. هذا لا يعني أنه لا يوجد تداخل.",
      two: "لا نعرف أي تداخل بين الدواءين اللذين فُحصا. هذا لا يعني أنه لا يوجد تداخل.",
      few: "لا نعرف أي تداخل بين # أدوية فُحصت. هذا لا يعني أنه لا يوجد تداخل.",
      many: "لا نعرف أي تداخل بين # دواءً فُحصت. هذا لا يعني أنه لا يوجد تداخل.",
      other: "لا نعرف أي تداخل بين # دواء فُحصت. هذا لا يعني أنه لا يوجد تداخل.",
    },
    unchecked: {
      zero: "فُحصت كل الأسماء.",
      one: "تعذّر فحص اسم واحد.",
      two: "تعذّر فحص اسمين.",
      few: "تعذّر فحص # أسماء.",
      many: "تعذّر فحص # اسمًا.",
      other: "تعذّر فحص # اسم.",
    },
  },
  composed: {
    "Both contain {drug}. Ask a pharmacist before you take both: together they may be too much.":
      "كلاهما يحتوي على {drug}. اسأل الصيدلي قبل أن تتناول كليهما: فقد يكونان معًا أكثر من اللازم.",
    "These are all {class}; as a rule one is enough. Ask your prescriber whether more than one is meant.":
      "كل هذه {class}؛ والقاعدة أن واحدًا يكفي. اسأل طبيبك هل المقصود أكثر من واحد.",
    "These are all {class}. Do not combine them unless your prescriber has told you to; ask which one is meant.":
      "هذه كلها {class}. لا تجمع بينها إلا إذا طلب منك ذلك من يصف لك الدواء؛ اسأله أيها المقصود.",
    "You named a kind of medicine, {kind}, and one of it. If these are two medicines, ask your prescriber whether both are meant.":
      "ذكرتَ نوعًا من الأدوية، {kind}، وواحدًا منه. إذا كانا دواءين فاسأل من وصفهما لك هل المقصود تناول كليهما.",
    "It is {drug}, to which you are allergic.": "هو {drug}، ولديك حساسية منه.",
    "You are allergic to a kind of medicine, {kind}, and it is one of it.":
      "لديك حساسية من نوع من الأدوية، {kind}، وهذا واحد منه.",
    "US prescribing information of {product}: boxed warning": "معلومات الوصف الأمريكية لدواء {product}: التحذير المؤطَّر",
    "US prescribing information of {product}: section 2, dosage":
      "معلومات الوصف الأمريكية لدواء {product}: القسم 2، الجرعات",
    "US prescribing information of {product}: section 4, contraindications":
      "معلومات الوصف الأمريكية لدواء {product}: القسم 4، موانع الاستعمال",
    "US prescribing information of {product}: section 5, warnings and precautions":
      "معلومات الوصف الأمريكية لدواء {product}: القسم 5، التحذيرات والاحتياطات",
    "US prescribing information of {product}: section 7, drug interactions":
      "معلومات الوصف الأمريكية لدواء {product}: القسم 7، التداخلات الدوائية",
    "US Drug Facts label of {product}": "ملصق Drug Facts الأمريكي لدواء {product}",
  },
  classes: {
    NSAIDs: "مضادات الالتهاب غير الستيرويدية",
    "ACE inhibitors": "مثبطات الإنزيم المحول للأنجيوتنسين",
    "angiotensin receptor blockers": "حاصرات مستقبلات الأنجيوتنسين",
    "beta-blockers": "حاصرات بيتا",
    "dihydropyridine calcium channel blockers": "حاصرات قنوات الكالسيوم من الديهيدروبيريدينات",
    statins: "ستاتينات",
    "thiazide diuretics": "مدرات البول الثيازيدية",
    "loop diuretics": "مدرات البول العروية",
    "P2Y12 inhibitors": "مثبطات P2Y12",
    "direct oral anticoagulants": "مضادات التخثر الفموية المباشرة",
    heparins: "هيبارينات",
    "vitamin K antagonists": "مضادات فيتامين ك",
    "GLP-1 receptor agonists": "ناهضات مستقبلات GLP-1",
    sulfonylureas: "سلفونيل يوريا",
    meglitinides: "ميغليتينيدات",
    "DPP-4 inhibitors": "مثبطات DPP-4",
    "SGLT2 inhibitors": "مثبطات SGLT2",
    glitazones: "غليتازونات",
    "appetite suppressants": "مثبطات الشهية",
    stimulants: "منبهات",
    SSRIs: "مثبطات استرداد السيروتونين الانتقائية",
    SNRIs: "مثبطات استرداد السيروتونين والنورأدرينالين",
    "tricyclic antidepressants": "مضادات الاكتئاب ثلاثية الحلقات",
    benzodiazepines: "بنزوديازيبينات",
    "sleep medicines": "أدوية النوم",
    gabapentinoids: "غابابنتينويدات",
    "sedating antihistamines": "مضادات الهيستامين المسببة للنعاس",
    "full opioid agonists": "أفيونات كاملة",
    triptans: "تريبتانات",
    "proton pump inhibitors": "مثبطات مضخة البروتون",
    "H2 blockers": "حاصرات H2",
    bisphosphonates: "بيسفوسفونات",
    corticosteroids: "كورتيكوستيرويدات",
    "PDE5 inhibitors": "مثبطات PDE5",
    "oral hormonal contraceptives": "موانع الحمل الهرمونية الفموية",
  },
  sources: {
    "NIH, National Center for Complementary and Integrative Health: herbs at a glance":
      "NIH، المركز الوطني للصحة التكميلية والتكاملية: الأعشاب في لمحة",
    "High-priority interaction list, Phansalkar and others, JAMIA 2012;19:735":
      "قائمة التداخلات ذات الأولوية العالية، Phansalkar وآخرون، JAMIA 2012;19:735",
    "FDA Drug Safety Communication, 2011": "بيان FDA لسلامة الأدوية، 2011",
    "FDA Drug Safety Communication on simvastatin, 2011": "بيان FDA لسلامة الأدوية عن سيمفاستاتين، 2011",
    "FDA information on ibuprofen and aspirin taken together, 2006":
      "معلومات FDA عن تناول إيبوبروفين والأسبرين معًا، 2006",
    "US Drug Facts label of Advil: alcohol warning": "ملصق Drug Facts الأمريكي لـ Advil: تحذير الكحول",
    "US Drug Facts label of Tylenol: alcohol warning": "ملصق Drug Facts الأمريكي لـ Tylenol: تحذير الكحول",
    "US Drug Facts label of Sudafed: warning for high blood pressure":
      "ملصق Drug Facts الأمريكي لـ Sudafed: تحذير لارتفاع ضغط الدم",
    "US Drug Facts label of Alli: do not use with cyclosporine":
      "ملصق Drug Facts الأمريكي لـ Alli: لا يُستعمل مع سيكلوسبورين",
    "FDA Drug Safety Communication on gabapentinoids, 2019": "بيان FDA لسلامة الأدوية عن الغابابنتينويدات، 2019",
    "FDA Consumer Advisory on kava, 2002": "تنبيه FDA للمستهلكين عن الكافا، 2002",
    "American Diabetes Association, Standards of Care in Diabetes":
      "الجمعية الأمريكية للسكري، معايير الرعاية في السكري",
    "NIH Office of Dietary Supplements, Iron: Fact Sheet for Health Professionals":
      "مكتب المكملات الغذائية في NIH، الحديد: نشرة معلومات للعاملين في الصحة",
    "CDC General Best Practice Guidelines for Immunization": "إرشادات CDC العامة لأفضل ممارسات التحصين",
    "American Geriatrics Society Beers Criteria, 2023": "معايير بيرز للجمعية الأمريكية لطب الشيخوخة، 2023",
    "CDC US Medical Eligibility Criteria for Contraceptive Use, 2024":
      "معايير CDC الأمريكية للأهلية الطبية لاستعمال موانع الحمل، 2024",
    "US prescribing information: contraindicated after an allergic reaction to it":
      "معلومات الوصف الأمريكية: ممنوع بعد رد فعل تحسسي تجاهه",
    "US prescribing information: each rules out who reacted to it, and that we ask about the whole kind is our own caution":
      "نشرة الوصفات الأمريكية: كل نشرة تستبعد من تحسس من دوائها، أما السؤال عن النوع كله فاحتياط من عندنا",
  },
  texts: {
    "Have the digoxin level checked when canagliflozin is started or raised.":
      "اطلب قياس مستوى الديجوكسين عند بدء الكاناغليفلوزين أو زيادة جرعته.",
    "Canagliflozin blocks P-glycoprotein, which takes digoxin out of the body.":
      "يثبط الكاناغليفلوزين البروتين السكري P الذي يخرج الديجوكسين من الجسم.",
    "More digoxin in the blood: nausea, blurred or yellow vision, an uneven heartbeat.":
      "ديجوكسين أكثر في الدم: غثيان ورؤية ضبابية أو صفراء ونبض غير منتظم.",
    "Drink little, slowly and with food. Drink nothing while you vomit, or if you have had pancreatitis. If you use insulin or a sulfonylurea, measure your sugar that night.":
      "اشرب قليلًا وببطء ومع الطعام. لا تشرب الكحول أثناء القيء أو إذا سبق أن أصبت بالتهاب البنكرياس. إذا كنت تستخدم الأنسولين أو سلفونيل يوريا فقس السكر في تلك الليلة.",
    "A slower stomach, and you eat less.": "المعدة أبطأ وأنت تأكل أقل.",
    "More nausea and vomiting, and alcohol may hit you sooner. Heavy drinking can inflame the pancreas.":
      "غثيان وقيء أكثر، وقد يظهر أثر الكحول أسرع. الإكثار من الشرب قد يسبب التهاب البنكرياس.",
    "Do not take berberine without asking whoever looks after your blood thinner.":
      "لا تتناول البربرين قبل أن تسأل من يتابع مميع الدم عندك.",
    "Do not take berberine. Tell your transplant team if you did.":
      "لا تتناول البربرين. أخبر فريق الزراعة إذا تناولته.",
    "Berberine slows the breakdown of many medicines.": "يبطئ البربرين تفكك أدوية كثيرة.",
    "Too much of the transplant medicine in the blood, which harms the kidneys.":
      "كمية زائدة من دواء الزراعة في الدم، وهي تؤذي الكليتين.",
    "Ask your prescriber first, and measure your sugar more often.": "اسأل من يصف لك الدواء أولًا، وقس السكر مرات أكثر.",
    "Both lower blood sugar.": "كلاهما يخفض سكر الدم.",
    "Leave garcinia out, and tell your prescriber that you took it.":
      "لا تتناول الغارسينيا، وأخبر من يصف لك الدواء أنك تناولتها.",
    "Garcinia may raise serotonin.": "قد ترفع الغارسينيا السيروتونين.",
    "Serotonin syndrome has been reported: fever, trembling, agitation.":
      "أُبلغ عن متلازمة السيروتونين: حمى وارتجاف وهياج.",
    "Leave it out. Stop it and see a doctor if your urine is dark, your eyes are yellow or your belly hurts.":
      "لا تتناولها. أوقفها وراجع طبيبًا إذا صار البول داكنًا أو العينان صفراوين أو آلمك بطنك.",
    "Concentrated plant extracts can harm the liver by themselves.": "قد تؤذي الخلاصات النباتية المركزة الكبد بمفردها.",
    "Harm to the liver.": "أذى للكبد.",
    "Do not take green tea extract with it.": "لا تتناول خلاصة الشاي الأخضر معه.",
    "Green tea keeps nadolol from being taken up.": "يمنع الشاي الأخضر امتصاص النادولول.",
    "Do not take them together. Diet pills often hold several of these.":
      "لا تتناولهما معًا. كثيرًا ما تحتوي حبوب التنحيف على عدة منها.",
    // What is said of the whole, and of allergies.
    "This compares names with a table of known interactions. The table is not complete and knows neither your doses nor your illnesses. It replaces no pharmacist or prescriber. Do not start, stop or change a medicine because of it without asking one.":
      "يقارن هذا الأسماء بجدول للتداخلات المعروفة. الجدول غير كامل ولا يعرف جرعاتك ولا أمراضك. وهو لا يحل محل الصيدلي أو الطبيب. لا تبدأ دواءً ولا توقفه ولا تغيّره بسببه من دون سؤال أحدهما.",
    "Nothing could be checked: none of the names is known to us.": "تعذّر فحص أي شيء: لا نعرف أيًا من الأسماء.",
    "Nothing was compared: only one medicine was recognized, and it takes two, or one and an allergy.":
      "لم تُجرَ أي مقارنة: لم يُتعرّف إلا على دواء واحد، ويلزم دواءان، أو دواء وحساسية.",
    "An allergic reaction: rash, swelling, trouble breathing, shock.":
      "رد فعل تحسسي: طفح جلدي، تورم، صعوبة في التنفس، صدمة.",
    "An allergic reaction: rash, swelling, trouble breathing, shock. About 2 in 100 people with a proven penicillin allergy react.":
      "رد فعل تحسسي: طفح جلدي، تورم، صعوبة في التنفس، صدمة. يتفاعل نحو 2 من كل 100 شخص لديهم حساسية مؤكدة من البنسلين.",
    "An allergic reaction: rash, swelling, trouble breathing, shock. Fewer than 1 in 100 react.":
      "رد فعل تحسسي: طفح جلدي، تورم، صعوبة في التنفس، صدمة. يتفاعل أقل من 1 من كل 100.",
    "An allergic reaction; rarely, and hardly more often than in others.":
      "رد فعل تحسسي؛ نادرًا، ولا يكاد يكون أكثر مما لدى غيرهم.",
    "Swelling of face and throat, in few of those who had it with an ACE inhibitor.":
      "تورم الوجه والحلق، لدى قلة ممن أصيبوا به مع مثبط للإنزيم المحول للأنجيوتنسين.",
    "It belongs to the penicillins that you are allergic to.": "ينتمي إلى البنسلينات التي لديك حساسية منها.",
    "It belongs to the cephalosporins that you are allergic to.": "ينتمي إلى السيفالوسبورينات التي لديك حساسية منها.",
    "It belongs to the sulfonamides that you are allergic to.": "ينتمي إلى السلفوناميدات التي لديك حساسية منها.",
    "It belongs to the pain medicines of the aspirin kind (NSAIDs) that you are allergic to.":
      "ينتمي إلى مسكنات الألم من نوع الأسبرين (مضادات الالتهاب غير الستيرويدية) التي لديك حساسية منها.",
    "It belongs to the ACE inhibitors that you are allergic to.":
      "ينتمي إلى مثبطات الإنزيم المحول للأنجيوتنسين التي لديك حساسية منها.",
    "It belongs to the macrolides that you are allergic to.": "ينتمي إلى الماكروليدات التي لديك حساسية منها.",
    "It belongs to the quinolones that you are allergic to.": "ينتمي إلى الكينولونات التي لديك حساسية منها.",
    "It belongs to the tetracyclines that you are allergic to.": "ينتمي إلى التتراسيكلينات التي لديك حساسية منها.",
    "It belongs to the opioids that you are allergic to.": "ينتمي إلى الأفيونات التي لديك حساسية منها.",
    "It belongs to the statins that you are allergic to.": "ينتمي إلى الستاتينات التي لديك حساسية منها.",
    "It belongs to the contrast media that you are allergic to.": "ينتمي إلى مواد التباين التي لديك حساسية منها.",
    "It belongs to the GLP-1 medicines that you are allergic to.": "ينتمي إلى أدوية GLP-1 التي لديك حساسية منها.",
    "It belongs to the insulins that you are allergic to.": "ينتمي إلى الإنسولينات التي لديك حساسية منها.",
    "It belongs to the heparins that you are allergic to.": "ينتمي إلى الهيبارينات التي لديك حساسية منها.",
    "It belongs to the epilepsy medicines that share reactions that you are allergic to.":
      "ينتمي إلى أدوية الصرع التي تشترك في ردود الفعل التي لديك حساسية منها.",
    "Some cephalosporins share a side chain with penicillins.":
      "تشترك بعض السيفالوسبورينات مع البنسلينات في سلسلة جانبية.",
    "A distant likeness to penicillins.": "شبه بعيد بالبنسلينات.",
    "Celecoxib is a sulfonamide too, and its label rules it out.": "سيليكوكسيب أيضًا من السلفوناميدات، ونشرته تستبعده.",
    "They are distantly like sulfonamide antibiotics.": "تشبه من بعيد المضادات الحيوية من السلفوناميدات.",
    "Do not take it. Tell whoever prescribed it of your allergy.": "لا تتناوله. أخبر من وصفه لك بحساسيتك.",
    "Say how you reacted. After a mild rash long ago it is usually safe; after a severe reaction your prescriber chooses.":
      "قل كيف كان رد فعلك. بعد طفح خفيف منذ زمن طويل يكون آمنًا عادةً؛ وبعد رد فعل شديد يختار طبيبك.",
    "Say how you reacted.": "قل كيف كان رد فعلك.",
    "Do not take it before your prescriber or a pharmacist knows which of the kind you reacted to, and how: you may well tolerate others.":
      "لا تتناوله قبل أن يعرف من وصفه لك أو الصيدلي أي دواء من هذا النوع تحسست منه وكيف: فقد تتحمل غيره.",
    "Say how you reacted; your prescriber chooses.": "قل كيف كان رد فعلك؛ ويختار طبيبك.",
    "Usually safe. Say how you reacted; report a rash.": "آمن عادةً. قل كيف كان رد فعلك؛ وأبلغ عن أي طفح جلدي.",
    "After a cough only, it is safe. After swelling your prescriber decides.":
      "بعد السعال فقط هو آمن. وبعد التورم يقرر طبيبك.",
    // What can happen.
    "A sudden, dangerous rise of blood pressure (hypertensive crisis), which can be fatal.":
      "ارتفاع مفاجئ وخطير في ضغط الدم (أزمة فرط ضغط الدم)، وقد يكون مميتًا.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion. It can be fatal.":
      "متلازمة السيروتونين: حمى، تيبس العضلات، هياج، تشوش ذهني. قد تكون مميتة.",
    "Serotonin syndrome, very high fever, seizures; deaths are known.":
      "متلازمة السيروتونين، حمى شديدة جدًا، نوبات اختلاج؛ سُجّلت وفيات.",
    "Serotonin syndrome, very high fever, coma or stopped breathing.":
      "متلازمة السيروتونين، حمى شديدة جدًا، غيبوبة أو توقف التنفس.",
    "Deeper drowsiness, slow breathing, confusion, and now and then serotonin syndrome.":
      "نعاس أعمق، تنفس بطيء، تشوش ذهني، وأحيانًا متلازمة السيروتونين.",
    "Much more triptan in the blood: spasms of heart vessels, serotonin syndrome.":
      "زيادة كبيرة في التريبتان في الدم: تشنج أوعية القلب، متلازمة السيروتونين.",
    "A hypertensive crisis.": "أزمة فرط ضغط الدم.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion.":
      "متلازمة السيروتونين: حمى، تيبس العضلات، هياج، تشوش ذهني.",
    "A hypertensive crisis with seizures.": "أزمة فرط ضغط الدم مع نوبات اختلاج.",
    "A hypertensive crisis or serotonin syndrome.": "أزمة فرط ضغط الدم أو متلازمة السيروتونين.",
    "A hypertensive crisis or seizures.": "أزمة فرط ضغط الدم أو نوبات اختلاج.",
    "Serotonin syndrome, or episodes of psychosis with dextromethorphan.":
      "متلازمة السيروتونين، أو نوبات ذهان مع ديكستروميثورفان.",
    "Serotonin syndrome or a sharp rise of blood pressure; uncommon at the usual dose, but grave.":
      "متلازمة السيروتونين أو ارتفاع حاد في ضغط الدم؛ غير شائعة بالجرعة المعتادة، لكنها خطيرة.",
    "Serotonin syndrome: fever, stiff muscles, agitation, confusion; with bupropion very high blood pressure.":
      "متلازمة السيروتونين: حمى، تيبس العضلات، هياج، تشوش ذهني؛ ومع بوبروبيون ارتفاع شديد جدًا في ضغط الدم.",
    "A strong rise of blood pressure.": "ارتفاع شديد في ضغط الدم.",
    "Low blood sugar that lasts longer.": "انخفاض سكر الدم لمدة أطول.",
    "Serotonin syndrome, and more bleeding.": "متلازمة السيروتونين، ونزيف أكثر.",
    "Serotonin syndrome, rarely.": "متلازمة السيروتونين، نادرًا.",
    "Seizures and serotonin syndrome; some antidepressants also take tramadol's effect away.":
      "نوبات اختلاج ومتلازمة السيروتونين؛ وبعض مضادات الاكتئاب تُذهب أيضًا مفعول ترامادول.",
    "Serotonin syndrome, and deeper drowsiness.": "متلازمة السيروتونين، ونعاس أعمق.",
    "Serotonin syndrome.": "متلازمة السيروتونين.",
    "Much more of the tricyclic in the blood: an irregular heartbeat, confusion, serotonin syndrome.":
      "زيادة كبيرة في الدواء ثلاثي الحلقات في الدم: عدم انتظام ضربات القلب، تشوش ذهني، متلازمة السيروتونين.",
    "Two to four times as much of the tricyclic in the blood: an irregular heartbeat, seizures, confusion.":
      "ضعفان إلى أربعة أضعاف الدواء ثلاثي الحلقات في الدم: عدم انتظام ضربات القلب، نوبات اختلاج، تشوش ذهني.",
    "Serotonin syndrome, rarely; higher blood pressure.": "متلازمة السيروتونين، نادرًا؛ ضغط دم أعلى.",
    "Restlessness, a fast heart, and rarely serotonin syndrome.": "تململ، تسارع القلب، ونادرًا متلازمة السيروتونين.",
    "Higher blood pressure and a faster heart.": "ضغط دم أعلى وقلب أسرع.",
    "Long spasms of blood vessels, of the heart among others.": "تشنجات طويلة في الأوعية الدموية، ومنها أوعية القلب.",
    "About 70 % more rizatriptan in the blood.": "زيادة نحو 70 % في ريزاتريبتان في الدم.",
    "Serotonin syndrome has been reported, very rarely.": "أُبلغ عن متلازمة السيروتونين في حالات نادرة جدًا.",
    "A dangerous irregular heartbeat (torsades de pointes), fainting, sudden death.":
      "اضطراب خطير في انتظام ضربات القلب (تورساد دي بوانت)، إغماء، موت مفاجئ.",
    "An irregular heartbeat, uncommon in a healthy heart with normal potassium.":
      "عدم انتظام ضربات القلب، وهو غير شائع في قلب سليم مع بوتاسيوم طبيعي.",
    "A very sharp fall of blood pressure with loss of consciousness.": "هبوط حاد جدًا في ضغط الدم مع فقدان الوعي.",
    "More of the antidepressant in the blood, and with it a longer QT interval.":
      "زيادة مضاد الاكتئاب في الدم، ومعها إطالة فترة QT.",
    "Low potassium makes an irregular heartbeat more likely.": "انخفاض البوتاسيوم يزيد احتمال عدم انتظام ضربات القلب.",
    "An irregular heartbeat, above all with more loperamide than the label says.":
      "عدم انتظام ضربات القلب، وخاصة مع لوبيراميد أكثر مما تقوله نشرة الدواء.",
    "Muscle damage (rhabdomyolysis), which can harm the kidneys.": "تضرر العضلات (انحلال الربيدات)، وقد يضر الكليتين.",
    "Muscle pain or, rarely, muscle damage.": "ألم في العضلات أو، نادرًا، تضرر العضلات.",
    "Somewhat more atorvastatin in the blood.": "زيادة طفيفة في أتورفاستاتين في الدم.",
    "Muscle weakness or damage, above all with weak kidneys.": "ضعف العضلات أو تضررها، وخاصة مع ضعف الكليتين.",
    "Muscle damage.": "تضرر العضلات.",
    "Two to three times as much rosuvastatin in the blood.": "ضعفان إلى ثلاثة أضعاف روسوفاستاتين في الدم.",
    "Half as much rosuvastatin gets into the blood.": "يصل نصف روسوفاستاتين فقط إلى الدم.",
    "Ergot poisoning: blood vessels close, fingers, toes or an intestine can be lost.":
      "تسمم الإرغوت: تنغلق الأوعية الدموية، وقد تُفقد أصابع اليدين أو القدمين أو جزء من الأمعاء.",
    "Narrowed blood vessels: cold, numb or pale fingers and toes.":
      "ضيق الأوعية الدموية: برودة أو خدر أو شحوب في أصابع اليدين والقدمين.",
    "Very low blood counts and severe diarrhea.": "انخفاض شديد جدًا في تعداد الدم وإسهال شديد.",
    "Very deep and long sleep, slow breathing, loss of memory.": "نوم عميق وطويل جدًا، تنفس بطيء، فقدان الذاكرة.",
    "Very deep and long sedation, slow breathing.": "تهدئة عميقة وطويلة جدًا، تنفس بطيء.",
    "Deep and long sedation.": "تهدئة عميقة وطويلة.",
    "Deeper and longer sleepiness.": "نعاس أعمق وأطول.",
    "Dangerously high potassium and low blood pressure.": "ارتفاع خطير في البوتاسيوم وانخفاض ضغط الدم.",
    "Higher potassium.": "ارتفاع البوتاسيوم.",
    "A very slow heart.": "بطء شديد في القلب.",
    "An irregular heartbeat, or, with an inducer, no effect at all.":
      "عدم انتظام ضربات القلب، أو، مع دواء محفّز للإنزيمات، انعدام المفعول تمامًا.",
    "More ranolazine in the blood: dizziness, a longer QT interval.": "زيادة رانولازين في الدم: دوخة، إطالة فترة QT.",
    "Too much lurasidone (drowsiness, stiffness), or, with an inducer, none that works.":
      "زيادة كبيرة في لوراسيدون (نعاس، تيبس)، أو، مع دواء محفّز للإنزيمات، كمية لا مفعول لها.",
    "Deep drowsiness, low blood pressure, an irregular heartbeat.":
      "نعاس عميق، انخفاض ضغط الدم، عدم انتظام ضربات القلب.",
    "Restlessness, drowsiness, stiffness.": "تململ، نعاس، تيبس.",
    "Very low blood pressure, swelling, heart failure.": "انخفاض شديد جدًا في ضغط الدم، تورم، قصور القلب.",
    "Low blood pressure, dizziness, swollen ankles.": "انخفاض ضغط الدم، دوخة، تورم الكاحلين.",
    "Low blood pressure, flushing, headache.": "انخفاض ضغط الدم، احمرار الوجه، صداع.",
    "Low blood pressure, fainting, loss of vision, a painful lasting erection.":
      "انخفاض ضغط الدم، إغماء، فقدان البصر، انتصاب مؤلم مستمر.",
    "A sharp fall of blood pressure, fainting.": "هبوط حاد في ضغط الدم، إغماء.",
    "Low blood pressure, dizziness, fainting.": "انخفاض ضغط الدم، دوخة، إغماء.",
    "Overdose: deep sleep and breathing that slows or stops.": "جرعة زائدة: نوم عميق وتنفس يبطؤ أو يتوقف.",
    "Deeper drowsiness and slower breathing.": "نعاس أعمق وتنفس أبطأ.",
    "Bleeding.": "نزيف.",
    "Colchicine poisoning, which can be fatal: diarrhea, weak muscles, failing blood and kidneys.":
      "تسمم بالكولشيسين، وقد يكون مميتًا: إسهال، ضعف العضلات، فشل الدم والكليتين.",
    "Diarrhea and weak muscles: too much colchicine.": "إسهال وضعف العضلات: كمية زائدة من كولشيسين.",
    "Too much cortisone in the body, even from a spray or an inhaler: a round face, high sugar, weak adrenal glands.":
      "كمية زائدة من الكورتيزون في الجسم، حتى من بخاخ أو جهاز استنشاق: وجه مستدير، ارتفاع السكر، ضعف الغدتين الكظريتين.",
    "A fast or irregular heartbeat.": "تسارع ضربات القلب أو عدم انتظامها.",
    "More of the cancer medicine than is safe.": "كمية من دواء السرطان أكثر مما هو آمن.",
    "Tumor lysis syndrome when venetoclax is started: kidney failure, an irregular heartbeat.":
      "متلازمة انحلال الورم عند بدء فينيتوكلاكس: فشل كلوي، عدم انتظام ضربات القلب.",
    "Liver damage.": "تضرر الكبد.",
    "Opioid withdrawal.": "أعراض انسحاب الأفيونات.",
    "Very low blood pressure and fainting.": "انخفاض شديد جدًا في ضغط الدم وإغماء.",
    "Sleepiness into the next day.": "نعاس حتى اليوم التالي.",
    "Far too much of the drug in the blood.": "كمية مفرطة جدًا من الدواء في الدم.",
    "Narrowed heart vessels: chest pain, high blood pressure.": "ضيق أوعية القلب: ألم في الصدر، ارتفاع ضغط الدم.",
    "Carbamazepine poisoning: double vision, unsteady gait, drowsiness.":
      "تسمم بكاربامازيبين: ازدواج الرؤية، مشية غير ثابتة، نعاس.",
    "Much more buspirone in the blood: dizziness, drowsiness.": "زيادة كبيرة في بوسبيرون في الدم: دوخة، نعاس.",
    "Twice as much saxagliptin.": "كمية مضاعفة من ساكساغليبتين.",
    "Dry mouth, constipation, trouble passing urine.": "جفاف الفم، إمساك، صعوبة التبول.",
    "A very slow or irregular heartbeat.": "بطء شديد في ضربات القلب أو عدم انتظامها.",
    "A dangerous irregular heartbeat.": "اضطراب خطير في انتظام ضربات القلب.",
    "Deeper sleepiness into the next day.": "نعاس أعمق حتى اليوم التالي.",
    "Hardly any; a little more amlodipine in a few people.":
      "لا يكاد يوجد أثر؛ زيادة قليلة في أملوديبين لدى قلة من الناس.",
    "The HIV treatment fails and the virus becomes resistant.":
      "يفشل علاج فيروس نقص المناعة البشرية ويصبح الفيروس مقاومًا.",
    "Pregnancy in spite of the contraceptive, and bleeding between periods.":
      "حمل رغم وسيلة منع الحمل، ونزيف بين الدورات الشهرية.",
    "Too little protection: a stroke or a clot.": "حماية غير كافية: سكتة دماغية أو جلطة.",
    "Too little protection: a stroke or a clot; and bleeding once the inducer is stopped.":
      "حماية غير كافية: سكتة دماغية أو جلطة؛ ونزيف بعد إيقاف الدواء المحفّز للإنزيمات.",
    "Rejection of the transplant.": "رفض العضو المزروع.",
    "The fungal infection is not treated.": "لا تُعالَج العدوى الفطرية.",
    "Blood pressure rises again.": "يرتفع ضغط الدم من جديد.",
    "Nifedipine has next to no effect.": "لا يكاد يكون لنيفيديبين أي مفعول.",
    "The cortisone works less.": "يقل مفعول الكورتيزون.",
    "Withdrawal and pain; an overdose when the inducer is stopped.":
      "أعراض انسحاب وألم؛ وجرعة زائدة عند إيقاف الدواء المحفّز للإنزيمات.",
    "The hepatitis treatment fails.": "يفشل علاج التهاب الكبد.",
    "Too little of the HIV medicine in the blood.": "كمية قليلة جدًا من دواء فيروس نقص المناعة البشرية في الدم.",
    "Quetiapine stops working.": "يتوقف مفعول كويتيابين.",
    "The antipsychotic works less.": "يقل مفعول مضاد الذهان.",
    "The cancer treatment works less.": "يقل مفعول علاج السرطان.",
    "It loses much of its effect.": "يفقد كثيرًا من مفعوله.",
    "Doxycycline is gone twice as fast.": "يختفي دوكسيسيكلين من الجسم بسرعة مضاعفة.",
    "Tiredness and weight gain: too little thyroid hormone.": "تعب وزيادة الوزن: نقص كبير في هرمون الغدة الدرقية.",
    "Higher blood sugar.": "سكر دم أعلى.",
    "Seizures, because less of the medicine stays in the blood.": "نوبات اختلاج، لأن كمية أقل من الدواء تبقى في الدم.",
    "Digoxin works less.": "يقل مفعول ديجوكسين.",
    "Cholesterol rises again.": "يرتفع الكوليسترول من جديد.",
    "It works less.": "يقل مفعوله.",
    "Bleeding of the stomach and elsewhere.": "نزيف في المعدة وفي أماكن أخرى.",
    "Bleeding, more in some people than in others.": "نزيف، لدى بعض الناس أكثر من غيرهم.",
    "Bleeding, from about 2 g of acetaminophen a day for several days.":
      "نزيف، بدءًا من نحو 2 غ من باراسيتامول (أسيتامينوفين) في اليوم لعدة أيام.",
    "Bleeding when thyroid hormone is started or raised; less effect when it is lowered.":
      "نزيف عند بدء هرمون الغدة الدرقية أو زيادته؛ ومفعول أقل عند خفضه.",
    "The INR rises within days.": "يرتفع INR خلال أيام.",
    "The anticoagulant loses its effect: a clot or a stroke.": "يفقد مضاد التخثر مفعوله: جلطة أو سكتة دماغية.",
    "Bleeding, or with ginseng too little effect.": "نزيف، أو مع الجينسنغ مفعول قليل جدًا.",
    "A little more bleeding at high doses.": "نزيف أكثر قليلًا مع الجرعات العالية.",
    "Less of the anticoagulant gets into the blood.": "تصل كمية أقل من مضاد التخثر إلى الدم.",
    "The anticoagulant works less.": "يقل مفعول مضاد التخثر.",
    "Bleeding with much alcohol; heavy drinking over time also weakens the anticoagulant.":
      "نزيف مع شرب الكثير من الكحول؛ والإفراط في الشرب مدة طويلة يضعف مضاد التخثر أيضًا.",
    "Bleeding, above all with weak kidneys.": "نزيف، وخاصة مع ضعف الكليتين.",
    "Bleeding of the stomach; ibuprofen and naproxen can also take away what low-dose aspirin does for the heart.":
      "نزيف في المعدة؛ وقد يُذهب إيبوبروفين ونابروكسين أيضًا ما تفعله جرعة الأسبرين المنخفضة للقلب.",
    "Severe bleeding of the stomach, or far too much ketorolac.":
      "نزيف شديد في المعدة، أو كمية مفرطة جدًا من كيتورولاك.",
    "Bleeding of the stomach.": "نزيف في المعدة.",
    "Clopidogrel protects less: a heart attack or a blocked stent.":
      "تقل حماية كلوبيدوغريل: نوبة قلبية أو انسداد دعامة.",
    "Clopidogrel protects less.": "تقل حماية كلوبيدوغريل.",
    "The platelet medicine works later.": "يتأخر مفعول دواء الصفائح الدموية.",
    "Headache, a fast heart, diarrhea.": "صداع، تسارع القلب، إسهال.",
    "Ulcers and bleeding of the stomach.": "قرحات ونزيف في المعدة.",
    "Sudden, severe withdrawal, and no pain relief; whoever takes more to feel it risks a fatal overdose.":
      "أعراض انسحاب مفاجئة وشديدة، ولا تسكين للألم؛ ومن يتناول المزيد ليشعر بمفعوله يعرّض نفسه لجرعة زائدة مميتة.",
    "Sudden withdrawal, and no pain relief.": "أعراض انسحاب مفاجئة، ولا تسكين للألم.",
    "Cough or diarrhea medicine made from opioids may not work.":
      "قد لا يكون لأدوية السعال أو الإسهال المصنوعة من الأفيونات مفعول.",
    "Very deep sleep, slow or stopped breathing, death.": "نوم عميق جدًا، تنفس بطيء أو متوقف، وفاة.",
    "Deep drowsiness, falls, slow breathing.": "نعاس عميق، سقوط، تنفس بطيء.",
    "Withdrawal, and less relief of pain.": "أعراض انسحاب، وتسكين أقل للألم.",
    "Constipation up to a blocked bowel, and trouble passing urine.": "إمساك قد يصل إلى انسداد الأمعاء، وصعوبة التبول.",
    "Deep sleep, slow breathing, accidents, loss of memory.": "نوم عميق، تنفس بطيء، حوادث، فقدان الذاكرة.",
    "Deep sleep, sleep-walking or sleep-driving, slow breathing.": "نوم عميق، المشي أو القيادة أثناء النوم، تنفس بطيء.",
    "Drowsiness, falls, slow breathing in older people or with lung disease.":
      "نعاس، سقوط، تنفس بطيء لدى كبار السن أو مع أمراض الرئة.",
    "Collapse, stopped breathing.": "انهيار، توقف التنفس.",
    "Low blood pressure and slow breathing, above all with injections.": "انخفاض ضغط الدم وبطء التنفس، وخاصة مع الحقن.",
    "Drowsiness, dizziness, falls.": "نعاس، دوخة، سقوط.",
    "Drowsiness, dizziness, accidents.": "نعاس، دوخة، حوادث.",
    "More sodium oxybate in the blood: confusion, drowsiness.": "زيادة أوكسيبات الصوديوم في الدم: تشوش ذهني، نعاس.",
    "Drowsiness, dizziness, a dry mouth.": "نعاس، دوخة، جفاف الفم.",
    "Deep drowsiness; kava by itself can harm the liver.": "نعاس عميق؛ والكافا وحدها قد تضر الكبد.",
    "Somewhat more drowsiness.": "نعاس أكثر قليلًا.",
    "With alcohol: flushing, vomiting, a racing heart, collapse. With metronidazole: psychosis.":
      "مع الكحول: احمرار، قيء، خفقان القلب، انهيار. مع ميترونيدازول: ذهان.",
    "Flushing, vomiting, a racing heart.": "احمرار، قيء، خفقان القلب.",
    "Liver damage with three or more drinks a day.": "تضرر الكبد مع ثلاثة مشروبات كحولية أو أكثر في اليوم.",
    "A sharp fall of blood pressure: fainting, heart attack, death.": "هبوط حاد في ضغط الدم: إغماء، نوبة قلبية، وفاة.",
    "A sharp fall of blood pressure.": "هبوط حاد في ضغط الدم.",
    "Low blood pressure, dizziness on standing up, fainting.": "انخفاض ضغط الدم، دوخة عند الوقوف، إغماء.",
    "Low blood pressure, fainting.": "انخفاض ضغط الدم، إغماء.",
    "Swelling of face and throat (angioedema), which can close the airway.":
      "تورم الوجه والحلق (وذمة وعائية)، وقد يسد مجرى الهواء.",
    "High potassium, low blood pressure, kidney failure.": "ارتفاع البوتاسيوم، انخفاض ضغط الدم، فشل كلوي.",
    "High potassium, low blood pressure, kidney failure, stroke.":
      "ارتفاع البوتاسيوم، انخفاض ضغط الدم، فشل كلوي، سكتة دماغية.",
    "Dangerously high potassium: weakness, an irregular heartbeat, cardiac arrest.":
      "ارتفاع خطير في البوتاسيوم: ضعف، عدم انتظام ضربات القلب، توقف القلب.",
    "High potassium.": "ارتفاع مستوى البوتاسيوم.",
    "Kidney failure, within days in older people or after vomiting and diarrhea.":
      "فشل كلوي، خلال أيام لدى كبار السن أو بعد القيء والإسهال.",
    "Higher blood pressure and weaker kidneys.": "ضغط دم أعلى وكليتان أضعف.",
    "The diuretic works less; weaker kidneys.": "يقل مفعول مدر البول؛ كليتان أضعف.",
    "Somewhat higher blood pressure.": "ضغط دم أعلى قليلًا.",
    "Lithium poisoning: tremor, unsteady gait, confusion, kidney damage.":
      "تسمم بالليثيوم: رعشة، مشية غير ثابتة، تشوش ذهني، تضرر الكليتين.",
    "The level of lithium changes; poisoning is possible.": "يتغير مستوى الليثيوم؛ والتسمم ممكن.",
    "Less lithium in the blood.": "ليثيوم أقل في الدم.",
    "Confusion, tremor or stiffness, even with a normal level, in a few people.":
      "تشوش ذهني أو رعشة أو تيبس، حتى مع مستوى طبيعي، لدى قلة من الناس.",
    "A very slow heart, heart block, heart failure.": "بطء شديد في القلب، إحصار القلب، قصور القلب.",
    "A very slow heart; with clonidine a sharp rise of blood pressure when clonidine is stopped.":
      "بطء شديد في القلب؛ ومع كلونيدين ارتفاع حاد في ضغط الدم عند إيقاف كلونيدين.",
    "Low blood sugar is felt less: no racing heart, only sweating.":
      "يقل الشعور بانخفاض سكر الدم: لا خفقان في القلب، بل تعرق فقط.",
    "An attack of asthma that the inhaler does not relieve.": "نوبة ربو لا يخففها جهاز الاستنشاق.",
    "High blood pressure with a slow heart; epinephrine helps less in an allergic shock.":
      "ارتفاع ضغط الدم مع بطء القلب؛ ويقل نفع إبينفرين في الصدمة التحسسية.",
    "A slow heart, low blood pressure, dizziness.": "بطء القلب، انخفاض ضغط الدم، دوخة.",
    "Digoxin poisoning: nausea, yellow vision, a slow or irregular heartbeat.":
      "تسمم بديجوكسين: غثيان، رؤية صفراء، بطء ضربات القلب أو عدم انتظامها.",
    "A very slow or irregular heartbeat; with sofosbuvir cardiac arrest has occurred.":
      "بطء شديد في ضربات القلب أو عدم انتظامها؛ ومع سوفوسبوفير حدث توقف للقلب.",
    "An irregular heartbeat.": "عدم انتظام ضربات القلب.",
    "Blood pressure rises again, at times sharply.": "يرتفع ضغط الدم من جديد، وأحيانًا ارتفاعًا حادًا.",
    "High blood pressure, a racing heart, sleeplessness.": "ارتفاع ضغط الدم، خفقان القلب، أرق.",
    "Loss of hearing, kidney damage.": "فقدان السمع، تضرر الكليتين.",
    "Low potassium: weakness, cramps, an irregular heartbeat.":
      "انخفاض البوتاسيوم: ضعف، تقلصات عضلية، عدم انتظام ضربات القلب.",
    "Too much calcium in the blood, at high doses.": "زيادة مفرطة في الكالسيوم في الدم، مع الجرعات العالية.",
    "High blood pressure when lying down, or a very slow heart.":
      "ارتفاع ضغط الدم عند الاستلقاء، أو بطء شديد في القلب.",
    "Liver damage, or far too much bosentan.": "تضرر الكبد، أو كمية مفرطة جدًا من بوسنتان.",
    "Low blood sugar.": "انخفاض سكر الدم.",
    "No added benefit, more nausea.": "لا فائدة إضافية، وغثيان أكثر.",
    "The contraceptive pill may protect less at first.": "قد تقل حماية حبوب منع الحمل في البداية.",
    "The tablet works later or less.": "يتأخر مفعول القرص أو يقل.",
    "The INR may change while you lose weight and eat differently.": "قد يتغير INR أثناء نزول الوزن وتغيّر الأكل.",
    "A third more thyroid hormone gets into the blood with semaglutide tablets.":
      "مع أقراص سيماغلوتايد يصل إلى الدم من هرمون الغدة الدرقية ما يزيد بمقدار الثلث.",
    "Low blood sugar after meals, or a stomach that stands still.": "انخفاض سكر الدم بعد الوجبات، أو توقف حركة المعدة.",
    "High blood pressure, a racing heart, sleeplessness, agitation.": "ارتفاع ضغط الدم، خفقان القلب، أرق، هياج.",
    "Dizziness, confusion, a racing heart.": "دوخة، تشوش ذهني، خفقان القلب.",
    "Restlessness, a racing heart, sleeplessness.": "تململ، خفقان القلب، أرق.",
    "A racing heart, high blood pressure.": "خفقان القلب، ارتفاع ضغط الدم.",
    "Seizures.": "نوبات اختلاج.",
    "Seizures, uncommon at the usual dose.": "نوبات اختلاج، غير شائعة بالجرعة المعتادة.",
    "More of the antidepressant in the blood; seizures, uncommon at the usual dose.":
      "زيادة مضاد الاكتئاب في الدم؛ ونوبات اختلاج، غير شائعة بالجرعة المعتادة.",
    "Seizures when heavy drinking is stopped at once; alcohol is tolerated less.":
      "نوبات اختلاج عند التوقف المفاجئ عن الإفراط في الشرب؛ ويقل تحمّل الكحول.",
    "Codeine gives no relief; tamoxifen may protect less against cancer.":
      "لا يسكّن كودايين الألم؛ وقد تقل حماية تاموكسيفين من السرطان.",
    "Restlessness, tremor, confusion.": "تململ، رعشة، تشوش ذهني.",
    "With nicotine patches higher blood pressure; with digoxin less of it in the blood.":
      "مع لصقات النيكوتين ضغط دم أعلى؛ ومع ديجوكسين كمية أقل منه في الدم.",
    "More or less bupropion in the blood than meant.": "بوبروبيون في الدم أكثر أو أقل من المقصود.",
    "Less thyroid hormone gets into the blood.": "تصل كمية أقل من هرمون الغدة الدرقية إلى الدم.",
    "Rejection of a transplant: too little cyclosporine in the blood.":
      "رفض عضو مزروع: كمية قليلة جدًا من سيكلوسبورين في الدم.",
    "A quarter less amiodarone in the blood.": "أميودارون في الدم أقل بمقدار الربع.",
    "Seizures have been reported.": "أُبلغ عن نوبات اختلاج.",
    "The HIV treatment may fail: virus has been found again.":
      "قد يفشل علاج فيروس نقص المناعة البشرية: فقد ظهر الفيروس من جديد.",
    "Less vitamin A, D, E and K gets into the body.": "تصل إلى الجسم كمية أقل من فيتامينات أ ود وهـ وك.",
    "Diarrhea and gas.": "إسهال وغازات.",
    "The contraceptive protects less and bleeding between periods occurs; topiramate harms an unborn child.":
      "تقل حماية وسيلة منع الحمل ويحدث نزيف بين الدورات؛ وتوبيراميت يضر الجنين.",
    "Acid blood and kidney stones.": "حموضة الدم وحصى الكلى.",
    "Too much ammonia in the blood (confusion, vomiting), and a low body temperature.":
      "زيادة مفرطة في الأمونيا في الدم (تشوش ذهني، قيء)، وانخفاض حرارة الجسم.",
    "Drowsiness, dizziness, trouble thinking.": "نعاس، دوخة، صعوبة التفكير.",
    "Low potassium; more topiramate in the blood with hydrochlorothiazide.":
      "انخفاض البوتاسيوم؛ ومع هيدروكلوروثيازيد زيادة توبيراميت في الدم.",
    "Half as much topiramate in the blood.": "نصف كمية توبيراميت في الدم.",
    "Somewhat more metformin, and acid blood with both.": "زيادة طفيفة في ميتفورمين، وحموضة الدم مع كليهما.",
    "Lactic acidosis, if the contrast medium harms the kidneys.": "حماض لبني، إذا أضرت مادة التباين بالكليتين.",
    "Lactic acidosis with much alcohol; low blood sugar without food.":
      "حماض لبني مع شرب الكثير من الكحول؛ وانخفاض سكر الدم من دون طعام.",
    "More metformin in the blood: nausea, rarely lactic acidosis.": "زيادة ميتفورمين في الدم: غثيان، ونادرًا حماض لبني.",
    "Acid blood.": "حموضة الدم.",
    "Low blood sugar is somewhat more likely than with either alone.":
      "انخفاض سكر الدم أكثر احتمالًا بقليل مما هو مع أحدهما وحده.",
    "Fluid in the body, heart failure, low sugar.": "سوائل في الجسم، قصور القلب، انخفاض السكر.",
    "Low blood sugar, with quinolones high sugar as well; severe in older people.":
      "انخفاض سكر الدم، ومع الكينولونات ارتفاع السكر أيضًا؛ شديد لدى كبار السن.",
    "Low blood sugar, severe and lasting in older people.": "انخفاض سكر الدم، شديد وطويل لدى كبار السن.",
    "The tablet works less.": "يقل مفعول القرص.",
    "Severe, long low blood sugar.": "انخفاض شديد وطويل في سكر الدم.",
    "Three times as much of the glitazone.": "ثلاثة أضعاف كمية الغليتازون.",
    "High blood sugar for as long as cortisone is taken.": "ارتفاع سكر الدم ما دام الكورتيزون يُؤخذ.",
    "High blood sugar and weight gain.": "ارتفاع سكر الدم وزيادة الوزن.",
    "Too little fluid: low blood pressure, dizziness, weak kidneys.":
      "نقص السوائل: انخفاض ضغط الدم، دوخة، ضعف الكليتين.",
    "Too little fluid: dizziness on standing up.": "نقص السوائل: دوخة عند الوقوف.",
    "Blood sugar falls or rises.": "ينخفض سكر الدم أو يرتفع.",
    "Flushing.": "احمرار الوجه.",
    "The antibiotic hardly gets into the blood; the infection goes on.":
      "لا يكاد المضاد الحيوي يصل إلى الدم؛ فتستمر العدوى.",
    "Less thyroid hormone gets into the blood: tiredness, weight gain.":
      "تصل كمية أقل من هرمون الغدة الدرقية إلى الدم: تعب، زيادة الوزن.",
    "Somewhat less thyroid hormone gets into the blood.": "تصل كمية أقل قليلًا من هرمون الغدة الدرقية إلى الدم.",
    "The bone medicine does not get into the blood.": "لا يصل دواء العظام إلى الدم.",
    "Irritated gullet and stomach.": "تهيج المريء والمعدة.",
    "Too little of the HIV medicine gets into the blood.":
      "تصل كمية قليلة جدًا من دواء فيروس نقص المناعة البشرية إلى الدم.",
    "Too little atazanavir gets into the blood.": "تصل كمية قليلة جدًا من أتازانافير إلى الدم.",
    "Too little rilpivirine gets into the blood.": "تصل كمية قليلة جدًا من ريلبيفيرين إلى الدم.",
    "The hepatitis treatment may fail.": "قد يفشل علاج التهاب الكبد.",
    "Less of the antibiotic gets into the blood.": "تصل كمية أقل من المضاد الحيوي إلى الدم.",
    "Less iron gets into the blood.": "تصل كمية أقل من الحديد إلى الدم.",
    "Too little of the transplant medicine in the blood.": "كمية قليلة جدًا من دواء زراعة الأعضاء في الدم.",
    "Less of the other medicine gets into the blood.": "تصل كمية أقل من الدواء الآخر إلى الدم.",
    "Leflunomide is washed out of the body.": "يُطرد ليفلونوميد من الجسم.",
    "Less penicillamine gets into the blood.": "تصل كمية أقل من بنيسيلامين إلى الدم.",
    "Stiffness returns: less levodopa gets into the blood.": "يعود التيبس: تصل كمية أقل من ليفودوبا إلى الدم.",
    "A fifth less gabapentin gets into the blood.": "تصل إلى الدم من غابابنتين كمية أقل بمقدار الخُمس.",
    "Less phenytoin gets into the blood: seizures.": "تصل كمية أقل من فينيتوين إلى الدم: نوبات اختلاج.",
    "Ulcers, if a potassium tablet stays in gullet or stomach.": "قرحات، إذا بقي قرص البوتاسيوم في المريء أو المعدة.",
    "They cancel each other out, or more drowsiness.": "يُبطل كل منهما مفعول الآخر، أو يزيد النعاس.",
    "Too much of the transplant medicine: kidney damage, tremor, infections.":
      "كمية زائدة من دواء زراعة الأعضاء: تضرر الكليتين، رعشة، عدوى.",
    "Kidney failure.": "فشل كلوي.",
    "More sirolimus or everolimus in the blood; weaker kidneys.":
      "زيادة سيروليموس أو إيفيروليموس في الدم؛ كليتان أضعف.",
    "Kidney damage.": "تضرر الكليتين.",
    "More of the transplant medicine in the blood.": "زيادة دواء زراعة الأعضاء في الدم.",
    "The bone marrow fails: infections, bleeding, ulcers of the mouth. It can be fatal, even with a weekly dose.":
      "يفشل نخاع العظم: عدوى، نزيف، قرحات في الفم. قد يكون مميتًا، حتى مع جرعة أسبوعية.",
    "Methotrexate poisoning: bone marrow, mouth, kidneys.": "تسمم بميثوتريكسات: نخاع العظم، الفم، الكليتان.",
    "More methotrexate in the blood.": "زيادة ميثوتريكسات في الدم.",
    "Liver damage, low blood counts.": "تضرر الكبد، انخفاض تعداد الدم.",
    "The bone marrow fails: infections, bleeding.": "يفشل نخاع العظم: عدوى، نزيف.",
    "Low blood counts.": "انخفاض تعداد الدم.",
    "The vaccine's germ can make ill.": "قد تسبب جرثومة اللقاح المرض.",
    "Grave infections.": "عدوى خطيرة.",
    "Twice as much tofacitinib.": "كمية مضاعفة من توفاسيتينيب.",
    "A rash in one of five people.": "طفح جلدي لدى واحد من كل خمسة أشخاص.",
    "A grave rash, above all with weak kidneys; more theophylline in the blood.":
      "طفح جلدي خطير، وخاصة مع ضعف الكليتين؛ وزيادة ثيوفيلين في الدم.",
    "The antibiotic stays in the body longer.": "يبقى المضاد الحيوي في الجسم مدة أطول.",
    "Gout returns.": "يعود النقرس.",
    "Raised pressure in the head: headache, loss of vision.": "ارتفاع الضغط داخل الرأس: صداع، فقدان البصر.",
    "Vitamin A poisoning: dry skin, headache, liver damage.": "تسمم بفيتامين أ: جفاف الجلد، صداع، تضرر الكبد.",
    "Progestin-only pills may not protect enough; bones may weaken.":
      "قد لا تكفي حماية حبوب البروجستين وحده؛ وقد تضعف العظام.",
    "Poisoning by fluorouracil.": "تسمم بفلورويوراسيل.",
    "Phenytoin poisoning.": "تسمم بفينيتوين.",
    "Tamoxifen may protect less against the cancer's return.": "قد تقل حماية تاموكسيفين من عودة السرطان.",
    "Tamoxifen may protect less.": "قد تقل حماية تاموكسيفين.",
    "Very low blood pressure and deep drowsiness.": "انخفاض شديد جدًا في ضغط الدم ونعاس عميق.",
    "Low blood pressure, a slow heart, deep drowsiness.": "انخفاض ضغط الدم، بطء القلب، نعاس عميق.",
    "Far too much ramelteon.": "كمية مفرطة جدًا من راميلتيون.",
    "Too much ramelteon: long drowsiness.": "كمية زائدة من راميلتيون: نعاس طويل.",
    "Theophylline poisoning: vomiting, a racing heart, seizures.": "تسمم بثيوفيلين: قيء، خفقان القلب، نوبات اختلاج.",
    "Theophylline works less.": "يقل مفعول ثيوفيلين.",
    "Somewhat more theophylline or the same effects twice.": "زيادة طفيفة في ثيوفيلين أو الآثار نفسها مرتين.",
    "Clozapine poisoning: seizures, collapse, inflamed heart muscle.":
      "تسمم بكلوزابين: نوبات اختلاج، انهيار، التهاب عضلة القلب.",
    "The bone marrow may fail, and clozapine works less.": "قد يفشل نخاع العظم، ويقل مفعول كلوزابين.",
    "Several times as much duloxetine.": "عدة أضعاف كمية دولوكستين.",
    "Drowsiness or, with caffeine, restlessness: more of it in the blood.":
      "نعاس، أو تململ مع الكافيين: كمية أكبر منه في الدم.",
    "Little relief of pain.": "تسكين قليل للألم.",
    "More of it in the blood: drowsiness, stiffness, a fast heart, by kind.":
      "كمية أكبر منه في الدم: نعاس أو تيبس أو تسارع القلب، بحسب نوعه.",
    "A grave rash (Stevens-Johnson syndrome).": "طفح جلدي خطير (متلازمة ستيفنز جونسون).",
    "Half as much lamotrigine: seizures or low mood; and twice as much in the week without the pill.":
      "نصف كمية لاموتريجين: نوبات اختلاج أو هبوط المزاج؛ وكمية مضاعفة في الأسبوع الخالي من حبوب منع الحمل.",
    "Seizures: valproate falls within a day and a larger dose does not help.":
      "نوبات اختلاج: ينخفض فالبروات خلال يوم ولا تنفع جرعة أكبر.",
    "More or less of either in the blood: drowsiness or seizures.":
      "كمية أكبر أو أقل من أي منهما في الدم: نعاس أو نوبات اختلاج.",
    "Phenytoin poisoning: unsteady gait, double vision, drowsiness.":
      "تسمم بفينيتوين: مشية غير ثابتة، ازدواج الرؤية، نعاس.",
    "Phenytoin works less or, at times, more.": "يقل مفعول فينيتوين أو يزيد أحيانًا.",
    "Three times as much of its active product: drowsiness.": "ثلاثة أضعاف ناتجه الفعال: نعاس.",
    "Movements that do not stop (tardive dyskinesia), stiffness, fever.":
      "حركات لا تتوقف (خلل الحركة المتأخر)، تيبس، حمى.",
    "Stiffness and tremor return, and the antipsychotic works less.": "يعود التيبس والرعشة، ويقل مفعول مضاد الذهان.",
    "Dry mouth, constipation, trouble passing urine, confusion in older people.":
      "جفاف الفم، إمساك، صعوبة التبول، تشوش ذهني لدى كبار السن.",
    "They cancel each other out: memory gets worse.": "يُبطل كل منهما مفعول الآخر: تسوء الذاكرة.",
    "Confusion, seeing what is not there, drowsiness.": "تشوش ذهني، رؤية ما ليس موجودًا، نعاس.",
    "Somewhat deeper sleep.": "نوم أعمق قليلًا.",
    "Low blood pressure, and they cancel each other out.": "انخفاض ضغط الدم، ويُبطل كل منهما مفعول الآخر.",
    "Torn tendons, above all of the heel and after 60.": "تمزق الأوتار، وخاصة وتر الكعب وبعد سن 60.",
    "Seizures, rarely.": "نوبات اختلاج، نادرًا.",
    "The penicillin may work less.": "قد يقل مفعول البنسلين.",
    "Kidney damage and loss of hearing.": "تضرر الكليتين وفقدان السمع.",
    "Inflamed pancreas, liver failure, damaged nerves.": "التهاب البنكرياس، فشل الكبد، تضرر الأعصاب.",
    "They take each other's effect away.": "يُذهب كل منهما مفعول الآخر.",
    "Weaker kidneys.": "كليتان أضعف.",
    "Severe low blood sugar.": "انخفاض شديد في سكر الدم.",
    "Flushing with alcohol; less effect with barbiturates.": "احمرار مع الكحول؛ ومفعول أقل مع الباربيتورات.",
    "No loss of protection is shown; vomiting or diarrhea can cause one.":
      "لم يثبت نقص في الحماية؛ وقد يسببه القيء أو الإسهال.",
    "A blood clot: leg, lung, stroke.": "جلطة دموية: في الساق، في الرئة، سكتة دماغية.",
    "Both may protect less.": "قد تقل حماية كليهما.",
    "Tiredness and weight gain: more thyroid hormone is bound.":
      "تعب وزيادة الوزن: يرتبط المزيد من هرمون الغدة الدرقية.",
    "The thyroid works less, or at times more.": "يقل عمل الغدة الدرقية، أو يزيد أحيانًا.",
    "An overactive or underactive thyroid.": "فرط نشاط الغدة الدرقية أو قصورها.",
    "The INR changes with the thyroid.": "يتغير INR مع تغير الغدة الدرقية.",
    "Too much calcium in the blood.": "زيادة مفرطة في الكالسيوم في الدم.",
    // Why.
    "An MAO inhibitor stops the breakdown of noradrenaline, which the other drug releases or imitates.":
      "يوقف مثبط MAO تكسير النورأدرينالين، الذي يطلقه الدواء الآخر أو يحاكيه.",
    "Both raise serotonin, and an MAO inhibitor stops its breakdown.":
      "كلاهما يرفع السيروتونين، ومثبط MAO يوقف تكسيره.",
    "Both raise serotonin and noradrenaline.": "كلاهما يرفع السيروتونين والنورأدرينالين.",
    "An MAO inhibitor strengthens opioids in a way that differs from person to person.":
      "يقوّي مثبط MAO مفعول الأفيونات على نحو يختلف من شخص إلى آخر.",
    "MAO-A breaks these triptans down.": "يكسّر إنزيم MAO-A هذه التريبتانات.",
    "Two inhibitors of the same enzyme.": "مثبطان للإنزيم نفسه.",
    "Procarbazine is itself an MAO inhibitor.": "بروكاربازين نفسه مثبط MAO.",
    "Two MAO inhibitors at once.": "مثبطان لإنزيم MAO في آن واحد.",
    "Carbamazepine is built like a tricyclic antidepressant.":
      "كاربامازيبين يشبه في تركيبه مضادات الاكتئاب ثلاثية الحلقات.",
    "At higher doses they inhibit MAO-A as well.": "بجرعات أعلى تثبّط MAO-A أيضًا.",
    "Linezolid and methylene blue inhibit MAO.": "لينزوليد وأزرق الميثيلين يثبّطان MAO.",
    "MAO inhibitors weaken the body's answer to low sugar.": "تُضعف مثبطات MAO استجابة الجسم لانخفاض السكر.",
    "Both raise serotonin.": "كلاهما يرفع السيروتونين.",
    "Tramadol raises serotonin and lowers the threshold for seizures; CYP2D6 inhibitors keep it from becoming active.":
      "يرفع ترامادول السيروتونين ويخفض عتبة نوبات الاختلاج؛ ومثبطات CYP2D6 تمنع تحوّله إلى شكله الفعال.",
    "Several of them block CYP2D6, which breaks tricyclics down; both raise serotonin.":
      "عدة منها تثبّط CYP2D6 الذي يكسّر الأدوية ثلاثية الحلقات؛ وكلاهما يرفع السيروتونين.",
    "Strong inhibition of CYP2D6, which lasts for weeks after fluoxetine.":
      "تثبيط قوي لإنزيم CYP2D6، ويدوم أسابيع بعد فلوكستين.",
    "Amphetamines release serotonin; some SSRIs slow their breakdown by CYP2D6.":
      "تطلق الأمفيتامينات السيروتونين؛ وبعض مثبطات استرداد السيروتونين الانتقائية تبطئ تكسيرها بإنزيم CYP2D6.",
    "Both raise messengers that speed the body up; combined use has hardly been studied.":
      "كلاهما يرفع نواقل تسرّع الجسم؛ ولم يُدرس استعمالهما معًا إلا قليلًا.",
    "Both raise noradrenaline.": "كلاهما يرفع النورأدرينالين.",
    "Both narrow blood vessels.": "كلاهما يضيّق الأوعية الدموية.",
    "Propranolol slows its breakdown.": "يبطئ بروبرانولول تكسيره.",
    "Not clear.": "غير واضح.",
    "Both delay the heart's electrical recovery (a long QT interval).":
      "كلاهما يؤخر استعادة القلب لشحنته الكهربائية (إطالة فترة QT).",
    "Both delay the heart's electrical recovery (a long QT interval). Macrolides also raise the level of several of them.":
      "كلاهما يؤخر استعادة القلب لشحنته الكهربائية (إطالة فترة QT). والماكروليدات ترفع أيضًا مستوى عدة منها.",
    "More pimozide in the blood, and a longer QT interval.": "زيادة بيموزيد في الدم، وإطالة فترة QT.",
    "They block the breakdown of thioridazine, which prolongs the QT interval with its dose.":
      "تمنع تكسير ثيوريدازين، الذي يطيل فترة QT بقدر جرعته.",
    "They keep the kidneys from clearing dofetilide, or lower potassium.":
      "تمنع الكليتين من التخلص من دوفيتيليد، أو تخفض البوتاسيوم.",
    "Blocked CYP2C19.": "تثبيط CYP2C19.",
    "Loss of potassium and magnesium through the kidneys.": "فقدان البوتاسيوم والمغنيسيوم عن طريق الكليتين.",
    "CYP3A4, which breaks this statin down, is blocked.": "إنزيم CYP3A4، الذي يكسّر هذا الستاتين، مثبَّط.",
    "They raise the level of simvastatin several times over.": "ترفع مستوى سيمفاستاتين عدة أضعاف.",
    "They raise the level of lovastatin several times over.": "ترفع مستوى لوفاستاتين عدة أضعاف.",
    "Slower breakdown of simvastatin.": "تكسير أبطأ لسيمفاستاتين.",
    "Slower breakdown of lovastatin.": "تكسير أبطأ للوفاستاتين.",
    "Grapefruit blocks CYP3A4 in the gut for a day and longer.": "يثبّط الجريب فروت إنزيم CYP3A4 في الأمعاء ليوم وأكثر.",
    "Grapefruit blocks CYP3A4 in the gut.": "يثبّط الجريب فروت إنزيم CYP3A4 في الأمعاء.",
    "Cyclosporine keeps statins out of the liver (OATP1B1).": "يمنع سيكلوسبورين دخول الستاتينات إلى الكبد (OATP1B1).",
    "Gemfibrozil slows the breakdown of statins, and harms muscle itself.":
      "يبطئ جيمفيبروزيل تكسير الستاتينات، ويضر العضلات بنفسه.",
    "Each of them can harm muscle.": "كل منهما قد يضر العضلات.",
    "Blocked transporters of the liver and the gut.": "تثبيط نواقل الكبد والأمعاء.",
    "The antacid binds it.": "يرتبط به مضاد الحموضة.",
    "Red yeast rice contains lovastatin.": "تحتوي خميرة الأرز الأحمر على لوفاستاتين.",
    "Blocked transporters of the liver.": "تثبيط نواقل الكبد.",
    "More simvastatin in the blood, or harm added to harm.": "زيادة سيمفاستاتين في الدم، أو ضرر يضاف إلى ضرر.",
    "CYP3A4, the enzyme that breaks it down, is blocked.": "إنزيم CYP3A4، الذي يكسّره، مثبَّط.",
    "Blocked CYP3A4 and UGT1A1.": "تثبيط CYP3A4 وUGT1A1.",
    "Blocked CYP3A4; verapamil and diltiazem slow the heart themselves.":
      "تثبيط CYP3A4؛ وفيراباميل وديلتيازيم يبطئان القلب بنفسيهما.",
    "CYP3A4 breaks ranolazine down.": "يكسّر CYP3A4 رانولازين.",
    "CYP3A4 breaks lurasidone down.": "يكسّر CYP3A4 لوراسيدون.",
    "Blocked CYP3A4 and P-glycoprotein.": "تثبيط CYP3A4 والبروتين السكري P.",
    "Blocked CYP3A4 or P-glycoprotein.": "تثبيط CYP3A4 أو البروتين السكري P.",
    "Much more of the heart medicine in the blood.": "زيادة كبيرة في دواء القلب في الدم.",
    "The inducer makes the body break it down faster; that takes two weeks to build up and to fade.":
      "يجعل الدواء المحفّز الجسم يكسّره بسرعة أكبر؛ ويستغرق ذلك أسبوعين حتى يكتمل وحتى يزول.",
    "More P-glycoprotein carries digoxin out of the body.": "المزيد من البروتين السكري P يُخرج ديجوكسين من الجسم.",
    "NSAIDs harm the stomach's lining and keep platelets from sticking together.":
      "مضادات الالتهاب غير الستيرويدية تضر بطانة المعدة وتمنع الصفائح الدموية من الالتصاق بعضها ببعض.",
    "Two ways of clotting are blocked at once.": "يتوقف مساران لتخثر الدم في آن واحد.",
    "Two anticoagulants at once.": "مضادان للتخثر في آن واحد.",
    "The breakdown of the anticoagulant is slowed. Miconazole does so even as an oral gel or vaginal cream.":
      "يبطؤ تكسير مضاد التخثر. ويفعل ميكونازول ذلك حتى على شكل جل للفم أو كريم مهبلي.",
    "The antibiotic slows the breakdown of the anticoagulant and takes away gut bacteria that make vitamin K.":
      "يبطئ المضاد الحيوي تكسير مضاد التخثر ويزيل من الأمعاء بكتيريا تصنع فيتامين ك.",
    "The breakdown of the anticoagulant is slowed.": "يبطؤ تكسير مضاد التخثر.",
    "The antibiotic takes away gut bacteria that make vitamin K, and an infection alone changes the INR.":
      "يزيل المضاد الحيوي من الأمعاء بكتيريا تصنع فيتامين ك، والعدوى وحدها تغيّر INR.",
    "It hinders the clotting factors that the anticoagulant works on.":
      "يعيق عوامل التخثر التي يعمل عليها مضاد التخثر.",
    "Thyroid hormone makes the body use up clotting factors faster.":
      "يجعل هرمون الغدة الدرقية الجسم يستهلك عوامل التخثر بسرعة أكبر.",
    "Platelets need serotonin to stick together.": "تحتاج الصفائح الدموية إلى السيروتونين كي يلتصق بعضها ببعض.",
    "Vitamin K is what the anticoagulant works against.": "فيتامين ك هو ما يعمل مضاد التخثر ضده.",
    "Different for each plant, and never studied well.": "يختلف من نبات إلى آخر، ولم يُدرس جيدًا قط.",
    "Fish oil makes platelets less sticky.": "يجعل زيت السمك الصفائح الدموية أقل التصاقًا.",
    "The binder holds it in the gut.": "تحتجزه المادة الرابطة في الأمعاء.",
    "Alcohol slows the breakdown of the anticoagulant for hours, and speeds it up when drunk daily.":
      "يبطئ الكحول تكسير مضاد التخثر لساعات، ويسرّعه عند الشرب اليومي.",
    "Blocked P-glycoprotein or CYP3A4.": "تثبيط البروتين السكري P أو CYP3A4.",
    "Blocked P-glycoprotein.": "تثبيط البروتين السكري P.",
    "Platelets are blocked twice, and NSAIDs harm the stomach's lining.":
      "تُثبَّط الصفائح الدموية مرتين، ومضادات الالتهاب غير الستيرويدية تضر بطانة المعدة.",
    "Platelets are blocked in two ways.": "تُثبَّط الصفائح الدموية بطريقتين.",
    "Both harm the stomach's lining; ibuprofen occupies the place where aspirin works.":
      "كلاهما يضر بطانة المعدة؛ ويشغل إيبوبروفين المكان الذي يعمل فيه الأسبرين.",
    "Added harm to the stomach and kidneys; probenecid keeps ketorolac in the body.":
      "ضرر مضاف على المعدة والكليتين؛ ويُبقي بروبينسيد كيتورولاك في الجسم.",
    "Platelets need serotonin to stick together, and NSAIDs harm the stomach's lining.":
      "تحتاج الصفائح الدموية إلى السيروتونين كي يلتصق بعضها ببعض، ومضادات الالتهاب غير الستيرويدية تضر بطانة المعدة.",
    "Blocked CYP2C19, which makes clopidogrel active.": "تثبيط CYP2C19، الذي يجعل كلوبيدوغريل فعالًا.",
    "Opioids slow the stomach.": "تبطئ الأفيونات المعدة.",
    "Blocked CYP3A4 or CYP2C19.": "تثبيط CYP3A4 أو CYP2C19.",
    "NSAIDs harm the stomach's lining, and cortisone keeps it from healing.":
      "مضادات الالتهاب غير الستيرويدية تضر بطانة المعدة، والكورتيزون يمنعها من الالتئام.",
    "Both harm the stomach's lining.": "كلاهما يضر بطانة المعدة.",
    "It contains a salicylate, like aspirin.": "يحتوي على ساليسيلات، مثل الأسبرين.",
    "Naltrexone blocks the places where opioids work.": "يسد نالتريكسون الأماكن التي تعمل فيها الأفيونات.",
    "Samidorphan blocks the places where opioids work.": "يسد ساميدورفان الأماكن التي تعمل فيها الأفيونات.",
    "Two blockers of the same place.": "دواءان يسدان المكان نفسه.",
    "Both slow the brain and breathing.": "كلاهما يبطئ الدماغ والتنفس.",
    "The partial opioid pushes the full one from its place.": "يزيح الأفيون الجزئي الأفيون الكامل من مكانه.",
    "Both slow bowel and bladder.": "كلاهما يبطئ الأمعاء والمثانة.",
    "Valproate slows its breakdown.": "يبطئ فالبروات تكسيره.",
    "Both help to fall asleep.": "كلاهما يساعد على النوم.",
    "Both lower blood pressure.": "كلاهما يخفض ضغط الدم.",
    "Disulfiram stops the breakdown of alcohol halfway.": "يوقف ديسلفيرام تكسير الكحول في منتصفه.",
    "The breakdown of alcohol may stop halfway.": "قد يتوقف تكسير الكحول في منتصفه.",
    "Alcohol makes the body turn more acetaminophen into a poison.":
      "يجعل الكحول الجسم يحوّل المزيد من باراسيتامول (أسيتامينوفين) إلى مادة سامة.",
    "Both harm the liver; with acitretin a form arises that stays for years.":
      "كلاهما يضر الكبد؛ ومع أسيتريتين تتكوّن صورة تبقى سنوات.",
    "Both widen blood vessels by the same messenger (cGMP).": "كلاهما يوسّع الأوعية الدموية بالناقل نفسه (cGMP).",
    "Both widen blood vessels.": "كلاهما يوسّع الأوعية الدموية.",
    "Two alpha-blockers, one for the bladder and one for blood pressure.":
      "حاصران لمستقبلات ألفا، أحدهما للمثانة والآخر لضغط الدم.",
    "Both slow the breakdown of bradykinin.": "كلاهما يبطئ تكسير البراديكينين.",
    "The same system is blocked twice.": "يُثبَّط الجهاز نفسه مرتين.",
    "Both keep potassium in the body.": "كلاهما يُبقي البوتاسيوم في الجسم.",
    "Three medicines at once take away the kidney's ways of keeping its pressure.":
      "ثلاثة أدوية في آن واحد تسلب الكلية وسائلها للحفاظ على ضغطها.",
    "NSAIDs narrow the kidney's vessels and hold back salt.":
      "مضادات الالتهاب غير الستيرويدية تضيّق أوعية الكلية وتحبس الملح.",
    "NSAIDs hold back salt and water.": "مضادات الالتهاب غير الستيرويدية تحبس الملح والماء.",
    "NSAIDs hold back salt.": "مضادات الالتهاب غير الستيرويدية تحبس الملح.",
    "The kidneys hold lithium back.": "تحبس الكليتان الليثيوم.",
    "The kidneys clear lithium differently.": "تتخلص الكليتان من الليثيوم على نحو مختلف.",
    "The kidneys clear lithium faster.": "تتخلص الكليتان من الليثيوم بسرعة أكبر.",
    "Both slow the heart and weaken its beat.": "كلاهما يبطئ القلب ويُضعف نبضه.",
    "Both slow the heart.": "كلاهما يبطئ القلب.",
    "Beta-blockers hide the body's alarm, non-selective ones also delay recovery.":
      "تُخفي حاصرات بيتا إنذار الجسم، وغير الانتقائية منها تؤخر التعافي أيضًا.",
    "The beta-blocker holds the places where the inhaler works.":
      "يشغل حاصر بيتا الأماكن التي يعمل فيها جهاز الاستنشاق.",
    "Only the vessel-narrowing half of epinephrine is left.": "لا يبقى من إبينفرين إلا نصفه الذي يضيّق الأوعية.",
    "Blocked CYP2D6; up to five times as much metoprolol.": "تثبيط CYP2D6؛ حتى خمسة أضعاف كمية ميتوبرولول.",
    "Blocked P-glycoprotein; up to twice as much digoxin.": "تثبيط البروتين السكري P؛ حتى كمية مضاعفة من ديجوكسين.",
    "Low potassium makes the heart sensitive to digoxin, or its level rises.":
      "يجعل انخفاض البوتاسيوم القلب حساسًا لديجوكسين، أو يرتفع مستواه.",
    "Less gets into the blood, or the body needs more.": "تصل كمية أقل إلى الدم، أو يحتاج الجسم إلى المزيد.",
    "Both slow the heart; amiodarone raises the level of other heart medicines for months.":
      "كلاهما يبطئ القلب؛ ويرفع أميودارون مستوى أدوية القلب الأخرى لأشهر.",
    "Blocked CYP2D6.": "تثبيط CYP2D6.",
    "The antidepressant blocks what clonidine works by.": "يسد مضاد الاكتئاب ما يعمل به كلونيدين.",
    "They narrow blood vessels or hold back salt, against the blood-pressure medicine.":
      "تضيّق الأوعية الدموية أو تحبس الملح، بعكس دواء ضغط الدم.",
    "Both speed up heart and vessels.": "كلاهما يسرّع القلب والأوعية.",
    "Both harm the inner ear.": "كلاهما يضر الأذن الداخلية.",
    "Both lower potassium.": "كلاهما يخفض البوتاسيوم.",
    "Thiazides hold calcium back.": "تحبس الثيازيدات الكالسيوم.",
    "Midodrine narrows blood vessels.": "يضيّق ميدودرين الأوعية الدموية.",
    "They hinder each other's way out of the body.": "يعيق كل منهما خروج الآخر من الجسم.",
    "Both lower sugar, and you eat less.": "كلاهما يخفض السكر، وتقل كمية ما يؤكل.",
    "Both make the pancreas release insulin, and you eat less.":
      "كلاهما يجعل البنكرياس يطلق الإنسولين، وتقل كمية ما يؤكل.",
    "Both work by GLP-1.": "كلاهما يعمل عن طريق GLP-1.",
    "Tirzepatide slows the stomach, most after the first dose.":
      "يبطئ تيرزيباتايد المعدة، وأكثر ما يكون ذلك بعد الجرعة الأولى.",
    "The injection slows the stomach.": "تبطئ الحقنة المعدة.",
    "A slower stomach and less vitamin K in the food.": "معدة أبطأ وفيتامين ك أقل في الطعام.",
    "A slower stomach.": "معدة أبطأ.",
    "Pramlintide slows the stomach.": "يبطئ براملينتايد المعدة.",
    "Opposed effects on the brain, more than either alone on the heart.":
      "آثار متعاكسة في الدماغ، وفي القلب أكثر من أي منهما وحده.",
    "You eat less, and weight loss lowers the need.": "تقل كمية ما يؤكل، ونزول الوزن يقلل الحاجة.",
    "The appetite suppressant narrows blood vessels.": "يضيّق مثبط الشهية الأوعية الدموية.",
    "Both are stimulating.": "كلاهما منبّه.",
    "Both speed up the heart. Thyroid hormone is no means of losing weight.":
      "كلاهما يسرّع القلب. هرمون الغدة الدرقية ليس وسيلة لإنقاص الوزن.",
    "Both lower the threshold for seizures.": "كلاهما يخفض عتبة نوبات الاختلاج.",
    "Both lower the threshold for seizures (diabetes medicines by low sugar); bupropion also slows the breakdown of several of them.":
      "كلاهما يخفض عتبة نوبات الاختلاج (أدوية السكري عن طريق انخفاض السكر)؛ كما يبطئ بوبروبيون تكسير عدة منها.",
    "Bupropion blocks CYP2D6, which breaks several of them down.": "يثبّط بوبروبيون CYP2D6، الذي يكسّر عدة منها.",
    "Both change the threshold for seizures.": "كلاهما يغيّر عتبة نوبات الاختلاج.",
    "Bupropion blocks CYP2D6, which makes them active.": "يثبّط بوبروبيون CYP2D6، الذي يجعلهما فعّالين.",
    "All raise dopamine.": "كلها ترفع الدوبامين.",
    "Added stimulation, or altered transport in the kidney.": "تنبيه مضاف، أو تغيّر النقل في الكلية.",
    "They block or speed up CYP2B6, which breaks bupropion down.": "تثبّط أو تسرّع CYP2B6، الذي يكسّر بوبروبيون.",
    "Orlistat may bind it in the gut.": "قد يرتبط به أورليستات في الأمعاء.",
    "Orlistat keeps fat, and cyclosporine with it, in the gut.":
      "يُبقي أورليستات الدهون، ومعها سيكلوسبورين، في الأمعاء.",
    "Less vitamin K gets into the body.": "تصل كمية أقل من فيتامين ك إلى الجسم.",
    "Amiodarone dissolves in fat, which stays in the gut.": "يذوب أميودارون في الدهون، التي تبقى في الأمعاء.",
    "Less of the medicine may get into the blood.": "قد تصل كمية أقل من الدواء إلى الدم.",
    "Less of the medicine gets into the blood.": "تصل كمية أقل من الدواء إلى الدم.",
    "They stay in the gut with the fat.": "تبقى في الأمعاء مع الدهون.",
    "Both leave food in the gut undigested; they have not been studied together.":
      "كلاهما يترك في الأمعاء طعامًا غير مهضوم؛ ولم يُدرسا معًا.",
    "From 200 mg a day topiramate speeds up the breakdown of the hormones.":
      "بدءًا من 200 ملغ في اليوم يسرّع توبيراميت تكسير الهرمونات.",
    "Topiramate works in the same way.": "يعمل توبيراميت بالطريقة نفسها.",
    "Both slow the brain.": "كلاهما يبطئ الدماغ.",
    "Its breakdown is sped up.": "يتسارع تكسيره.",
    "Less metformin leaves by the kidneys; topiramate lowers bicarbonate.":
      "يخرج ميتفورمين أقل عن طريق الكليتين؛ ويخفض توبيراميت البيكربونات.",
    "Metformin leaves by the kidneys only.": "يخرج ميتفورمين عن طريق الكليتين فقط.",
    "Alcohol keeps the liver from clearing lactate.": "يمنع الكحول الكبد من التخلص من اللاكتات.",
    "They block the transporters by which the kidneys clear metformin.":
      "تسد النواقل التي تتخلص بها الكليتان من ميتفورمين.",
    "Both can make the blood acid.": "كلاهما قد يجعل الدم حمضيًا.",
    "Both lower sugar.": "كلاهما يخفض السكر.",
    "Both lower sugar; the sulfonylurea does so whether you eat or not.":
      "كلاهما يخفض السكر؛ والسلفونيل يوريا تفعل ذلك مع الأكل أو من دونه.",
    "Both hold back salt and water.": "كلاهما يحبس الملح والماء.",
    "Quinolones make the pancreas release insulin; alcohol keeps the liver from making sugar.":
      "تجعل الكينولونات البنكرياس يطلق الإنسولين؛ ويمنع الكحول الكبد من صنع السكر.",
    "The breakdown of the sulfonylurea is slowed (CYP2C9).": "يبطؤ تكسير السلفونيل يوريا (CYP2C9).",
    "Colesevelam binds it.": "يرتبط به كوليسيفيلام.",
    "Blocked CYP2C8; eight times as much repaglinide.": "تثبيط CYP2C8؛ ثمانية أضعاف كمية ريباغلينيد.",
    "Blocked CYP2C8 or transport into the liver.": "تثبيط CYP2C8 أو النقل إلى الكبد.",
    "Blocked CYP2C8 or CYP3A4.": "تثبيط CYP2C8 أو CYP3A4.",
    "Blocked CYP2C8.": "تثبيط CYP2C8.",
    "Cortisone works against insulin.": "يعمل الكورتيزون ضد الإنسولين.",
    "These antipsychotics raise appetite and work against insulin.": "ترفع أدوية الذهان هذه الشهية وتعمل ضد الإنسولين.",
    "Both make you pass more water.": "كلاهما يزيد إدرار البول.",
    "They change how the body answers to insulin.": "تغيّر استجابة الجسم للإنسولين.",
    "The breakdown of alcohol stops halfway.": "يتوقف تكسير الكحول في منتصفه.",
    "They bind to each other in the gut.": "يرتبط كل منهما بالآخر في الأمعاء.",
    "It needs an acid stomach to dissolve.": "يحتاج إلى معدة حمضية كي يذوب.",
    "Both harm the lining.": "كلاهما يضر البطانة.",
    "Iron needs acid, and competes with other minerals.": "يحتاج الحديد إلى الحمض، ويتنافس مع معادن أخرى.",
    "The stomach empties more slowly.": "تفرغ المعدة ببطء أكبر.",
    "Opposed effects on dopamine or on the stomach.": "آثار متعاكسة على الدوبامين أو على المعدة.",
    "Both harm the kidneys in the same way.": "كلاهما يضر الكليتين بالطريقة نفسها.",
    "Both harm the kidneys.": "كلاهما يضر الكليتين.",
    "More is taken in, or less is broken down.": "يُمتص المزيد، أو يُكسّر أقل.",
    "Both block folate, and the kidneys clear methotrexate less.":
      "كلاهما يثبّط الفولات، ويقل تخلص الكليتين من ميثوتريكسات.",
    "The kidneys clear methotrexate less.": "يقل تخلص الكليتين من ميثوتريكسات.",
    "Both harm liver and marrow.": "كلاهما يضر الكبد والنخاع.",
    "Both harm the liver.": "كلاهما يضر الكبد.",
    "Leflunomide turns into teriflunomide.": "يتحول ليفلونوميد إلى تيريفلونوميد.",
    "Blocked xanthine oxidase, which breaks thiopurines down.": "تثبيط زانثين أوكسيداز، الذي يكسّر الثيوبيورينات.",
    "Slower breakdown, or harm added to harm.": "تكسير أبطأ، أو ضرر يضاف إلى ضرر.",
    "The immune system cannot hold it back.": "لا يستطيع الجهاز المناعي صدّها.",
    "From about 20 mg of prednisone a day for two weeks the immune system is held down.":
      "بدءًا من نحو 20 ملغ من بريدنيزون في اليوم لمدة أسبوعين يكون الجهاز المناعي مكبوحًا.",
    "The immune system is held down twice.": "يُكبح الجهاز المناعي مرتين.",
    "Blocked CYP3A4 and CYP2C19.": "تثبيط CYP3A4 وCYP2C19.",
    "Not clear; slower breakdown.": "غير واضح؛ تكسير أبطأ.",
    "The kidneys clear it less.": "يقل تخلص الكليتين منه.",
    "Aspirin stops what probenecid does in the kidneys.": "يوقف الأسبرين ما يفعله بروبينسيد في الكليتين.",
    "Both can do so.": "كلاهما قد يسبب ذلك.",
    "Retinoids are made from vitamin A.": "تُصنع الرتينويدات من فيتامين أ.",
    "Capecitabine turns into fluorouracil.": "يتحول كابيسيتابين إلى فلورويوراسيل.",
    "Blocked CYP2C9.": "تثبيط CYP2C9.",
    "Blocked CYP2D6, which makes tamoxifen active.": "تثبيط CYP2D6، الذي يجعل تاموكسيفين فعالًا.",
    "Blocked CYP2D6, or an estrogen against an anti-estrogen.": "تثبيط CYP2D6، أو إستروجين ضد مضاد الإستروجين.",
    "CYP1A2, which breaks it down, is blocked. Ten to thirty times as much tizanidine.":
      "إنزيم CYP1A2، الذي يكسّره، مثبَّط. عشرة إلى ثلاثين ضعف كمية تيزانيدين.",
    "CYP1A2, which breaks it down, is blocked.": "إنزيم CYP1A2، الذي يكسّره، مثبَّط.",
    "Its breakdown (CYP1A2, CYP3A4) is blocked.": "تكسيره (CYP1A2 وCYP3A4) مثبَّط.",
    "A shared way of breakdown.": "مسار تكسير مشترك.",
    "Both can harm the marrow.": "كلاهما قد يضر النخاع.",
    "Blocked CYP2D6, which makes codeine and tramadol active.": "تثبيط CYP2D6، الذي يجعل كودايين وترامادول فعّالين.",
    "CYP2D6, which breaks it down, is blocked.": "إنزيم CYP2D6، الذي يكسّره، مثبَّط.",
    "CYP2D6 and CYP3A4 break eliglustat down.": "يكسّر CYP2D6 وCYP3A4 إليغلوستات.",
    "Valproate doubles the level of lamotrigine.": "يضاعف فالبروات مستوى لاموتريجين.",
    "Estrogen speeds up its breakdown.": "يسرّع الإستروجين تكسيره.",
    "Carbapenems stop its recycling in the liver.": "توقف الكاربابينيمات إعادة تدويره في الكبد.",
    "They hinder or speed up each other's breakdown, or displace each other from protein.":
      "يعيق كل منهما تكسير الآخر أو يسرّعه، أو يزيح كل منهما الآخر عن البروتين.",
    "Blocked CYP2C9 or CYP2C19.": "تثبيط CYP2C9 أو CYP2C19.",
    "Altered breakdown.": "تغيّر التكسير.",
    "Both block dopamine.": "كلاهما يحصر الدوبامين.",
    "Opposed effects on dopamine.": "آثار متعاكسة على الدوبامين.",
    "Both block acetylcholine.": "كلاهما يحصر الأسيتيل كولين.",
    "Opposed effects on acetylcholine.": "آثار متعاكسة على الأسيتيل كولين.",
    "Added effects.": "آثار تضاف بعضها إلى بعض.",
    "Both weaken tendons.": "كلاهما يُضعف الأوتار.",
    "Tetracyclines stop bacteria from growing, and penicillins kill only growing ones.":
      "تمنع التتراسيكلينات البكتيريا من النمو، ولا تقتل البنسلينات إلا النامية منها.",
    "More didanosine in the blood or in the cells.": "زيادة ديدانوسين في الدم أو في الخلايا.",
    "Both need the same enzyme to become active.": "كلاهما يحتاج إلى الإنزيم نفسه ليصبح فعالًا.",
    "Both harm the bone marrow.": "كلاهما يضر نخاع العظم.",
    "Both harm the kidneys, or more tenofovir is in the blood.": "كلاهما يضر الكليتين، أو يزيد تينوفوفير في الدم.",
    "They make insulin last longer.": "تطيل مدة مفعول الإنسولين.",
    "None is known for antibiotics other than rifampin and its kin.":
      "لا يُعرف شيء من ذلك للمضادات الحيوية غير ريفامبيسين وما هو من نوعه.",
    "Both favor clots.": "كلاهما يشجع الجلطات.",
    "Ulipristal blocks the place where the hormones work.": "يسد أوليبريستال المكان الذي تعمل فيه الهرمونات.",
    "Estrogen tablets raise the protein that carries it.": "ترفع أقراص الإستروجين البروتين الذي يحمله.",
    "Amiodarone contains iodine; lithium slows the release of hormone.":
      "يحتوي أميودارون على اليود؛ والليثيوم يبطئ إطلاق الهرمون.",
    "Both bring much iodine.": "كلاهما يُدخل كثيرًا من اليود.",
    "An overactive thyroid uses up clotting factors.": "فرط نشاط الغدة الدرقية يستهلك عوامل التخثر.",
    "Calcitriol is the active form of vitamin D.": "كالسيتريول هو الشكل الفعال من فيتامين د.",
    // What to do.
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. A phentermine label sets the same 14 days.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر. تحدد نشرة فينترمين مدة 14 يومًا نفسها.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. After fluoxetine, five weeks have to pass.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر. بعد فلوكستين يجب أن تمر خمسة أسابيع.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. For pain and cough there are others that are safer with it.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر. للألم والسعال أدوية أخرى أكثر أمانًا معه.",
    "Use only where a prescriber has planned it; labels advise against opioids within 14 days of an MAO inhibitor.":
      "لا تستعملهما إلا إذا خطط طبيب لذلك؛ وتنصح النشرات بعدم استعمال الأفيونات بفاصل أقل من 14 يومًا عن مثبط MAO.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. Other triptans are broken down by another way.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر. تريبتانات أخرى تُكسَّر بطريق آخر.",
    "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine. This goes for naltrexone-bupropion (Contrave) as well.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما. اطلب من طبيبك دواءً آخر. ينطبق هذا أيضًا على نالتريكسون مع بوبروبيون (Contrave).",
    "Do not take them together, nor within 14 days of each other.":
      "لا تتناولهما معًا، ولا بفاصل أقل من 14 يومًا بينهما.",
    "Do not take two of them; two weeks have to lie between.": "لا تتناول اثنين منها؛ يجب أن يفصل بينهما أسبوعان.",
    "Do not take them together. In an allergic emergency epinephrine is still given; say that you take an MAO inhibitor.":
      "لا تتناولهما معًا. في حالة تحسس طارئة يُعطى إبينفرين مع ذلك؛ قل إنك تتناول مثبط MAO.",
    "Use only where a prescriber has planned it. Fever, agitation or a severe headache are an emergency.":
      "لا تستعملهما إلا إذا خطط طبيب لذلك. الحمى أو الهياج أو الصداع الشديد حالة طارئة.",
    "Avoid. If nothing else will do, the antidepressant is stopped and you are watched for two weeks (five with fluoxetine).":
      "تجنّبه. إذا لم ينفع شيء آخر يُوقف مضاد الاكتئاب وتبقى تحت المراقبة أسبوعين (خمسة مع فلوكستين).",
    "Avoid decongestants; stimulants and appetite suppressants only with blood pressure watched.":
      "تجنّب مزيلات الاحتقان؛ والمنبهات ومثبطات الشهية فقط مع مراقبة ضغط الدم.",
    "Measure your sugar more often; the dose may have to be lowered.": "قِس السكر أكثر؛ وقد يلزم خفض الجرعة.",
    "Two of these are rarely meant to be taken together except while one replaces the other. Ask your prescriber. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "نادرًا ما يُقصد تناول اثنين من هذه معًا إلا أثناء استبدال أحدهما بالآخر. اسأل طبيبك. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Many people take both without harm. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "كثير من الناس يتناولون كليهما من دون ضرر. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Avoid where another pain medicine will do. Ask your prescriber before the first dose.":
      "تجنّبهما حيث يكفي مسكن ألم آخر. اسأل طبيبك قبل الجرعة الأولى.",
    "Use only where a prescriber has planned it. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "لا تستعملهما إلا إذا خطط طبيب لذلك. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "May be taken together if your prescriber knows of both. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "يمكن تناولهما معًا إذا كان طبيبك على علم بكليهما. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Do not take the supplement with an antidepressant.": "لا تتناول المكمّل مع مضاد اكتئاب.",
    "Tell your prescriber. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "أخبر طبيبك. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Needs a lower dose of the tricyclic and measured levels. Do not start either without your prescriber.":
      "يلزم خفض جرعة الدواء ثلاثي الحلقات وقياس المستويات. لا تبدأ أيًا منهما من دون طبيبك.",
    "Avoid, or a much lower dose with measured levels.": "تجنّبه، أو جرعة أقل بكثير مع قياس المستويات.",
    "Often given together on purpose, with a low dose at first. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "كثيرًا ما يُعطيان معًا عن قصد، بجرعة منخفضة في البداية. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Take both only if your prescriber knows of both. Have pulse and blood pressure checked.":
      "لا تتناول كليهما إلا إذا كان طبيبك على علم بكليهما. اطلب فحص النبض وضغط الدم.",
    "Have blood pressure and pulse checked before and after a change of dose.":
      "اطلب فحص ضغط الدم والنبض قبل تغيير الجرعة وبعده.",
    "Leave 24 hours between them.": "اترك 24 ساعة بينهما.",
    "No more than 5 mg of rizatriptan at a time, 15 mg in a day.":
      "لا أكثر من 5 ملغ من ريزاتريبتان في المرة الواحدة، و15 ملغ في اليوم.",
    "A short course is usual. Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.":
      "المعتاد علاج قصير. الارتجاف والتعرق وتسارع القلب والتململ أو انتفاض العضلات علامات يجب أن يراها طبيب فورًا.",
    "Do not take them together. Ask your prescriber today what to take instead; do not stop a heart medicine on your own.":
      "لا تتناولهما معًا. اسأل طبيبك اليوم عما تتناوله بدلًا من ذلك؛ ولا توقف دواءً للقلب من تلقاء نفسك.",
    "Avoid where another medicine will do. An ECG and potassium and magnesium in the blood are checked first. Fainting or a racing heart is an emergency.":
      "تجنّبهما حيث يكفي دواء آخر. يُفحص أولًا تخطيط القلب والبوتاسيوم والمغنيسيوم في الدم. الإغماء أو خفقان القلب حالة طارئة.",
    "Ask whether one of them can be replaced, above all with heart disease, low potassium or age over 65. An ECG and potassium and magnesium in the blood are checked first. Fainting or a racing heart is an emergency.":
      "اسأل هل يمكن استبدال أحدهما، وخاصة مع مرض في القلب أو انخفاض البوتاسيوم أو عمر فوق 65. يُفحص أولًا تخطيط القلب والبوتاسيوم والمغنيسيوم في الدم. الإغماء أو خفقان القلب حالة طارئة.",
    "Do not take them together. Ask for another antibiotic.": "لا تتناولهما معًا. اطلب مضادًا حيويًا آخر.",
    "Do not take them together.": "لا تتناولهما معًا.",
    "Do not take them together. Ask for another medicine against nausea.":
      "لا تتناولهما معًا. اطلب دواءً آخر ضد الغثيان.",
    "No more than 20 mg of citalopram a day. Pantoprazole disturbs less.":
      "لا أكثر من 20 ملغ من سيتالوبرام في اليوم. بانتوبرازول أقل تأثيرًا.",
    "Have potassium and magnesium checked and put right.": "اطلب فحص البوتاسيوم والمغنيسيوم وتصحيحهما.",
    "Never take more than the label allows (8 mg a day without prescription).":
      "لا تتناول أبدًا أكثر مما تسمح به النشرة (8 ملغ في اليوم من دون وصفة).",
    "Do not take them together. The statin is paused for a short course, or another statin is chosen.":
      "لا تتناولهما معًا. يُوقف الستاتين مؤقتًا في العلاج القصير، أو يُختار ستاتين آخر.",
    "Do not take them together. Ask for another statin.": "لا تتناولهما معًا. اطلب ستاتينًا آخر.",
    "Avoid gemfibrozil and cyclosporine with it; with danazol no more than 20 mg a day.":
      "تجنّب جيمفيبروزيل وسيكلوسبورين معه؛ ومع دانازول لا أكثر من 20 ملغ في اليوم.",
    "No more than 10 mg of simvastatin or 20 mg of lovastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا أكثر من 10 ملغ من سيمفاستاتين أو 20 ملغ من لوفاستاتين في اليوم. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "No more than 20 mg of simvastatin a day (40 mg with ticagrelor). Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا أكثر من 20 ملغ من سيمفاستاتين في اليوم (40 ملغ مع تيكاغريلور). أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "No more than 40 mg of lovastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا أكثر من 40 ملغ من لوفاستاتين في اليوم. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "No grapefruit with this statin. Pravastatin and rosuvastatin do not mind it.":
      "لا جريب فروت مع هذا الستاتين. لا يتأثر به برافاستاتين وروسوفاستاتين.",
    "A glass now and then does no harm; no more than about a liter a day.":
      "كأس من حين إلى آخر لا تضر؛ ولا أكثر من نحو لتر في اليوم.",
    "The lowest dose that will do, 20 mg a day at the most with several of them. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "أقل جرعة تكفي، ومع عدة منها 20 ملغ في اليوم على الأكثر. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "Usually taken together with a moderate dose. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "يُؤخذان معًا عادةً بجرعة متوسطة. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "Avoid atorvastatin and pitavastatin; rosuvastatin 5 mg, pravastatin and fluvastatin 20 mg a day at the most.":
      "تجنّب أتورفاستاتين وبيتافاستاتين؛ روسوفاستاتين 5 ملغ، وبرافاستاتين وفلوفاستاتين 20 ملغ في اليوم على الأكثر.",
    "Avoid. Where a fibrate is needed, fenofibrate is the safer one.":
      "تجنّبه. وحيث يلزم فيبرات فإن فينوفيبرات هو الأكثر أمانًا.",
    "Taken together only where your prescriber sees a reason for both. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا يُؤخذان معًا إلا إذا رأى طبيبك سببًا لكليهما. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "The statin is usually paused for as long as daptomycin is given.": "يُوقف الستاتين عادةً ما دام دابتوميسين يُعطى.",
    "No more than 10 mg of rosuvastatin a day; not with ledipasvir. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا أكثر من 10 ملغ من روسوفاستاتين في اليوم؛ وليس مع ليديباسفير. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "Take the antacid two hours after it.": "تناول مضاد الحموضة بعده بساعتين.",
    "Do not take the supplement with a statin.": "لا تتناول المكمّل مع ستاتين.",
    "Not with atorvastatin, lovastatin or simvastatin; others at a low dose.":
      "ليس مع أتورفاستاتين أو لوفاستاتين أو سيمفاستاتين؛ والستاتينات الأخرى بجرعة منخفضة.",
    "No more than 20 mg of simvastatin a day. Tell your prescriber at once of muscle pain, weakness or dark urine.":
      "لا أكثر من 20 ملغ من سيمفاستاتين في اليوم. أخبر طبيبك فورًا بأي ألم أو ضعف في العضلات أو بول داكن.",
    "Do not take them together. Ask for another migraine medicine.": "لا تتناولهما معًا. اطلب دواءً آخر للشقيقة.",
    "Ask your prescriber before you take both.": "اسأل طبيبك قبل أن تتناول كليهما.",
    "The inhibitor is stopped a week before irinotecan.": "يُوقف الدواء المثبّط قبل إيرينوتيكان بأسبوع.",
    "Do not take them together. Ask for another sleep medicine.": "لا تتناولهما معًا. اطلب دواءً آخر للنوم.",
    "Tell everyone who is about to sedate you. With HIV protease inhibitors midazolam by mouth is ruled out.":
      "أخبر كل من سيعطيك مهدئًا. مع مثبطات بروتياز فيروس نقص المناعة البشرية يُستبعد ميدازولام عن طريق الفم.",
    "Needs half the dose or another medicine.": "يلزم نصف الجرعة أو دواء آخر.",
    "A lower dose; do not drive until you know how it works on you.": "جرعة أقل؛ ولا تقُد السيارة حتى تعرف تأثيره فيك.",
    "A lower dose of eplerenone, and potassium checked within a week; no grapefruit with finerenone.":
      "جرعة أقل من إبليرينون، وفحص البوتاسيوم خلال أسبوع؛ ولا جريب فروت مع فينيرينون.",
    "Avoid. Ask for another blood-pressure medicine.": "تجنّبه. اطلب دواءً آخر لضغط الدم.",
    "No more than 500 mg of ranolazine twice a day.": "لا أكثر من 500 ملغ من رانولازين مرتين في اليوم.",
    "A sixth of the quetiapine dose while the inhibitor is taken.": "سُدس جرعة كويتيابين ما دام الدواء المثبّط يُؤخذ.",
    "Half the dose of the antipsychotic while the inhibitor is taken.":
      "نصف جرعة مضاد الذهان ما دام الدواء المثبّط يُؤخذ.",
    "Measure your blood pressure; the dose may have to be lowered. Older people have had falls and kidney injury with clarithromycin.":
      "قِس ضغط الدم؛ وقد يلزم خفض الجرعة. حدث لكبار السن سقوط وتضرر في الكلى مع كلاريثروميسين.",
    "No grapefruit. Measure your blood pressure.": "لا جريب فروت. قِس ضغط الدم.",
    "Much lower doses, days apart (25 mg of sildenafil in 48 hours with ritonavir); avanafil not at all.":
      "جرعات أقل بكثير تفصل بينها أيام (25 ملغ من سيلدينافيل في 48 ساعة مع ريتونافير)؛ وأفانافيل ممنوع تمامًا.",
    "Avoid; ask your prescriber for an alternative.": "تجنّبه؛ اطلب من طبيبك بديلًا.",
    "A lower dose and close watching, also after the inhibitor is stopped. Keep naloxone at hand.":
      "جرعة أقل ومراقبة دقيقة، وبعد إيقاف الدواء المثبّط أيضًا. احتفظ بنالوكسون في متناول اليد.",
    "Tell your prescriber; the dose may have to be lowered.": "أخبر طبيبك؛ وقد يلزم خفض الجرعة.",
    "Ruled out with weak kidneys or a weak liver; otherwise a much lower dose. Ask before the next tablet.":
      "مستبعد مع ضعف الكليتين أو ضعف الكبد؛ وإلا فجرعة أقل بكثير. اسأل قبل القرص التالي.",
    "A lower dose of colchicine.": "جرعة أقل من كولشيسين.",
    "Ask for beclomethasone in place of fluticasone or budesonide.":
      "اطلب بيكلوميتازون بدلًا من فلوتيكازون أو بوديسونيد.",
    "Not recommended together. Formoterol is an alternative.": "لا يُنصح بهما معًا. فورموتيرول بديل.",
    "Avoid, or a lower dose; your oncologist decides.": "تجنّبه، أو جرعة أقل؛ والقرار لطبيب الأورام.",
    "Do not take them together while the dose is being raised; afterwards at a lower dose only.":
      "لا تتناولهما معًا أثناء زيادة الجرعة؛ وبعد ذلك بجرعة أقل فقط.",
    "Not recommended together.": "لا يُنصح بهما معًا.",
    "Leave 72 hours between them, or take another triptan.": "اترك 72 ساعة بينهما، أو تناول تريبتانًا آخر.",
    "Needs measured levels and often a lower dose. Ask for another antibiotic than a macrolide.":
      "يلزم قياس المستويات، وكثيرًا ما تلزم جرعة أقل. اطلب مضادًا حيويًا آخر غير الماكروليد.",
    "A low dose at first. No large amounts of grapefruit.": "جرعة منخفضة في البداية. لا كميات كبيرة من الجريب فروت.",
    "2.5 mg of saxagliptin a day.": "2.5 ملغ من ساكساغليبتين في اليوم.",
    "The lower dose of the bladder medicine.": "الجرعة الأقل من دواء المثانة.",
    "Do not take them together. With Paxlovid, ask for another treatment of COVID-19.":
      "لا تتناولهما معًا. مع Paxlovid اطلب علاجًا آخر لكوفيد-19.",
    "A lower dose of zolpidem.": "جرعة أقل من زولبيديم.",
    "No change needed.": "لا يلزم أي تغيير.",
    "Use a condom or a copper or hormone coil as well, during and for 28 days after.":
      "استعمل أيضًا الواقي الذكري أو لولبًا نحاسيًا أو هرمونيًا، أثناء العلاج ولمدة 28 يومًا بعده.",
    "Avoid. Ask your prescriber for another blood thinner or another epilepsy medicine.":
      "تجنّبه. اطلب من طبيبك مضاد تخثر آخر أو دواءً آخر للصرع.",
    "Check the INR more often from the first day until weeks after the last one.":
      "افحص INR أكثر، من اليوم الأول وحتى أسابيع بعد الأخير.",
    "Avoid; if there is no way around it, levels are measured and the dose raised.":
      "تجنّبه؛ وإن لم يكن منه بد تُقاس المستويات وتُرفع الجرعة.",
    "Avoid from two weeks before until the end of treatment.": "تجنّبه من أسبوعين قبل العلاج وحتى نهايته.",
    "Measure your blood pressure; another medicine may be needed.": "قِس ضغط الدم؛ وقد يلزم دواء آخر.",
    "The dose may have to be raised, and lowered again afterwards.": "قد يلزم رفع الجرعة، ثم خفضها بعد ذلك.",
    "Needs a prescriber's plan, above all for the end of the inducer.":
      "يلزم خطة من الطبيب، وخاصة لوقت انتهاء الدواء المحفّز.",
    "Dolutegravir twice a day with rifampin, carbamazepine or efavirenz; otherwise avoid.":
      "دولوتغرافير مرتين في اليوم مع ريفامبيسين أو كاربامازيبين أو إيفافيرينز؛ وإلا فتجنّبه.",
    "Needs up to five times the dose, and the old one again within two weeks after the inducer.":
      "يلزم حتى خمسة أضعاف الجرعة، ثم العودة إلى الجرعة القديمة خلال أسبوعين بعد الدواء المحفّز.",
    "The dose may have to be raised, twice as high for aripiprazole.":
      "قد يلزم رفع الجرعة، إلى الضعفين مع أريبيبرازول.",
    "Avoid; your oncologist decides.": "تجنّبه؛ والقرار لطبيب الأورام.",
    "Stop St. John's wort two weeks before; ask for another epilepsy medicine.":
      "أوقف نبتة سانت جون قبل ذلك بأسبوعين؛ واطلب دواءً آخر للصرع.",
    "Avoid; ask for an alternative.": "تجنّبه؛ اطلب بديلًا.",
    "Ask for another antibiotic, or doxycycline twice a day.": "اطلب مضادًا حيويًا آخر، أو دوكسيسيكلين مرتين في اليوم.",
    "Have TSH checked six weeks after the start and the end of the inducer.":
      "اطلب فحص TSH بعد ستة أسابيع من بدء الدواء المحفّز ومن انتهائه.",
    "Measure more often; the dose may have to be raised for a while.": "قِس أكثر؛ وقد يلزم رفع الجرعة لفترة.",
    "A usual combination with a dose of its own. Never start or stop one of them without your prescriber.":
      "مزيج معتاد له جرعته الخاصة. لا تبدأ أيًا منهما ولا توقفه أبدًا من دون طبيبك.",
    "No St. John's wort; with rifampin the level is measured.": "لا نبتة سانت جون؛ ومع ريفامبيسين يُقاس المستوى.",
    "Have cholesterol checked; another statin may do better.": "اطلب فحص الكوليسترول؛ وقد يكون ستاتين آخر أفضل.",
    "Ask your prescriber about the dose.": "اسأل طبيبك عن الجرعة.",
    "Take acetaminophen for pain instead. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "تناول باراسيتامول (أسيتامينوفين) للألم بدلًا من ذلك. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Only where a prescriber has planned both and for how long. No aspirin for pain. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "فقط إذا خطط طبيب لكليهما ولمدتهما. لا أسبرين للألم. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Both only for the days of a planned change from one to the other. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "كلاهما فقط في أيام انتقال مخطط له من أحدهما إلى الآخر. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Both only for a planned change. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "كلاهما فقط لانتقال مخطط له. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Avoid, or a lower dose of the anticoagulant from the start. Have the INR checked within three to five days of the start, of a change of dose and of the end. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "تجنّبه، أو جرعة أقل من مضاد التخثر منذ البدء. اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Have the INR checked within three to five days of the start, of a change of dose and of the end. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "It is still the safest pain medicine with the anticoagulant. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "هو مع ذلك أكثر مسكنات الألم أمانًا مع مضاد التخثر. اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء.",
    "Fine with a settled dose. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "لا بأس به مع جرعة مستقرة. اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء.",
    "Often taken together; know the signs. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "كثيرًا ما يُؤخذان معًا؛ اعرف العلامات. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "No supplement with vitamin K unless your clinic gives it. Eat about the same amount of greens each week.":
      "لا مكمّل فيه فيتامين ك إلا إذا أعطته لك عيادتك. كُل الكمية نفسها تقريبًا من الخضار الورقية كل أسبوع.",
    "Tell your clinic of every supplement. Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "أخبر عيادتك بكل مكمّل. اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء.",
    "Up to 3 g a day did not change the INR in studies.": "حتى 3 غ في اليوم لم تغيّر INR في الدراسات.",
    "Take the anticoagulant an hour before or four to six hours after the binder.":
      "تناول مضاد التخثر قبل المادة الرابطة بساعة أو بعدها بأربع إلى ست ساعات.",
    "Have the INR checked within three to five days of the start, of a change of dose and of the end.":
      "اطلب فحص INR خلال ثلاثة إلى خمسة أيام من البدء ومن تغيير الجرعة ومن الانتهاء.",
    "One drink now and then is no harm; no binge.": "مشروب كحولي واحد من حين إلى آخر لا يضر؛ ولا إفراط في الشرب.",
    "Avoid; half the dose of apixaban may be an alternative. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "تجنّبه؛ وقد يكون نصف جرعة أبيكسابان بديلًا. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Ask your prescriber whether the dose is right for your kidneys. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "اسأل طبيبك هل الجرعة مناسبة لكليتيك. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "A lower dose, and none with weak kidneys. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "جرعة أقل، ولا شيء منه مع ضعف الكليتين. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Often prescribed together after a stent; never add aspirin on your own. With ticagrelor no more than 100 mg of aspirin a day. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "كثيرًا ما يوصفان معًا بعد تركيب دعامة؛ لا تضف الأسبرين أبدًا من تلقاء نفسك. مع تيكاغريلور لا أكثر من 100 ملغ من الأسبرين في اليوم. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Take aspirin at least 30 minutes before ibuprofen or 8 hours after it, or acetaminophen for pain.":
      "تناول الأسبرين قبل إيبوبروفين بـ 30 دقيقة على الأقل أو بعده بـ 8 ساعات، أو باراسيتامول (أسيتامينوفين) للألم.",
    "Take acetaminophen where it will do; for longer use ask about a stomach protector. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "تناول باراسيتامول (أسيتامينوفين) حيث يكفي؛ وللاستعمال الأطول اسأل عن واقٍ للمعدة. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Low-dose aspirin may go on; know the signs. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "يمكن الاستمرار في الأسبرين بجرعة منخفضة؛ اعرف العلامات. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "Ask for pantoprazole or famotidine instead.": "اطلب بانتوبرازول أو فاموتيدين بدلًا منه.",
    "Ask your prescriber whether an alternative will do.": "اسأل طبيبك هل يكفي بديل.",
    "Matters in the first hours of a heart attack; your team knows.":
      "يهم ذلك في الساعات الأولى من النوبة القلبية؛ وفريقك يعرفه.",
    "50 mg of cilostazol twice a day.": "50 ملغ من سيلوستازول مرتين في اليوم.",
    "For more than a few days ask about a stomach protector. Black stools, blood in urine, large bruises or a bad headache after a fall are an emergency.":
      "لأكثر من أيام قليلة اسأل عن واقٍ للمعدة. البراز الأسود أو الدم في البول أو الكدمات الكبيرة أو الصداع الشديد بعد السقوط حالة طارئة.",
    "With three or more drinks a day ask before you take it.":
      "مع ثلاثة مشروبات كحولية أو أكثر في اليوم اسأل قبل أن تتناوله.",
    "Ask before you take it.": "اسأل قبل أن تتناوله.",
    "Do not take them together; 7 to 10 days without opioids before naltrexone or naltrexone-bupropion (Contrave). Carry a card for emergencies.":
      "لا تتناولهما معًا؛ 7 إلى 10 أيام من دون أفيونات قبل نالتريكسون أو نالتريكسون مع بوبروبيون (Contrave). احمل بطاقة للطوارئ.",
    "Ask for another kind of medicine against cough or diarrhea.": "اطلب نوعًا آخر من دواء السعال أو الإسهال.",
    "Only where nothing else will do, at the lowest dose for the shortest time. Keep naloxone at home. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "فقط حيث لا ينفع شيء آخر، بأقل جرعة ولأقصر مدة. احتفظ بنالوكسون في البيت. من لا يمكن إيقاظه أو يتنفس ببطء يحتاج إلى الاتصال بالرقم 911 فورًا.",
    "No alcohol with an opioid. Other calming medicines only where a prescriber has planned both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "لا كحول مع الأفيون. والمهدئات الأخرى فقط إذا خطط طبيب لكليهما. من لا يمكن إيقاظه أو يتنفس ببطء يحتاج إلى الاتصال بالرقم 911 فورًا.",
    "Do not drive. Tell your prescriber of both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "لا تقُد السيارة. أخبر طبيبك بكليهما. من لا يمكن إيقاظه أو يتنفس ببطء يحتاج إلى الاتصال بالرقم 911 فورًا.",
    "Only by the plan of whoever treats you with buprenorphine.": "فقط بحسب خطة من يعالجك ببوبرينورفين.",
    "Take a laxative from the start and tell your prescriber if your bowels stop.":
      "تناول مليّنًا منذ البدء وأخبر طبيبك إذا توقفت أمعاؤك.",
    "No alcohol. Two sleep medicines only where a prescriber has planned both. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "لا كحول. ودواءان للنوم فقط إذا خطط طبيب لكليهما. من لا يمكن إيقاظه أو يتنفس ببطء يحتاج إلى الاتصال بالرقم 911 فورًا.",
    "No alcohol on that evening. Somebody who cannot be woken or breathes slowly needs 911 at once.":
      "لا كحول في ذلك المساء. من لا يمكن إيقاظه أو يتنفس ببطء يحتاج إلى الاتصال بالرقم 911 فورًا.",
    "Do not drive until you know how they work on you. Tell your prescriber of both.":
      "لا تقُد السيارة حتى تعرف تأثيرهما فيك. أخبر طبيبك بكليهما.",
    "Use only where a prescriber has planned it, above all when clozapine is started.":
      "لا تستعملهما إلا إذا خطط طبيب لذلك، وخاصة عند بدء كلوزابين.",
    "Injections of both are not given together; by mouth with care.": "لا تُعطى حقن كليهما معًا؛ وعن طريق الفم بحذر.",
    "Do not drive until you know how they work on you; as little alcohol as possible.":
      "لا تقُد السيارة حتى تعرف تأثيرهما فيك؛ وأقل قدر ممكن من الكحول.",
    "Avoid alcohol, above all at first. Do not drive after both.":
      "تجنّب الكحول، وخاصة في البداية. لا تقُد السيارة بعد كليهما.",
    "At least 20 % less sodium oxybate.": "أوكسيبات الصوديوم أقل بنسبة 20 % على الأقل.",
    "Do not drive until you know how they work on you.": "لا تقُد السيارة حتى تعرف تأثيرهما فيك.",
    "Do not take kava with them.": "لا تتناول الكافا معها.",
    "Do not drive after both.": "لا تقُد السيارة بعد كليهما.",
    "Wait two hours after one or two drinks; after three or more leave the tablet out that evening.":
      "انتظر ساعتين بعد مشروب كحولي أو مشروبين؛ وبعد ثلاثة أو أكثر لا تتناول القرص في ذلك المساء.",
    "No alcohol, not in syrups or mouthwash either; two weeks between disulfiram and metronidazole.":
      "لا كحول، ولا حتى في الشراب الدوائي أو غسول الفم؛ أسبوعان بين ديسلفيرام وميترونيدازول.",
    "No alcohol during the treatment and for three days after.": "لا كحول أثناء العلاج ولمدة ثلاثة أيام بعده.",
    "No more than 2 g of acetaminophen a day if you drink every day.":
      "لا أكثر من 2 غ من باراسيتامول (أسيتامينوفين) في اليوم إذا كنت تشرب الكحول كل يوم.",
    "As little alcohol as possible; with acitretin none for women who can become pregnant.":
      "أقل قدر ممكن من الكحول؛ ومع أسيتريتين لا كحول إطلاقًا للنساء اللواتي يمكن أن يحملن.",
    "Do not take them together. With chest pain after sildenafil call 911 and say when you took it: no nitrate for 24 hours (48 after tadalafil).":
      "لا تتناولهما معًا. عند ألم في الصدر بعد سيلدينافيل اتصل بالرقم 911 وقل متى تناولته: لا نترات لمدة 24 ساعة (48 بعد تادالافيل).",
    "Not recommended together; with riociguat ruled out.": "لا يُنصح بهما معًا؛ ومع ريوسيغوات مستبعد.",
    "Only once the alpha-blocker is steady, with the lowest dose of the other, some hours apart.":
      "فقط بعد استقرار حاصر ألفا، بأقل جرعة من الآخر، وبفاصل بضع ساعات.",
    "Ask whether both are meant.": "اسأل هل المقصود تناول كليهما.",
    "Do not take them together; 36 hours have to lie between.": "لا تتناولهما معًا؛ يجب أن تفصل بينهما 36 ساعة.",
    "Ask whether both are meant; as a rule they are not.": "اسأل هل المقصود تناول كليهما؛ فالقاعدة أنه ليس كذلك.",
    "Ruled out with diabetes; otherwise to be avoided with weak kidneys.":
      "مستبعد مع السكري؛ وفيما عدا ذلك يجب تجنّبه مع ضعف الكليتين.",
    "No salt substitute. Ask for another antibiotic than trimethoprim. Have potassium and kidney function checked within one to two weeks and after each change.":
      "لا بديل للملح. اطلب مضادًا حيويًا آخر غير تريميثوبريم. اطلب فحص البوتاسيوم ووظائف الكلى خلال أسبوع إلى أسبوعين وبعد كل تغيير.",
    "Often prescribed together for heart failure, with a plan. Have potassium and kidney function checked within one to two weeks and after each change.":
      "كثيرًا ما يوصفان معًا لقصور القلب، وفق خطة. اطلب فحص البوتاسيوم ووظائف الكلى خلال أسبوع إلى أسبوعين وبعد كل تغيير.",
    "Do not take them together unless a prescriber has planned it. Have potassium and kidney function checked within one to two weeks and after each change.":
      "لا تتناولهما معًا إلا إذا خطط طبيب لذلك. اطلب فحص البوتاسيوم ووظائف الكلى خلال أسبوع إلى أسبوعين وبعد كل تغيير.",
    "Have potassium and kidney function checked within one to two weeks and after each change.":
      "اطلب فحص البوتاسيوم ووظائف الكلى خلال أسبوع إلى أسبوعين وبعد كل تغيير.",
    "No NSAID with these two; acetaminophen for pain. Drink enough and have kidney function checked.":
      "لا مضاد التهاب غير ستيرويدي مع هذين؛ بل باراسيتامول (أسيتامينوفين) للألم. اشرب ما يكفي واطلب فحص وظائف الكلى.",
    "A few days are usually no harm; for longer have blood pressure and kidney function checked.":
      "أيام قليلة لا تضر عادةً؛ ولمدة أطول اطلب فحص ضغط الدم ووظائف الكلى.",
    "Watch for swollen legs and weight gain; acetaminophen for pain.":
      "راقب تورم الساقين وزيادة الوزن؛ وباراسيتامول (أسيتامينوفين) للألم.",
    "Measure blood pressure if you take them for more than a few days.":
      "قِس ضغط الدم إذا تناولتها لأكثر من أيام قليلة.",
    "Acetaminophen for pain. Otherwise a lower dose of lithium, with the level measured within a week.":
      "باراسيتامول (أسيتامينوفين) للألم. وإلا فجرعة أقل من الليثيوم، مع قياس المستوى خلال أسبوع.",
    "Have the level measured after the start and after each change of dose.":
      "اطلب قياس المستوى بعد البدء وبعد كل تغيير في الجرعة.",
    "Keep what you drink and take about the same; have the level measured after a change.":
      "أبقِ ما تشربه وما تتناوله على حاله تقريبًا؛ واطلب قياس المستوى بعد أي تغيير.",
    "A usual combination; report new confusion or stiffness at once.":
      "مزيج معتاد؛ أبلغ فورًا عن أي تشوش ذهني أو تيبس جديد.",
    "Only where a heart specialist has planned it. Measure blood pressure and pulse. Call if the pulse is under 50 or you feel faint.":
      "فقط إذا خطط اختصاصي القلب لذلك. قِس ضغط الدم والنبض. اتصل إذا كان النبض أقل من 50 أو شعرت بأنك على وشك الإغماء.",
    "A usual combination with a plan. Measure blood pressure and pulse. Never stop clonidine at once.":
      "مزيج معتاد وفق خطة. قِس ضغط الدم والنبض. لا توقف كلونيدين دفعة واحدة أبدًا.",
    "Measure more often; sweating may be the only sign.": "قِس أكثر؛ فقد يكون التعرق العلامة الوحيدة.",
    "Ask for a beta-blocker that works on the heart only.": "اطلب حاصر بيتا يعمل على القلب فقط.",
    "Use the pen in an emergency all the same, and call 911.":
      "استعمل قلم الحقن في الحالة الطارئة مع ذلك، واتصل بالرقم 911.",
    "Measure blood pressure and pulse. The dose of the beta-blocker may have to be lowered.":
      "قِس ضغط الدم والنبض. قد يلزم خفض جرعة حاصر بيتا.",
    "Half the dose of digoxin and measured levels. Ask for another antibiotic than a macrolide.":
      "نصف جرعة ديجوكسين وقياس المستويات. اطلب مضادًا حيويًا آخر غير الماكروليد.",
    "Have potassium and the digoxin level checked.": "اطلب فحص البوتاسيوم ومستوى ديجوكسين.",
    "Take digoxin two hours before. Have the level checked after a change of thyroid dose.":
      "تناول ديجوكسين قبل ذلك بساعتين. اطلب فحص المستوى بعد تغيير جرعة الغدة الدرقية.",
    "Only where a heart specialist has planned it.": "فقط إذا خطط اختصاصي القلب لذلك.",
    "An ECG, and a lower dose.": "تخطيط القلب، وجرعة أقل.",
    "Measure blood pressure and pulse. Ask for another blood-pressure medicine.":
      "قِس ضغط الدم والنبض. اطلب دواءً آخر لضغط الدم.",
    "Ask for a nasal spray or an antihistamine against a cold. Measure blood pressure and pulse.":
      "اطلب بخاخًا للأنف أو مضاد هيستامين ضد الزكام. قِس ضغط الدم والنبض.",
    "Do not take them together; look for decongestants in cold medicines.":
      "لا تتناولهما معًا؛ وابحث عن مزيلات الاحتقان في أدوية الزكام.",
    "Your team measures levels and kidney function; tell of ringing ears at once.":
      "يقيس فريقك المستويات ووظائف الكلى؛ أخبره فورًا بطنين الأذنين.",
    "Have potassium checked.": "اطلب فحص البوتاسيوم.",
    "Ordinary doses are fine; for more have calcium checked.":
      "الجرعات العادية لا بأس بها؛ وللأكثر منها اطلب فحص الكالسيوم.",
    "Measure blood pressure and pulse.": "قِس ضغط الدم والنبض.",
    "Get up slowly; as little alcohol as possible.": "انهض ببطء؛ وأقل قدر ممكن من الكحول.",
    "The insulin dose is usually lowered when the GLP-1 medicine is started. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "تُخفض جرعة الإنسولين عادةً عند بدء دواء GLP-1. قِس السكر أكثر في البداية؛ يظهر انخفاض السكر على شكل رعشة أو تعرق أو جوع أو تشوش ذهني.",
    "The dose of the tablet is usually lowered when the GLP-1 medicine is started. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "تُخفض جرعة القرص عادةً عند بدء دواء GLP-1. قِس السكر أكثر في البداية؛ يظهر انخفاض السكر على شكل رعشة أو تعرق أو جوع أو تشوش ذهني.",
    "Ask whether both are meant; as a rule the DPP-4 inhibitor is stopped.":
      "اسأل هل المقصود تناول كليهما؛ فالقاعدة أن يُوقف مثبط DPP-4.",
    "For four weeks after the start and after each rise of the dose use a condom too, or another method than tablets.":
      "لمدة أربعة أسابيع بعد البدء وبعد كل رفع للجرعة استعمل الواقي الذكري أيضًا، أو وسيلة أخرى غير الأقراص.",
    "Take the tablet an hour before the injection (contraceptives with lixisenatide: 11 hours after, or an hour before).":
      "تناول القرص قبل الحقنة بساعة (وموانع الحمل مع ليكسيسيناتايد: بعدها بـ 11 ساعة، أو قبلها بساعة).",
    "Have the INR checked more often when the GLP-1 medicine is started or raised.":
      "اطلب فحص INR أكثر عند بدء دواء GLP-1 أو رفع جرعته.",
    "Have TSH checked six to eight weeks after the start; weight loss alone changes the dose too.":
      "اطلب فحص TSH بعد ستة إلى ثمانية أسابيع من البدء؛ ونزول الوزن وحده يغيّر الجرعة أيضًا.",
    "Half the mealtime insulin at the start. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "نصف إنسولين الوجبات في البداية. قِس السكر أكثر في البداية؛ يظهر انخفاض السكر على شكل رعشة أو تعرق أو جوع أو تشوش ذهني.",
    "Do not take them together. For a stuffed nose a salt-water spray will do.":
      "لا تتناولهما معًا. لانسداد الأنف يكفي بخاخ ماء مالح.",
    "Avoid alcohol, or keep to one drink.": "تجنّب الكحول، أو اكتفِ بمشروب كحولي واحد.",
    "The dose for diabetes may have to be lowered. Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.":
      "قد يلزم خفض جرعة السكري. قِس السكر أكثر في البداية؛ يظهر انخفاض السكر على شكل رعشة أو تعرق أو جوع أو تشوش ذهني.",
    "Measure your blood pressure weekly at the start; with high blood pressure that is not settled it is not for you.":
      "قِس ضغط الدم أسبوعيًا في البداية؛ ومع ارتفاع ضغط دم غير مستقر فهو ليس لك.",
    "Less coffee, tea and energy drinks.": "قلّل القهوة والشاي ومشروبات الطاقة.",
    "Fine with a settled thyroid dose; have pulse and TSH checked.":
      "لا بأس به مع جرعة مستقرة للغدة الدرقية؛ اطلب فحص النبض وTSH.",
    "Avoid where something else will do. Never more than the prescribed dose.":
      "تجنّبهما حيث ينفع شيء آخر. لا تتجاوز أبدًا الجرعة الموصوفة.",
    "A low dose at first, raised slowly; never more bupropion than prescribed.":
      "جرعة منخفضة في البداية تُرفع ببطء؛ ولا تتناول أبدًا من بوبروبيون أكثر من الموصوف.",
    "Often prescribed together on purpose. Tell the prescriber of each about the other; never more bupropion than prescribed.":
      "كثيرًا ما يوصفان معًا عن قصد. أخبر واصف كل منهما بالآخر؛ ولا تتناول أبدًا من بوبروبيون أكثر من الموصوف.",
    "Drink little. Somebody who drinks heavily must not stop at once without help.":
      "اشرب القليل من الكحول. من يفرط في الشرب يجب ألا يتوقف دفعة واحدة من دون مساعدة.",
    "Ask your prescriber for another medicine.": "اطلب من طبيبك دواءً آخر.",
    "A low dose at first.": "جرعة منخفضة في البداية.",
    "Measure blood pressure; have the digoxin level checked.": "قِس ضغط الدم؛ واطلب فحص مستوى ديجوكسين.",
    "With clopidogrel no more than one tablet of naltrexone-bupropion twice a day; with the others it may work less.":
      "مع كلوبيدوغريل لا أكثر من قرص واحد من نالتريكسون مع بوبروبيون مرتين في اليوم؛ ومع الأخرى قد يقل مفعوله.",
    "Leave four hours between them and have TSH checked.": "اترك أربع ساعات بينهما واطلب فحص TSH.",
    "Do not take them together; if it must be, cyclosporine three hours after orlistat, with measured levels.":
      "لا تتناولهما معًا؛ وإن كان لا بد، فسيكلوسبورين بعد أورليستات بثلاث ساعات، مع قياس المستويات.",
    "Have the INR checked when orlistat is started, changed or stopped.":
      "اطلب فحص INR عند بدء أورليستات أو تغييره أو إيقافه.",
    "Ask your heart specialist before you start.": "اسأل اختصاصي القلب قبل أن تبدأ.",
    "Watch for more or heavier seizures and tell your prescriber.":
      "راقب ازدياد نوبات الاختلاج عددًا أو شدة وأخبر طبيبك.",
    "Ask your HIV specialist first; if the virus is found again, stop orlistat.":
      "اسأل أولًا اختصاصي فيروس نقص المناعة البشرية؛ وإذا ظهر الفيروس من جديد فأوقف أورليستات.",
    "Take a multivitamin at bedtime, two hours or more from orlistat.":
      "تناول فيتامينات متعددة عند النوم، بفاصل ساعتين أو أكثر عن أورليستات.",
    "Better not together.": "الأفضل ألا يكونا معًا.",
    "Do not stop the pill because of spotting. From 200 mg a day use another method as well, and tell your prescriber if you could become pregnant.":
      "لا توقفي حبوب منع الحمل بسبب التنقيط. بدءًا من 200 ملغ في اليوم استعملي وسيلة أخرى أيضًا، وأخبري طبيبك إذا كان الحمل ممكنًا.",
    "Avoid; drink plenty.": "تجنّبه؛ واشرب كثيرًا من الماء.",
    "Report new drowsiness, confusion or vomiting at once.": "أبلغ فورًا عن أي نعاس أو تشوش ذهني أو قيء جديد.",
    "Avoid alcohol; do not drive until you know how they work on you.":
      "تجنّب الكحول؛ ولا تقُد السيارة حتى تعرف تأثيرهما فيك.",
    "Have potassium checked before and after the start.": "اطلب فحص البوتاسيوم قبل البدء وبعده.",
    "The dose may have to be raised.": "قد يلزم رفع الجرعة.",
    "Report rapid breathing, or tiredness out of the ordinary.": "أبلغ عن التنفس السريع أو التعب الخارج عن المألوف.",
    "Tell the X-ray team. With weak kidneys, heart failure or liver disease metformin is paused at the time of the scan, and started again when the kidneys are checked 48 hours later.":
      "أخبر فريق الأشعة. مع ضعف الكليتين أو قصور القلب أو مرض الكبد يُوقف ميتفورمين وقت التصوير، ويُستأنف بعد فحص الكليتين بعد 48 ساعة.",
    "A drink with a meal is no harm; no binge and no daily heavy drinking.":
      "مشروب كحولي مع وجبة لا يضر؛ ولا إفراط في الشرب ولا شرب كثير يوميًا.",
    "No more than 1,000 mg of metformin a day with dolutegravir, 1,700 mg with ranolazine; have kidney function checked.":
      "لا أكثر من 1,000 ملغ من ميتفورمين في اليوم مع دولوتغرافير، و1,700 ملغ مع رانولازين؛ واطلب فحص وظائف الكلى.",
    "Report rapid breathing or unusual tiredness.": "أبلغ عن التنفس السريع أو التعب غير المعتاد.",
    "Often prescribed together. Measure more often after a change of dose.":
      "كثيرًا ما يوصفان معًا. قِس أكثر بعد تغيير الجرعة.",
    "Often prescribed together. Measure your sugar more often; the dose may have to be lowered. With an SGLT2 inhibitor do not cut insulin too far: ketoacidosis.":
      "كثيرًا ما يوصفان معًا. قِس السكر أكثر؛ وقد يلزم خفض الجرعة. مع مثبط SGLT2 لا تخفض الإنسولين كثيرًا: خطر الحماض الكيتوني.",
    "Often prescribed together. Measure your sugar more often; the dose may have to be lowered.":
      "كثيرًا ما يوصفان معًا. قِس السكر أكثر؛ وقد يلزم خفض الجرعة.",
    "Weigh yourself; report breathlessness or swollen legs.": "زِن نفسك؛ وأبلغ عن ضيق النفس أو تورم الساقين.",
    "Measure more often; never drink without eating.": "قِس أكثر؛ ولا تشرب الكحول أبدًا من دون أكل.",
    "Ask for another antibiotic where there is one. Measure your sugar more often; the dose may have to be lowered.":
      "اطلب مضادًا حيويًا آخر حيث يوجد. قِس السكر أكثر؛ وقد يلزم خفض الجرعة.",
    "Take it four hours before colesevelam.": "تناوله قبل كوليسيفيلام بأربع ساعات.",
    "Avoid with clopidogrel, or no more than 4 mg a day; 6 mg with cyclosporine.":
      "تجنّبه مع كلوبيدوغريل، أو لا أكثر من 4 ملغ في اليوم؛ و6 ملغ مع سيكلوسبورين.",
    "No more than 15 mg of pioglitazone a day.": "لا أكثر من 15 ملغ من بيوغليتازون في اليوم.",
    "Measure more often, above all in the afternoon; the dose for diabetes may have to be raised for that time.":
      "قِس أكثر، وخاصة بعد الظهر؛ وقد يلزم رفع جرعة السكري لتلك الفترة.",
    "Measure more often and tell both prescribers.": "قِس أكثر وأخبر الطبيبين كليهما.",
    "Drink enough; pause both when you vomit or have diarrhea, and call.":
      "اشرب ما يكفي؛ وأوقف كليهما مؤقتًا عند القيء أو الإسهال، واتصل.",
    "Drink enough, and get up slowly.": "اشرب ما يكفي، وانهض ببطء.",
    "Measure more often after the start.": "قِس أكثر بعد البدء.",
    "Avoid alcohol.": "تجنّب الكحول.",
    "Take the antibiotic two hours before or six hours after them.":
      "تناول المضاد الحيوي قبلها بساعتين أو بعدها بست ساعات.",
    "Leave two to three hours between them.": "اترك ساعتين إلى ثلاث ساعات بينهما.",
    "Take levothyroxine on an empty stomach, four hours from them.":
      "تناول ليفوثيروكسين على معدة فارغة، بفاصل أربع ساعات عنها.",
    "Have TSH checked some weeks after the start.": "اطلب فحص TSH بعد بضعة أسابيع من البدء.",
    "Take it first thing in the morning with water; the others half an hour later or more (an hour for ibandronate).":
      "تناوله أول شيء في الصباح مع الماء؛ والأخرى بعده بنصف ساعة أو أكثر (ساعة مع إيباندرونات).",
    "Sit or stand for half an hour after it; report pain on swallowing.":
      "ابقَ جالسًا أو واقفًا نصف ساعة بعده؛ وأبلغ عن أي ألم عند البلع.",
    "Take it two hours before or six hours after them; with calcium or iron also together with a meal.":
      "تناوله قبلها بساعتين أو بعدها بست ساعات؛ ومع الكالسيوم أو الحديد يمكن أيضًا معًا مع وجبة.",
    "Do not take them together unless your HIV specialist has planned it.":
      "لا تتناولهما معًا إلا إذا خطط لذلك اختصاصي فيروس نقص المناعة البشرية.",
    "Take atazanavir with food, two hours before them or ten hours after an H2 blocker.":
      "تناول أتازانافير مع الطعام، قبلها بساعتين أو بعد حاصر H2 بعشر ساعات.",
    "H2 blockers 12 hours before or 4 hours after; antacids 2 hours before or 4 hours after.":
      "حاصرات H2 قبله بـ 12 ساعة أو بعده بـ 4 ساعات؛ ومضادات الحموضة قبله بساعتين (2) أو بعده بـ 4 ساعات.",
    "Take it with a cola drink, or ask for the solution or another medicine.":
      "تناوله مع مشروب كولا، أو اطلب المحلول أو دواءً آخر.",
    "Avoid; antacids some hours apart are a way.": "تجنّبه؛ ومضادات الحموضة بفاصل بضع ساعات حل ممكن.",
    "Not without your specialist; if at all, a low dose with food and hours apart.":
      "ليس من دون اختصاصيك؛ وإن لزم، فجرعة منخفضة مع الطعام وبفاصل ساعات.",
    "Take the antibiotic with food, or leave the stomach medicine out for those days.":
      "تناول المضاد الحيوي مع الطعام، أو اترك دواء المعدة في تلك الأيام.",
    "Take iron on an empty stomach, two hours from them, with vitamin C.":
      "تناول الحديد على معدة فارغة، بفاصل ساعتين عنها، مع فيتامين سي.",
    "Not together with antacids; no cholestyramine. Ask your transplant team about stomach medicines.":
      "ليس مع مضادات الحموضة؛ ولا كوليسترامين. اسأل فريق زراعة الأعضاء عن أدوية المعدة.",
    "Take others an hour before or four to six hours after it.":
      "تناول الأدوية الأخرى قبله بساعة أو بعده بأربع إلى ست ساعات.",
    "Take the other one four hours before.": "تناول الآخر قبله بأربع ساعات.",
    "Together only where that is what your prescriber wants.": "معًا فقط إذا كان هذا ما يريده طبيبك.",
    "Leave two hours between them.": "اترك ساعتين بينهما.",
    "Take gabapentin two hours after the antacid.": "تناول غابابنتين بعد مضاد الحموضة بساعتين.",
    "Take potassium as a liquid; labels rule tablets out.": "تناول البوتاسيوم سائلًا؛ فالنشرات تستبعد الأقراص.",
    "Ask for another medicine against nausea.": "اطلب دواءً آخر ضد الغثيان.",
    "Only with measured levels and a changed dose. Call your transplant team before the first tablet. No grapefruit.":
      "فقط مع قياس المستويات وتغيير الجرعة. اتصل بفريق زراعة الأعضاء قبل القرص الأول. لا جريب فروت.",
    "Do not take them together; 24 hours have to lie between.": "لا تتناولهما معًا؛ يجب أن تفصل بينهما 24 ساعة.",
    "Sirolimus four hours after cyclosporine, with measured levels.":
      "سيروليموس بعد سيكلوسبورين بأربع ساعات، مع قياس المستويات.",
    "Acetaminophen for pain. Kidney function and levels are checked.":
      "باراسيتامول (أسيتامينوفين) للألم. تُفحص وظائف الكلى والمستويات.",
    "Only with measured levels and a changed dose. Call your transplant team before the first tablet.":
      "فقط مع قياس المستويات وتغيير الجرعة. اتصل بفريق زراعة الأعضاء قبل القرص الأول.",
    "With a high dose not at all; with a weekly dose blood counts and kidney function are checked.":
      "مع جرعة عالية ممنوع تمامًا؛ ومع جرعة أسبوعية يُفحص تعداد الدم ووظائف الكلى.",
    "With a high dose avoid; with a weekly one report a sore mouth or fever.":
      "مع جرعة عالية تجنّبه؛ ومع جرعة أسبوعية أبلغ عن ألم في الفم أو حمى.",
    "Only where a rheumatologist has planned it, with monthly blood tests.":
      "فقط إذا خطط اختصاصي الروماتيزم لذلك، مع تحاليل دم شهرية.",
    "A quarter to a third of the thiopurine dose at the most, with blood counts. Never start it on your own.":
      "ربع إلى ثلث جرعة الثيوبيورين على الأكثر، مع فحص تعداد الدم. لا تبدأه أبدًا من تلقاء نفسك.",
    "Have blood counts checked.": "اطلب فحص تعداد الدم.",
    "No live vaccine during the treatment. Other vaccines are safe and wanted.":
      "لا لقاح حيًا أثناء العلاج. اللقاحات الأخرى آمنة ومرغوبة.",
    "Wait a month after such a treatment.": "انتظر شهرًا بعد مثل هذا العلاج.",
    "Half the dose.": "نصف الجرعة.",
    "Report a rash; ask for another antibiotic if you have had one.":
      "أبلغ عن أي طفح جلدي؛ واطلب مضادًا حيويًا آخر إذا أصابك من قبل.",
    "A low dose at first; stop allopurinol at a rash and call.":
      "جرعة منخفضة في البداية؛ أوقف ألوبيورينول عند ظهور طفح جلدي واتصل.",
    "Often wanted; none needed.": "كثيرًا ما يكون ذلك مقصودًا؛ لا يلزم شيء.",
    "Acetaminophen for pain.": "باراسيتامول (أسيتامينوفين) للألم.",
    "No supplement with vitamin A.": "لا مكمّل فيه فيتامين أ.",
    "Isotretinoin harms an unborn child: two methods, one of them safe, and no mini-pill.":
      "إيزوتريتينوين يضر الجنين: وسيلتان لمنع الحمل، إحداهما موثوقة، وليس حبوب البروجستين وحده.",
    "Have the level measured.": "اطلب قياس المستوى.",
    "Ask for another antidepressant; venlafaxine disturbs least.": "اطلب مضاد اكتئاب آخر؛ وفينلافاكسين أقلها تأثيرًا.",
    "Ask your oncologist.": "اسأل طبيب الأورام.",
    "Do not take them together. Ask for another antibiotic or muscle relaxant.":
      "لا تتناولهما معًا. اطلب مضادًا حيويًا آخر أو مرخي عضلات آخر.",
    "Avoid; if it must be, from 2 mg up.": "تجنّبه؛ وإن كان لا بد، فبدءًا من 2 ملغ صعودًا.",
    "Avoid for the days of the antibiotic.": "تجنّبه في أيام المضاد الحيوي.",
    "Ask for another antibiotic; otherwise a lower dose with measured levels.":
      "اطلب مضادًا حيويًا آخر؛ وإلا فجرعة أقل مع قياس المستويات.",
    "Less coffee.": "قلّل القهوة.",
    "A third of the clozapine dose, with measured levels.": "ثلث جرعة كلوزابين، مع قياس المستويات.",
    "A lower dose, less coffee.": "جرعة أقل، وقهوة أقل.",
    "Ask for another pain medicine.": "اطلب مسكن ألم آخر.",
    "Half the dose of several of them; tell your prescriber of both.": "نصف جرعة عدة منها؛ وأخبر طبيبك بكليهما.",
    "Ruled out for several kinds of metabolism and with two inhibitors; your specialist knows yours.":
      "مستبعد مع أنواع عدة من الأيض ومع مثبطين؛ واختصاصيك يعرف نوعك.",
    "Half the lamotrigine, raised slowly. A rash is an emergency.":
      "نصف جرعة لاموتريجين، تُرفع ببطء. الطفح الجلدي حالة طارئة.",
    "The dose may have to be raised when the pill is started and lowered when it is stopped.":
      "قد يلزم رفع الجرعة عند بدء حبوب منع الحمل وخفضها عند إيقافها.",
    "Another antibiotic, or another epilepsy medicine meanwhile.": "مضاد حيوي آخر، أو دواء آخر للصرع في هذه الأثناء.",
    "Have levels measured; no aspirin for children on valproate.":
      "اطلب قياس المستويات؛ ولا أسبرين للأطفال الذين يتناولون فالبروات.",
    "A lower dose of clobazam.": "جرعة أقل من كلوبازام.",
    "Ask for quetiapine or clozapine, or another medicine against nausea.":
      "اطلب كويتيابين أو كلوزابين، أو دواءً آخر ضد الغثيان.",
    "Ask whether one can be left out; loratadine instead of diphenhydramine.":
      "اسأل هل يمكن ترك أحدها؛ لوراتادين بدلًا من ديفينهيدرامين.",
    "Ask for a bladder or allergy medicine that does not do so.": "اطلب دواءً للمثانة أو للحساسية لا يفعل ذلك.",
    "A lower dose; tell your prescriber.": "جرعة أقل؛ أخبر طبيبك.",
    "Do not drive in the morning until you know.": "لا تقُد السيارة في الصباح حتى تعرف.",
    "Tell both prescribers.": "أخبر الطبيبين كليهما.",
    "Stop the antibiotic at the first pain in a tendon and call.": "أوقف المضاد الحيوي عند أول ألم في وتر واتصل.",
    "Acetaminophen for pain where it will do.": "باراسيتامول (أسيتامينوفين) للألم حيث يكفي.",
    "Levels and kidney function are measured; tell of ringing ears at once.":
      "تُقاس المستويات ووظائف الكلى؛ أخبر فورًا بطنين الأذنين.",
    "Kidney function is measured.": "تُقاس وظائف الكلى.",
    "No alcohol, little acetaminophen; report dark urine or yellow eyes at once.":
      "لا كحول، وقليل من باراسيتامول (أسيتامينوفين)؛ أبلغ فورًا عن بول داكن أو اصفرار العينين.",
    "Blood counts are checked; a lower dose may be needed.": "يُفحص تعداد الدم؛ وقد تلزم جرعة أقل.",
    "Acetaminophen for pain; kidney function is checked.": "باراسيتامول (أسيتامينوفين) للألم؛ تُفحص وظائف الكلى.",
    "Measure your sugar more often.": "قِس السكر أكثر.",
    "Nothing to do, unless you vomit or have diarrhea: then a condom too.":
      "لا شيء يلزم فعله، إلا عند القيء أو الإسهال: عندئذ الواقي الذكري أيضًا.",
    "Start or go on with hormones five days after ulipristal, with a condom until the next period.":
      "ابدئي الهرمونات أو تابعيها بعد أوليبريستال بخمسة أيام، مع الواقي الذكري حتى الدورة التالية.",
    "Have TSH checked after twelve weeks.": "اطلب فحص TSH بعد اثني عشر أسبوعًا.",
    "Have TSH checked every few months.": "اطلب فحص TSH كل بضعة أشهر.",
    "Have TSH checked some weeks later.": "اطلب فحص TSH بعد بضعة أسابيع.",
    "Have the INR checked more often until the thyroid is settled.": "اطلب فحص INR أكثر إلى أن تستقر الغدة الدرقية.",
    "No vitamin D supplement unless your kidney specialist says so.":
      "لا مكمّل فيتامين د إلا إذا قال ذلك اختصاصي الكلى.",
  },
} satisfies Saying<"ar">;
