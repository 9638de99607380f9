export default {
  "Drug Interaction Check": "Revisión de interacciones de medicamentos",
  "See whether your medicines, supplements and allergies go together. Nothing you enter is stored.":
    "Vea si sus medicamentos, suplementos y alergias van bien juntos. No se guarda nada de lo que escriba.",
  "Enter everything you take and see what is known to go badly together. What you enter is compared and forgotten: nothing is stored.":
    "Escriba todo lo que toma y vea qué se sabe que va mal junto. Lo que escriba se compara y se olvida: no se guarda nada.",
  "What you take": "Lo que toma",
  "Change the list": "Cambiar la lista",
  "Medicines and supplements": "Medicamentos y suplementos",
  "One on each line, by brand or generic name; a dose may stand beside it. Alcohol, grapefruit and plants count too.":
    "Uno en cada línea, por su marca o su nombre genérico; al lado puede ir la dosis. El alcohol, la toronja (pomelo) y las plantas también cuentan.",
  "Allergies to medicines": "Alergias a medicamentos",
  "For example penicillin, sulfa or ibuprofen, one on each line.":
    "Por ejemplo penicilina, sulfas o ibuprofeno, una en cada línea.",
  "Check Interactions": "Revisar interacciones",
  "Checking...": "Revisando...",
  "Taken something by mistake, or too much of it? Call Poison Help at {number}. For trouble breathing, a seizure or somebody who cannot be woken call 911.":
    "¿Tomó algo por error, o demasiado? Llame a Poison Help (ayuda en intoxicaciones) al {number}. Si hay dificultad para respirar, una convulsión o una persona que no despierta, llame al 911.",
  "Interaction Check Unavailable": "La revisión de interacciones no está disponible",
  "Failed to check drug interactions. Try again in a moment.":
    "No se pudieron revisar las interacciones. Inténtelo de nuevo en un momento.",
  // What the form says of what was typed.
  "Enter at least one medicine": "Escriba al menos un medicamento",
  "Enter 50 medicines at the most": "Escriba 50 medicamentos como máximo",
  "Enter 50 allergies at the most": "Escriba 50 alergias como máximo",
  "Put each one on a line of its own": "Ponga cada uno en su propia línea",
  // What the checker found; its sentences are translated on the server (`medical/`).
  "Interactions found": "Se encontraron interacciones",
  "No interaction known": "Ninguna interacción conocida",
  "Not checked": "No revisado",
  "Findings, the gravest first": "Hallazgos, primero los más graves",
  "Do not combine": "No combinar",
  Serious: "Grave",
  "Take care": "Cuidado",
  Minor: "Leve",
  "{drug}, with your allergy: {allergy}": "{drug}, con su alergia: {allergy}",
  "What can happen": "Qué puede pasar",
  Why: "Por qué",
  "Also ({severity})": "También ({severity})",
  "Source: {source}": "Fuente: {source}",
  "Doubled medicines": "Medicamentos duplicados",
  Doubled: "Duplicado",
  "Could not be checked": "No se pudo revisar",
  "Nothing is said about these, neither good nor bad. Ask your pharmacist.":
    "De estos no se dice nada, ni bueno ni malo. Pregunte a su farmacéutico.",
  "This holds if by {typed} you meant {name}.": "Esto vale si con {typed} quiso decir {name}.",
  "You named a kind of medicine: {kind}.": "Usted nombró un tipo de medicamento: {kind}.",
  "This holds for all of it.": "Esto vale para todos los de ese tipo.",
  "This holds for some of it: {names}. Enter yours by its name to know whether it is one.":
    "Esto vale para algunos de ese tipo: {names}. Escriba el suyo por su nombre para saber si es uno de ellos.",
  "It can be one of several that act in different ways. Which one is it? For example":
    "Puede ser uno de varios que actúan de distinta manera. ¿Cuál es? Por ejemplo",
  "Did you mean": "Quizás quiso decir",
  "Allergy: {name}": "Alergia: {name}",
  "Compared with all medicines of this kind: {kind}.": "Comparada con todos los medicamentos de este tipo: {kind}.",
  "It is none that we know to concern a medicine in the table.":
    "No es ninguna que sepamos que afecte a un medicamento de la tabla.",
  Checked: "Revisado",
} as const;
