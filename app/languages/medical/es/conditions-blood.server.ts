import type { BLOOD } from "~/domain/triage/conditions/blood";
import type { ConditionText } from "../texts";

export default {
  "Iron deficiency anemia": "Anemia por falta de hierro",
  "Vitamin B12 deficiency (pernicious) anemia": "Anemia por falta de vitamina B12 (perniciosa)",
  "Hemolytic anemia (G6PD deficiency)": "Anemia hemolítica (deficiencia de G6PD)",
  "Paroxysmal nocturnal hemoglobinuria": "Hemoglobinuria paroxística nocturna",
  "Sickle cell anemia (crisis)": "Anemia falciforme (crisis)",
  Thalassemia: "Talasemia",
  Leukemia: "Leucemia",
  "Lymphoma (Hodgkin or other)": "Linfoma (de Hodgkin u otro)",
  "Multiple myeloma": "Mieloma múltiple",
  "Polycythemia vera": "Policitemia vera (exceso de glóbulos rojos)",
  "Low platelets (immune thrombocytopenia)": "Plaquetas bajas (trombocitopenia inmune)",
  "Anaphylaxis (severe allergic reaction)": "Anafilaxia (reacción alérgica grave)",
  "Food allergy or mild allergic reaction": "Alergia a alimentos o reacción alérgica leve",
  Angioedema: "Angioedema (hinchazón profunda)",
  "Poisoning or overdose": "Intoxicación o sobredosis",
  "Lithium poisoning": "Intoxicación por litio",
  "Carbon monoxide poisoning": "Intoxicación por monóxido de carbono",
  "Heat stroke": "Golpe de calor",
  "Heat exhaustion": "Agotamiento por calor",
  "Hypothermia or frostbite": "Hipotermia o congelación",
  "Venomous bite or sting": "Mordedura o picadura venenosa",
  "Opioid overdose": "Sobredosis de opioides",
  "Major injury": "Lesión grave",
  "Chronic fatigue or burn-out": "Fatiga crónica o agotamiento",
} as const satisfies Record<ConditionText<typeof BLOOD>, string>;
