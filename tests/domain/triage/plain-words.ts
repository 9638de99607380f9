/** Sentences as people type them, found where they were misread: emergencies missed, emergencies that were none, denials taken for complaints. */
type Sentences = Readonly<Record<"en" | "es" | "ar", readonly string[]>>;

/** In the analysis and in the chat. */
export const EMERGENCIES: Sentences = {
  en: [
    "no one believes me but half my face isn't moving", "mom had a stroke 10 years ago, today her face droops again", "no pulse", "she isn't responding", "I'm going to kill my wife", "anorexic, bmi 13, dizzy, heart slow", "severe belly pain and vomiting on Mounjaro", "bowel obstruction", "6 weeks late, one-sided pain and bleeding", "chestpain", "chest pain",
    "resp rate 28", "resp 30", "145 bpm", "bpm 145", "newborn, 101 temp", "oxygen level in the 80s", "pulse 38 and dizzy", "top number 230 bottom 130, headache",
    "my foot is suddenly cold and numb", "my left hand is cold and white and hurts", "my hand went white and cold suddenly and hurts a lot", "I took my insulin twice", "he took more than the prescribed dose", "I took 30 ibuprofen", "took my whole bottle of blood pressure pills", "took all my blood pressure pills", "as a child I had asthma, today I had a seizure", "today I had a seizure and as a child I had asthma", "I had seizures as a child and had one again today", "when I was pregnant I had high blood pressure, now headache and blurred vision", "gave birth 2 weeks ago, headache and blurry vision", "no fever nor vomiting, chest pain and sweating since noon", "no fever, cough or rash, crushing chest pain since an hour", "I wrote letters to everyone, took some pills, dont tell anyone",
  ],
  es: [
    "nadie me cree pero la mitad de la cara no se me mueve", "mi mamá tuvo un derrame hace 10 años, hoy se le cae la cara otra vez", "no tiene pulso", "sin pulso", "ella no responde", "voy a matar a mi esposa", "soy anoréxica, imc 13, mareada, el corazón muy lento", "dolor de barriga muy fuerte y vómitos con Mounjaro", "obstrucción intestinal", "6 semanas de atraso, dolor de un lado y sangrado", "dolordepecho", "dolor de pecho",
    "frecuencia respiratoria 28", "respira 30 veces por minuto", "145 pulsaciones", "pulso 145", "recién nacido, 38.5 de temperatura", "oxígeno en los ochenta", "pulso 38 y mareado", "la máxima 230 y la mínima 130, dolor de cabeza",
    "mi mano izquierda está fría y blanca y me duele", "me puse dos veces la insulina", "tomé dos veces la insulina", "tomé 30 ibuprofenos", "me tomé todo el frasco de pastillas de la presión", "de niño tuve asma, hoy tuve una convulsión", "cuando estuve embarazada tuve la presión alta, ahora dolor de cabeza y veo borroso", "di a luz hace 2 semanas, dolor de cabeza y veo borroso", "le sale sangre y no para", "sin fiebre ni vómito, dolor de pecho y sudor frío", "mi suegra no puede alzar el brazo y habla como borracha desde ace rato",
  ],
  ar: [
    "قدمي باردة وشاحبة وخدرانة", "يدي باردة وبيضاء وتؤلمني",
    "لا أحد يصدقني لكن نصف وجهي لا يتحرك", "أمي أصيبت بجلطة دماغية قبل 10 سنوات واليوم وجهها مائل مرة أخرى", "لا يوجد نبض", "ما في نبض", "هي لا تستجيب", "سوف أقتل زوجتي", "عندي فقدان الشهية العصبي ومؤشر كتلة الجسم 13 ودوخة وقلبي بطيء", "ألم شديد في البطن وقيء مع مونجارو", "انسداد الأمعاء", "تأخرت الدورة 6 أسابيع وألم في جهة واحدة ونزيف", "ألم في الصدر",
    "معدل التنفس 28", "التنفس 30", "145 نبضة", "النبض 145", "مولود جديد حرارته 38.5", "الأكسجين في الثمانينات", "النبض 38 ودوخة", "الضغط العالي 230 والواطي 130 وصداع",
    "أخذت 30 حبة ايبوبروفين", "شربت علبة حبوب الضغط كلها", "عندي تشنجات منذ الطفولة واليوم تشنجت مرتين ولم أفق", "ولدت قبل أسبوعين وعندي صداع وتشوش في الرؤية", "بدون حرارة ولا قيء، ألم في الصدر وعرق بارد",
  ],
};

export const NONE: Sentences = {
  en: ["cold hands and feet, always", "my hands are always cold", "I take my insulin twice a day and have a cold", "I injected my insulin twice daily as told, mild cough", "I had an ectopic pregnancy 8 years ago, now a cold", "gallbladder surgery 5 years ago, mild belly pain today", "chest pain gone since last year", "I took 3 ibuprofen", "food coma", "I keep choking up", "took my blood pressure medicine today", "tired, I have a tree nut allergy", "no pulse oximeter at home, mild cough", "my infection is not responding to antibiotics", "I had seizures as a child, today I have a cough", "seizures when I was a kid, now a cold", "when I was 5, I had seizures. today a cough", "my husband had seizures when he was a boy, now he has a cold", "I used to have seizures growing up, itchy scalp today", "when I was pregnant five years ago I had headaches; today a headache", "gave birth 8 months ago, headache and a runny nose", "I had preeclampsia in my last pregnancy, today mild headache", "my dog passed out from the heat, me I only have itchy eyes", "I am pregnant"],
  es: ["siempre tengo las manos y los pies fríos", "manos frías", "tuve un embarazo ectópico hace 8 años, ahora un resfriado", "me operaron de la vesícula hace 5 años, hoy un dolor leve de barriga", "el dolor de pecho se me quitó el año pasado", "tomé 3 ibuprofenos", "coma alimentario después de comer mucho", "se me hace un nudo en la garganta de emoción", "tomé mi medicina para la presión hoy", "tuve convulsiones de niño, hoy tengo tos", "de niña tuve convulsiones, ahora tengo gripa", "cuando tenía 6 años tuve convulsiones, hoy solo tos", "de chico me daban convulsiones, hoy me duele la garganta", "cuando estuve embarazada hace cinco años tenía dolores de cabeza; hoy me duele la cabeza", "en mi embarazo anterior tuve preeclampsia, hoy un dolor de cabeza leve", "me tomé una copa de vino con la cena", "caigo en la tentación de comer dulces", "he estado cansada y con hambre por la dieta", "hola, estoy siguiendo una dieta y me duele un poco la panza", "cómo quemo grasa de la panza y los brazos", "vine ayer del trabajo con tos", "cuando tenía 12 años intenté suicidarme, hoy solo pregunto por proteínas"],
  ar: ["يداي باردتان", "أطرافي باردة", "كان عندي حمل خارج الرحم قبل 8 سنوات والآن زكام", "عملية المرارة قبل 5 سنوات واليوم ألم خفيف في البطن", "أخذت 3 حبات ايبوبروفين", "أخذت دواء الضغط اليوم", "كنت أعاني من تشنجات وأنا طفل واليوم عندي سعال", "عندما كنت صغيرا كان عندي تشنجات والآن عندي سعال", "في طفولتي أصبت بتشنجات، اليوم عندي سعال", "عندما كنت حاملا قبل خمس سنوات كان عندي صداع واليوم عندي صداع", "في حملي السابق كان عندي تسمم حمل واليوم صداع خفيف", "خايف يصير لي جلطة زي عمي بس انا كويس"],
};

/** Measured and high, without a sign of danger: looked at soon, in the guides and here (ACC/AHA and NICE NG136, NEWS2). */
export const SOON: Sentences = {
  en: ["top number 230 bottom 130", "bp 180/120", "bp 190/100 no headache, no chest pain, feel fine", "running 103", "my temp is 103", "running 103, runny nose"],
  es: ["la presión máxima 230 y la mínima 130", "tengo la presión en 180/120 y me siento bien", "39.6 de fiebre y tos"],
  ar: ["الضغط العالي 230 والواطي 130", "ضغطي 185 على 115 ولا أشعر بشيء", "حرارتي 39.6 وعندي سعال"],
};

/** A medicine taken as usual, and nothing else: no complaint, and so nothing pressing. */
export const TAKEN: Sentences = {
  en: ["I took 3 ibuprofen", "took my blood pressure medicine today", "I took 2 tylenol this morning", "I take metformin every day", "took my ozempic shot yesterday", "I took my pills this morning as usual", "took 600 mg ibuprofen an hour ago"],
  es: ["tomé 3 ibuprofenos", "tomé mi medicina para la presión hoy", "ya me tomé mi pastilla de la presión", "me tomé dos paracetamoles"],
  ar: ["أخذت 3 حبات ايبوبروفين", "أخذت دواء الضغط اليوم"],
};

/** Nearly that, and not surely harmless: never told that it can wait. */
export const TAKEN_OTHERWISE = ["I took pills", "I took the pills", "took 4 of my blood pressure pills", "took 3 metformin", "took my wife's blood pressure medicine", "took my blood pressure medicine twice today", "I took 5000 mg tylenol", "took 100 units of insulin", "I took 3 ibuprofen and feel strange"];

/** Where the chat may still say that somebody should look at it. */
export const SOFT: Sentences = { en: [], es: [], ar: ["راح ألم الصدر من السنة الماضية"] };

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

/** How pressing: an emergency; something to be looked at, in whatever time; no emergency. */
export type Told = [level: "emergency" | "look" | "none", language: "en" | "es" | "ar", text: string, age?: number, gender?: "female" | "male"];

/** Written without a look at what the reader knows: old people, parents of babies, misspellings, others' symptoms, denials beside complaints, GLP-1 medicines, numbers in odd order. */
export const TOLD: readonly Told[] = [
  ["emergency", "en", "my dad is 81 and suddenly cant lift his right arm and talks gibberish", 81, "male"], ["emergency", "en", "grandma fell, hip hurts, she cant stand up and the leg looks shorter", 84, "female"],
  ["emergency", "en", "he isnt waking up proprly, took his heart pills twice", 78, "male"], ["emergency", "en", "my babys lips are blue and hes grunting", 0.3],
  ["emergency", "en", "3 week old baby temp 100.6"], ["emergency", "en", "my baby is 6 weeks and has 38.2"],
  ["emergency", "en", "she wont stop screaming, belly hard, green puke, 4 months"], ["emergency", "en", "brething is so hard i cant finsh a sentance"],
  ["emergency", "en", "throwng up blood since this mornning"], ["emergency", "en", "no fever but stiff neck, terrible headache and light hurts"],
  ["emergency", "en", "no chest pain, just a heavy pressure on my chest and left arm numb", 63, "male"], ["emergency", "en", "my heart is going 160", 50],
  ["emergency", "en", "o2 83"], ["emergency", "en", "sat 86 on room air"],
  ["emergency", "en", "92/50 bp, cold and clammy, passed out", 70], ["emergency", "en", "bp 78 over 40"],
  ["emergency", "en", "on ozempic, pain in upper belly going to my back, throwing up all night", 44], ["emergency", "en", "took wegovy yesterday, face and tongue swelling up"],
  ["emergency", "en", "mounjaro, havent peed since yesterday, cant keep water down, so weak"], ["look", "en", "after my ozempic shot my vision went blurry in one eye suddenly"],
  ["emergency", "en", "my sugar is 38 and im shaking"], ["emergency", "en", "glucose reading of 560"],
  ["emergency", "en", "type 1, sugar 480 and vomiting"], ["emergency", "en", "I took the whole bottle of tylenol"],
  ["emergency", "en", "my wife says she wants to end her life"], ["emergency", "en", "my son says he will kill himself"],
  ["emergency", "en", "i dont want to be alive anymore"], ["emergency", "en", "32 weeks pregnant, bad headache, seeing spots"],
  ["emergency", "en", "pregnant and bleeding a lot with clots, dizzy"], ["emergency", "en", "the left side of his face droops, no arm weakness"],
  ["emergency", "en", "neighbour collapsed in the garden, not breathing"], ["none", "en", "mom had breast cancer, dad had a stroke, I have a runny nose"],
  ["none", "en", "had my appendix out in 1998, now just a sore throat"], ["none", "en", "i used to have seizures as a kid, today I have a cough"],
  ["none", "en", "my heart skips a beat when I see him"], ["none", "en", "dying of hunger, what can I have for dinner"],
  ["none", "en", "this diet is killing me"], ["none", "en", "I had chest pains 5 yrs ago but now I only have a cold"],
  ["none", "en", "does wegovy make your hair fall out"], ["none", "en", "mild nausea since I started ozempic 3 days ago"],
  ["none", "en", "constipated on mounjaro for 2 days, no pain"], ["none", "en", "pulse 88, bp 124/78, feeling fine, slight cold"],
  ["none", "en", "no fever, no vomiting, just loose stools twice"], ["none", "en", "fever? no. cough? yes, dry"],
  ["none", "en", "I cut down on sugar and feel tired"], ["none", "en", "lost 4 kg on wegovy, a bit dizzy when I get up"],
  ["emergency", "es", "mi abuelo de 82 se puso confundido de repente y no reconoce a nadie", 82, "male"], ["emergency", "es", "mi bebé de 3 semanas tiene 38.3 de calentura"],
  ["emergency", "es", "no tiene fiebre pero le duele muchísimo la cabeza, cuello tieso y vomita", 30], ["emergency", "es", "mi hijo se tragó una pila", 2],
  ["emergency", "es", "se me durmió el brazo y me cuesta hablar", 66, "male"], ["emergency", "es", "me puse wegovy y se me hinchó la lengua"],
  ["emergency", "es", "mi papá no respira bien, tiene los labios morados", 75, "male"], ["emergency", "es", "saturación 84"],
  ["emergency", "es", "tengo la presion en 70/40 y estoy sudando frio", 60], ["emergency", "es", "azúcar en 30, temblando"],
  ["emergency", "es", "me tomé todo el frasco de pastillas"], ["emergency", "es", "ya no quiero estar viva"],
  ["emergency", "es", "no siento que se mueva el bebé, 33 semanas", 29, "female"], ["emergency", "es", "vómito como café molido", 55],
  ["emergency", "es", "con ozempic, dolor arriba del estómago que se va a la espalda y vómitos", 48], ["none", "es", "mi mamá tuvo un infarto hace 3 años, yo tengo gripa"],
  ["none", "es", "me muero de hambre con esta dieta"], ["none", "es", "sin fiebre, sin vómito, solo diarrea leve"],
  ["none", "es", "un poco de náusea desde que empecé ozempic hace 3 días"], ["none", "es", "¿wegovy causa caída del pelo?"],
  ["emergency", "ar", "جدي عمره 80 فجأة صار يتكلم كلام غير مفهوم ويده اليمنى لا تتحرك", 80, "male"], ["emergency", "ar", "طفلي عمره 3 أسابيع وحرارته 38.3"],
  ["emergency", "ar", "ابني بلع بطارية", 2], ["emergency", "ar", "شفايف طفلي زرقاء ولا يتنفس جيدا", 1],
  ["emergency", "ar", "لا توجد حمى لكن صداع شديد جدا ورقبة متيبسة وقيء", 30], ["emergency", "ar", "بعد إبرة أوزمبيك تورم لساني ووجهي"],
  ["emergency", "ar", "نسبة الأكسجين 82"], ["emergency", "ar", "ضغطي 70/40 وعرق بارد", 60],
  ["emergency", "ar", "السكر 35 وأرتجف"], ["emergency", "ar", "شربت علبة الحبوب كلها"],
  ["emergency", "ar", "لا أريد أن أعيش"], ["emergency", "ar", "حامل في الأسبوع 33 ولا أحس بحركة الجنين", 29, "female"],
  ["emergency", "ar", "أتقيأ دما منذ الصباح"], ["emergency", "ar", "مع مونجارو ألم شديد أعلى البطن يمتد إلى الظهر وقيء", 48],
  ["none", "ar", "أبي أصيب بجلطة قبل 3 سنوات وأنا عندي زكام"], ["none", "ar", "أموت من الجوع بسبب الحمية"],
  ["none", "ar", "غثيان خفيف منذ بدأت أوزمبيك قبل 3 أيام"], ["none", "ar", "لا حمى ولا قيء فقط إسهال خفيف"],
  ["none", "ar", "هل أوزمبيك يسبب تساقط الشعر؟"],
  ["emergency", "en", "my gran cant see out of one eye all of a sudden", 79, "female"], ["emergency", "en", "pls help hes choking and turning purple"],
  ["emergency", "en", "dad sweating buckets, pain in jaw and arm", 68, "male"], ["emergency", "en", "mum is talking rubbish and doesnt know where she is since this afternoon", 76, "female"],
  ["emergency", "en", "my husband's heart stopped, doing cpr"], ["emergency", "en", "my toddler drank bleach", 2],
  ["emergency", "en", "baby 5 weeks, not feeding, floppy and cold", 0.1], ["emergency", "en", "fell off ladder and cant feel my legs", 52],
  ["emergency", "en", "coughing up lots of blood and cant breathe", 60], ["emergency", "en", "I injected wegovy twice today by mistake and cant stop vomiting, fainting"],
  ["look", "en", "I took two doses of ozempic by accident"], ["emergency", "en", "bloody diarreah, pale and dizzy, pulse 128", 70],
  ["emergency", "en", "sugars at 2.1, sweaty and confused"], ["emergency", "en", "temp 41.2 and shaking"],
  ["emergency", "en", "spo2 is 79 percent"], ["emergency", "en", "75, hr 34, feels faint", 75],
  ["emergency", "en", "hr 190 cant breathe"], ["emergency", "en", "systolic 70"],
  ["look", "en", "my resting pulse is 45 and I feel dizzy"], ["emergency", "en", "pain so bad I passed out, period 7 weeks late", 27, "female"],
  ["emergency", "en", "he has been having a seizure for 6 minutes"], ["emergency", "en", "my throat is closing after a peanut cookie"],
  ["emergency", "en", "worst headache of my life, no fever, no stiff neck"], ["emergency", "en", "she overdosed on sleeping pills"],
  ["emergency", "en", "I have a plan to kill myself tonight"], ["emergency", "en", "there is a knife in my chest"],
  ["none", "en", "no chest pain, no shortness of breath, sore throat for 2 days"], ["none", "en", "my chest is fine, but my toe hurts"],
  ["none", "en", "my neighbour had a seizure last year, I have hay fever"], ["none", "en", "is it normal to be tired on ozempic"],
  ["none", "en", "what is a normal blood pressure"], ["none", "en", "how many calories in an egg"],
  ["none", "en", "my back is killing me after gardening"], ["none", "en", "dead tired after work"],
  ["none", "en", "I could eat a horse"], ["none", "en", "I would kill for a burger"],
  ["none", "en", "my kids drive me crazy"], ["none", "en", "lost 10 lbs in 2 months on zepbound, happy"],
  ["none", "en", "burping a lot on mounjaro"], ["none", "en", "heartburn after pizza"],
  ["none", "en", "temp 98.6, slight cough"], ["none", "en", "bp 128/82"],
  ["none", "en", "spo2 98, pulse 70, cold"], ["none", "en", "had a stroke in 2011, itchy scalp"],
  ["none", "en", "chest infection last winter, fine now, just a runny nose"], ["none", "en", "I was pregnant 2 years ago, now headache mild"],
  ["none", "en", "worried about heart attack, no symptoms, how to prevent"], ["emergency", "es", "mi suegra no ve de un ojo de repente", 79, "female"],
  ["emergency", "es", "mi niño se está ahogando con una uva", 3, "male"], ["emergency", "es", "mi marido suda mucho y le duele la mandíbula y el brazo", 60, "male"],
  ["emergency", "es", "mi hija se tomó cloro", 3], ["emergency", "es", "temperatura 41.3"],
  ["emergency", "es", "pulso 35 y se desmayó", 80], ["emergency", "es", "la peor jaqueca de mi vida de golpe"],
  ["emergency", "es", "lleva 6 minutos convulsionando"], ["emergency", "es", "me quiero matar hoy"],
  ["emergency", "es", "diarrea con sangre, pálida y mareada, pulso 130", 70, "female"], ["none", "es", "no me duele el pecho, solo la garganta"],
  ["none", "es", "estoy muerta de cansancio"], ["none", "es", "mataría por una pizza"],
  ["none", "es", "presión 120/80, un poco de tos"], ["none", "es", "me arde el estómago después de comer pizza"],
  ["none", "es", "tuve un derrame en 2011, ahora me pica la cabeza"], ["none", "es", "eructo mucho con mounjaro"],
  ["none", "es", "¿cuántas calorías tiene un huevo?"], ["emergency", "ar", "جدتي لا ترى بعين واحدة فجأة", 79, "female"],
  ["emergency", "ar", "ابني يختنق بحبة عنب", 3, "male"], ["emergency", "ar", "زوجي يتعرق كثيرا وعنده ألم في الفك والذراع", 60, "male"],
  ["emergency", "ar", "بنتي شربت كلور", 3], ["emergency", "ar", "درجة حرارتي 41.3"],
  ["emergency", "ar", "نبضه 35 وأغمي عليه", 80], ["emergency", "ar", "أسوأ صداع في حياتي فجأة"],
  ["emergency", "ar", "عنده تشنج منذ 6 دقائق"], ["emergency", "ar", "أريد أن أنتحر الليلة"],
  ["none", "ar", "لا ألم في الصدر، فقط التهاب في الحلق"], ["none", "ar", "ميت من التعب بعد العمل"],
  ["none", "ar", "ضغطي 120/80 وسعال خفيف"], ["none", "ar", "أصبت بجلطة في 2011 والآن حكة في الرأس"],
  ["none", "ar", "كم سعرة في البيضة؟"], ["none", "ar", "تجشؤ كثير مع مونجارو"],
  ["emergency", "en", "pulse: none"], ["emergency", "en", "breathing: none"],
  ["emergency", "en", "my baby is not responding"], ["emergency", "en", "I had a heart attack 3 years ago and have chest pain and sweating"],
  ["emergency", "en", "chest pain and sweating, had the same 3 years ago"], ["emergency", "en", "severe stomach pain and vomiting, mounjaro side effect?"],
  ["emergency", "en", "chest pain and fainting, side effects of mounjaro?"], ["emergency", "en", "can wegovy cause chest pain because I have chest pain and sweat"],
  ["emergency", "en", "does ozempic cause suicidal thoughts? I want to die"], ["emergency", "en", "I heard ozempic causes suicidal thoughts and I have them"],
  ["look", "en", "what causes chest pain and shortness of breath"], ["none", "en", "what are the side effects of ozempic"],
  ["emergency", "en", "two years ago I had a stroke, now my face droops"], ["emergency", "en", "in 2015 I had a stent, crushing chest pressure"],
  ["emergency", "en", "I had chest pain 2 years ago, and now again with sweating"], ["none", "en", "my uncle had chest pain last year"],
  ["none", "es", "¿el dolor de pecho es un efecto secundario de wegovy?"], ["emergency", "es", "dolor de pecho y desmayo, efecto secundario de wegovy?"],
  ["none", "ar", "هل ألم الصدر من الأعراض الجانبية لويغوفي؟"], ["look", "ar", "هل ألم الصدر خطير"],
  ["emergency", "ar", "ألم في الصدر وعرق بارد، من الأعراض الجانبية لويغوفي؟"], ["none", "ar", "كان عندي ألم في الصدر قبل 5 سنوات"],
  ["emergency", "ar", "كان عندي ألم في الصدر أمس واليوم أيضا مع عرق بارد"], ["emergency", "es", "hace 2 años me dio un infarto y ahora dolor de pecho con sudor frío"],
  ["emergency", "es", "dolor de pecho otra vez como hace 2 años, sudor frío"],
];
