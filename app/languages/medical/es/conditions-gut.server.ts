import type { GUT } from "~/domain/triage/conditions/gut";
import type { ConditionText } from "../texts";

export default {
  "Viral gastroenteritis (stomach flu)": "Gastroenteritis viral (gripe estomacal)",
  "Food poisoning": "Intoxicación alimentaria",
  "Bacterial gastroenteritis (dysentery)": "Gastroenteritis bacteriana (disentería)",
  Cholera: "Cólera",
  "Travelers' diarrhea": "Diarrea del viajero",
  "Clostridioides difficile colitis": "Colitis por Clostridioides difficile",
  "Giardiasis (parasitic diarrhea)": "Giardiasis (diarrea por parásitos)",
  "Acute appendicitis": "Apendicitis aguda",
  "Gallstones (biliary colic, cholelithiasis)": "Cálculos biliares (cólico biliar)",
  "Acute cholecystitis (inflamed gallbladder)": "Colecistitis aguda (inflamación de la vesícula)",
  "Acute cholangitis (bile duct infection)": "Colangitis aguda (infección de las vías biliares)",
  "Acute pancreatitis": "Pancreatitis aguda",
  "Chronic pancreatitis": "Pancreatitis crónica",
  "Pancreatic cancer": "Cáncer de páncreas",
  "Acid reflux (GERD, esophagitis)": "Reflujo ácido (esofagitis por reflujo)",
  Esophagitis: "Esofagitis (inflamación del esófago)",
  "Peptic ulcer disease": "Úlcera péptica",
  "Indigestion (functional dyspepsia, gastritis)": "Indigestión (dispepsia funcional, gastritis)",
  "Upper gastrointestinal bleeding": "Hemorragia digestiva alta",
  "Perforated bowel or peritonitis": "Perforación intestinal o peritonitis",
  "Bowel obstruction": "Obstrucción intestinal",
  Intussusception: "Invaginación intestinal",
  "Pyloric stenosis": "Estenosis pilórica",
  "Blocked bowel artery (mesenteric ischaemia)": "Obstrucción de una arteria del intestino (isquemia mesentérica)",
  "Acute diverticulitis": "Diverticulitis aguda",
  "Diverticulosis (bleeding pouches of the bowel)": "Diverticulosis (bolsas del intestino que sangran)",
  "Angiodysplasia (bleeding bowel vessel)": "Angiodisplasia (vaso del intestino que sangra)",
  "Irritable bowel syndrome": "Síndrome del intestino irritable",
  "Crohn disease": "Enfermedad de Crohn",
  "Ulcerative colitis": "Colitis ulcerosa",
  "Celiac disease": "Enfermedad celíaca",
  "Lactose intolerance": "Intolerancia a la lactosa",
  Constipation: "Estreñimiento",
  "Hemorrhoids (piles)": "Hemorroides (almorranas)",
  "Anal fissure": "Fisura anal",
  "Pinworms (threadworms)": "Oxiuros (lombrices intestinales)",
  "Anal abscess": "Absceso anal",
  "Inguinal or other hernia": "Hernia inguinal o de otro tipo",
  "Strangulated hernia": "Hernia estrangulada",
  "Viral hepatitis": "Hepatitis viral",
  "Liver cirrhosis": "Cirrosis hepática",
  "Fatty liver disease (MASLD)": "Hígado graso",
  "Acute liver failure": "Insuficiencia hepática aguda",
  "Liver abscess": "Absceso hepático",
  "Hepatocellular carcinoma (liver cancer)": "Carcinoma hepatocelular (cáncer de hígado)",
  "Gastric (stomach) cancer": "Cáncer gástrico (de estómago)",
  "Esophageal cancer": "Cáncer de esófago",
  Achalasia: "Acalasia",
  "Diffuse esophageal spasm": "Espasmo esofágico difuso",
  "Food stuck in the gullet": "Comida atascada en el esófago",
  "Colon cancer": "Cáncer de colon",
  "Colonic polyps": "Pólipos del colon",
  "Mesenteric adenitis": "Adenitis mesentérica",
  "Infant colic": "Cólico del lactante",
  "Small sips often, best an oral rehydration solution; eat again when you feel like it; wash hands. Not passing urine, blood or three days without improvement: be seen.":
    "Sorbos pequeños y frecuentes, lo mejor es una solución de rehidratación oral; vuelva a comer cuando tenga ganas; lávese las manos. Si no orina, hay sangre o pasan tres días sin mejorar: haga que lo vean.",
  "Small sips of rehydration solution; most are better within two days. Blood, high fever, or weakness and double vision: be seen at once.":
    "Sorbos pequeños de solución de rehidratación; la mayoría mejora en dos días. Si hay sangre, fiebre alta, o debilidad y visión doble: haga que lo vean de inmediato.",
  "Rehydration solution, rest, and loperamide for a day or two if there is no fever or blood.":
    "Solución de rehidratación, reposo, y loperamida uno o dos días si no hay fiebre ni sangre.",
  "Smaller meals, none three hours before bed, raise the head of the bed, less alcohol, coffee and fat; an antacid helps. Losing weight helps lastingly.":
    "Comidas más pequeñas, ninguna tres horas antes de acostarse, elevar la cabecera de la cama, menos alcohol, café y grasa; un antiácido ayuda. Bajar de peso ayuda de forma duradera.",
  "Smaller, less fatty meals, less alcohol and coffee, no ibuprofen-type painkillers; an antacid for two weeks.":
    "Comidas más pequeñas y menos grasosas, menos alcohol y café, nada de analgésicos del tipo del ibuprofeno; un antiácido durante dos semanas.",
  "Regular meals, soluble fibre and a food diary help; a dietitian can guide a low-FODMAP trial.":
    "Ayudan las comidas regulares, la fibra soluble y un diario de comidas; un dietista puede guiar una prueba con dieta baja en FODMAP.",
  "Leave milk products out for two weeks, then try how much you tolerate; a dietitian helps to keep up calcium.":
    "Deje los productos lácteos dos semanas y luego pruebe cuánto tolera; un dietista ayuda a mantener el calcio.",
  "More fibre, water and movement, and time after breakfast; an osmotic laxative from the pharmacy if needed.":
    "Más fibra, agua y movimiento, y tiempo después del desayuno; un laxante osmótico de la farmacia si hace falta.",
  "Soft stools (fibre, water), warm baths, a soothing ointment; bleeding that lasts over two weeks, or after 50 for the first time, should be looked at.":
    "Heces blandas (fibra, agua), baños tibios, una pomada calmante; el sangrado que dura más de dos semanas, o que aparece por primera vez después de los 50, debe revisarse.",
  "Soft stools, warm baths; an ointment on prescription helps if it lasts over a week or two.":
    "Heces blandas, baños tibios; una pomada con receta ayuda si dura más de una o dos semanas.",
  "A worm medicine from the pharmacy for the whole household, washed bedding and short nails.":
    "Un medicamento contra las lombrices de la farmacia para toda la familia, ropa de cama lavada y uñas cortas.",
  "Losing 7 to 10% of weight clears much of the fat from the liver.":
    "Bajar entre el 7 y el 10% del peso elimina gran parte de la grasa del hígado.",
} as const satisfies Record<ConditionText<typeof GUT>, string>;
