/** What is said of an appointment where it is made and where it is kept. */
export default {
  "Emergency contact": "Contacto de emergencia",
  "Insurance provider": "Compañía de seguros",
  "AI Consultation": "Consulta con IA",
  "VR Consultation": "Consulta en RV",
  "Video Consultation": "Consulta por video",
  "In-Person Visit": "Visita en persona",
  "Medical Weight Loss": "Pérdida de peso con supervisión médica",
  "Follow-up Appointment": "Cita de seguimiento",
  "Waiting for us": "Pendiente de nosotros",
  "We call you within 24 hours to confirm a time.": "Le llamamos en un plazo de 24 horas para confirmar una hora.",
  "A time is proposed": "Se propone una hora",
  "Your specialist holds this time for you. Please accept it or choose another one.":
    "Su especialista le reserva esta hora. Acéptela o elija otra.",
  Confirmed: "Confirmada",
  "We look forward to seeing you.": "Le esperamos.",
  Declined: "Rechazada",
  "Ask for another time, or another specialist.": "Pida otra hora u otro especialista.",
  "Nothing more to do.": "No hay nada más que hacer.",
  "This time has come. Nothing about it can be changed here any more.":
    "Ha llegado la hora. Aquí ya no se puede cambiar nada.",
  "This time has passed. You are welcome to ask for another one.": "Esta hora ya pasó. Puede pedir otra cuando guste.",
  "The time is held for you. We contact you within 24 hours to confirm it.":
    "Le reservamos la hora. Nos comunicaremos con usted en un plazo de 24 horas para confirmarla.",
  With: "Con",
  "Date of birth": "Fecha de nacimiento",
  "Date of birth must be 1900-01-01 or later": "La fecha de nacimiento debe ser 1900-01-01 o posterior",
  "Date of birth must be in the past": "La fecha de nacimiento debe estar en el pasado",
  "Enter a date that exists, like 1985-03-27": "Escriba una fecha que exista, como 1985-03-27",
} as const;
