import appointments from "./shared/appointments";

export default {
  ...appointments,
  "Ask for an appointment with a weight care specialist. We confirm within 24 hours.":
    "Pida una cita con un especialista en el cuidado del peso. Confirmamos en un plazo de 24 horas.",
  "Tell us when suits you and what it is about. A person reads your request and calls you back.":
    "Díganos cuándo le conviene y de qué se trata. Una persona lee su solicitud y le llama.",
  "Booking Unavailable": "Citas no disponibles",
  "Your details cannot be filled in right now": "En este momento no podemos rellenar sus datos",
  "Enter them here, or open this page again in a minute.": "Escríbalos aquí, o abra esta página de nuevo en un minuto.",
  "The specialist you chose cannot be shown right now": "El especialista que eligió no se puede mostrar ahora",
  "Sent as it is, your request asks for no particular specialist. To ask for this one, open this page again in a minute.":
    "Si la envía así, su solicitud no pide un especialista en particular. Para pedir este, abra esta página de nuevo en un minuto.",
  "Call {number}": "Llame al {number}",
  "Write to {address}": "Escriba a {address}",
  "Describe your symptoms to our assistant and get a first orientation, day or night.":
    "Describa sus síntomas a nuestro asistente y reciba una primera orientación, de día o de noche.",
  "Meet your specialist in a shared virtual room, with a headset or on the page.":
    "Reúnase con su especialista en una sala virtual compartida, con visor o en la página.",
  "A face-to-face conversation from home, on any device with a camera.":
    "Una conversación cara a cara desde casa, en cualquier dispositivo con cámara.",
  "Sit down with a specialist at a practice near you.": "Reúnase con un especialista en un consultorio cerca de usted.",
  "A medically supervised plan, medication included where it helps.":
    "Un plan con supervisión médica, con medicamentos cuando ayudan.",
  "Look at your progress and adjust your plan with someone who knows it.":
    "Revise sus avances y ajuste su plan con alguien que lo conoce.",
  "Network Information": "Información de la red",
  "Nationwide coverage": "Cobertura nacional",
  "Specialists in all six US time zones, and in person in many cities.":
    "Especialistas en las seis zonas horarias de EE. UU., y en persona en muchas ciudades.",
  "Support line": "Línea de ayuda",
  "24/7 specialist matching": "Le buscamos especialista las 24 horas, los 7 días",
  "With flexible scheduling: send your request at any hour.":
    "Con horarios flexibles: envíe su solicitud a cualquier hora.",
  "We have your request": "Tenemos su solicitud",
  "Appointment Requested Successfully!": "¡Su cita se ha solicitado!",
  "Our specialist matching team will contact you within 24 hours to confirm your appointment.":
    "Nuestro equipo se comunicará con usted en un plazo de 24 horas para confirmar su cita.",
  "Your reference number is {reference}. Keep it in case you call us.":
    "Su número de referencia es {reference}. Guárdelo por si nos llama.",
  "See, change or cancel it": "Verla, cambiarla o cancelarla",

  "Your request": "Su solicitud",
  "Fields are needed unless they say “optional”.": "Los campos son obligatorios salvo que digan «opcional».",
  "About you": "Sobre usted",
  "Phone number": "Número de teléfono",
  "For example 1985-03-27 or 3/27/1985": "Por ejemplo 1985-03-27 o 3/27/1985 (mes/día/año)",
  "Your appointment": "Su cita",
  "Appointment type": "Tipo de cita",
  "Choose a type": "Elija un tipo",
  "Reason for visit": "Motivo de la consulta",
  "What would you like help with? A sentence or two is enough.": "¿En qué podemos ayudarle? Bastan una o dos frases.",
  "In case we need it": "Por si lo necesitamos",
  "Name and phone number": "Nombre y número de teléfono",
  "Submitting Request...": "Enviando la solicitud...",
  "Request Appointment": "Solicitar cita",
  "Dr. Specialist {id}": "Dr. Especialista {id}",
  "{specialist}, {specialty}, {amount} per hour": "{specialist}, {specialty}, {amount} por hora",
  "Weight Loss Specialist": "Especialista en pérdida de peso",
  "Registered Dietitian": "Dietista titulado",
  "Nutrition Coach": "Asesor de nutrición",
  "Fitness Coach": "Entrenador físico",
  "Behavioral Weight Loss Therapist": "Terapeuta conductual para la pérdida de peso",
  "Bariatric Surgery Specialist": "Especialista en cirugía bariátrica",
  Endocrinologist: "Endocrinólogo",
  "Sports Nutritionist": "Nutricionista deportivo",
  "Choose another": "Elegir otro",
  "No preference": "Sin preferencia",

  "Times are shown on the specialist’s clock and on yours.":
    "Las horas se indican en la zona del especialista y en la suya.",
  "Preferred date": "Fecha preferida",
  "Today or later": "Hoy o más adelante",
  "Preferred time": "Hora preferida",
  "On the specialist’s clock: {zone}": "En la zona del especialista: {zone}",
  "On your own clock": "En la hora de su zona",
  "Choose a time": "Elija una hora",
  "Show free times": "Mostrar horas libres",
  "The nearest free times:": "Las horas libres más cercanas:",
  "Free times on:": "Horas libres el:",
  "Looking for free times…": "Buscando horas libres…",
  "The free times could not be loaded. Press “Show free times” to try again.":
    "No se pudieron cargar las horas libres. Pulse «Mostrar horas libres» para intentarlo de nuevo.",
  "{times} on {day}": "{times} el {day}",
  "No free time on {day}.": "No hay horas libres el {day}.",
  "No free time on {day}, nor in the two weeks after it. Try a later date.":
    "No hay horas libres el {day} ni en las dos semanas siguientes. Pruebe una fecha posterior.",

  "Phone number must be at least 10 digits": "El número de teléfono debe tener al menos 10 dígitos",
  "Date of birth is required": "Indique la fecha de nacimiento",
  "Please select an appointment type": "Elija un tipo de cita",
  "Please select a preferred date": "Elija una fecha preferida",
  "Preferred date must be today or later": "La fecha preferida debe ser hoy o más adelante",
  "Preferred date must be within the next 12 months": "La fecha preferida debe estar dentro de los próximos 12 meses",
  "Please select a preferred time": "Elija una hora preferida",
  "Please provide at least 10 characters describing your reason for visit":
    "Describa el motivo de su consulta con al menos 10 caracteres",
  "That time was just taken. Choose one of the free times":
    "Esa hora se acaba de ocupar. Elija una de las horas libres",
  "This specialist takes no requests any more. Choose another one, or send it without a specialist.":
    "Este especialista ya no acepta solicitudes. Elija otro o envíela sin especialista.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.":
    "Este formulario ya se envió antes con otros datos (referencia {reference}). Para pedir otra cita, envíelo de nuevo.",
  Error: "Error",
  "Failed to submit appointment request. Please try again.":
    "No se pudo enviar la solicitud de cita. Inténtelo de nuevo.",

  "Your Appointment": "Su cita",
  "Appointment Unavailable": "Cita no disponible",
  "This appointment link does not work": "Este enlace de cita no funciona",
  "It is not complete, has a typo, or is too old.": "No está completo, tiene un error o es demasiado antiguo.",
  "What you can do": "Qué puede hacer",
  "Some mail programs cut a long link in two. Copy all of it from our email, to the end of the line after it, into your browser’s address bar, without spaces.":
    "Algunos programas de correo cortan en dos los enlaces largos. Copie el enlace entero de nuestro correo, hasta el final de la línea siguiente, en la barra de direcciones de su navegador, sin espacios.",
  "Each of our emails about an appointment has its link. Try the one in the newest.":
    "Cada uno de nuestros correos sobre una cita lleva su enlace. Pruebe el del más reciente.",
  "If you booked while you were signed in, you find the appointment in your {portal} without a link.":
    "Si reservó con la sesión iniciada, encontrará la cita en {portal} sin necesidad de enlace.",
  "Cancel This Appointment?": "¿Cancelar esta cita?",
  "The time is then free for somebody else. You can ask for another one whenever you like.":
    "La hora quedará libre para otra persona. Puede pedir otra cuando quiera.",
  "You can ask for another one whenever you like.": "Puede pedir otra cuando quiera.",
  "Yes, cancel it": "Sí, cancelarla",
  "Cancelling…": "Cancelando…",
  "Keep it": "Conservar",
  "Cancel this appointment": "Cancelar esta cita",
  "Accept this time": "Aceptar esta hora",
  "Accepting…": "Aceptando…",
  "Add it to your calendar": "Agregarla a su calendario",
  "Choose another time": "Elegir otra hora",
  "Ask for another appointment": "Pedir otra cita",
  "Moving…": "Cambiando…",
  "Move to this time": "Cambiar a esta hora",
  When: "Cuándo",
  What: "Qué",
  Reference: "Referencia",
  "Your specialist writes": "Su especialista escribe",
  Cancelled: "Cancelada",
  "You have 10 requests with this specialist that are waiting for an answer. Wait for the answer, or cancel one first.":
    "Tiene 10 solicitudes con este especialista que esperan respuesta. Espere la respuesta o cancele una primero.",
  "Several people are asking for times with this specialist right now. Try again in a few minutes, or sign in first.":
    "Varias personas están pidiendo hora con este especialista en este momento. Inténtelo de nuevo en unos minutos o inicie sesión primero.",
  "We have sent you an email. Confirm your request there within 30 minutes, or its time is released.":
    "Le hemos enviado un correo. Confirme allí su solicitud en un plazo de 30 minutos; si no, la hora quedará libre.",
  "This link does not confirm the request. Open the one in our email.":
    "Este enlace no confirma la solicitud. Abra el que está en nuestro correo.",
  "Thank you for confirming your request": "Gracias por confirmar su solicitud",
  "That time has been taken": "Esa hora ya se ocupó",
  "Your request was not confirmed within 30 minutes. Choose another time.":
    "Su solicitud no se confirmó en 30 minutos. Elija otra hora.",
  "This request is over. You can ask for another appointment.": "Esta solicitud ya terminó. Puede pedir otra cita.",
  "Not confirmed yet": "Aún sin confirmar",
  "Your request was not confirmed within 30 minutes, and its time has been taken. Choose another time.":
    "Su solicitud no se confirmó en 30 minutos y la hora ya se ocupó. Elija otra hora.",
  "Confirm that this request is yours. Otherwise its time is released 30 minutes after you sent it.":
    "Confirme que esta solicitud es suya. De lo contrario, la hora quedará libre 30 minutos después de haberla enviado.",
  "Confirm it with the link in our email. Otherwise its time is released 30 minutes after you sent it.":
    "Confírmela con el enlace de nuestro correo. De lo contrario, la hora quedará libre 30 minutos después de haberla enviado.",
  "Confirm my request": "Confirmar mi solicitud",
  "Confirming…": "Confirmando…",
  "Appointment confirmed": "Cita confirmada",
  "We have sent you an email with the details.": "Le hemos enviado un correo con los detalles.",
  "Another time is held for you": "Le reservamos otra hora",
  "We contact you within 24 hours to confirm it.":
    "Nos comunicaremos con usted en un plazo de 24 horas para confirmarla.",
  "Appointment cancelled": "Cita cancelada",
  "We have sent you an email to confirm it.": "Le hemos enviado un correo que lo confirma.",
  "Nothing has been changed": "No se ha cambiado nada",
  "Nothing changed": "Nada ha cambiado",
  "Nothing has been changed. Please try again in a moment.":
    "No se ha cambiado nada. Inténtelo de nuevo en un momento.",
  "It is waiting for the specialist’s answer.": "Está a la espera de la respuesta del especialista.",
  "Another time has been proposed in the meantime.": "Entretanto se ha propuesto otra hora.",
  "It is confirmed already.": "Ya está confirmada.",
  "It has been declined in the meantime.": "Entretanto ha sido rechazada.",
  "It is cancelled already.": "Ya está cancelada.",
  "That is the time that was proposed. Accept it if it suits you.":
    "Esa es la hora propuesta. Acéptela si le conviene.",
  "That is the time that it has already.": "Esa es la hora que ya tiene.",
  "The time of this appointment has come.": "Ha llegado la hora de esta cita.",
} as const;
