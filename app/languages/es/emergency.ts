export default {
  "Whom to call when it cannot wait.": "A quién llamar cuando no se puede esperar.",
  "{brand} is not an emergency service. If it cannot wait, call one of these numbers now.":
    "{brand} no es un servicio de emergencias. Si no se puede esperar, llame ahora a uno de estos números.",
  "Life in danger": "La vida está en peligro",
  "Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a severe allergic reaction, fainting.":
    "Dolor en el pecho, dificultad para respirar, señales de un derrame cerebral, sangrado abundante, una reacción alérgica grave, desmayo.",
  "Thoughts of suicide or a mental health crisis": "Pensamientos de suicidio o una crisis de salud mental",
  "Call or text. Somebody answers at any hour, in English and Spanish.":
    "Llame o envíe un mensaje de texto. Alguien responde a cualquier hora, en inglés y en español.",
  "Poison or too much of a medicine": "Intoxicación o demasiada cantidad de un medicamento",
  "Poison Control, at any hour, free.": "Centro de Control de Envenenamientos, a cualquier hora, gratis.",
  "Call {number}": "Llame al {number}",
  "Outside the United States, call your local emergency number. For anything that can wait until tomorrow, our support line is {number}.":
    "Fuera de Estados Unidos, llame al número de emergencias local. Para lo que pueda esperar hasta mañana, nuestra línea de ayuda es {number}.",
} as const;
