import type { INFECTIONS } from "~/domain/triage/conditions/infections";
import type { ConditionText } from "../texts";

export default {
  Sepsis: "Sepsis (infección generalizada)",
  "Neutropenic sepsis (fever during chemotherapy)": "Sepsis neutropénica (fiebre durante la quimioterapia)",
  "Toxic shock syndrome": "Síndrome de choque tóxico",
  Malaria: "Malaria (paludismo)",
  "Dengue fever": "Dengue (fiebre)",
  "Typhoid fever": "Fiebre tifoidea",
  Brucellosis: "Brucelosis",
  "Lyme disease": "Enfermedad de Lyme",
  "Tick-borne spotted fever (Rocky Mountain or other)":
    "Fiebre manchada por garrapatas (de las Montañas Rocosas u otra)",
  "Tick bite without illness": "Picadura de garrapata sin enfermedad",
  "Cat scratch disease": "Enfermedad por arañazo de gato",
  "HIV infection": "Infección por VIH",
  "Viral illness (unspecified)": "Enfermedad viral (sin especificar)",
  "Fever in a child without a clear source": "Fiebre en un niño sin causa clara",
  Roseola: "Roséola",
  "Hand, foot and mouth disease": "Enfermedad de manos, pies y boca",
  "Chickenpox (varicella)": "Varicela",
  Measles: "Sarampión",
  Rubella: "Rubéola",
  "Fifth disease (slapped cheek)": "Eritema infeccioso (quinta enfermedad)",
  "Kawasaki disease": "Enfermedad de Kawasaki",
  "Septic arthritis": "Artritis séptica",
  "Bone infection (osteomyelitis)": "Infección del hueso (osteomielitis)",
  Tetanus: "Tétanos",
  "Animal bite": "Mordedura de animal",
  "Pull the tick straight out with fine tweezers, clean, and watch the spot for a month: a spreading ring or fever should be seen.":
    "Saque la garrapata tirando recto con pinzas finas, limpie y vigile el lugar durante un mes: un anillo que crece o la fiebre deben verse.",
  "Rest, drink, and paracetamol if the fever troubles you. New signs or more than four days: be seen.":
    "Descanse, beba líquidos, y paracetamol (acetaminofén) si la fiebre molesta. Si hay signos nuevos o dura más de cuatro días: haga que lo vean.",
  "Cool drinks and soft food, paracetamol for pain; it passes in a week to ten days.":
    "Bebidas frías y comida blanda, paracetamol (acetaminofén) para el dolor; pasa en una semana a diez días.",
  "Cool baths, calamine, short nails, paracetamol (no ibuprofen, no aspirin). Stay away from pregnant women and newborns until all spots are crusts.":
    "Baños frescos, calamina, uñas cortas, paracetamol (acetaminofén); nada de ibuprofeno ni de aspirina. Manténgase lejos de embarazadas y recién nacidos hasta que todas las manchas sean costras.",
  "It passes by itself. Tell pregnant contacts.":
    "Pasa por sí solo. Avise a las embarazadas con quienes haya tenido contacto.",
} as const satisfies Record<ConditionText<typeof INFECTIONS>, string>;
