/** What the engine and the guard say besides names: what to do, whom to call, what to ask. */
export default {
  // What to do, the most pressing first (domain/triage/actions.ts, reply.ts).
  "Go to an emergency department now, or call 911 if you cannot get there safely.":
    "Vaya ahora a la sala de emergencias de un hospital, o llame al 911 si no puede llegar de forma segura.",
  "What you describe can be {title}: it has to be looked at now.":
    "Puede tratarse de {title}: lo que describe tiene que valorarse ahora mismo.",
  "Take along a list of your medicines and illnesses, and do not stay alone.":
    "Lleve una lista de sus medicamentos y enfermedades, y no se quede a solas.",
  "Be seen by a clinician today, or tomorrow at the latest (own doctor, urgent care or telehealth).":
    "Haga que un profesional de salud le atienda hoy o, a más tardar, mañana (su médico, un centro de atención urgente o telesalud).",
  "Be seen by a clinician today, or tomorrow at the latest.":
    "Haga que un profesional de salud le atienda hoy o, a más tardar, mañana.",
  "Arrange to be seen by a clinician within the next days.":
    "Pida que un profesional de salud le atienda en los próximos días.",
  "Book an ordinary appointment in the next weeks; it does not have to be now.":
    "Pida una cita normal en las próximas semanas; no tiene que ser ahora.",
  "You can most likely look after this at home.": "Lo más probable es que pueda cuidar de esto en casa.",
  "If it is not better after {days}, have a clinician look at it.":
    "Si no mejora después de {days}, haga que lo revise un profesional de salud.",
  "a day": "un día",
  "Get help at once if it suddenly gets worse, or with trouble breathing, chest pain, confusion, fainting or a new weakness.":
    "Busque ayuda de inmediato si empeora de repente, o si hay dificultad para respirar, dolor en el pecho, confusión, desmayo o una debilidad nueva.",

  // First aid.
  "Take fast sugar now: 15 grams, for example 4 glucose tablets, half a cup (4 ounces) of juice or regular soda, or a tablespoon of sugar or honey. Measure again after 15 minutes, and repeat while it is below 70 mg/dL; then eat a snack.":
    "Tome azúcar rápida ahora: 15 gramos, por ejemplo 4 tabletas de glucosa, media taza (4 onzas) de jugo o de refresco con azúcar, o una cucharada de azúcar o miel. Mida de nuevo a los 15 minutos y repita mientras esté por debajo de 70 mg/dL; después coma algo.",
  "If the person is awake and can swallow: fast sugar now, 15 grams (half a cup of juice or regular soda, or 4 glucose tablets), and again after 15 minutes. If not: nothing by mouth, glucagon if there is any, and lay the person on the side.":
    "Si la persona está despierta y puede tragar: azúcar rápida ahora, 15 gramos (media taza de jugo o de refresco con azúcar, o 4 tabletas de glucosa), y otra vez a los 15 minutos. Si no: nada por la boca, glucagón si lo hay, y póngala de lado.",
  "Get to a safe place, with a lock or with other people. The National Domestic Violence Hotline answers day and night: 1-800-799-7233.":
    "Vaya a un lugar seguro, con llave o con otras personas. La Línea Nacional contra la Violencia Doméstica atiende día y noche: 1-800-799-7233.",
  "Give naloxone (Narcan) if there is any, keep the person awake and on the side, and watch every breath until help comes.":
    "Dé naloxona (Narcan) si la hay, mantenga a la persona despierta y de lado, y vigile cada respiración hasta que llegue la ayuda.",
  "Sit down and rest. If you are not allergic to aspirin and have been told you may take it, chew one adult aspirin while you wait.":
    "Siéntese y descanse. Si no es alérgico a la aspirina y le han dicho que puede tomarla, mastique una aspirina para adultos mientras espera.",
  "Use an adrenaline injector at once if there is one, lie down with legs raised (sit up if breathing is hard).":
    "Use de inmediato un inyector de adrenalina si lo hay, acuéstese con las piernas elevadas (siéntese si le cuesta respirar).",
  "Use an adrenaline injector at once if there is one, lie down with legs raised.":
    "Use de inmediato un inyector de adrenalina si lo hay, acuéstese con las piernas elevadas.",
  "Note the time it started: treatment depends on it. Nothing to eat or drink.":
    "Anote la hora en que empezó: el tratamiento depende de ella. No coma ni beba nada.",
  "Move hard things away, turn the person on the side, put nothing in the mouth, and note the time.":
    "Aparte los objetos duros, ponga a la persona de lado, no le meta nada en la boca y anote la hora.",
  "Press hard on the wound with a cloth and do not let go.": "Presione con fuerza la herida con un paño y no suelte.",
  "Put distance between you and anything you could use, and stay with somebody you trust.":
    "Ponga distancia entre usted y todo lo que pudiera usar para hacerse daño, y quédese con alguien de confianza.",
  "Cool the burn under running water for twenty minutes while you wait.":
    "Enfríe la quemadura con agua corriente durante veinte minutos mientras espera.",
  "Get into the shade, take off clothes, cool with water and fanning.":
    "Póngase a la sombra, quítese ropa, refrésquese con agua y abanicándose.",
  "Five blows between the shoulder blades, then five thrusts below the breastbone, until it comes out.":
    "Cinco golpes entre los omóplatos, luego cinco compresiones debajo del esternón, hasta que salga.",
  "Keep the limb still and below the heart; do not cut, suck or tie it.":
    "Mantenga la extremidad quieta y por debajo del corazón; no la corte, no la succione ni la ate.",

  // What to ask next.
  "I did not understand what you wrote, so I cannot tell how urgent it is. Say it in other words: what do you feel, where, and since when?":
    "No entendí lo que escribió, así que no puedo decir qué tan urgente es. Dígalo con otras palabras: ¿qué siente, dónde y desde cuándo?",
  "Do you have severe stomach pain, vomiting that does not stop, hardly any urine, or a change in your sight?":
    "¿Tiene un dolor de estómago muy fuerte, vómitos que no paran, muy poca orina o un cambio en la vista?",
  "Do you feel sick, vomit, breathe fast, or have stomach pain, even if your sugar is normal?":
    "¿Tiene náuseas, vómitos, respiración rápida o dolor de estómago, aunque su azúcar esté normal?",
  "What is your blood sugar now, and are you shaky, sweaty, confused or vomiting?":
    "¿Cuánto tiene de azúcar en la sangre ahora? ¿Tiene temblor, sudor, confusión o vómitos?",
  "Are you very sleepy, hard to wake, or breathing slowly?":
    "¿Tiene mucho sueño, cuesta despertarle o respira despacio?",
  "Have you hit your head, or do you have black stools, blood anywhere, or a sudden headache?":
    "¿Se ha golpeado la cabeza, o tiene heces negras, sangre en alguna parte o un dolor de cabeza repentino?",
  "Do you have bleeding, strong stomach pain, a severe headache, or does the baby move less?":
    "¿Tiene sangrado, dolor fuerte de vientre, un dolor de cabeza muy fuerte, o se mueve menos el bebé?",
  "Do you have severe stomach pain, a racing heart, fever, or vomiting that does not stop?":
    "¿Tiene un dolor de estómago muy fuerte, el corazón acelerado, fiebre o vómitos que no paran?",
  "Is this happening right now: {finding}?": "¿Está pasando ahora mismo: {finding}?",
  "Do you mean it as you say it, and is it happening now: {title}?": "¿Lo dice en serio y está pasando ahora: {title}?",
  "I did not understand “{value}”. Can you say it in other words?":
    "No entendí “{value}”. ¿Puede decirlo con otras palabras?",
  "What do you feel, and since when?": "¿Qué siente y desde cuándo?",
  "What you wrote does not sound urgent. If anything troubles you, write what you feel, where, and since when; food, weight and medicines can be talked about in the chat.":
    "Lo que escribió no parece urgente. Si algo le molesta, escriba qué siente, dónde y desde cuándo; de comida, peso y medicinas se puede hablar en el chat.",
  "What you tell is as it should be, and you named no symptom. If anything troubles you, write what you feel and since when.":
    "Lo que cuenta está como debe estar y no nombró ningún síntoma. Si algo le molesta, escriba qué siente y desde cuándo.",
  "You told only which medicine you took, and no symptom. Take it as its label or your doctor says; if anything troubles you, write what you feel and since when.":
    "Solo dijo qué medicina tomó y ningún síntoma. Tómela como indica la etiqueta o su médico; si algo le molesta, escriba qué siente y desde cuándo.",
  "How long have you had this, and did it start suddenly?": "¿Desde cuándo tiene esto? ¿Empezó de repente?",
  "Does this apply to you: {finding}?": "¿Se da esto en su caso: {finding}?",

  // Whom to call (domain/triage/guard, domain/assistant/guard.ts).
  "Call or text 988, the Suicide and Crisis Lifeline, now. If you have hurt yourself or are about to, call 911. Stay with somebody.":
    "Llame o envíe un mensaje de texto ahora al 988, la Línea de Prevención del Suicidio y Crisis. Si se ha hecho daño o está a punto de hacérselo, llame al 911. Quédese con alguien.",
  "Call 911 now if anybody is drowsy, has a seizure or trouble breathing; otherwise call Poison Control at 1-800-222-1222 at once. Do not wait for signs.":
    "Llame ahora al 911 si alguien tiene somnolencia, convulsiones o dificultad para respirar; si no, llame de inmediato al Centro de Control de Envenenamientos al 1-800-222-1222. No espere a que haya síntomas.",
  "Call 911 or your local emergency number now. Do not drive yourself, and do not wait for an appointment.":
    "Llame ahora al 911 o a su número local de emergencias. No conduzca usted, y no espere a una cita.",
  "Call 911 now": "Llame al 911 ahora",
  "Call or text 988 now": "Llame o envíe un mensaje de texto al 988 ahora",
  "Call 911": "Llamar al 911",
  "Call 988": "Llamar al 988",
  "Call Poison Control, 1-800-222-1222": "Llamar al Centro de Control de Envenenamientos, 1-800-222-1222",

  // What a reply of the chat begins with.
  "This may be an emergency. {call}": "Esto puede ser una emergencia. {call}",
  "What you told me before may be an emergency. {call}": "Lo que me contó antes puede ser una emergencia. {call}",
  "What you describe should be looked at by a clinician today or tomorrow.":
    "Lo que describe debe valorarlo un profesional de salud hoy o mañana.",

  // Under every reply (domain/assistant/chat.ts).
  "This is general information, not a diagnosis and not a treatment. It does not replace a doctor. In an emergency call 911.":
    "Esta es información general, no un diagnóstico ni un tratamiento. No sustituye a un médico. En una emergencia, llame al 911.",
} as const;

/** With its noun, after “después de”. */
export const counts = { day: { one: "# día", many: "# de días", other: "# días" } } as const;
