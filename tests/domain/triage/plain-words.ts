/** Sentences as people type them, found where they were misread: emergencies missed, emergencies that were none, denials taken for complaints. */
type Sentences = Readonly<Record<"en" | "es" | "ar", readonly string[]>>;

/** In the analysis and in the chat. */
export const EMERGENCIES: Sentences = {
  en: [
    "no one believes me but half my face isn't moving", "mom had a stroke 10 years ago, today her face droops again", "no pulse", "she isn't responding", "I'm going to kill my wife", "anorexic, bmi 13, dizzy, heart slow", "severe belly pain and vomiting on Mounjaro", "bowel obstruction", "6 weeks late, one-sided pain and bleeding", "chestpain", "chest pain",
    "resp rate 28", "resp 30", "145 bpm", "bpm 145", "newborn, 101 temp", "oxygen level in the 80s", "pulse 38 and dizzy", "top number 230 bottom 130, headache",
  ],
  es: [
    "nadie me cree pero la mitad de la cara no se me mueve", "mi mamá tuvo un derrame hace 10 años, hoy se le cae la cara otra vez", "no tiene pulso", "sin pulso", "ella no responde", "voy a matar a mi esposa", "soy anoréxica, imc 13, mareada, el corazón muy lento", "dolor de barriga muy fuerte y vómitos con Mounjaro", "obstrucción intestinal", "6 semanas de atraso, dolor de un lado y sangrado", "dolordepecho", "dolor de pecho",
    "frecuencia respiratoria 28", "respira 30 veces por minuto", "145 pulsaciones", "pulso 145", "recién nacido, 38.5 de temperatura", "oxígeno en los ochenta", "pulso 38 y mareado", "la máxima 230 y la mínima 130, dolor de cabeza",
  ],
  ar: [
    "لا أحد يصدقني لكن نصف وجهي لا يتحرك", "أمي أصيبت بجلطة دماغية قبل 10 سنوات واليوم وجهها مائل مرة أخرى", "لا يوجد نبض", "ما في نبض", "هي لا تستجيب", "سوف أقتل زوجتي", "عندي فقدان الشهية العصبي ومؤشر كتلة الجسم 13 ودوخة وقلبي بطيء", "ألم شديد في البطن وقيء مع مونجارو", "انسداد الأمعاء", "تأخرت الدورة 6 أسابيع وألم في جهة واحدة ونزيف", "ألم في الصدر",
    "معدل التنفس 28", "التنفس 30", "145 نبضة", "النبض 145", "مولود جديد حرارته 38.5", "الأكسجين في الثمانينات", "النبض 38 ودوخة", "الضغط العالي 230 والواطي 130 وصداع",
  ],
};

export const NONE: Sentences = {
  en: ["I had an ectopic pregnancy 8 years ago, now a cold", "gallbladder surgery 5 years ago, mild belly pain today", "chest pain gone since last year", "I took 3 ibuprofen", "food coma", "I keep choking up", "took my blood pressure medicine today", "tired, I have a tree nut allergy", "no pulse oximeter at home, mild cough", "my infection is not responding to antibiotics"],
  es: ["tuve un embarazo ectópico hace 8 años, ahora un resfriado", "me operaron de la vesícula hace 5 años, hoy un dolor leve de barriga", "el dolor de pecho se me quitó el año pasado", "tomé 3 ibuprofenos", "coma alimentario después de comer mucho", "se me hace un nudo en la garganta de emoción", "tomé mi medicina para la presión hoy"],
  ar: ["كان عندي حمل خارج الرحم قبل 8 سنوات والآن زكام", "عملية المرارة قبل 5 سنوات واليوم ألم خفيف في البطن", "أخذت 3 حبات ايبوبروفين", "أخذت دواء الضغط اليوم"],
};

/** Where the chat may still say that somebody should look at it. */
export const SOFT: Sentences = { en: ["top number 230 bottom 130", "running 103"], es: ["la presión máxima 230 y la mínima 130"], ar: ["الضغط العالي 230 والواطي 130", "راح ألم الصدر من السنة الماضية"] };

export const ASKED: Sentences = {
  en: ["is chest pain a side effect of wegovy?", "I read ozempic causes suicidal thoughts", "can Wegovy cause chest pain?", "Hi, does mounjaro cause black stool? thanks", "what side effects does ozempic have, chest pain?", "I heard that saxenda can cause seizures"],
  es: ["¿el dolor de pecho es un efecto secundario de wegovy?", "leí que ozempic causa pensamientos suicidas", "¿puede wegovy causar dolor de pecho?"],
  ar: ["هل ألم الصدر من الأعراض الجانبية لويغوفي؟", "قرأت أن أوزمبيك يسبب أفكارا انتحارية"],
};

export const DENIED: Readonly<Record<"en" | "es" | "ar", readonly (readonly [text: string, finding: "fever" | "chest_pain"])[]>> = {
  en: [["fever: no", "fever"], ["chest pain - none", "chest_pain"], ["chest pain: none", "chest_pain"], ["fever: no, cough: yes", "fever"], ["chest pain - no, cough - yes", "chest_pain"], ["cough, chest pain - none", "chest_pain"], ["fever none", "fever"]],
  es: [["fiebre: no", "fever"], ["dolor de pecho - ninguno", "chest_pain"], ["dolor de pecho: no, tos: sí", "chest_pain"]],
  ar: [["حمى: لا", "fever"], ["ألم الصدر: لا، سعال: نعم", "chest_pain"]],
};
