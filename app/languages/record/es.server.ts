/** What the record as a text file says besides what the portal says: on the server alone, no browser ever fetches it. */
export default {
  "Health record": "Expediente médico",
  Times: "Horas",
  "Made on {at}.": "Creado el {at}.",
  "This is a fictional sample record.": "Este es un expediente de muestra ficticio.",
  "None recorded.": "Nada registrado.",
  "not stated": "sin indicar",
  Name: "Nombre",
  "{height} cm": "{height} cm",
  Consultations: "Consultas",
  Readings: "Mediciones",
  Prescribed: "Recetado",
  Instructions: "Indicaciones",
  "{name} ({type}, {size}), added {at}": "{name} ({type}, {size}), agregado el {at}",
  "{label}, newest first": "{label}, lo más reciente primero",
} as const;
