import type { Subject } from "../classes";

/** `[English, Spanish, Arabic]`, each with commas between the names of a kind; the first is the one that is shown. */
type Names = readonly [english: string, spanish: string, arabic: string];
type Row = { members: readonly Subject[]; names: Names };

const row = (members: readonly Subject[], ...names: Names): Row => ({ members, names });

/**
 * Kinds of medicine that people name in the place of the medicine, by what they
 * are shown as in English. A kind is checked by what is known of its members: see
 * `between.ts`. A word that stands for medicines which act in different ways
 * ("antibiotic") is none of these: see `VAGUE`.
 */
export const KINDS = {
  // Heart and vessels
  "ACE inhibitors": row(
    ["ACE inhibitors"],
    "ACE inhibitors, ACE inhibitor, ACEI, ACE-I",
    "inhibidores de la ECA, inhibidor de la ECA, IECA",
    "مثبطات الإنزيم المحول للأنجيوتنسين, مثبط الإنزيم المحول للأنجيوتنسين",
  ),
  "angiotensin receptor blockers": row(
    ["angiotensin receptor blockers"],
    "angiotensin receptor blockers, angiotensin receptor blocker, ARB, ARBs, sartan, sartans",
    "antagonistas de los receptores de angiotensina, ARA II, ARA-II, sartanes, sartán",
    "حاصرات مستقبلات الأنجيوتنسين, حاصر مستقبلات الأنجيوتنسين, سارتانات",
  ),
  "beta-blockers": row(
    ["beta-blockers"],
    "beta-blockers, beta blocker, beta blockers, betablocker, betablockers",
    "betabloqueadores, betabloqueador, betabloqueantes, betabloqueante, beta bloqueador, beta bloqueadores",
    "حاصرات بيتا, حاصر بيتا, محصرات بيتا",
  ),
  "calcium channel blockers": row(
    ["dihydropyridine calcium channel blockers", "diltiazem", "verapamil"],
    "calcium channel blockers, calcium channel blocker, calcium blocker, calcium blockers, CCB, CCBs",
    "bloqueadores de los canales de calcio, bloqueador de los canales de calcio, calcioantagonistas, calcioantagonista, antagonistas del calcio",
    "حاصرات قنوات الكالسيوم, حاصر قنوات الكالسيوم",
  ),
  "thiazide diuretics": row(
    ["thiazide diuretics"],
    "thiazide diuretics, thiazide diuretic, thiazide, thiazides",
    "diuréticos tiazídicos, diurético tiazídico, tiazida, tiazidas",
    "مدرات البول الثيازيدية, ثيازيد, ثيازيدات",
  ),
  "loop diuretics": row(
    ["loop diuretics"],
    "loop diuretics, loop diuretic",
    "diuréticos de asa, diurético de asa",
    "مدرات العروة, مدر العروة",
  ),
  "potassium-sparing diuretics": row(
    ["potassium-sparing diuretics"],
    "potassium-sparing diuretics, potassium-sparing diuretic",
    "diuréticos ahorradores de potasio, diurético ahorrador de potasio",
    "مدرات البول الحافظة للبوتاسيوم, مدر حافظ للبوتاسيوم",
  ),
  diuretics: row(
    ["diuretics"],
    "diuretics, diuretic, water pill, water pills, water tablet, water tablets",
    "diuréticos, diurético",
    "مدرات البول, مدر للبول, مدر البول, مدرات",
  ),
  nitrates: row(["nitrates"], "nitrates, nitro", "nitratos", "نيترات, نترات القلب"),
  "PDE5 inhibitors": row(
    ["PDE5 inhibitors"],
    "PDE5 inhibitors, PDE5 inhibitor, PDE-5 inhibitor, PDE-5 inhibitors, erectile dysfunction pill, erection pill, erection pills",
    "inhibidores de la PDE5, inhibidor de la PDE5, pastillas para la erección, pastilla para la erección",
    "مثبطات PDE5, مثبط PDE5, حبوب الانتصاب, منشطات جنسية",
  ),
  "alpha-blockers": row(
    ["alpha-blockers"],
    "alpha-blockers, alpha blocker, alpha blockers",
    "alfabloqueadores, alfabloqueador, alfabloqueantes, alfabloqueante",
    "حاصرات ألفا, حاصر ألفا",
  ),
  statins: row(["statins"], "statins, statin", "estatinas, estatina", "ستاتينات, ستاتين"),
  "bile-acid binders": row(
    ["bile-acid binders"],
    "bile-acid binders, bile acid sequestrant, bile acid sequestrants",
    "secuestradores de ácidos biliares, secuestrador de ácidos biliares",
    "عازلات الأحماض الصفراوية",
  ),
  "blood thinners": row(
    ["vitamin K antagonists", "direct oral anticoagulants", "heparins", "antiplatelet drugs", "aspirin"],
    "blood thinners, blood thinner, bloodthinner",
    "anticoagulantes y antiagregantes, adelgazantes de la sangre, diluyentes de la sangre, anticoagulante o antiagregante",
    "مميعات الدم, مميع الدم, مميع للدم, مسيلات الدم, مسيل الدم, مسيل للدم",
  ),
  anticoagulants: row(
    ["vitamin K antagonists", "direct oral anticoagulants", "heparins"],
    "anticoagulants, anticoagulant",
    "anticoagulantes, anticoagulante",
    "مضادات التخثر, مضاد التخثر, مضاد للتخثر, مضادات التجلط, مضاد للتجلط",
  ),
  "direct oral anticoagulants": row(
    ["direct oral anticoagulants"],
    "direct oral anticoagulants, direct oral anticoagulant, DOAC, DOACs, NOAC, NOACs",
    "anticoagulantes orales directos, anticoagulante oral directo, ACOD",
    "مضادات التخثر الفموية المباشرة",
  ),
  heparins: row(
    ["heparins"],
    "heparins, low molecular weight heparin, LMWH",
    "heparinas, heparina de bajo peso molecular, HBPM",
    "هيبارينات, هيبارين منخفض الوزن الجزيئي",
  ),
  "antiplatelet drugs": row(
    ["antiplatelet drugs", "aspirin"],
    "antiplatelet drugs, antiplatelet, antiplatelets",
    "antiagregantes plaquetarios, antiagregante, antiagregantes, antiplaquetario, antiplaquetarios",
    "مضادات الصفيحات, مضاد الصفيحات, مضادات الصفائح",
  ),
  // Diabetes, weight, hormones
  "GLP-1 medicines": row(
    ["GLP-1 receptor agonists"],
    "GLP-1 medicines, GLP-1, GLP1, GLP-1 agonist, GLP-1 agonists, GLP-1 receptor agonist, GLP-1 receptor agonists, GLP-1 RA",
    "agonistas del GLP-1, agonista del GLP-1, agonistas del receptor de GLP-1, agonista GLP-1",
    "أدوية GLP-1, ناهضات GLP-1, ناهضات مستقبلات GLP-1",
  ),
  insulins: row(["insulins"], "insulins", "insulinas", "أنسولينات, إنسولينات"),
  sulfonylureas: row(
    ["sulfonylureas"],
    "sulfonylureas, sulfonylurea, sulphonylurea, sulphonylureas",
    "sulfonilureas, sulfonilurea",
    "سلفونيل يوريا, سلفونيليوريا",
  ),
  "DPP-4 inhibitors": row(
    ["DPP-4 inhibitors"],
    "DPP-4 inhibitors, DPP-4 inhibitor, DPP4 inhibitor, DPP4 inhibitors, gliptin, gliptins",
    "inhibidores de la DPP-4, inhibidor de la DPP-4, gliptinas, gliptina",
    "مثبطات DPP-4, مثبط DPP-4, غليبتينات",
  ),
  "SGLT2 inhibitors": row(
    ["SGLT2 inhibitors"],
    "SGLT2 inhibitors, SGLT2 inhibitor, SGLT-2 inhibitor, SGLT-2 inhibitors, gliflozin, gliflozins",
    "inhibidores de SGLT2, inhibidor de SGLT2, gliflozinas, gliflozina",
    "مثبطات SGLT2, مثبط SGLT2, غليفلوزينات",
  ),
  glitazones: row(
    ["glitazones"],
    "glitazones, glitazone, thiazolidinedione, thiazolidinediones",
    "glitazonas, glitazona, tiazolidinedionas",
    "غليتازونات, غليتازون",
  ),
  "appetite suppressants": row(
    ["appetite suppressants"],
    "appetite suppressants, appetite suppressant",
    "supresores del apetito, supresor del apetito, anorexígeno, anorexígenos",
    "مثبطات الشهية, مثبط الشهية, كابح الشهية, كابحات الشهية",
  ),
  stimulants: row(
    ["stimulants"],
    "stimulants, stimulant, ADHD medicine, ADHD medication",
    "estimulantes, estimulante",
    "منبهات, منبه",
  ),
  decongestants: row(
    ["decongestants"],
    "decongestants, decongestant",
    "descongestionantes, descongestionante, descongestivo, descongestivos",
    "مزيلات الاحتقان, مزيل الاحتقان, مزيل للاحتقان",
  ),
  "hormonal contraceptives": row(
    ["hormonal contraceptives"],
    "hormonal contraceptives, hormonal contraceptive, hormonal birth control",
    "anticonceptivos hormonales, anticonceptivo hormonal",
    "وسائل منع الحمل الهرمونية, مانع حمل هرموني",
  ),
  estrogens: row(
    ["estrogens"],
    "estrogens, estrogen, oestrogen, oestrogens",
    "estrógenos, estrógeno",
    "إستروجينات, إستروجين, استروجين",
  ),
  "thyroid hormones": row(
    ["thyroid hormones"],
    "thyroid hormones, thyroid hormone, thyroid pill, thyroid medicine, thyroid medication",
    "hormonas tiroideas, hormona tiroidea",
    "هرمونات الغدة الدرقية, هرمون الغدة الدرقية",
  ),
  bisphosphonates: row(
    ["bisphosphonates"],
    "bisphosphonates, bisphosphonate",
    "bisfosfonatos, bisfosfonato, bifosfonatos, bifosfonato",
    "بيسفوسفونات, بايفوسفونات",
  ),
  // Pain, inflammation, stomach
  NSAIDs: row(
    ["NSAIDs"],
    "NSAIDs, NSAID, anti-inflammatory, anti-inflammatories, nonsteroidal anti-inflammatory, non-steroidal anti-inflammatory",
    "antiinflamatorios no esteroideos, AINE, AINEs, antiinflamatorio, antiinflamatorios, antiinflamatorio no esteroideo",
    "مضادات الالتهاب غير الستيرويدية, مضادات الالتهاب, مضاد الالتهاب, مضاد للالتهاب",
  ),
  corticosteroids: row(
    ["corticosteroids"],
    "corticosteroids, corticosteroid, steroid tablets, steroid pills, oral steroid, oral steroids",
    "corticosteroides, corticosteroide, corticoides, corticoide",
    "كورتيكوستيرويدات, كورتيزونات, كورتيزون",
  ),
  "proton pump inhibitors": row(
    ["proton pump inhibitors"],
    "proton pump inhibitors, proton pump inhibitor, PPI, PPIs",
    "inhibidores de la bomba de protones, inhibidor de la bomba de protones, IBP",
    "مثبطات مضخة البروتون, مثبط مضخة البروتون",
  ),
  "H2 blockers": row(
    ["H2 blockers"],
    "H2 blockers, H2 blocker, H2 antagonist, H2 antagonists",
    "bloqueadores H2, bloqueador H2, antagonistas H2, antihistamínicos H2",
    "حاصرات H2, حاصر H2",
  ),
  // Mind and nerves
  "MAO inhibitors": row(
    ["MAO inhibitors"],
    "MAO inhibitors, MAOI, MAOIs, MAO inhibitor, monoamine oxidase inhibitor, monoamine oxidase inhibitors",
    "inhibidores de la MAO, IMAO, IMAOs, inhibidor de la MAO, inhibidores de la monoaminooxidasa, inhibidor de la monoaminooxidasa",
    "مثبطات أكسيداز أحادي الأمين, مثبط أكسيداز أحادي الأمين, مثبطات MAO, مثبط MAO, مثبطات الماو",
  ),
  SSRIs: row(
    ["SSRIs"],
    "SSRIs, SSRI, selective serotonin reuptake inhibitor, selective serotonin reuptake inhibitors",
    "inhibidores selectivos de la recaptación de serotonina, ISRS, inhibidor selectivo de la recaptación de serotonina",
    "مثبطات استرداد السيروتونين الانتقائية, مثبط استرداد السيروتونين الانتقائي, مثبطات إعادة امتصاص السيروتونين الانتقائية",
  ),
  SNRIs: row(
    ["SNRIs"],
    "SNRIs, SNRI, serotonin norepinephrine reuptake inhibitor, serotonin norepinephrine reuptake inhibitors",
    "inhibidores de la recaptación de serotonina y noradrenalina, IRSN",
    "مثبطات استرداد السيروتونين والنورأدرينالين",
  ),
  "tricyclic antidepressants": row(
    ["tricyclic antidepressants"],
    "tricyclic antidepressants, tricyclic antidepressant, tricyclic, tricyclics, TCA, TCAs",
    "antidepresivos tricíclicos, antidepresivo tricíclico, tricíclicos, tricíclico",
    "مضادات الاكتئاب ثلاثية الحلقات, مضاد اكتئاب ثلاثي الحلقات",
  ),
  triptans: row(["triptans"], "triptans, triptan", "triptanes, triptán", "تريبتانات, أدوية التريبتان"),
  "ergot alkaloids": row(
    ["ergot alkaloids"],
    "ergot alkaloids, ergot alkaloid, ergots",
    "alcaloides del cornezuelo, alcaloide del cornezuelo",
    "قلويدات الإرغوت",
  ),
  antipsychotics: row(
    ["antipsychotics"],
    "antipsychotics, antipsychotic, neuroleptic, neuroleptics",
    "antipsicóticos, antipsicótico, neurolépticos, neuroléptico",
    "مضادات الذهان, مضاد الذهان, مضاد للذهان",
  ),
  benzodiazepines: row(
    ["benzodiazepines"],
    "benzodiazepines, benzodiazepine, benzo, benzos",
    "benzodiacepinas, benzodiacepina, benzodiazepinas, benzodiazepina",
    "بنزوديازيبينات, بنزوديازيبين",
  ),
  "muscle relaxants": row(
    ["muscle relaxants"],
    "muscle relaxants, muscle relaxant, muscle relaxer, muscle relaxers",
    "relajantes musculares, relajante muscular",
    "مرخيات العضلات, مرخي العضلات, باسط العضلات, باسطات العضلات",
  ),
  barbiturates: row(["barbiturates"], "barbiturates, barbiturate", "barbitúricos, barbitúrico", "باربيتورات"),
  gabapentinoids: row(
    ["gabapentinoids"],
    "gabapentinoids, gabapentinoid",
    "gabapentinoides, gabapentinoide",
    "غابابنتينويدات",
  ),
  opioids: row(
    ["opioids"],
    "opioids, opioid, opiate, opiates, narcotic, narcotics, opioid painkiller, opioid painkillers",
    "opioides, opioide, opiáceo, opiáceos, narcóticos",
    "مسكنات أفيونية, مسكن أفيوني, أفيونات, أفيونيات, أفيون",
  ),
  anticonvulsants: row(
    ["antiepileptic drugs"],
    "anticonvulsants, anticonvulsant, antiepileptic, antiepileptics, antiepileptic drugs",
    "anticonvulsivos, anticonvulsivo, anticonvulsivantes, anticonvulsivante, antiepilépticos, antiepiléptico",
    "مضادات الصرع, مضاد الصرع, مضادات الاختلاج, مضاد الاختلاج",
  ),
  "anticholinergic drugs": row(
    ["anticholinergic drugs"],
    "anticholinergic drugs, anticholinergic, anticholinergics",
    "anticolinérgicos, anticolinérgico",
    "مضادات الكولين, مضاد الكولين",
  ),
  // Infection and immunity
  penicillins: row(["penicillins"], "penicillins", "penicilinas", "بنسلينات"),
  cephalosporins: row(
    ["cephalosporins"],
    "cephalosporins, cephalosporin",
    "cefalosporinas, cefalosporina",
    "سيفالوسبورينات, سيفالوسبورين",
  ),
  macrolides: row(["macrolides"], "macrolides, macrolide", "macrólidos, macrólido", "ماكروليدات, ماكروليد"),
  quinolones: row(
    ["quinolones"],
    "quinolones, quinolone, fluoroquinolone, fluoroquinolones",
    "quinolonas, quinolona, fluoroquinolonas, fluoroquinolona",
    "كينولونات, كينولون, فلوروكينولونات, فلوروكينولون",
  ),
  tetracyclines: row(["tetracyclines"], "tetracyclines", "tetraciclinas", "تتراسيكلينات"),
  aminoglycosides: row(
    ["aminoglycosides"],
    "aminoglycosides, aminoglycoside",
    "aminoglucósidos, aminoglucósido, aminoglicósidos, aminoglicósido",
    "أمينوغليكوزيدات, أمينوغليكوزيد",
  ),
  "sulfonamide antibiotics": row(
    ["sulfonamide antibiotics"],
    "sulfonamide antibiotics, sulfa drug, sulfa drugs, sulfa antibiotic, sulfa antibiotics, sulfonamide, sulfonamides",
    "sulfonamidas, sulfonamida, sulfamidas, sulfamida, sulfas",
    "سلفوناميدات, سلفوناميد, أدوية السلفا",
  ),
  "azole antifungals": row(
    ["azole antifungals"],
    "azole antifungals, azole antifungal, azole, azoles",
    "antifúngicos azólicos, antifúngico azólico, azoles",
    "مضادات الفطريات الآزولية, آزولات",
  ),
  "HIV protease inhibitors": row(
    ["HIV protease inhibitors"],
    "HIV protease inhibitors, HIV protease inhibitor, protease inhibitor, protease inhibitors",
    "inhibidores de la proteasa del VIH, inhibidor de la proteasa del VIH, inhibidor de la proteasa, inhibidores de la proteasa",
    "مثبطات بروتياز فيروس نقص المناعة, مثبطات البروتياز, مثبط البروتياز",
  ),
} satisfies Record<string, Row>;
export type KindName = keyof typeof KINDS;

/**
 * Words for medicines that act in different ways: what is checked of one says
 * nothing of another, so it is asked which, with examples in the same language.
 */
export const VAGUE: readonly (readonly [words: string, examples: string])[] = [
  ["antibiotic, antibiotics", "amoxicillin, ciprofloxacin, azithromycin"],
  ["antibiótico, antibióticos", "amoxicilina, ciprofloxacino, azitromicina"],
  ["مضاد حيوي, مضادات حيوية", "أموكسيسيلين, سيبروفلوكساسين, أزيثروميسين"],
  [
    "painkiller, painkillers, pain killer, pain killers, pain reliever, pain relievers, pain medicine, pain medication, pain meds, analgesic, analgesics",
    "acetaminophen, ibuprofen, oxycodone",
  ],
  ["analgésico, analgésicos, calmante, calmantes", "acetaminofén, ibuprofeno, oxicodona"],
  ["مسكن, مسكنات, مسكن للألم, مسكن ألم", "باراسيتامول, إيبوبروفين, أوكسيكودون"],
  ["antidepressant, antidepressants", "SSRI, bupropion, MAOI"],
  ["antidepresivo, antidepresivos", "ISRS, bupropión, IMAO"],
  ["مضاد اكتئاب, مضاد للاكتئاب, مضادات الاكتئاب", "سيرترالين, بوبروبيون, أميتريبتيلين"],
  [
    "blood pressure pill, blood pressure pills, blood pressure medicine, blood pressure medication, blood pressure meds, antihypertensive, antihypertensives",
    "ACE inhibitor, diuretic, beta blocker",
  ],
  [
    "antihipertensivo, antihipertensivos, pastilla para la presión, pastillas para la presión",
    "IECA, diurético, betabloqueador",
  ],
  ["خافض ضغط, خافض للضغط, حبوب الضغط, دواء الضغط, أدوية الضغط", "لزينوبريل, أملوديبين, حاصر بيتا"],
  [
    "diabetes medicine, diabetes medication, diabetes pill, diabetes pills, sugar pill",
    "metformin, glipizide, insulin",
  ],
  [
    "antidiabético, antidiabéticos, pastilla para la diabetes, pastillas para la diabetes",
    "metformina, glipizida, insulina",
  ],
  ["حبوب السكر, حبوب السكري, دواء السكري, أدوية السكري", "ميتفورمين, غليبيزيد, أنسولين"],
  [
    "sleeping pill, sleeping pills, sleep aid, sleep aids, sedative, sedatives, tranquilizer, tranquilizers",
    "zolpidem, diphenhydramine, melatonin",
  ],
  [
    "somnífero, somníferos, sedante, sedantes, tranquilizante, tranquilizantes, pastilla para dormir, pastillas para dormir",
    "zolpidem, difenhidramina, melatonina",
  ],
  ["منوم, منومات, حبوب منومة, مهدئ, مهدئات", "زولبيديم, ديفينهيدرامين, ميلاتونين"],
  [
    "antihistamine, antihistamines, allergy pill, allergy pills, allergy medicine",
    "cetirizine, loratadine, diphenhydramine",
  ],
  ["antihistamínico, antihistamínicos, antialérgico, antialérgicos", "cetirizina, loratadina, difenhidramina"],
  ["مضاد هيستامين, مضادات الهيستامين, مضاد للهيستامين, مضاد حساسية", "سيتيريزين, لوراتادين, ديفينهيدرامين"],
  ["steroid, steroids", "prednisone, fluticasone, testosterone"],
  ["esteroide, esteroides", "prednisona, fluticasona, testosterona"],
  ["ستيرويد, ستيرويدات", "بريدنيزون, فلوتيكازون, تستوستيرون"],
  ["contraceptive, contraceptives", "birth control pill, levonorgestrel, etonogestrel"],
  ["anticonceptivo", "píldora anticonceptiva, levonorgestrel, etonogestrel"],
  ["مانع حمل, موانع الحمل", "حبوب منع الحمل, ليفونورجيستريل, إيتونوجيستريل"],
];
