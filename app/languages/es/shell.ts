import type { Counts } from "../counts";

/** What stands on every page: the shell, error pages, and what forms say of themselves. */
export default {
  "Skip to content": "Saltar al contenido",
  "This page is in English only so far.": "Por ahora esta página está solo en inglés.",
  Language: "Idioma",

  Account: "Cuenta",
  "Sign In": "Iniciar sesión",
  "We cannot see right now whether you are signed in. This passes by itself, usually within a minute.":
    "En este momento no podemos ver si ha iniciado sesión. Se arregla solo, por lo general en menos de un minuto.",
  Desk: "Consultorio",
  "Find Specialists": "Especialistas",
  "AI Nutrition Coach": "Nutrición con IA",
  "VR Consultations": "Consultas en RV",
  "Weight Tracking": "Control de peso",
  "Client Portal": "Mi portal",
  "Weight Loss Specialists Platform": "Especialistas en control de peso",
  Main: "Principal",
  "Join as Specialist": "Soy especialista",
  Menu: "Menú",
  "Close menu": "Cerrar el menú",

  "Weight care with real specialists, at your pace. Secure and HIPAA compliant.":
    "Cuidado del peso con especialistas de verdad, a su ritmo. Seguro y conforme a la ley HIPAA.",
  "AI Services": "Servicios de IA",
  "Symptom Analysis": "Análisis de síntomas",
  "Health Insights": "Datos de su salud",
  Platform: "Plataforma",
  "Book an Appointment": "Pedir una cita",
  Help: "Ayuda",
  "Privacy and security": "Privacidad y seguridad",
  Accessibility: "Accesibilidad",
  "In an emergency": "En caso de emergencia",
  "{brand} does not replace emergency care. If your life may be in danger, call 911 now.":
    "{brand} no sustituye la atención de emergencia. Si su vida puede estar en peligro, llame ahora al 911.",
  "Full version": "Versión completa",
  "Light version": "Versión ligera",
  "You see the light version: it loads less data, and everything works.":
    "Está viendo la versión ligera: descarga menos datos y todo funciona.",
  "Loads less data, for slow or costly connections; everything works.":
    "Menos datos para conexiones lentas o caras; todo funciona.",

  "Back to Home": "Volver al inicio",
  "Error: ": "Error: ",
  Unavailable: "No disponible",
  "404 Page Not Found": "404 Página no encontrada",
  "The address may have a typo, or the page is no longer there.":
    "La dirección puede tener un error, o la página ya no existe.",
  "That request could not be read": "No se pudo leer la solicitud",
  "Go back, check what you entered and send it again.": "Vuelva atrás, revise lo que escribió y envíelo de nuevo.",
  "This is not open to you": "No tiene acceso a esto",
  "You may need to sign in, or to ask for access.": "Es posible que deba iniciar sesión o pedir acceso.",
  "That cannot be done here": "Eso no se puede hacer aquí",
  "Go back and use the buttons on the page.": "Vuelva atrás y use los botones de la página.",
  "That was too much at once": "Eso fue demasiado de una vez",
  "Go back, shorten your text and send it again. What you typed is still in the form.":
    "Vuelva atrás, acorte su texto y envíelo de nuevo. Lo que escribió sigue en el formulario.",
  "Go back and send the form again.": "Vuelva atrás y envíe el formulario de nuevo.",
  "Too many tries": "Demasiados intentos",
  "Wait a few minutes, then try again.": "Espere unos minutos y vuelva a intentarlo.",
  "Our records cannot be reached right now. This usually takes less than a minute.":
    "En este momento no podemos acceder a nuestros registros. Suele durar menos de un minuto.",
  "Something went wrong on our side. It has been noted.": "Algo falló de nuestro lado. Ya quedó registrado.",
  "Still stuck? Call {number}.": "¿Sigue sin funcionar? Llame al {number}.",
  Retry: "Reintentar",
  "This page is unavailable": "Esta página no está disponible",
  "What you entered is not lost: it stands below, and can be sent again from here.":
    "Lo que escribió no se ha perdido: está más abajo y se puede enviar de nuevo desde aquí.",
  "It can be sent again from here.": "Se puede enviar de nuevo desde aquí.",
  "What you entered": "Lo que escribió",
  "Passwords and codes are not kept: you are asked for them again.":
    "Las contraseñas y los códigos no se guardan: se le pedirán otra vez.",
  "Try again": "Intentar de nuevo",
  Yes: "Sí",

  "Are you still there?": "¿Sigue ahí?",
  "To protect your record you will be signed out in two minutes, because nothing has happened here for a while.":
    "Para proteger su expediente, su sesión se cerrará en dos minutos, porque hace un rato que no hay actividad aquí.",
  "Stay Signed In": "Mantener la sesión abierta",
  "Sign Out": "Cerrar sesión",
  "You are signed out": "Ha cerrado la sesión",
  "On a shared computer, close the browser as well.": "En una computadora compartida, cierre también el navegador.",
  Notification: "Aviso",
  "Notifications ({hotkey})": "Avisos ({hotkey})",
  Dismiss: "Cerrar",

  "There is a problem": "Hay un problema",
  "(optional)": "(opcional)",
  "Leave this field empty": "Deje este campo vacío",
  "At least 8 characters. A few words in a row are easy to remember.":
    "Al menos 8 caracteres. Unas cuantas palabras seguidas son fáciles de recordar.",
  "This form could not be sent. Reload the page and fill it in again.":
    "No se pudo enviar este formulario. Recargue la página y llénelo de nuevo.",
  "Too many tries. Wait a minute, then send the form again.":
    "Demasiados intentos. Espere un minuto y envíe el formulario de nuevo.",
  "Too many tries. Wait a minute, or choose a new password with a link by email: then you can sign in here at once.":
    "Demasiados intentos. Espere un minuto o elija una contraseña nueva con un enlace por correo: así podrá entrar aquí enseguida.",
  "Too many tries. Wait {minutes} minutes, or choose a new password with a link by email: then you can sign in here at once.":
    "Demasiados intentos. Espere {minutes} minutos o elija una contraseña nueva con un enlace por correo: así podrá entrar aquí enseguida.",
  "Too many tries. Wait {minutes} minutes, then send the form again.":
    "Demasiados intentos. Espere {minutes} minutos y envíe el formulario de nuevo.",
  "Somebody else has signed in in this browser since this page was opened. Nothing was saved. Open the page again.":
    "Otra persona inició sesión en este navegador después de abrirse esta página. No se guardó nada. Abra la página de nuevo.",
  "You were signed out before this was saved": "Su sesión se cerró antes de guardar esto",
  "Here is what you typed; check it and send it again.": "Aquí está lo que escribió; revíselo y envíelo de nuevo.",
  "Here is what you typed; check it and send it again. Passwords, codes and files are not kept: enter them again.":
    "Aquí está lo que escribió; revíselo y envíelo de nuevo. Las contraseñas, los códigos y los archivos no se guardan: introdúzcalos otra vez.",
  "Remove the characters that cannot be displayed": "Quite los caracteres que no se pueden mostrar",
  "That cannot be done here. Open the page again": "Eso no se puede hacer aquí. Abra la página de nuevo",
  "Use {max} characters or fewer": "Use {max} caracteres como máximo",
  "First name": "Nombre",
  "Last name": "Apellido",
  Email: "Correo electrónico",
  "First name must be at least 2 characters": "El nombre debe tener al menos 2 caracteres",
  "Last name must be at least 2 characters": "El apellido debe tener al menos 2 caracteres",
  "Invalid email address": "Dirección de correo electrónico no válida",
  "Choose your time zone": "Elija su zona horaria",
  "Your time zone": "Su zona horaria",
  Show: "Mostrar",
  "Times are shown for": "Las horas se muestran en la zona",
  "just now": "ahora mismo",
  Pages: "Páginas",
} as const;

export const counts: Counts<"es"> = {
  review: { one: "# opinión", many: "# de opiniones", other: "# opiniones" },
  specialistFound: {
    one: "# especialista encontrado",
    many: "# de especialistas encontrados",
    other: "# especialistas encontrados",
  },
  freeTime: { one: "# hora libre", many: "# de horas libres", other: "# horas libres" },
  recoveryCode: {
    one: "# código de recuperación",
    many: "# de códigos de recuperación",
    other: "# códigos de recuperación",
  },
  year: { one: "# año", many: "# de años", other: "# años" },
  yearOfExperience: { one: "# año de experiencia", many: "# de años de experiencia", other: "# años de experiencia" },
  minuteAgo: { one: "hace # minuto", many: "hace # de minutos", other: "hace # minutos" },
  hourAgo: { one: "hace # hora", many: "hace # de horas", other: "hace # horas" },
  dayAgo: { one: "hace # día", many: "hace # de días", other: "hace # días" },
  appointment: { one: "# cita", many: "# de citas", other: "# citas" },
  document: { one: "# documento", many: "# de documentos", other: "# documentos" },
  documentStored: { one: "Documento guardado", many: "# de documentos guardados", other: "# documentos guardados" },
  file: { one: "# archivo", many: "# de archivos", other: "# archivos" },
  otherFileNotStored: {
    one: "Otro archivo tampoco se guardó.",
    many: "Otros # de archivos tampoco se guardaron.",
    other: "Otros # archivos tampoco se guardaron.",
  },
  minute: { one: "# minuto", many: "# de minutos", other: "# minutos" },
  hour: { one: "# hora", many: "# de horas", other: "# horas" },
  day: { one: "# día", many: "# de días", other: "# días" },
  consultation: { one: "# consulta", many: "# de consultas", other: "# consultas" },
  entry: { one: "# registro", many: "# de registros", other: "# registros" },
  reading: { one: "# medición", many: "# de mediciones", other: "# mediciones" },
  readingAdded: {
    one: "Se agregó # medición",
    many: "Se agregaron # de mediciones",
    other: "Se agregaron # mediciones",
  },
  readingTakenBack: {
    one: "Se deshizo # medición",
    many: "Se deshicieron # de mediciones",
    other: "Se deshicieron # mediciones",
  },
  readingInRecord: {
    one: "# ya estaba en su expediente.",
    many: "# ya estaban en su expediente.",
    other: "# ya estaban en su expediente.",
  },
  readingDoubled: {
    one: "# medición con una hora que se repite más adelante en el archivo: vale la última.",
    many: "# de mediciones con una hora que se repite más adelante en el archivo: vale la última.",
    other: "# mediciones con una hora que se repite más adelante en el archivo: vale la última.",
  },
  importReadings: { one: "Importar # medición", many: "Importar # de mediciones", other: "Importar # mediciones" },
  doubtfulWeight: {
    one: "# peso parece incorrecto",
    many: "# de pesos parecen incorrectos",
    other: "# pesos parecen incorrectos",
  },
  importWithoutDoubtful: {
    one: "Importar # medición sin ellos",
    many: "Importar # de mediciones sin ellos",
    other: "Importar # mediciones sin ellos",
  },
  importWithDoubtful: {
    one: "Son correctos: importar # medición",
    many: "Son correctos: importar # de mediciones",
    other: "Son correctos: importar las # mediciones",
  },
  lineNotTaken: { one: "# línea no se tomó", many: "# de líneas no se tomaron", other: "# líneas no se tomaron" },
  more: { one: "# más", many: "# más", other: "# más" },
  moreTime: { one: "# vez más", many: "# de veces más", other: "# veces más" },
  hourWithReadings: {
    one: "# hora con mediciones",
    many: "# de horas con mediciones",
    other: "# horas con mediciones",
  },
  dayWithReadings: { one: "# día con mediciones", many: "# de días con mediciones", other: "# días con mediciones" },
  message: { one: "# mensaje", many: "# de mensajes", other: "# mensajes" },
  asksForAttention: { one: "# requiere atención.", many: "# requieren atención.", other: "# requieren atención." },
};
