import type { Everyday } from "./case";

/** Two thirds of what was written down; the engine was mended with these in sight. */
export const TOLD_EVERYDAY: readonly Everyday[] = [
  // Digestion
  ["home", "en", "bloated after meals", "ibs dyspepsia lactose_intolerance wind constipation"], ["home", "en", "gassy and farting all day", "ibs lactose_intolerance wind none"],
  ["home", "en", "heartburn after spicy food", "reflux"], ["home", "en", "constipated for 4 days", "constipation"],
  ["home", "en", "burping a lot", "reflux dyspepsia wind none"], ["home", "en", "upset stomach since last night", "gastroenteritis dyspepsia food_poisoning"],
  ["home", "en", "loose stools and a bit of nausea since yesterday", "gastroenteritis food_poisoning"], ["home", "en", "my stomach growls all the time", "hunger wind none ibs"],
  ["weeks", "en", "milk gives me gas and cramps", "lactose_intolerance"], ["home", "en", "bad breath"],
  ["home", "en", "hemorrhoids itching again", "hemorrhoids"], ["home", "en", "hiccups for an hour"],
  ["home", "en", "oily stools since I started orlistat", "orlistat_effects", 40, "female"], ["home", "en", "orange oil in my underwear, I take alli", "orlistat_effects"],
  ["home", "es", "tomo orlistat y me salen manchas de aceite en la ropa interior", "orlistat_effects", 40, "female"], ["home", "ar", "آخذ أورليستات ويخرج زيت برتقالي مع البراز", "orlistat_effects", 40, "female"],
  // Known, and as always
  ["weeks", "en", "migraine again, same as always, half my head throbs and light hurts", "migraine", 34, "female"], ["weeks", "en", "just my usual migraine", "migraine", 34, "female"],
  ["weeks", "es", "otra vez migraña, igual que siempre, me late media cabeza y me molesta la luz", "migraine", 34, "female"],
  // Sleep and tiredness
  ["home", "en", "tired"], ["home", "en", "always tired lately"],
  ["home", "en", "can't fall asleep at night", "insomnia"], ["weeks", "en", "my wife says I snore like a bear", "sleep_apnea snoring", 46, "male"],
  ["home", "en", "no energy and sleeping badly"], ["home", "en", "tired after lunch every day"],
  ["home", "en", "jet lag"], ["home", "en", "hangover"],
  ["home", "en", "nightmares"], ["home", "en", "I grind my teeth at night", "tmj bruxism none"],
  // Skin, hair, nails
  ["home", "en", "dry skin on my legs in winter", "eczema dry_skin"], ["home", "en", "itchy scalp and dandruff", "seborrheic"],
  ["home", "en", "pimples on my chin", "acne"], ["home", "en", "hair thinning since I lost weight", "alopecia hair_shedding"],
  ["home", "en", "brittle nails", "nail_changes nail_fungus none"], ["home", "en", "stretch marks on my hips"],
  ["home", "en", "loose skin after losing 30 kg"], ["home", "en", "thighs rub and chafe when I walk", "chafing jock_itch contact_dermatitis none"],
  ["home", "en", "mosquito bites itching like crazy", "insect_bite"], ["home", "en", "chapped lips"],
  ["weeks", "en", "skin tags on my neck"], ["home", "en", "sweaty palms when I'm nervous"],
  ["weeks", "en", "sweating a lot at night"], ["home", "en", "smelly feet"],
  // Mood
  ["weeks", "en", "a bit down since the winter started"], ["weeks", "en", "stressed and anxious about work", "anxiety_disorder stress"],
  ["home", "en", "moody before my period", "pms", 28, "female"], ["home", "en", "can't concentrate and tired"],
  ["weeks", "en", "I eat when I'm stressed", "binge_eating stress hunger obesity none"], ["home", "en", "bored and always snacking"],
  // Hormones
  ["weeks", "en", "hot flashes", "menopause"], ["weeks", "en", "hot flashes and poor sleep", "menopause", 51, "female"],
  ["weeks", "en", "low libido"], ["weeks", "en", "gained 5 kg in a year", "obesity prediabetes weight_plateau none"],
  ["weeks", "en", "always cold hands and tired", "raynaud hypothyroidism iron_anemia tiredness none"], ["weeks", "en", "hungry all the time"],
  // Muscles and joints
  ["home", "en", "sore legs after the gym", "muscle_strain muscle_soreness"], ["home", "en", "stiff neck from sleeping wrong", "neck_strain"],
  ["home", "en", "lower back ache from sitting", "back_strain"], ["home", "en", "leg cramps at night and thirsty after sports", "muscle_cramps"],
  ["weeks", "en", "knees crack and ache on the stairs", "osteoarthritis patellofemoral", 58], ["home", "en", "my eyelid keeps twitching"],
  // Women and men
  ["home", "en", "period cramps", "dysmenorrhea", 24, "female"], ["weeks", "en", "vaginal dryness", "vaginal_atrophy menopause", 54, "female"],
  ["weeks", "en", "I leak a little when I sneeze", "stress_incontinence", 45, "female"], ["weeks", "en", "trouble getting an erection", "erectile_dysfunction none", 52, "male"],
  ["weeks", "en", "up twice a night to pee", "bph urge_incontinence nocturia", 66, "male"], ["home", "en", "tender breasts before my period", "pms breast_cyst", 33, "female"],
  // Medicines for weight
  ["home", "en", "nausea on ozempic", "glp1_side_effects"], ["home", "en", "wegovy makes me burp rotten eggs", "glp1_side_effects"],
  ["home", "en", "constipated since mounjaro", "glp1_side_effects constipation"], ["home", "en", "tired since I started zepbound", "glp1_side_effects"],
  ["home", "en", "itchy red spot where I injected wegovy", "injection_site contact_dermatitis insect_bite glp1_side_effects"], ["home", "en", "food tastes weird on semaglutide", "glp1_side_effects none"],
  ["weeks", "en", "hair loss on wegovy", "hair_shedding alopecia glp1_side_effects"], ["home", "en", "headache on saxenda for two days", "tension_headache glp1_side_effects dehydration"],
  // Diet
  ["home", "en", "headache since I quit sugar", "tension_headache diet_change"], ["home", "en", "cravings for chocolate"],
  ["home", "en", "weight stuck for three weeks", "obesity weight_plateau none"], ["home", "en", "low carb diet and feel foggy", "diet_change none"],
  ["home", "en", "food diary"], ["home", "en", "always hungry on this diet"],
  ["home", "en", "thirsty after salty food"], ["home", "en", "light headed when I skip breakfast"],
  // Measured and normal
  ["home", "en", "blood pressure 118/76", "none"], ["home", "en", "blood pressure 118/76, all fine", "none"], ["home", "en", "pulse 68, feeling good", "none"],
  ["home", "en", "fasting sugar 92, no complaints", "none"], ["home", "en", "temp 36.7 and I feel fine", "none"],
  // Seasonal
  ["home", "en", "runny nose and sneezing", "common_cold allergic_rhinitis"], ["home", "en", "sore throat and cough for two days", "common_cold viral_pharyngitis"],
  ["home", "en", "stuffy nose", "common_cold sinusitis vasomotor_rhinitis allergic_rhinitis"], ["home", "en", "lost my voice after a concert", "laryngitis"],
  ["home", "en", "itchy eyes in spring", "conjunctivitis_allergic allergic_rhinitis"], ["home", "en", "tickly cough after a cold", "common_cold acute_bronchitis"],
  // Ears, eyes, teeth
  ["weeks", "en", "ringing in ears"], ["home", "en", "ear feels blocked with wax", "ear_wax"],
  ["home", "en", "dry eyes from the computer", "dry_eye"], ["weeks", "en", "sensitive teeth to cold"],
  ["home", "en", "canker sore inside my cheek", "canker_sore"], ["weeks", "en", "I need glasses for reading now"],
  // Urinary
  ["home", "en", "pee smells strong after coffee"], ["home", "en", "peeing a lot because I drink 3 liters a day"],
  // Old people, children
  ["weeks", "en", "forgets names now and then", "memory_normal dementia none", 72], ["home", "en", "stiff in the morning for ten minutes", "osteoarthritis", 69],
  ["home", "en", "my toddler has a runny nose and is playing", "common_cold", 2], ["home", "en", "diaper rash", "diaper_rash", 0.8],
  ["home", "en", "my son has a cough, no fever, eats well", "common_cold acute_bronchitis", 6], ["home", "en", "my daughter won't eat vegetables", "picky_eating none", 5],
  // Spanish
  ["home", "es", "cansada", undefined, 35, "female"], ["home", "es", "me siento hinchada después de comer", "ibs dyspepsia lactose_intolerance wind constipation"], ["weeks", "es", "sofocos", "menopause", 50, "female"], ["weeks", "es", "zumbido en los oídos"],
  ["home", "es", "tengo cruda"], ["home", "es", "mal aliento"], ["home", "es", "siempre tengo hambre"], ["home", "es", "no puedo dormir", "insomnia"],
  ["home", "es", "agruras después de cenar", "reflux"], ["home", "es", "estreñida desde que uso ozempic", "glp1_side_effects constipation"], ["weeks", "es", "se me cae el pelo", "alopecia hair_shedding"], ["home", "es", "gripa y mocos", "common_cold influenza"],
  ["home", "es", "me duele la espalda de estar sentado", "back_strain"], ["home", "es", "cólicos menstruales", "dysmenorrhea", 26, "female"], ["home", "es", "presión 118/76 y me siento bien", "none"], ["home", "es", "ojos secos por la computadora", "dry_eye"],
  ["weeks", "es", "falta de deseo sexual"], ["home", "es", "muchos gases", "ibs lactose_intolerance wind none"], ["weeks", "es", "estresada por el trabajo", "anxiety_disorder stress"], ["home", "es", "piel seca", "eczema dry_skin"],
  // Arabic
  ["home", "ar", "تعبان"], ["home", "ar", "انتفاخ بعد الأكل", "ibs dyspepsia lactose_intolerance wind constipation"], ["weeks", "ar", "هبات ساخنة", "menopause", 50, "female"], ["weeks", "ar", "طنين في الأذن"],
  ["home", "ar", "رائحة فم كريهة"], ["home", "ar", "جوعان طول الوقت"], ["home", "ar", "ما أقدر أنام", "insomnia"], ["home", "ar", "حموضة بعد العشاء", "reflux"],
  ["home", "ar", "إمساك من أوزمبك", "glp1_side_effects constipation"], ["weeks", "ar", "شعري يتساقط", "alopecia hair_shedding"], ["home", "ar", "زكام وعطاس", "common_cold allergic_rhinitis"], ["home", "ar", "ألم أسفل الظهر من الجلوس", "back_strain"],
  ["home", "ar", "ضغطي 118/76 وأنا بخير", "none"], ["home", "ar", "جفاف البشرة", "eczema dry_skin"], ["home", "ar", "تقلصات الدورة", "dysmenorrhea", 25, "female"], ["weeks", "ar", "ضعف الرغبة الجنسية"],
  ["home", "ar", "غازات كثيرة", "ibs lactose_intolerance wind none"], ["home", "ar", "صداع خفيف من قلة النوم", "tension_headache"], ["weeks", "ar", "متوترة من الشغل", "anxiety_disorder stress"], ["home", "ar", "حب الشباب", "acne"],
];

/** What truly has to be looked at within days. */
export const TOLD_SOON: readonly Everyday[] = [
  ["soon", "en", "this is different from my usual migraine", undefined, 40, "female"], ["soon", "en", "migraine, same as always but I never had it this strong", undefined, 40], ["soon", "en", "migraine, same as always but it has lasted longer than usual", undefined, 40],
  ["soon", "es", "migraña, pero distinta de las de siempre", undefined, 40, "female"], ["soon", "ar", "صداع نصفي لكنه مختلف عن المعتاد", undefined, 40, "female"],
  ["soon", "en", "on xenical, dark urine and yellow eyes", undefined, 50], ["soon", "en", "I take orlistat and warfarin, oily stools", undefined, 60],
  ["soon", "en", "burning when I pee", undefined, 30, "female"], ["soon", "en", "blood when I wipe and changed bowel habits for 6 weeks", undefined, 58], ["soon", "en", "a new lump in my breast", undefined, 44, "female"], ["soon", "en", "lost 8 kg without trying", undefined, 60],
  ["soon", "en", "my mole has changed color and bleeds"], ["soon", "en", "always thirsty and peeing all the time"], ["soon", "en", "my calf is swollen and sore"], ["soon", "en", "yellow eyes"],
  ["soon", "en", "bleeding after menopause", undefined, 60, "female"], ["soon", "en", "hoarse voice for two months", undefined, 59, "male"], ["soon", "en", "hot red swollen skin on my shin", undefined, 55], ["soon", "en", "fever for six days"],
  ["soon", "en", "ear pain and fever", undefined, 4], ["soon", "en", "tired, pale and heavy periods", undefined, 38, "female"], ["soon", "en", "blisters in a stripe on one side of my chest, burning", undefined, 66], ["soon", "en", "I feel hopeless and can't enjoy anything anymore"],
  ["soon", "en", "took diet pills a lot"], ["soon", "en", "pain under my right ribs after fatty food", undefined, 45, "female"], ["soon", "en", "heart skips and flutters, comes and goes", undefined, 64], ["soon", "en", "tooth abscess, my gum is swollen"],
  ["soon", "es", "ardor al orinar", undefined, 29, "female"], ["soon", "es", "bolita nueva en el seno", undefined, 45, "female"], ["soon", "es", "bajé 10 kilos sin querer", undefined, 62], ["soon", "es", "fiebre desde hace seis días"], ["soon", "es", "mucha sed y orino mucho"],
  ["soon", "ar", "حرقة في البول", undefined, 29, "female"], ["soon", "ar", "كتلة جديدة في الثدي", undefined, 45, "female"], ["soon", "ar", "نزل وزني 10 كيلو بدون سبب", undefined, 62], ["soon", "ar", "حرارة منذ ستة أيام"], ["soon", "ar", "عطش شديد وتبول كثير"], ["soon", "ar", "السكر صائم 400"],
];

/** True red flags, told plainly. */
export const TOLD_NOW: readonly Everyday[] = [
  ["now", "en", "migraine, same as always, and my right arm is weak", undefined, 34, "female"], ["now", "en", "migraine same as always but with fever and a stiff neck", undefined, 28], ["now", "en", "I take orlistat and have oily stools, pain in the upper belly that goes to the back and vomiting", undefined, 50],
  ["now", "en", "pressure on my chest and sweating", undefined, 58, "male"], ["now", "en", "chest pain going into my left arm"], ["now", "en", "my face droops on one side"], ["now", "en", "can't speak properly all of a sudden"], ["now", "en", "worst headache of my life, came in a second"], ["now", "en", "I can't breathe"],
  ["now", "en", "lips swelling after eating shrimp, hard to breathe"], ["now", "en", "vomiting blood"], ["now", "en", "black tarry stools and dizzy"], ["now", "en", "severe belly pain, belly hard as a board"], ["now", "en", "I want to kill myself"], ["now", "en", "took 40 paracetamol tablets"],
  ["now", "en", "my baby is 2 months old and has 38.5 fever", undefined, 0.17], ["now", "en", "seizure for the first time"], ["now", "en", "passed out while running", undefined, 17], ["now", "en", "sudden loss of vision in one eye"], ["now", "en", "numb between my legs and can't pee, back pain"], ["now", "en", "coughing up a lot of blood"],
  ["now", "en", "oxygen 85"], ["now", "en", "sugar 550 and vomiting"], ["now", "en", "pregnant 34 weeks, severe headache, blurred vision", undefined, 30, "female"], ["now", "en", "fever, stiff neck and a rash that doesn't fade"], ["now", "en", "testicle pain since two hours, sudden", undefined, 15, "male"], ["now", "en", "severe upper belly pain into my back on wegovy, vomiting"],
  ["now", "en", "sweating, nausea and jaw pain", undefined, 67, "female"], ["now", "en", "very drowsy and confused, fever 39.5", undefined, 78], ["now", "en", "blood pressure 210/130 and headache"], ["now", "en", "heart rate 170 and dizzy"],
  ["now", "es", "presión en el pecho y sudor frío", undefined, 60, "male"], ["now", "es", "se le torció la cara y no habla bien"], ["now", "es", "no puedo respirar"], ["now", "es", "vomito sangre"], ["now", "es", "me quiero morir"], ["now", "es", "mi bebé de 1 mes tiene fiebre"], ["now", "es", "convulsiona y no despierta"], ["now", "es", "azúcar en 600 y vómito"],
  ["now", "ar", "ضغط على صدري وعرق بارد", undefined, 60, "male"], ["now", "ar", "وجهه مال ولا يتكلم"], ["now", "ar", "لا أستطيع التنفس"], ["now", "ar", "أتقيأ دم"], ["now", "ar", "أريد أن أموت"], ["now", "ar", "طفلي عمره شهر وعنده حرارة"], ["now", "ar", "تشنج ولا يصحى"],
];
