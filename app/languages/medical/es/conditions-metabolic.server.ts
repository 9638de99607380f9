import type { METABOLIC } from "~/domain/triage/conditions/metabolic";
import type { ConditionText } from "../texts";

export default {
  "Diabetic ketoacidosis": "Cetoacidosis diabética",
  "Hyperosmolar high blood sugar": "Azúcar alta hiperosmolar",
  "Low blood sugar (hypoglycaemia)": "Azúcar baja en la sangre (hipoglucemia)",
  "Type 2 diabetes mellitus": "Diabetes mellitus de tipo 2",
  "Type 1 diabetes (new)": "Diabetes de tipo 1 (nueva)",
  "Prediabetes or metabolic syndrome": "Prediabetes o síndrome metabólico",
  Obesity: "Obesidad",
  "Side effects of a GLP-1 weight-loss medicine": "Efectos secundarios de un medicamento GLP-1 para bajar de peso",
  "Refeeding syndrome": "Síndrome de realimentación",
  "Dumping syndrome after weight-loss surgery": "Síndrome de vaciado rápido después de una cirugía para bajar de peso",
  "Complication after weight-loss surgery": "Complicación después de una cirugía para bajar de peso",
  "Hypothyroidism (underactive thyroid)": "Hipotiroidismo (tiroides poco activa)",
  "Hyperthyroidism (overactive thyroid)": "Hipertiroidismo (tiroides hiperactiva)",
  "Cushing syndrome": "Síndrome de Cushing",
  "Adrenal insufficiency (Addison disease)": "Insuficiencia suprarrenal (enfermedad de Addison)",
  "Hyperparathyroidism (high calcium)": "Hiperparatiroidismo (calcio alto)",
  Acromegaly: "Acromegalia",
  "Pituitary adenoma": "Adenoma de la hipófisis",
  Gout: "Gota",
  "Acanthosis nigricans": "Acantosis pigmentaria",
  Dehydration: "Deshidratación",
  "Vitamin D deficiency": "Falta de vitamina D",
  "Losing 5 to 7% of weight and 150 minutes of movement a week halve the step to diabetes.":
    "Bajar entre el 5 y el 7% del peso y moverse 150 minutos por semana reducen a la mitad el paso a la diabetes.",
  "A programme of food, movement and behaviour with regular support works best; medicines and surgery are options that a specialist weighs with you.":
    "Lo que mejor funciona es un programa de alimentación, movimiento y conducta con apoyo regular; los medicamentos y la cirugía son opciones que un especialista valora con usted.",
  "Small, low-fat meals, eat slowly, stop when full; your prescriber can slow the dose steps.":
    "Comidas pequeñas y bajas en grasa, coma despacio, pare cuando se sienta lleno; quien le receta el medicamento puede espaciar los aumentos de dosis.",
  "Small meals without sugary drinks, drink between meals, lie down afterwards.":
    "Comidas pequeñas sin bebidas azucaradas, beba entre comidas, acuéstese después.",
} as const satisfies Record<ConditionText<typeof METABOLIC>, string>;
