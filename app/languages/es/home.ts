export default {
  "Weight care with real specialists: AI meal planning, virtual consultations and progress tracking, at your pace.":
    "Cuidado del peso con especialistas de verdad: planes de comidas con IA, consultas virtuales y seguimiento de su progreso, a su ritmo.",
  "Secure and HIPAA compliant": "Seguro y conforme a la ley HIPAA",
  "Weight care that is kind to you": "Cuidar su peso, con amabilidad",
  "A specialist who listens, a meal plan that fits your kitchen, and progress you can see. Meet from home, at your pace.":
    "Un especialista que escucha, un plan de comidas que va con su cocina y avances que se ven. Desde casa, a su ritmo.",
  "Start AI Nutrition Coach": "Hablar con el asesor de nutrición",
  "Browse Specialists": "Ver especialistas",
  "success stories": "historias de éxito",
  specialists: "especialistas",
  "goal achievement": "metas alcanzadas",
  languages: "idiomas",
  availability: "disponibilidad",

  "Help from AI, judged by people": "Ayuda de la IA, con criterio humano",
  "Our assistant does the counting and the remembering. It is powered by a third-party large language model where one is connected, and by our own built-in rules where not; every answer says which of the two spoke.":
    "Nuestro asistente lleva las cuentas y la memoria. Funciona con un modelo de lenguaje de terceros donde hay uno conectado, y con nuestras propias reglas donde no; cada respuesta dice cuál de los dos habló.",
  "AI meal planning": "Planes de comidas con IA",
  "A week of meals from what you like, what you may not eat and how long you want to stand at the stove.":
    "Una semana de comidas según lo que le gusta, lo que no puede comer y el tiempo que quiere pasar en la cocina.",
  "AI health assistant": "Asistente de salud con IA",
  "Ask at two in the morning. It answers plainly, and says when a person should take over.":
    "Pregunte a las dos de la mañana. Responde con claridad y dice cuándo debe atenderle una persona.",
  "Symptom analysis": "Análisis de síntomas",
  "Describe what you feel and learn how urgent it is, why, and who can help.":
    "Describa lo que siente y sepa qué tan urgente es, por qué y quién puede ayudarle.",
  "Progress tracking": "Seguimiento del progreso",
  "Weight is noisy. A smoothed line shows what is really happening between two breakfasts.":
    "El peso sube y baja. Una línea suavizada muestra lo que de verdad pasa entre dos desayunos.",
  "Medication check": "Revisión de medicamentos",
  "Spot interactions before they spot you, the common weight-loss medicines included.":
    "Detecte las interacciones antes de que le afecten, también las de los medicamentos comunes para bajar de peso.",
  "Realistic forecasts": "Pronósticos realistas",
  "See where your plan leads by published models, with an honest band instead of a promise.":
    "Vea adónde lleva su plan según modelos publicados, con un margen honesto en lugar de una promesa.",

  "Your health, live": "Su salud, en vivo",
  "Connect a cuff, a scale or a watch and see what your care team sees. These values come from our sample patient, a record that everyone may look at.":
    "Conecte un tensiómetro, una báscula o un reloj y vea lo que ve su equipo de atención. Estos valores son de nuestro paciente de muestra, un expediente que cualquiera puede mirar.",
  "The values cannot be loaded right now. They appear here as soon as the records answer again.":
    "En este momento no se pueden cargar los valores. Aparecerán aquí en cuanto los registros respondan de nuevo.",
  Sample: "Muestra",
  "no value": "sin valor",
  "No reading yet": "Aún no hay mediciones",
  "Measured {moment}": "Medido: {moment}",
  "Heart rate": "Frecuencia cardíaca",
  "Blood pressure": "Presión arterial",
  "Oxygen saturation": "Saturación de oxígeno",
  Temperature: "Temperatura",
  bpm: "lpm",
  "Home Unavailable": "Inicio no disponible",

  "Telemedicine and innovations": "Telemedicina e innovaciones",
  "A visit should not cost you half a day. Sit down with your specialist wherever you are: on your phone, on a laptop, or in a quiet virtual room with a headset.":
    "Una consulta no debería costarle medio día. Reúnase con su especialista dondequiera que esté: en el teléfono, en la computadora o en una sala virtual tranquila, con visor.",
  "Join VR Room": "Entrar en la sala de RV",
  "Start Virtual Consultation": "Iniciar consulta virtual",
  "VR consultations": "Consultas en RV",
  "Two chairs, a table and your charts on the wall. A browser is enough; a headset is welcome.":
    "Dos sillas, una mesa y sus gráficas en la pared. Basta con un navegador; el visor es bienvenido.",
  "Smart-device monitoring": "Control con dispositivos inteligentes",
  "Heart rate, blood pressure, oxygen, temperature and weight, straight from your devices.":
    "Frecuencia cardíaca, presión arterial, oxígeno, temperatura y peso, directamente de sus dispositivos.",
  "Prepares your visit and remembers what was agreed, so that you can listen.":
    "Prepara su consulta y recuerda lo acordado, para que usted pueda escuchar.",
  "Provider dashboard": "Panel del especialista",
  "Your specialist sees your trend before you sit down. You never start from zero.":
    "Su especialista ve su tendencia antes de que usted se siente. Nunca se empieza de cero.",

  "In their own words": "En sus propias palabras",
  "My dietitian never once said “just”. We changed breakfast, then the late shifts. Fourteen kilos later I still eat with my family.":
    "Mi dietista nunca me dijo «solo tiene que…». Cambiamos el desayuno y luego los turnos de noche. Catorce kilos después, sigo comiendo con mi familia.",
  "Night nurse, Milwaukee. 11 months with a registered dietitian":
    "Enfermera de noche, Milwaukee. 11 meses con una dietista titulada",
  "I live two hours from the nearest clinic. Now my endocrinologist sees my readings on Tuesday and calls me on Wednesday.":
    "Vivo a dos horas de la clínica más cercana. Ahora mi endocrinóloga ve mis mediciones el martes y me llama el miércoles.",
  "Rancher, eastern Montana. Type 2 diabetes": "Ganadero, este de Montana. Diabetes tipo 2",
  "The line on the chart calmed me down. One salty weekend used to end every attempt. This one is in its second year.":
    "La línea de la gráfica me tranquilizó. Antes, un fin de semana con mucha sal acababa con cada intento. Este ya va por su segundo año.",
  "Teacher, San Jose. Behavioral weight loss therapy": "Maestra, San José. Terapia conductual para bajar de peso",

  "Start where you are": "Empiece desde donde está",
  "No weigh-in at the door and no perfect week to wait for. Ask the coach a first question, or let us find you a specialist.":
    "Sin báscula en la puerta y sin esperar a la semana perfecta. Hágale una primera pregunta al asesor, o deje que le busquemos un especialista.",
  "Find Weight Loss Specialist": "Buscar un especialista en pérdida de peso",
} as const;
