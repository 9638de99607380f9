/** What the built-in chat composes: figures, a day's meals, what was told in the form. */
export default {
  // Figures.
  "I can work that out by a published formula (Mifflin–St Jeor). Tell me {needed}, and how active you are, for example “82 kg, 168 cm, 45 years old, woman, desk job”.":
    "Puedo calcularlo con una fórmula publicada (Mifflin–St Jeor). Dígame {needed}, y cuánta actividad hace, por ejemplo “82 kg, 168 cm, 45 años, mujer, trabajo de escritorio”.",
  "your weight": "su peso",
  "your height": "su estatura",
  "your age": "su edad",
  "whether you are a man or a woman (the formula needs it)": "si es hombre o mujer (la fórmula lo necesita)",
  "At rest you use about {resting} kcal a day, and with your activity ({activity}) about {keep} kcal. Your BMI is {index}.":
    "En reposo usted gasta unas {resting} kcal al día, y con su actividad ({activity}) unas {keep} kcal. Su IMC es {index}.",
  sedentary: "sedentaria",
  light: "ligera",
  moderate: "moderada",
  active: "intensa",
  "I assumed a little walking": "supuse un poco de caminata",
  "That is below the usual range, so I will not suggest eating less. If you have lost weight without meaning to, please see a doctor soon.":
    "Está por debajo del rango habitual, así que no le sugeriré comer menos. Si ha bajado de peso sin proponérselo, consulte pronto a un médico.",
  "That is in the usual range, so there is no need to lose weight for your health. To stay as you are, aim at about {keep} kcal. {protein}":
    "Está en el rango habitual, así que por su salud no hace falta bajar de peso. Para mantenerse como está, procure comer unas {keep} kcal. {protein}",
  "The weight that you name as your goal is below a healthy one for your height (a BMI under 18.5), so I will not plan for it. The least that is healthy for you is about {kg} kg ({lb} lb); a doctor or dietitian can look for a goal with you.":
    "El peso que indica como meta está por debajo de uno sano para su estatura (un IMC menor de 18.5), así que no lo planearé. Lo mínimo sano para usted es de unos {kg} kg ({lb} lb); un médico o dietista puede buscar con usted una meta.",
  "To lose weight slowly: about {lose} kcal a day. That is the least I suggest to anybody without a doctor's supervision, so it will go more slowly. {protein}":
    "Para bajar de peso despacio: unas {lose} kcal al día. Es lo mínimo que sugiero a cualquiera sin supervisión médica, así que irá más despacio. {protein}",
  "To lose weight slowly: about {lose} kcal a day. At first that gives about a pound a week; it slows down, because a lighter body needs less. {protein}":
    "Para bajar de peso despacio: unas {lose} kcal al día. Al principio eso da alrededor de una libra por semana; luego va más despacio, porque un cuerpo más liviano necesita menos. {protein}",
  "Protein: about {from} to {to} g a day, spread over your meals, keeps more of your muscle.":
    "Proteína: entre unos {from} y {to} g al día, repartidos entre las comidas, conservan más su músculo.",
  "The formula can be off by a tenth in either direction: let three weeks on the scale correct it. Shall I put together a day's meals? Tell me if you have allergies or follow a diet.":
    "La fórmula puede fallar en una décima parte hacia arriba o hacia abajo: deje que tres semanas en la báscula la corrijan. ¿Le preparo las comidas de un día? Dígame si tiene alergias o sigue una dieta.",
  "Please have a dietitian or your doctor set the numbers; “Find Specialists” in the menu lists some.":
    "Pida que un dietista o su médico fije las cifras; “Especialistas” en el menú muestra algunos.",
  "What is safe to begin with is the plate method: half vegetables, a quarter protein, a quarter whole grains.":
    "Lo que es seguro para empezar es el método del plato: la mitad verduras, un cuarto proteína, un cuarto granos integrales.",
  "In pregnancy and while breastfeeding a formula does not know what you need.":
    "En el embarazo y la lactancia una fórmula no sabe lo que usted necesita.",
  "With an eating disorder, now or earlier, counting calories can do harm.":
    "Con un trastorno de la alimentación, ahora o antes, contar calorías puede hacer daño.",
  "With a kidney disease protein has to be set by whoever treats it.":
    "Con una enfermedad de los riñones, la proteína tiene que fijarla quien la trata.",
  "With insulin or tablets that lower blood sugar, eating less without a plan can make it too low.":
    "Con insulina o tabletas que bajan el azúcar en la sangre, comer menos sin un plan puede bajarla demasiado.",
  "With an illness like yours the team that treats it has to set the numbers.":
    "Con una enfermedad como la suya, las cifras tiene que fijarlas el equipo que la trata.",
  "Under 18 one is still growing, and formulas for adults do not hold.":
    "Antes de los 18 años todavía se está creciendo, y las fórmulas para adultos no valen.",

  // A day's meals.
  "You told me that there is something you must not eat, but I did not understand which food, so I will not put meals together yet. Please name the food alone, for example “allergic to peanuts”. A dietitian can plan with you: see “Find Specialists” in the menu.":
    "Me dijo que hay algo que no debe comer, pero no entendí qué alimento, así que todavía no armo ninguna comida. Escriba solo el alimento, por ejemplo “alergia al cacahuate”. Un dietista puede planear con usted: vea “Especialistas” en el menú.",
  "My small table has no whole day for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.":
    "Mi pequeña tabla no tiene un día completo para: {diet}. Un dietista puede planearlo: vea “Especialistas” en el menú.",
  "A day's meals, about {kcal} kcal and {protein} g protein:":
    "Comidas de un día, unas {kcal} kcal y {protein} g de proteína:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein:":
    "Comidas de un día ({diet}), unas {kcal} kcal y {protein} g de proteína:",
  "A day's meals, about {kcal} kcal and {protein} g protein; your target is about {target} kcal:":
    "Comidas de un día, unas {kcal} kcal y {protein} g de proteína; su objetivo es de unas {target} kcal:",
  "A day's meals ({diet}), about {kcal} kcal and {protein} g protein; your target is about {target} kcal:":
    "Comidas de un día ({diet}), unas {kcal} kcal y {protein} g de proteína; su objetivo es de unas {target} kcal:",
  "{meal}: {name} ({kcal} kcal, {protein} g protein). {ingredients}. {how}":
    "{meal}: {name} ({kcal} kcal, {protein} g de proteína). {ingredients}. {how}",
  Breakfast: "Desayuno",
  Lunch: "Almuerzo",
  Dinner: "Cena",
  Snack: "Merienda",
  "Read the labels all the same: I go by the main ingredients and do not know about traces.":
    "De todos modos, lea las etiquetas: me guío por los ingredientes principales y no sé nada de las trazas.",
  "Look for the seal on what is bought ready-made.": "Busque el sello en lo que se compra preparado.",
  "The recipes keep to it by their ingredients. Buy meat and what is ready-made with the seal, and keep what your community adds to that.":
    "Las recetas lo cumplen por sus ingredientes. Compre la carne y lo preparado con el sello, y respete lo que su comunidad añade a eso.",
  "For a plan in your size tell me your weight, height, age and how active you are.":
    "Para un plan a su medida, dígame su peso, estatura, edad y cuánta actividad hace.",
  "Ask again for another day.": "Pregunte de nuevo para ver otro día.",
  "no {food}": "sin {food}",
  "My small table has no {meal} for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.":
    "Mi pequeña tabla no tiene: {meal}, para: {diet}. Un dietista puede planearlo: vea “Especialistas” en el menú.",
  "Ideas for {meal}, each for one person:": "Ideas: {meal}, cada una para una persona:",
  "Ideas for {meal} ({diet}), each for one person:": "Ideas: {meal} ({diet}), cada una para una persona:",
  breakfast: "desayuno",
  lunch: "almuerzo",
  dinner: "cena",
  snack: "merienda",
  "a snack": "merienda",
  "Ask for a day's or a week's plan, and I put the rest to it.":
    "Pida un plan de un día o de una semana, y le añado lo demás.",
  "A week's meals:": "Comidas de una semana:",
  "A week's meals ({diet}):": "Comidas de una semana ({diet}):",
  "A week's meals; your target is about {target} kcal:":
    "Comidas de una semana; su objetivo es de unas {target} kcal al día:",
  "A week's meals ({diet}); your target is about {target} kcal:":
    "Comidas de una semana ({diet}); su objetivo es de unas {target} kcal al día:",
  "Day {day}, about {kcal} kcal: {meals}.": "Día {day}, unas {kcal} kcal: {meals}.",
  "I plan nothing below {least} kcal a day: less is only for a doctor's supervision.":
    "No planeo nada por debajo de {least} kcal al día: menos es solo con supervisión médica.",
  "Ask for one day, and I tell the amounts and how to cook it.":
    "Pida un solo día, y le digo las cantidades y cómo prepararlo.",
  "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between.":
    "Al bajar de peso, entre unos {from} y {to} g de proteína al día conservan más su músculo: de 25 a 30 g en cada comida, y algo entre comidas.",
  "While losing weight about {from} to {to} g of protein a day keeps more of your muscle: 25 to 30 g at each meal, and some in between. Above a BMI of 30 less is enough: tell me your height, and I work it out.":
    "Al bajar de peso, entre unos {from} y {to} g de proteína al día conservan más su músculo: de 25 a 30 g en cada comida, y algo entre comidas. Con un IMC de más de 30 basta con menos: dígame su estatura y lo calculo.",
  "{caution} Please change how you eat only together with whoever treats you.":
    "{caution} Cambie su forma de comer solo junto con quien le trata.",
  "Leave out of it whatever you must not eat.": "De todo esto, deje fuera lo que no debe comer.",

  // What was told in the form.
  "From the form I know: {told}. Nothing else: I cannot see your record. What I can do is talk about what helps in general; what it is, only an examination can tell.":
    "Por el formulario sé esto: {told}. Nada más: no puedo ver su expediente. Lo que puedo hacer es hablar de lo que ayuda en general; qué es, solo puede decirlo un examen.",
  "I know nothing about you but what you write here: I cannot see your record.":
    "No sé nada de usted salvo lo que escribe aquí: no puedo ver su expediente.",
  "{told}; history: {value}": "{told}; antecedentes: {value}",
  "{told}; symptoms: {value}": "{told}; síntomas: {value}",
  "{told}; gender: {value}": "{told}; género: {value}",
  "history: {value}": "antecedentes: {value}",
  "symptoms: {value}": "síntomas: {value}",
  "gender: {value}": "género: {value}",
  "you are {age}": "tiene {age} años",
  female: "femenino",
  male: "masculino",
  other: "otro",

  // Lists.
  "{first}, {others}": "{first}, {others}",
  "{first} and {last}": "{first} y {last}",
} as const;
