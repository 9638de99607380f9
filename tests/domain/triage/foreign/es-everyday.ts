/** What patients type, by age in years and sex of who is told of. Collected for the audit of Spanish and what was thought of beside it. */
type Texts = Readonly<Record<string, readonly string[]>>;

export const SPANISH_EMERGENCIES: Texts = {
  "50 male": [
    "creo que me está dando un infarto", "infarto", "un infarto", "ataque al corazon", "ataque al corazón", "me esta dando un ataque al corazon", "ataque cardíaco",
    "creo que tengo un infarto", "me está dando un derrame", "me está dando un derrame cerebral", "derrame cerebral", "a mi papá le acaba de dar un infarto",
    "le dio un derrame", "está sufriendo un infarto", "me parece que es un infarto", "parece un ictus", "me está dando un ictus", "me esta dando un acv",
    "me está dando una embolia", "le está dando una embolia cerebral", "me está dando un paro cardiaco", "me está dando un patatus al corazon, es un infarto",
    "estoy infartado", "me estoy infartando", "me da un infarto, me duele el pecho", "shock anafiláctico", "me está dando una reacción alérgica grave",
    "me duele la espalda y no controlo el pipí", "dolor de espalda y me orino encima", "dolor de cintura y perdí el control de la vejiga",
    "me duele la espalda y se me sale el pis", "lumbalgia y se me escapa la orina", "mi mama le esta dando un derrame no puede hablar",
    "tomo mounjaro, hace 3 días que no cago ni largo gases y vomito", "no evacúo ni canalizo gases y tengo vómito",
    "no puedo ir al baño ni tirarme un pedo, la guata hinchada y vómitos",
  ],
  "45 female": [
    "uso wegovy y no puedo hacer caca ni echar gases desde hace 4 días, vientre hinchado y vómitos",
    "uso wegovy y no puedo hacer caca ni echar gases desde hace 4 días, barriga hinchada y vómitos", "con ozempic no voy al baño ni tiro pedos hace 5 días y vomito todo",
    "no puedo tirar gases ni ir de cuerpo, tengo la panza hinchada y vomito", "no puedo evacuar ni tirarme pedos y estoy vomitando",
    "sin gases ni heces hace tres días, vomito y me duele la panza", "llevo 4 días sin cagar ni peerme, barriga como un globo, vomitando",
    "ni caca ni gases, barriga dura y vómitos", "no expulso gases, no hago popó y devuelvo todo", "no me salen gases ni popo desde hace 3 dias y vomito",
  ],
  "28 female": [
    "test positivo y dolor en la punta del hombro", "me salió positivo el test de embarazo y tengo dolor de hombro y sangro un poco",
  ],
  "0.3 male": [
    "mi bebé vomita verde", "mi bebe esta vomitando verde", "mi bebé de 2 meses vomitó un líquido verde", "el bebé devuelve verde", "vómito verdoso mi nena de 3 semanas",
    "vomita bilis mi bebé",
  ],
  "55 male": [
    "ardor en el pecho que se me va al brazo", "me arde el pecho y se me corre a la mandíbula", "quemazón en el pecho que sube a la quijada",
    "acidez que se me va al brazo izquierdo", "ardor de pecho que baja por el brazo izquierdo", "me quema el pecho hasta la mandíbula",
    "un ardor en medio del pecho que se corre al brazo izquierdo y a la quijada",
  ],
  "12 male": [
    "a mi hijo le duelen las partes íntimas mucho", "a mi hijo le duelen los huevos de repente", "le duele un huevo desde hace una hora",
  ],
  "13 male": [
    "me duelen los huevos y vomité", "me duele una bola de repente",
  ],
  "14 male": [
    "dolor muy fuerte en las bolas", "dolor en un testículo", "me duelen los cojones de golpe", "me duele un testículo desde hace 2 horas",
    "me pegaron en los huevos y me duelen mucho y vomito",
  ],
  "10 male": [
    "mi niño tiene dolor en los testículos", "a mi niño le duele su parte íntima y está hinchada y vomita",
  ],
  "25 female": [
    "ojalá no despertara mañana", "me estoy cortando los brazos", "mejor estaría muerta", "ya no quiero vivir", "quiero desaparecer", "no le veo sentido a la vida",
    "tengo un plan para matarme", "voy a acabar con todo", "ojala me muriera", "quisiera no haber nacido", "no quiero seguir aquí",
    "ya no aguanto más, me quiero ir de este mundo", "todos estarían mejor sin mí", "el mundo estaría mejor sin mí", "me hago cortes en las piernas",
    "me corto cuando estoy triste", "me autolesiono", "me quiero cortar las venas", "quiero acabar con mi sufrimiento para siempre", "pienso en la muerte todos los días",
    "he pensado en quitarme la vida", "no vale la pena seguir viviendo", "prefiero estar muerta", "no tengo ganas de vivir", "sin ganas de vivir",
    "me quiero tirar de un puente", "estoy pensando en suicidarme", "mi hijo dice que se quiere morir", "mi hija se corta los brazos", "mi esposo dice que se va a matar",
    "desearía estar muerto", "me dan ganas de matarme", "la vida ya no tiene sentido", "me quemo con cigarros a propósito", "quiero hacerme daño",
    "ya escribí mi carta de despedida", "mejor me mato", "a veces pienso que sería mejor no estar aquí", "no quiero despertar mañana", "quisiera estar muerta",
    "estoy cansada de vivir", "ya no puedo más, quiero morirme", "me rajo los brazos con una navaja", "me corto los muslos con una cuchilla", "tengo pensamientos de matarme",
    "quiero que todo acabe", "mi hermana se quiere suicidar", "tengo ganas de tirarme al tren", "me estoy rajando los brazos con una navaja",
  ],
  "45 male": [
    "tomé mucha insulina por error", "me puse demasiada insulina", "me inyecté el doble de insulina", "me equivoqué y me puse 50 unidades de insulina en vez de 5",
    "me pasé de insulina", "sobredosis de insulina", "me apliqué insulina de más", "me pinché el doble de insulina sin darme cuenta", "me puse insulina dos veces por error",
  ],
  "3 male": [
    "mi hija se tomó mis pastillas", "mi hijo se tragó unas pastillas", "el niño se comió las pastillas de la abuela", "mi niño se metió pastillas en la boca y se las tragó",
    "mi nene tomó mis remedios", "mi bebé se tomó el jarabe entero", "mi hijo se tomó mi medicina de la presión", "la niña se tragó mis pastillas de la tiroides",
  ],
  "40 female": [
    "no siento la mitad de la cara", "tengo media cara dormida", "se me durmió la mitad de la cara", "se me adormeció media cara", "se me torció la boca",
    "se me va la boca para un lado", "la mitad de la cara no la siento", "tengo la cara dormida de un lado",
  ],
  "30 female": [
    "no puedo respirar bien después de la inyección", "me pusieron una vacuna y me cuesta respirar", "después de ponerme ozempic tengo ronchas y me falta el aire",
    "se me hincha la lengua", "se me está hinchando la lengua", "tengo la lengua hinchada y los labios también", "se me inflama la lengua y la garganta", "picadura de víbora",
    "picadura de alacrán", "me picó un alacran", "me mordió una vívora", "me pico un escorpion", "me picó una araña viuda negra", "le picó una culebra a mi hijo",
    "me mordió una yarará", "me inyecté semaglutida y ahora tengo ronchas y no puedo respirar bien", "lengua hinchada", "me picó un alacrán en la mano",
  ],
  "30 male": [
    "azúcar en 40", "tengo el azúcar en 40", "glucosa 45", "mi glucosa está en 45", "glucosa de 45 mg/dl", "la glucemia me dio 42", "el azúcar me bajó a 48",
    "traigo el azúcar en 600", "glucómetro marca 520", "azucar 2,5 mmol", "glucemia 2,3 mmol/l", "la presión en 200/120 y dolor de cabeza", "tensión 20/12 y me duele el pecho",
    "presión 200 sobre 120 y dolor de cabeza", "tengo la presión en 21 con 12 y me duele la cabeza", "saturación 84", "estoy saturando 84", "satura 84%", "oxígeno en 84",
    "saturación de oxígeno al 84 por ciento", "el oxímetro marca 83", "mi oxigenación está en 82", "temperatura de 41,5", "pulso de 155", "frecuencia cardiaca 160",
    "corazón a 170 latidos por minuto", "mi azúcar está en 38", "me salió 43 de glucosa", "tengo 45 de azúcar", "glucosa en 620", "tengo 210/130 de presión y dolor de cabeza",
    "85 de saturación", "la saturación me marca 86",
  ],
  "0.1 male": [
    "mi bebé de 1 mes con 38,5",
  ],
  "0.2 male": [
    "el bebé bota un vómito verde",
  ],
  "4 female": [
    "mi nieta agarró mis pastillas y se las comió",
  ],
  "2 male": [
    "creo que el bebé se tragó una pastilla de mi mamá",
  ],
};

/** Less movement in pregnancy, a blood pressure that is very high: never something that can wait. */
export const SPANISH_PRESSING: Texts = {
  "30 female": [
    "mi bebé no se mueve desde ayer, estoy de 36 semanas", "estoy embarazada de 36 semanas y mi bebé casi no se mueve", "36 semanas y no siento al bebé",
    "embarazada y no siento pataditas hoy",
  ],
  "30 male": [
    "la presión en 200/120",
  ],
};

/** What looks alike and is none: over, of the family, asked, feared, denied, a figure of speech, eaten. */
export const SPANISH_NO_EMERGENCIES: Texts = {
  "50 male": [
    "tuve un infarto en 2015 y ahora catarro", "tuve un infarto hace 10 años, hoy tengo un resfriado", "mi padre murió de un infarto",
    "mi papá murió de un derrame cerebral, yo tengo tos", "a mi abuelo le dio un infarto a los 60",
    "mi papá tuvo un derrame cerebral el año pasado y yo tengo dolor de garganta", "hace 3 años sufrí un infarto, hoy me duele la garganta",
    "mi abuela falleció de un ictus, yo estoy resfriado", "me operaron del corazón tras un infarto, quiero bajar de peso", "qué hacer para no tener un infarto",
  ],
  "30 female": [
    "mi madre tuvo un derrame, yo tengo catarro", "¿cuáles son los síntomas de un infarto?", "tengo miedo de que me dé un infarto", "casi me da un infarto del susto",
    "cómo prevenir un infarto", "riesgo de infarto", "antecedente de infarto", "tengo un derrame en el ojo", "soy alérgica y llevo epipen, hoy estornudo",
    "me corté afeitándome", "me corté el brazo con un vidrio sin querer", "me corté el dedo cocinando", "me muero de hambre", "me muero de risa", "me muero de sueño",
    "me muero de ganas de comer chocolate", "estoy muerta de cansancio", "estoy muerta de hambre", "me mato de hambre con esta dieta", "me mato en el gimnasio",
    "me corté el pelo", "quiero desaparecer esta panza", "quiero que desaparezca el dolor de garganta", "voy a acabar con todo el pastel", "quiero acabar con los antojos",
    "no quiero vivir gorda, quiero bajar de peso", "no quiero morir, quiero ser sana", "tengo miedo de morir", "nunca he pensado en suicidarme", "no tengo ideas suicidas",
    "mi hijo se tomó su medicina como dijo el doctor", "olvidé mi insulina ayer", "como dos huevos en el desayuno", "soy alérgica al huevo", "dieta con huevos revueltos",
    "me picó un mosquito", "como 3 huevos al día y hago ejercicio", "huevo duro y pan", "tomo leche con pan", "vale la pena el ozempic", "voy a tener un bebé, quiero recetas",
    "no vale la pena hacer dieta", "me duele la cabeza y creo que es por el estrés", "tengo un bulto pequeño en la espalda, me pica",
    "me da miedo que sea un infarto, estoy nerviosa", "tengo presion alta y colesterol, mi papa tuvo infarto", "no creo que sea un infarto, solo tengo tos", "no es un derrame",
    "no tengo infarto", "prueba de covid positiva", "test de covid positivo y me duele el hombro", "ya me hice la prueba y salió negativa", "tengo gases",
    "no quiero tirarme pedos en público, tengo gases", "tengo flatulencias y saco muchos gases", "no tengo vómitos ni gases", "me duele la bola del pie",
    "tengo una bolita en el cuello", "una bola en el pecho me duele un poco", "mi perro vomita verde", "vomité verde una vez, ya estoy bien",
    "cara dormida por la anestesia del dentista", "se me durmió la pierna", "me pusieron la vacuna de la gripe y me duele el brazo", "le tengo miedo a los alacranes",
    "mi hijo no quiere tomar su medicina", "tomé dos pastillas de paracetamol", "tomé mi insulina hoy", "cuánta insulina me pongo", "azúcar en el café", "2 de azúcar en el té",
    "glucosa de 98", "mi tensión 13/8", "no me quiero morir", "se murió mi perro y estoy triste", "mi abuela quiere morir en su casa, está muy mayor",
    "me mata el dolor de rodilla", "el dolor de muela me está matando", "me corto las uñas", "ojalá me despertara sin dolor de espalda",
    "ojalá no me despertara tanto de noche", "quiero desaparecer las ojeras",
  ],
  "45 female": [
    "tengo muchos gases y eructos", "estreñida con ozempic hace 3 días", "no puedo aguantar los gases",
  ],
  "40 male": [
    "mi bebé comió verduras verdes y está bien",
  ],
  "30 male": [
    "plan de comidas sin huevo", "50 gramos de huevo y una docena de huevos", "me gustan los huevos fritos", "me duele la panza después de comer huevos",
    "alergia a los huevos", "presión 120/80", "azúcar 95 en ayunas", "saturación 98", "presión 12/8", "temperatura 36,7 y mocos", "mi presión es 11/7", "glucosa 5,4 mmol/l",
  ],
  "25 female": [
    "me corté con un papel", "me corté el brazo trabajando", "estoy muerto de sed", "este calor me mata", "me da un infarto cuando veo la báscula, quiero bajar de peso",
    "mi jefe me quiere matar de trabajo", "quiero dejar de vivir con acidez", "me quiero morir de la vergüenza", "quiero cortarme el pelo", "no me corto nunca",
    "vivo con ganas de dormir", "quiero acabar el tratamiento", "tomo pastillas para la presión", "tomo pastillas para dormir", "mi hijo tomó pastillas para la tos",
    "mi mamá tomó su medicina", "me raje la mano con un vidrio", "me corté el brazo con un vidrio sin querer", "cortando verduras me lastimé",
  ],
  "45 male": [
    "me puse mi insulina y desayuné", "uso mucha insulina",
  ],
};
