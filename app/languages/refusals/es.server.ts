/** What is answered in plain text, before there is a page: on the server alone. */
export default {
  "This form was sent from another site. Open the page on our own site and send it again.":
    "Este formulario se envió desde otro sitio. Abra la página en nuestro propio sitio y envíelo de nuevo.",
  "The request cannot be read.": "No se puede leer la solicitud.",
  "Something went wrong on our side.": "Algo salió mal de nuestro lado.",
  "This page answers {methods}.": "Esta página responde a {methods}.",
} as const;
