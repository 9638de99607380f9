import type { NERVES } from "~/domain/triage/conditions/nerves";
import type { ConditionText } from "../texts";

export default {
  Stroke: "Derrame cerebral (ictus)",
  "Transient ischaemic attack (mini-stroke)": "Ataque isquémico transitorio (miniderrame cerebral)",
  "Subarachnoid haemorrhage (brain bleed)": "Hemorragia subaracnoidea (sangrado en el cerebro)",
  "Brain tumor": "Tumor cerebral",
  "Brain abscess": "Absceso cerebral",
  Meningitis: "Meningitis (infección de las membranas del cerebro)",
  "Meningitis or sepsis in an infant": "Meningitis o sepsis en un bebé",
  Encephalitis: "Encefalitis (inflamación del cerebro)",
  "Migraine headache": "Dolor de cabeza por migraña",
  "Tension headache": "Dolor de cabeza tensional",
  "Cluster headache": "Cefalea en racimos",
  "Acute sinusitis (rhinosinusitis)": "Sinusitis aguda (rinosinusitis)",
  "Giant cell (temporal) arteritis": "Arteritis de células gigantes (de la arteria temporal)",
  "Concussion (minor head injury)": "Conmoción cerebral (lesión leve de la cabeza)",
  "Minor bump on the head": "Golpe leve en la cabeza",
  "Bleeding inside the skull (subdural haematoma)": "Sangrado dentro del cráneo (hematoma subdural)",
  "Epileptic seizure": "Convulsión epiléptica",
  "Febrile seizure": "Convulsión por fiebre",
  "Benign paroxysmal positional vertigo": "Vértigo posicional paroxístico benigno",
  "Vestibular neuritis or labyrinthitis": "Neuritis vestibular o laberintitis",
  "Meniere disease": "Enfermedad de Ménière",
  "Bell palsy": "Parálisis facial de Bell",
  "Multiple sclerosis": "Esclerosis múltiple",
  "Guillain-Barre syndrome": "Síndrome de Guillain-Barré",
  "Myasthenia gravis": "Miastenia grave",
  "Carpal tunnel syndrome": "Síndrome del túnel carpiano",
  "Diabetic neuropathy": "Neuropatía diabética",
  "Parkinson disease": "Enfermedad de Parkinson",
  "Dementia (Alzheimer disease)": "Demencia (enfermedad de Alzheimer)",
  "Delirium (acute confusion)": "Delirio (confusión aguda)",
  Narcolepsy: "Narcolepsia",
  Insomnia: "Insomnio",
  "Panic attack": "Ataque de pánico",
  "Generalized anxiety disorder": "Trastorno de ansiedad generalizada",
  "Major depression": "Depresión mayor",
  "Suicidal crisis": "Crisis suicida",
  "Postpartum depression": "Depresión posparto",
  "Acute psychosis or mania": "Psicosis o manía aguda",
  "Alcohol withdrawal": "Abstinencia de alcohol",
  "Anorexia nervosa": "Anorexia nerviosa",
  "Bulimia nervosa": "Bulimia nerviosa",
  "Binge eating disorder": "Trastorno por atracón",
  "Restless legs syndrome": "Síndrome de piernas inquietas",
  "Lie down in a dark, quiet room and take your usual painkiller early, on no more than two days a week.":
    "Acuéstese en un cuarto oscuro y tranquilo y tome pronto su analgésico habitual, no más de dos días por semana.",
  "Rest, drink water, walk, loosen neck and shoulders; a simple painkiller on no more than two days a week.":
    "Descanse, beba agua, camine, relaje el cuello y los hombros; un analgésico sencillo no más de dos días por semana.",
  "Saline rinses, steam, a decongestant for a few days and simple painkillers. Most settle without antibiotics.":
    "Lavados con solución salina, vapor, un descongestionante por unos días y analgésicos sencillos. La mayoría mejora sin antibióticos.",
  "A cold pack, rest, and somebody to look in for 24 hours. Vomiting, drowsiness, confusion or a worse headache: emergency department.":
    "Una compresa fría, reposo y alguien que esté pendiente durante 24 horas. Si hay vómitos, somnolencia, confusión o un dolor de cabeza que empeora: vaya a urgencias del hospital.",
  "A clinician can show you the Epley manoeuvre, which often ends it in one visit. Rise slowly, and hold on.":
    "Un profesional de salud puede enseñarle la maniobra de Epley, que suele resolverlo en una visita. Levántese despacio y sujétese.",
  "A wrist splint at night and breaks from repeated gripping help most people.":
    "Una férula en la muñeca por la noche y pausas al agarrar objetos repetidamente ayudan a la mayoría.",
  "Same rising time every day, no screens or caffeine late, out of bed when awake for long. If it lasts over four weeks, ask about CBT for insomnia.":
    "Levántese todos los días a la misma hora, sin pantallas ni cafeína tarde, y salga de la cama si pasa mucho tiempo despierto. Si dura más de cuatro semanas, pregunte por la terapia cognitivo-conductual para el insomnio.",
} as const satisfies Record<ConditionText<typeof NERVES>, string>;
