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
  "I did not understand “{value}”. Can you say it in other words?":
    "No entendí “{value}”. ¿Puede decirlo con otras palabras?",
  "What do you feel, and since when?": "¿Qué siente y desde cuándo?",
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
