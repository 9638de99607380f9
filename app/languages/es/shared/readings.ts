/** What the portal and the dashboard say of readings and what they ask for. */
export default {
  "This part of your record cannot be loaded right now.":
    "En este momento no se puede cargar esta parte de su expediente.",
  Prescriptions: "Recetas",
  kg: "kg",
  "Changed in the meantime, perhaps in another tab. Stored now: {value}. Send the form again to store what you typed":
    "Esto cambió entretanto, quizá en otra pestaña. Lo guardado ahora: {value}. Envíe el formulario de nuevo para guardar lo que escribió",
  nothing: "nada",
  "Not stored": "No se guardó",
  "{size} MB": "{size} MB",
  "The file is empty.": "El archivo está vacío.",
  "{sample} of a person who does not exist.": "{sample} de una persona que no existe.",
  "This is a sample record": "Este es un expediente de muestra",
  "{signIn} to see your own.": "{signIn} para ver el suyo.",
  "There is no record under your account yet. Your care team opens it with your first visit.":
    "Todavía no hay un expediente en su cuenta. Su equipo de atención lo abre con su primera consulta.",
  "Patients see their own record here; your account is not a patient’s.":
    "Aquí los pacientes ven su propio expediente; su cuenta no es de paciente.",
  "Sign in to see your record": "Inicie sesión para ver su expediente",
  "There is no record under your account yet": "Todavía no hay un expediente en su cuenta",
  "Your appointments, prescriptions and readings are open to you and your care team only.":
    "Sus citas, recetas y mediciones están abiertas solo para usted y su equipo de atención.",
  "Your care team opens it with your first visit. If you have had one, call us and we look for it together.":
    "Su equipo de atención lo abre con su primera consulta. Si ya tuvo una, llámenos y lo buscamos juntos.",
  Completed: "Completada",
  Scheduled: "Programada",
  "In progress": "En curso",
  "{kind} {consultation}": "{consultation}{kind}",
  consultation: "consulta por ",
  VR: "RV",
  "With {specialist}": "Con {specialist}",
  "{name}, {specialty}": "{name}, {specialty}",
  "a specialist who has left our network": "un especialista que dejó nuestra red",
  Diagnosis: "Diagnóstico",
  Treatment: "Tratamiento",
  "After-visit summary": "Resumen de la consulta",
  "of visit {id}": "de la consulta {id}",
  "No prescriptions. What a specialist prescribes for you appears here.":
    "No hay recetas. Lo que un especialista le recete aparecerá aquí.",
  "Do not stop or change a medicine without asking. If one does not agree with you, call us.":
    "No suspenda ni cambie un medicamento sin preguntar. Si alguno no le sienta bien, llámenos.",
  Dosage: "Dosis",
  Frequency: "Frecuencia",
  Duration: "Duración",
  "Prescribed {day} by {specialist}": "Recetado el {day} por {specialist}",
  "To the newest": "Ver las más recientes",
  Newer: "Más recientes",
  Older: "Anteriores",
  "Something wrong? Tell us": "¿Hay algún error? Díganos",
  "about this medical history": "sobre estos antecedentes médicos",
  "about these allergies": "sobre estas alergias",
  "about these medications": "sobre estos medicamentos",
  "about this insurance": "sobre este seguro",
  "about this appointment": "sobre esta cita",
  "about this request": "sobre esta solicitud",
  "about this prescription": "sobre esta receta",
  "about this visit": "sobre esta consulta",
  "about this access": "sobre este acceso",
  "Heart rate very high": "Frecuencia cardíaca muy alta",
  "Heart rate high": "Frecuencia cardíaca alta",
  "Heart rate low": "Frecuencia cardíaca baja",
  "Heart rate very low": "Frecuencia cardíaca muy baja",
  "Blood pressure very high": "Presión arterial muy alta",
  "Blood pressure high": "Presión arterial alta",
  "Blood pressure low": "Presión arterial baja",
  "Blood pressure very low": "Presión arterial muy baja",
  "Oxygen saturation low": "Saturación de oxígeno baja",
  "Oxygen saturation very low": "Saturación de oxígeno muy baja",
  "Temperature very high": "Temperatura muy alta",
  "Temperature high": "Temperatura alta",
  "Temperature low": "Temperatura baja",
  "Temperature very low": "Temperatura muy baja",
  "Sit down and measure again in five minutes. If it stays this high, or with chest pain, trouble breathing or fainting, call 911.":
    "Siéntese y vuelva a medir en cinco minutos. Si sigue así de alta, o si hay dolor en el pecho, dificultad para respirar o desmayo, llame al 911.",
  "Rest for five minutes and measure again. Coffee, stress and exercise raise it for a while. If it stays high, tell your care team.":
    "Descanse cinco minutos y vuelva a medir. El café, el estrés y el ejercicio la suben por un rato. Si sigue alta, avise a su equipo de atención.",
  "In people who exercise a lot or take beta-blockers this is common. If you feel faint or very tired, tell your care team.":
    "Es común en personas que hacen mucho ejercicio o toman betabloqueadores. Si siente que se va a desmayar o mucho cansancio, avise a su equipo de atención.",
  "Measure again now. If it stays this low, call your care team today; if you feel faint or confused, call 911.":
    "Vuelva a medir ahora. Si sigue así de baja, llame hoy a su equipo de atención; si siente que se va a desmayar o tiene confusión, llame al 911.",
  "Sit quietly for five minutes and measure again. If it stays this high, call your care team now; with chest pain, trouble breathing, weakness or trouble seeing or speaking, call 911.":
    "Siéntese con calma cinco minutos y vuelva a medir. Si sigue así de alta, llame ahora a su equipo de atención; si hay dolor en el pecho, dificultad para respirar, debilidad o dificultad para ver o hablar, llame al 911.",
  "One high value is no diagnosis. Sit quietly for five minutes and measure again. If it stays high over several days, tell your care team.":
    "Un solo valor alto no es un diagnóstico. Siéntese con calma cinco minutos y vuelva a medir. Si sigue alta durante varios días, avise a su equipo de atención.",
  "Sit or lie down, drink something and measure again. If it stays this low, call your care team today; if you feel faint or confused, call 911.":
    "Siéntese o acuéstese, beba algo y vuelva a medir. Si sigue así de baja, llame hoy a su equipo de atención; si siente que se va a desmayar o tiene confusión, llame al 911.",
  "Warm your fingers, sit still and measure again. If it stays low, call your care team.":
    "Caliéntese los dedos, siéntese sin moverse y vuelva a medir. Si sigue baja, llame a su equipo de atención.",
  "Warm your fingers, sit upright and measure again. If it stays this low, or you are short of breath, call 911.":
    "Caliéntese los dedos, siéntese con la espalda recta y vuelva a medir. Si sigue así de baja, o si le falta el aire, llame al 911.",
  "Drink plenty and rest. Call your care team today; with a stiff neck, confusion, a rash or trouble breathing, call 911.":
    "Beba mucho líquido y descanse. Llame hoy a su equipo de atención; si hay rigidez en el cuello, confusión, sarpullido o dificultad para respirar, llame al 911.",
  "Drink plenty, rest and measure again in a few hours. If it lasts longer than three days, call your care team.":
    "Beba mucho líquido, descanse y vuelva a medir en unas horas. Si dura más de tres días, llame a su equipo de atención.",
  "Measure again with the thermometer well in place. If it stays low and you feel unwell, call your care team.":
    "Vuelva a medir con el termómetro bien colocado. Si sigue baja y se siente mal, llame a su equipo de atención.",
  "Measure again now and get warm. If it stays this low, or you are confused or drowsy, call 911.":
    "Vuelva a medir ahora y abríguese. Si sigue así de baja, o si tiene confusión o somnolencia, llame al 911.",
  "Measure again and tell your care team.": "Vuelva a medir y avise a su equipo de atención.",
  "By the guideline for adults: elevated. One reading is no diagnosis.":
    "Según la guía para adultos: elevada. Una sola medición no es un diagnóstico.",
  "By the guideline for adults: high, stage 1. One reading is no diagnosis.":
    "Según la guía para adultos: alta, grado 1. Una sola medición no es un diagnóstico.",
  "By the guideline for adults: high, stage 2. One reading is no diagnosis.":
    "Según la guía para adultos: alta, grado 2. Una sola medición no es un diagnóstico.",
  "This value is simulated. Nobody measured it.": "Este valor es simulado. Nadie lo midió.",
  "That was more than a week ago. Measure again to see where you are today.":
    "Eso fue hace más de una semana. Vuelva a medir para ver cómo está hoy.",
} as const;
