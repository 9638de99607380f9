export default {
  "What this site does so that everybody can use it, how that is tested, and what does not work well yet.":
    "Qué hace este sitio para que todos puedan usarlo, cómo se prueba y qué no funciona bien todavía.",
  "{brand} is meant to work for you, with whatever device, eyes, ears and hands you come.":
    "{brand} debe funcionar para usted, sean cuales sean su dispositivo, su vista, su oído y sus manos.",
  "What we aim for": "Nuestro objetivo",
  "The aim is {standard} on every screen. We test it ourselves; nobody from outside has examined it.":
    "El objetivo es {standard} en cada pantalla. Lo probamos nosotros mismos; nadie de fuera lo ha examinado.",
  "How it is tested": "Cómo se prueba",
  "A program ({tool}) checks the screens at each change: narrow and wide, in light and dark colors, with script and without.":
    "Un programa ({tool}) revisa las pantallas con cada cambio: angostas y anchas, en colores claros y oscuros, con programas en la página y sin ellos.",
  "Tests go through forms by the keyboard alone, and look for targets that are too small, headings out of order, text that is cut off and pages that scroll sideways.":
    "Las pruebas recorren los formularios solo con el teclado y buscan botones demasiado pequeños, títulos en desorden, texto cortado y páginas que se desplazan de lado.",
  "What helps": "Qué ayuda",
  "Every screen works without {script}; a consultation then goes on in writing.":
    "Todas las pantallas funcionan sin {script}; una consulta sigue entonces por escrito.",
  "The light version, chosen at the foot of each page, loads less data.":
    "La versión ligera, que se elige al pie de cada página, descarga menos datos.",
  "Light and dark colors follow your device, and so does the wish for less motion.":
    "Los colores claros u oscuros siguen a su dispositivo, y también el deseo de menos movimiento.",
  "You are asked before you are signed out, and what you typed in a form is kept for you.":
    "Se le pregunta antes de cerrar su sesión, y lo que escribió en un formulario se guarda para usted.",
  "Each chart has a table with the same values.": "Cada gráfica tiene una tabla con los mismos valores.",
  "Patients’ screens are in English, Spanish and Arabic.":
    "Las pantallas de los pacientes están en inglés, español y árabe.",
  "Known limits": "Límites conocidos",
  "It has not been tested yet by people who use a screen reader every day.":
    "Todavía no lo han probado personas que usan un lector de pantalla todos los días.",
  "Consultations have no captions. Whoever does not hear well can use the chat beside them.":
    "Las consultas no tienen subtítulos. Quien no oye bien puede usar el chat que está al lado.",
  "The consultation room in 3D is for those who see it. The same consultation is there as video and in writing.":
    "La sala de consulta en 3D es para quienes la ven. La misma consulta está disponible por video y por escrito.",
  "Screens for specialists are in English only.": "Las pantallas de los especialistas están solo en inglés.",
  "Documents are as whoever uploaded them made them.": "Los documentos están como los hizo quien los subió.",
  "Tell us": "Díganos",
  "Something does not work for you? Write to {email} or call {phone}, and say on which page and what you use.":
    "¿Algo no le funciona? Escriba a {email} o llame al {phone} y diga en qué página y qué usa.",
} as const;
