import type { EVERYDAY_CONDITIONS } from "~/domain/triage/conditions/everyday";
import type { ConditionText } from "../texts";

export default {
  "Everyday tiredness (too little rest, strain)": "Cansancio cotidiano (poco descanso, esfuerzo)",
  "Regular hours of sleep, regular meals, enough to drink and some movement; after four weeks a blood count and the thyroid are worth a look.":
    "Horario fijo de sueño, comidas regulares, beber lo suficiente y algo de movimiento; después de cuatro semanas conviene revisar la sangre y la tiroides.",
  Hangover: "Resaca",
  "Water, something to eat and rest; no alcohol, and no acetaminophen on top of much alcohol.":
    "Agua, algo de comer y descanso; nada de alcohol, y nada de paracetamol después de mucho alcohol.",
  "Jet lag": "Desfase horario (jet lag)",
  "Live by the new place's clock, get daylight in the morning, keep naps short.":
    "Viva según la hora del nuevo lugar, reciba luz del día por la mañana y haga siestas cortas.",
  Nightmares: "Pesadillas",
  "A steady bedtime, no alcohol, heavy meals or screens late; telling the dream with a better ending by day helps.":
    "Hora fija de acostarse, sin alcohol, comidas pesadas ni pantallas tarde; ayuda contar de día el sueño con un final mejor.",
  "Wind (gas in the gut)": "Gases intestinales",
  "Eat slowly, less of fizzy drinks, beans, onions and sweeteners, and walk after meals.":
    "Coma despacio, menos bebidas con gas, frijoles, cebolla y edulcorantes, y camine después de comer.",
  Hiccups: "Hipo",
  "Hold the breath for a moment or sip cold water; after two days have it looked at.":
    "Aguante la respiración un momento o beba sorbos de agua fría; si dura dos días, que lo revisen.",
  "Bad breath (halitosis)": "Mal aliento (halitosis)",
  "Brush twice a day, clean between the teeth and the tongue, drink enough; a dentist looks at what stays.":
    "Cepíllese dos veces al día, limpie entre los dientes y la lengua, beba lo suficiente; si sigue, que lo vea un dentista.",
  "Sensitive teeth": "Dientes sensibles",
  "A soft brush and a toothpaste for sensitive teeth; show it to a dentist.":
    "Cepillo suave y pasta para dientes sensibles; muéstrelo a un dentista.",
  "Ringing in the ears (tinnitus)": "Zumbido de oídos (acúfenos)",
  "Soft background sound, rest and protection from noise; a hearing test tells more.":
    "Un sonido suave de fondo, descanso y protección del ruido; una prueba de audición dice más.",
  "Needing (other) glasses": "Necesidad de (otros) lentes",
  "An optician measures your eyes and looks at them.": "Un óptico le mide la vista y le revisa los ojos.",
  "Twitching eyelid": "Temblor del párpado",
  "Sleep, less coffee and breaks from screens; it goes by itself.":
    "Dormir, menos café y descansos de las pantallas; se quita solo.",
  "Dry skin or lips": "Piel o labios secos",
  "Short lukewarm showers, mild soap, and a greasy cream or balm after washing.":
    "Duchas cortas y tibias, jabón suave y una crema grasa o bálsamo después de lavarse.",
  "Chafed skin": "Rozadura de la piel",
  "Keep it dry, a barrier cream, and clothes between what rubs.":
    "Mantenga la zona seca, con crema protectora y tela entre lo que roza.",
  "Ingrown hair": "Vello encarnado",
  "Leave it, no shaving or plucking there for some days, and a warm wet cloth; it mostly frees itself.":
    "Déjelo, sin afeitar ni depilar ahí unos días, con paños tibios; casi siempre se libera solo.",
  "Dark circles under the eyes": "Ojeras",
  "Mostly inherited, or want of sleep; a cool cloth and sleep help some, and they harm nothing.":
    "Casi siempre son de familia o por falta de sueño; un paño fresco y dormir ayudan algo, y no hacen daño.",
  "Blister, corn or callus from rubbing": "Ampolla, callo o dureza por roce",
  "Leave a blister closed and pad it; shoes with more room, and a file and cream on hard skin.":
    "Deje la ampolla cerrada y protéjala; zapatos más amplios, y lima y crema en la piel dura.",
  "Skin tags": "Acrocordones",
  "They are harmless; a clinician can take off what gets caught.":
    "Son inofensivos; un profesional de salud puede quitar los que se enganchan.",
  "Smell of sweat": "Olor a sudor",
  "Wash and dry well each day, change socks and shirts, an antiperspirant at night.":
    "Lávese y séquese bien cada día, cambie calcetines y camisas, y use antitranspirante por la noche.",
  "Heavy sweating without illness": "Sudoración abundante sin enfermedad",
  "Loose clothes, an antiperspirant at night; an ordinary appointment if it keeps troubling you.":
    "Ropa holgada y antitranspirante por la noche; una cita normal si le sigue molestando.",
  "Stretch marks": "Estrías",
  "They fade by themselves; creams change little.": "Se aclaran solas; las cremas cambian poco.",
  "Loose skin after losing weight": "Piel floja después de bajar de peso",
  "Strength training and time help some; surgery is for when the weight has been steady for a year.":
    "El entrenamiento de fuerza y el tiempo ayudan algo; la cirugía se piensa cuando el peso lleva un año estable.",
  "Hair shedding after losing weight, illness or stress":
    "Caída de pelo después de bajar de peso, una enfermedad o estrés",
  "Enough protein and iron; it mostly grows back within half a year.":
    "Suficiente proteína y hierro; casi siempre vuelve a crecer en medio año.",
  "Hunger and cravings (a diet, little sleep, stress)": "Hambre y antojos (dieta, poco sueño, estrés)",
  "Protein and fiber at each meal, regular meals, enough sleep; too strict a diet makes hungry.":
    "Proteína y fibra en cada comida, comidas regulares, dormir lo suficiente; una dieta muy estricta da hambre.",
  "Getting used to another way of eating": "Adaptación a otra forma de comer",
  "Enough water, some salt and regular meals; ease the change if it does not pass within two weeks.":
    "Suficiente agua, algo de sal y comidas regulares; suavice el cambio si no pasa en dos semanas.",
  "Picky eating in a child": "Niño quisquilloso para comer",
  "Offer it again and again without pressure, and eat it yourself; it mostly passes.":
    "Ofrézcalo una y otra vez sin presionar y cómalo usted también; casi siempre pasa.",
  "Low sex drive": "Poco deseo sexual",
  "Strain, sleep, medicines and hormones all play a part; an ordinary appointment sorts them.":
    "Influyen el cansancio, el sueño, las medicinas y las hormonas; una cita normal lo aclara.",
  "Erection trouble (erectile dysfunction)": "Problemas de erección (disfunción eréctil)",
  "Common and treatable; have blood pressure, sugar and the heart looked at, because it can be their first sign.":
    "Es frecuente y tratable; haga que le revisen la presión, el azúcar y el corazón, porque puede ser su primera señal.",
  "Drinking much": "Beber mucho",
  "Who drinks more passes more; one and a half to two liters a day are enough for most.":
    "Quien bebe más orina más; de uno y medio a dos litros al día bastan para la mayoría.",
  "Thirst after salt, heat or sports": "Sed después de sal, calor o deporte",
  "Drink to your thirst.": "Beba según su sed.",
  "Urine that smells of food or drink": "Orina con olor a comida o bebida",
  "Coffee, asparagus, garlic, some vitamins and drinking little do it; more water thins it.":
    "Lo causan el café, los espárragos, el ajo, algunas vitaminas y beber poco; más agua lo diluye.",
  "Effects of diet pills": "Efectos de pastillas para adelgazar",
  "Stop them and show a clinician or pharmacist what is in them.":
    "Deje de tomarlas y muestre a un profesional de salud o farmacéutico qué contienen.",
  "Effects of orlistat (fat that is not digested)": "Efectos del orlistat (grasa que no se digiere)",
  "Less fat in each meal (about a third of its calories), and the oil stops within days. A multivitamin at bedtime makes up for the vitamins that go with the fat.":
    "Menos grasa en cada comida (cerca de un tercio de sus calorías) y el aceite cesa en unos días. Un multivitamínico al acostarse repone las vitaminas que se van con la grasa.",
  "Night sweats without illness (a warm room, alcohol, medicines, the change of life)":
    "Sudores nocturnos sin enfermedad (cuarto caliente, alcohol, medicinas, menopausia)",
  "A cool room, light covers and no alcohol late; an ordinary appointment if they go on for weeks.":
    "Cuarto fresco, mantas ligeras y nada de alcohol tarde; una cita normal si siguen por semanas.",
  "Brittle nails": "Uñas quebradizas",
  "Gloves for wet work, hand cream and short nails; enough iron and protein.":
    "Guantes para trabajos húmedos, crema de manos y uñas cortas; suficiente hierro y proteína.",
  "Low spirits": "Bajo ánimo",
  "Daylight, movement, and somebody to talk to; after two weeks, or when nothing gives joy any more, see a clinician soon.":
    "Luz del día, movimiento y alguien con quien hablar; después de dos semanas, o cuando ya nada da alegría, vea pronto a un profesional de salud.",
  Stress: "Estrés",
  "Breaks, movement, sleep and somebody to talk to; look at what can be put down.":
    "Pausas, movimiento, sueño y alguien con quien hablar; vea qué puede soltar.",
  Teething: "Salida de los dientes",
  "Something cool to chew, a dry chin and patience; a real fever has another cause.":
    "Algo fresco para morder, la barbilla seca y paciencia; una fiebre de verdad tiene otra causa.",
} as const satisfies Record<ConditionText<typeof EVERYDAY_CONDITIONS>, string>;
